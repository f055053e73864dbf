"""The first hand: the lesson for a player who has played nothing."""

from game.text.icon import Icon
from game.text.message import Message
from game.ui import routes
from game.ui.features.lessons.lesson_page import Lecture, LessonPage
from game.ui.features.match.begin_match import begin_easy
from game.ui.features.match.leave import leave_for
from game.ui.kit.input.commands import SETTINGS, Scope
from game.ui.kit.pages.dialog import DialogButton


class FirstHandPage(LessonPage):
    """A lesson that begins from the start page, leads back there, and ends with a match."""

    name = "first hand"

    def _lecture(self) -> Lecture:
        lecture = super()._lecture()
        return lecture if self.lessons.over else lecture._replace(leaving=Message("first-skip"))

    def _turn_page(self) -> None:
        """Show the final scores on the table; no page follows the round."""
        if self.show.stopped is not None:
            self.show.go_on()

    def pause(self) -> None:
        navigator = self.navigator
        navigator.ask(
            "lesson menu",
            Message("learn-menu"),
            Message("first-menu-text"),
            [
                DialogButton(Message("dialog-go-on"), navigator.back, Icon.PLAY),
                DialogButton(
                    SETTINGS.label, navigator.opener(routes.Settings()), Icon.SETTINGS, SETTINGS
                ),
                DialogButton(Message("first-skip"), self.leave, Icon.HOME),
            ],
            Scope.PAUSE,
        )

    def leave(self) -> None:
        """Skip the rest, back to the start page."""
        leave_for(self.app, routes.Start())

    def _finish(self) -> None:
        """End the hand, and offer a match against easy opponents."""
        self._over = True
        self._keep()
        game = self.model.game
        self._open_end(
            Message("first-won"),
            Message("first-won.text"),
            [
                DialogButton(Message("first-go-on"), lambda: begin_easy(self.app, game), Icon.PLAY),
                DialogButton(Message("first-games"), self.leave, Icon.HOME),
            ],
            flying=True,
        )
