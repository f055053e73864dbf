"""Moves without a choice: made for the person, after a beat in which they are seen coming."""

from game.ui.table.model import TableModel
from game.ui.table.moves import Moves

BEAT = 0.6
"""So long one sees what is about to be done, in seconds at normal speed."""
LEAST = 0.15
"""And at any speed at least so long."""


class Forced:
    """Makes the person's move where the rules leave them no other.

    Not a call, which has a clock of its own, and not the move that goes out, which is a pleasure.
    """

    def __init__(self, model: TableModel, moves: Moves) -> None:
        self.model = model
        self.moves = moves
        self._about: tuple[int, int] | None = None
        self._since = 0.0

    def update(self, now: float) -> bool:
        """Make the move when its time has come (``now`` in seconds); whether one is coming.

        To be asked while nothing moves and the table is on top.
        """
        move = self.model.forced_move()
        if move is None:
            self._about = None
            return False
        sitting = self.model.sitting
        about = sitting.version, len(sitting.match.moves)
        if about != self._about:
            self._about, self._since = about, now
        if now < self._since + max(LEAST, BEAT * self.model.show.speed):
            return True
        self._about = None
        self.moves.try_move(move, forced=True)
        return True
