"""The pace of a match: how long opponents take, and how much quicker it goes at a large table."""

from game.core.event import Seat
from game.ui.sitting import YOU

THINKING = {"slow": 1.3, "normal": 0.75, "fast": 0.3, "off": 0.0}
"""How long an opponent seems to think at least, by the player's setting, in seconds."""
ROUND = 8.0
"""So many seconds the person waits at most from turn to turn, if nothing great happens."""
MOVE = 3.2
"""A usual turn of an opponent takes about so many seconds, thinking and cards together, since one
is a draw and a discard."""
QUICKEST = 0.2
"""No part of the usual time is smaller than this."""


class Pace:
    """How long things take, and how much quicker opponents are so that one's turn comes in time.

    ``slowness`` is how long things take by the player's setting, beside normal.  ``hurry``, 0 to
    1, is what that is multiplied with besides: the time since the person's last turn and the
    players still to come tell how much is left for each.
    """

    def __init__(self, players: int) -> None:
        self.players = players
        self.slowness = 1.0
        self.hurry = 1.0
        self._since: float | None = None
        self._asked: Seat | None = None
        self._turns = 0

    @property
    def speed(self) -> float:
        """How long things take just now, beside normal."""
        return self.slowness * self.hurry

    def follow(self, asked: Seat | None, now: float, slowness: float) -> None:
        """Take note of who is seen to be asked, at a time in seconds.

        ``slowness`` is how long turns take by all of the player's settings, beside normal.
        """
        if asked is None or asked == YOU:
            self._since, self._turns, self.hurry = None, 0, 1.0
        elif asked != self._asked:
            if self._since is None:
                self._since = now
            if slowness > 0:
                left = ROUND * slowness - (now - self._since)
                to_come = max(1, self.players - 1 - self._turns)
                self.hurry = min(1.0, max(QUICKEST, left / (to_come * MOVE * slowness)))
            self._turns += 1
        self._asked = asked
