"""The sheet of Taki: the games and their winners, or the stages of a tournament."""

from typing import Final

from game.core.event import Seat
from game.core.sheet import (
    TOTAL,
    Cell,
    PlayedRounds,
    RoundEnd,
    Sheet,
    SheetColumn,
    SheetRow,
    by_seat,
    running,
    seat_columns,
)
from game.games.taki.state import TakiFacts
from game.games.taki.table.result import row
from game.text.message import Message

LEFT: Final = "cards left"
CARDS_LEFT: Final = Message("taki-sheet-left")


def sheet(match: PlayedRounds, state: TakiFacts) -> Sheet:
    """The sheet of a match whose state is ``state``."""
    columns = [*map(SheetColumn, ("game", "first", "winner"))]
    if state.stages is not None:
        return _tournament(match, state, columns)
    columns += seat_columns(match.seats, LEFT, "games won")
    winners = [_winners(end) for end in match.ends]
    won = running([[int(seat in who) for seat in match.seats] for who in winners])
    rows = []
    for place, end in enumerate(match.ends):
        left = end.cards_left(len(match.seats))
        cells = (*_about(match, place), *by_seat(left, won[place]))
        label = row(state, place) if state.options.several else CARDS_LEFT
        rows.append(SheetRow(label, tuple(left), cells, winners[place]))
    games = won[-1] if won else [0] * len(match.seats)
    blank = [None] * len(match.seats)
    sums = SheetRow(
        Message("taki-sheet-won"),
        tuple(games) if state.options.several else (),
        (TOTAL, None, None, *by_seat(blank, games)),
        tuple(state.winners or ()),
    )
    return Sheet(tuple(columns), tuple(rows), (sums,))


def _tournament(match: PlayedRounds, state: TakiFacts, columns: list[SheetColumn]) -> Sheet:
    """The only row of a tournament, once it is over."""
    columns += seat_columns(match.seats, "stage", LEFT)
    if not match.ends:
        return Sheet(tuple(columns), ())
    stages, left = state.stages or [], match.ends[0].cards_left(len(match.seats))
    cells = (*_about(match, 0), *by_seat(stages, left))
    rows = [
        SheetRow(Message("taki-sheet-stage"), tuple(stages), cells, tuple(state.winners or ())),
        SheetRow(CARDS_LEFT, tuple(left)),
    ]
    return Sheet(tuple(columns), tuple(rows))


def _about(match: PlayedRounds, place: int) -> list[Cell]:
    """The number of a game, who began and who won."""
    end = match.ends[place]
    first = Seat((end.before.dealer + 1) % len(match.seats))
    return [place + 1, (first,), _winners(end)]


def _winners(end: RoundEnd) -> tuple[Seat, ...]:
    """The winners of a game; a match of one game has those of the match."""
    won = [Seat(seat) for seat, count in enumerate(end.round["scores"]) if count]
    return tuple(won) or tuple(end.after.winners or ())
