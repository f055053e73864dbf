"""How few points of a hand can be left over.

A position is the natural cards still free, the wild cards left, and the room for wild cards in
the pieces chosen so far.  The lowest natural card is in one of the pieces of which it is the
lowest card, or it is left over with its copies; so every choice is met once.  Nothing is guessed:
a branch is only passed over when it cannot be better.

Cards that are in no piece are left over in any case.  Without them many hands are the same
position, and those that differ in a card have most of their positions in common: so what was
found is kept, for all hands under one law.

The sets of natural cards that wild cards can complete to a meld.

A candidate is ``(cards, need, most)``: its natural cards, the fewest wild cards that
make it a meld (the gaps of a run, the cards that lack to three), and the most it can hold.

The sets of natural cards that wild cards can complete to a meld, for the search of the best.

As ``candidates``, but for the lowest card of a hand at a time, and kept for all hands under one
law: most hands that are asked about differ from others in a card or two.
"""

from collections.abc import Sequence
from functools import cache
from operator import itemgetter
from typing import Final

from game.cards.bounded_cache import cached
from game.cards.melds.card_sets import ALL_LAYERS, FIRST_LAYER, LAYER, ONE_RANK, ONE_SUIT, remove
from game.cards.melds.meld_rules import HIGH_ACE, LONGEST_RUN, SHORTEST, MeldRules

MeldCandidate = tuple[int, int, int]


@cached(each=900, rooms=2)
def in_suit(held: int, wilds: int, wilds_per_natural: int) -> tuple[MeldCandidate, ...]:
    """The candidates for runs among the ranks held in a suit, as bits 0 (ace) to 12."""
    found: dict[int, tuple[int, int]] = {}
    places = [place for place in range(HIGH_ACE + 1) if held >> place % 13 & 1]
    for first, low in enumerate(places):
        ended = begun = [(1 << low % 13, low + 1, 0)]
        for place in places[first:]:
            if place > low:
                bit = 1 << place % 13
                ended = [
                    (used | bit, place + 1, gaps + place - after)
                    for used, after, gaps in begun
                    if gaps + place - after <= wilds
                ]
                if not ended or place - low == LONGEST_RUN:
                    break
                begun = ended + begun
            for used, _, gaps in ended:
                count = used.bit_count()
                need = max(gaps, SHORTEST - count)
                most = min(count * wilds_per_natural, LONGEST_RUN - count)
                if need <= wilds and need <= most and need < found.get(used, (wilds + 1, 0))[0]:
                    found[used] = need, most
    return tuple([(used, need, most) for used, (need, most) in found.items()])


@cached(each=900)
def in_rank(held: int, wilds: int, rules: MeldRules) -> tuple[MeldCandidate, ...]:
    """The candidates for groups among cards of one rank, with their copies in layers.

    Not a single card with two wild cards: as a run it has at least as much room.
    """
    chosen = [0]
    for suit in range(4):
        copies = held & ONE_SUIT << suit * 13
        options = [0]
        while copies:
            options.append(options[-1] | copies & -copies)
            copies = 0 if rules.distinct_suits else held & copies << LAYER
        chosen = [cards | option for cards in chosen for option in options]
    found: list[MeldCandidate] = []
    for cards in chosen:
        count = cards.bit_count()
        need = max(0, SHORTEST - count)
        most = min(count * rules.wilds_per_natural, rules.largest_group - count)
        if count > 1 and need <= min(wilds, most):
            found.append((cards, need, most))
    return tuple(found)


Piece = tuple[int, int, int, int]
"""A candidate: (cards, wild cards needed, the most it can hold, what it counts, as a code)."""
Filled = tuple[int, int, int]
"""A candidate that needs one wild card: (cards, the most it can hold, what it counts)."""

