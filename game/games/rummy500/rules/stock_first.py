"""The stock comes first: after a long row of turns that only took the top card of the pile.

So no card goes round for ever.
"""

from typing import Final

from game.core.illegal import Illegal
from game.games.rummy500.state import Rummy500Facts
from game.text.message import Message

TIMES_ROUND: Final = 6
"""So many times round the table every turn may take only the top card and meld nothing."""


def most_idle(players: int) -> int:
    """The number of such turns in a row after which the stock comes first."""
    return TIMES_ROUND * players


def applies(state: Rummy500Facts) -> bool:
    """Whether the top card may not be taken alone now."""
    return state.idle >= most_idle(state.setup.players) and bool(state.stock)


def refused(state: Rummy500Facts, count: int) -> Illegal | None:
    """Why so many cards may not be drawn from the pile."""
    if count > 1 or not applies(state):
        return None
    return Illegal(
        "stock-first",
        Message("rummy500-stock-first"),
        "the-stock-comes-first",
    )


def count_turn(state: Rummy500Facts) -> None:
    """A turn is over: it counts if it only took the top card of the pile."""
    state.idle = state.idle + 1 if state.took_top else 0
