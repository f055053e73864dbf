"""The matches that wait to be played on."""

from pathlib import Path

from game.storage.shelf import Glance
from game.ui.box import Box, Column
from game.ui.headed import HeadedPage
from game.ui.program import Program
from game.ui.tree import Act
from game.ui.waiting import headline, standing, summary
from game.ui.widgets.kit import Kit
from game.words.message import say


class UnfinishedPage(HeadedPage):
    """A list of the unfinished matches, the one played last first."""

    name = "unfinished"

    def __init__(self, app: Program) -> None:
        super().__init__(app)
        self.heading = say("unfinished-heading")
        self.rows: list[Glance] = []

    def entered(self) -> None:
        super().entered()
        shelf = self.app.shelf
        self.rows = [shelf.glance(path) for path in shelf.paths()]

    def content(self, kit: Kit) -> Box:
        return Column([self._entry(place, one, kit) for place, one in enumerate(self.rows)],
                      kit.px(8))  # fmt: skip

    def _entry(self, place: int, one: Glance, kit: Kit) -> Box:
        return kit.entry(
            f"match {place}",
            summary(one),
            "" if one.game is None else self.app.assets.shown(one.game.drawing),
            (headline(one), standing(one)),
            self._opener(one.path),
            "matches",
            first=place == 0,
        )

    def _opener(self, path: Path) -> Act:
        return lambda: self.ways.continue_match(path)
