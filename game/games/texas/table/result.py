"""The end of a round at the Texas Rummy table, and the sheet: eleven rows, points, and dimes."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final, cast

from game.core.event import Event, EventKind, Seat
from game.core.sheet import (
    TOTAL_CELL,
    TOTAL_LABEL,
    Cell,
    PlayedRounds,
    RoundEnd,
    Sheet,
    SheetColumn,
    SheetLine,
    by_seat,
    running,
    seat_columns,
)
from game.core.table_values import (
    Deed,
    DeedKind,
    Highlight,
    RevealedHand,
    ScoreLine,
    players_out,
)
from game.games.texas.options import ALL_ROUNDS_COUNT
from game.games.texas.rules.round import cards_dealt, first_and_last, has_pot
from game.games.texas.state import TexasFacts, law_in
from game.text.message import Message, Names, TextValue, figured


def ending(state: TexasFacts, names: Names) -> TextValue:
    return players_out(state, names) or Message("texas-ended")


def opened(state: TexasFacts) -> list[RevealedHand]:
    """The hands as scored."""
    return [
        RevealedHand(Seat(seat), tuple(map(tuple, one["melds"])), tuple(one["deadwood"]))
        for seat, one in enumerate(state.rounds[-1]["arranged"])
    ]


def revealed(found: Highlight | None, event: Event) -> Highlight | None:
    """The highlight of a round's end with the melds of who went out, if somebody did."""
    if found is None or event.seat is None:
        return found
    arranged = event.changes["rounds"][-1]["arranged"][event.seat]
    melds = tuple(map(tuple, arranged["melds"]))
    return replace(found, title=Message("table-out"), melds=melds) if melds else found


def counting(state: TexasFacts) -> list[ScoreLine]:
    """Score lines: deadwood, factor, and points of the round."""
    points = state.rounds[-1]["scores"]
    times = state.round_law.times
    left_over = ScoreLine(
        Message("texas-left-over"), tuple([figured(one // times) for one in points])
    )
    if times == 1:
        return [left_over]
    return [
        left_over,
        ScoreLine(Message("texas-counts", times=times), (f"x{times}",) * len(points)),
        ScoreLine(Message("texas-this-round"), tuple(map(figured, points))),
    ]


def round_of(state: TexasFacts) -> tuple[int, int]:
    """Which of the eleven rounds it is, the same until the next one is dealt; and the last one."""
    first, last = first_and_last(state)
    return state.round or first, last


def round_called(state: TexasFacts) -> TextValue:
    """The name of a round in a match that plays only some of the eleven; else empty.

    The rounds keep their numbers, so the last number is not the number of rounds.
    """
    first, last = first_and_last(state)
    if first == 1 or last == ALL_ROUNDS_COUNT:
        return ""
    number = state.round or first
    if first == last:
        return Message("texas-round", number=number)
    return Message("texas-round.some", number=number, first=first, last=last)


def row(state: TexasFacts, number: int) -> TextValue:
    """Label of a round of the match, counted from 0."""
    which = first_and_last(state)[0] + number
    law = law_in(state.setup, which)
    return Message("texas-row", cards=cards_dealt(which), rank=law.wild_text, times=law.times)


def rows(state: TexasFacts) -> list[TextValue]:
    first, last = first_and_last(state)
    return [row(state, number) for number in range(last + 1 - first)]


def verdict(state: TexasFacts, seat: Seat) -> TextValue:
    """The dimes of a player; empty where there is no pot."""
    if not has_pot(state):
        return ""
    return Message("texas-has-dimes", count=state.dimes[seat])


def deeds(event: Event, what: EventKind) -> Iterator[Deed]:
    """Going out, with the points that each other player is left with."""
    if what is not EventKind.ROUND_END:
        return
    counted = event.changes["rounds"][-1]
    if counted["out"] is None:
        return
    for seat, points in enumerate(counted["scores"]):
        if seat != counted["out"]:
            yield Deed(DeedKind.CAUGHT, Seat(counted["out"]), Seat(seat), points)


WILD_RANK_NAMES: Final = (
    *("Threes", "Fours", "Fives", "Sixes", "Sevens", "Eights", "Nines", "Tens"),
    *("Jacks", "Queens", "Kings"),
)
"""The wild rank of each of the eleven rounds, as a table in English has it."""
DIMES_KEY: Final = "dimes"


def sheet(match: PlayedRounds, state: TexasFacts) -> Sheet:
    """The sheet of a match whose state is ``state``.  Without a pot there are no dimes."""
    coins = has_pot(state)
    words = ("points", "total", DIMES_KEY)[: 3 if coins else 2]
    columns = [*map(SheetColumn, ("round", "wild", "times", "dealer", "out"))]
    columns += seat_columns(match.seats, *words)
    first, last = first_and_last(state)
    scores = [end.round["scores"] for end in match.ends]
    totals = running(scores)
    rows = []
    for number in range(1, ALL_ROUNDS_COUNT + 1):
        place = number - first
        head: list[Cell] = [number, WILD_RANK_NAMES[number - 1], law_in(match.setup, number).times]
        figures: tuple[int | None, ...] = ()
        if first <= number <= last:
            figures = (None,) * len(match.seats)
        if not 0 <= place < len(match.ends):
            cells = [*head, *[None] * (len(columns) - len(head))]
            rows.append(SheetLine(row(state, place), figures, tuple(cells)))
            continue
        end = match.ends[place]
        figures_of: list[Sequence[Cell]] = [scores[place], totals[place], _dimes(end)]
        cells = [*head, (end.before.dealer,), end.out, *by_seat(*figures_of[: len(words)])]
        rows.append(SheetLine(row(state, place), tuple(scores[place]), tuple(cells), end.out))
    blank = [None] * len(match.seats)
    last_figures: list[Sequence[Cell]] = [blank, state.scores, state.dimes]
    cells = [TOTAL_CELL, *[None] * 4, *by_seat(*last_figures[: len(words)])]
    won = tuple(map(Seat, state.winners or ()))
    sums = [SheetLine(TOTAL_LABEL, tuple(state.scores), tuple(cells), won)]
    if coins:
        sums.append(SheetLine(Message("sheet-dimes"), tuple(state.dimes)))
    return Sheet(tuple(columns), tuple(rows), tuple(sums))


def _dimes(end: RoundEnd) -> list[int]:
    """The dimes of each seat after a round, before the pot is shared at the end of the match."""
    paid = [one.changes[DIMES_KEY] for one in end.events if one.name == "dime"]
    return paid[-1] if paid else cast(TexasFacts, end.before).dimes
