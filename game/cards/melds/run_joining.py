"""What can be added and melded under a law that joins runs (Take), one suit at a time.

With runs alone the suits meet only in the jokers.  In one suit there are few
cards and few runs, but their order matters: a card between two runs joins them,
a run of 13 is locked, jokers let runs of a suit overlap.  So every sequence of
moves is tried, each position once: (cards held, runs on the table, jokers held),
where a run is just its lowest and highest place.  A joker is never tried in the place of
a card that is held: the card could change places with it.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.cards.bounded_cache import cached
from game.cards.french import Card
from game.cards.melds.card_sets import ALL, ONE_RANK, ONE_SUIT, beside, in_runs
from game.cards.melds.meld_rules import HIGH_ACE, LONGEST_RUN, SHORTEST, card_at
from game.cards.melds.table_melds import (
    HIGH,
    LOW,
    End,
    Ends,
    TableMeld,
    TableMelds,
    fits_both_ends,
)

Position = tuple[int, Ends, int]
"""The ranks held in one suit as 13 bits, the runs' (low, high) in order, the jokers held."""

# Where a card can be added.


class Opening(NamedTuple):
    """A place where a card can be added: between two runs, or at an end of one.

    ``below`` and ``above`` are the numbers, from 0, of the runs the card would touch there and
    extend; at least one of them is given.
    """

    card: Card
    """The natural card of the place; a joker may stand for it."""
    below: int | None
    above: int | None
    end: End | None
    """Which end the card goes to, if that must be said: for an ace on 2..K alone."""


