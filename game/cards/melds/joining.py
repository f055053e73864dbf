"""What a turn can meld under a law that joins runs (Take), one suit at a time.

With runs alone the suits meet only in the jokers.  In one suit there are few
cards and few runs, but their order matters: a card between two runs joins them,
a run of 13 is locked, jokers let runs of a suit overlap.  So every sequence of
moves is tried, each position once: (cards held, runs on the table, jokers held),
where a run is just its lowest and highest place.  A joker is never tried in the place of
a card that is held: the card could change places with it.
"""

from collections.abc import Iterator
from functools import cache, lru_cache

from game.cards.melds.adding import ways_to_add
from game.cards.melds.law import HIGH_ACE, LONGEST_RUN, SHORTEST, Span

Position = tuple[int, tuple[tuple[int, int], ...], int]
"""The ranks held in one suit as bits, the runs' (low, high) in order, the jokers held."""

CACHED = 1 << 16


@lru_cache(maxsize=CACHED)
def clears(held: int, runs: tuple[tuple[int, int], ...], jokers: int) -> bool:
    """Whether all these cards of one suit and all these jokers can be melded."""
    if not held and not jokers:
        return True
    return any(clears(*after) for after in _moves(held, runs, jokers))


@lru_cache(maxsize=CACHED)
def fewest(held: int, runs: tuple[tuple[int, int], ...], jokers: int, rank: int) -> int | None:
    """The fewest cards to put down so that the card of this rank is melded with them."""
    reached: set[Position] = {(held, runs, jokers)}
    front = [(held, runs, jokers, 0)]
    best: int | None = None
    while front:
        position = front.pop()
        found = position[3]
        if best is not None and found + 1 >= best:
            continue
        for after in _moves(*position[:3]):
            used = _count(held, jokers) - _count(after[0], after[2])
            if not after[0] >> rank & 1:
                if best is None or used < best:
                    best = used
            elif after not in reached:
                reached.add(after)
                front.append((*after, used))
    return best


def _count(held: int, jokers: int) -> int:
    return held.bit_count() + jokers


def _moves(held: int, runs: tuple[tuple[int, int], ...], jokers: int) -> Iterator[Position]:
    """The position after each move: a card added to a run, or a new run laid."""
    spans = [Span(0, low, high) for low, high in runs]
    wanted = {low - 1 for low, _ in runs} | {high + 1 for _, high in runs}
    for place in sorted(wanted & set(range(HIGH_ACE + 1))):
        bit = 1 << place % 13
        for below, above in ways_to_add(place, spans):
            after = _added(runs, place, below, above)
            if held & bit:
                yield (held ^ bit, after, jokers)
            elif jokers:
                yield (held, after, jokers - 1)
    for used, low, high, spent in _new_runs(held, jokers):
        yield (held ^ used, tuple(sorted((*runs, (low, high)))), jokers - spent)


def _added(
    runs: tuple[tuple[int, int], ...], place: int, below: int | None, above: int | None
) -> tuple[tuple[int, int], ...]:
    low = place if below is None else runs[below][0]
    high = place if above is None else runs[above][1]
    others = [run for number, run in enumerate(runs) if number not in (below, above)]
    return tuple(sorted((*others, (low, high))))


@cache
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
