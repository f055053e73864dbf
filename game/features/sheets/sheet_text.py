"""A score sheet as CSV, to be opened by other programs, and as text, to be pasted."""

import csv
import io
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from game.ai.characters import read_seat
from game.core.game_info import GameInfo
from game.core.sheet import Cell, Sheet, SheetLine
from game.features.history.match_text import (
    date_of,
    rules_in_words,
    rules_name,
    time_of,
    with_level,
)
from game.features.rule_sets.own_sets import OwnSets
from game.match.match import Match
from game.storage.kept_files import stem_of
from game.text.message import figured, listed, say, together, told

BYTE_ORDER_MARK: Final = "\ufeff"
FORMULA_SIGNS: Final = frozenset("=+-@\t\r\uff1d\uff0b\uff0d\uff20")
"""Signs that make a spreadsheet read a field as a formula, full-width forms too."""
FORMULA_GUARD: Final = "'"
COLUMN_GAP_SPACE_COUNT: Final = 4
"""Spaces between two columns of a text; a mark takes one."""
MARKED_CELL_SIGN: Final = "*"


@dataclass(frozen=True, slots=True)
class KeptSheet:
    """A sheet with what it needs to be kept.

    ``names`` are the seats', without levels.  ``head`` are the lines above it, the title first, and
    ``foot`` the one below.  Files begin with ``stem``.  A ``whole`` one is of a match that is over.
    ``title`` stands over its picture, on the posters of ``games``, and ``portraits`` are the
    seats' drawings, empty for the person's own.
    """

    sheet: Sheet
    names: Sequence[str]
    head: Sequence[str]
    foot: str
    stem: str
    whole: bool
    title: str
    games: Sequence[GameInfo]
    portraits: Sequence[str]

    @property
    def text(self) -> str:
        return text_of(self.sheet, self.names, self.head, self.foot)

    @property
    def csv(self) -> str:
        return csv_of(self.sheet, self.names, self.whole)


def kept_sheet(match: Match, begun: datetime, own: OwnSets, rounds: int | None = None) -> KeptSheet:
    """The sheet of a match, or of its first ``rounds``."""
    played = match.played(rounds)
    whole = match.state.over and len(played.ends) == len(match.state.rounds)
    return KeptSheet(
        match.game.sheet(played),
        names_of(match),
        head_of(match, begun, own),
        foot_of(match, whole),
        stem_of(match.game.name, begun),
        whole,
        told(match.game.title),
        [match.game],
        portraits_of(match.seats),
    )


# CSV.


def csv_of(sheet: Sheet, names: Sequence[str], whole: bool) -> str:
    """The sheet as RFC 4180 has it, with a byte order mark; only a ``whole`` one has its total.

    ``names`` are the seats', without levels.
    """
    called = list(map(guarded, distinct(names)))
    text = io.StringIO()
    writer = csv.writer(text)  # its lines end in CR LF
    writer.writerow(
        one.word if one.seat is None else f"{called[one.seat]} {one.word}" for one in sheet.columns
    )
    for row in (*sheet.rows, *(sheet.totals if whole else ())):
        if row.cells:
            writer.writerow(_written(cell, called) for cell in row.cells)
    return BYTE_ORDER_MARK + text.getvalue()


def _written(cell: Cell, names: Sequence[str]) -> str:
    if cell is None:
        return ""
    if isinstance(cell, int | str):
        return str(cell)
    return " + ".join(names[seat] for seat in cell)


def guarded(name: str) -> str:
    """A name that no spreadsheet takes for a formula.

    >>> guarded("=1+1"), guarded("  -Max"), guarded("Ada")
    ("'=1+1", "'  -Max", 'Ada')
    """
    blank = len(name) - len(name.lstrip())
    return FORMULA_GUARD + name if FORMULA_SIGNS & set(name[: blank + 1]) else name


def distinct(names: Iterable[str]) -> list[str]:
    """The names, with a number behind those that were there before.

    >>> distinct(["Ada", "Max", "Ada", "Ada"])
    ['Ada', 'Max', 'Ada 2', 'Ada 3']
    """
    found: list[str] = []
    for name in names:
        number, free = 1, name
        while free in found:
            number += 1
            free = f"{name} {number}"
        found.append(free)
    return found


