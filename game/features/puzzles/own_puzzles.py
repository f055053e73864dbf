"""Puzzles from the player's own mistakes, made at rest from their reviews.

``own_puzzles.jsonl`` in the profile has a line for each mistake that was looked at, with its puzzle
or nothing, and one for each record that is done. Each line has a checksum; what a damaged one held
is made again. `weakness` is what the costliest mistakes have in common. `PuzzleMaker` asks the
worker process for one puzzle after another. Once all are made it has them judged, which takes
longer; a puzzle that does not stand then goes.
"""

import contextlib
import json
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from hashlib import sha256
from itertools import chain
from typing import Any, Final

from game.core.event import PERSON_SEAT
from game.core.game import Game
from game.core.record import InvalidRecord
from game.features.puzzles.puzzle import (
    FIRST_OWN_PUZZLE_INDEX,
    Collection,
    Puzzle,
    puzzle_of,
    theme_of,
)
from game.features.puzzles.puzzle_finder import JudgeJob, PuzzleJob
from game.features.review.review import decisions, mistakes
from game.features.review.review_session import Reviews
from game.features.worker_jobs import JobClient
from game.games import GAMES
from game.match.match import load
from game.match.positions import Positions
from game.storage.checked_lines import believed_json, checked_json
from game.storage.match_index import FINISHED_FOLDER
from game.storage.profile import Profile, read_file, write_atomically
from game.text.message import Message

OWN_PUZZLES_FILE: Final = "own_puzzles.jsonl"
MAX_OWN_PUZZLE_COUNT: Final = 40
"""Maximum number of puzzles kept per game, the latest."""
MAX_MISTAKES_PER_MATCH_COUNT: Final = 3
"""Maximum number of mistakes looked at per match, the costliest."""
MIN_REVIEWED_MATCH_COUNT: Final = 5
"""Minimum number of reviewed matches before a weakness is named."""
RECORD_DONE_INDEX: Final = -2
"""In place of a move's number: the record has no other mistake to look at.

Older versions wrote -1, as their reviews could miss a sure win that was thrown away: these records
are looked through again.
"""
MALFORMED_PUZZLE_ERRORS: Final = (ValueError, KeyError, TypeError, AttributeError, IndexError)
"""Exceptions from reading a malformed line."""


class OwnPuzzles:
    """Puzzles of a profile from the player's own mistakes, by game."""

    def __init__(self, profile: Profile) -> None:
        self._path = profile.folder / OWN_PUZZLES_FILE
        self._lines: dict[tuple[str, int], str] = {}
        self._games: dict[str, str] = {}
        self._found: dict[str, list[tuple[tuple[str, int], Puzzle]]] = {}
        with contextlib.suppress(OSError):
            for line in read_file(self._path).decode("utf-8", "replace").splitlines():
                with contextlib.suppress(*MALFORMED_PUZZLE_ERRORS):
                    self._take(believed_json(line), line)

    def _take(self, told: Any, line: str) -> None:
        game, record, number, row = told
        at = str(record), int(number)
        found = self._found.setdefault(str(game), [])
        place = next((place for place, (one, _) in enumerate(found) if one == at), len(found))
        found[place : place + 1] = [] if row is None else [(at, puzzle_of(row))]
        self._lines[at] = line
        self._games[at[0]] = str(game)

    def of(self, game: Game[Any, Any]) -> Collection:
        """The puzzles of a game, the latest last."""
        return Collection(
            game.name, puzzles=[one for _, one in self._found.get(game.name, [])], own=True
        )

    def made(self, game: Game[Any, Any]) -> Sequence[tuple[tuple[str, int], Puzzle]]:
        """The puzzles of a game with the record and the move's number of each mistake."""
        return self._found.get(game.name, [])

    def reviewed_records(self, game: Game[Any, Any]) -> list[str]:
        """Reviewed matches of a game whose mistakes were all looked at."""
        return [
            at
            for at, number in self._lines
            if number == RECORD_DONE_INDEX and self._games[at] == game.name
        ]

    def was_looked_at(self, record: str, number: int = RECORD_DONE_INDEX) -> bool:
        """Whether a mistake was looked at, or every mistake of a record."""
        return (record, number) in self._lines

    def keep(self, game: str, record: str, number: int, puzzle: Puzzle | None) -> None:
        """Save what became of a mistake; a failure costs only that it is made again."""
        row = None if puzzle is None else asdict(puzzle)
        line = checked_json([game, record, number, row])
        self._take(json.loads(line.partition(" ")[2]), line)
        found = self._found.get(game, [])
        if len(found) > MAX_OWN_PUZZLE_COUNT:
            (name, place), _ = found.pop(0)
            self._lines[name, place] = checked_json([game, name, place, None])
        with contextlib.suppress(OSError):
            write_atomically(self._path, "".join(f"{one}\n" for one in self._lines.values()))


@dataclass(frozen=True, slots=True)
class Weakness:
    """The theme of the mistakes that cost a player most in one game.

    ``cost`` is in percent points a match, over ``matches`` reviewed matches.  ``overlooked`` is
    whether the theme is that of a blindness, not that of puzzles.  ``practice`` is the theme of
    puzzles that practise it, None without one.
    """

    theme: Message
    cost: float
    matches: int
    practice: Message | None
    overlooked: bool = False


