"""First steps with a game: a lesson, the first hand, and what is offered before the first match."""

from typing import Any

from game.core.game import Game
from game.features.lessons.guide import Guide, LessonSession, lesson_of
from game.features.lessons.lesson import minutes
from game.features.lessons.progress import Progress
from game.text.icon import Icon
from game.text.message import Message
from game.ui import routes
from game.ui.features.match.begin_match import begin_easy
from game.ui.kit.pages.dialog import DialogButton
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


def offer_first_match(app: Program, game: Game[Any, Any]) -> None:
    """Ask how to begin with a game that was never played."""
    name = Progress(app.settings.lessons).next(game.name, game.lessons) or game.lessons[0]
    count = minutes(lesson_of(game, name))
    app.navigator.ask(
        "first match",
        game.title,
        Message("first-just-play.text"),
        [
            DialogButton(
                Message("first-learn", count=count),
                lambda: begin_lesson(app, game, name),
                Icon.HINT,
            ),
            DialogButton(Message("first-just-play"), lambda: begin_easy(app, game), Icon.PLAY),
            DialogButton(Message("first-set-up"), lambda: _set_up(app, game), Icon.SETTINGS),
        ],
    )


def _set_up(app: Program, game: Game[Any, Any]) -> None:
    app.navigator.back()
    app.navigator.open(routes.Setup(game))
