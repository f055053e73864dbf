"""The slow, obvious answers about melds, to hold the fast ones against.

Nothing here uses the package's searches: a meld is recognised by trying every
place for it, a hand is arranged by trying every subset, a turn by trying every move.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import combinations

from game.cards.french import JOKER, Card, read
from game.cards.melds import LaidCard, MeldRules, joker_as, joker_of_rank

TAKE = MeldRules(groups=False, joins=True)
RUMMY500 = MeldRules()
RUMMY500_KIN = {
    "500": RUMMY500,
    "500 with runs of four": MeldRules(shortest_run=4),
    "500 with one joker": MeldRules(most_wilds=1),
    "500 with both": MeldRules(shortest_run=4, most_wilds=1),
}


def texas(rank: int) -> MeldRules:
    """The law of a Texas Rummy round: jokers, deuces and this rank are wild."""
    return MeldRules(
        largest_group=99,
        distinct_suits=False,
        wild_ranks=frozenset({1, rank}),
        wilds_per_natural=1,
    )


def three_thirteen(rank: int, wilds_alone: bool = True, high_ace: bool = False) -> MeldRules:
    """The law of a round in which only this rank is wild, in any number."""
    return MeldRules(
        largest_group=26,
        distinct_suits=False,
        wild_ranks=frozenset({rank}),
        wilds_per_natural=26,
        wilds_alone=wilds_alone,
        high_ace=high_ace,
    )


def four_in_a_run(rules: MeldRules) -> MeldRules:
    """The same law, with runs of four cards at least."""
    return replace(rules, shortest_run=4)


def one_wild(rules: MeldRules) -> MeldRules:
    """The same law, with one wild card a meld at most."""
    return replace(rules, most_wilds=1)


def texas_values(rank: int) -> tuple[int, ...]:
    """What cards left over cost in that round, undoubled."""
    pips = [20 if r in (0, 1, rank) else min(r + 1, 10) for r in range(13)]
    return (*pips * 4, 50)


def cards(text: str) -> list[Card]:
    """The cards of a text, with spaces between."""
    return [read(word) for word in text.split()]


def is_meld(hand: Sequence[Card], rules: MeldRules) -> bool:
    """Whether bare cards are a meld, every way of lying tried."""
    naturals = [c for c in hand if c != JOKER and c % 13 not in rules.wild_ranks]
    wilds = len(hand) - len(naturals)
    if len(hand) < 3:
        return False
    if not naturals:
        return rules.wilds_alone
    if wilds > rules.wilds_per_natural * len(naturals) or wilds > rules.most_wilds:
        return False
    if rules.groups and len(hand) <= rules.largest_group and len({c % 13 for c in naturals}) == 1:
        suits = [c // 13 for c in naturals]
        if not rules.distinct_suits or len(set(suits)) == len(suits):
            return True
    if len(set(naturals)) < len(naturals) or len({c // 13 for c in naturals}) > 1:
        return False
    if len(hand) < rules.shortest_run:
        return False
    for low in range(14):
        window = [place % 13 for place in range(low, low + len(hand))]
        top = 14 if rules.high_ace else 13
        if low + len(hand) <= top and len(hand) <= 13 and all(c % 13 in window for c in naturals):
            return True
    return False


def least_left(hand: Sequence[Card], rules: MeldRules, values: Sequence[int]) -> int:
    """The fewest points left over, over all ways to split the hand."""
    size = len(hand)
    melds: dict[int, list[int]] = {}
    for mask in range(1, 1 << size):
        if is_meld([hand[i] for i in range(size) if mask >> i & 1], rules):
            melds.setdefault(mask & -mask, []).append(mask)

    @cache
    def left(mask: int) -> int:
        if not mask:
            return 0
        low = mask & -mask
        best = values[hand[low.bit_length() - 1]] + left(mask ^ low)
        for meld in melds.get(low, ()):
            if meld & mask == meld:
                best = min(best, left(mask ^ meld))
        return best

    return left((1 << size) - 1)


def lying_runs(hand: Sequence[Card]) -> Iterator[tuple[tuple[LaidCard, ...], list[Card]]]:
    """Every run that can be laid, with the cards it takes."""
    jokers = hand.count(JOKER)
    for suit in {card // 13 for card in hand} - {4}:
        for low in range(12):
            for high in range(low + 2, min(low + 12, 13) + 1):
                places = [Card(suit * 13 + place % 13) for place in range(low, high + 1)]
                lacking = [n for n, card in enumerate(places) if card not in hand]
                held = [n for n, card in enumerate(places) if card in hand]
                for more in range(min(jokers - len(lacking) + 1, len(held))):
                    for extra in combinations(held, more):
                        meld = [LaidCard(card) for card in places]
                        used = list(places)
                        for number in (*lacking, *extra):
                            meld[number] = joker_as(places[number])
                            used[number] = JOKER
                        yield tuple(meld), used


def lying_groups(hand: Sequence[Card]) -> Iterator[tuple[tuple[LaidCard, ...], list[Card]]]:
    """Every group of different suits that can be laid, with the cards it takes."""
    for rank in {card % 13 for card in hand if card != JOKER}:
        for naturals in range(1, 5):
            for suits in combinations(range(4), naturals):
                own = [Card(suit * 13 + rank) for suit in suits]
                for jokers in range(hand.count(JOKER) + 1):
                    if naturals + jokers in (3, 4) and all(card in hand for card in own):
                        meld = [LaidCard(card) for card in own] + [joker_of_rank(rank)] * jokers
                        yield tuple(meld), own + [JOKER] * jokers


def lying_melds(
    hand: Sequence[Card], rules: MeldRules
) -> Iterator[tuple[tuple[LaidCard, ...], list[Card]]]:
    """Every meld that can be laid, with the cards it takes."""
    for meld, used in lying_runs(hand):
        if len(meld) >= rules.shortest_run and used.count(JOKER) <= rules.most_wilds:
            yield meld, used
    for meld, used in lying_groups(hand) if rules.groups else ():
        if used.count(JOKER) <= rules.most_wilds:
            yield meld, used


def melds_in(hand: Sequence[Card], rules: MeldRules) -> list[tuple[LaidCard, ...]]:
    """Every meld that can be laid."""
    return [meld for meld, _ in lying_melds(hand, rules)]
