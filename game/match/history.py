"""The states before a match's moves: the newest kept, the older ones made again when wanted."""

from collections.abc import Callable
from typing import Any

from game.core.game import State

STRIDE = 128
"""Of the older states every n-th is kept; the moves made from there lead to the others."""


class History:
    """A stack of states, one before each move.

    ``replay`` makes the move of this number in a state.  A match of n moves keeps at most
    ``3 * STRIDE + n / STRIDE`` states, and ``pop`` makes at most ``STRIDE`` moves again.
    """

    def __init__(self, replay: Callable[[State[Any], int], None]) -> None:
        self._replay = replay
        self._count = 0
        self._marks: list[State[Any]] = []
        self._newest: list[State[Any]] = []
        self._stretch: tuple[int, list[State[Any]]] = (0, [])
        """The states from a mark on that were made again last, and the number of the first."""

    def __len__(self) -> int:
        return self._count

    @property
    def kept(self) -> int:
        """How many states are in memory."""
        return len(self._marks) + len(self._newest) + len(self._stretch[1])

    def push(self, state: State[Any]) -> None:
        """Keep the state before the next move; it is the history's own from now on."""
        if self._count % STRIDE == 0:
            self._marks.append(state)
        self._newest.append(state)
        self._count += 1
        if len(self._newest) == 2 * STRIDE:
            del self._newest[:STRIDE]

    def pop(self) -> State[Any]:
        """Take off the state before the last move; raises ``IndexError`` if there is none.

        The moves before that one must still be there to be made again.
        """
        if not self._count:
            raise IndexError("no move has been made")
        if not self._newest:
            self._make_again()
        self._stretch = (0, [])
        self._count -= 1
        if self._count % STRIDE == 0:
            self._marks.pop()
        return self._newest.pop()

    def before(self, number: int) -> State[Any]:
        """The state before the move of this number, counted from 0; it is not to be changed.

        It makes at most ``STRIDE`` moves again, none for one of the newest states or a neighbour
        of the one that was asked for last.  Raises ``IndexError`` if no move has this number.
        """
        if not 0 <= number < self._count:
            raise IndexError(f"no move has the number {number}")
        newest = number - self._count + len(self._newest)
        if newest >= 0:
            return self._newest[newest]
        first = number - number % STRIDE
        if self._stretch[0] != first or not self._stretch[1]:
            self._stretch = (first, [self._marks[number // STRIDE]])
        states = self._stretch[1]
        while len(states) <= number - first:
            state = states[-1].clone()
            self._replay(state, first + len(states) - 1)
            states.append(state)
        return states[number - first]

    def _make_again(self) -> None:
        """Have the states since the last one that was kept."""
        first = (len(self._marks) - 1) * STRIDE
        state = self._marks[-1]
        self._newest.append(state)
        for number in range(first, self._count - 1):
            state = state.clone()
            self._replay(state, number)
            self._newest.append(state)
