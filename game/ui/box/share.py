"""How a length is parted among boxes that lie one after the other."""

from collections.abc import Sequence
from itertools import accumulate, pairwise
from typing import NamedTuple


class Length(NamedTuple):
    """What one of them needs at least, what it would take, and its part of what is left over.

    One that grows takes its part of all that the others leave, and not less than its least.
    """

    least: int
    wanted: int
    grow: float = 0


def shared(room: int, lengths: Sequence[Length]) -> list[int]:
    """How much of a room each one gets; together they never get more than there is.

    Where there is too little, those that do not grow give up what they can do without, each by
    the same part of it; where that is not enough, all get less than their least.
    """
    least = rigid = growing = grow = 0
    for one in lengths:
        least += one.least
        if one.grow:
            growing += one.least
            grow += 1
        else:
            rigid += one.wanted
    if least > room:
        return _parted(max(0, room), [one.least for one in lengths])
    over = rigid + growing - room
    if over > 0:
        slack = [0 if one.grow else one.wanted - one.least for one in lengths]
        given = _parted(over, slack)
        return [
            one.least if one.grow else one.wanted - less
            for one, less in zip(lengths, given, strict=True)
        ]
    if grow < 2:
        return [room - rigid if one.grow else one.wanted for one in lengths]
    grown = _grown(room - rigid, [one for one in lengths if one.grow])
    return [grown.pop(0) if one.grow else one.wanted for one in lengths]


def _grown(room: int, lengths: list[Length]) -> list[int]:
    """A room parted by what each grows, none less than its least."""
    small: set[int] = set()
    while True:
        held = sum(lengths[place].least for place in small)
        parts = [0 if place in small else one.grow for place, one in enumerate(lengths)]
        got = _parted(room - held, parts)
        less = {
            place
            for place, one in enumerate(lengths)
            if place not in small and got[place] < one.least
        }
        if not less:
            return [one.least if place in small else got[place]
                    for place, one in enumerate(lengths)]  # fmt: skip
        small |= less


def _parted(room: int, parts: Sequence[float]) -> list[int]:
    """A room in whole pixels, parted as these numbers are to each other."""
    return [end - start for start, end in pairwise(edges(room, parts))]


def edges(room: int, parts: Sequence[float]) -> list[int]:
    """Where the parts of a room begin, and where the last one ends."""
    whole = sum(parts)
    if whole <= 0:
        return [0] * (len(parts) + 1)
    return [int(room * edge / whole + 1e-9) for edge in accumulate(parts, initial=0.0)]
