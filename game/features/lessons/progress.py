"""The learner's progress: the finished lessons, and the step at which an unfinished one was left.

The start page shows it, so this module imports no game.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from game.core.game_info import GameInfo
from game.text.message import Message

STEP_KEY = "at"
DONE_KEY = "done"


def title_of(game: str, name: str) -> Message:
    return Message(f"{game}-lesson-{name}")


class Progress:
    """Accessor for the progress in the settings, a JSON object by game and lesson."""

    def __init__(self, kept: dict[str, Any]) -> None:
        self.kept = kept

    def _of(self, game: str, name: str) -> dict[str, Any]:
        lessons = self.kept.get(game)
        found = lessons.get(name) if isinstance(lessons, dict) else None
        return found if isinstance(found, dict) else {}

    def was_finished(self, game: str, name: str) -> bool:
        """Whether a lesson was finished at least once."""
        return self._of(game, name).get(DONE_KEY) is True

    def step_index(self, game: str, name: str) -> int:
        """Step at which a lesson was left; 0 by default."""
        at = self._of(game, name).get(STEP_KEY)
        return at if type(at) is int and at > 0 else 0

    def left(self, game: str, name: str, at: int) -> None:
        """Store the step at which a lesson is left."""
        self._keep(game, name, at, self.was_finished(game, name))

    def finished(self, game: str, name: str) -> None:
        """Mark a lesson as finished; it restarts from the beginning."""
        self._keep(game, name, 0, True)

    def _keep(self, game: str, name: str, at: int, done: bool) -> None:
        lessons = self.kept.get(game)
        if not isinstance(lessons, dict):
            lessons = self.kept[game] = {}
        lessons[name] = {STEP_KEY: at, DONE_KEY: done}

    @property
    def learned(self) -> bool:
        """Whether any lesson of any game was finished."""
        return any(
            self.was_finished(game, name)
            for game, lessons in self.kept.items()
            if isinstance(lessons, dict)
            for name in lessons
        )

    def won_hands(self, games: Iterable[GameInfo]) -> tuple[int, int]:
        """The number of first hands that were won, and of those that there are."""
        named = [(one.name, one.first_hand) for one in games if one.first_hand]
        return sum(self.was_finished(*one) for one in named), len(named)

    def has_begun(self, game: str) -> bool:
        """Whether any lesson of a game, its first hand included, was finished or left."""
        return bool(self.kept.get(game))

    def next(self, game: str, names: Sequence[str]) -> str | None:
        """First unfinished lesson of a game; None if all are finished."""
        return next((name for name in names if not self.was_finished(game, name)), None)
