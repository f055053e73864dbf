"""The least deadwood of a hand.

A position is the free natural cards and the wild cards left.  Each step decides about the lowest
natural card: one of the pieces that have it as their lowest card, or the deadwood, with all its
copies.  The search is exact: it skips a branch only if that cannot be better.

Cards outside every piece are deadwood in any case.  Without them many hands become the same
position, so the caches serve all hands under one set of meld rules.

A ``MeldCandidate`` is a set of natural cards that wild cards can complete to a meld; a ``Piece``
adds its points.  ``in_suit`` and ``in_rank`` list the candidates of one suit and one rank.
``MeldChoices`` lists the pieces that contain the lowest card of a hand, ``DeadwoodSearch``
chooses among them.  Begin with ``DeadwoodSearch.least``.
"""

from collections.abc import Sequence
from functools import cache
from operator import itemgetter
from typing import Final

from game.cards.bounded_cache import cached
from game.cards.melds.card_sets import (
    ALL_COPIES_FACTOR,
    BITS_PER_COPY_COUNT,
    FIRST_COPY_MASK,
    ONE_RANK_MASK,
    ONE_SUIT_MASK,
    RANK_COPIES,
    SUIT_CARDS,
    remove_cards,
)
from game.cards.melds.meld_rules import (
    HIGH_ACE_PLACE,
    MAX_RUN_CARD_COUNT,
    MIN_MELD_CARD_COUNT,
    MeldRules,
)

MeldCandidate = tuple[int, int, int]


@cached(each=900, rooms=2)
def in_suit(held: int, wilds: int, rules: MeldRules) -> tuple[MeldCandidate, ...]:
    """The run candidates among the ranks held in a suit, as bits 0 (ace) to 12."""
    found: dict[int, tuple[int, int]] = {}
    places = [place for place in range(rules.places) if held >> place % 13 & 1]
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
                if not ended or place - low == MAX_RUN_CARD_COUNT:
                    break
                begun = ended + begun
            for used, _, gaps in ended:
                count = used.bit_count()
                need = max(gaps, rules.shortest_run - count)
                most = min(rules.most_wild_count(count), MAX_RUN_CARD_COUNT - count)
                if need <= wilds and need <= most and need < found.get(used, (wilds + 1, 0))[0]:
                    found[used] = need, most
    return tuple([(used, need, most) for used, (need, most) in found.items()])


@cached(each=900)
def in_rank(held: int, wilds: int, rules: MeldRules) -> tuple[MeldCandidate, ...]:
    """The group candidates among the cards of one rank, with their copies in layers.

    A single card with two wild cards is left out where it is a run as well: that has at least as
    much room.
    """
    fewest = 1 if rules.single_groups else 2
    chosen = [0]
    for suit in range(4):
        copies = held & ONE_SUIT_MASK << suit * 13
        options = [0]
        while copies:
            options.append(options[-1] | copies & -copies)
            copies = 0 if rules.distinct_suits else held & copies << BITS_PER_COPY_COUNT
        chosen = [cards | option for cards in chosen for option in options]
    found: list[MeldCandidate] = []
    for cards in chosen:
        count = cards.bit_count()
        need = max(0, MIN_MELD_CARD_COUNT - count)
        most = min(rules.most_wild_count(count), rules.largest_group - count)
        if count >= fewest and need <= min(wilds, most):
            found.append((cards, need, most))
    return tuple(found)


Piece = tuple[int, int, int, int]
"""(natural cards, wild cards needed, maximum of wild cards, code of the cards as deadwood)."""
Filled = tuple[int, int, int]
"""A piece that needs one wild card: (natural cards, maximum of wild cards, code)."""

