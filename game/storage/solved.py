"""What has become of the puzzles one has tried: a small file of lines in the profile.

Each line has its checksum and tells a puzzle's game, its number and its mark.  A damaged line costs
the mark of its puzzle alone.  What another version wrote of games or marks that are not known here
stays in the file.  The file of an older version, ``puzzles.json``, is read once and then replaced.
"""

import os
from enum import StrEnum
from typing import Any

from game.storage.aside import put_aside
from game.storage.checked import believed_json, checked_json, counts, strict_json
from game.storage.profile import Profile, reason, write_atomically
from game.storage.text import read_file
from game.words.message import Message

NAME = "puzzles.jsonl"
OLD = "puzzles.json"
TITLE = "five-takes puzzles"
VERSION = 2
OLD_VERSION = 1
DAMAGED = ".damaged"
MOST_DAMAGED = 5
LAST = "last"
"""The first word of the line that tells at which game's puzzles one was last."""


class Mark(StrEnum):
    """What has become of a puzzle, the best last."""

    NEW = "new"
    TRIED = "tried"
    SHOWN = "shown"
    FOUND = "found"


ORDER = list(Mark)


class Solved:
    """The marks of a player's puzzles, by game and by the puzzle's number.

    ``trouble`` is what could not be read, to be told once; ``last`` is the game whose puzzles
    were looked at last.
    """

    def __init__(self, profile: Profile) -> None:
        self.path = profile.folder / NAME
        self.old = profile.folder / OLD
        self.trouble: Message | None = None
        self.last = ""
        self._marks: dict[str, dict[int, Mark]] = {}
        self._unknown: list[str] = []
        self._frozen = False
        self._read()
        self._read_old()

    def of(self, game: str, number: int) -> Mark:
        """What has become of a puzzle."""
        return self._marks.get(game, {}).get(number, Mark.NEW)

    def mark(self, game: str, number: int, mark: Mark) -> Message | None:
        """Keep what has become of a puzzle, at once; why not, if that cannot be done.

        A better mark than this stays.
        """
        self.last = game
        self._improve(game, number, mark)
        return self._write()

    def _improve(self, game: str, number: int, mark: Mark) -> None:
        marks = self._marks.setdefault(game, {})
        marks[number] = max(mark, self.of(game, number), key=ORDER.index)

    def _write(self) -> Message | None:
        if self._frozen:
            return None
        lines = [checked_json([TITLE, VERSION]), checked_json([LAST, self.last]), *self._unknown]
        for game, marks in self._marks.items():
            lines += [checked_json([game, number, mark]) for number, mark in marks.items()]
        try:
            write_atomically(self.path, "".join(f"{line}\n" for line in lines))
        except OSError as error:
            return Message("puzzles-marks-unsaved", why=reason(error))
        return None

    def _read(self) -> None:
        try:
            text = read_file(self.path).decode("utf-8", "replace")
        except FileNotFoundError:
            return
        except OSError as error:
            self._frozen = True
            self.trouble = Message("puzzles-marks-unreadable", why=reason(error))
            return
        damaged = 0
        for line in text.removesuffix("\n").split("\n"):
            try:
                self._take(believed_json(line), line)
            except ValueError:
                damaged += 1
        if damaged and not self._frozen:
            self._put_aside(damaged)

    def _take(self, told: Any, line: str) -> None:
        """Take what a line tells; ``ValueError`` if it tells nothing."""
        match told:
            case [str(title), int(version)] if title == TITLE:
                if version > VERSION:
                    self._frozen = True
                    self.trouble = Message("puzzles-marks-newer")
            case [str(word), str(game)] if word == LAST:
                self.last = game
            case [str(game), int(number), str(mark)] if mark in ORDER and counts((number,)):
                self._improve(game, number, Mark(mark))
            case list():
                self._unknown.append(line)
            case _:
                raise ValueError(told)

    def _put_aside(self, damaged: int) -> None:
        """Keep the damaged file beside the one with the lines that are whole."""
        try:
            aside = put_aside(self.path, f"{DAMAGED}{self.path.suffix}", MOST_DAMAGED)
            self.trouble = Message("puzzles-marks-lines", count=damaged, file=aside.name)
        except OSError as error:
            self._frozen = True
            self.trouble = Message("puzzles-marks-unreadable", why=reason(error))
            return
        self.trouble = self._write() or self.trouble

    # What an older version kept.

    def _read_old(self) -> None:
        if self._frozen:
            return
        try:
            told = strict_json(read_file(self.old))
            if isinstance(told, dict) and counts((told.get("version"),), OLD_VERSION + 1):
                self._frozen = True
                self.trouble = Message("puzzles-marks-newer")
                return
            marks, last = _old_marks(told)
        except FileNotFoundError:
            return
        except (OSError, ValueError):
            self._put_old_aside()
            return
        for game, number, mark in marks:
            self._improve(game, number, mark)
        self.last = self.last or last
        trouble = self._write()
        if trouble is None:
            try:
                self.old.unlink()
            except OSError as error:
                trouble = Message("puzzles-marks-unsaved", why=reason(error))
        self.trouble = self.trouble or trouble

    def _put_old_aside(self) -> None:
        try:
            if os.path.lexists(self.old) and not self.old.is_dir():
                aside = put_aside(self.old, f"{DAMAGED}{self.old.suffix}", MOST_DAMAGED)
                self.trouble = Message("puzzles-marks-damaged", file=aside.name)
        except OSError as error:
            self.trouble = Message("puzzles-marks-unreadable", why=reason(error))


def _old_marks(told: Any) -> tuple[list[tuple[str, int, Mark]], str]:
    """The marks of a file of the older version, and the game at whose puzzles one was last.

    Raises ``ValueError`` if it tells anything else.
    """
    match told:
        case {"version": int(version), **rest} if version == OLD_VERSION and type(version) is int:
            games, last = rest.get("marks", {}), rest.get("last", "")
            if not isinstance(games, dict) or not isinstance(last, str):
                raise ValueError(told)
            marks = []
            for game, numbers in games.items():
                if not isinstance(numbers, dict):
                    raise ValueError(numbers)
                for number, mark in numbers.items():
                    if not number.isascii() or not number.isdecimal() or len(number) > 9:
                        raise ValueError(number)
                    marks.append((game, int(number), Mark(mark)))
            return marks, last
    raise ValueError(told)
