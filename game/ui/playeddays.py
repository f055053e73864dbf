"""The days whose deal of a game was played, and what was made of them."""

from datetime import date
from pathlib import Path
from typing import Any

from game.ai.outcome import Outcome, outcome, told_outcome
from game.core.game import Game
from game.storage.annals import Entry
from game.storage.days import Played, played
from game.storage.shelf import Shelf
from game.ui.sitting import YOU


class PlayedDays:
    """What is known of the deals of the day of one game, as far as the records have been read.

    ``on`` is what was played of each day's deal.  What a match came to is told by its record's
    summary, or else by its last position, which has to be read (``unread``, ``read``).
    """

    def __init__(self, shelf: Shelf, game: Game[Any, Any]) -> None:
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

    def unread(self, month: date) -> Entry | None:
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

    def read(self, entry: Entry) -> None:
        """Find what a match came to by its last position."""
        match = self.shelf.open(self.shelf.annals.folder / entry.name).match
        self._outcomes[entry.name] = (
            outcome(self.game, match.state, YOU) if match is not None and match.state.over else None
        )

    def gone(self, day: date) -> bool:
        """Whether the first match of a day's deal was looked for in vain."""
        found = self.on.get(day)
        if found is None or not found.finished:
            return False
        name = found.finished[0].name
        return name in self._outcomes and self._outcomes[name] is None
