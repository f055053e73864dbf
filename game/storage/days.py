"""Which deals of a day have been played: found from the records kept."""

from dataclasses import dataclass, field
from datetime import date
from pathlib import Path

from game.match.daily import day_of
from game.storage.annals import Annals, Entry, played_order
from game.storage.shelf import Shelf
from game.storage.text import read_head

HEAD = 4096
"""The mode is noted in so many bytes at a record's beginning."""
NOTE = "# mode "


@dataclass(slots=True)
class Played:
    """What has become of a day's deal.

    ``unfinished`` is the match that waits, ``finished`` are those played to their end, the first
    one first; ``given_up`` is whether one was given up, ``unread`` whether one cannot be read.
    """

    unfinished: Path | None = None
    finished: list[Entry] = field(default_factory=list)
    given_up: bool = False
    unread: bool = False

    @property
    def known(self) -> bool:
        """Whether whoever plays the deal now has played it before, and knows its cards."""
        return bool(self.finished) or self.given_up


def played(shelf: Shelf, game: str) -> dict[date, Played]:
    """The days of a game that were begun or played, as far as the index knows its records."""
    found: dict[date, Played] = {}
    for path in shelf.paths():
        day = _day(path, game)
        if day is not None and found.setdefault(day, Played()).unfinished is None:
            found[day].unfinished = path
    annals = shelf.annals
    for entry in sorted(_own(annals), key=played_order):
        one = entry.summary
        if one is None:
            day = _day(annals.folder / entry.name, game)
            if day is not None:
                found.setdefault(day, Played()).unread = True
            continue
        day = day_of(one.mode) if one.game == game and one.decided else None
        if day is not None:
            this = found.setdefault(day, Played())
            this.given_up = this.given_up or not one.over
            this.finished += [entry] if one.over else []
    return found


def _own(annals: Annals) -> list[Entry]:
    """The entries of records that are no copies of others."""
    copies = annals.copies()
    return [entry for entry in annals.entries.values() if entry.name not in copies]


def _day(path: Path, game: str) -> date | None:
    """The day whose deal of a game a record is of, by its name and its first lines; else None."""
    if not path.name.startswith(f"{game}-"):
        return None
    try:
        head = read_head(path, HEAD).decode("utf-8", "replace")
    except OSError:
        return None
    notes = [line for line in head.split("\n") if line.startswith(NOTE)]
    return day_of(notes[-1].removeprefix(NOTE)) if notes else None
