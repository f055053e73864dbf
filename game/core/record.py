"""The record: a match as text, a header and then one line for each move.

It is both save file and replay file.  This module parses and writes its lines; `game.match`
replays them.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from game.core.event import Seat
from game.core.game import Setup
from game.core.illegal import quoted
from game.core.part import CUT_PREFIX, WORDS_PREFIX, is_part
from game.text.message import Message, TextValue

RECORD_FIRST_LINE = "#five-takes 1"
RECORD_FIRST_LINE_PATTERN = re.compile(r"#five-takes ([1-9][0-9]{0,8})", re.ASCII)
MAX_RECORD_CHARACTERS_COUNT = 4_000_000
MAX_RECORD_LINES_COUNT = 200_000
"""Limits of a record that is read.

The longest match measured, eight players with random moves up to 5000 points, had 34,000 lines of
16 characters.
"""
HEADER_END_LINE = "---"
REQUIRED_HEADER_KEYS = ("game", "players", "options", "seed")
SEAT_TEXTS = frozenset(str(seat) for seat in range(100))
HEADER_KEYS = ("game", "players", "seats", "options", "seed", "chance", "dealer", "deck")
SECRET_CHANCE_WORD = "round"
"""Value of ``chance`` if each round has a chance of its own; without it the match has one."""
SHARED_CHANCE_WORD = "round+part"
"""Value of ``chance`` if the player has a part in each round's cards (``game.core.part``), but not
in who deals; older versions wrote it."""
SHARED_DEALER_CHANCE_WORD = "round+part+dealer"
"""Value of ``chance`` if the player has a part in whatever chance decides, who deals as well."""
CHANCE_WORDS = (SECRET_CHANCE_WORD, SHARED_CHANCE_WORD, SHARED_DEALER_CHANCE_WORD)

MAX_REASON_CHARACTERS_COUNT = 240
"""Maximum length of a reason in characters, so that it fits on a page."""


class InvalidRecord(ValueError):
    """A record that cannot be read, with the line's number, from 1, and the reason.

    ``said`` holds both as a message.  The middle of a long text is left out.
    """

    def __init__(self, line: int, reason: TextValue) -> None:
        if isinstance(reason, str) and len(reason) > MAX_REASON_CHARACTERS_COUNT:
            half = MAX_REASON_CHARACTERS_COUNT // 2
            reason = f"{reason[:half]} … {reason[-half:]}"
        self.said = Message("record-line", line=str(line), reason=reason)
        super().__init__(self.said)
        self.line = line

    @property
    def reason(self) -> str:
        """The reason in English."""
        return str(self.said.values["reason"])


class UnsupportedRecord(InvalidRecord):
    """A record in a format that only a newer version of the program knows."""

    def __init__(self) -> None:
        super().__init__(1, Message("record-newer"))


@dataclass(frozen=True, slots=True)
class Comment:
    """A comment: line number, number of moves before it, text."""

    line: int
    moves: int
    text: str


@dataclass(frozen=True, slots=True)
class Part:
    """The player's part in a round: the number of its line, how many moves stand before it, and
    the line itself."""

    line: int
    moves: int
    text: str


@dataclass(slots=True)
class RecordLines:
    """A record taken apart: header values and moves, each with the number of its line.

    ``all`` are its lines as they are, without their ends.
    """

    all: list[str] = field(default_factory=list)
    header: dict[str, tuple[int, str]] = field(default_factory=dict)
    moves: list[tuple[int, Seat, str]] = field(default_factory=list)
    comments: list[Comment] = field(default_factory=list)
    parts: list[Part] = field(default_factory=list)
    rule: int = 0
    fault: InvalidRecord | None = None


def header(setup: Setup, seats: Sequence[str]) -> str:
    """The header's text, including the line ``---``.

    Raises ``ValueError`` for seat names that could not be read back.
    """
    lines = [
        RECORD_FIRST_LINE,
        f"game: {setup.game}",
        f"players: {setup.players}",
        f"seats: {_join_names(seats, setup.players)}",
        f"options: {setup.options.as_text()}".rstrip(),
        f"seed: {setup.seed}",
    ]
    if setup.secret:
        shared = SHARED_CHANCE_WORD if setup.dealer_by_number else SHARED_DEALER_CHANCE_WORD
        lines.append(f"chance: {SECRET_CHANCE_WORD if setup.parts is None else shared}")
    if setup.dealer is not None:
        lines.append(f"dealer: {setup.dealer}")
    if setup.deck is not None:
        lines.append(f"deck: {' '.join(setup.deck)}")
    return "\n".join([*lines, HEADER_END_LINE]) + "\n"


def _join_names(seats: Sequence[str], players: int) -> str:
    names = " | ".join(seats)
    if len(seats) != players or names.split(" | ") != list(seats):
        raise ValueError(f"{quoted(seats)} do not name {players} seats in a record.")
    if "\n" in names or names.endswith("\r"):
        raise ValueError(f"A name in {quoted(seats)} does not end with its line.")
    return names


def move_line(seat: Seat, move: str) -> str:
    """A move's line with its newline.

    >>> move_line(Seat(1), "draw stock")
    '1 draw stock\\n'
    """
    return f"{seat} {move}\n"


def parse_record(text: str) -> RecordLines:
    """The lines of a record.

    Raises ``InvalidRecord`` for a faulty header.  A faulty line among the moves, or a line beyond
    the limit, becomes ``fault``, so the moves before it can be recovered.  An unfinished last
    line comes from a crash and is dropped.
    """
    if len(text) > MAX_RECORD_CHARACTERS_COUNT:
        raise InvalidRecord(1, Message("record-too-long", count=MAX_RECORD_CHARACTERS_COUNT))
    lines = text.replace("\r\n", "\n").split("\n", MAX_RECORD_LINES_COUNT + 1)
    unended = lines.pop()
    if not lines or lines[0] != RECORD_FIRST_LINE:
        version = RECORD_FIRST_LINE_PATTERN.fullmatch(lines[0]) if lines else None
        if version is not None and version[0] != RECORD_FIRST_LINE:
            raise UnsupportedRecord
        raise InvalidRecord(1, Message("record-first", line=repr(RECORD_FIRST_LINE)))
    taken = RecordLines(lines)
    for number, line in enumerate(lines[1:], 2):
        if number > MAX_RECORD_LINES_COUNT:
            taken.fault = InvalidRecord(
                number, Message("record-too-many", count=MAX_RECORD_LINES_COUNT)
            )
            break
        if line.startswith("#"):
            taken.comments.append(Comment(number, len(taken.moves), line))
        elif taken.rule and line.startswith((CUT_PREFIX, WORDS_PREFIX)):
            if not _take_part(taken, number, line):
                break
        elif taken.rule:
            if not _take_move(taken, number, line):
                break
        elif line == HEADER_END_LINE:
            taken.rule = number
            _require(taken)
        else:
            _take_header(taken, number, line)
    if not taken.rule:
        number = len(lines) + (1 if unended else 0)
        raise InvalidRecord(number, Message("record-ends", line=repr(HEADER_END_LINE)))
    return taken


def _take_header(taken: RecordLines, number: int, line: str) -> None:
    key, sign, value = line.partition(":")
    if not sign or key not in HEADER_KEYS or (value and not value.startswith(" ")):
        raise InvalidRecord(number, Message("record-header", line=quoted(line)))
    if key in taken.header:
        raise InvalidRecord(number, Message("record-twice", key=repr(key)))
    taken.header[key] = (number, value[1:])


def _require(taken: RecordLines) -> None:
    for key in REQUIRED_HEADER_KEYS:
        if key not in taken.header:
            raise InvalidRecord(taken.rule, Message("record-missing", key=repr(key)))


def _take_move(taken: RecordLines, number: int, line: str) -> bool:
    """Take a line as a move; whether it is one, else the fault is noted."""
    seat, space, move = line.partition(" ")
    if not space or seat not in SEAT_TEXTS:
        taken.fault = InvalidRecord(number, Message("record-move", line=quoted(line)))
        return False
    taken.moves.append((number, Seat(int(seat)), move))
    return True


def _take_part(taken: RecordLines, number: int, line: str) -> bool:
    """Take a line as a part of the luck; whether it is one, else the fault is noted."""
    if not is_part(line):
        cut, words = (
            Message("record-cut", line=quoted(line)),
            Message("record-words", line=quoted(line)),
        )
        taken.fault = InvalidRecord(number, cut if line.startswith(CUT_PREFIX) else words)
        return False
    taken.parts.append(Part(number, len(taken.moves), line))
    return True


def whole_number(line: int, key: str, text: str) -> int:
    """The integer in a header line; raises ``InvalidRecord``.

    >>> whole_number(6, "seed", "17")
    17
    """
    try:
        number = int(text)
    except ValueError:
        number = None
    if number is None or str(number) != text:
        raise InvalidRecord(line, Message("record-number", key=key, value=quoted(text)))
    return number
