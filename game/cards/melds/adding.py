"""Adding a card to a meld on the table: where it fits, and what it joins.

For laws without wild ranks, since only under those are melds laid on the table.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, Literal

from game.cards.french import JOKER, Card
from game.cards.melds.laid import (
    Laid,
    is_joker,
    joker_as,
    joker_of_rank,
    names_rank_only,
    rank_of,
    stands_for,
)
from game.cards.melds.law import HIGH_ACE, LONGEST_RUN, MeldRules, Span, card_at, is_run, span

End = Literal["low", "high"]
LOW: Final = "low"
HIGH: Final = "high"


def open_places(run: tuple[Laid, ...]) -> list[tuple[End, Card]]:
    """The ends of a run that can be extended, each with the card it asks for.

    A run of 13 cards has none; 2..K is asked for its ace at both ends.
    """
    suit, low, high = span(run)
    ends: list[tuple[End, Card]] = []
    if len(run) < LONGEST_RUN:
        if low > 0:
            ends.append((LOW, card_at(suit, low - 1)))
        if high < HIGH_ACE:
            ends.append((HIGH, card_at(suit, high + 1)))
    return ends


def fits(laid: Laid, meld: tuple[Laid, ...], rules: MeldRules) -> tuple[End, ...]:
    """The ends of a meld on the table to which this card can be added; empty if it does not fit.

    Both ends, ``("low", "high")``, only for an ace on 2..K.  A group is extended at
    its high end alone: the card is put behind the others.
    """
    if is_run(meld):
        if names_rank_only(laid):
            return ()
        card = stands_for(laid)
        return tuple([end for end, wanted in open_places(meld) if wanted == card])
    if rank_of(laid) != rank_of(meld[0]) or len(meld) >= rules.largest_group:
        return ()
    if is_joker(laid):
        return (HIGH,) if names_rank_only(laid) else ()
    return () if rules.distinct_suits and laid in meld else (HIGH,)


def extended(meld: tuple[Laid, ...], laid: Laid, end: End) -> tuple[Laid, ...]:
    """The meld with a card added at an end; whether it fits there is not asked again."""
    return (laid, *meld) if end == LOW else (*meld, laid)


def layoffs(
    hand: Iterable[Card], meld: tuple[Laid, ...], rules: MeldRules
) -> Iterator[tuple[Laid, End]]:
    """Every way to add one card of the hand to this meld, without doubles, low end first.

    In a group the suits come in the order S H D C; a natural card comes before a joker.
    """
    held = frozenset(hand)
    if is_run(meld):
        for end, card in open_places(meld):
            if card in held:
                yield Laid(card), end
            if JOKER in held:
                yield joker_as(card), end
    elif len(meld) < rules.largest_group:
        rank = rank_of(meld[0])
        for card in sorted(held):
            if card != JOKER and card % 13 == rank and fits(Laid(card), meld, rules):
                yield Laid(card), HIGH
        if JOKER in held:
            yield joker_of_rank(rank), HIGH


def ways_to_add(place: int, spans: Sequence[Span]) -> list[tuple[int | None, int | None]]:
    """Every way to add a card at a place among the runs of its suit under a law that joins (Take).

    A way is the index of the run below the card, whose high end it extends, and of the run
    above it, whose low end it extends; with both it joins them.  A card that touches
    two runs always joins them, unless the joined run would have an ace at both ends: then
    it is added to either.  With jokers several pairs may touch the same card; each is a way.
    """
    below = [
        number
        for number, (_, low, high) in enumerate(spans)
        if high == place - 1 and high - low + 1 < LONGEST_RUN
    ]
    above = [
        number
        for number, (_, low, high) in enumerate(spans)
        if low == place + 1 and high - low + 1 < LONGEST_RUN
    ]
    pairs = [
        (low, high)
        for low in below
        for high in above
        if spans[high].high - spans[low].low + 1 <= LONGEST_RUN
    ]
    ways: list[tuple[int | None, int | None]] = list(pairs)
    joined_below = {low for low, _ in pairs}
    joined_above = {high for _, high in pairs}
    ways += [(low, None) for low in below if low not in joined_below]
    ways += [(None, high) for high in above if high not in joined_above]
    return ways
