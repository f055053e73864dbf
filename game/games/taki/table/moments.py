"""The moments of Taki: a run is closed, a +3 is broken, somebody goes out."""

from game.core.event import Event, Seat
from game.core.moment import Moment, Sort
from game.games.taki.rules import TakiState
from game.games.taki.words.names import color_of
from game.words.message import Message, Names


def moment(state: TakiState, event: Event, names: Names) -> Moment | None:
    """What an event about to be seen is worth, if it is more than any card."""
    if event.seat is None:
        return None
    who = names[event.seat]
    match event.kind:
        case "close" if state.run >= 0:
            said = Message("taki-moment-close", who=who, color=color_of(state.run))
            return Moment(
                Sort.CLOSE, said, Message("taki-moment-close-title"), event.seat, zone="pile"
            )
        case "break" if state.by >= 0:
            victim = Seat(state.by)
            said = Message("taki-moment-break", who=who, whose=names[victim])
            title = Message("taki-moment-break-title")
            return Moment(Sort.BREAK, said, title, event.seat, victim)
        case "cancel" if state.by >= 0:
            victim = Seat(state.by)
            said = Message("taki-moment-cancel", who=who, whose=names[victim])
            title = Message("taki-moment-cancel-title")
            return Moment(Sort.BREAK, said, title, event.seat, victim)
        case "out":
            said = Message("table-goes-out", who=who)
            return Moment(Sort.OUT, said, Message("table-out"), event.seat)
    return None
