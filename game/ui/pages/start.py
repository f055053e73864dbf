"""The start page: the games, and the matches that wait."""

from collections.abc import Sequence
from typing import Any

from game.core.game import Game
from game.games import GAMES
from game.learn.lesson import title_of
from game.learn.progress import Progress
from game.ui.box import (
    Align,
    Box,
    Column,
    Flow,
    Grid,
    Group,
    Limit,
    Pad,
    Picture,
    Row,
    Scroll,
    Space,
)
from game.ui.headed import EDGE
from game.ui.program import Program
from game.ui.scrolling import ScrollPage
from game.ui.tree import Act, Node, Role
from game.ui.waiting import summary
from game.ui.widgets.kit import Kit, nowhere
from game.ui.widgets.picture import drawn
from game.ui.widgets.tile import Tile
from game.ui.window.commands import (
    CONTINUE,
    DAILY,
    HISTORY,
    LEARN,
    PUZZLES,
    QUIT,
    RULES,
    SETTINGS,
    UNFINISHED,
    Command,
)
from game.words.message import Message, say, told

WIDE, NARROW = 216, 150
"""Units a game's tile is wide, and may be if then all stand in one row."""
AROUND = 20
"""Units around the tiles for their shadows and the ring of the focus."""


class StartPage(ScrollPage):
    """Where the program begins: it shows the ``games``."""

    name = "start"

    def __init__(self, app: Program, games: Sequence[Game[Any, Any]] = GAMES) -> None:
        super().__init__(app)
        self.heading = say("program-name")
        self.games = games
        self.paths = app.shelf.paths()
        self.chosen = ""
        self.counted: int | None = None

    def entered(self) -> None:
        super().entered()
        self.paths = self.app.shelf.paths()
        self.app.shelf.annals.look()
        self.changed()

    def update(self, now: float) -> bool:
        if self.app.notices and self.ways.on_top(self):
            self.ways.tell(Message("dialog-first"), self.app.notices.pop(0))
        if self.counted != self.app.shelf.annals.total:
            self.changed()
        return False

    def page(self, kit: Kit) -> Box:
        """The program's name, the games and the buttons, in the middle of the window."""
        name = Row([kit.picture("pictures/mark", 92, 92),
                    kit.picture("pictures/wordmark", 396, 88, self.heading)],
                   kit.px(18))  # fmt: skip
        cells: list[Box] = [
            Align(name),
            Space(high=kit.px(34 - AROUND)),
            Scroll(self.column, self._games(kit), kit.measures, x=kit.px(AROUND),
                   y=kit.px(AROUND)),
            Space(high=kit.px(30 - AROUND)),
            Pad(self._buttons(kit), kit.px(EDGE), 0),
        ]  # fmt: skip
        if self.paths:
            line = summary(self.app.shelf.glance(self.paths[0]))
            says = kit.words(line, 14, tone="dim", anchor="midtop")
            cells += [Space(high=kit.px(8)), Pad(says, kit.px(EDGE), 0)]
        whole = Limit(Column(cells), ideal=kit.measures.width, high=kit.px(596))
        return Pad(Align(whole), 0, kit.px(EDGE))

    def _games(self, kit: Kit) -> Box:
        tiles = [self._tile(game, kit) for game in self.games]
        return Grid(tiles, kit.px(20), level=True)

    def _tile(self, game: Game[Any, Any], kit: Kit) -> Box:
        """A game's picture, if it has one, over its name."""
        ready = game.table is not None
        coming = say("start-coming")
        tile = Node(
            Role.TILE,
            game.title,
            nowhere(),
            f"game {game.name}",
            value=told(game.pitch) if ready else coming,
            enabled=ready,
            act=self._opener(game) if ready else None,
            area="games",
            first=ready and not self.paths,
            widget=Tile(kit.px(16)),
        )
        least, most = game.players
        tone = "text" if ready else "dim"
        players = say("start-players", least=least, most=most)
        says = Column([
            kit.words(game.title, 18, weight="bold", anchor="center", tone=tone),
            kit.words(players if ready else coming, 13.5, tone="dim",
                      anchor="center"),
            *self._lesson(game, kit),
        ])  # fmt: skip
        under = Pad(says, kit.px(12), kit.px(8))
        drawing = self.app.assets.shown(game.drawing)
        cells: list[Box] = [Space().growing(), under, Space(high=kit.px(10)).growing()]
        if drawing:
            poster = drawn(drawing, nowhere(), radius=kit.px(14), dim=not ready)
            cells[0] = Picture(poster, kit.px(WIDE), kit.px(NARROW), 4, 5)
        whole = Limit(Column(cells), least=kit.px(NARROW), ideal=kit.px(WIDE))
        return Group(tile, whole)

    def _lesson(self, game: Game[Any, Any], kit: Kit) -> list[Box]:
        """Which lesson is next, while there is one."""
        following = Progress(self.app.settings.lessons).next(game.name, game.lessons)
        if following is None:
            return []
        number, title = game.lessons.index(following) + 1, title_of(game.name, following)
        line = say("learn-tile", number=number, title=title)
        return [kit.words(line, 13, tone="gold", anchor="center")]

    def _opener(self, game: Game[Any, Any]) -> Act:
        return lambda: self.ways.setup(game)

    def _buttons(self, kit: Kit) -> Box:
        made: list[tuple[Command, str, str, Act]] = []
        if self.paths:
            newest = self.paths[0]
            made.append(
                (CONTINUE, CONTINUE.label, "play", lambda: self.ways.continue_match(newest))
            )
        if self.paths or self.app.shelf.thrown_away.content():
            count = len(self.paths)
            made.append(
                (
                    UNFINISHED,
                    say("start-unfinished", count=count),
                    "cards",
                    self.ways.unfinished,
                )
            )
        made += [
            (LEARN, LEARN.label, "hint", self.ways.learn),
            (DAILY, DAILY.label, "star", self.ways.calendar),
            (PUZZLES, PUZZLES.label, "star", self.ways.puzzles),
            (HISTORY, self._history(), "log", self.ways.history),
            (RULES, RULES.label, "rules", self._open_rules),
            (SETTINGS, SETTINGS.label, "settings", self.ways.settings),
            (QUIT, QUIT.label, "quit", self.app.quit),
        ]
        buttons = [
            kit.button(one.name, name, act, width=WIDE, icon=icon, command=one,
                       primary=one is CONTINUE, area="buttons", first=one is CONTINUE)
            for one, name, icon, act in made
        ]  # fmt: skip
        return Flow(buttons, kit.px(20), kit.px(12), lean=0.5)

    def _history(self) -> str:
        """What the button of the history says: how many matches there are, once that is known."""
        total = self.counted = self.app.shelf.annals.total
        return say("start-history", count=total) if total else HISTORY.label

    def set_focus(self, node: Node) -> None:
        super().set_focus(node)
        if node.role == Role.TILE:
            self.chosen = node.key

    def _open_rules(self) -> None:
        """The rules of the game that was in focus last, else of the first that can be played."""
        first = next((game for game in self.games if game.table is not None), self.games[0])
        game = next((one for one in self.games if f"game {one.name}" == self.chosen), first)
        self.ways.rules(game, games=self.games)

    def back(self) -> None:
        """Escape does not end the program by accident: it puts the focus on Quit."""
        quit_button = self.tree.by_key.get("quit")
        if quit_button is not None:
            self.set_focus(quit_button)
