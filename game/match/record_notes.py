"""Notes in a record on how its match was played: time, duration, mode and help.

Each note is a comment in the record, after the moves and seals that existed when it was made. Of a
note that can exist only once, the last one holds. Records of older versions have no notes; other
comments are ignored.
"""

import re
from collections.abc import Iterable
from datetime import date, datetime
from typing import NamedTuple

from game.core.record import Comment
from game.text.invisible import is_invisible

BEGUN_NOTE = "begun"
MODE_NOTE = "mode"
CARDS_NOTE = "cards"
DAY_MODE_PATTERN = re.compile(r"(day|round) (\d{4}-\d\d-\d\d)", re.ASCII)
DAILY_MODE = "day"
SHORT_ROUND_MODE = "round"
PLAYED_NOTE = "played"
HINT_NOTE = "hint"
UNDO_NOTE = "undo"
GIVEN_UP_NOTE = "given-up"
FROM_HERE_MODE = "from-here"
"""Mode of a match that continues from a position of another."""
SAME_CARDS_MODE = "again"
"""The mode of a match that has the decks of an earlier one."""
KNOWN_CARDS_WORD = "known"
"""Note of a match whose cards the person knew when it began."""
NEW_CARDS_WORD = "new"
"""Note of a match whose cards were new to the person."""
RULES_NOTE = "rules"
"""Note of the name that the player gave the rules."""
EVENING_MODE = "evening"
"""Mode of a match that is part of an evening."""
WEEK_MODE = "week"
"""Mode of a match that is part of the evening of a week."""
WEEK_RERUN_MODE = "week-again"
"""Mode of a match that is part of the evening of a week, played again."""
EVENING_MODE_PATTERN = re.compile(
    rf"({EVENING_MODE}) (\d{{8}}-\d{{6}}(?:-\d+)?) ([1-9])"
    rf"|({WEEK_MODE}|{WEEK_RERUN_MODE}) (\d{{4}}-W\d\d) ([1-9])",
    re.ASCII,
)
CHILDREN_NOTE = "for children"
"""Note of a match begun with the switch for children."""
LEVELS_NOTE = "levels"
"""Note of how the levels of the opponents play."""
FIRST_LEVELS_VERSION = 1
"""Stands for levels that made any move in some of their decisions; those records have no note."""
COST_LEVELS_VERSION = 2
"""Levels that choose by cost: ``game.ai.choice``."""
NOTE_PATTERN = re.compile(
    rf"# (?:({BEGUN_NOTE}) (\S{{1,40}})|({MODE_NOTE}) (\S.{{0,79}})|({PLAYED_NOTE}) (\d{{1,9}})"
    rf"|({HINT_NOTE})|({UNDO_NOTE})|({GIVEN_UP_NOTE})|({CARDS_NOTE})"
    rf" ({KNOWN_CARDS_WORD}|{NEW_CARDS_WORD})"
    rf"|({RULES_NOTE}) ([^\s|\x00-\x1f][^|\x00-\x1f]{{0,39}})|({CHILDREN_NOTE})"
    rf"|({LEVELS_NOTE}) (\d{{1,3}}))",
    re.ASCII,
)


def is_note(line: str) -> bool:
    """Whether a line of a record is a note."""
    return NOTE_PATTERN.fullmatch(line) is not None


