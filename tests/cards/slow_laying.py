"""The plain answers about melds on the table, to hold the fast ones against.

They look at the laid cards themselves, card by card; nothing is summed up or remembered.
"""

from collections.abc import Iterable, Iterator, Sequence, Set

from game.cards.french import JOKER, Card
from game.cards.melds import (
    HIGH_ACE_PLACE,
    MAX_RUN_CARD_COUNT,
    MIN_MELD_CARD_COUNT,
    End,
    LaidCard,
    MeldRules,
    card_at,
    is_joker,
    is_run,
    joker_as,
    joker_of_rank,
    names_rank_only,
    rank_of,
    stands_for,
)

Meld = tuple[LaidCard, ...]


def span(run: Meld) -> tuple[int, int, int]:
    """The suit of a run on the table, and the places of its ends."""
    suit, low = divmod(stands_for(run[0]), 13)
    return suit, low, low + len(run) - 1


def open_places(run: tuple[LaidCard, ...]) -> list[tuple[End, Card]]:
    """The ends of a run that can be extended, each with the card it asks for.

    A run of 13 cards has none; 2..K is asked for its ace at both ends.
    """
    suit, low, high = span(run)
    ends: list[tuple[End, Card]] = []
    if len(run) < MAX_RUN_CARD_COUNT:
        if low > 0:
            ends.append(("low", card_at(suit, low - 1)))
        if high < HIGH_ACE_PLACE:
            ends.append(("high", card_at(suit, high + 1)))
    return ends


def takes_joker(meld: Meld, rules: MeldRules) -> bool:
    """Whether a meld with room may have one more joker."""
    return sum(map(is_joker, meld)) < rules.most_wilds


def fits(laid: LaidCard, meld: tuple[LaidCard, ...], rules: MeldRules) -> tuple[End, ...]:
    """The ends of a meld on the table to which this card can be added; empty if it does not fit.

    Both ends, ``("low", "high")``, only for an ace on 2..K.  A group is extended at
    its high end alone: the card is put behind the others.
    """
    if is_joker(laid) and not takes_joker(meld, rules):
        return ()
    if is_run(meld):
        if names_rank_only(laid):
            return ()
        card = stands_for(laid)
        return tuple([end for end, wanted in open_places(meld) if wanted == card])
    if rank_of(laid) != rank_of(meld[0]) or len(meld) >= rules.largest_group:
        return ()
    if is_joker(laid):
        return ("high",) if names_rank_only(laid) else ()
    return () if rules.distinct_suits and laid in meld else ("high",)


def extended(meld: tuple[LaidCard, ...], laid: LaidCard, end: End) -> tuple[LaidCard, ...]:
    """The meld with a card added at an end; whether it fits there is not asked again."""
    return (laid, *meld) if end == "low" else (*meld, laid)


def layoffs(
    hand: Iterable[Card], meld: tuple[LaidCard, ...], rules: MeldRules
) -> Iterator[tuple[LaidCard, End]]:
    """Every way to add one card of the hand to this meld, without doubles, low end first.

    In a group the suits come in the order S H D C; a natural card comes before a joker.
    """
    held = frozenset(hand)
    if not takes_joker(meld, rules):
        held -= {JOKER}
    if is_run(meld):
        for end, card in open_places(meld):
            if card in held:
                yield LaidCard(card), end
            if JOKER in held:
                yield joker_as(card), end
    elif len(meld) < rules.largest_group:
        rank = rank_of(meld[0])
        for card in sorted(held):
            if card != JOKER and card % 13 == rank and fits(LaidCard(card), meld, rules):
                yield LaidCard(card), "high"
        if JOKER in held:
            yield joker_of_rank(rank), "high"


def fewest_to_meld(
    card: Card,
    hand: Sequence[Card],
    table: Sequence[Meld],
    rules: MeldRules,
    *,
    new_only: bool = False,
) -> int | None:
    """The fewest cards of the hand to put down so that this card of it is melded in this turn.

    As if runs were never joined; ``None`` if it cannot be melded at all.
    """
    held = frozenset(hand) - {JOKER}
    jokers = list(hand).count(JOKER)
    lying = () if new_only else table
    if card != JOKER:
        return _fewest(card, held, jokers, lying, rules)
    if any(
        len(meld) < (MAX_RUN_CARD_COUNT if is_run(meld) else rules.largest_group)
        and takes_joker(meld, rules)
        for meld in lying
    ):
        return 1
    # Any meld of the fewest cards with a natural one has room for the joker in place of another.
    sizes = [
        size
        for size in (MIN_MELD_CARD_COUNT, rules.shortest_run)
        for other in held
        if _in_new(other, held, jokers, rules, size, least_jokers=1)
    ]
    return min(sizes, default=None)


def _fewest(
    card: Card, held: Set[Card], jokers: int, table: Iterable[Meld], rules: MeldRules
) -> int | None:
    suit, rank = divmod(card, 13)
    found = [
        size
        for size in (MIN_MELD_CARD_COUNT, rules.shortest_run)
        if _in_new(card, held, jokers, rules, size)
    ]
    for meld in table:
        if fits(LaidCard(card), meld, rules):
            return 1
        if is_run(meld) and stands_for(meld[0]) // 13 == suit:
            _, low, high = span(meld)
            usable = min(jokers, rules.most_wilds - sum(map(is_joker, meld)))
            for place in (0, HIGH_ACE_PLACE) if rank == 0 else (rank,):
                if max(place, high) - min(place, low) < MAX_RUN_CARD_COUNT and (
                    place < low or place > high
                ):
                    between = range(place + 1, low) if place < low else range(high + 1, place)
                    lacking = [at for at in between if card_at(suit, at) not in held]
                    if len(lacking) <= usable:
                        found.append(len(between) + 1)
    return min(found, default=None)


def _in_new(
    card: Card,
    held: Set[Card],
    jokers: int,
    rules: MeldRules,
    size: int,
    least_jokers: int = 0,
) -> bool:
    """Whether this natural card can be laid in a new meld of so many cards."""
    suit, rank = divmod(card, 13)
    usable = min(jokers, rules.most_wilds)
    if usable < least_jokers:
        return False
    mates = sum([Card(c) in held for c in range(rank, 52, 13)])
    if rules.groups and size == MIN_MELD_CARD_COUNT and mates + usable >= size:
        return True
    if size < rules.shortest_run:
        return False
    return any(
        sum([card_at(suit, at) in held for at in range(low, low + size)]) + usable >= size
        for place in ((0, HIGH_ACE_PLACE) if rank == 0 else (rank,))
        for low in range(max(0, place - size + 1), min(place, HIGH_ACE_PLACE - size + 1) + 1)
    )
