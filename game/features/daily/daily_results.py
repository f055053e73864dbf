"""Results of daily deals, found in the match store.

`PlayedDays` maps each day of a game to its matches, for the calendar page. The functions after it
put a result into a sentence, and into one line to copy.
"""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from typing import Any

from game.core.event import PERSON_SEAT
from game.core.game import Game
from game.features.history.match_text import short_date
from game.features.rerun.rerun import Outcome, outcome, told_outcome
from game.match.record_notes import day_of
from game.match.seal import last_digits
from game.storage.match_index import IndexEntry, MatchIndex, played_order
from game.storage.match_store import MatchStore, mode_of
from game.storage.profile import read_file
from game.text.message import Message, figured


@dataclass(slots=True)
class Played:
    """Matches on one daily deal.

    ``unfinished`` is a match in play. ``finished`` are complete matches, oldest first. ``given_up``
    and ``unread`` tell whether a match was given up, or cannot be read.
    """

    unfinished: Path | None = None
    finished: list[IndexEntry] = field(default_factory=list)
    given_up: bool = False
    unread: bool = False

    @property
    def known(self) -> bool:
        """Whether the deal was played before, so that the player knows its cards."""
        return bool(self.finished) or self.given_up


def played(match_store: MatchStore, game: str, short: bool = False) -> dict[date, Played]:
    """Matches per day of a game, as far as the index has read the records.

    They are those on the day's deal, or on its ``short`` round.
    """
    found: dict[date, Played] = {}
    for path in match_store.paths():
        day = _day(path, game, short)
        if day is not None and found.setdefault(day, Played()).unfinished is None:
            found[day].unfinished = path
    match_index = match_store.match_index
    for entry in sorted(_own(match_index), key=played_order):
        one = entry.summary
        if one is None:
            day = _day(match_index.folder / entry.name, game, short)
            if day is not None:
                found.setdefault(day, Played()).unread = True
            continue
        day = day_of(one.mode, short) if one.game == game and one.decided else None
        if day is not None:
            this = found.setdefault(day, Played())
            this.given_up = this.given_up or not one.over
            this.finished += [entry] if one.over else []
    return found


def _own(match_index: MatchIndex) -> list[IndexEntry]:
    """Entries of the index without copies."""
    copies = match_index.copies()
    return [entry for entry in match_index.entries.values() if entry.name not in copies]


def _day(path: Path, game: str, short: bool) -> date | None:
    """Day of a record on a daily deal, from its file name and notes; None otherwise."""
    if not path.name.startswith(f"{game}-"):
        return None
    return day_of(mode_of(path), short)


class PlayedDays:
    """Daily results of one game, as far as the records have been read: of the days' deals, or of
    their ``short`` rounds.

    ``on`` maps days to matches. A result comes from the record's summary. In games without points
    the final position must be read instead (``unread``, ``read``).
    """

    def __init__(self, match_store: MatchStore, game: Game[Any, Any], short: bool = False) -> None:
        self.match_store = match_store
        self.game = game
        self.short = short
        self.on: dict[date, Played] = {}
        self._outcomes: dict[str, Outcome | None] = {}
        self._digits: dict[str, str] = {}
        self._seen = (-1, False)

    def look(self, again: bool = False) -> bool:
        """Refresh ``on`` if the index has read more records; whether it did.

        ``again`` forces a refresh, because an unfinished match may have changed.
        """
        match_index = self.match_store.match_index
        if not again and self._seen == (match_index.version, match_index.complete):
            return False
        self._seen = (match_index.version, match_index.complete)
        self.on = played(self.match_store, self.game.name, self.short)
        return True

    def path(self, day: date) -> Path:
        """Path of the first finished match of a day."""
        return self.match_store.match_index.folder / self.on[day].finished[0].name

    def result(self, day: date) -> tuple[Outcome, bool] | None:
        """Outcome of a day's first finished match, and whether it was assisted."""
        found = self.on.get(day)
        if found is None or not found.finished:
            return None
        entry = found.finished[0]
        came = self._outcomes.get(entry.name)
        if came is None and entry.summary is not None:
            came = told_outcome(self.game, entry.summary)
        return None if came is None or entry.summary is None else (came, entry.summary.assisted)

    def digits(self, day: date) -> str:
        """First digits of the last seal of a day's first finished match; empty if unknown."""
        path = self.path(day)
        if path.name not in self._digits:
            text = ""
            with suppress(OSError):
                text = read_file(path).decode("utf-8", "replace")
            self._digits[path.name] = last_digits(text)
        return self._digits[path.name]

    def unread(self, month: date) -> IndexEntry | None:
        """A match of this month that must be read to know its result; None if there is none."""
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
        """Cache the outcome of a match from its final position."""
        match = self.match_store.open(self.match_store.match_index.folder / entry.name).match
        self._outcomes[entry.name] = (
            outcome(self.game, match.state, PERSON_SEAT)
            if match is not None and match.state.over
            else None
        )

    def is_unreadable(self, day: date) -> bool:
        """Whether the day's first match could not be read."""
        found = self.on.get(day)
        if found is None or not found.finished:
            return False
        name = found.finished[0].name
        return name in self._outcomes and self._outcomes[name] is None


def place_of(came: Outcome) -> Message:
    """Ordinal of a place: ``2nd``."""
    return Message("calendar-place", place=came.place)


def lead_of(lead: float) -> str:
    """Lead rounded to an integer: ``+38``."""
    return figured(round(lead), signed=True)


def sentence(came: Outcome) -> Message:
    """Sentence on the player's result."""
    place, count, lead = place_of(came), came.players, figured(abs(round(came.lead)))
    if came.place == 1:
        level = came.lead <= 0
        return Message("calendar-won.level") if level else Message("calendar-won", lead=lead)
    if came.lead >= 0:
        return Message("calendar-placed.level", place=place, count=count)
    return Message("calendar-placed", place=place, count=count, lead=lead)


def hard_of(leads: Sequence[float]) -> Message | None:
    """Average result of Hard's reruns: ``+31 on average (5 runs, -12 to +44)``."""
    if not leads:
        return None
    count, mean = len(leads), lead_of(sum(leads) / len(leads))
    if len(set(leads)) == 1:
        return Message("calendar-hard.same", mean=mean, count=count)
    return Message(
        "calendar-hard", mean=mean, count=count, least=lead_of(min(leads)), most=lead_of(max(leads))
    )


def with_seal(line: Message, digits: str) -> Message:
    """A line with the last seal's first digits, if any, which a friend can compare later."""
    return Message("calendar-sealed", line=line, digits=digits) if digits else line


def line(
    game: Game[Any, Any], day: date, came: Outcome, helped: bool, hard: Message | None
) -> Message:
    """Line to copy: ``Take 21 Nov: 2nd of 4, -12; Hard would have made +31``."""
    title, when = game.title, short_date(day)
    place, count, lead = place_of(came), came.players, lead_of(came.lead)
    if hard is None:
        if helped:
            return Message(
                "calendar-line.helped", game=title, date=when, place=place, count=count, lead=lead
            )
        return Message("calendar-line", game=title, date=when, place=place, count=count, lead=lead)
    if helped:
        return Message(
            "calendar-line.hard-helped",
            game=title,
            date=when,
            place=place,
            count=count,
            lead=lead,
            hard=hard,
        )
    return Message(
        "calendar-line.hard", game=title, date=when, place=place, count=count, lead=lead, hard=hard
    )
