"""How a round of Take was counted."""

from collections.abc import Mapping, Sequence

from game.cards import french
from game.cards.melds import laid
from game.core.event import Seat
from game.core.result import Line, Opened
from game.games.take.melds import Run
from game.games.take.rules import TakeState
from game.games.take.scoring import laid_value, value
from game.words.message import Message, figured


def opened(state: TakeState, hands: Mapping[int, Sequence[str]]) -> list[Opened]:
    """Each player's sequences, and what is left in the hand."""
    return [
        Opened(
            seat,
            tuple(
                [tuple(map(laid.write, run.cards)) for run in state.table.runs if run.owner == seat]
            ),
            tuple(hands.get(seat, ())),
        )
        for seat in map(Seat, range(state.setup.players))
    ]


def sum_of(state: TakeState, hands: Mapping[int, Sequence[str]]) -> list[Line]:
    """How the points of the round just scored came about."""
    seats = [Seat(seat) for seat in range(state.setup.players)]
    held = [value(map(french.read, hands.get(seat, ()))) for seat in seats]
    return [
        Line(Message("take-on-table"), tuple([figured(owned(state, seat)) for seat in seats])),
        Line(
            Message("take-in-hand"),
            tuple([figured(-points) for points in held]),
        ),
        Line(Message("take-this-round"), tuple(map(figured, state.rounds[-1]["scores"]))),
    ]


def worth(run: Run) -> tuple[Seat, int]:
    """What a sequence counts, and for whom."""
    return Seat(run.owner), laid_value(run.cards)


def owned(state: TakeState, seat: Seat) -> int:
    """The points of a player's sequences."""
    return sum([laid_value(run.cards) for run in state.table.runs if run.owner == seat])
