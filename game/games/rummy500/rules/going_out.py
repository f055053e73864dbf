"""Going out and floating: the end of a turn without a discard."""

from game.core.event import Event, Seat
from game.core.game import EventSink
from game.games.rummy500.rules import discarding, round, turn
from game.games.rummy500.state import Rummy500Facts


def after_melding(state: Rummy500Facts, seat: Seat, tell: EventSink | None) -> None:
    """End the turn, or the round, if melding has left no card that may be discarded."""
    state.melded = True
    state.took_top = False
    if not state.hands[seat]:
        if state.options.going_out == "free":
            round.end(state, seat, tell)
            return
        if tell:
            tell(Event("float", seat))
    elif discarding.keeps(state):
        if tell:
            tell(Event("keep", seat))
    else:
        return
    turn.end(state)
    turn.begin(state, state.left_of(seat))
