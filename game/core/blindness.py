"""Blindnesses: what people overlook in a game.

A level below the expert overlooks some of them, the review names them in a person's mistakes, and
after a round the table says what an opponent overlooked. A game declares its own in
``games/NAME/bot/blindnesses.py``. Nothing here may depend on a card that is hidden from the seat.
"""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from game.core.state import State
from game.text.message import Message, Names, Who

S = TypeVar("S", bound=State[Any])
MovesFilter = Callable[[Any, Sequence[Any]], Collection[Any]]
"""Those of some legal moves that a blindness concerns, in a position as its seat knows it."""


class Oversight(NamedTuple, Generic[S]):
    """A mistake of one seat: the best move and the move made, in a position as the seat knows it.

    ``who`` is the name of the player, as in sentences of the log.
    """

    state: S
    best: Any
    made: Any
    who: Who
    names: Names


def _no_moves(state: State[Any], moves: Sequence[Any]) -> Collection[Any]:
    return ()


def _all_moves(state: State[Any], moves: Sequence[Any]) -> Collection[Any]:
    return moves


@dataclass(frozen=True, slots=True)
class Blindness:
    """One thing that people overlook; each either hides moves or excuses them.

    ``name`` is the key of its rates in ``levels.json``. ``theme`` is a noun phrase for a list:
    "cards others took". ``tell`` says what was overlooked: "Max overlooked Stop, Stop, Plus."
    ``hides`` are moves that a blind player does not see, and ``excuses`` are mistakes that such a
    player does not see as mistakes.  ``instead`` are the best moves beside which an excused one is
    a mistake of this kind.
    """

    name: str
    theme: Message
    tell: Callable[[Oversight[Any]], Message]
    hides: MovesFilter = _no_moves
    excuses: MovesFilter = _no_moves
    instead: MovesFilter = _all_moves

    def explains(self, state: State[Any], best: Any, made: Any) -> bool:
        """Whether it hides the best move and not the one made, or excuses this and not the best."""
        both = (best, made)
        hidden, excused = self.hides(state, both), self.excuses(state, both)
        if made in excused and best not in excused:
            return best in self.instead(state, (best,))
        return best in hidden and made not in hidden