KEPT: Final = 1 << 13
"""So many answers of a kind are kept before they are forgotten all at once."""
POINTS: Final = LAYER + 8
"""By so many bits the points of a code are shifted: see ``Choice.left_over``."""
_NEVER: Final = 99
"""More wild cards than there are."""
_SPADES: Final = ONE_SUIT
_HEARTS: Final = ONE_SUIT << 13
_DIAMONDS: Final = ONE_SUIT << 26
_CLUBS: Final = ONE_SUIT << 39
_SUITS: Final = (_SPADES, _HEARTS, _DIAMONDS, _CLUBS)
_RANKS: Final = tuple([(ONE_RANK << rank) * ALL_LAYERS for rank in range(13)])
_MATES: Final = tuple([_RANKS[card % 13] | _SUITS[card // 13] for card in range(LAYER)])
"""The cards that each card may be in a piece with."""


@cache
def _gaps() -> bytes:
    """How many wild cards a run of these ranks of a suit needs for its gaps, by the 13 bits."""
    found = bytearray([_NEVER]) * (ONE_SUIT + 1)
    for ranks in range(1, ONE_SUIT + 1):
        count = ranks.bit_count()
        for places in (ranks, ranks & ~1 | 1 << HIGH_ACE) if ranks & 1 else (ranks,):
            span = places.bit_length() + 1 - (places & -places).bit_length()
            if span <= LONGEST_RUN:
                found[ranks] = min(found[ranks], span - count)
    return bytes(found)


@cache
def _covers(wilds: int, each: int) -> dict[int, int]:
    """Of cards of a suit those in a run with at most so many wild cards, as far as it is known.

    ``each`` of the wild cards go with a natural one at most.
    """
    return {0: 0}


def _cover(covers: dict[int, int], part: int, wilds: int, each: int) -> None:
    """Work out what is in a run of these cards of a suit, and so of the same ranks of others."""
    ranks = part >> ((part & -part).bit_length() - 1) // 13 * 13
    places = ranks | (ranks & 1) << HIGH_ACE
    held = [place for place in range(HIGH_ACE + 1) if places >> place & 1]
    found = 0
    for at, low in enumerate(held):
        for count, high in enumerate(held[at:], 1):
            span = high - low + 1
            need = max(span - count, SHORTEST - count)
            if span <= LONGEST_RUN and need <= min(wilds, count * each):
                found |= places & ((1 << span) - 1) << low
    found = (found | found >> HIGH_ACE) & ONE_SUIT
    for shift in (0, 13, 26, 39):
        covers[ranks << shift] = found << shift


class MeldChoices:
    """What there is to choose from under one law and one table of points.

    Hands are natural cards as bits (``copies``) and a number of wild cards.
    """

    __slots__ = (
        "_covers",
        "_each",
        "_filled",
        "_groups_too",
        "_pieces",
        "_rules",
        "_values",
        "_worths",
    )

    def __init__(self, rules: MeldRules, values: Sequence[int]) -> None:
        self._rules = rules
        self._values = tuple(values)
        self._each = rules.wilds_per_natural
        self._groups_too = rules.groups
        self._covers: dict[int, dict[int, int]] = {}
        self.forget()

    def forget(self) -> None:
        """Let go what was kept."""
        self._worths: dict[int, int] = {0: 0}
        self._pieces: dict[tuple[int, int], list[Piece]] = {}
        self._filled: dict[int, list[Filled]] = {}

    def left_over(self, held: int) -> int:
        """These natural cards left over, as a code: the points, and below them the cards."""
        known = self._worths.get(held)
        if known is None:
            values, points, left = self._values, 0, held
            while left:
                low = left & -left
                points += values[(low.bit_length() - 1) % LAYER]
                left ^= low
            known = points << POINTS | held & FIRST_LAYER
            if len(self._worths) > KEPT:
                self._worths.clear()
            self._worths[held] = known
        return known

    def covered(self, held: int, wilds: int) -> int:
        """The cards, with all copies, that are in a piece with at most so many wild cards."""
        covers = self._covers.get(wilds)
        if covers is None:
            covers = self._covers[wilds] = _covers(wilds, self._each)
        spades, hearts = held & _SPADES, held & _HEARTS
        diamonds, clubs = held & _DIAMONDS, held & _CLUBS
        try:
            found = covers[spades] | covers[hearts] | covers[diamonds] | covers[clubs]
        except KeyError:
            for part in (spades, hearts, diamonds, clubs):
                if part not in covers:
                    _cover(covers, part, wilds, self._each)
            found = covers[spades] | covers[hearts] | covers[diamonds] | covers[clubs]
        if self._groups_too:
            hearts >>= 13
            diamonds >>= 26
            clubs >>= 39
            two, others = spades & hearts, diamonds & clubs
            either, other = spades | hearts, diamonds | clubs
            if held > FIRST_LAYER:
                ranks = self._several(held, wilds)
            elif wilds:
                ranks = two | others | either & other
            else:
                ranks = two & other | others & either
            if ranks:
                found |= ranks * ONE_RANK
        if held > FIRST_LAYER:
            return found * ALL_LAYERS & held
        return found & held

    def _several(self, held: int, wilds: int) -> int:
        """The ranks of which there are three cards, or two if there are wild cards."""
        once = twice = thrice = 0
        if self._rules.distinct_suits:
            held &= FIRST_LAYER
        while held:
            part = held & ONE_SUIT
            thrice |= twice & part
            twice |= once & part
            once |= part
            held >>= 13
        return twice if wilds else thrice

    def with_lowest(self, held: int, wilds: int) -> list[Piece]:
        """The pieces with the lowest card of a hand, the most points first."""
        lowest = (held & -held).bit_length() - 1
        part = held & _MATES[lowest]
        known = self._pieces.get((part, wilds))
        if known is None:
            known = self._runs(part & _SUITS[lowest // 13], wilds)
            if self._groups_too:
                known += self._groups(part & _RANKS[lowest % 13], wilds)
            known.sort(key=itemgetter(3), reverse=True)
            if len(self._pieces) > KEPT:
                self._pieces.clear()
            self._pieces[part, wilds] = known
        return known

    def _runs(self, part: int, wilds: int) -> list[Piece]:
        """The runs with the lowest card of a suit."""
        low = part & -part
        shift = (low.bit_length() - 1) // 13 * 13
        gaps, each = _gaps(), self._each
        others = more = part ^ low
        found: list[Piece] = []
        while True:
            cards = low | more
            count = cards.bit_count()
            need = max(gaps[cards >> shift], SHORTEST - count)
            most = min(count * each, LONGEST_RUN - count)
            if need <= wilds and need <= most:
                found.append((cards, need, most, self.left_over(cards)))
            if not more:
                return found
            more = more - 1 & others

    def _groups(self, part: int, wilds: int) -> list[Piece]:
        """The groups with the lowest card of a rank."""
        low = part & -part
        shift = (low.bit_length() - 1) % 13
        found: list[Piece] = []
        for ranks, need, most in in_rank(part >> shift, wilds, self._rules):
            cards = ranks << shift
            if cards & low:
                found.append((cards, need, most, self.left_over(cards)))
        return found

    def with_one(self, held: int) -> list[list[Filled]]:
        """The pieces that need a wild card of each suit and each rank, the most points first."""
        found = []
        known = self._filled
        for suit in _SUITS:
            part = held & suit
            if part & part - 1:
                pieces = known.get(part)
                if pieces is None:
                    pieces = self._filled_of(part, False)
                if pieces:
                    found.append(pieces)
        if self._groups_too:
            ranks = self._several(held, 1)
            while ranks:
                low = ranks & -ranks
                ranks ^= low
                part = held & low * ONE_RANK * ALL_LAYERS
                pieces = known.get(part)
                if pieces is None:
                    pieces = self._filled_of(part, True)
                if pieces:
                    found.append(pieces)
        return found

    def _filled_of(self, part: int, of_rank: bool) -> list[Filled]:
        """The pieces of a suit or a rank that need a wild card, and their codes, most first."""
        found: list[Filled] = []
        left = part
        while left:
            pieces = self._groups(left, 1) if of_rank else self._runs(left, 1)
            for cards, need, most, _ in pieces:
                if need:
                    found.append((cards, most, self.left_over(cards)))
            left &= ~((left & -left) * ALL_LAYERS)
        found.sort(key=itemgetter(2), reverse=True)
        if len(self._filled) > KEPT:
            self._filled.clear()
        self._filled[part] = found
        return found


POINT: Final = 1 << POINTS
"""What a point counts in a code, with less than which nothing is left over."""
_NO_ROOM: Final = 255
"""What a code has between its points and its cards where no wild card has room in a meld."""
_ALL: Final = _NO_ROOM << LAYER
_MOST: Final = POINT << 40
"""More than is ever left over."""


class DeadwoodSearch(MeldChoices):
    """What is left over of hands under one law and one table of points, kept for all of them.

    What is found is a code: its points, then ``_NO_ROOM`` less the wild cards for which there is
    room, then the cards left over, without copies.  So the least code has the fewest points, and
    of those the most room.
    """

    __slots__ = ("_known", "_naturals", "_whole")

    def forget(self) -> None:
        super().forget()
        self._naturals: dict[int, int] = {}
        self._whole: dict[int, dict[int, int]] = {}
        self._known: dict[int, dict[int, int]] = {}

    # The fewest points.

    def least(self, held: int, costs: tuple[int, ...]) -> tuple[int, int]:
        """The fewest points left over, and the cards that are then left over, without copies.

        ``costs`` has what so many unused wild cards cost.
        """
        wilds = len(costs) - 1
        code = self._free(held, wilds)
        room = _NO_ROOM - (code >> LAYER & _NO_ROOM)
        if room >= wilds:
            return code >> POINTS, code & FIRST_LAYER
        if code == _ALL + self.left_over(held):
            return (code >> POINTS) + costs[wilds], code & FIRST_LAYER
        return self._costly(held, wilds, costs)

    def _free(self, held: int, wilds: int) -> int:
        """The code of the least that is left over where unused wild cards cost nothing."""
        known = self._whole.get(wilds)
        if known is None:
            known = self._whole[wilds] = {}
        found = known.get(held)
        if found is None:
            found = self._with_wilds(held, wilds) if wilds else self._without(held)
            if len(known) > KEPT:
                known.clear()
            known[held] = found
        return found

    def _without(self, held: int) -> int:
        """The least that is left over where there are no wild cards."""
        free = self.covered(held, 0)
        if not free:
            return _ALL + self.left_over(held)
        best = self._naturals.get(free)
        if best is None:
            best = _MOST
            for cards, _, most, _ in self.with_lowest(free, 0):
                found = self._without(remove(free, cards)) - (most << LAYER)
                if found < best:
                    best = found
                    if best < POINT:
                        break
            copies = free & (free & -free) * ALL_LAYERS
            leaving = self.left_over(copies)
            if leaving < best:
                best = min(best, leaving + self._without(free ^ copies))
            if len(self._naturals) > KEPT:
                self._naturals.clear()
            self._naturals[free] = best
        return best if free == held else best + self.left_over(held ^ free)

    def _with_wilds(self, held: int, wilds: int) -> int:
        """The same with wild cards."""
        free = self.covered(held, wilds)
        if not free:
            return _ALL + self.left_over(held)
        known = self._known.get(wilds)
        if known is None:
            known = self._known[wilds] = {}
        best = known.get(free)
        if best is None:
            if wilds == 1:
                best = self._with_one(free)
            else:
                best = _MOST
                for cards, need, most, _ in self.with_lowest(free, wilds):
                    rest = remove(free, cards)
                    after = wilds - need
                    found = self._with_wilds(rest, after) if after else self._without(rest)
                    found -= most << LAYER
                    if found < best:
                        best = found
                        if best < POINT:
                            break
                copies = free & (free & -free) * ALL_LAYERS
                leaving = self.left_over(copies)
                if leaving < best:
                    best = min(best, leaving + self._with_wilds(free ^ copies, wilds))
            if len(known) > KEPT:
                known.clear()
            known[free] = best
        return best if free == held else best + self.left_over(held ^ free)

    def _with_one(self, free: int) -> int:
        """The same with one wild card."""
        whole = self.left_over(free)
        best = base = self._without(free)
        points = base & -POINT
        alone = base - whole == _ALL
        for pieces in self.with_one(free):
            for cards, most, worth in pieces:
                if points - worth >= best:
                    break
                if alone:
                    found = base - worth - (most << LAYER)
                else:
                    found = self._without(remove(free, cards)) - (most << LAYER)
                if found < best:
                    best = found
        return best

    def _costly(self, held: int, wilds: int, costs: tuple[int, ...]) -> tuple[int, int]:
        """The same where there may be no room for all wild cards: by all ways."""
        known: dict[tuple[int, int, int], int] = {}

        def search(held: int, wilds: int, room: int) -> int:
            if not held:
                return costs[wilds - room] * POINT if wilds > room else 0
            position = held, wilds, room
            best = known.get(position)
            if best is None:
                copies = held & (held & -held) * ALL_LAYERS
                best = self.left_over(copies) + search(held ^ copies, wilds, room)
                for cards, need, most, _ in self.with_lowest(held, wilds):
                    after = wilds - need
                    more = min(room + most - need, after)
                    best = min(best, search(remove(held, cards), after, more))
                known[position] = best
            return best

        code = search(held, wilds, 0)
        return code >> POINTS, code & FIRST_LAYER
