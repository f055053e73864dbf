"""Which deals of a day have been played: found from the records kept.

The days whose deal of a game was played, and what was made of them.

What a day's deal came to, in words: a sentence, and the line to copy.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from typing import Any

from game.core.game import Game
from game.features.history.match_text import short_date
from game.features.rerun.rerun import Outcome, outcome, told_outcome
from game.match.record_notes import day_of
from game.session import HUMAN_SEAT
from game.storage.match_index import IndexEntry, MatchIndex, played_order
from game.storage.match_store import MatchStore
from game.storage.profile import read_head
from game.text.message import Message, figured

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
    finished: list[IndexEntry] = field(default_factory=list)
    given_up: bool = False
    unread: bool = False

    @property
    def known(self) -> bool:
        """Whether whoever plays the deal now has played it before, and knows its cards."""
        return bool(self.finished) or self.given_up


def played(shelf: MatchStore, game: str) -> dict[date, Played]:
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


def _own(annals: MatchIndex) -> list[IndexEntry]:
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


class PlayedDays:
    """What is known of the deals of the day of one game, as far as the records have been read.

    ``on`` is what was played of each day's deal.  What a match came to is told by its record's
    summary, or else by its last position, which has to be read (``unread``, ``read``).
    """

    def __init__(self, shelf: MatchStore, game: Game[Any, Any]) -> None:
        self.shelf = shelf
        self.game = game
        self.on: dict[date, Played] = {}
        self._outcomes: dict[str, Outcome | None] = {}
        self._seen = (-1, False)

    def look(self, again: bool = False) -> bool:
        """Find the days that were played, if more records have been read; whether it was done.

        ``again`` also if not: an unfinished match may have gone on.
        """
        annals = self.shelf.annals
        if not again and self._seen == (annals.version, annals.complete):
            return False
        self._seen = (annals.version, annals.complete)
        self.on = played(self.shelf, self.game.name)
        return True

    def path(self, day: date) -> Path:
        """Where the first match of a day's deal is kept that was played to its end."""
        return self.shelf.annals.folder / self.on[day].finished[0].name

    def result(self, day: date) -> tuple[Outcome, bool] | None:
        """What the first match of a day's deal came to, and whether help was used."""
        found = self.on.get(day)
        if found is None or not found.finished:
            return None
        entry = found.finished[0]
        came = self._outcomes.get(entry.name)
        if came is None and entry.summary is not None:
            came = told_outcome(self.game, entry.summary)
        return None if came is None or entry.summary is None else (came, entry.summary.assisted)

    def unread(self, month: date) -> IndexEntry | None:
        """A match of this day's month whose last position must be read to know the result."""
        firsts = ((day, found.finished[0]) for day, found in self.on.items() if found.finished)
        return next(
            (
                entry
                for day, entry in firsts
                if (day.year, day.month) == (month.year, month.month)
                and entry.name not in self._outcomes
                and self.result(day) is None
            ),
            None,
        )

    def read(self, entry: IndexEntry) -> None:
        """Find what a match came to by its last position."""
        match = self.shelf.open(self.shelf.annals.folder / entry.name).match
        self._outcomes[entry.name] = (
            outcome(self.game, match.state, HUMAN_SEAT)
            if match is not None and match.state.over
            else None
        )

    def gone(self, day: date) -> bool:
        """Whether the first match of a day's deal was looked for in vain."""
        found = self.on.get(day)
        if found is None or not found.finished:
            return False
        name = found.finished[0].name
        return name in self._outcomes and self._outcomes[name] is None


def place_of(came: Outcome) -> Message:
    """``2nd``."""
    return Message("calendar-place", place=came.place)


def lead_of(lead: float) -> str:
    """``+38``, to the whole."""
    return figured(round(lead), signed=True)


def sentence(came: Outcome) -> Message:
    """What a match came to for the player."""
    place, count, lead = place_of(came), came.players, figured(abs(round(came.lead)))
    if came.place == 1:
        level = came.lead <= 0
        return Message("calendar-won.level") if level else Message("calendar-won", lead=lead)
    if came.lead >= 0:
        return Message("calendar-placed.level", place=place, count=count)
    return Message("calendar-placed", place=place, count=count, lead=lead)


def hard_of(leads: Sequence[float]) -> Message | None:
    """What Hard would have made, by its runs: ``+31 on average (5 runs, -12 to +44)``."""
    if not leads:
        return None
    count, mean = len(leads), lead_of(sum(leads) / len(leads))
    if len(set(leads)) == 1:
        return Message("calendar-hard.same", mean=mean, count=count)
    return Message("calendar-hard", mean=mean, count=count, least=lead_of(min(leads)),
                   most=lead_of(max(leads)))  # fmt: skip


def line(
    game: Game[Any, Any], day: date, came: Outcome, helped: bool, hard: Message | None
) -> Message:
    """The line to copy: ``Take 21 Nov: 2nd of 4, -12; Hard would have made +31``."""
    title, when = game.title, short_date(day)
    place, count, lead = place_of(came), came.players, lead_of(came.lead)
    if hard is None:
        if helped:
            return Message("calendar-line.helped", game=title, date=when, place=place,
                           count=count, lead=lead)  # fmt: skip
        return Message("calendar-line", game=title, date=when, place=place, count=count, lead=lead)
    if helped:
        return Message("calendar-line.hard-helped", game=title, date=when, place=place,
                       count=count, lead=lead, hard=hard)  # fmt: skip
    return Message("calendar-line.hard", game=title, date=when, place=place, count=count,
                   lead=lead, hard=hard)  # fmt: skip
