"""An attempt at a puzzle: so many tries, and what came of each."""

from enum import Enum, auto
from typing import Final

from game.puzzles.puzzle import Puzzle

TRIES: Final = 3


class Answer(Enum):
    """What is said to a legal move.

    ``BEST``: it is the best one, or leads to the same position.  ``WORSE``: another is clearly
    better.  ``TRIED``: so it was when it was tried before.
    """

    BEST = auto()
    WORSE = auto()
    TRIED = auto()


class Attempt:
    """Somebody's attempt at a puzzle.

    ``left`` is how many tries are left: never more than there are worse moves, so that the best
    one is not found for want of others.
    """

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.left = min(TRIES, len(puzzle.worse))
        self.found = False
        self._tried: set[str] = set()

    @property
    def over(self) -> bool:
        """Whether the best move has been found or the tries are used up."""
        return self.found or not self.left

    def answer(self, move: str) -> Answer:
        """What is said to this legal move, which is then tried.

        A move that comes to the same as one tried before costs no further try.
        """
        if move in self.puzzle.best:
            self.found = True
            return Answer.BEST
        if move in self._tried:
            return Answer.TRIED
        alike = next((one.moves for one in self.puzzle.worse if move in one.moves), (move,))
        self._tried.update(alike)
        self.left -= 1
        return Answer.WORSE

    def give_up(self) -> None:
        """Use all tries up."""
        self.left = 0
