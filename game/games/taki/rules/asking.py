"""A seat is given its turn."""

from game.core.event import Seat
from game.games.taki.cards import NONE
from game.games.taki.state import TakiFacts


def begin_turn(state: TakiFacts, seat: Seat) -> None:
    """Ask a seat for its turn, and count it."""
    state.by = NONE
    state.following = NONE
    state.turns += 1
    state.asked = seat
    state.phase = "turn"
