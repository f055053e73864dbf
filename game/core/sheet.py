"""The sheet of a match as a table of columns, rows and marks.

A game makes it from the rounds that are over (``Game.sheet``).  It is copied as text, saved as CSV
and drawn as a picture, so every game has all three.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from game.core.event import Event, Seat
from game.core.state import Setup, State
from game.text.message import Message, TextValue

Cell = int | str | Sequence[Seat] | None
"""A number, a word in English, seats (written by their names), or nothing."""
TOTAL_CELL: Final = "total"
"""Stands in the first cell of the last row."""
TOTAL_LABEL: Final = Message("sheet-total")
REVEAL_EVENT: Final = "reveal"
"""The event that lays a hand open at the end of a round."""


class SheetColumn(NamedTuple):
    """A column of the CSV file: its word in English, and the seat that it is about, if any."""

    word: str
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class SheetLine:
    """A row of a sheet.

    ``label`` and ``figures``, one a seat, are for readers; None leaves a figure out, and without
    figures the row is only in the CSV file.  ``cells`` are those of the CSV file, one a column;
    without cells the row is only read.  ``marked`` are the seats with a mark: who went out, in
    the total who won.
    """

    label: TextValue
    figures: tuple[int | None, ...] = ()
    cells: tuple[Cell, ...] = ()
    marked: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Sheet:
    """A table: ``rows`` of rounds, and ``totals`` under a line, the sums first."""

    columns: tuple[SheetColumn, ...]
    rows: tuple[SheetLine, ...]
    totals: tuple[SheetLine, ...] = ()


class RoundEnd(NamedTuple):
    """The end of a round: the state before its last move, the move's events, and the state after.

    The state after a round that is not the last one is in the next round.
    """

    before: State[Any]
    events: Sequence[Event]
    after: State[Any]

    @property
    def round(self) -> dict[str, Any]:
        """What the state keeps of the round: its scores, and the seat that went out."""
        return self.after.rounds[len(self.before.rounds)]

    @property
    def out(self) -> tuple[Seat, ...]:
        """The seat that went out, if any."""
        out = self.round["out"]
        return () if out is None else (Seat(out),)

    def cards_left(self, players: int) -> list[int]:
        """The number of cards that each seat held when the round ended."""
        left = [0] * players
        for event in self.events:
            if event.name == REVEAL_EVENT and event.seat is not None:
                left[event.seat] += len(event.cards)
        return left


class PlayedRounds(NamedTuple):
    """What a sheet is made from: the rounds that are over, and the state after the last of them.

    Before the end of the first round that is the state at the beginning.
    """

    setup: Setup
    ends: Sequence[RoundEnd]
    state: State[Any]

    @property
    def seats(self) -> list[Seat]:
        return [Seat(seat) for seat in range(self.setup.players)]


def seat_columns(seats: Sequence[Seat], *words: str) -> list[SheetColumn]:
    """The columns with these words for each seat, seat by seat."""
    return [SheetColumn(word, seat) for seat in seats for word in words]


def by_seat(*figures: Sequence[Cell]) -> list[Cell]:
    """The cells of such columns; each sequence has one a seat."""
    return [cell for cells in zip(*figures, strict=True) for cell in cells]


def running(rounds: Sequence[Sequence[int]]) -> list[list[int]]:
    """Each seat's sum after each of some rounds.

    >>> running([(5, 0), (-2, 7)])
    [[5, 0], [3, 7]]
    """
    return [
        [sum(figures) for figures in zip(*rounds[: place + 1], strict=True)]
        for place in range(len(rounds))
    ]


def points_sheet(
    match: PlayedRounds,
    labels: Sequence[TextValue],
    about: Sequence[str] = ("dealer", "out"),
    points: str = "points",
) -> Sheet:
    """A sheet of points: each round's, and the sums.

    ``labels`` are those of the rounds, ``about`` the columns of who dealt and who went out, and
    ``points`` is the word for the points.
    """
    columns = [SheetColumn("round"), *map(SheetColumn, about)]
    columns += seat_columns(match.seats, points, "total")
    scores = [end.round["scores"] for end in match.ends]
    rows = []
    for number, (end, total) in enumerate(zip(match.ends, running(scores), strict=True)):
        who = {"dealer": (end.before.dealer,), "out": end.out}
        cells = (number + 1, *(who[word] for word in about), *by_seat(scores[number], total))
        rows.append(SheetLine(labels[number], tuple(scores[number]), cells, end.out))
    state = match.state
    blank = [None] * len(match.seats)
    cells = (TOTAL_CELL, *[None] * len(about), *by_seat(blank, state.scores))
    sums = SheetLine(TOTAL_LABEL, tuple(state.scores), cells, tuple(state.winners or ()))
    return Sheet(tuple(columns), tuple(rows), (sums,))
