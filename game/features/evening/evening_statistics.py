"""Figures of many evenings, by the number of players.

Evenings with help, evenings of a week played again, and those for children stand apart.  A
shared win counts as a part of one.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from game.features.evening.evening import Evening, evening_games
from game.features.evening.evening_store import EveningFile, EveningStore
from game.features.evening.week import Week
from game.match.summary import PERSON

UNAIDED: Final = "unaided"
ASSISTED: Final = "assisted"
AGAIN: Final = "again"
CHILDREN: Final = "children"
SORTS: Final = (UNAIDED, ASSISTED, AGAIN, CHILDREN)


def most_points(players: int) -> int:
    """The points of a player who wins every game alone.

    >>> most_points(3)
    20
    """
    return len(evening_games()) * 2 * (players - 1)


@dataclass(slots=True)
class EveningTally:
    """Totals over some evenings of one number of players.

    ``won`` counts a shared win as its part.  ``points`` and ``best`` are of those played to the
    end, and ``places`` has the person's places in each game.
    """

    players: int
    played: int = 0
    won: float = 0.0
    given_up: int = 0
    points: int = 0
    best: int | None = None
    places: dict[str, list[int]] = field(default_factory=dict)

    def add(self, evening: Evening) -> None:
        self.played += 1
        for game in evening.games:
            if game.result is not None:
                self.places.setdefault(game.game, []).append(game.result.places[PERSON])
        if evening.stopped:
            self.given_up += 1
            return
        winners, points = evening.winners, evening.standing.points[PERSON]
        self.won += (PERSON in winners) / len(winners)
        self.points += points
        self.best = points if self.best is None else max(self.best, points)

    @property
    def ended(self) -> int:
        """Number of evenings played to the end."""
        return self.played - self.given_up

    @property
    def share(self) -> float | None:
        """Mean points as a part of those possible, 0 to 1; None before the end of one."""
        possible = self.ended * most_points(self.players)
        return self.points / possible if possible else None

    def mean_place(self, game: str) -> float | None:
        """The person's place in a game on average; None if it was not played."""
        places = self.places.get(game)
        return sum(places) / len(places) if places else None


def sort_of(evening: Evening, assisted: bool) -> str:
    """The sort of evenings that one counts among."""
    if evening.terms.children:
        return CHILDREN
    if evening.terms.again:
        return AGAIN
    return ASSISTED if assisted else UNAIDED


def longest_row(weeks: Iterable[str]) -> int:
    """The most weeks one after the other.

    >>> longest_row(["2026-W52", "2027-W01", "2026-W53", "2027-W03"])
    3
    """
    found = set()
    for text in weeks:
        try:
            found.add(Week.read(text))
        except ValueError:
            continue
    longest = 0
    for week in found:
        if week.after(-1) not in found:
            length = 1
            while week.after(length) in found:
                length += 1
            longest = max(longest, length)
    return longest


@dataclass(slots=True)
class EveningFigures:
    """Tallies of one sort of evenings, by the number of players.

    ``apart`` counts the evenings of each other sort.  ``row`` is the longest row of weeks that were
    played to the end.
    """

    tallies: dict[int, EveningTally] = field(default_factory=dict)
    apart: dict[str, int] = field(default_factory=dict)
    row: int = 0


def figures_of(
    files: Sequence[EveningFile], store: EveningStore, sort: str, weeks: bool
) -> EveningFigures:
    """Count the finished evenings of a sort, with ``weeks`` only those of the week."""
    made = EveningFigures()
    played: list[str] = []
    for file in files:
        evening = file.evening
        store.believe_records(evening)
        if evening.terms.week and not evening.stopped:
            played.append(evening.terms.week)
        if weeks and not evening.terms.week:
            continue
        found = sort_of(evening, store.assisted(evening))
        if found != sort:
            made.apart[found] = made.apart.get(found, 0) + 1
            continue
        tally = made.tallies.setdefault(evening.players, EveningTally(evening.players))
        tally.add(evening)
    made.row = longest_row(played)
    return made
