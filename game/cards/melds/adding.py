"""Adding a card to a meld on the table: where it fits, and what it joins.

For laws without wild ranks, since only under those are melds laid on the table.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, Literal, NamedTuple

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
    return [(end, card_at(suit, place)) for end, suit, place in _open(span(run))]


def _open(lying: Span) -> list[tuple[End, int, int]]:
    suit, low, high = lying
    ends: list[tuple[End, int, int]] = []
    if high - low + 1 < LONGEST_RUN:
        if low > 0:
            ends.append((LOW, suit, low - 1))
        if high < HIGH_ACE:
            ends.append((HIGH, suit, high + 1))
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


class Addition(NamedTuple):
    """Where a card is added among the runs on the table, by their indices.

    With both it fits between two runs and joins them: the first lies below the
    card, the second above it.
    """

    below: int | None
    """The run whose high end it extends."""
    above: int | None
    """The run whose low end it extends."""


def additions(laid: Laid, runs: Sequence[tuple[Laid, ...]]) -> list[Addition]:
    """Every way to add this card to the runs on the table under a law that joins (Take).

    A card that touches two runs always joins them, unless the joined run would
    have an ace at both ends: then it is added to either.  With jokers several
    pairs may touch the same card; each is one way.
    """
    suit, rank = divmod(stands_for(laid), 13)
    spans = [span(run) for run in runs]
    mine = [(number, lying) for number, lying in enumerate(spans) if lying.suit == suit]
    places = (0, HIGH_ACE) if rank == 0 else (rank,)
    ways = [way for place in places for way in ways_to_add(place, [s for _, s in mine])]
    return [
        Addition(
            None if below is None else mine[below][0],
            None if above is None else mine[above][0],
        )
        for below, above in ways
    ]


def ways_to_add(place: int, spans: Sequence[Span]) -> list[tuple[int | None, int | None]]:
    """The same for a place among spans of one suit: (index below, index above)."""
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


def all_additions(
    hand: Iterable[Card], runs: Sequence[tuple[Laid, ...]]
) -> Iterator[tuple[Laid, Addition]]:
    """Every way to add one card of the hand to the runs (Take), without doubles.

    Natural cards in order, then the jokers in the order of what they stand for.
    """
    held = sorted(set(hand))
    wanted = sorted({card for run in runs for _, card in open_places(run)})
    laid = [Laid(card) for card in held if card in wanted]
    if JOKER in held:
        laid += [joker_as(card) for card in wanted]
    for card in laid:
        for addition in additions(card, runs):
            yield card, addition
