"""The list of puzzles by game and difficulty, with the result of each."""

from typing import Any

from game.core.game import Game
from game.core.options import Value
from game.features.puzzles.puzzle import (
    STARS,
    Collection,
    InvalidPuzzleFile,
    PuzzleResult,
    Solved,
    kept,
)
from game.games import GAMES
from game.text.icon import Icon
from game.text.message import Message, say, told
from game.ui.features.puzzles.open_puzzle import open_puzzle
from game.ui.kit.forms.builder import Kit, nowhere
from game.ui.kit.forms.controls import choice
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.grid import Flow
from game.ui.kit.layout.leaf import FixedBox, Space
from game.ui.kit.layout.linear import Column, Row
from game.ui.kit.pages.scroll_page import HeadedPage
from game.ui.kit.tree import Act, Node, Role
from game.ui.kit.widgets.list_items import Numbered
from game.ui.program import Program, ProgramPage

ICONS: dict[PuzzleResult, Icon | None] = {
    PuzzleResult.NEW: None,
    PuzzleResult.TRIED: Icon.PENCIL,
    PuzzleResult.SHOWN: Icon.EYE,
    PuzzleResult.FOUND: Icon.CHECK,
}
"""Icon beside a puzzle's number."""
WIDE = 76
"""Minimum width of a puzzle's tile, in units."""


class PuzzlesPage(ProgramPage, HeadedPage):
    """The puzzles of one game at a time."""

    name = "puzzles"

    def __init__(self, app: Program) -> None:
        super().__init__(app)
        self.heading = say("puzzles-heading")
        self.marks = Solved(app.profile)
        self.games = [game for game in GAMES if game.has_table]
        self._turn_to(
            next((one for one in self.games if one.name == self.marks.last), self.games[0])
        )

    def _turn_to(self, game: Game[Any, Any]) -> None:
        self.game = game
        self.fault: Message | None = None
        try:
            self.puzzles = kept(game)
        except InvalidPuzzleFile:
            self.puzzles = Collection(game.name)
            self.fault = Message("puzzles-damaged", game=game.title)
        self.changed()

    def entered(self) -> None:
        super().entered()
        # Keep the unreported message of the first reading.
        trouble = self.marks.trouble
        self.marks = Solved(self.app.profile)
        self.marks.trouble = trouble or self.marks.trouble

    def update(self, now: float) -> bool:
        trouble = self.marks.trouble
        if trouble is not None and self.ways.is_top(self):
            self.marks.trouble = None
            self.ways.tell(Message("dialog-first"), trouble)
        return False

    # Layout.

    def content(self, kit: Kit) -> Box:
        cells: list[Box] = [
            kit.words(say("puzzles-about"), 15, tone="dim"),
            Space(high=kit.px(10)),
            self._games(kit),
            Space(high=kit.px(12)),
        ]
        if not self.puzzles.puzzles:
            none = self.fault or Message("puzzles-none", game=self.game.title)
            return Column([*cells, kit.words(told(none), 16.5)])
        cells += [self._next(kit), Space(high=kit.px(8))]
        for stars in STARS:
            cells += self._grade(stars, kit)
        return Column(cells)

    def _games(self, kit: Kit) -> Box:
        names = [game.name for game in self.games]
        titles = [game.title for game in self.games]
        return choice(
            kit, "game", say("puzzles-game"), names, titles, self.game.name, self._choose, "games"
        )

    def _choose(self, name: Value) -> None:
        self._turn_to(next(game for game in self.games if game.name == name))

    def _next(self, kit: Kit) -> Box:
        """Number of solved puzzles, and a button to the first unsolved one."""
        puzzles = self.puzzles.puzzles
        left = [
            place
            for place, one in enumerate(puzzles)
            if self._mark(one.match) != PuzzleResult.FOUND
        ]
        count = len(puzzles)
        found = kit.words(
            say("puzzles-found", found=count - len(left), count=count),
            17,
            weight="semibold",
            anchor="midleft",
        )
        if not left:
            return kit.words(say("puzzles-all-found", game=self.game.title), 17, weight="semibold")
        new = [place for place in left if self._mark(puzzles[place].match) == PuzzleResult.NEW]
        opens = self._opener((new or left)[0])
        go = kit.button(
            "next puzzle",
            say("puzzles-next"),
            opens,
            width=190,
            target=46,
            icon=Icon.NEXT,
            primary=True,
            area="buttons",
            first=True,
        )
        return Row([found.growing(), go], kit.px(12))

    def _grade(self, stars: int, kit: Kit) -> list[Box]:
        places = [place for place, one in enumerate(self.puzzles.puzzles) if one.stars == stars]
        if not places:
            return []
        heading = kit.group_heading(say("puzzles-grade", stars=stars))
        tiles = Flow([self._tile(place, kit) for place in places], kit.px(8), kit.px(8))
        return [Space(high=kit.px(10)), heading, Space(high=kit.px(8)), tiles]

    def _tile(self, place: int, kit: Kit) -> Box:
        mark = self._mark(self.puzzles.puzzles[place].match)
        number = place + 1
        says = {
            PuzzleResult.NEW: say("puzzles-one.new"),
            PuzzleResult.TRIED: say("puzzles-one.tried"),
            PuzzleResult.SHOWN: say("puzzles-one.shown"),
            PuzzleResult.FOUND: say("puzzles-one.found"),
        }[mark]
        node = Node(
            Role.BUTTON,
            say("puzzles-one", number=number),
            nowhere(),
            f"puzzle {number}",
            value=says,
            act=self._opener(place),
            area="puzzles",
            tip=says,
            widget=Numbered(str(number), ICONS[mark]),
        )
        size = kit.texts.width("000", kit.measures.text(17), "semibold")
        wide = max(kit.px(WIDE), size + kit.measures.text(17) + kit.px(18))
        return FixedBox(node, wide, kit.tall(46, 17))

    def _mark(self, number: int) -> PuzzleResult:
        return self.marks.of(self.game.name, number)

    def _opener(self, place: int) -> Act:
        return lambda: open_puzzle(self.app, self.game, place)
