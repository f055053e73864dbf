"""The best arrangement of a hand in melds, exactly, with any number of wild cards.

The natural cards are one int (``copies``); wild cards are only counted, since each
can stand for anything.  Every set of natural cards that wild cards can complete to
a meld is a candidate (``candidates``).  The lowest natural card is either left over,
with its copies, or it is in a candidate of which it is the lowest card; so each
arrangement is met once, and what is left after a choice is a smaller hand of the
same kind, looked up if it was met before.  A candidate is charged the wild cards it
cannot do without; those over at the end go to the melds that have room, and those that
find none are left over too, the cheapest of them first.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from game.cards.french import Card
from game.cards.melds import candidates
from game.cards.melds.copies import ALL_LAYERS, FIRST_LAYER, gather, remove, unpack
from game.cards.melds.laid import Laid
from game.cards.melds.law import MeldRules, as_meld


@dataclass(frozen=True, slots=True)
class Arrangement:
    """A hand in melds, and what is left over."""

    points: int
    """The value of the cards left over: the fewest there can be."""
    melds: tuple[tuple[Laid, ...], ...]
    deadwood: tuple[Card, ...]
    """The cards left over, in order."""


Piece = tuple[int, int, int, int]
"""A candidate and its worth: (cards, wild cards needed, room for more, points)."""
Pieces = dict[int, list[Piece]]
"""Candidates by their lowest card, as a bit."""
Search = Callable[[int, int, int], int]

_SUITS = tuple([((1 << 13) - 1) << suit * 13 for suit in range(4)])
_RANKS = tuple([sum([1 << suit * 13 for suit in range(4)]) * ALL_LAYERS << r for r in range(13)])
_KEPT = 1 << 14


class Arranger:
    """Arranges hands under one law and one table of points; keeps what it has worked out.

    ``values`` has the points a card costs when left over, for each card from 0 to 52.
    """

    __slots__ = ("_in_rank", "_in_suit", "_rules", "_values")

    def __init__(self, rules: MeldRules, values: Sequence[int]) -> None:
        self._rules = rules
        self._values = tuple(values)
        self._in_suit: dict[tuple[int, int], Pieces] = {}
        self._in_rank: dict[tuple[int, int], Pieces] = {}

    def points(self, cards: Iterable[Card]) -> int:
        """The fewest points that can be left over."""
        naturals, wilds = self._parted(cards)
        held = gather(naturals)
        pieces, cover = self._pieces(held, len(wilds))
        search = _search(pieces, self._costs(wilds))
        return self._worth(naturals) - search(held & cover, len(wilds), 0)

    def best(self, cards: Iterable[Card]) -> Arrangement:
        """An arrangement with the fewest points left over."""
        naturals, wilds = self._parted(cards)
        held = gather(naturals)
        pieces, cover = self._pieces(held, len(wilds))
        costs = self._costs(wilds)
        search = _search(pieces, costs)
        chosen = _chosen(search, pieces, held & cover, len(wilds))
        wilds.sort(key=self._values.__getitem__)
        unused = max(0, len(wilds) - sum([need + room for _, need, room, _ in chosen]))
        deadwood, wilds = wilds[:unused], wilds[unused:]
        spare = len(wilds) - sum([need for _, need, _, _ in chosen])
        melds = []
        for cards_in, need, room, _ in chosen:
            more = min(room, spare)
            spare -= more
            filling = [wilds.pop() for _ in range(need + more)]
            meld = as_meld(unpack(cards_in) + filling, self._rules)
            assert meld is not None
            melds.append(meld)
            held = remove(held, cards_in)
        deadwood += unpack(held)
        return Arrangement(self._worth(deadwood), tuple(melds), tuple(sorted(deadwood)))

    def points_after_discards(self, cards: Iterable[Card]) -> dict[Card, int]:
        """For each card, in order: the fewest points left over when one copy is discarded."""
        naturals, wilds = self._parted(cards)
        held = gather(naturals)
        total = self._worth(naturals)
        pieces, cover = self._pieces(held, len(wilds))
        search = _search(pieces, self._costs(wilds))
        after: dict[Card, int] = {}
        for card in sorted(set(naturals)):
            rest = remove(held, 1 << card) & cover
            after[card] = total - self._values[card] - search(rest, len(wilds), 0)
        for card in sorted(set(wilds)):
            others = wilds.copy()
            others.remove(card)
            search = _search(pieces, self._costs(others))
            after[card] = total - search(held & cover, len(others), 0)
        return dict(sorted(after.items()))

    def goes_out_with(self, cards: Iterable[Card]) -> list[Card]:
        """The cards, in order, without one copy of which all others can be melded."""
        naturals, wilds = self._parted(cards)
        held = gather(naturals)
        pieces, cover = self._pieces(held, len(wilds))
        alone = unpack(held & ~cover)
        if len(alone) > 1:
            return []
        clears = _clearance(pieces)
        spare = alone or sorted(set(naturals))
        found = [card for card in spare if clears(remove(held, 1 << card), len(wilds), 0)]
        if wilds and not alone and clears(held, len(wilds) - 1, 0):
            found += set(wilds)
        return sorted(found)

    def _parted(self, cards: Iterable[Card]) -> tuple[list[Card], list[Card]]:
        wild = self._rules.wild
        naturals: list[Card] = []
        wilds: list[Card] = []
        for card in cards:
            (wilds if wild[card] else naturals).append(card)
        return naturals, wilds

    def _worth(self, cards: Iterable[Card]) -> int:
        return sum(map(self._values.__getitem__, cards))

    def _costs(self, wilds: Iterable[Card]) -> list[int]:
        """What so many unused wild cards cost: the cheapest are left over."""
        costs = [0]
        for value in sorted(map(self._values.__getitem__, wilds)):
            costs.append(costs[-1] + value)
        return costs

    def _pieces(self, held: int, wilds: int) -> tuple[Pieces, int]:
        """The candidates of a hand, and all cards (with their copies) that are in one."""
        found: Pieces = {}
        parts = [self._of_suit(held & suit, wilds) for suit in _SUITS]
        parts += (
            [self._of_rank(held & rank, wilds) for rank in _RANKS] if self._rules.groups else []
        )
        cover = 0
        for part in parts:
            for low, pieces in part.items():
                found[low] = found.get(low, []) + pieces
                for piece in pieces:
                    cover |= piece[0] & FIRST_LAYER
        return found, cover * ALL_LAYERS

    def _of_suit(self, part: int, wilds: int) -> Pieces:
        found = self._in_suit.get((part, wilds))
        if found is None:
            shift = ((part & -part).bit_length() - 1) // 13 * 13 if part else 0
            sets = candidates.in_suit(part >> shift, wilds, self._rules.wilds_per_natural)
            found = self._in_suit[part, wilds] = self._weighed(sets, shift)
        return found

    def _of_rank(self, part: int, wilds: int) -> Pieces:
        found = self._in_rank.get((part, wilds))
        if found is None:
            shift = ((part & -part).bit_length() - 1) % 13 if part else 0
            sets = candidates.in_rank(part >> shift, wilds, self._rules)
            found = self._in_rank[part, wilds] = self._weighed(sets, shift)
        return found

    def _weighed(self, sets: Iterable[candidates.Candidate], shift: int) -> Pieces:
        found: Pieces = {}
        for cards, need, most in sets:
            moved = cards << shift
            piece = moved, need, most - need, self._worth(unpack(moved))
            found.setdefault(moved & -moved, []).append(piece)
        return found


def _search(pieces: Pieces, costs: list[int]) -> Search:
    """The most points that can be saved: of natural cards, less the wild cards left over.

    The function found is asked with the natural cards, the wild cards left, and the
    room for them in the melds chosen so far.
    """
    known: dict[tuple[int, int, int], int] = {}

    def search(held: int, left: int, room: int) -> int:
        if not held:
            return -costs[left - room] if left > room else 0
        position = held, left, room
        if position in known:
            return known[position]
        low = held & -held
        best = search(held & ~(low * ALL_LAYERS), left, room)
        for cards, need, more, worth in pieces.get(low, ()):
            if need <= left and held & cards == cards:
                after = left - need
                saved = worth + search(remove(held, cards), after, min(room + more, after))
                best = max(best, saved)
        known[position] = best
        return best

    return search


def _chosen(search: Search, pieces: Pieces, held: int, left: int) -> list[Piece]:
    """The melds of one best arrangement: the search walked again along its best choices."""
    chosen: list[Piece] = []
    room = 0
    while held:
        low = held & -held
        best = search(held, left, room)
        for piece in pieces.get(low, ()):
            cards, need, more, worth = piece
            if need <= left and held & cards == cards:
                after = left - need
                rest = remove(held, cards), after, min(room + more, after)
                if worth + search(*rest) == best:
                    chosen.append(piece)
                    held, left, room = rest
                    break
        else:
            held &= ~(low * ALL_LAYERS)
    return chosen


def _clearance(pieces: Pieces) -> Callable[[int, int, int], bool]:
    """The same search where nothing may be left over: whether all can be melded."""
    known: dict[tuple[int, int, int], bool] = {}

    def clears(held: int, left: int, room: int) -> bool:
        if not held:
            return left <= room
        position = held, left, room
        if position not in known:
            known[position] = any(
                clears(remove(held, cards), left - need, min(room + more, left - need))
                for cards, need, more, _ in pieces.get(held & -held, ())
                if need <= left and held & cards == cards
            )
        return known[position]

    return clears


@lru_cache(maxsize=64)
def arranger(rules: MeldRules, values: tuple[int, ...]) -> Arranger:
    """The arranger for a law and a table of points, the same one each time."""
    return Arranger(rules, values)


def best_arrangement(cards: Iterable[Card], rules: MeldRules, values: Sequence[int]) -> Arrangement:
    """The hand in melds with the fewest points left over; ``values`` as for ``Arranger``."""
    return arranger(rules, tuple(values)).best(cards)


def can_go_out(cards: Iterable[Card], rules: MeldRules) -> list[Card]:
    """The cards, in order, that can be discarded so that all the others are in melds."""
    return arranger(rules, (1,) * 53).goes_out_with(cards)
