"""The best arrangement of a hand: melds with the least deadwood, exact for any wild cards.

A candidate (`deadwood`) costs the wild cards that it needs.  Surplus wild cards go to melds with
room; those without room are deadwood, the cheapest first.  The search branches on the lowest
natural card and caches positions: free natural cards, wild cards left, room in the chosen pieces.
It skips a branch only if melding all its cards would not be better.

Bots ask ``ArrangementSearch`` for points of deadwood and for discards that go out, thousands of
times a second.  `deadwood` and `going_out` answer these from their caches without choosing melds.
"""

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate
from operator import itemgetter
from typing import Final

from game.cards.french import Card
from game.cards.melds import deadwood
from game.cards.melds.card_sets import (
    ALL_COPIES_FACTOR,
    BITS_PER_COPY_COUNT,
    FIRST_COPY_MASK,
    ONE_SUIT_MASK,
    RANK_COPIES,
    SUIT_CARDS,
    remove_cards,
    unpack,
)
from game.cards.melds.deadwood import DeadwoodSearch
from game.cards.melds.going_out import GoingOutSearch
from game.cards.melds.laid_cards import LaidCard, card_of
from game.cards.melds.meld_rules import MeldRules, as_meld

Piece = tuple[int, int, int, int]
"""A candidate with its points: (natural cards, wild cards needed, room for more, points)."""

Search = Callable[[int, int, int], int]
"""Maximum points that a position saves, by natural cards, wild cards left, and room."""

_FEW_WILD_CARDS: Final = 2
"""Threshold: with at most this many wild cards, trying the best pieces in turn beats the
cache."""


class Pieces:
    """The candidates of one hand, sorted for the search."""

    __slots__ = ("by_low", "by_worth", "covers", "natural")

    def __init__(self, pieces: Iterable[Piece], wilds: int) -> None:
        self.by_worth = sorted(pieces, key=itemgetter(3), reverse=True)
        """All pieces, the most points first."""
        self.by_low: dict[int, list[Piece]] = {}
        """The pieces by their lowest card, as a bit; the most points first."""
        self.natural: list[int] = []
        """The cards of each piece that needs no wild card."""
        covers = [0] * (wilds + 1)
        for piece in self.by_worth:
            cards, need = piece[:2]
            covers[need] |= cards & FIRST_COPY_MASK
            self.by_low.setdefault(cards & -cards, []).append(piece)
            if not need:
                self.natural.append(cards)
        self.covers: list[int] = []
        """By number of wild cards: the cards, with all copies, of pieces they suffice for."""
        cover = 0
        for cards in covers:
            cover |= cards
            self.covers.append(cover * ALL_COPIES_FACTOR)


def most_saved(pieces: Pieces, costs: Sequence[int], values: Sequence[int]) -> Search:
    """A function that returns the most points a position saves, less those of unused wild cards.

    ``costs[n]`` are the points of ``n`` unused wild cards, ``values`` the points of each natural
    card.  Its cache serves any number of positions.
    """
    by_low, by_worth = pieces.by_low, pieces.by_worth
    covers, natural = pieces.covers, pieces.natural
    known: dict[tuple[int, int, int], int] = {}

    def worth_of(held: int) -> int:
        worth = 0
        while held:
            low = held & -held
            worth += values[(low.bit_length() - 1) % BITS_PER_COPY_COUNT]
            held ^= low
        return worth

    def search(held: int, left: int, room: int, goal: int) -> int:
        """``goal`` is the value of all cards held, an upper bound."""
        lost = held & ~covers[left]
        if lost:
            held ^= lost
            goal -= worth_of(lost)
        best = -costs[left - room] if left > room else 0
        if not held:
            return best
        if left <= _FEW_WILD_CARDS:
            for cards in natural:
                if held & cards == cards:
                    break
            else:
                return with_wilds(held, left, room, 0)
        position = held, left, room
        if position in known:
            return known[position]
        low = held & -held
        for cards, need, more, worth in by_low.get(low, ()):
            if need <= left and held & cards == cards:
                after = left - need
                rest = remove_cards(held, cards)
                saved = worth + search(rest, after, min(room + more, after), goal - worth)
                if saved > best:
                    best = saved
                    if best == goal:
                        break
        copies = held & low * ALL_COPIES_FACTOR
        goal -= worth_of(copies)
        if goal > best:
            best = max(best, search(held ^ copies, left, room, goal))
        known[position] = best
        return best

    def with_wilds(held: int, left: int, room: int, start: int) -> int:
        """``search`` for positions in which every possible meld needs a wild card.

        Only the pieces from ``start`` on are tried, the most points first.
        """
        best = -costs[left - room] if left > room else 0
        for number in range(start, len(by_worth)):
            cards, need, more, worth = by_worth[number]
            if worth * left <= best:
                break
            if need <= left and held & cards == cards:
                after = left - need
                if after:
                    rest = remove_cards(held, cards)
                    worth += with_wilds(rest, after, min(room + more, after), number)
                if worth > best:
                    best = worth
        return best

    def most(held: int, left: int, room: int) -> int:
        held &= covers[left]
        return search(held, left, room, worth_of(held))

    return most


