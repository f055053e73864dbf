"""Whether a hand of Take can go out, and the number of ways in which it may come to that.

The last card can be discarded only if it fits nowhere on the resulting table.  If it fits, it
must be added and its owner floats, which gives opponents a turn to meld and take.

A way is a set of cards that can be melded together, as many as the hand has after its discard.
Cards of it that are not held must still be able to come.  Suits share only the jokers, so ways
are counted per suit, and the counts are multiplied.
"""

from typing import Final

from game.cards.bounded_cache import cached
from game.cards.french import JOKER, Card
from game.cards.melds import (
    HIGH_ACE_PLACE,
    MIN_MELD_CARD_COUNT,
    ONE_SUIT_MASK,
    Ends,
    bits_of,
    can_all_be_melded,
    can_go_out,
    leaves_unplayable,
    neighbour_cards,
)
from game.games.take.melds import LaidRuns

MISSING_CARD_FACTOR: Final = 0.08
"""Factor on a way per missing card: roughly the probability that it comes in time.

For predicting the rest of a round, 0.05 to 0.1 fitted best; 0.2 and more fitted far worse.
"""
MAX_SUIT_SET_CARD_COUNT: Final = 8
"""Maximum size of a set of one suit that is examined; enough for any hand of seven."""
MAX_LARGE_HAND_SET_CARD_COUNT: Final = 10
"""The same for a hand that has more: ten cards after its discard."""
MAX_MISSING_CARD_COUNT: Final = 4
"""Maximum number of missing cards in a set."""
MAX_RUN_GROWTH_CARD_COUNT: Final = 4
"""Maximum number of cards by which a run grows at one end."""

Counts = tuple[tuple[float, ...], ...]
"""Weighted numbers of ways, by the number of jokers used and then of cards melded."""


def goes_out(table: LaidRuns, hand: list[Card], barred: Card | None) -> bool:
    """Whether all cards of the hand but one can be melded, and that one then be discarded.

    ``barred`` is the card that may not be discarded this turn.
    """
    held = bits_of(hand)
    if held >> JOKER:
        return _goes_out_by_suits(table, held, hand.count(JOKER), barred)
    alone = held & ~(table.spread.fits | neighbour_cards(held))
    if not alone:
        # The last card has a neighbour that is laid where it does not fit: beside a joker or ace.
        return _goes_out_by_suits(table, held, 0, barred)
    if alone & alone - 1 or (barred is not None and alone == 1 << barred):
        return False
    return can_all_be_melded(held ^ alone, 0, table.spread)


def _goes_out_by_suits(table: LaidRuns, cards: int, jokers: int, barred: Card | None) -> bool:
    """``goes_out`` for any hand; jokers can be placed so that the last card fits nowhere."""
    runs = table.spread.runs
    held = [cards >> suit * 13 & ONE_SUIT_MASK for suit in range(4)]
    spent = [
        [count for count in range(jokers + 1) if can_go_out(held[suit], runs[suit], count)]
        for suit in range(4)
    ]
    stuck = [suit for suit in range(4) if not spent[suit]]
    if len(stuck) > 1:
        return False
    for suit in stuck or range(4):
        elsewhere = {0}
        for other in range(4):
            if other != suit:
                elsewhere = {before + count for before in elsewhere for count in spent[other]}
        for rank in range(13):
            if held[suit] >> rank & 1 and suit * 13 + rank != barred:
                left = held[suit] & ~(1 << rank)
                if any(
                    leaves_unplayable(left, runs[suit], jokers - used, rank)
                    for used in elsewhere
                    if used <= jokers
                ):
                    return True
    return False


# Ways to go out.


@cached(each=34000)
def _sets(runs: Ends, most: int) -> tuple[tuple[int, int], ...]:
    """Every set of at most ``most`` cards of a suit that can be melded with runs on the table.

    Each is a pair of its bits and its number of cards.
    """
    new = [
        (low, high, _place_bits(low, high))
        for low in range(HIGH_ACE_PLACE + 2 - MIN_MELD_CARD_COUNT)
        for high in range(low + MIN_MELD_CARD_COUNT - 1, min(low + most, HIGH_ACE_PLACE + 1))
    ]
    found = {0, *(cards for _, _, cards in new)}
    for _, high, cards in new:
        for low, _, others in new:
            if low > high and not cards & others:
                found.add(cards | others)
    for low, high in runs:
        longer = _extensions(low, high)
        found = {one | more for one in found for more in longer if not one & more}
    return tuple(
        [(cards, cards.bit_count()) for cards in sorted(found) if cards.bit_count() <= most]
    )


