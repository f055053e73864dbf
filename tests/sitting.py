"""Those at a table, and what the person at seat 0 sees there."""

from typing import Any

from game.ai.characters import who_of
from game.core.event import Seat
from game.core.game import State
from game.games import GAMES_BY_NAME
from game.text.message import Who


def at_table(*names: str) -> list[Who]:
    """Those with these names; "You" is who is spoken to."""
    return [who_of(name, name == "You") for name in names]


def seen(state: State[Any], seat: int = 0) -> Any:
    """The state as far as a seat's view tells of it: what a table is asked with."""
    return GAMES_BY_NAME[state.setup.game].from_view(state.view(Seat(seat)))