def choice(
    most: Callable[[int, int, int], int], pieces: Pieces, held: int, left: int
) -> list[Piece]:
    """The pieces of one best choice: the best branches of the search, walked once more."""
    chosen: list[Piece] = []
    room = 0
    held &= pieces.covers[left]
    while held:
        low = held & -held
        best = most(held, left, room)
        for piece in pieces.by_low.get(low, ()):
            cards, need, more, worth = piece
            if need <= left and held & cards == cards:
                after = left - need
                rest = remove_cards(held, cards), after, min(room + more, after)
                if worth + most(*rest) == best:
                    chosen.append(piece)
                    held, left, room = rest
                    break
        else:
            held &= ~(low * ALL_COPIES_FACTOR)
    return chosen


NO_DISCARD_POINTS: Final = 1 << 30
"""More points than any hand has: every card is barred."""
_MAX_CACHED_PARTS_COUNT: Final = 1 << 11
"""Maximum number of parts of hands in the cache of an arrangement search."""


@dataclass(frozen=True, slots=True)
class Arrangement:
    """A hand divided into melds and deadwood."""

    points: int
    """Points of the deadwood: the fewest possible."""
    melds: tuple[tuple[LaidCard, ...], ...]
    deadwood: tuple[Card, ...]
    """In order."""


