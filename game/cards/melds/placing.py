"""What one turn can put on the table: all of a hand, or one card of it.

For laws under which melds are laid on the table; ``ValueError`` for another.  The
table is given as its melds, each a tuple of laid cards.

One card is melded in a new meld, where three cards suffice, or on a meld that lies
there: at once, or behind one other card, natural or joker; more cards in a row would be
a new meld themselves.  Nothing else laid first can help it, except where runs are joined.
"""

from collections.abc import Iterable, Sequence, Set

from game.cards.french import JOKER, Card
from game.cards.melds import covering, joining
from game.cards.melds.copies import gather
from game.cards.melds.covering import Fill
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
    runs, groups = _lying(table)
    held = frozenset(naturals)
    if any(_fewest(card, held, jokers, runs, groups, rules) is None for card in naturals):
        return False
    if rules.joins:
        return _each_suit_clears(held, jokers, runs)
    position = covering.Position(gather(naturals), jokers, 0, tuple(runs), tuple(groups))
    return covering.clears(position, rules)


def fewest_to_meld(
    card: Card,
    hand: Sequence[Card],
    table: Table,
    rules: MeldRules,
    *,
    new_only: bool = False,
) -> int | None:
    """The fewest cards of the hand to put down so that this card is melded in this turn.

    The card is one of the hand and counts: 1 if it fits on the table as it lies, more where
    it takes a new meld or other cards before it, ``None`` if it cannot be melded at all.
    With ``new_only`` it must be laid in a new meld.  A turn that must keep a card to discard
    can meld this one when the answer is less than the hand.

    Raises ``ValueError`` if the card is not in the hand.
    """
    require_laying(rules)
    if card not in hand:
        raise ValueError("the card is not in the hand")
    held = frozenset(hand) - {JOKER}
    jokers = list(hand).count(JOKER)
    runs, groups = _lying(() if new_only else table)
    if card != JOKER:
        fewest = _fewest(card, held, jokers, runs, groups, rules)
        if rules.joins and fewest == 2:  # unless the card before it joins two runs
            suit, rank = divmod(card, 13)
            return joining.fewest(_ranks(held, suit), _of_suit(runs, suit), jokers, rank)
        return fewest
    if any(lying.length < LONGEST_RUN for lying in runs):
        return 1
    if any(group.size < rules.largest_group for group in groups):
        return 1
    # A joker needs a natural card and a third card, and any meld of three would take it instead.
    return SHORTEST if any(_in_new(other, held, jokers, rules) for other in held) else None


def _lying(table: Table) -> tuple[list[Span], list[Fill]]:
    """The runs and the groups on the table."""
    runs: list[Span] = []
    groups: list[Fill] = []
    for meld in table:
        if is_run(meld):
            runs.append(span(meld))
        else:
            suits = sum([1 << card // 13 for card in meld if not is_joker(card)])
            groups.append(Fill(rank_of(meld[0]), len(meld), suits))
    return runs, groups


def _fewest(
    card: Card,
    held: Set[Card],
    jokers: int,
    runs: Iterable[Span],
    groups: Iterable[Fill],
    rules: MeldRules,
) -> int | None:
    """``fewest_to_meld`` for a natural card, as if runs were never joined."""
    suit, rank = divmod(card, 13)
    for group in groups:
        if group.rank == rank and group.takes(suit, rules):
            return 1
    fewest = SHORTEST if _in_new(card, held, jokers, rules) else None
    for lying_suit, low, high in runs:
        if lying_suit != suit:
            continue
        for place in (0, HIGH_ACE) if rank == 0 else (rank,):
            if max(place, high) - min(place, low) >= LONGEST_RUN:
                continue
            if place in (low - 1, high + 1):
                return 1
            if place in (low - 2, high + 2):
                between = card_at(suit, place + 1 if place < low else place - 1)
                if jokers or between in held:
                    fewest = 2
    return fewest


def _in_new(card: Card, held: Set[Card], jokers: int, rules: MeldRules) -> bool:
    """Whether this natural card can be laid in a new meld: then it can in one of three cards."""
    if jokers >= SHORTEST - 1:
        return True
    suit, rank = divmod(card, 13)
    if rules.groups and sum([Card(c) in held for c in range(rank, 52, 13)]) + jokers >= SHORTEST:
        return True
    return any(
        sum([card_at(suit, at) in held for at in range(low, low + SHORTEST)]) + jokers >= SHORTEST
        for place in ((0, HIGH_ACE) if rank == 0 else (rank,))
        for low in range(max(0, place - 2), min(place, HIGH_ACE - 2) + 1)
    )


def _each_suit_clears(held: Set[Card], jokers: int, runs: list[Span]) -> bool:
    """The suits share nothing but the jokers: which numbers of them can be spent so far?"""
    spent = {0}
    for suit in range(4):
        ranks = _ranks(held, suit)
        lying = _of_suit(runs, suit)
        here = [count for count in range(jokers + 1) if joining.clears(ranks, lying, count)]
        spent = {before + count for before in spent for count in here}
    return jokers in spent


def _ranks(held: Set[Card], suit: int) -> int:
    """The ranks held in a suit as bits."""
    return sum([1 << card % 13 for card in held if card // 13 == suit])


def _of_suit(runs: list[Span], suit: int) -> tuple[tuple[int, int], ...]:
    return tuple(sorted([(low, high) for lying, low, high in runs if lying == suit]))
