"""Deleted matches: moved aside, brought back by an undo, and forgotten for good only later.

A deleted record lies in ``deleted`` under a number, the day on which it was deleted, and its name.
What is kept beside it in other folders (what the coach found in it) goes and comes with it.
"""

import contextlib
import re
from collections.abc import Iterator, Sequence
from datetime import date, timedelta
from pathlib import Path

from game.storage.profile import Profile, reason, write_atomically
from game.storage.text import read_text
from game.values import dataclass
from game.words.message import Message

FOLDER = "deleted"
DAYS = 30
"""For so many days at least a deleted match can be brought back."""
LEAP = timedelta(7)
"""So much time at most passes for the bin from one look to the next, whatever the clock says."""
NAME = re.compile(r"(\d{6,}) (\d{4}-\d{2}-\d{2}) (.+)", re.ASCII)
TIME = "days"
"""The file that says what day it was for the bin at the last look, and what the clock said."""


@dataclass(frozen=True, slots=True)
class Deleted:
    """A deleted record: where it lies, its number, the day it was deleted, and its name."""

    path: Path
    number: int
    day: date
    name: str


class Bin:
    """The deleted records of one folder of a profile (``matches``, ``finished``).

    ``beside`` are the profile's folders in which more is kept of them: ``NAME.json`` of
    ``NAME.record``.

    The days are the bin's own: a clock that is years ahead for once makes them go on by ``LEAP``
    only, so what was deleted is not forgotten because of it.
    """

    def __init__(self, profile: Profile, of: str, beside: Sequence[str] = ()) -> None:
        self.home = profile.folder / of
        self.folder = profile.folder / FOLDER / of
        self._time = profile.folder / FOLDER / TIME
        self._beside = [(profile.folder / one, profile.folder / FOLDER / one) for one in beside]

    def content(self) -> list[Deleted]:
        """What can be brought back, the one deleted last at the end."""
        return sorted(_lying_in(self.folder), key=lambda one: one.number)

    def delete(self, path: Path, today: date) -> Message | None:
        """Take a record out of its folder; why that failed, if it did."""
        number = max((one.number for one in self.content()), default=0) + 1
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            under = f"{number:06} {self._day(today).isoformat()}"
            path.replace(self.folder / f"{under} {path.name}")
        except OSError as error:
            return Message("storage-not-deleted", why=reason(error))
        for home, gone in self._beside:
            # It holds nothing that could not be found again.
            with contextlib.suppress(OSError):
                gone.mkdir(parents=True, exist_ok=True)
                (home / f"{path.stem}.json").replace(gone / f"{under} {path.stem}.json")
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
        for home, gone in self._beside:
            with contextlib.suppress(OSError):
                (gone / f"{one.path.stem}.json").replace(home / f"{back.stem}.json")
        return back.name, None

    def forget_old(self, today: date) -> None:
        """Delete for good what was deleted longer ago than ``DAYS``.

        What cannot be deleted is tried again the next time.
        """
        day = self._day(today)
        for folder in (self.folder, *(gone for _, gone in self._beside)):
            for one in _lying_in(folder):
                if day - one.day > timedelta(DAYS):
                    with contextlib.suppress(OSError):
                        one.path.unlink()

    def _day(self, today: date) -> date:
        """What day it is for the bins of the profile, which is kept until the next look.

        Where that was never looked at, as many days have passed as may have since the last
        record was deleted.
        """
        known = self._known() or (today, today)
        passed = min(max(today - known[1], timedelta()), LEAP)
        with contextlib.suppress(OverflowError):
            known = (known[0] + passed, today)
        with contextlib.suppress(OSError):
            if self._time.parent.is_dir():
                write_atomically(self._time, f"{known[0].isoformat()} {known[1].isoformat()}\n")
        return known[0]

    def _known(self) -> tuple[date, date] | None:
        """What day it was for the bin when it was looked at last, and what the clock said."""
        text, _ = read_text(self._time)
        with contextlib.suppress(ValueError):
            day, clock = map(date.fromisoformat, text.split())
            return day, clock
        last = max((one.day for one in _lying_in(self.folder)), default=None)
        return None if last is None else (last, last)


def _lying_in(folder: Path) -> Iterator[Deleted]:
    with contextlib.suppress(OSError):
        for path in folder.iterdir():
            match = NAME.fullmatch(path.name)
            if match is not None:
                with contextlib.suppress(ValueError):
                    yield Deleted(path, int(match[1]), date.fromisoformat(match[2]), match[3])