def _extensions(low: int, high: int) -> list[int]:
    """The rank sets by which a run can grow, the empty set included."""
    found = []
    for first in range(low, max(-1, low - MAX_RUN_GROWTH_CARD_COUNT - 1), -1):
        for last in range(high, min(HIGH_ACE_PLACE, high + MAX_RUN_GROWTH_CARD_COUNT) + 1):
            below, above = _place_bits(first, low - 1), _place_bits(high + 1, last)
            if not below & above:
                found.append(below | above)
    return found


def _place_bits(low: int, high: int) -> int:
    """The ranks from one place to another, as bits; 0 if ``high`` is below ``low``."""
    return sum([1 << place % 13 for place in range(low, high + 1)])


@cached(each=560)
def _counts(held: int, may_come: int, runs: Ends, jokers: int, most: int) -> Counts:
    """The ways of one suit."""
    found = [[0.0] * (most + 1) for _ in range(jokers + 1)]
    out = ~(held | may_come)
    for cards, size in _sets(runs, most):
        if not cards & out:
            missing = size - (cards & held).bit_count()
            if missing <= MAX_MISSING_CARD_COUNT:
                found[0][size] += MISSING_CARD_FACTOR**missing
                if jokers and missing:
                    found[1][size] += missing * MISSING_CARD_FACTOR ** (missing - 1)
                if jokers > 1 and missing > 1:
                    pairs = missing * (missing - 1) / 2
                    found[2][size] += pairs * MISSING_CARD_FACTOR ** (missing - 2)
    return tuple(map(tuple, found))


def _max_set_size(hand: list[Card]) -> int:
    """Maximum size of a set of one suit that is examined for a hand."""
    return (
        MAX_SUIT_SET_CARD_COUNT
        if len(hand) <= MAX_SUIT_SET_CARD_COUNT
        else MAX_LARGE_HAND_SET_CARD_COUNT
    )


def ways_without(
    hand: list[Card], away: int, table: LaidRuns, cards: list[Card]
) -> dict[Card, float]:
    """Number of ways left after discarding each of these naturals.

    ``away`` is the card set that can no longer come to the hand.
    """
    mask = bits_of(hand)
    runs = table.spread.runs
    jokers, most = hand.count(JOKER), _max_set_size(hand)
    size = min(len(hand) - 1, most)
    held = [mask >> suit * 13 & ONE_SUIT_MASK for suit in range(4)]
    may_come = [~(away | mask) >> suit * 13 & ONE_SUIT_MASK for suit in range(4)]
    whole = [_counts(held[suit], may_come[suit], runs[suit], jokers, most) for suit in range(4)]
    low, high = (_product(whole[at], whole[at + 1], size) for at in (0, 2))
    others: dict[int, Counts] = {}
    found = {}
    for card in cards:
        suit, rank = divmod(card, 13)
        if suit not in others:
            beside, apart = (whole[suit ^ 1], high if suit < 2 else low)
            others[suit] = _product(beside, apart, size)
        left = held[suit] & ~(1 << rank)
        mine = _counts(left, may_come[suit], runs[suit], jokers, most)
        found[card] = sum(
            [
                one * other
                for used in range(jokers + 1)
                for one, other in zip(
                    mine[used][: size + 1], others[suit][jokers - used][size::-1], strict=True
                )
            ]
        )
    return found


def ways_of(hand: list[Card], away: int, table: LaidRuns, size: int) -> float:
    """Number of ways to meld ``size`` cards that are open to a hand.

    ``away`` is the card set that can no longer come to the hand.
    """
    mask = bits_of(hand)
    runs = table.spread.runs
    jokers, most = hand.count(JOKER), _max_set_size(hand)
    size = min(size, most)
    may_come = ~(away | mask)
    one, two, three, four = [
        _counts(
            mask >> suit * 13 & ONE_SUIT_MASK,
            may_come >> suit * 13 & ONE_SUIT_MASK,
            runs[suit],
            jokers,
            most,
        )
        for suit in range(4)
    ]
    low, high = _product(one, two, size), _product(three, four, size)
    return sum(
        [
            mine * other
            for used in range(jokers + 1)
            for more in range(jokers + 1 - used)
            for mine, other in zip(low[used], high[more][::-1], strict=True)
        ]
    )


def _product(one: Counts, other: Counts, size: int) -> Counts:
    """The ways of two suits, or pairs of suits, together, for up to ``size`` cards."""
    jokers = len(one)
    found = [[0.0] * (size + 1) for _ in range(jokers)]
    for mine in range(jokers):
        for theirs in range(jokers - mine):
            total, factors = found[mine + theirs], other[theirs]
            for cards, ways in enumerate(one[mine][: size + 1]):
                if ways:
                    for more in range(size + 1 - cards):
                        total[cards + more] += ways * factors[more]
    return tuple(map(tuple, found))
