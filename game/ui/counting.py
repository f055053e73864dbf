"""What all that has been played comes to, counted some at a time beside whatever else goes on."""

from collections.abc import Iterator
from typing import Any

from game.ai.rating import Against, Rating, gathered, rate, results, strengths
from game.ai.tally import Tallies, sorted_out, tallied
from game.core.game import Game
from game.games import GAMES
from game.match.summary import Summary
from game.storage.annals import Entry, played_order
from game.storage.reviews import Kept
from game.storage.shelf import Shelf
from game.ui.chronicle import scored

CHUNK = 200
"""Records between two pauses."""


class Count:
    """The matches of a ``game``, or of all, that are of a ``sort``, once ``steps`` has come to an
    end.

    ``matches`` are those that count, in the order in which they were played, ``apart`` how many
    there are of each other sort; ``uncounted`` are no matches of their own, ``unread`` those of
    which nothing is known.  ``looked`` is what the coach found, of the newest first; ``outdated``
    are those of which it counted points.
    """

    def __init__(self, shelf: Shelf, game: Game[Any, Any] | None, sort: str) -> None:
        self.shelf = shelf
        self.game = game
        self.sort = sort
        self.tallies = Tallies()
        self.rating: Rating | None = None
        self.matches: list[Summary] = []
        self.looked: list[tuple[Entry, Kept]] = []
        self.apart: dict[str, int] = {}
        self.uncounted = self.unread = self.outdated = 0

    def steps(self) -> Iterator[None]:
        """Count; it may be stopped anywhere and gone on with later."""
        kept: list[Entry] = []
        yield from self._sorted_out(kept)
        kept.sort(key=played_order)
        yield
        ordered = [entry.summary for entry in kept if entry.summary is not None]
        sorts = sorted_out(ordered)
        self.matches = sorts.pop(self.sort)
        self.apart = {sort: len(others) for sort, others in sorts.items()}
        counting = tallied(self.matches)
        self.tallies = next(counting)
        for _ in counting:
            yield
        yield from self._rated()
        reviewed = self.shelf.reviews.names() if self.game is not None else set()
        for entry in reversed(kept):
            known = entry.name in reviewed
            review = self.shelf.reviews.of(entry.name, entry.digest) if known else None
            if review is not None:
                self.looked.append((entry, review))
                yield
            elif known and self.shelf.reviews.outdated(entry.name):
                self.outdated += 1

    def _sorted_out(self, kept: list[Entry]) -> Iterator[None]:
        """Find the matches that count, and how many do not."""
        annals = self.shelf.annals
        copies = annals.copies()
        for number, entry in enumerate(list(annals.entries.values())):
            if number % CHUNK == 0:
                yield
            one = entry.summary
            if one is None or entry.name in copies:
                self.unread += 1
            elif self.game is not None and one.game != self.game.name:
                continue
            elif not one.decided:
                self.unread += 1
            elif not one.counts:
                self.uncounted += 1
            else:
                kept.append(entry)

    def _rated(self) -> Iterator[None]:
        """Find how strong the person is."""
        found: list[Against] = []
        levels = {game.name: strengths(game) for game in GAMES}
        for number, one in enumerate(self.matches):
            if number % CHUNK == 0:
                found = gathered(found)
                yield
            found += results(one, levels[one.game], scored(one))
        self.rating = rate(gathered(found), len(self.matches))
