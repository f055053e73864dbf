"""The stock comes first after many turns in a row that only took the top of the pile.

So no card goes round for ever.  The rule stops only a round that goes nowhere.
"""

from typing import Final

from game.core.illegal import Illegal
from game.games.take.state import TakeFacts
from game.text.message import Message

TIMES: Final = 6
"""Maximum number of idle turns in a row per player: the pile top is taken and nothing melded."""


def applies(state: TakeFacts) -> bool:
    """Whether the stock must be drawn from now."""
    return state.idle >= TIMES * len(state.hands) and bool(state.stock)


def refused(state: TakeFacts) -> Illegal | None:
    if not applies(state):
        return None
    return Illegal("stock-first", Message("take-draw-first", count=TIMES), "drawing")


def count_turn(state: TakeFacts) -> None:
    state.idle = state.idle + 1 if state.took_top else 0
