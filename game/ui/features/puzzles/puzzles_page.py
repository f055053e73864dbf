"""The list of puzzles by game and difficulty, with the result of each."""

from typing import Any

from game.ai.levels import whole
from game.core.game import Game
from game.core.options import Value
from game.features.puzzles.own_puzzles import OwnPuzzles, weakness
from game.features.puzzles.puzzle import (
    STARS,
    Collection,
    InvalidPuzzleFile,
    PuzzleResult,
    Solved,
    kept,
    theme_of,
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
TO_WORK_ON = 3
"""Number of puzzles shown of the theme that the player should practise."""
WIDE = 76
"""Minimum width of a puzzle's tile, in units."""


class PuzzlesPage(ProgramPage, HeadedPage):
    """The puzzles of one game at a time."""

    name = "puzzles"

    def __init__(self, app: Program) -> None:
        super().__init__(app)
        self.heading = say("puzzles-heading")
        self.marks = Solved(app.profile)
        self.all_own = OwnPuzzles(app.profile)
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
        self._find_own()
        self.changed()

    def entered(self) -> None:
        super().entered()
        # Keep the unreported message of the first reading.
        problem = self.marks.problem
        self.marks = Solved(self.app.profile)
        self.marks.problem = problem or self.marks.problem
        # There may be new ones since.
        self.all_own = OwnPuzzles(self.app.profile)
        self._find_own()

    def _find_own(self) -> None:
        self.own = self.all_own.of(self.game)
        self.weakness = weakness(self.game, self.all_own, self.app.reviews)

    def update(self, now: float) -> bool:
        problem = self.marks.problem
        if problem is not None and self.navigator.is_top(self):
            self.marks.problem = None
            self.navigator.tell(Message("dialog-first"), problem)
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
            return Column([*cells, kit.words(told(none), 16.5), *self._from_mistakes(kit)])
        cells += [self._next(kit), Space(high=kit.px(4)), kit.words(self._streak(), 15, tone="dim")]
        cells += self._to_work_on(kit)
        own = self._from_mistakes(kit)
        if self.own.puzzles:
            cells += own
        for stars in STARS:
            places = [n for n, one in enumerate(self.puzzles.puzzles) if one.stars == stars]
            if places:
                tiles = [self._tile(self.puzzles, place, kit) for place in places]
                cells += self._group(say("puzzles-grade", stars=stars), tiles, kit)
        return Column(cells if self.own.puzzles else [*cells, *own])

    def _streak(self) -> str:
        """The streak, which only a wrong move ends."""
        return say("puzzles-streak", count=self.marks.streak, longest=self.marks.longest)

    def _to_work_on(self, kit: Kit) -> list[Box]:
        """What the player's reviews say they should practise, with puzzles of that theme."""
        if self.weakness is None:
            return []
        theme = self.weakness.theme
        places = [
            place
            for place, one in enumerate(self.puzzles.puzzles)
            if theme_of(self.game, one) == theme
        ]
        puzzles = self.puzzles.puzzles
        places.sort(key=lambda place: self._mark(puzzles[place].match) is PuzzleResult.FOUND)
        about = say(
            "puzzles-work-about",
            theme=theme,
            cost=max(1, whole(self.weakness.cost)),
            matches=self.weakness.matches,
        )
        tiles = [self._tile(self.puzzles, place, kit, "work on ") for place in places[:TO_WORK_ON]]
        cells = [
            Space(high=kit.px(10)),
            kit.group_heading(say("puzzles-work")),
            Space(high=kit.px(6)),
            kit.words(about, 16),
        ]
        if len(tiles) < TO_WORK_ON:
            return cells
        return [
            *cells,
            Space(high=kit.px(4)),
            kit.words(say("puzzles-work-try"), 15, tone="dim"),
            Space(high=kit.px(6)),
            Flow(tiles, kit.px(8), kit.px(8)),
        ]

    def _from_mistakes(self, kit: Kit) -> list[Box]:
        """Puzzles from the player's own mistakes, or how to get some."""
        places = range(len(self.own.puzzles))
        tiles = [self._tile(self.own, place, kit) for place in places]
        cells = self._group(say("puzzles-own"), tiles, kit)
        if tiles:
            cells.append(Space(high=kit.px(6)))
        return [*cells, kit.words(say("puzzles-own-about", count=len(places)), 15, tone="dim")]

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
        opens = self._opener((new or left)[0], self.puzzles)
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

    def _group(self, title: str, tiles: list[Box], kit: Kit) -> list[Box]:
        heading = [Space(high=kit.px(10)), kit.group_heading(title), Space(high=kit.px(8))]
        return [*heading, Flow(tiles, kit.px(8), kit.px(8))] if tiles else heading

    def _tile(self, puzzles: Collection, place: int, kit: Kit, prefix: str = "") -> Box:
        own = puzzles is self.own
        puzzle = puzzles.puzzles[place]
        mark = self._mark(puzzle.match)
        number = place + 1
        says = {
            PuzzleResult.NEW: say("puzzles-one.new"),
            PuzzleResult.TRIED: say("puzzles-one.tried"),
            PuzzleResult.SHOWN: say("puzzles-one.shown"),
            PuzzleResult.FOUND: say("puzzles-one.found"),
        }[mark]
        tip = say("puzzles-tip", state=says, rating=puzzle.rating, count=len(puzzle.steps))
        theme = theme_of(self.game, puzzle)
        if theme is not None and mark is not PuzzleResult.NEW:
            tip = say("puzzles-tip.theme", tip=tip, theme=theme)
        node = Node(
            Role.BUTTON,
            say("puzzles-one.own", number=number) if own else say("puzzles-one", number=number),
            nowhere(),
            f"own puzzle {number}" if own else f"{prefix}puzzle {number}",
            value=says,
            act=self._opener(place, puzzles),
            area="own puzzles" if own else f"{prefix}puzzles",
            tip=tip,
            widget=Numbered(str(number), ICONS[mark]),
        )
        size = kit.texts.width("000", kit.measures.text(17), "semibold")
        wide = max(kit.px(WIDE), size + kit.measures.text(17) + kit.px(18))
        return FixedBox(node, wide, kit.tall(46, 17))

    def _mark(self, number: int) -> PuzzleResult:
        return self.marks.of(self.game.name, number)

    def _opener(self, place: int, puzzles: Collection) -> Act:
        return lambda: open_puzzle(self.app, self.game, place, puzzles)
