"""The list of lessons of all games, with progress and duration."""

from typing import Any

from game.core.game import Game
from game.features.lessons.guide import lesson_of
from game.features.lessons.lesson import minutes
from game.features.lessons.progress import Progress
from game.games import GAMES
from game.text.icon import Icon
from game.text.message import Message, say, told
from game.ui.features.lessons.open_lesson import begin_lesson
from game.ui.kit.forms.builder import Kit
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.leaf import Space
from game.ui.kit.layout.linear import Column
from game.ui.kit.pages.scroll_page import LIST_PAGE_WIDTH_UNITS, HeadedPage
from game.ui.kit.tree import Act
from game.ui.program import Program, ProgramPage

FINISHED_LESSON_SIGN = Icon.CHECK, "good"
STARTED_LESSON_SIGN = Icon.STEP_FORWARD, "gold"
NEXT_LESSON_SIGN = Icon.PLAY, "gold"
NEW_LESSON_SIGN = None, "faint"
"""Icon and tone of a lesson's entry."""


class LessonsPage(ProgramPage, HeadedPage):
    """Games and their lessons, with those of ``game`` first.

    The first hand stands before the lessons of its game.
    """

    name = "lessons"
    wide = LIST_PAGE_WIDTH_UNITS

    def __init__(self, app: Program, game: Game[Any, Any] | None = None) -> None:
        super().__init__(app)
        self.heading_text = Message("lessons-heading")
        self.subtitle_text = Message("lessons-subtitle")
        taught = [one for one in GAMES if one.lessons]
        self.games = sorted(taught, key=lambda one: one is not game)
        self.lessons = {
            (one.name, name): lesson_of(one, name) for one in taught for name in one.all_lessons
        }

    def content(self, kit: Kit) -> Box:
        cells: list[Box] = []
        progress = Progress(self.app.settings.lessons)
        for number, game in enumerate(self.games):
            names = game.all_lessons
            done = sum(progress.was_finished(game.name, name) for name in names)
            head = say("lessons-progress", game=game.title, done=done, count=len(names))
            cells += [kit.group_heading(head), Space(high=kit.px(6))]
            cells += [self._of(game, number == 0, kit), Space(high=kit.px(16))]
        return Column(cells[:-1])

    def _of(self, game: Game[Any, Any], first: bool, kit: Kit) -> Box:
        """The lessons of a game, in as many columns as fit."""
        progress = Progress(self.app.settings.lessons)
        knows_turn = progress.was_finished(game.name, game.lessons[0])
        following = progress.next(game.name, game.lessons if knows_turn else game.all_lessons)
        rows = []
        for name in game.all_lessons:
            lesson = self.lessons[game.name, name]
            state = Message("lessons-minutes", count=minutes(lesson))
            sign: tuple[Icon | None, str] = NEW_LESSON_SIGN
            if progress.step_index(game.name, name):
                sign = STARTED_LESSON_SIGN
                state = Message(
                    "lessons-entry-state", state=Message("lessons-begun"), minutes=state
                )
            elif progress.was_finished(game.name, name):
                sign = FINISHED_LESSON_SIGN
                state = Message("lessons-entry-state", state=Message("lessons-done"), minutes=state)
            elif name == following:
                sign = NEXT_LESSON_SIGN
                state = Message("lessons-entry-state", state=Message("lessons-next"), minutes=state)
            title = told(lesson.title)
            if name in game.lessons:
                number = game.lessons.index(name) + 1
                title = say("lessons-entry", number=number, title=lesson.title)
            rows.append(
                kit.entry(
                    f"lesson {game.name} {name}",
                    say("lessons-of", game=game.title, lesson=title),
                    "",
                    (title, told(state)),
                    self._opener(game, name),
                    "lessons",
                    first=first and name == (following or game.all_lessons[0]),
                    sign=sign,
                )
            )
        return kit.listing(rows, 6)

    def _opener(self, game: Game[Any, Any], name: str) -> Act:
        return lambda: begin_lesson(self.app, game, name)
