"""The best arrangement of a hand in melds, exactly, with any number of wild cards.

The natural cards are one int (``copies``); wild cards are only counted, since each
can stand for anything.  Every set of natural cards that wild cards can complete to
a meld is a candidate (``candidates``), and the candidates that together save the most
points are chosen (``packing``).  A candidate is charged the wild cards it cannot do
without; those over at the end go to the melds that have room, and those that find
none are left over, the cheapest of them first.

How few points are left over (``leaving``), and with which discards a hand goes out
(``clearing``), is found without choosing melds, and kept: that is asked thousands of times a
second.

Choosing melds for a hand: the candidates that fit together and save the most points.

A position is the natural cards still free, the wild cards left, and the room for wild
cards in the pieces chosen so far.  The lowest natural card is in one of the pieces of
which it is the lowest card, or it is left over with its copies; so every choice is met
once, and positions met before are looked up.  Nothing is guessed: a branch is only
passed over when even melding all of its cards would not be better.
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
    ALL_LAYERS,
    FIRST_LAYER,
    LAYER,
    ONE_RANK,
    ONE_SUIT,
    remove,
    unpack,
)
from game.cards.melds.deadwood import DeadwoodSearch
from game.cards.melds.going_out import GoingOutSearch
from game.cards.melds.laid_cards import LaidCard, card_of
from game.cards.melds.meld_rules import MeldRules, as_meld

Piece = tuple[int, int, int, int]
"""A candidate and its worth: (cards, wild cards needed, room for more, points)."""

Search = Callable[[int, int, int], int]
"""The most points that a position saves: of natural cards, wild cards left, and room."""

_FEW: Final = 2
"""With so few wild cards, taking the best pieces one by one is faster than looking up."""


class Pieces:
    """The candidates of one hand, sorted for the search."""

    __slots__ = ("by_low", "by_worth", "covers", "natural")

    def __init__(self, pieces: Iterable[Piece], wilds: int) -> None:
        self.by_worth = sorted(pieces, key=itemgetter(3), reverse=True)
        """All of them, the most points first."""
        self.by_low: dict[int, list[Piece]] = {}
        """Those of which a card, as a bit, is the lowest, the most points first."""
        self.natural: list[int] = []
        """The cards of those that need no wild card."""
        covers = [0] * (wilds + 1)
        for piece in self.by_worth:
            cards, need = piece[:2]
            covers[need] |= cards & FIRST_LAYER
            self.by_low.setdefault(cards & -cards, []).append(piece)
            if not need:
                self.natural.append(cards)
        self.covers: list[int] = []
        """The cards, with all copies, that are in a piece of at most so many wild cards."""
        cover = 0
        for cards in covers:
            cover |= cards
            self.covers.append(cover * ALL_LAYERS)


def most_saved(pieces: Pieces, costs: Sequence[int], values: Sequence[int]) -> Search:
    """The search for the most points that can be saved, less the wild cards left over.

    ``costs`` has what so many wild cards left over cost, ``values`` what each natural
    card does.  The function that comes back is asked with a position, any number of times.
    """
    by_low, by_worth = pieces.by_low, pieces.by_worth
    covers, natural = pieces.covers, pieces.natural
    known: dict[tuple[int, int, int], int] = {}

    def worth_of(held: int) -> int:
        worth = 0
        while held:
            low = held & -held
            worth += values[(low.bit_length() - 1) % LAYER]
            held ^= low
        return worth

    def search(held: int, left: int, room: int, goal: int) -> int:
        """``goal`` is the worth of all cards held, which cannot be surpassed."""
        lost = held & ~covers[left]
        if lost:
            held ^= lost
            goal -= worth_of(lost)
        best = -costs[left - room] if left > room else 0
        if not held:
            return best
        if left <= _FEW:
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
                rest = remove(held, cards)
                saved = worth + search(rest, after, min(room + more, after), goal - worth)
                if saved > best:
                    best = saved
                    if best == goal:
                        break
        copies = held & low * ALL_LAYERS
        goal -= worth_of(copies)
        if goal > best:
            best = max(best, search(held ^ copies, left, room, goal))
        known[position] = best
        return best

    def with_wilds(held: int, left: int, room: int, start: int) -> int:
        """The same where every meld that is left needs a wild card: so there are few to choose.

        The pieces from ``start`` on are tried, the most points first.
        """
        best = -costs[left - room] if left > room else 0
        for number in range(start, len(by_worth)):
            cards, need, more, worth = by_worth[number]
            if worth * left <= best:
                break
            if need <= left and held & cards == cards:
                after = left - need
                if after:
                    rest = remove(held, cards)
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
    """The pieces of one best choice: the search walked again along its best branches."""
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
                rest = remove(held, cards), after, min(room + more, after)
                if worth + most(*rest) == best:
                    chosen.append(piece)
                    held, left, room = rest
                    break
        else:
            held &= ~(low * ALL_LAYERS)
    return chosen


_SUITS: Final = tuple([ONE_SUIT << suit * 13 for suit in range(4)])
_RANKS: Final = tuple([(ONE_RANK << rank) * ALL_LAYERS for rank in range(13)])
NO_DISCARD: Final = 1 << 30
"""More points than any hand has: there is nothing that may be discarded."""
_KEPT: Final = 1 << 11
"""How many parts of hands an arranger keeps worked out."""


@dataclass(frozen=True, slots=True)
class Arrangement:
    """A hand in melds, and what is left over."""

    points: int
    """The value of the cards left over: the fewest there can be."""
    melds: tuple[tuple[LaidCard, ...], ...]
    deadwood: tuple[Card, ...]
    """The cards left over, in order."""


class ArrangementSearch:
    """Arranges hands under one law and one table of points; keeps what it has worked out.

    ``values`` has the points a card costs when left over, for each card from 0 to 52.
    Hands come in any order, jokers bare.
    """

    __slots__ = ("_clearing", "_known_parts", "_leavings", "_rules", "_values")

    def __init__(self, rules: MeldRules, values: Sequence[int]) -> None:
        self._rules = rules
        self._values = tuple(values)
        self._known_parts: dict[tuple[int, int, bool], list[Piece]] = {}
        self._leavings = DeadwoodSearch(rules, values)
        self._clearing = GoingOutSearch(rules)

    def points(self, cards: Iterable[Card]) -> int:
        """The fewest points that can be left over."""
        held, _, wilds = self._parted(cards)
        return self._leavings.least(held, self._costs(wilds))[0]

    def best(self, cards: Iterable[Card]) -> Arrangement:
        """An arrangement with the fewest points left over."""
        held, _, wilds = self._parted(cards)
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
            held = remove(held, cards_in)
        deadwood += unpack(held)
        return Arrangement(self._worth(deadwood), tuple(melds), tuple(sorted(deadwood)))

    def points_after_discards(self, cards: Iterable[Card]) -> dict[Card, int]:
        """For each card, in order: the fewest points left over when one copy is discarded."""
        held, _, wilds = self._parted(cards)
        least, costs = self._leavings.least, self._costs(wilds)
        points, whole = least(held, costs)
        after: dict[Card, int] = {}
        for card in unpack(held & FIRST_LAYER):
            if whole >> card & 1:
                after[card] = points - self._values[card]
            else:
                after[card] = least(remove(held, 1 << card), costs)[0]
        for card in set(wilds):
            after[card] = least(held, self._costs_without(wilds, card))[0]
        return dict(sorted(after.items()))

    def fewest_after_discard(self, cards: Iterable[Card], kept: Card | None = None) -> int:
        """The fewest points left over when one card is discarded, which is not ``kept``.

        The least of ``points_after_discards``, found without looking at every card.
        """
        held, _, wilds = self._parted(cards)
        return self._fewest(held, wilds, kept)

    def fewest_after_two(self, cards: Iterable[Card], first: Iterable[Card]) -> dict[Card, int]:
        """For each of the ``first``: the fewest points left over when it and another are discarded.

        As ``fewest_after_discard`` of the cards without each.
        """
        held, _, wilds = self._parted(cards)
        fewest: dict[Card, int] = {}
        for card in first:
            if self._rules.wild[card]:
                others = wilds.copy()
                others.remove(card)
                fewest[card] = self._fewest(held, others, None)
            else:
                fewest[card] = self._fewest(remove(held, 1 << card), wilds, None)
        return fewest

    def _fewest(self, held: int, wilds: list[Card], kept: Card | None) -> int:
        """The fewest points left over after the best discard.

        No discard saves more than it counts itself, so those that count most are tried first.
        """
        values, least = self._values, self._leavings.least
        costs = self._costs(wilds)
        points, whole = least(held, costs)
        best = NO_DISCARD
        left = whole
        if kept is not None:
            left &= ~(1 << kept)
        if left:
            best = points - max([values[card] for card in unpack(left)])
        melded = held & ~whole & FIRST_LAYER
        for card in sorted(unpack(melded), key=values.__getitem__, reverse=True):
            if best <= max(0, points - values[card]):
                break
            if card != kept:
                best = min(best, least(remove(held, 1 << card), costs)[0])
        tried = []
        for card in wilds:
            if card != kept and values[card] not in tried and best > max(0, points - values[card]):
                tried.append(values[card])
                best = min(best, least(held, self._costs_without(wilds, card))[0])
        return best

    def goes_out_with(self, cards: Collection[Card]) -> list[Card]:
        """The cards, in order, without one copy of which all others can be melded."""
        if self not in _BUSY:
            self._begin()
        return self._clearing.discards(cards)

    def _begin(self) -> None:
        """Let go what another arranger has found: nobody plays under two laws at once."""
        for other in _BUSY:
            other.forget()
        _BUSY[:] = [self]

    def forget(self) -> None:
        """Let go what was kept."""
        self._leavings.forget()
        self._clearing.forget()

    def _parted(self, cards: Iterable[Card]) -> tuple[int, int, list[Card]]:
        """A hand as its natural cards, packed, their points, and the wild cards."""
        if self not in _BUSY:
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
                    bit <<= LAYER
                held |= bit
        return held, total, wilds

    def _worth(self, cards: Iterable[Card]) -> int:
        return sum(map(self._values.__getitem__, cards))

    def _costs(self, wilds: Iterable[Card]) -> tuple[int, ...]:
        """What so many unused wild cards cost: the cheapest are left over."""
        return costs_of(tuple(sorted(map(self._values.__getitem__, wilds))))

    def _costs_without(self, wilds: Sequence[Card], card: Card) -> tuple[int, ...]:
        others = list(wilds)
        others.remove(card)
        return self._costs(others)

    def _pieces(self, held: int, wilds: int) -> list[Piece]:
        """The candidates of a hand, with their worth."""
        known = self._known_parts
        found: list[Piece] = []
        for suit in _SUITS:
            part = held & suit
            if part:
                pieces = known.get((part, wilds, False))
                found += self._weighed(part, wilds, False) if pieces is None else pieces
        if not self._rules.groups:
            return found
        first = held & FIRST_LAYER
        spades, hearts = first & ONE_SUIT, first >> 13 & ONE_SUIT
        diamonds, clubs = first >> 26 & ONE_SUIT, first >> 39
        if wilds or first != held:
            ranks = spades & hearts | diamonds & clubs | (spades | hearts) & (diamonds | clubs)
            further = held >> LAYER
            while further:
                ranks |= further & ONE_SUIT
                further >>= 13
        else:
            ranks = spades & hearts & (diamonds | clubs) | diamonds & clubs & (spades | hearts)
        while ranks:
            part = held & _RANKS[(ranks & -ranks).bit_length() - 1]
            ranks &= ranks - 1
            pieces = known.get((part, wilds, True))
            found += self._weighed(part, wilds, True) if pieces is None else pieces
        return found

    def _weighed(self, part: int, wilds: int, of_rank: bool) -> list[Piece]:
        """The candidates within one suit or one rank of a hand."""
        lowest = (part & -part).bit_length() - 1
        if of_rank:
            shift = lowest % 13
            sets = deadwood.in_rank(part >> shift, wilds, self._rules)
        else:
            shift = lowest // 13 * 13
            sets = deadwood.in_suit(part >> shift, wilds, self._rules.wilds_per_natural)
        values = self._values
        pieces: list[Piece] = []
        for cards, need, most in sets:
            moved = left = cards << shift
            worth = 0
            while left:
                low = left & -left
                worth += values[(low.bit_length() - 1) % LAYER]
                left ^= low
            pieces.append((moved, need, most - need, worth))
        if len(self._known_parts) >= _KEPT:
            self._known_parts.clear()
        self._known_parts[part, wilds, of_rank] = pieces
        return pieces


_BUSY: Final[list[ArrangementSearch]] = []
"""The arranger that was asked last."""


@lru_cache(maxsize=1 << 10)
def costs_of(values: tuple[int, ...]) -> tuple[int, ...]:
    """What so many of the wild cards with these points cost when they are unused."""
    return tuple(accumulate(values, initial=0))


@lru_cache(maxsize=64)
def arranger(rules: MeldRules, values: tuple[int, ...]) -> ArrangementSearch:
    """The arranger for a law and a table of points, the same one each time."""
    return ArrangementSearch(rules, values)


OWED: Final = 10_000
"""What it is worth to meld a card that has to be melded: more than all cards together."""


def melds_with(
    cards: Iterable[Card], rules: MeldRules, values: Sequence[int], owed: Card | None
) -> list[tuple[LaidCard, ...]]:
    """The melds of the best arrangement; of those that meld the card ``owed``, if any does.

    Its meld is the first of them.

    >>> from game.cards.french import read, write
    >>> hand = [read(text) for text in ("7S", "8S", "9S", "9H", "9D")]
    >>> found = melds_with(hand, MeldRules(), [1] * 53, read("9D"))
    >>> [[write(card) for card in meld] for meld in found]
    [['9S', '9H', '9D']]
    """
    if owed is None:
        return list(best_arrangement(cards, rules, values).melds)
    weighed = list(values)
    weighed[owed] += OWED
    found = best_arrangement(cards, rules, weighed).melds
    return sorted(found, key=lambda meld: owed not in map(card_of, meld))


def best_arrangement(cards: Iterable[Card], rules: MeldRules, values: Sequence[int]) -> Arrangement:
    """The hand in melds with the fewest points left over; ``values`` as for ``Arranger``.

    >>> from game.cards.french import read, write
    >>> hand = [read(text) for text in ("7S", "8S", "9S", "9H", "9D")]
    >>> found = best_arrangement(hand, MeldRules(), [1] * 53)
    >>> found.points, [write(card) for card in found.deadwood]
    (2, ['9H', '9D'])
    """
    return arranger(rules, tuple(values)).best(cards)