def openings(runs: Sequence[TableMeld]) -> Iterator[Opening]:
    """Every place where a card can be added to runs on the table, by suit and upward, each once.

    >>> from game.cards.melds.laid import read_meld, write
    >>> from game.cards.melds.law import MeldRules
    >>> from game.cards.melds.tabled import shape_of
    >>> law = MeldRules(groups=False, joins=True)
    >>> runs = [shape_of(read_meld(run), law) for run in ("2D 3D 4D", "6D 7D 8D")]
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
                end = HIGH
            elif below is None and above is not None and fits_both_ends(runs[above]):
                end = LOW
            yield Opening(card_at(suit, place), below, above, end)


@cached(each=600)
def _all_ways(ends: Ends) -> tuple[tuple[int, int | None, int | None], ...]:
    """Every way to add a card among the runs of a suit: its place, upward, and the runs."""
    return tuple([(place, *way) for place in _next_to(ends) for way in ways_to_add(place, ends)])


def _next_to(runs: Ends) -> list[int]:
    """The places at the ends of these runs, upward."""
    places = {low - 1 for low, _ in runs} | {high + 1 for _, high in runs}
    return sorted([place for place in places if 0 <= place <= HIGH_ACE])


def ways_to_add(place: int, runs: Ends) -> list[tuple[int | None, int | None]]:
    """Every way to add a card at a place among the runs of its suit.

    A way is the number, from 0, of the run below the card, whose high end it extends, and of
    the run above it, whose low end it extends; with both it joins them.  A card that touches
    two runs always joins them, unless the joined run would have an ace at both ends: then
    it is added to either.  With jokers several pairs may touch the same card; each is a way.

    >>> ways_to_add(5, ((1, 4), (6, 8)))
    [(0, 1)]
    >>> ways_to_add(5, ((0, 4), (6, 13)))
    [(0, None), (None, 1)]
    """
    below = [
        number
        for number, (low, high) in enumerate(runs)
        if high == place - 1 and high - low + 1 < LONGEST_RUN
    ]
    above = [
        number
        for number, (low, high) in enumerate(runs)
        if low == place + 1 and high - low + 1 < LONGEST_RUN
    ]
    if not (below and above):
        return [(low, None) for low in below] + [(None, high) for high in above]
    pairs = [
        (low, high)
        for low in below
        for high in above
        if runs[high][1] - runs[low][0] + 1 <= LONGEST_RUN
    ]
    ways: list[tuple[int | None, int | None]] = list(pairs)
    joined_below = {low for low, _ in pairs}
    joined_above = {high for _, high in pairs}
    ways += [(low, None) for low in below if low not in joined_below]
    ways += [(None, high) for high in above if high not in joined_above]
    return ways


# What a turn can meld.


def can_all_be_melded(held: int, jokers: int, table: TableMelds) -> bool:
    """Whether every card of a hand can be put on the table in this turn, in any order.

    As additions and in new runs, jokers for whatever helps; an empty hand can.  ``held`` are
    the natural cards as bits (``masks``; a joker's bit is not looked at), for one pack.  For a
    law that joins and has no groups.

    >>> from game.cards.french import read
    >>> from game.cards.melds.laid import read_meld
    >>> from game.cards.melds.law import MeldRules
    >>> from game.cards.melds.masks import bits
    >>> from game.cards.melds.tabled import shape_of, spread
    >>> law = MeldRules(groups=False, joins=True)
    >>> table = spread([shape_of(read_meld("2D 3D 4D"), law)], law)
    >>> held = bits(map(read, ("5D", "7D")))
    >>> [can_all_be_melded(held, jokers, table) for jokers in (0, 1)]
    [False, True]
    """
    fits, _, runs, _ = table
    if not jokers:
        for shift in (0, 13, 26, 39):
            mine = held >> shift & ONE_SUIT
            if mine & ~(mine << 1 | mine >> 1 | mine << 12 | mine >> 12 | fits >> shift):
                return False  # a card that fits nowhere and has none beside it
        for suit, ends in enumerate(runs):
            mine = held >> suit * 13 & ONE_SUIT
            if mine and not can_go_out(mine, ends, 0):
                return False
        return True
    if _apart(held, fits) > 2 * jokers:
        return False
    spent = {0}
    for suit in range(4):
        mine = held >> suit * 13 & ONE_SUIT
        here = [count for count in range(jokers + 1) if can_go_out(mine, runs[suit], count)]
        spent = {before + count for before in spent for count in here}
    return jokers in spent


def _apart(held: int, fits: int) -> int:
    """How many ones and twos of cards next to each other can only be melded with a joker beside.

    A joker lies beside two of them at most.
    """
    alone = held & ALL & ~(in_runs(held) | fits)
    alone &= ~beside(held & fits)
    return (alone & ~(alone << 1 & ~ONE_RANK | alone >> 12 & ONE_RANK)).bit_count()


@cached(each=250)
def can_go_out(held: int, runs: Ends, jokers: int) -> bool:
    """Whether all these cards of one suit and all these jokers can be melded."""
    if not held and not jokers:
        return True
    return any(can_go_out(*after) for after in _moves(held, runs, jokers))


@cached(each=250)
def leaves_unplayable(held: int, runs: Ends, jokers: int, rank: int) -> bool:
    """Whether these cards of a suit and all these jokers can be melded so that a card of this
    rank of the suit fits nowhere after that.
    """
    if not held and not jokers:
        places = (0, HIGH_ACE) if rank == 0 else (rank,)
        return not any(ways_to_add(place, runs) for place in places)
    return any(leaves_unplayable(*after, rank) for after in _moves(held, runs, jokers))


@cached(each=280)
def fewest(held: int, runs: Ends, jokers: int, rank: int) -> int:
    """The fewest cards of a suit to put down so that that of a rank is melded; 0 if it cannot."""
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
    """The position after each move: a card added to a run, or a new run laid."""
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
    """The new runs of these cards: (ranks used as bits, low, high, jokers spent)."""
    found: list[tuple[int, int, int, int]] = []
    for low in range(HIGH_ACE + 2 - SHORTEST):
        used = spent = 0
        for place in range(low, min(low + LONGEST_RUN, HIGH_ACE + 1)):
            bit = held & 1 << place % 13
            used |= bit
            spent += not bit
            if spent > jokers:
                break
            if used and place - low + 1 >= SHORTEST:
                found.append((used, low, place, spent))
    return tuple(found)
