"""First steps with a game: a lesson, and the first hand."""

from typing import Any

from game.core.game import Game
from game.features.lessons.guide import Guide, LessonSession, lesson_of
from game.features.lessons.progress import Progress
from game.ui import routes
from game.ui.program import Program


def begin_lesson(app: Program, game: Game[Any, Any], name: str) -> None:
    """Open a lesson, from its saved progress or from the beginning."""
    lesson = lesson_of(game, name)
    at = Progress(app.settings.lessons).step_index(game.name, name)
    session = LessonSession(lesson, Guide(lesson, at), app.worker)
    app.navigator.replace(routes.Lesson(session, fresh=not session.match.moves))


def begin_first_hand(app: Program, game: Game[Any, Any]) -> None:
    """Open the first hand of a game, always from its beginning."""
    lesson = lesson_of(game, game.first_hand)
    session = LessonSession(lesson, Guide(lesson), app.worker)
    app.navigator.replace(routes.FirstHand(session, fresh=False))
