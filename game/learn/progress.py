"""What somebody has learned: which lessons are done, and where the others were left."""

from collections.abc import Sequence
from typing import Any

from game.words.message import Message

AT, DONE = "at", "done"


def title_of(game: str, name: str) -> Message:
    """What a lesson of a game is called."""
    return Message(f"{game}-lesson-{name}")


class Progress:
    """Reads and changes what is kept of lessons, as JSON-like data: game, lesson, how far."""

    def __init__(self, kept: dict[str, Any]) -> None:
        self.kept = kept

    def _of(self, game: str, name: str) -> dict[str, Any]:
        lessons = self.kept.get(game)
        found = lessons.get(name) if isinstance(lessons, dict) else None
        return found if isinstance(found, dict) else {}

    def done(self, game: str, name: str) -> bool:
        """Whether a lesson has been done to its end, once at least."""
        return self._of(game, name).get(DONE) is True

    def at(self, game: str, name: str) -> int:
        """The number of the step at which a lesson was left, 0 where it begins."""
        at = self._of(game, name).get(AT)
        return at if type(at) is int and at > 0 else 0

    def left(self, game: str, name: str, at: int) -> None:
        """A lesson has been left at a step."""
        self._keep(game, name, at, self.done(game, name))

    def finished(self, game: str, name: str) -> None:
        """A lesson has been done to its end; it begins anew the next time."""
        self._keep(game, name, 0, True)

    def _keep(self, game: str, name: str, at: int, done: bool) -> None:
        lessons = self.kept.get(game)
        if not isinstance(lessons, dict):
            lessons = self.kept[game] = {}
        lessons[name] = {AT: at, DONE: done}

    def next(self, game: str, names: Sequence[str]) -> str | None:
        """The first of a game's lessons that is not done; None once all are."""
        return next((name for name in names if not self.done(game, name)), None)
