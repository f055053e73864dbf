"""Going out and floating: what an empty hand leads to."""

from game.core.event import Event, Seat
from game.core.game import EventSink
from game.games.rummy500.rules import discarding, round, turn
from game.games.rummy500.state import Rummy500Facts


def after_melding(state: Rummy500Facts, seat: Seat, tell: EventSink | None) -> None:
    """The turn ends without a discard when nothing is left that could be discarded."""
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
