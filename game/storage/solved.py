"""What has become of the puzzles one has tried: a small JSON file in the profile."""

import json
import os
from enum import StrEnum
from typing import Any

from game.storage.aside import put_aside
from game.storage.profile import Profile, reason, write_atomically
from game.storage.text import read_file
from game.words.message import Message

NAME = "puzzles.json"
VERSION = 1
DAMAGED = ".damaged.json"
MOST_DAMAGED = 5


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
        self.trouble: Message | None = None
        self.last = ""
        self._marks: dict[str, dict[int, Mark]] = {}
        self._frozen = False
        self._read()

    def of(self, game: str, number: int) -> Mark:
        """What has become of a puzzle."""
        return self._marks.get(game, {}).get(number, Mark.NEW)

    def mark(self, game: str, number: int, mark: Mark) -> Message | None:
        """Keep what has become of a puzzle, at once; why not, if that cannot be done.

        A better mark than this stays.
        """
        self.last = game
        marks = self._marks.setdefault(game, {})
        marks[number] = max(mark, self.of(game, number), key=ORDER.index)
        return self._write()

    def _write(self) -> Message | None:
        if self._frozen:
            return None
        told = {"version": VERSION, "last": self.last, "marks": self._marks}
        try:
            write_atomically(self.path, json.dumps(told, indent=1) + "\n")
        except OSError as error:
            return Message("puzzles-marks-unsaved", why=reason(error))
        return None

    def _read(self) -> None:
        try:
            told = json.loads(read_file(self.path))
            if not isinstance(told, dict) or type(told.get("version")) is not int:
                raise ValueError(told)
            if told["version"] > VERSION:
                self._frozen = True
                self.trouble = Message("puzzles-marks-newer")
                return
            self._take(told)
        except FileNotFoundError:
            return
        except OSError as error:
            self._frozen = True
            self.trouble = Message("puzzles-marks-unreadable", why=reason(error))
        except (ValueError, RecursionError):
            self._marks, self.last = {}, ""
            self._put_aside()

    def _take(self, told: dict[str, Any]) -> None:
        """Take the marks from what a file tells; ``ValueError`` if it does not tell marks."""
        marks, last = told.get("marks", {}), told.get("last", "")
        if not isinstance(marks, dict) or not isinstance(last, str):
            raise ValueError(marks)
        self.last = last
        for game, numbers in marks.items():
            if not isinstance(numbers, dict):
                raise ValueError(numbers)
            self._marks[game] = {int(number): Mark(mark) for number, mark in numbers.items()}

    def _put_aside(self) -> None:
        try:
            if os.path.lexists(self.path):
                aside = put_aside(self.path, DAMAGED, MOST_DAMAGED)
                self.trouble = Message("puzzles-marks-damaged", file=aside.name)
        except OSError as error:
            self._frozen = True
            self.trouble = Message("puzzles-marks-unreadable", why=reason(error))
