"""Which cards of a hand can still be melded, where jokers alone are wild.

No meld on a table holds a natural card twice.  So a ``MeldableHand`` keeps a card set, the cards
held twice, and the number of jokers.

A card is melded in a new meld, where three cards suffice, or laid off on a meld: at once, or
after others that go before it.  Rules ask ``fewest_to_meld`` for each card of a pile after each
discard.
"""

from collections.abc import Collection, Iterable
from typing import Final, NamedTuple

from game.cards.french import JOKER, Card
from game.cards.melds import run_joining
from game.cards.melds.card_sets import (
    ALL_NATURALS,
    CARD_BITS,
    ONE_RANK_MASK,
    ONE_SUIT_MASK,
    bits_of,
    in_groups,
    in_runs,
    near_cards,
    neighbour_cards,
    pairs,
    ranks_in_suits,
)
from game.cards.melds.laid_cards import LaidCard, is_joker
from game.cards.melds.meld_rules import (
    HIGH_ACE_PLACE,
    MAX_RUN_CARD_COUNT,
    MIN_MELD_CARD_COUNT,
    MeldRules,
)
from game.cards.melds.table_melds import Ends, TableMelds

_new: Final = tuple.__new__
"""Builds a hand twice as fast as its class does."""


class MeldableHand(NamedTuple):
    """Cards of up to two packs, without their order."""

    held: int
    """Card set of the natural cards."""
    twice: int
    """Card set of the natural cards held twice."""
    jokers: int
    size: int
    """Number of cards, jokers included."""

    @property
    def every(self) -> int:
        """Card set of all cards, the joker's bit included."""
        return self.held | 1 << JOKER if self.jokers else self.held

    def without(self, cards: Iterable[LaidCard]) -> "MeldableHand":
        held, twice, jokers, size = self
        for card in cards:
            size -= 1
            if is_joker(card):
                jokers -= 1
            elif twice and twice >> card & 1:
                twice ^= 1 << card
            else:
                held &= ~CARD_BITS[card]
        return _new(MeldableHand, (held, twice, jokers, size))

    def with_cards(self, cards: Iterable[Card]) -> "MeldableHand":
        held, twice, jokers, size = self
        for card in cards:
            size += 1
            if card == JOKER:
                jokers += 1
            else:
                bit = CARD_BITS[card]
                twice |= held & bit
                held |= bit
        return _new(MeldableHand, (held, twice, jokers, size))


EMPTY_MELDABLE_HAND: Final = MeldableHand(0, 0, 0, 0)


def summed(cards: Collection[Card]) -> MeldableHand:
    """The ``MeldableHand`` of these cards.

    >>> summed([Card(0), Card(2), Card(2), JOKER])
    MeldableHand(held=5, twice=4, jokers=1, size=4)
    """
    held = 0
    for card in cards:
        held |= CARD_BITS[card]
    return hand_of(cards, held)


def hand_of(cards: Collection[Card], held: int) -> MeldableHand:
    """The ``MeldableHand`` of these cards, whose card set is known; a joker sets its bit."""
    size = len(cards)
    if held.bit_count() < size:
        return EMPTY_MELDABLE_HAND.with_cards(cards)
    # No card is held twice, so the set is enough.
    return _new(MeldableHand, (held & ALL_NATURALS, 0, held >> JOKER, size))


def fewest_to_meld(
    card: Card, hand: MeldableHand, table: TableMelds, new_only: bool = False
) -> int:
    """The fewest cards to put down until one card of the hand is melded; 0 if it cannot be.

    The card itself counts: 1 if it fits on the table, more in a new meld or after other lay-offs.
    With ``new_only`` it must be in a new meld.  A turn that must keep a card to discard can meld
    this one if the answer is less than the size of the hand.

    >>> from game.cards.french import read
    >>> from game.cards.melds.laid_cards import read_meld
    >>> from game.cards.melds.meld_rules import MeldRules
    >>> from game.cards.melds.table_melds import shape_of, spread
    >>> table = spread([shape_of(read_meld("4C 5C 6C"), MeldRules())], MeldRules())
    >>> hand = summed([read("7C"), read("8C"), read("KD")])
    >>> [fewest_to_meld(read(card), hand, table) for card in ("7C", "8C", "KD")]
    [1, 2, 0]
    """
    return fewest_of(card, hand.held, hand.jokers, table, new_only)


def fewest_of(card: Card, held: int, jokers: int, table: TableMelds, new_only: bool) -> int:
    """``fewest_to_meld`` for a hand given as a card set and a number of jokers."""
    fits, room, runs, rules, bridges = table
    if card == JOKER:
        if room and not new_only:
            return 1
        return _joker_meld_size(held, jokers, rules)
    found = 0
    if not new_only:
        if fits >> card & 1:
            return 1
        suit = card // 13
        ends = runs[suit]
        if ends:
            mine = held >> 13 * suit & ONE_SUIT_MASK
            found = _after_others(card % 13, mine, jokers, ends, bridges[suit])
            if found == 2:
                # the card before it may join two runs and leave no place for this one
                if rules.joins:
                    return run_joining.fewest_cards(mine, ends, jokers, card % 13)
                return 2
    new = _new_meld_size(card, held, jokers, rules)
    return min(new, found) if new and found else new or found