# Text.


def text_of(sheet: Sheet, names: Sequence[str], head: Sequence[str], foot: str) -> str:
    """The sheet as lines of text: a head, the table in columns, and the end of the match."""
    rows = [row for row in (*sheet.rows, *sheet.totals) if row.figures]
    labels = [told(row.label) for row in rows]
    wide = max(map(width, labels), default=0)
    lines = [*head, _padded("", wide, [(name, False) for name in names], names)]
    for label, row in zip(labels, rows, strict=True):
        lines.append(_padded(label, wide, _figures(row, len(names)), names))
    return "\n".join([*lines, *filter(None, [foot]), ""])


def _figures(row: SheetLine, players: int) -> list[tuple[str, bool]]:
    """The figure of each seat, and whether it has a mark."""
    return [
        ("" if figure is None else figured(figure), seat in row.marked)
        for seat, figure in zip(range(players), row.figures, strict=True)
    ]


def _padded(label: str, wide: int, cells: Sequence[tuple[str, bool]], names: Sequence[str]) -> str:
    """A line: the label at the left, the cells at the right of their columns."""
    line = label + " " * (wide - width(label))
    for (cell, marked), name in zip(cells, names, strict=True):
        line += " " * (
            COLUMN_GAP_SPACE_COUNT - 1 + max(MIN_COLUMN_LETTER_COUNT, width(name)) - width(cell)
        )
        line += cell + (MARKED_CELL_SIGN if marked else " ")
    return line.rstrip()


MIN_COLUMN_LETTER_COUNT: Final = 6
"""The least width of a column, in letters."""


def width(text: str) -> int:
    """The columns that a text takes in a fixed-width font: two for a wide letter, none for a mark.

    >>> width("Ada"), width("\u7530\u4e2d"), width("e\u0301")
    (3, 4, 1)
    """
    return sum(map(_column_count, text))


def _column_count(sign: str) -> int:
    if unicodedata.category(sign) in ("Mn", "Me", "Cf", "Cc"):
        return 0
    return 2 if unicodedata.east_asian_width(sign) in "WF" else 1


# Lines above and below a match's sheet.


def names_of(match: Match) -> list[str]:
    """The seats' names without their levels."""
    return [told(read_seat(text, seat).who.called) for seat, text in enumerate(match.seats)]


def portraits_of(seats: Sequence[str]) -> list[str]:
    """The drawings of the seats' faces, empty for the person's own."""
    players = [read_seat(text, seat) for seat, text in enumerate(seats)]
    return ["" if one.character is None else one.character.portrait for one in players]


def head_of(match: Match, begun: datetime, own: OwnSets) -> list[str]:
    """Title and date, the company with the name of the rules, and what the rules change."""
    person, *others = [read_seat(text, seat) for seat, text in enumerate(match.seats)]
    company = listed([person.who.called, *map(with_level, others)])
    values = match.setup.options.as_values()
    rules = rules_name(match.game, values, match.notes.rules, match.notes.mode, own)
    changes = rules_in_words(match.game, values)
    title = say("sheets-title", game=match.game.title, date=date_of(begun), time=time_of(begun))
    if match.notes.children:
        title = say("sheets-title.children", game=match.game.title, date=date_of(begun))
    lines = [
        title,
        say("sheets-company", company=company, rules=rules),
        changes if changes != rules else "",
    ]
    return [line for line in lines if line]


def foot_of(match: Match, whole: bool) -> str:
    """Who has won, or that the match is not over; ``whole``: its last round is on the sheet."""
    winners = match.state.winners
    if match.notes.given_up:
        return say("sheets-given-up")
    if not whole or not winners:
        return say("sheets-unfinished")
    who = [read_seat(match.seats[seat], seat).who for seat in winners]
    if len(who) == 1:
        return say("sheets-won", who=who[0])
    return say("sheets-won.several", players=together(who))
