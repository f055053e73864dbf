"""Plans: what a character means to do all through a round.

In games whose matches are long enough for it, each character has a plan in place of a trait. A
plan is *open* where it has a say, and some moves *fit* it. A move that fits is made more often if
it costs little (``ai/style.py``). A game declares its plans, by the names of the characters, in
``games/NAME/bot/plans.py``. Nothing here may depend on a card that is hidden from the seat.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from game.text.message import TextValue

if TYPE_CHECKING:
    from game.core.state import State


def _is_always(state: State[Any]) -> bool:
    return True


def _is_never(state: State[Any], move: Any) -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Plan:
    """The plan of one character in one game.

    ``text`` is the plan in a sentence. ``fits`` gives those of some legal moves that follow it or
    have nothing to do with it, in a position as its seat knows it. It is asked only where
    ``is_open``. ``is_seen`` tells the moves of which the character may say a word: a deed after the
    plan that everybody at the table sees. It knows no hand.
    """

    text: TextValue
    fits: Callable[[Any, Sequence[Any]], Collection[Any]]
    is_open: Callable[[Any], bool] = _is_always
    is_seen: Callable[[Any, Any], bool] = _is_never

    def fitting(self, state: State[Any], moves: Sequence[Any]) -> Collection[Any]:
        """The moves that fit; none where the plan leaves no choice among them."""
        if len(moves) < 2 or not self.is_open(state):
            return ()
        found = self.fits(state, moves)
        return found if len(found) < len(moves) else ()