def weakness(game: Game[Any, Any], own: OwnPuzzles, reviews: Reviews) -> Weakness | None:
    """What to work on; None without mistakes, and before enough matches were reviewed.

    A mistake that a blindness explains counts to that, and any other that became a puzzle to the
    theme of the puzzle.
    """
    records = own.reviewed_records(game)
    if len(records) < MIN_REVIEWED_MATCH_COUNT:
        return None
    blind: defaultdict[str, float] = defaultdict(float)
    themes: defaultdict[Message, float] = defaultdict(float)
    practised: defaultdict[str, dict[Message, float]] = defaultdict(dict)
    for record in records:
        data = reviews.of(record)
        for name, cost in () if data is None else data.overlooked:
            blind[name] += cost
    for (record, number), puzzle in own.made(game):
        theme = theme_of(game, puzzle)
        if theme is not None:
            name = reviews.overlooked(record, number)
            costs = practised[name] if name else themes
            costs[theme] = costs.get(theme, 0.0) + reviews.cost(record, number)
    found = [Weakness(theme, cost, len(records), theme) for theme, cost in themes.items()]
    for one in game.bot.blindnesses:
        practice = max(practised[one.name], key=practised[one.name].__getitem__, default=None)
        cost = blind[one.name]
        found.append(Weakness(one.theme, cost, len(records), practice, overlooked=True))
    worst = max(found, key=lambda one: one.cost, default=None)
    if worst is None or worst.cost <= 0:
        return None
    return replace(worst, cost=worst.cost / len(records))


def number_of(record: str, move: int) -> int:
    """Number of an own puzzle, which no shipped puzzle has."""
    return FIRST_OWN_PUZZLE_INDEX + int.from_bytes(
        sha256(f"{record} {move}".encode()).digest()[:4], "big"
    )


class PuzzleMaker:
    """Makes puzzles from the mistakes in the reviews of a profile, step by step."""

    def __init__(self, profile: Profile, worker: JobClient, reviews: Reviews) -> None:
        self.own = OwnPuzzles(profile)
        self._records = profile.folder / FINISHED_FOLDER
        self._worker = worker
        self._reviews = reviews
        self._todo: Iterator[tuple[str, int, PuzzleJob | JudgeJob] | None] = iter(())
        self._asked: tuple[str, int, PuzzleJob | JudgeJob] | None = None
        self._failed: set[tuple[str, int]] = set()
        """Mistakes that the worker process broke down over; they wait for the next start."""
        self.begin()

    def begin(self) -> None:
        """Look at the reviews again: there may be a new one."""
        if self._asked is None:
            self._todo = chain(self._jobs(), self._judgements())

    def step(self) -> bool:
        """Ask for the next puzzle, or poll for it; whether there is more to do."""
        worker = self._worker
        if self._asked is not None:
            record, number, job = self._asked
            made = worker.made()
            if made is not None:
                if made.failed:
                    self._failed.add((record, number))
                else:
                    puzzle = puzzle_of(json.loads(made.row)) if made.row else None
                    self.own.keep(job.game, record, number, puzzle)
                self._asked = None
            elif not worker.thinking:
                # Another question has replaced this one.
                worker.ask(job)
            return True
        if worker.thinking:
            return False
        for asked in self._todo:
            if asked is not None:
                self._asked = asked
                worker.ask(asked[2])
            return True
        return False

    def leave(self) -> None:
        """Cancel the request; it is made again later."""
        if self._asked is not None:
            self._worker.cancel(self._asked[2])
            self._asked = None

    def _jobs(self) -> Iterator[tuple[str, int, PuzzleJob] | None]:
        """Requests for the mistakes that were not looked at, the worst of each match first.

        None after each match, for a rest.
        """
        for record in sorted(self._reviews.names(), reverse=True):
            if self.own.was_looked_at(record):
                continue
            try:
                match = load(read_file(self._records / record).decode("utf-8"))
            except (OSError, UnicodeDecodeError, InvalidRecord):
                continue
            judged = self._reviews.judged(record, match)
            made = [
                (one, judged[one.number])
                for one in decisions(match, PERSON_SEAT)
                if one.number in judged
            ]
            course = Positions(match)
            for one, _ in mistakes(match, made)[:MAX_MISTAKES_PER_MATCH_COUNT]:
                at = record, one.number
                if at not in self._failed and not self.own.was_looked_at(*at):
                    text = course.begun(one.number).record()
                    number = number_of(record, one.number)
                    yield record, one.number, PuzzleJob(match.game.name, text, number)
            failed = any(name == record for name, _ in self._failed)
            if not failed and self._reviews.of(record) is not None:
                self.own.keep(match.game.name, record, RECORD_DONE_INDEX, None)
            yield None

    def _judgements(self) -> Iterator[tuple[str, int, JudgeJob]]:
        """Requests for the puzzles that were not judged yet."""
        for game in GAMES:
            for at, puzzle in list(self.own.made(game)):
                if at not in self._failed and not puzzle.is_judged:
                    yield *at, JudgeJob(game.name, json.dumps(asdict(puzzle)))
