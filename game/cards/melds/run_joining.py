"""Lay-offs and melds where a card may join two runs (Take), one suit at a time.

The order of moves matters: a card between two runs joins them, a run of 13 is full, and jokers let
runs of a suit overlap.  A suit has few cards and runs, so every sequence of moves is tried, each
position once.  A joker never takes the place of a card in the hand: they could be swapped.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.cards.bounded_cache import cached
from game.cards.french import Card
from game.cards.melds.card_sets import (
    ALL_NATURALS,
    ONE_RANK_MASK,
    ONE_SUIT_MASK,
    in_runs,
    neighbour_cards,
)
from game.cards.melds.meld_rules import (
    HIGH_ACE_PLACE,
    MAX_RUN_CARD_COUNT,
    MIN_MELD_CARD_COUNT,
    card_at,
)
from game.cards.melds.table_melds import (
    HIGH_END,
    LOW_END,
    End,
    Ends,
    TableMeld,
    TableMelds,
    fits_both_ends,
)

Position = tuple[int, Ends, int]
"""Ranks held in one suit (13 bits), its runs (low, high) in order, jokers held."""

# Openings for a card.


class Opening(NamedTuple):
    """A place where a card can be added: between two runs, or at an end of one.

    ``below`` and ``above`` are the indices of the runs that the card extends there; at least one
    is given.
    """

    card: Card
    """The natural card of this place; a joker may stand for it."""
    below: int | None
    above: int | None
    end: End | None
    """The end that a move must name: only for an ace on 2..K."""


def openings(runs: Sequence[TableMeld]) -> Iterator[Opening]:
    """Every opening of the runs on the table, once, by suit and then upward.

    >>> from game.cards.melds.laid_cards import read_meld, write
    >>> from game.cards.melds.meld_rules import MeldRules
    >>> from game.cards.melds.table_melds import shape_of
    >>> rules = MeldRules(groups=False, joins=True)
    >>> runs = [shape_of(read_meld(run), rules) for run in ("2D 3D 4D", "6D 7D 8D")]
    >>> [(write(one.card), one.below, one.above) for one in openings(runs)]
    [('AD', None, 0), ('5D', 0, 1), ('9D', 1, None)]
    """
    of_suits: tuple[list[int], ...] = ([], [], [], [])
    for number, run in enumerate(runs):
        of_suits[run[0]].append(number)
    for suit, numbers in enumerate(of_suits):
        if not numbers:
            continue
        ends = tuple([runs[number][1:3] for number in numbers])
        for place, low, high in _all_ways(ends):
            below = None if low is None else numbers[low]
            above = None if high is None else numbers[high]
            end: End | None = None
            if above is None and below is not None and fits_both_ends(runs[below]):
                end = HIGH_END
            elif below is None and above is not None and fits_both_ends(runs[above]):
                end = LOW_END
            yield Opening(card_at(suit, place), below, above, end)


@cached(each=600)
def _all_ways(ends: Ends) -> tuple[tuple[int, int | None, int | None], ...]:
    """Every way to add a card to the runs of a suit: its place, in order, and the two runs."""
    return tuple([(place, *way) for place in _next_to(ends) for way in ways_to_add(place, ends)])


def _next_to(runs: Ends) -> list[int]:
    """The places next to the ends of these runs, in order."""
    places = {low - 1 for low, _ in runs} | {high + 1 for _, high in runs}
    return sorted([place for place in places if 0 <= place <= HIGH_ACE_PLACE])


def ways_to_add(place: int, runs: Ends) -> list[tuple[int | None, int | None]]:
    """Every way to add a card at one place to the runs of its suit.

    A way is the index of the run that the card extends upward, and of the one it extends downward;
    with both it joins them.  It joins two runs wherever it can, unless the joined run would have
    an ace at both ends.  Jokers let several pairs of runs touch the same place.

    >>> ways_to_add(5, ((1, 4), (6, 8)))
    [(0, 1)]
    >>> ways_to_add(5, ((0, 4), (6, 13)))
    [(0, None), (None, 1)]
    """
    below = [
        number
        for number, (low, high) in enumerate(runs)
        if high == place - 1 and high - low + 1 < MAX_RUN_CARD_COUNT
    ]
    above = [
        number
        for number, (low, high) in enumerate(runs)
        if low == place + 1 and high - low + 1 < MAX_RUN_CARD_COUNT
    ]
    if not (below and above):
        return [(low, None) for low in below] + [(None, high) for high in above]
    pairs = [
        (low, high)
        for low in below
        for high in above
        if runs[high][1] - runs[low][0] + 1 <= MAX_RUN_CARD_COUNT
    ]
    ways: list[tuple[int | None, int | None]] = list(pairs)
    joined_below = {low for low, _ in pairs}
    joined_above = {high for _, high in pairs}
    ways += [(low, None) for low in below if low not in joined_below]
    ways += [(None, high) for high in above if high not in joined_above]
    return ways


# What one turn can meld.


def can_all_be_melded(held: int, jokers: int, table: TableMelds) -> bool:
    """Whether one turn can put the whole hand on the table, in any order; true if it is empty.

    Cards are laid off or form new runs; jokers stand for any card.  ``held`` is a card set from
    one pack; the joker's bit is ignored.  For rules with joins and without groups.

    >>> from game.cards.french import read
    >>> from game.cards.melds.card_sets import bits_of
    >>> from game.cards.melds.laid_cards import read_meld
    >>> from game.cards.melds.meld_rules import MeldRules
    >>> from game.cards.melds.table_melds import shape_of, spread
    >>> rules = MeldRules(groups=False, joins=True)
    >>> table = spread([shape_of(read_meld("2D 3D 4D"), rules)], rules)
    >>> held = bits_of(map(read, ("5D", "7D")))
    >>> [can_all_be_melded(held, jokers, table) for jokers in (0, 1)]
    [False, True]
    """
    fits, _, runs, _, _ = table
    if not jokers:
        for shift in (0, 13, 26, 39):
            mine = held >> shift & ONE_SUIT_MASK
            if mine & ~(mine << 1 | mine >> 1 | mine << 12 | mine >> 12 | fits >> shift):
                return False  # a card that fits nowhere and has no neighbour
        for suit, ends in enumerate(runs):
            mine = held >> suit * 13 & ONE_SUIT_MASK
            if mine and not can_go_out(mine, ends, 0):
                return False
        return True
    if _apart_count(held, fits) > 2 * jokers:
        return False
    spent = {0}
    for suit in range(4):
        mine = held >> suit * 13 & ONE_SUIT_MASK
        here = [count for count in range(jokers + 1) if can_go_out(mine, runs[suit], count)]
        spent = {before + count for before in spent for count in here}
    return jokers in spent


def _apart_count(held: int, fits: int) -> int:
    """Number of single cards and pairs of neighbours that need a joker beside them.

    One joker serves two of them.
    """
    alone = held & ALL_NATURALS & ~(in_runs(held) | fits)
    alone &= ~neighbour_cards(held & fits)
    return (alone & ~(alone << 1 & ~ONE_RANK_MASK | alone >> 12 & ONE_RANK_MASK)).bit_count()


@cached(each=250)
def can_go_out(held: int, runs: Ends, jokers: int) -> bool:
    """Whether all these cards of one suit and all the jokers can be melded."""
    if not held and not jokers:
        return True
    return any(can_go_out(*after) for after in _moves(held, runs, jokers))


@cached(each=250)
def leaves_unplayable(held: int, runs: Ends, jokers: int, rank: int) -> bool:
    """Whether all these cards of one suit and all the jokers can be melded so that a card of
    this rank fits nowhere afterwards."""
    if not held and not jokers:
        places = (0, HIGH_ACE_PLACE) if rank == 0 else (rank,)
        return not any(ways_to_add(place, runs) for place in places)
    return any(leaves_unplayable(*after, rank) for after in _moves(held, runs, jokers))


@cached(each=280)
def fewest_cards(held: int, runs: Ends, jokers: int, rank: int) -> int:
    """The fewest cards to put down until the suit's card of this rank is melded; or 0."""
    reached: set[Position] = {(held, runs, jokers)}
    front = [(held, runs, jokers, 0)]
    best = 0
    while front:
        mine, lying, left, found = front.pop()
        if best and found + 1 >= best:
            continue
        for after in _moves(mine, lying, left):
            used = held.bit_count() + jokers - after[0].bit_count() - after[2]
            if not after[0] >> rank & 1:
                if not best or used < best:
                    best = used
            elif after not in reached:
                reached.add(after)
                front.append((*after, used))
    return best


