"""What one turn can put on the table: all of a hand, or one card of it.

For laws under which melds are laid on the table; ``ValueError`` for another.  The
table is given as its melds, each a tuple of laid cards.
"""

from collections.abc import Iterable, Sequence

from game.cards.french import JOKER, Card
from game.cards.melds import covering, joining
from game.cards.melds.adding import layoffs
from game.cards.melds.copies import gather
from game.cards.melds.laid import Laid, is_joker, rank_of
from game.cards.melds.law import (
    HIGH_ACE,
    LONGEST_RUN,
    SHORTEST,
    MeldRules,
    Span,
    card_at,
    is_run,
    require_laying,
    span,
)

Table = Iterable[tuple[Laid, ...]]


def can_all_be_melded(hand: Sequence[Card], table: Table, rules: MeldRules) -> bool:
    """Whether every card of the hand can be put on the table in this turn.

    In new melds and as additions to the melds that lie there, in any order, jokers
    for whatever helps; an empty hand can.  Under a law that joins, for one pack.
    """
    require_laying(rules)
    naturals = [card for card in hand if card != JOKER]
    jokers = len(hand) - len(naturals)
    if not naturals and not jokers:
        return True
    lying = list(table)
    runs = [span(meld) for meld in lying if is_run(meld)]
    if rules.joins:
        return _each_suit_clears(naturals, jokers, runs)
    groups = [
        covering.Fill(
            rank_of(meld[0]),
            len(meld),
            sum([1 << card // 13 for card in meld if not is_joker(card)]),
        )
        for meld in lying
        if not is_run(meld)
    ]
    position = covering.Position(gather(naturals), jokers, 0, tuple(runs), tuple(groups))
    return covering.clears(position, rules)


def _each_suit_clears(naturals: list[Card], jokers: int, runs: list[Span]) -> bool:
    """The suits share nothing but the jokers: which numbers of them can be spent so far?"""
    spent = {0}
    for suit in range(4):
        held = _ranks(naturals, suit)
        lying = _of_suit(runs, suit)
        here = [count for count in range(jokers + 1) if joining.clears(held, lying, count)]
        spent = {before + count for before in spent for count in here}
    return jokers in spent


def fewest_to_meld(
    card: Card,
    hand: Sequence[Card],
    table: Table,
    rules: MeldRules,
    *,
    new_only: bool = False,
) -> int | None:
    """The fewest cards of the hand to put down so that this card is melded in this turn.

    The card is one of the hand and counts.  1 if it fits on the table as it lies; more where
    it takes a new meld, or other cards and jokers added before it; ``None`` if
    it cannot be melded.  With ``new_only`` it must be laid in a new meld.  So a turn that must keep
    a card to discard can meld it when this is less than the hand.

    Raises ``ValueError`` if the card is not in the hand.
    """
    require_laying(rules)
    if card not in hand:
        raise ValueError("the card is not in the hand")
    lying = [] if new_only else list(table)
    if any(fits for meld in lying for fits in layoffs([card], meld, rules)):
        return 1
    naturals = [other for other in hand if other != JOKER]
    jokers = len(hand) - len(naturals)
    if card == JOKER:
        return SHORTEST if _joker_in_new(naturals, jokers, rules) else None
    found = [SHORTEST] if _in_new(card, naturals, jokers, rules) else []
    suit, rank = divmod(card, 13)
    runs = _of_suit([span(meld) for meld in lying if is_run(meld)], suit)
    if rules.joins and runs:
        return joining.fewest(_ranks(naturals, suit), runs, jokers, rank)
    for low, high in runs:
        for place in (0, HIGH_ACE) if rank == 0 else (rank,):
            between = range(place + 1, low) if place < low else range(high + 1, place)
            lacking = [at for at in between if card_at(suit, at) not in naturals]
            length = max(place, high) - min(place, low) + 1
            if not low <= place <= high and length <= LONGEST_RUN and len(lacking) <= jokers:
                found.append(len(between) + 1)
    return min(found, default=None)


def _in_new(card: Card, naturals: list[Card], jokers: int, rules: MeldRules) -> bool:
    """Whether this natural card can be laid in a new meld: then it can in one of three cards."""
    suit, rank = divmod(card, 13)
    held = set(naturals)
    if rules.groups and len({c for c in held if c % 13 == rank}) + jokers >= SHORTEST:
        return True
    return any(
        sum([card_at(suit, low + step) not in held for step in range(SHORTEST)]) <= jokers
        for place in ((0, HIGH_ACE) if rank == 0 else (rank,))
        for low in range(max(0, place - 2), min(place, HIGH_ACE - 2) + 1)
    )


def _joker_in_new(naturals: list[Card], jokers: int, rules: MeldRules) -> bool:
    """Whether a joker of the hand, one of these, can be laid in a new meld."""
    return any(_in_new(card, naturals, jokers, rules) for card in naturals)


def _ranks(naturals: list[Card], suit: int) -> int:
    """The ranks held in a suit as bits."""
    held = 0
    for card in naturals:
        if card // 13 == suit:
            held |= 1 << card % 13
    return held


def _of_suit(runs: list[Span], suit: int) -> tuple[tuple[int, int], ...]:
    return tuple(sorted([(low, high) for lying, low, high in runs if lying == suit]))
