"""The moments of Take: a sequence taken, two joined, the last card."""

from game.core.event import Event, Seat
from game.core.moment import Moment, Sort, of_the_last_card
from game.games.take.melds import Run
from game.games.take.rules import TakeState
from game.games.take.scoring import laid_value
from game.games.take.words.names import whose
from game.words.message import Message, Names


def moment(state: TakeState, event: Event, names: Names) -> Moment | None:
    """What an event about to be seen is worth, if it is more than any card."""
    if event.seat is None:
        return None
    match event.kind:
        case "take":
            return _taken(_run(state, event.target), event, event.seat, names)
        case "join":
            return _joined(_run(state, event.source), event.seat, names)
        case "discard" if len(state.hands[event.seat]) == 1:
            return of_the_last_card(event.seat, names)
    return None


def _taken(run: Run, event: Event, taker: Seat, names: Names) -> Moment:
    points = laid_value(run.cards)
    said = Message("take-moment", who=names[taker], run=whose(run, names), points=points)
    return Moment(
        Sort.TAKE, said, Message("take-moment-title"), taker, Seat(run.owner),
        {taker: points}, event.target,
    )  # fmt: skip


def _joined(run: Run, taker: Seat, names: Names) -> Moment | None:
    """A sequence that comes along: nothing much where it was the player's own."""
    if run.owner == taker:
        return None
    points = laid_value(run.cards)
    said = Message("take-moment-double", who=names[taker], run=whose(run, names), points=points)
    return Moment(
        Sort.JOIN, said, Message("take-moment-double-title"), taker, Seat(run.owner),
        {taker: points},
    )  # fmt: skip


def _run(state: TakeState, zone: str | None) -> Run:
    found = state.table.at(str(zone))
    assert found is not None, "what is taken lies on the table"
    return found