def perhaps_melded(held: int, jokers: int, table: TableMelds, new_only: bool = False) -> int:
    """A quick filter: the natural cards for which ``fewest_to_meld`` may not be 0.

    For every other card it is 0, for this hand and for any part of it.
    """
    fits, _, _, rules, _ = table
    if jokers > 1:
        return ALL_NATURALS
    if jokers:
        found = near_cards(held)
        if rules.groups:
            ranks = ranks_in_suits(held, MIN_MELD_CARD_COUNT - 1)
            found |= ranks | ranks << 13 | ranks << 26 | ranks << 39
    else:
        found = in_runs(held)
        if rules.groups:
            found |= in_groups(held)
    if new_only or not fits:
        return found
    found |= fits
    # Cards in a row from the end of a run; a joker bridges one missing card.
    more = (fits | neighbour_cards(fits) if jokers else fits) & held
    reached = 0
    while more:
        reached |= more
        next_to = neighbour_cards(more)
        if jokers:
            next_to |= neighbour_cards(next_to)
        more = next_to & held & ~reached
    return found | reached


def _after_others(rank: int, held: int, jokers: int, runs: Ends, bridges: tuple[int, ...]) -> int:
    """The fewest cards to lay off on a run of this suit, the card of this rank last; or 0."""
    fewest = 0
    for number, (low, high) in enumerate(runs):
        usable = min(jokers, bridges[number]) if bridges else jokers
        for place in (0, HIGH_ACE_PLACE) if rank == 0 else (rank,):
            if place < low:
                between = low - place - 1
                have = held >> place + 1 & (1 << between) - 1
                length = high - place + 1
            elif place > high:
                between = place - high - 1
                have = held >> high + 1 & (1 << between) - 1
                length = place - low + 1
            else:
                continue
            if (
                length <= MAX_RUN_CARD_COUNT
                and between - have.bit_count() <= usable
                and (between < fewest or not fewest)
            ):
                fewest = between + 1
    return fewest


def _new_meld_size(card: Card, held: int, jokers: int, rules: MeldRules) -> int:
    """The fewest cards of a new meld with this natural card, or 0."""
    usable, shortest = min(jokers, rules.most_wilds), rules.shortest_run
    if shortest == MIN_MELD_CARD_COUNT:
        return shortest if _can_be_in_new_meld(card, held, usable, rules.groups) else 0
    mates = held >> card % 13 & ONE_RANK_MASK
    if rules.groups and mates.bit_count() + usable >= MIN_MELD_CARD_COUNT:
        return MIN_MELD_CARD_COUNT
    suit, rank = divmod(card, 13)
    ranks = held >> 13 * suit & ONE_SUIT_MASK
    places = ranks | (ranks & 1) << HIGH_ACE_PLACE
    for place in (0, HIGH_ACE_PLACE) if rank == 0 else (rank,):
        least, highest = max(0, place - shortest + 1), HIGH_ACE_PLACE + 1 - shortest
        for low in range(least, min(place, highest) + 1):
            if (places >> low & (1 << shortest) - 1).bit_count() + usable >= shortest:
                return shortest
    return 0


def _joker_meld_size(held: int, jokers: int, rules: MeldRules) -> int:
    """The fewest cards of a new meld with a joker, or 0."""
    usable, shortest = min(jokers, rules.most_wilds), rules.shortest_run
    if not usable:
        return 0
    if shortest == MIN_MELD_CARD_COUNT:
        return shortest if _can_joker_be_in_new_meld(held, usable, rules.groups) else 0
    lacking = max(1, MIN_MELD_CARD_COUNT - usable)
    if rules.groups and any(
        (held >> rank & ONE_RANK_MASK).bit_count() >= lacking for rank in range(13)
    ):
        return MIN_MELD_CARD_COUNT
    lacking = max(1, shortest - usable)
    for suit in range(4):
        ranks = held >> 13 * suit & ONE_SUIT_MASK
        places = ranks | (ranks & 1) << HIGH_ACE_PLACE
        for low in range(HIGH_ACE_PLACE + 2 - shortest):
            if (places >> low & (1 << shortest) - 1).bit_count() >= lacking:
                return shortest
    return 0


def _runs_with(card: Card) -> tuple[int, int, int]:
    runs = [bits_of([card, *two]) for two in pairs(card, groups=False)]
    return runs[0], runs[1], runs[-1]


_RUNS_OF_THREE: Final = tuple([_runs_with(Card(card)) for card in range(JOKER)])
"""For each natural card, the two or three runs of three with it; the last one twice."""


def _can_be_in_new_meld(card: Card, held: int, jokers: int, groups: bool) -> bool:
    """Whether a natural card can be in a new meld: then it can be in one of three cards."""
    lacking = MIN_MELD_CARD_COUNT - jokers
    if groups and (held >> card % 13 & ONE_RANK_MASK).bit_count() >= lacking:
        return True
    low, middle, high = _RUNS_OF_THREE[card]
    if not jokers:
        return held & low == low or held & middle == middle or held & high == high
    return (
        (held & low).bit_count() >= lacking
        or (held & middle).bit_count() >= lacking
        or (held & high).bit_count() >= lacking
    )


def _can_joker_be_in_new_meld(held: int, jokers: int, groups: bool) -> bool:
    if jokers >= 2:
        return held != 0
    if groups and held & (held >> 13 | held >> 26 | held >> 39):
        return True
    for suit in range(4):
        mine = held >> 13 * suit & ONE_SUIT_MASK
        mine |= (mine & 1) << HIGH_ACE_PLACE
        if mine & (mine >> 1 | mine >> 2):
            return True
    return False
