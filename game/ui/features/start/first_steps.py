"""What a game's tile offers before its first match: a lesson, easy opponents, the set-up."""

from typing import Any

from game.core.game import Game
from game.features.lessons.guide import lesson_of
from game.features.lessons.lesson import minutes
from game.features.lessons.progress import Progress
from game.text.icon import Icon
from game.text.message import Message
from game.ui import routes
from game.ui.features.lessons.open_lesson import begin_lesson
from game.ui.features.match.begin_match import begin_easy
from game.ui.kit.pages.dialog import DialogButton
from game.ui.program import Program


def offer(app: Program, game: Game[Any, Any]) -> None:
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
