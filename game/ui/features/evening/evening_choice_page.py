"""The page on which the person chooses the next game, after coming last."""

from game.features.evening.evening_sheet import rules_of
from game.features.evening.evening_store import EveningFile
from game.features.rule_sets.own_sets import OwnSets
from game.games import BY_NAME
from game.text.message import say, told
from game.ui import routes
from game.ui.features.evening.open_evening import play_game
from game.ui.kit.forms.builder import Kit, nowhere
from game.ui.kit.input.commands import CHOICES, Scope
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.frame import Limit
from game.ui.kit.layout.leaf import FixedBox
from game.ui.kit.layout.linear import Column, Row
from game.ui.kit.pages.scroll_page import HeadedPage
from game.ui.kit.tree import Act
from game.ui.kit.widgets.surfaces import drawn
from game.ui.program import Program, ProgramPage

PICTURE = 64.0
"""Size of a game's picture, in units."""


class EveningChoicePage(ProgramPage, HeadedPage):
    """The games that are left; leaving for the start page puts the choice off."""

    name = "evening choice"
    places = (Scope.EVENING_CHOICE,)
    wide = 700.0

    def __init__(self, app: Program, file: EveningFile) -> None:
        super().__init__(app)
        self.file = file
        self.heading = say("evening-choice")
        self.subtitle = say("evening-choice.text", number=file.evening.number)

    def entered(self) -> None:
        super().entered()
        if not self.focus:
            self.set_focus(self.tree.by_key["choose 0"])

    def content(self, kit: Kit) -> Box:
        rows = [self._row(place, name, kit) for place, name in enumerate(self.file.evening.left())]
        return Column(rows, kit.px(14))

    def _row(self, place: int, name: str, kit: Kit) -> Box:
        game, sets = BY_NAME[name], OwnSets(self.app.profile)
        rules = told(rules_of(self.file.evening, name, sets))
        says = Column(
            [
                kit.words(rules, 15, anchor="midleft"),
                kit.words(told(game.tagline), 13.5, tone="dim", anchor="midleft"),
            ]
        )
        choose = kit.button(
            f"choose {place}", game.title, self._chooser(name), width=240, command=CHOICES[place],
            area="games", first=place == 0, primary=place == 0,
        )  # fmt: skip
        cells: list[Box] = [choose, Limit(says, least=kit.measures.grown(170)).growing()]
        drawing = self.app.images.shown(game.picture)
        if drawing:
            side = kit.px(PICTURE)
            cells.insert(0, FixedBox(drawn(drawing, nowhere(), square=True), side, side))
        return Row(cells, kit.px(16))

    def _chooser(self, name: str) -> Act:
        def choose() -> None:
            if self.file.evening.due() is None:
                self.file.choose(name)
            play_game(self.app, self.file)

        return choose

    def back(self) -> None:
        self.navigator.replace(routes.Start())