def _moves(held: int, runs: Ends, jokers: int) -> Iterator[Position]:
    """The position after each move: a card laid off on a run, or a new run."""
    for place in _next_to(runs):
        bit = 1 << place % 13
        if held & bit or jokers:
            for below, above in ways_to_add(place, runs):
                after = _added(runs, place, below, above)
                yield (held ^ bit, after, jokers) if held & bit else (held, after, jokers - 1)
    for used, low, high, spent in _new_runs(held, jokers):
        yield (held ^ used, tuple(sorted((*runs, (low, high)))), jokers - spent)


def _added(runs: Ends, place: int, below: int | None, above: int | None) -> Ends:
    low = place if below is None else runs[below][0]
    high = place if above is None else runs[above][1]
    others = [run for number, run in enumerate(runs) if number not in (below, above)]
    return tuple(sorted((*others, (low, high))))


@cached(each=420)
def _new_runs(held: int, jokers: int) -> tuple[tuple[int, int, int, int], ...]:
    """Every new run of these cards: (ranks used as bits, low, high, jokers spent)."""
    found: list[tuple[int, int, int, int]] = []
    for low in range(HIGH_ACE_PLACE + 2 - MIN_MELD_CARD_COUNT):
        used = spent = 0
        for place in range(low, min(low + MAX_RUN_CARD_COUNT, HIGH_ACE_PLACE + 1)):
            bit = held & 1 << place % 13
            used |= bit
            spent += not bit
            if spent > jokers:
                break
            if used and place - low + 1 >= MIN_MELD_CARD_COUNT:
                found.append((used, low, place, spent))
    return tuple(found)