class RecordNotes:
    """Notes of one match, in order.

    ``begun`` is the local start time with its UTC offset, None if not noted.  ``mode`` is the
    sort of match, empty for an ordinary one.  ``known`` is whether the person knew the cards at
    the start, None if not noted.  ``seconds`` is the time of play, ``hints`` and ``undos`` count
    the uses of help, and ``given_up`` is whether the player gave up.  ``rules`` is the name that
    the player gave the rules, empty if it is no set of theirs.  ``children`` is whether the match
    was begun with the switch for children.  ``levels`` is the version of the opponents' levels.
    """

    def __init__(self, comments: Iterable[Comment] = ()) -> None:
        self.begun: datetime | None = None
        self.mode = ""
        self.known: bool | None = None
        self.seconds = 0
        self.hints = 0
        self.undos = 0
        self.given_up = False
        self.rules = ""
        self.children = False
        self.levels = FIRST_LEVELS_VERSION
        self._made: list[tuple[int, str]] = []
        for comment in comments:
            self._read(comment)

    @property
    def assisted(self) -> bool:
        """Whether the player used a hint or an undo; a match for children never counts so."""
        return not self.children and (self.hints > 0 or self.undos > 0)

    def __len__(self) -> int:
        return len(self._made)

    def begin(
        self,
        when: datetime,
        mode: str = "",
        known: bool | None = None,
        rules: str = "",
        children: bool = False,
    ) -> None:
        """Note when a match is begun, as what, by which levels, and whether its cards are known.

        Before anything else is noted.
        """
        self._note(0, BEGUN_NOTE, when.isoformat(timespec="seconds"))
        if mode:
            self._note(0, MODE_NOTE, mode)
        if rules:
            self._note(0, RULES_NOTE, rules)
        if children:
            self._note(0, CHILDREN_NOTE)
        self._note(0, LEVELS_NOTE, str(COST_LEVELS_VERSION))
        if known is not None:
            self._note(0, CARDS_NOTE, KNOWN_CARDS_WORD if known else NEW_CARDS_WORD)

    def hint(self, moves: int) -> None:
        """Note that the coach gave a hint after `moves` moves."""
        self._note(moves, HINT_NOTE)

    def undo(self, moves: int) -> None:
        """Note an undo that left `moves` moves."""
        self.keep_to(moves)
        self._note(moves, UNDO_NOTE)

    def keep_to(self, moves: int) -> None:
        """Move notes of undone moves back to the last remaining move."""
        self._made = [(min(at, moves), text) for at, text in self._made]

    def played(self, moves: int, seconds: int) -> None:
        """Note the total playing time."""
        if seconds != self.seconds:
            self._note(moves, PLAYED_NOTE, str(seconds))

    def give_up(self, moves: int) -> None:
        """Note that the player gave up; idempotent."""
        if not self.given_up:
            self._note(moves, GIVEN_UP_NOTE)

    def since(self, count: int) -> str:
        """Record lines of all notes after the first `count`."""
        return "".join(text for _, text in self._made[count:])

    def _note(self, moves: int, *words: str) -> None:
        self._read(Comment(0, moves, f"# {' '.join(words)}"))

    def _read(self, comment: Comment) -> None:
        found = NOTE_PATTERN.fullmatch(comment.text)
        if found is None:
            return
        kind, *value = [one for one in found.groups() if one is not None]
        if kind == BEGUN_NOTE:
            try:
                self.begun = datetime.fromisoformat(value[0])
            except ValueError:
                return
        elif kind == MODE_NOTE:
            self.mode = value[0]
        elif kind == CARDS_NOTE:
            self.known = value[0] == KNOWN_CARDS_WORD
        elif kind == PLAYED_NOTE:
            self.seconds = int(value[0])
        elif kind == HINT_NOTE:
            self.hints += 1
        elif kind == UNDO_NOTE:
            self.undos += 1
        elif kind == RULES_NOTE:
            self.rules = "" if is_invisible(value[0]) else value[0]
        elif kind == CHILDREN_NOTE:
            self.children = True
        elif kind == LEVELS_NOTE:
            self.levels = int(value[0])
        else:
            self.given_up = True
        self._made.append((comment.moves, f"{comment.text}\n"))


def mode_of(day: date, short: bool = False) -> str:
    """The note of the mode: ``day 2026-11-21``, or ``round 2026-11-21`` for a ``short`` round."""
    return f"{SHORT_ROUND_MODE if short else DAILY_MODE} {day.isoformat()}"


def day_of(mode: str, short: bool = False) -> date | None:
    """The day of a match on that day's deal, or on its ``short`` round; None for any other match.

    >>> day_of("day 2028-02-29"), day_of("day 2026-02-29"), day_of("again")
    (datetime.date(2028, 2, 29), None, None)
    """
    found = DAY_MODE_PATTERN.fullmatch(mode)
    if found is None or (found[1] == SHORT_ROUND_MODE) is not short:
        return None
    try:
        return date.fromisoformat(found[2])
    except ValueError:
        return None


class EveningPart(NamedTuple):
    """The evening of a match, and its number in it.

    ``kind`` is the first word of the mode, ``which`` the evening's name or its week, and
    ``number`` the number of the game, from 1.
    """

    kind: str
    which: str
    number: int

    @property
    def mode(self) -> str:
        """The note of the mode."""
        return f"{self.kind} {self.which} {self.number}"


def evening_of(mode: str) -> EveningPart | None:
    """The part of an evening that a match is; None for any other match.

    >>> evening_of("week 2026-W48 2"), evening_of("day 2026-11-21")
    (EveningPart(kind='week', which='2026-W48', number=2), None)
    """
    found = EVENING_MODE_PATTERN.fullmatch(mode)
    if found is None:
        return None
    kind, which, number = (one for one in found.groups() if one is not None)
    return EveningPart(kind, which, int(number))


def is_daily(mode: str) -> bool:
    """Whether the cards of a match follow from a date or a week."""
    part = evening_of(mode)
    if part is not None:
        return part.kind != EVENING_MODE
    return day_of(mode) is not None or day_of(mode, short=True) is not None
