"""A sheet as CSV and as text, letter by letter."""

import csv
from collections.abc import Mapping
from datetime import datetime
from functools import lru_cache
from pathlib import Path
from random import Random

import pytest

from game.core.event import Seat
from game.core.sheet import Sheet, SheetColumn, SheetLine
from game.features.rule_sets.own_sets import OwnSets
from game.features.sheets.sheet_text import (
    BYTE_ORDER_MARK,
    KeptSheet,
    csv_of,
    guarded,
    kept_sheet,
    text_of,
    width,
)
from game.games import GAMES_BY_NAME
from game.match.match import Match
from game.storage.profile import Profile

WHEN = datetime(2026, 11, 24, 19, 55, 2)
SEATS = ("You", "Ada (hard)", "Max (easy)")


@lru_cache(8)
def played(name: str, options: tuple[tuple[str, object], ...] = (), rounds: int = 99) -> Match:
    """A match such as opponents play it, as far as some rounds."""
    game, rng = GAMES_BY_NAME[name], Random(2)
    match = Match(game, game.setup(3, dict(options), 3), SEATS)
    while not match.state.over and len(match.state.rounds) < rounds:
        match.follow(game.write(game.bot.rollout_move(match.state.clone(), rng)))
    return match


def kept(tmp_path: Path, name: str, options: Mapping[str, object], rounds: int = 99) -> KeptSheet:
    match = played(name, tuple(options.items()), rounds)
    return kept_sheet(match, WHEN, OwnSets(Profile(tmp_path)))


def table(sheet: KeptSheet) -> list[list[str]]:
    """The rows of the CSV file."""
    return list(csv.reader(sheet.csv.removeprefix(BYTE_ORDER_MARK).splitlines()))


def test_a_table_has_a_mark_of_byte_order_crlf_and_one_header(tmp_path: Path) -> None:
    sheet = kept(tmp_path, "takeaway", {"rounds": 1})
    assert sheet.csv == (
        "\ufeffround,dealer,You cards,You total,Ada cards,Ada total,Max cards,Max total\r\n"
        "1,Max,39,39,8,8,5,5\r\n"
        "total,,,39,,8,,5\r\n"
    )


def test_the_columns_of_each_game_are_those_of_its_sheet(tmp_path: Path) -> None:
    take = table(kept(tmp_path, "take", {}, rounds=2))
    assert take[0][:5] == ["round", "dealer", "out", "You points", "You total"]
    assert take[1][:5] == ["1", "Max", "Max", "-5", "-5"]
    assert [row[0] for row in take[1:]] == ["1", "2"]  # it is not over: no total
    taki = table(kept(tmp_path, "taki", {"wins": 2}))
    assert taki[0][:5] == ["game", "first", "winner", "You cards left", "You games won"]
    assert taki[-1][0] == "total" and "2" in taki[-1][4::2]
    assert [row[2] for row in taki[1:-1]].count(taki[-2][2]) == 2
    tournament = table(kept(tmp_path, "taki", {"mode": "tournament"}))
    assert tournament[0][3:5] == ["You stage", "You cards left"]
    assert [row[0] for row in tournament] == ["game", "1"]


def test_texas_has_its_eleven_rows_and_the_dimes_so_far(tmp_path: Path) -> None:
    rows = table(kept(tmp_path, "texas", {"rounds": "1-3"}))
    assert rows[0][:8] == [
        *("round", "wild", "times", "dealer", "out"),
        *("You points", "You total", "You dimes"),
    ]
    assert [row[1] for row in rows[1:4]] == ["Threes", "Fours", "Fives"]
    assert [row[1] for row in rows[4:-1]][-1] == "Kings" and len(rows) == 13
    assert set(rows[4][3:]) == {""} and rows[11][2] == "3"
    dimes = [[int(row[place]) for place in (7, 10, 13)] for row in (*rows[1:4], rows[-1])]
    assert dimes[2] == [0, 3, 0]  # Ada went out three times
    assert sum(dimes[-1]) == 15 and dimes[-1] != dimes[2]  # and the pot was shared
    bare = table(kept(tmp_path, "texas", {"rounds": "1-3", "dimes": 0}))
    assert not any("dimes" in word for word in bare[0])
    face = table(kept(tmp_path, "texas", {"rounds": "11-11", "count": "face"}))
    assert face[11][1:3] == ["Kings", "1"]


def one_row(*names: str) -> Sheet:
    columns = (SheetColumn("round"), *(SheetColumn("points", Seat(s)) for s in range(len(names))))
    seats = tuple(Seat(seat) for seat in range(len(names)))
    row = SheetLine("Round 1", (-46,) * len(names), (seats, *[-46] * len(names)), seats[:1])
    return Sheet(columns, (row,))


def test_names_are_quoted_guarded_and_told_apart() -> None:
    names = ("=1+1", "Ada", "Ada", 'A "b", c', " \uff1dx")
    header, row = csv.reader(csv_of(one_row(*names), names, False)[1:].splitlines())
    assert header[1:] == [
        *("'=1+1 points", "Ada points", "Ada 2 points"),
        *('A "b", c points', "' \uff1dx points"),
    ]
    assert row == ["'=1+1 + Ada + Ada 2 + A \"b\", c + ' \uff1dx", *["-46"] * 5]
    begins = ["=a", "+a", "-a", "@a", "\ta", " \ta", "\uff0ba", "\uff0da", "\uff20a", "\u3000=a"]
    assert [one for one in begins if guarded(one) == one] == []
    assert guarded("A-b") == "A-b" and guarded("") == "" and guarded("  ") == "  "


def test_a_text_has_title_company_rules_columns_and_the_winner(tmp_path: Path) -> None:
    assert kept(tmp_path, "takeaway", {"rounds": 1}).text == (
        "Takeaway, 24 November 2026, 19:55\n"
        "You, Ada (Hard), Max (Easy) \u2013 One round\n"
        "Rounds: 1\n"
        "             You       Ada       Max\n"
        "Round 1       39         8         5\n"
        "Total         39*        8         5\n"
        "You win.\n"
    )
    assert kept(tmp_path, "take", {}, rounds=2).text.endswith("\nNot finished yet.\n")


def test_wide_letters_count_two_columns() -> None:
    names = ("\u7530\u4e2d", "e\u0301a")
    head, row = text_of(one_row(*names), names, [], "").splitlines()
    assert width(head[: head.index(names[0])]) + 4 == width(row[: row.index("*")])


@pytest.mark.parametrize("name", list(GAMES_BY_NAME))
def test_a_match_that_is_shown_in_part_tells_no_later_round(name: str, tmp_path: Path) -> None:
    match = played(name)
    sheet = kept_sheet(match, WHEN, OwnSets(Profile(tmp_path)), rounds=0)
    assert not sheet.whole
    assert sheet.foot == "Not finished yet."
    assert all(not any(row.marked) for row in (*sheet.sheet.rows, *sheet.sheet.totals))
