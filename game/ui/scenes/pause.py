"""The pause menu of a match."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.ui.scene import Scene
from game.ui.scenes.dialog import Answer, Dialog
from game.ui.scenes.rules import RulesScene
from game.ui.scenes.settings import SettingsScene
from game.words.message import Message

if TYPE_CHECKING:
    from game.ui.app import App
    from game.ui.scenes.table import TableScene


class PauseScene(Dialog):
    """Go on, look something up, change a setting, or leave; the match is already saved.

    ``ends`` are the ways on from a match that is over, in which nothing can go on.
    """

    def __init__(self, app: "App", table: "TableScene", ends: Sequence[Answer] = ()) -> None:
        saved = Message("pause-over") if ends else Message("pause-saved")
        super().__init__(
            app,
            "pause",
            Message("pause-heading"),
            table.sitting.keeper.trouble or saved,
            [
                *(ends or [Answer(Message("dialog-go-on"), app.director.pop, "play")]),
                Answer(
                    Message("page-rules"),
                    lambda: self.open(RulesScene(app, table.game)),
                    "rules",
                    "F1",
                ),
                Answer(
                    Message("page-settings"), lambda: self.open(SettingsScene(app)), "settings", "S"
                ),
                Answer(Message("pause-leave"), self.leave, "home", "L"),
                Answer(Message("page-quit"), app.quit, "quit", "Q"),
            ],
        )

    def open(self, scene: Scene) -> None:
        """Put a page on top."""
        self.app.director.push(scene)

    def leave(self) -> None:
        """Back to the start page; the match waits there."""
        from game.ui.scenes.start import StartScene

        self.app.leave(lambda: self.app.director.replace(StartScene(self.app)))
