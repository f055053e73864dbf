"""The pause menu of a match."""

from game.ui.pages.dialog import Dialog
from game.ui.program import Program
from game.ui.table.model import TableModel
from game.ui.ways import Answer
from game.ui.window.commands import AGAIN, LEAVE, QUIT, RESULT, REVIEW, RULES, SETTINGS, TWICE
from game.words.message import Message


class PausePage(Dialog):
    """Go on, look something up, change a setting, or leave; the match is already saved.

    From a match that is over there are other ways on, as nothing in it can go on.
    """

    def __init__(self, app: Program, model: TableModel) -> None:
        self.model = model
        ways = app.ways
        ends: list[Answer] = []
        if model.finished:
            ends = [
                Answer(RESULT.label, self._to_result, "medal", RESULT),
                Answer(REVIEW.label, lambda: ways.review(model.sitting), "graph", REVIEW),
                Answer(TWICE.label, self._to_twice, "person", TWICE),
                Answer(AGAIN.label, lambda: ways.again(model.sitting.match), "replay", AGAIN),
            ]
        saved = Message("pause-over") if ends else Message("pause-saved")
        super().__init__(
            app,
            "pause",
            Message("pause-heading"),
            model.sitting.keeper.trouble or saved,
            [
                *(ends or [Answer(Message("dialog-go-on"), ways.back, "play")]),
                Answer(RULES.label, lambda: ways.rules(model.game), "rules", RULES),
                Answer(SETTINGS.label, ways.settings, "settings", SETTINGS),
                Answer(LEAVE.label, ways.start, "home", LEAVE),
                Answer(QUIT.label, app.quit, "quit", QUIT),
            ],
        )

    def _to_twice(self) -> None:
        """What an expert makes of the same cards."""
        sitting = self.model.sitting
        self.ways.twice(sitting.match, sitting.keeper.path)

    def _to_result(self) -> None:
        """From the menu to the result."""
        self.ways.back()
        self.ways.result(self.model)
