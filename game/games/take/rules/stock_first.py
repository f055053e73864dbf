"""The stock comes first when everybody in turn has only taken the top of the pile.

So no card goes round for ever.
"""

from game.core.illegal import Illegal
from game.games.take.state import TakeFacts
from game.words.message import Message


def applies(state: TakeFacts) -> bool:
    """Whether the stock must be drawn from now."""
    return state.idle >= len(state.hands) and bool(state.stock)


def refused(state: TakeFacts) -> Illegal | None:
    """Refuse to take the top of the pile."""
    if not applies(state):
        return None
    return Illegal("stock-first", Message("take-draw-first"), "drawing")


def count_turn(state: TakeFacts) -> None:
    """A turn is over: it counts if it only took the pile's top."""
    state.idle = state.idle + 1 if state.took_top else 0