class ArrangementSearch:
    """Arranges hands under one set of meld rules and card values, with caches.

    ``values`` are the points of each card, 0 to 52, as deadwood.  Hands come in any order, with
    bare jokers.
    """

    __slots__ = ("_clearing", "_known_parts", "_leavings", "_rules", "_values")

    def __init__(self, rules: MeldRules, values: Sequence[int]) -> None:
        self._rules = rules
        self._values = tuple(values)
        self._known_parts: dict[tuple[int, int, bool], list[Piece]] = {}
        self._leavings = DeadwoodSearch(rules, values)
        self._clearing = GoingOutSearch(rules)

    def points(self, cards: Iterable[Card]) -> int:
        """The fewest points of deadwood."""
        held, _, wilds = self._parted(cards)
        return self._leavings.least(held, self._costs(wilds))[0]

    def best(self, cards: Iterable[Card]) -> Arrangement:
        """An arrangement with the fewest points of deadwood."""
        held, _, wilds = self._parted(cards)
        if not held and self._rules.wilds_alone:
            alone = as_meld(wilds, self._rules)
            left = () if alone else tuple(sorted(wilds))
            return Arrangement(self._cards_worth(left), (alone,) if alone else (), left)
        pieces = Pieces(self._pieces(held, len(wilds)), len(wilds))
        search = most_saved(pieces, self._costs(wilds), self._values)
        chosen = choice(search, pieces, held, len(wilds))
        wilds.sort(key=self._values.__getitem__)
        unused = max(0, len(wilds) - sum([need + room for _, need, room, _ in chosen]))
        deadwood, filling = wilds[:unused], wilds[unused:]
        spare = len(filling) - sum([need for _, need, _, _ in chosen])
        melds = []
        for cards_in, need, room, _ in chosen:
            more = min(room, spare)
            spare -= more
            meld = as_meld(
                unpack(cards_in) + [filling.pop() for _ in range(need + more)], self._rules
            )
            assert meld is not None
            melds.append(meld)
            held = remove_cards(held, cards_in)
        deadwood += unpack(held)
        return Arrangement(self._cards_worth(deadwood), tuple(melds), tuple(sorted(deadwood)))

    def points_after_discards(self, cards: Iterable[Card]) -> dict[Card, int]:
        """For each card, in order: the fewest points after discarding one copy of it."""
        held, _, wilds = self._parted(cards)
        least, costs = self._leavings.least, self._costs(wilds)
        points, whole = least(held, costs)
        after: dict[Card, int] = {}
        for card in unpack(held & FIRST_COPY_MASK):
            if whole >> card & 1:
                after[card] = points - self._values[card]
            else:
                after[card] = least(remove_cards(held, 1 << card), costs)[0]
        for card in set(wilds):
            after[card] = least(held, self._costs_without(wilds, card))[0]
        return dict(sorted(after.items()))

    def fewest_after_discard(self, cards: Iterable[Card], kept: Card | None = None) -> int:
        """The fewest points of deadwood after one discard, which is not ``kept``.

        The minimum of ``points_after_discards``, without a look at every card.
        """
        held, _, wilds = self._parted(cards)
        return self._fewest_points(held, wilds, kept)

    def fewest_after_two(self, cards: Iterable[Card], first: Iterable[Card]) -> dict[Card, int]:
        """For each card of ``first``: the fewest points after discarding it and one more card.

        The same as ``fewest_after_discard`` of the hand without that card.
        """
        held, _, wilds = self._parted(cards)
        fewest: dict[Card, int] = {}
        for card in first:
            if self._rules.wild[card]:
                others = wilds.copy()
                others.remove(card)
                fewest[card] = self._fewest_points(held, others, None)
            else:
                fewest[card] = self._fewest_points(remove_cards(held, 1 << card), wilds, None)
        return fewest

    def _fewest_points(self, held: int, wilds: list[Card], kept: Card | None) -> int:
        """The fewest points after the best discard.

        A discard saves at most its own value, and high cards are tried first.
        """
        values, least = self._values, self._leavings.least
        costs = self._costs(wilds)
        points, whole = least(held, costs)
        best = NO_DISCARD_POINTS
        left = whole
        if kept is not None:
            left &= ~(1 << kept)
        if left:
            best = points - max([values[card] for card in unpack(left)])
        melded = held & ~whole & FIRST_COPY_MASK
        for card in sorted(unpack(melded), key=values.__getitem__, reverse=True):
            if best <= max(0, points - values[card]):
                break
            if card != kept:
                best = min(best, least(remove_cards(held, 1 << card), costs)[0])
        tried = []
        for card in wilds:
            if card != kept and values[card] not in tried and best > max(0, points - values[card]):
                tried.append(values[card])
                best = min(best, least(held, self._costs_without(wilds, card))[0])
        return best

    def goes_out_with(self, cards: Collection[Card]) -> list[Card]:
        """The cards, in order, whose discard lets all others be melded."""
        if self not in _CACHING_SEARCHES:
            self._begin()
        return self._clearing.discards(cards)

    def _begin(self) -> None:
        """Empty the caches of the other search: only one set of rules is in play."""
        for other in _CACHING_SEARCHES:
            other.forget()
        _CACHING_SEARCHES[:] = [self]

    def forget(self) -> None:
        self._leavings.forget()
        self._clearing.forget()

    def _parted(self, cards: Iterable[Card]) -> tuple[int, int, list[Card]]:
        """The natural cards of a hand in layers, their points, and the wild cards."""
        if self not in _CACHING_SEARCHES:
            self._begin()
        wild, values = self._rules.wild, self._values
        held = total = 0
        wilds: list[Card] = []
        for card in cards:
            if wild[card]:
                wilds.append(card)
            else:
                total += values[card]
                bit = 1 << card
                while held & bit:
                    bit <<= BITS_PER_COPY_COUNT
                held |= bit
        return held, total, wilds

    def _cards_worth(self, cards: Iterable[Card]) -> int:
        return sum(map(self._values.__getitem__, cards))

    def _costs(self, wilds: Iterable[Card]) -> tuple[int, ...]:
        """Points by number of unused wild cards, the cheapest ones first."""
        return costs_of(tuple(sorted(map(self._values.__getitem__, wilds))))

    def _costs_without(self, wilds: Sequence[Card], card: Card) -> tuple[int, ...]:
        others = list(wilds)
        others.remove(card)
        return self._costs(others)

    def _pieces(self, held: int, wilds: int) -> list[Piece]:
        known = self._known_parts
        found: list[Piece] = []
        for suit in SUIT_CARDS:
            part = held & suit
            if part:
                pieces = known.get((part, wilds, False))
                found += self._weighed(part, wilds, False) if pieces is None else pieces
        if not self._rules.groups:
            return found
        first = held & FIRST_COPY_MASK
        spades, hearts = first & ONE_SUIT_MASK, first >> 13 & ONE_SUIT_MASK
        diamonds, clubs = first >> 26 & ONE_SUIT_MASK, first >> 39
        if self._rules.single_groups and wilds > 1:
            ranks = spades | hearts | diamonds | clubs
        elif wilds or first != held:
            ranks = spades & hearts | diamonds & clubs | (spades | hearts) & (diamonds | clubs)
            further = held >> BITS_PER_COPY_COUNT
            while further:
                ranks |= further & ONE_SUIT_MASK
                further >>= 13
        else:
            ranks = spades & hearts & (diamonds | clubs) | diamonds & clubs & (spades | hearts)
        while ranks:
            part = held & RANK_COPIES[(ranks & -ranks).bit_length() - 1]
            ranks &= ranks - 1
            pieces = known.get((part, wilds, True))
            found += self._weighed(part, wilds, True) if pieces is None else pieces
        return found

    def _weighed(self, part: int, wilds: int, of_rank: bool) -> list[Piece]:
        lowest = (part & -part).bit_length() - 1
        if of_rank:
            shift = lowest % 13
            sets = deadwood.in_rank(part >> shift, wilds, self._rules)
        else:
            shift = lowest // 13 * 13
            sets = deadwood.in_suit(part >> shift, wilds, self._rules)
        values = self._values
        pieces: list[Piece] = []
        for cards, need, most in sets:
            moved = left = cards << shift
            worth = 0
            while left:
                low = left & -left
                worth += values[(low.bit_length() - 1) % BITS_PER_COPY_COUNT]
                left ^= low
            pieces.append((moved, need, most - need, worth))
        if len(self._known_parts) >= _MAX_CACHED_PARTS_COUNT:
            self._known_parts.clear()
        self._known_parts[part, wilds, of_rank] = pieces
        return pieces


