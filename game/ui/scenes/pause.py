"""The pause menu of a match."""

from game.ui.program import Program
from game.ui.scenes.dialog import Dialog
from game.ui.table.model import TableModel
from game.ui.ways import Answer


class PauseScene(Dialog):
    """Go on, look something up, change a setting, or leave; the match is already saved.

    From a match that is over there are other ways on, as nothing in it can go on.
    """

    def __init__(self, app: Program, model: TableModel) -> None:
        self.model = model
        ways = app.ways
        ends: list[Answer] = []
        if model.finished:
            ends = [
                Answer("Back to the result", self._to_result, "medal", "B"),
                Answer("Review", lambda: ways.review(model.sitting), "graph", "V"),
                Answer("Play again", lambda: ways.again(model.sitting.match), "replay", "P"),
            ]
        saved = "The match is over." if ends else "The match is saved after every move."
        super().__init__(
            app,
            "pause",
            "Pause",
            model.sitting.keeper.trouble or saved,
            [
                *(ends or [Answer("Go on", ways.back, "play")]),
                Answer("Rules", lambda: ways.rules(model.game), "rules", "F1"),
                Answer("Settings", ways.settings, "settings", "S"),
                Answer("Leave to the start page", ways.start, "home", "L"),
                Answer("Quit", app.quit, "quit", "Q"),
            ],
        )

    def _to_result(self) -> None:
        """From the menu to the result."""
        self.ways.back()
        self.ways.result(self.model)
