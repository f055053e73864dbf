"""The rule that the stock comes first after many idle turns, so that every round ends.

An idle turn only takes the pile top and melds nothing.
"""

from typing import Final

from game.core.illegal import Illegal
from game.games.rummy500.state import Rummy500Facts
from game.text.message import Message

TIMES_ROUND: Final = 6
"""Number of idle turns that each player may take before the rule applies."""


def most_idle(players: int) -> int:
    """Number of consecutive idle turns after which the rule applies."""
    return TIMES_ROUND * players


def applies(state: Rummy500Facts) -> bool:
    """Whether the pile top may not be taken alone now."""
    return state.idle >= most_idle(state.setup.players) and bool(state.stock)


def refused(state: Rummy500Facts, count: int) -> Illegal | None:
    if count > 1 or not applies(state):
        return None
    return Illegal(
        "stock-first",
        Message("rummy500-stock-first"),
        "the-stock-comes-first",
    )


def count_turn(state: Rummy500Facts) -> None:
    state.idle = state.idle + 1 if state.took_top else 0
