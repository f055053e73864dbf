"""The puzzle of a day: one of the player's level that they have not found yet.

The level of a game, in stars, follows from what became of its puzzles of earlier days, which
``Solved`` keeps. A puzzle that was opened stays that of its day.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

from game.core.game import Game
from game.features.daily.today import puzzle_game, puzzle_place
from game.features.puzzles.puzzle import (
    PUZZLE_STARS,
    Collection,
    DailyResult,
    PuzzleOfDay,
    PuzzleResult,
    Solved,
    differences,
    kept,
)
from game.storage.profile import Profile
from game.text.message import Message

MAX_DAILY_TRY_COUNT = 2
"""Wrong moves before the solution is shown."""
FIRST_TRIES_FOR_STAR_COUNT = 3
"""Puzzles found at the first try in a row that lift the level by a star."""
SOLUTIONS_FOR_LOST_STAR_COUNT = 2
"""Solutions shown in a row that lower the level by a star."""


@dataclass(frozen=True, slots=True)
class DailyPuzzle:
    """The puzzle of a day: its ``place`` in a game's list, and what became of it.

    ``result`` is None until it is opened.
    """

    game: Game[Any, Any]
    puzzles: Collection
    place: int
    result: DailyResult | None = None

    @property
    def number(self) -> int:
        return self.puzzles.puzzles[self.place].match

    @property
    def is_found(self) -> bool:
        """Whether its best moves were found."""
        return self.result is not None and self.result.is_found

    @property
    def wrong_try_count(self) -> int:
        """Number of wrong moves that may still be tried."""
        return MAX_DAILY_TRY_COUNT - (self.result is DailyResult.TRIED)


def star_count(game: str, days: Mapping[date, PuzzleOfDay]) -> int:
    """The level of a game in stars, after all of its puzzles of days."""
    stars, first_tries, shown = PUZZLE_STARS[0], 0, 0
    for _, one in sorted(days.items()):
        if one.game != game or not one.result.is_decided:
            continue
        first_tries = first_tries + 1 if one.result is DailyResult.FIRST else 0
        shown = shown + 1 if one.result is DailyResult.SHOWN else 0
        if first_tries == FIRST_TRIES_FOR_STAR_COUNT:
            stars, first_tries = min(stars + 1, PUZZLE_STARS[-1]), 0
        elif shown == SOLUTIONS_FOR_LOST_STAR_COUNT:
            stars, shown = max(stars - 1, PUZZLE_STARS[0]), 0
    return stars


def place_for(
    game: Game[Any, Any], puzzles: Collection, marks: Solved, day: date, stars: int
) -> int | None:
    """Place of a puzzle in usual rules, not found yet, with ``stars`` or the nearest number.

    More stars come before fewer. None if all were found.
    """
    left = [
        (place, one.stars)
        for place, one in enumerate(puzzles.puzzles)
        if marks.of(game.name, one.match) is not PuzzleResult.FOUND and not differences(game, one)
    ]
    for wanted in (*range(stars, PUZZLE_STARS.stop), *reversed(range(PUZZLE_STARS.start, stars))):
        places = [place for place, level in left if level == wanted]
        if places:
            return places[puzzle_place(game.name, day, len(places))]
    return None


def daily_puzzle(
    games: Sequence[Game[Any, Any]],
    known: Sequence[Game[Any, Any]],
    marks: Solved,
    day: date,
) -> DailyPuzzle | None:
    """The puzzle of a day, from the ``known`` ones of the ``games``; None if there is none.

    Raises ``InvalidPuzzleFile``.
    """
    had = marks.days.get(day)
    game = next((one for one in games if had is not None and one.name == had.game), None)
    if had is not None and game is not None:
        puzzles = kept(game)
        numbers = [one.match for one in puzzles.puzzles]
        if had.number in numbers:
            return DailyPuzzle(game, puzzles, numbers.index(had.number), had.result)
    game = puzzle_game(known, day)
    if game is None:
        return None
    puzzles = kept(game)
    place = place_for(game, puzzles, marks, day, star_count(game.name, marks.days))
    return None if place is None else DailyPuzzle(game, puzzles, place)


class DailyMarks(Solved):
    """Results that count for the puzzle of a ``day`` too; its first end is the one that counts."""

    def __init__(self, profile: Profile, day: date, puzzle: DailyPuzzle) -> None:
        super().__init__(profile)
        self.day = day
        self.puzzle = puzzle

    def deal(self) -> Message | None:
        """Keep the puzzle as that of its day; the reason if that fails, else None.

        A day that is decided keeps its result, even if a new set no longer has its puzzle.
        """
        had = self.days.get(self.day)
        if self.puzzle.result is not None or (had is not None and had.result.is_decided):
            return None
        one = PuzzleOfDay(self.puzzle.game.name, self.puzzle.number, DailyResult.DEALT)
        return self.keep_day(self.day, one)

    def mark(self, game: str, number: int, mark: PuzzleResult) -> Message | None:
        before = self.days[self.day].result
        if not before.is_decided:
            result = DailyResult(mark)
            if result is DailyResult.FOUND and before is DailyResult.DEALT:
                result = DailyResult.FIRST
            self.days[self.day] = PuzzleOfDay(game, number, result)
        return super().mark(game, number, mark)
