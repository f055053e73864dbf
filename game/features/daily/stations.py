"""How far a player is with a day: its puzzle, its short round, and the line for a friend."""

from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Any

from game.core.game import Game
from game.features.daily.daily_puzzle import DailyPuzzle, daily_puzzle
from game.features.daily.daily_results import Played, PlayedDays
from game.features.daily.today import has_finished_match, known_games, line, round_game
from game.features.lessons.progress import Progress
from game.features.puzzles.puzzle import InvalidPuzzleFile, Solved
from game.features.rerun.rerun import Outcome
from game.match.record_notes import day_of
from game.storage.match_index import IndexEntry
from game.storage.match_store import MatchStore, mode_of
from game.storage.profile import Profile
from game.text.message import Message


def rounds_by_day(match_store: MatchStore) -> dict[date, IndexEntry]:
    """A finished short round of each day, as far as the index has read the records."""
    found: dict[date, IndexEntry] = {}
    for entry in match_store.match_index.entries.values():
        one = entry.summary
        day = None if one is None or not one.over else day_of(one.mode, short=True)
        if day is not None:
            found.setdefault(day, entry)
    return found


class Stations:
    """What a ``day`` has for a player, and how far they are with it.

    ``look`` reads it all. ``is_offered`` is whether a match was ever finished. ``short`` is the
    game of the round, and ``puzzle`` the puzzle; None if there is none. A round that was begun
    stays that of its day, whatever games the player knows later. ``problem`` is a fault of the
    results of puzzles, told once.
    """

    def __init__(
        self,
        match_store: MatchStore,
        profile: Profile,
        progress: Progress,
        games: Sequence[Game[Any, Any]],
        day: date,
    ) -> None:
        self.match_store = match_store
        self.profile = profile
        self.progress = progress
        self.games = games
        self.day = day
        self.is_offered = False
        self.short: Game[Any, Any] | None = None
        self.puzzle: DailyPuzzle | None = None
        self.problem: Message | None = None
        self._rounds: PlayedDays | None = None

    def look(self) -> None:
        """Read the records and results again, as far as the index has read them."""
        match_index = self.match_store.match_index
        self.is_offered = has_finished_match(match_index)
        known = known_games(self.games, self.progress, match_index)
        begun = self._begun_game()
        self.short = next((one for one in self.games if one.name == begun), None)
        self.short = self.short or round_game(known, self.day)
        marks = Solved(self.profile)
        # One that stays is told of by whatever opens a puzzle.
        self.problem = marks.problem if marks.can_save else None
        try:
            self.puzzle = daily_puzzle(self.games, known, marks, self.day)
        except InvalidPuzzleFile:
            self.puzzle = None
        if self.short is None:
            self._rounds = None
            return
        if self._rounds is None or self._rounds.game is not self.short:
            self._rounds = PlayedDays(self.match_store, self.short, short=True)
        self._rounds.look(again=True)
        if self.is_done and self.result is None and not self._rounds.is_unreadable(self.day):
            self._rounds.read(self._rounds.on[self.day].finished[0])

    def _begun_game(self) -> str:
        """Name of the game whose short round of this day was played or begun; empty for none."""
        entries = self.match_store.match_index.entries.values()
        decided = [
            one.summary
            for one in entries
            if one.summary is not None and day_of(one.summary.mode, short=True) == self.day
        ]
        over = [one.game for one in decided if one.over]
        waiting = (
            path.name.partition("-")[0]
            for path in self.match_store.paths()
            if day_of(mode_of(path), short=True) == self.day
        )
        return over[0] if over else next(waiting, decided[0].game if decided else "")

    @property
    def played(self) -> Played | None:
        """The matches on the round; None if it was not begun."""
        return None if self._rounds is None else self._rounds.on.get(self.day)

    @property
    def is_done(self) -> bool:
        """Whether the round was played to its end."""
        return self.played is not None and bool(self.played.finished)

    @property
    def result(self) -> tuple[Outcome, bool] | None:
        """How the round came out, and whether the player had help."""
        return None if self._rounds is None else self._rounds.result(self.day)

    @property
    def path(self) -> Path | None:
        """The record of the round; None until it is played to its end."""
        return self._rounds.path(self.day) if self._rounds is not None and self.is_done else None

    @property
    def wants_puzzle(self) -> bool:
        """Whether the puzzle comes next: it is open, and the round is not begun."""
        undecided = self.puzzle is not None and (
            self.puzzle.result is None or not self.puzzle.result.is_decided
        )
        return undecided and (self.played is None or self.played.unfinished is None)

    def line(self) -> Message | None:
        """What a player may paste to a friend; None if there is nothing to tell."""
        puzzle, digits = self.puzzle, ""
        if self._rounds is not None and self.result is not None:
            digits = self._rounds.digits(self.day)
        found = puzzle is not None and puzzle.is_found
        game = puzzle.game if puzzle is not None and found else None
        return line(self.day, game, self.short, self.result, digits)
