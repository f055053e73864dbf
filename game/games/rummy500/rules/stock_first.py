"""The stock comes first: after a row of turns that only took the top card of the pile.

So no card goes round for ever.
"""

from game.core.illegal import Illegal
from game.games.rummy500.state import Rummy500Facts
from game.words.message import Message


def comes_first(idle: int, players: int, stock: bool) -> bool:
    """Whether the top card may not be taken alone: ``idle`` turns in a row did only that."""
    return idle >= players and stock


def applies(state: Rummy500Facts) -> bool:
    """Whether the top card may not be taken alone now."""
    return comes_first(state.idle, state.setup.players, bool(state.stock))


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
