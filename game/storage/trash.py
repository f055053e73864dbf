"""Trash of deleted records: moved aside, restorable, and purged after 30 days.

A deleted record lies in ``deleted`` under a number, the day of its deletion, and its name.  Its
files in other folders, such as its review, move with it.

The system clock is not trusted: one that leaps ahead would purge all records at once.  The trash
counts its own days, one for each date on which it is opened for the first time.  A record is thus
kept for ``MIN_TRASH_KEPT_DAYS`` different dates of play.  That takes at least
``MIN_TRASH_KEPT_DAYS`` real days, unless the clock leaps to a new date each time.
"""

import contextlib
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from pathlib import Path

from game.storage.checked_lines import believed_json, checked_json
from game.storage.profile import Profile, read_file, reason, write_atomically
from game.text.message import Message

TRASH_FOLDER = "deleted"
MIN_TRASH_KEPT_DAYS = 30
"""Minimum number of days for which a deleted match can be restored."""
MAX_REMEMBERED_DATE_COUNT = 2 * MIN_TRASH_KEPT_DAYS
"""Number of recent dates of opening that are remembered."""
TRASHED_FILE_NAME_PATTERN = re.compile(r"(\d{6,}) (\d{4}-\d{2}-\d{2}) (.+)", re.ASCII)
TRASH_DAYS_FILE = "days"
"""File with the trash's day count and the dates on which it was opened, as a checked line."""


@dataclass(frozen=True, slots=True)
class Deleted:
    """A deleted record: path, number, day of deletion and original name."""

    path: Path
    number: int
    day: date
    name: str


class Trash:
    """Deleted records of one folder of a profile (``matches`` or ``finished``).

    ``beside`` are the profile's folders with their companion files: ``NAME.json`` for
    ``NAME.record``.  Days are counted by the trash itself.
    """

    def __init__(self, profile: Profile, of: str, beside: Sequence[str] = ()) -> None:
        self.home = profile.folder / of
        self.folder = profile.folder / TRASH_FOLDER / of
        self._time = profile.folder / TRASH_FOLDER / TRASH_DAYS_FILE
        self._beside = [
            (profile.folder / one, profile.folder / TRASH_FOLDER / one) for one in beside
        ]

    def content(self) -> list[Deleted]:
        """Records that can be restored, last deleted at the end."""
        return sorted(_lying_in(self.folder), key=lambda one: one.number)

    def delete(self, path: Path, today: date) -> Message | None:
        """Move a record to the trash; the reason if that fails, else None."""
        number = max((one.number for one in self.content()), default=0) + 1
        try:
            self._time.parent.mkdir(exist_ok=True)
            self.folder.mkdir(parents=True, exist_ok=True)
            under = f"{number:06} {self._day(today).isoformat()}"
            path.replace(self.folder / f"{under} {path.name}")
        except OSError as error:
            return Message("storage-not-deleted", why=reason(error))
        for home, gone in self._beside:
            # Companion files can be recomputed, so a failure is ignored.
            with contextlib.suppress(OSError):
                gone.mkdir(exist_ok=True)
                (home / f"{path.stem}.json").replace(gone / f"{under} {path.stem}.json")
        return None

    def bring_back(self, one: Deleted) -> tuple[str, Message | None]:
        """Restore a record; its new name, and the reason if that fails."""
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
        """Purge records deleted more than ``MIN_TRASH_KEPT_DAYS`` days ago.

        A failed deletion is repeated next time.
        """
        day = self._day(today)
        for folder in (self.folder, *(gone for _, gone in self._beside)):
            for one in _lying_in(folder):
                if day - one.day > timedelta(MIN_TRASH_KEPT_DAYS):
                    with contextlib.suppress(OSError):
                        one.path.unlink()

    def _day(self, today: date) -> date:
        """The current day by the trash's own count, saved for the next opening."""
        lying = [one.day for folder in self._folders() for one in _lying_in(folder)]
        day, dates = self._known() or (min(lying, default=today), [today])
        if not lying:
            day, dates = today, [today]
        elif today not in dates:
            with contextlib.suppress(OverflowError):
                day += timedelta(1)
            dates = [*dates[-MAX_REMEMBERED_DATE_COUNT:], today]
        with contextlib.suppress(OSError):
            if self._time.parent.is_dir():
                told = [day.isoformat(), [one.isoformat() for one in dates]]
                write_atomically(self._time, f"{checked_json(told)}\n")
        return day

    def _folders(self) -> list[Path]:
        """The folders of the profile's trash."""
        try:
            return [path for path in self._time.parent.rglob("*") if path.is_dir()]
        except OSError:
            return []

    def _known(self) -> tuple[date, list[date]] | None:
        """The trash's day at the last opening, and the dates of openings.

        None if unknown: the count then restarts at the earliest deletion, so that nothing is
        purged too early.
        """
        with contextlib.suppress(OSError, ValueError, TypeError):
            day, dates = believed_json(read_file(self._time).decode("utf-8").removesuffix("\n"))
            return date.fromisoformat(day), [date.fromisoformat(one) for one in dates]
        return None


def _lying_in(folder: Path) -> Iterator[Deleted]:
    with contextlib.suppress(OSError):
        for path in folder.iterdir():
            match = TRASHED_FILE_NAME_PATTERN.fullmatch(path.name)
            if match is not None:
                with contextlib.suppress(ValueError):
                    yield Deleted(path, int(match[1]), date.fromisoformat(match[2]), match[3])