_CACHING_SEARCHES: Final[list[ArrangementSearch]] = []
"""The search that was asked last, the only one with filled caches."""


@lru_cache(maxsize=1 << 10)
def costs_of(values: tuple[int, ...]) -> tuple[int, ...]:
    """The points of the first 0, 1, 2 ... of these values."""
    return tuple(accumulate(values, initial=0))


@lru_cache(maxsize=64)
def arranger(rules: MeldRules, values: tuple[int, ...]) -> ArrangementSearch:
    """The one arrangement search for these rules and values."""
    return ArrangementSearch(rules, values)


OWED_CARD_POINTS: Final = 10_000
"""Extra value of an owed card: more than all cards together."""


def melds_with(
    cards: Iterable[Card], rules: MeldRules, values: Sequence[int], owed: Card | None
) -> list[tuple[LaidCard, ...]]:
    """The melds of the best arrangement among those that meld the ``owed`` card, if any does.

    The meld of the owed card comes first.

    >>> from game.cards.french import read, write
    >>> hand = [read(text) for text in ("7S", "8S", "9S", "9H", "9D")]
    >>> found = melds_with(hand, MeldRules(), [1] * 53, read("9D"))
    >>> [[write(card) for card in meld] for meld in found]
    [['9S', '9H', '9D']]
    """
    if owed is None:
        return list(best_arrangement(cards, rules, values).melds)
    weighed = list(values)
    weighed[owed] += OWED_CARD_POINTS
    found = best_arrangement(cards, rules, weighed).melds
    return sorted(found, key=lambda meld: owed not in map(card_of, meld))


def best_arrangement(cards: Iterable[Card], rules: MeldRules, values: Sequence[int]) -> Arrangement:
    """The arrangement with the least deadwood; ``values`` as for ``ArrangementSearch``.

    >>> from game.cards.french import read, write
    >>> hand = [read(text) for text in ("7S", "8S", "9S", "9H", "9D")]
    >>> found = best_arrangement(hand, MeldRules(), [1] * 53)
    >>> found.points, [write(card) for card in found.deadwood]
    (2, ['9H', '9D'])
    """
    return arranger(rules, tuple(values)).best(cards)
