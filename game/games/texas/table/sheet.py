"""The sheet of Texas Rummy: eleven rows, points, and dimes."""

from collections.abc import Sequence
from typing import Final, cast

from game.core.event import Seat
from game.core.sheet import (
    SUM,
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
from game.games.texas.options import ALL_ROUNDS
from game.games.texas.state import TexasFacts, law_in
from game.games.texas.table.result import row
from game.text.message import Message

RANKS: Final = (
    *("Threes", "Fours", "Fives", "Sixes", "Sevens", "Eights", "Nines", "Tens"),
    *("Jacks", "Queens", "Kings"),
)
"""The wild rank of each of the eleven rounds, as a table in English has it."""
DIMES: Final = "dimes"


def sheet(match: PlayedRounds, state: TexasFacts) -> Sheet:
    """The sheet of a match whose state is ``state``.  Without a pot there are no dimes."""
    coins = bool(state.options.dimes)
    words = ("points", "total", DIMES)[: 3 if coins else 2]
    columns = [*map(SheetColumn, ("round", "wild", "times", "dealer", "out"))]
    columns += seat_columns(match.seats, *words)
    first, last = state.options.first_and_last
    scores = [end.round["scores"] for end in match.ends]
    totals = running(scores)
    rows = []
    for number in range(1, ALL_ROUNDS + 1):
        place = number - first
        head: list[Cell] = [number, RANKS[number - 1], law_in(match.setup, number).times]
        figures: tuple[int | None, ...] = ()
        if first <= number <= last:
            figures = (None,) * len(match.seats)
        if not 0 <= place < len(match.ends):
            cells = [*head, *[None] * (len(columns) - len(head))]
            rows.append(SheetRow(row(state, place), figures, tuple(cells)))
            continue
        end = match.ends[place]
        figures_of: list[Sequence[Cell]] = [scores[place], totals[place], _dimes(end)]
        cells = [*head, (end.before.dealer,), end.out, *by_seat(*figures_of[: len(words)])]
        rows.append(SheetRow(row(state, place), tuple(scores[place]), tuple(cells), end.out))
    blank = [None] * len(match.seats)
    last_figures: list[Sequence[Cell]] = [blank, state.scores, state.dimes]
    cells = [TOTAL, *[None] * 4, *by_seat(*last_figures[: len(words)])]
    won = tuple(map(Seat, state.winners or ()))
    sums = [SheetRow(SUM, tuple(state.scores), tuple(cells), won)]
    if coins:
        sums.append(SheetRow(Message("sheet-dimes"), tuple(state.dimes)))
    return Sheet(tuple(columns), tuple(rows), tuple(sums))


def _dimes(end: RoundEnd) -> list[int]:
    """The dimes of each seat after a round, before the pot is shared at the end of the match."""
    paid = [one.changes[DIMES] for one in end.events if one.name == "dime"]
    return paid[-1] if paid else cast(TexasFacts, end.before).dimes
