"""Sitting down for a lesson."""

from typing import Any

from game.core.game import Game
from game.learn.guide import Guide
from game.learn.lesson import Lesson, read_lesson
from game.learn.progress import Progress
from game.storage.settings import UNTIMED, Settings
from game.ui.lessonsitting import LessonSitting
from game.ui.program import Program
from game.values import replace


def lesson_of(game: Game[Any, Any], name: str) -> Lesson:
    """A lesson of a game, read."""
    return read_lesson(name, game.lesson_file(name).read_text(encoding="utf-8"))


def calm(settings: Settings) -> Settings:
    """The player's settings for a lesson: every move is their own, and nobody is in a hurry."""
    return replace(
        settings, forced="off", step="off", calls=UNTIMED, spot="off", remarks="off", announce="off"
    )


def begin_lesson(app: Program, game: Game[Any, Any], name: str, afresh: bool = False) -> None:
    """Sit down for a lesson, where it was left or from its beginning."""
    lesson = lesson_of(game, name)
    at = 0 if afresh else Progress(app.settings.lessons).at(game.name, name)
    app.ways.sit_for_lesson(LessonSitting(lesson, Guide(lesson, at), app.thinker))
