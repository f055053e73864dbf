"""Deleted matches: moved aside, brought back by an undo, and forgotten for good only later.

A deleted record lies in ``deleted`` under a number, the day on which it was deleted, and its name.
"""

import contextlib
import re
from dataclasses import dataclass
from datetime import date, timedelta
from pathlib import Path

from game.storage.profile import Profile, reason
from game.words.message import Message

FOLDER = "deleted"
DAYS = 30
"""For so many days at least a deleted match can be brought back."""
NAME = re.compile(r"(\d{6,}) (\d{4}-\d{2}-\d{2}) (.+)", re.ASCII)


@dataclass(frozen=True, slots=True)
class Deleted:
    """A deleted record: where it lies, its number, the day it was deleted, and its name."""

    path: Path
    number: int
    day: date
    name: str


class Bin:
    """The deleted records of one folder of a profile (``matches``, ``finished``)."""

    def __init__(self, profile: Profile, of: str) -> None:
        self.home = profile.folder / of
        self.folder = profile.folder / FOLDER / of

    def content(self) -> list[Deleted]:
        """What can be brought back, the one deleted last at the end."""
        found = []
        with contextlib.suppress(OSError):
            for path in self.folder.iterdir():
                match = NAME.fullmatch(path.name)
                if match is not None:
                    with contextlib.suppress(ValueError):
                        day = date.fromisoformat(match[2])
                        found.append(Deleted(path, int(match[1]), day, match[3]))
        return sorted(found, key=lambda one: one.number)

    def delete(self, path: Path, today: date) -> Message | None:
        """Take a record out of its folder; why that failed, if it did."""
        number = max((one.number for one in self.content()), default=0) + 1
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            path.replace(self.folder / f"{number:06} {today.isoformat()} {path.name}")
        except OSError as error:
            return Message("storage-not-deleted", why=reason(error))
        return None

    def bring_back(self, one: Deleted) -> tuple[str, Message | None]:
        """Put a record back; the name it has now, and why that failed, if it did."""
        back = self.home / one.name
        number = 2
        while back.exists():
            back = self.home / f"{Path(one.name).stem}-{number}{Path(one.name).suffix}"
            number += 1
        try:
            one.path.replace(back)
        except OSError as error:
            return one.name, Message("storage-not-back", why=reason(error))
        return back.name, None

    def forget_old(self, today: date) -> None:
        """Delete for good what was deleted longer ago than ``DAYS``.

        What cannot be deleted is tried again the next time.
        """
        for one in self.content():
            if today - one.day > timedelta(DAYS):
                with contextlib.suppress(OSError):
                    one.path.unlink()