MAX_CACHED_DEADWOOD_COUNT: Final = 1 << 13
"""Maximum number of entries in a cache before it is emptied."""
POINTS_BIT: Final = BITS_PER_COPY_COUNT + 8
"""Position of the points in a code, in bits: see ``MeldChoices.left_over``."""
_NEVER_ENOUGH_CARDS: Final = 99
"""More wild cards than any hand has."""
_SPADE_CARDS: Final = ONE_SUIT_MASK
_HEART_CARDS: Final = ONE_SUIT_MASK << 13
_DIAMOND_CARDS: Final = ONE_SUIT_MASK << 26
_CLUB_CARDS: Final = ONE_SUIT_MASK << 39
_PIECE_MATES: Final = tuple(
    [RANK_COPIES[card % 13] | SUIT_CARDS[card // 13] for card in range(BITS_PER_COPY_COUNT)]
)
"""For each card, the cards that can be in a piece with it."""


@cache
def _gaps(high_ace: bool) -> bytes:
    """For each set of ranks of a suit (13 bits), the wild cards that fill the gaps of its run."""
    found = bytearray([_NEVER_ENOUGH_CARDS]) * (ONE_SUIT_MASK + 1)
    for ranks in range(1, ONE_SUIT_MASK + 1):
        count = ranks.bit_count()
        both = high_ace and ranks & 1
        for places in (ranks, ranks & ~1 | 1 << HIGH_ACE_PLACE) if both else (ranks,):
            span = places.bit_length() + 1 - (places & -places).bit_length()
            if span <= MAX_RUN_CARD_COUNT:
                found[ranks] = min(found[ranks], span - count)
    return bytes(found)


@cache
def _covers(wilds: int, each: int, most: int, shortest: int, high_ace: bool) -> dict[int, int]:
    """Cache from the cards of a suit to those of them in a run with at most ``wilds`` wild cards.

    The other arguments are those of the meld rules that decide about runs: rules that agree in
    them share a cache.  ``_cover`` fills it.
    """
    return {0: 0}


def _cover(covers: dict[int, int], part: int, wilds: int, rules: MeldRules) -> None:
    """Compute and cache which cards of a suit are in a run, for the same ranks of all suits."""
    ranks = part >> ((part & -part).bit_length() - 1) // 13 * 13
    places = ranks | (ranks & rules.high_ace) << HIGH_ACE_PLACE
    held = [place for place in range(HIGH_ACE_PLACE + 1) if places >> place & 1]
    found = 0
    for at, low in enumerate(held):
        for count, high in enumerate(held[at:], 1):
            span = high - low + 1
            need = max(span - count, rules.shortest_run - count)
            if span <= MAX_RUN_CARD_COUNT and need <= min(wilds, rules.most_wild_count(count)):
                found |= places & ((1 << span) - 1) << low
    found = (found | found >> HIGH_ACE_PLACE) & ONE_SUIT_MASK
    for shift in (0, 13, 26, 39):
        covers[ranks << shift] = found << shift


class MeldChoices:
    """The pieces to choose from, under one set of meld rules and card values.

    Hands are natural cards in layers (`card_sets`) and a number of wild cards.
    """

    __slots__ = (
        "_covers",
        "_filled",
        "_groups_too",
        "_high",
        "_pieces",
        "_rules",
        "_shortest",
        "_single_groups",
        "_values",
        "_worths",
    )

    def __init__(self, rules: MeldRules, values: Sequence[int]) -> None:
        self._rules = rules
        self._values = tuple(values)
        self._shortest = rules.shortest_run
        self._single_groups = rules.single_groups
        self._groups_too = rules.groups
        self._high = rules.high_ace
        self._covers: dict[int, dict[int, int]] = {}
        self.forget()

    def forget(self) -> None:
        self._worths: dict[int, int] = {0: 0}
        self._pieces: dict[tuple[int, int], list[Piece]] = {}
        self._filled: dict[int, list[Filled]] = {}

    def left_over(self, held: int) -> int:
        """Code of these natural cards as deadwood: points above, cards without copies below."""
        known = self._worths.get(held)
        if known is None:
            values, points, left = self._values, 0, held
            while left:
                low = left & -left
                points += values[(low.bit_length() - 1) % BITS_PER_COPY_COUNT]
                left ^= low
            known = points << POINTS_BIT | held & FIRST_COPY_MASK
            if len(self._worths) > MAX_CACHED_DEADWOOD_COUNT:
                self._worths.clear()
            self._worths[held] = known
        return known

    def covered_cards(self, held: int, wilds: int) -> int:
        """The cards, with all copies, that are in a piece with at most ``wilds`` wild cards."""
        if self._single_groups and wilds >= MIN_MELD_CARD_COUNT - 1:
            return held
        covers = self._covers.get(wilds)
        if covers is None:
            rules = self._rules
            each, most, shortest = rules.wilds_per_natural, rules.most_wilds, rules.shortest_run
            covers = self._covers[wilds] = _covers(wilds, each, most, shortest, self._high)
        spades, hearts = held & _SPADE_CARDS, held & _HEART_CARDS
        diamonds, clubs = held & _DIAMOND_CARDS, held & _CLUB_CARDS
        try:
            found = covers[spades] | covers[hearts] | covers[diamonds] | covers[clubs]
        except KeyError:
            for part in (spades, hearts, diamonds, clubs):
                if part not in covers:
                    _cover(covers, part, wilds, self._rules)
            found = covers[spades] | covers[hearts] | covers[diamonds] | covers[clubs]
        if self._groups_too:
            hearts >>= 13
            diamonds >>= 26
            clubs >>= 39
            two, others = spades & hearts, diamonds & clubs
            either, other = spades | hearts, diamonds | clubs
            if held > FIRST_COPY_MASK:
                ranks = self._repeated_ranks(held, wilds)
            elif wilds:
                ranks = two | others | either & other
            else:
                ranks = two & other | others & either
            if ranks:
                found |= ranks * ONE_RANK_MASK
        if held > FIRST_COPY_MASK:
            return found * ALL_COPIES_FACTOR & held
        return found & held

    def _repeated_ranks(self, held: int, wilds: int) -> int:
        """The ranks with three cards, or with two if there are wild cards."""
        once = twice = thrice = 0
        if self._rules.distinct_suits:
            held &= FIRST_COPY_MASK
        while held:
            part = held & ONE_SUIT_MASK
            thrice |= twice & part
            twice |= once & part
            once |= part
            held >>= 13
        return twice if wilds else thrice

    def with_lowest(self, held: int, wilds: int) -> list[Piece]:
        """The pieces with the lowest card of a hand, those with the most points first."""
        lowest = (held & -held).bit_length() - 1
        part = held & _PIECE_MATES[lowest]
        known = self._pieces.get((part, wilds))
        if known is None:
            known = self._runs(part & SUIT_CARDS[lowest // 13], wilds)
            if self._groups_too:
                known += self._groups(part & RANK_COPIES[lowest % 13], wilds)
            known.sort(key=itemgetter(3), reverse=True)
            if len(self._pieces) > MAX_CACHED_DEADWOOD_COUNT:
                self._pieces.clear()
            self._pieces[part, wilds] = known
        return known

    def _runs(self, part: int, wilds: int) -> list[Piece]:
        """The runs with the lowest card of a suit."""
        low = part & -part
        shift = (low.bit_length() - 1) // 13 * 13
        gaps, shortest = _gaps(self._high), self._shortest
        each, most_wilds = self._rules.wilds_per_natural, self._rules.most_wilds
        others = more = part ^ low
        found: list[Piece] = []
        while True:
            cards = low | more
            count = cards.bit_count()
            need = max(gaps[cards >> shift], shortest - count)
            most = min(count * each, most_wilds, MAX_RUN_CARD_COUNT - count)
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
        """For each suit and rank, the pieces that need one wild card, the most points first."""
        found = []
        known = self._filled
        for suit in SUIT_CARDS:
            part = held & suit
            if part & part - 1:
                pieces = known.get(part)
                if pieces is None:
                    pieces = self._filled_of(part, False)
                if pieces:
                    found.append(pieces)
        if self._groups_too:
            ranks = self._repeated_ranks(held, 1)
            while ranks:
                low = ranks & -ranks
                ranks ^= low
                part = held & low * ONE_RANK_MASK * ALL_COPIES_FACTOR
                pieces = known.get(part)
                if pieces is None:
                    pieces = self._filled_of(part, True)
                if pieces:
                    found.append(pieces)
        return found

    def _filled_of(self, part: int, of_rank: bool) -> list[Filled]:
        """The pieces of a suit or rank that need one wild card, the most points first."""
        found: list[Filled] = []
        left = part
        while left:
            pieces = self._groups(left, 1) if of_rank else self._runs(left, 1)
            for cards, need, most, _ in pieces:
                if need:
                    found.append((cards, most, self.left_over(cards)))
            left &= ~((left & -left) * ALL_COPIES_FACTOR)
        found.sort(key=itemgetter(2), reverse=True)
        if len(self._filled) > MAX_CACHED_DEADWOOD_COUNT:
            self._filled.clear()
        self._filled[part] = found
        return found


ONE_POINT_CODE: Final = 1 << POINTS_BIT
"""One point in a code; a code below it means no deadwood."""
_ROOM_MASK: Final = 255
"""Room field of a code, between points and cards, if no meld has room for a wild card."""
_ALL_DEADWOOD_CODE: Final = _ROOM_MASK << BITS_PER_COPY_COUNT
_ABOVE_EVERY_CODE: Final = ONE_POINT_CODE << 40
"""A code above that of every hand."""


class DeadwoodSearch(MeldChoices):
    """Search for the least deadwood of hands, with caches that serve all of them.

    A result is a code: its points, then ``_ROOM_MASK`` less the room for wild cards in melds, then
    the deadwood without copies.  So the smallest code has the fewest points, and among those the
    most room.
    """

    __slots__ = ("_known", "_naturals", "_whole")

    def forget(self) -> None:
        super().forget()
        self._naturals: dict[int, int] = {}
        self._whole: dict[int, dict[int, int]] = {}
        self._known: dict[int, dict[int, int]] = {}

    def least(self, held: int, costs: tuple[int, ...]) -> tuple[int, int]:
        """The fewest points of deadwood, and the deadwood itself as a card set.

        ``costs[n]`` are the points of ``n`` unused wild cards.
        """
        wilds = len(costs) - 1
        if not held and wilds >= MIN_MELD_CARD_COUNT and self._rules.wilds_alone:
            return 0, 0
        code = self._free_wilds_code(held, wilds)
        room = _ROOM_MASK - (code >> BITS_PER_COPY_COUNT & _ROOM_MASK)
        if room >= wilds:
            return code >> POINTS_BIT, code & FIRST_COPY_MASK
        if code == _ALL_DEADWOOD_CODE + self.left_over(held):
            return (code >> POINTS_BIT) + costs[wilds], code & FIRST_COPY_MASK
        return self._costly(held, wilds, costs)

    def _free_wilds_code(self, held: int, wilds: int) -> int:
        """The smallest code if unused wild cards cost nothing."""
        known = self._whole.get(wilds)
        if known is None:
            known = self._whole[wilds] = {}
        found = known.get(held)
        if found is None:
            found = self._with_wilds(held, wilds) if wilds else self._no_wilds_code(held)
            if len(known) > MAX_CACHED_DEADWOOD_COUNT:
                known.clear()
            known[held] = found
        return found

    def _no_wilds_code(self, held: int) -> int:
        """The smallest code without wild cards."""
        free = self.covered_cards(held, 0)
        if not free:
            return _ALL_DEADWOOD_CODE + self.left_over(held)
        best = self._naturals.get(free)
        if best is None:
            best = _ABOVE_EVERY_CODE
            for cards, _, most, _ in self.with_lowest(free, 0):
                found = self._no_wilds_code(remove_cards(free, cards)) - (
                    most << BITS_PER_COPY_COUNT
                )
                if found < best:
                    best = found
                    if best < ONE_POINT_CODE:
                        break
            copies = free & (free & -free) * ALL_COPIES_FACTOR
            leaving = self.left_over(copies)
            if leaving < best:
                best = min(best, leaving + self._no_wilds_code(free ^ copies))
            if len(self._naturals) > MAX_CACHED_DEADWOOD_COUNT:
                self._naturals.clear()
            self._naturals[free] = best
        return best if free == held else best + self.left_over(held ^ free)

    def _with_wilds(self, held: int, wilds: int) -> int:
        """The smallest code with wild cards that cost nothing."""
        free = self.covered_cards(held, wilds)
        if not free:
            return _ALL_DEADWOOD_CODE + self.left_over(held)
        known = self._known.get(wilds)
        if known is None:
            known = self._known[wilds] = {}
        best = known.get(free)
        if best is None:
            if wilds == 1:
                best = self._with_one(free)
            else:
                best = _ABOVE_EVERY_CODE
                for cards, need, most, _ in self.with_lowest(free, wilds):
                    rest = remove_cards(free, cards)
                    after = wilds - need
                    found = self._with_wilds(rest, after) if after else self._no_wilds_code(rest)
                    found -= most << BITS_PER_COPY_COUNT
                    if found < best:
                        best = found
                        if best < ONE_POINT_CODE:
                            break
                copies = free & (free & -free) * ALL_COPIES_FACTOR
                leaving = self.left_over(copies)
                if leaving < best:
                    best = min(best, leaving + self._with_wilds(free ^ copies, wilds))
            if len(known) > MAX_CACHED_DEADWOOD_COUNT:
                known.clear()
            known[free] = best
        return best if free == held else best + self.left_over(held ^ free)

    def _with_one(self, free: int) -> int:
        """The smallest code with one wild card that costs nothing."""
        whole = self.left_over(free)
        best = base = self._no_wilds_code(free)
        points = base & -ONE_POINT_CODE
        alone = base - whole == _ALL_DEADWOOD_CODE
        for pieces in self.with_one(free):
            for cards, most, worth in pieces:
                if points - worth >= best:
                    break
                if alone:
                    found = base - worth - (most << BITS_PER_COPY_COUNT)
                else:
                    found = self._no_wilds_code(remove_cards(free, cards)) - (
                        most << BITS_PER_COPY_COUNT
                    )
                if found < best:
                    best = found
        return best

    def _costly(self, held: int, wilds: int, costs: tuple[int, ...]) -> tuple[int, int]:
        """The same as ``least`` if wild cards may be left without room: an exhaustive search."""
        known: dict[tuple[int, int, int], int] = {}

        def search(held: int, wilds: int, room: int) -> int:
            if not held:
                return costs[wilds - room] * ONE_POINT_CODE if wilds > room else 0
            position = held, wilds, room
            best = known.get(position)
            if best is None:
                copies = held & (held & -held) * ALL_COPIES_FACTOR
                best = self.left_over(copies) + search(held ^ copies, wilds, room)
                for cards, need, most, _ in self.with_lowest(held, wilds):
                    after = wilds - need
                    more = min(room + most - need, after)
                    best = min(best, search(remove_cards(held, cards), after, more))
                known[position] = best
            return best

        code = search(held, wilds, 0)
        return code >> POINTS_BIT, code & FIRST_COPY_MASK
