"""How far a match is, from public facts alone: what the light over the table tells.

`Table.progress` gives it. Helpers for games that count points, and for those that count rounds, are
here.
"""

from collections.abc import Sequence
from enum import IntEnum
from typing import Any, NamedTuple

from game.core.event import Seat
from game.core.state import State

AFTERNOON_SHARE = 1 / 3
"""Share of the way to the end of a match at which its afternoon begins."""
EVENING_SHARE = 2 / 3
"""Share of the way at which its evening begins."""


class Hour(IntEnum):
    """The time of day of a match: its first, second and last third, and the round that may end
    it."""

    NOON = 0
    AFTERNOON = 1
    EVENING = 2
    LAST_ROUND = 3


class Progress(NamedTuple):
    """How far a match is: a share of its way, whether it can end now, and who leads alone."""

    done: float
    is_last: bool
    leader: Seat | None

    @property
    def hour(self) -> Hour:
        """The time of day.

        >>> [Progress(done, False, None).hour.name for done in (0.33, 1 / 3, 2 / 3)]
        ['NOON', 'AFTERNOON', 'EVENING']
        """
        if self.is_last:
            return Hour.LAST_ROUND
        if self.done < AFTERNOON_SHARE:
            return Hour.NOON
        return Hour.AFTERNOON if self.done < EVENING_SHARE else Hour.EVENING


def leader_of(standings: Sequence[Any]) -> Seat | None:
    """The seat that stands best alone; None for several.

    >>> leader_of([3, 7, 5]), leader_of([7, 7, 5])
    (1, None)
    """
    best = max(standings)
    return Seat(standings.index(best)) if standings.count(best) == 1 else None


def by_points(state: State[Any], target: int, most_rounds: int) -> Progress | None:
    """The progress of a match to a number of points; None if a single round is the match.

    It can end now if a round as good as the best one so far would bring the first to the target,
    and in its last round.
    """
    if most_rounds == 1:
        return None
    best = max(state.scores)
    good = max([0, *(points for one in state.rounds for points in one["scores"])])
    is_last = best + good >= target or len(state.rounds) >= most_rounds - 1
    return Progress(max(0.0, best / target), is_last, leader_of(state.scores))


def by_rounds(state: State[Any], rounds: int, standing: Sequence[int]) -> Progress | None:
    """The progress of a match of ``rounds`` rounds; None if a single round is the match.

    ``standing`` has a number for each player, and the highest leads.
    """
    if rounds == 1:
        return None
    played = len(state.rounds)
    return Progress(played / rounds, played >= rounds - 1, leader_of(standing))
