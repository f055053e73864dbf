"""Whether a whole hand can be melded where runs are not joined (500 Rummy).

Nothing that is laid ever stands in the way of another card but by filling its
place, so only the table at the end matters: each run of the table grown at its
ends, groups filled up, and new melds.  The search covers the lowest natural
card that is left: with the end of a run (all cards between them, natural or
joker, included), a group, a new run of which it is the lowest card (or the high
ace), or a new group.  A meld is charged only the jokers it cannot do without;
those left at the end go to the places still open on the table.
"""

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from game.cards.melds.copies import without
from game.cards.melds.law import HIGH_ACE, LONGEST_RUN, SHORTEST, MeldRules, Span


class Fill(NamedTuple):
    """A group on the table, by what can still be added to it."""

    rank: int
    size: int
    suits: int
    """The suits of its natural cards, as bits."""

    def takes(self, suit: int, rules: MeldRules) -> bool:
        """Whether it has room for its card of this suit."""
        return self.size < rules.largest_group and not self.suits >> suit & 1


class Position(NamedTuple):
    """Cards to be melded, and the table."""

    held: int
    """The natural cards, as ``copies.gather`` packs them."""
    jokers: int
    room: int
    """Places for jokers in the melds laid so far; more than ``jokers`` is not counted."""
    runs: tuple[Span, ...]
    groups: tuple[Fill, ...]


def clears(position: Position, rules: MeldRules) -> bool:
    """Whether all natural cards and all jokers can be melded."""
    known: dict[Position, bool] = {}

    def search(position: Position) -> bool:
        held, jokers, room, runs, groups = position
        if not held:
            room += sum([LONGEST_RUN - lying.length for lying in runs])
            room += sum([rules.largest_group - group.size for group in groups])
            return jokers <= room
        found = known.get(position)
        if found is None:
            found = known[position] = any(map(search, _covers(position, rules)))
        return found

    return search(position)


def _covers(position: Position, rules: MeldRules) -> Iterator[Position]:
    """The positions after the lowest natural card is melded, each way."""
    card = (position.held & -position.held).bit_length() - 1
    suit, rank = divmod(card, 13)
    for place in (0, HIGH_ACE) if rank == 0 else (rank,):
        yield from _on_runs(position, suit, place)
        yield from _as_runs(position, suit, place)
    if rules.groups:
        yield from _on_groups(position, suit, rank, rules)
        yield from _as_groups(position, suit, rank, rules)


def _on_runs(position: Position, suit: int, place: int) -> Iterator[Position]:
    held, jokers, room, runs, groups = position
    for number, lying in enumerate(runs):
        if lying.suit != suit or lying.low <= place <= lying.high:
            continue
        grown = Span(suit, min(place, lying.low), max(place, lying.high))
        if grown.length > LONGEST_RUN:
            continue
        between = range(place + 1, lying.low) if place < lying.low else range(lying.high + 1, place)
        table = (*runs[:number], grown, *runs[number + 1 :])
        for used, spent in _fillings(held, suit, between, jokers):
            left = without(held, used | 1 << suit * 13 + place % 13)
            yield Position(left, jokers - spent, min(room, jokers - spent), table, groups)


def _fillings(held: int, suit: int, places: range, jokers: int) -> list[tuple[int, int]]:
    """Every way to fill these places: (the natural cards, the jokers spent)."""
    begun = [(0, 0)]
    for place in places:
        bit = held & 1 << suit * 13 + place % 13
        begun = [(used | bit, spent) for used, spent in begun if bit] + [
            (used, spent + 1) for used, spent in begun if spent < jokers
        ]
    return begun


def _as_runs(position: Position, suit: int, place: int) -> Iterator[Position]:
    held, jokers, room, runs, groups = position
    first = 1 << suit * 13 + place % 13
    after_ace = range(HIGH_ACE - 1, 0, -1)
    onward = after_ace if place == HIGH_ACE else range(place + 1, min(place + 12, HIGH_ACE) + 1)
    ended = begun = [(first, 0)]
    for length, bit in enumerate([0] + [1 << suit * 13 + place % 13 for place in onward], 1):
        if bit:
            ended = [(used | bit, spent) for used, spent in begun if held & bit]
            begun = ended + [(used, spent + 1) for used, spent in begun if spent < jokers]
        for used, spent in ended:
            jokers_left = jokers - spent - max(0, SHORTEST - length)
            if jokers_left >= 0:
                more = min(room + LONGEST_RUN - max(length, SHORTEST), jokers_left)
                yield Position(without(held, used), jokers_left, more, runs, groups)


def _on_groups(position: Position, suit: int, rank: int, rules: MeldRules) -> Iterator[Position]:
    held, jokers, room, runs, groups = position
    for number, group in enumerate(groups):
        if group.rank == rank and group.takes(suit, rules):
            grown = Fill(rank, group.size + 1, group.suits | 1 << suit)
            table = (*groups[:number], grown, *groups[number + 1 :])
            left = without(held, 1 << suit * 13 + rank)
            yield Position(left, jokers, room, runs, table)


def _as_groups(position: Position, suit: int, rank: int, rules: MeldRules) -> Iterator[Position]:
    held, jokers, room, runs, groups = position
    others = [
        1 << other * 13 + rank for other in range(suit + 1, 4) if held >> other * 13 + rank & 1
    ]
    for count in range(min(rules.largest_group, len(others) + 1)):
        left = jokers - max(0, SHORTEST - 1 - count)
        if left >= 0:
            more = min(room + rules.largest_group - max(count + 1, SHORTEST), left)
            for chosen in combinations(others, count):
                used = sum(chosen) | 1 << suit * 13 + rank
                yield Position(without(held, used), left, more, runs, groups)
