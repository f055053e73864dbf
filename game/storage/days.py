"""Which deals of a day have been played: found from the records kept."""

from dataclasses import dataclass, field
from datetime import date
from pathlib import Path

from game.match.daily import day_of
from game.storage.shelf import ENDING, Shelf

HEAD = 4096
"""The mode is noted in so many bytes at a record's beginning."""
NOTE = "# mode "


@dataclass(slots=True)
class Played:
    """What has become of a day's deal: the match not finished, and those that were, by age."""

    unfinished: Path | None = None
    finished: list[Path] = field(default_factory=list)


def played(shelf: Shelf, game: str) -> dict[date, Played]:
    """The days of a game that were begun or played.

    Files that cannot be read, and records of another sort of match, are passed over.
    """
    found: dict[date, Played] = {}
    for path in shelf.paths():
        day = _day(path, game)
        if day is not None and found.setdefault(day, Played()).unfinished is None:
            found[day].unfinished = path
    for path in _records(shelf.finished):
        day = _day(path, game)
        if day is not None:
            found.setdefault(day, Played()).finished.append(path)
    return found


def _records(folder: Path) -> list[Path]:
    """The records of a folder, the oldest first: their names hold when they were begun."""
    try:
        return sorted(
            (path for path in folder.iterdir() if path.suffix == ENDING), key=lambda path: path.stem
        )
    except OSError:
        return []


def _day(path: Path, game: str) -> date | None:
    """The day whose deal of a game a record is of; None for any other."""
    if not path.name.startswith(f"{game}-"):
        return None
    try:
        with path.open("rb") as file:
            head = file.read(HEAD).decode("utf-8", "replace")
    except OSError:
        return None
    notes = [line for line in head.split("\n") if line.startswith(NOTE)]
    return day_of(notes[-1].removeprefix(NOTE)) if notes else None
