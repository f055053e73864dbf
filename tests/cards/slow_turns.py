"""The slow, obvious answers about a turn: every order of every move, to hold the fast ones against.

A position is the hand and the melds on the table; the moves are those of the
rules, worked out from the cards that lie there.
"""

from collections.abc import Iterator, Sequence

from game.cards.french import JOKER, Card
from game.cards.melds import LaidCard, MeldRules, joker_as, joker_of_rank
from game.cards.melds import stands_for as counts_as
from tests.cards.slow_melds import TAKE, lying_melds

Meld = tuple[LaidCard, ...]
Position = tuple[tuple[Card, ...], tuple[Meld, ...]]


def is_group(meld: Meld) -> bool:
    """Whether a meld on the table is a group."""
    return meld[-1] >= 105 or counts_as(meld[0]) % 13 == counts_as(meld[1]) % 13


def places(run: Meld) -> list[int]:
    """The places of a run, an ace being 0 in front and 13 at the end."""
    ranks = [counts_as(card) % 13 for card in run]
    return ranks[:1] + [rank or 13 for rank in ranks[1:]]


def could_follow(run: Meld, card: Card) -> bool:
    """Whether a card may be put at the high end."""
    last = places(run)[-1]
    same = counts_as(run[0]) // 13 == card // 13
    return same and last < 13 and card % 13 == (last + 1) % 13 and len(run) < 13


def could_precede(run: Meld, card: Card) -> bool:
    """Whether a card may be put at the low end."""
    first = places(run)[0]
    same = counts_as(run[0]) // 13 == card // 13
    return same and first > 0 and card % 13 == first - 1 and len(run) < 13


def tables_after_adding(
    laid: LaidCard, table: tuple[Meld, ...], rules: MeldRules
) -> list[list[Meld]]:
    """The tables after a card is added, each way the rules allow."""

    def instead(meld: Meld, *gone: int) -> list[Meld]:
        return [m for number, m in enumerate(table) if number not in gone] + [meld]

    found: list[list[Meld]] = []
    below, above = [], []
    for number, meld in enumerate(table):
        if laid >= 53 and sum(card >= 53 for card in meld) >= rules.most_wilds:
            continue
        if is_group(meld):
            fits = laid == joker_of_rank(meld[0] % 13) or (
                laid < 52 and laid % 13 == meld[0] % 13 and laid not in meld
            )
            if fits and len(meld) < 4:
                found.append(instead((*meld, laid), number))
        elif laid < 105 and could_follow(meld, counts_as(laid)):
            below.append(number)
        if not is_group(meld) and laid < 105 and could_precede(meld, counts_as(laid)):
            above.append(number)
    joined = [
        (low, high)
        for low in below
        for high in above
        if rules.joins and counts_as(laid) % 13 != 0  # an ace never joins
        if len(table[low]) + 1 + len(table[high]) <= 13
    ]
    found += [instead((*table[low], laid, *table[high]), low, high) for low, high in joined]
    single = [low for low in below if all(low != pair[0] for pair in joined)]
    found += [instead((*table[low], laid), low) for low in single]
    single = [high for high in above if all(high != pair[1] for pair in joined)]
    found += [instead((laid, *table[high]), high) for high in single]
    return found


def moves(position: Position, rules: MeldRules) -> Iterator[tuple[list[Card], bool, Position]]:
    """Each move: the cards it takes, whether it lays a new meld, the position after it."""
    hand, table = position
    for meld, used in lying_melds(hand, rules):
        yield used, True, (less(hand, used), in_order([*table, meld]))
    for card in set(hand):
        ways = [LaidCard(card)]
        if card == JOKER:
            suits = {counts_as(meld[0]) // 13 for meld in table if not is_group(meld)}
            ways = [joker_as(Card(c)) for c in range(52) if c // 13 in suits]
            ways += [joker_of_rank(meld[0] % 13) for meld in table if is_group(meld)]
        for laid in ways:
            for after in tables_after_adding(laid, table, rules):
                yield [card], False, (less(hand, [card]), in_order(after))


def in_order(table: Sequence[Meld]) -> tuple[Meld, ...]:
    """A table without the order of its melds."""
    return tuple(sorted(table))


def less(hand: Sequence[Card], used: Sequence[Card]) -> tuple[Card, ...]:
    """The hand without these cards."""
    rest = list(hand)
    for card in used:
        rest.remove(card)
    return tuple(sorted(rest))


def turn(
    hand: Sequence[Card], table: Sequence[Meld], rules: MeldRules
) -> tuple[bool, dict[Card, int], dict[Card, int]]:
    """What a turn can do: whether all cards can be melded, and for each card the fewest
    cards to put down so that a copy of it is melded, at all and in a new meld."""
    start: Position = tuple(sorted(hand)), in_order(table)
    seen = {start}
    front = [start]
    fewest: dict[Card, int] = {}
    fewest_new: dict[Card, int] = {}
    everything = not hand
    while front:
        position = front.pop()
        for used, new, after in moves(position, rules):
            spent = len(hand) - len(after[0])
            for card in used:
                fewest[card] = min(spent, fewest.get(card, spent))
                if new:
                    fewest_new[card] = min(spent, fewest_new.get(card, spent))
            everything = everything or not after[0]
            if after not in seen:
                seen.add(after)
                front.append(after)
    return everything, fewest, fewest_new


def tables_of_whole(hand: Sequence[Card], table: Sequence[Meld]) -> Iterator[tuple[Meld, ...]]:
    """The tables on which all cards of a hand of Take lie, after every order of moves."""
    start: Position = tuple(sorted(hand)), in_order(table)
    seen = {start}
    front = [start]
    while front:
        position = front.pop()
        if not position[0]:
            yield position[1]
        for _, _, after in moves(position, TAKE):
            if after not in seen:
                seen.add(after)
                front.append(after)
