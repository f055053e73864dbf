"""The start page: the games, the unfinished matches and the other pages."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.features.lessons.lesson import Progress, title_of
from game.games import GAMES
from game.text.icon import Icon
from game.text.message import Message, say, told
from game.ui import routes
from game.ui.features.start.leave import ask_to_quit
from game.ui.kit.forms.builder import Kit, nowhere
from game.ui.kit.input.command_scope import Scope
from game.ui.kit.input.commands import (
    CONTINUE,
    DAILY,
    HISTORY,
    LEARN,
    PUZZLES,
    QUIT,
    RULES,
    SETTINGS,
    STATISTICS,
    UNFINISHED,
    Command,
)
from game.ui.kit.layout.alternatives import FirstFit
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.frame import Align, Limit, NodeBox, Pad
from game.ui.kit.layout.grid import Flow, Grid
from game.ui.kit.layout.leaf import AspectBox, Space
from game.ui.kit.layout.linear import Column, Row
from game.ui.kit.layout.scroll import Scroll
from game.ui.kit.pages.dialog import DialogButton
from game.ui.kit.pages.scroll_page import EDGE, ScrollPage
from game.ui.kit.tree import Act, Node, Role
from game.ui.kit.widgets.surfaces import Tile, drawn
from game.ui.program import Program, ProgramPage

if TYPE_CHECKING:
    from game.core.game import Game

WIDE = 216
"""Default width of a game's tile, in units."""
NARROW = 150
"""Minimum width of a tile in a single row, in units."""
LARGE = 1.4
"""Text scale from which a tile shows its text beside the picture."""
LYING = 590
"""Width of a tile with its text beside the picture, in units."""
AROUND = 20
"""Padding around the tiles for shadows and the focus ring, in units."""


class StartPage(ProgramPage, ScrollPage):
    """The first page of the program, with a tile for each of ``games``."""

    name = "start"
    places = (Scope.START,)

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
        if self.app.notices and self.ways.is_top(self):
            self._notice(self.app.notices.pop(0))
        if self.counted != self.app.shelf.annals.total:
            self.changed()
        return False

    def _notice(self, notice: Message) -> None:
        """Show a notice. If the profile is in use elsewhere, ask whether to stay."""
        heading, profile = Message("dialog-first"), self.app.profile
        if profile.elsewhere is None or notice is not profile.trouble:
            self.ways.tell(heading, notice)
            return
        leave = DialogButton(Message("start-leave-elsewhere"), self.app.quit, Icon.QUIT)
        stay = DialogButton(Message("start-stay-elsewhere"), self.ways.back, Icon.PLAY)
        self.ways.ask("elsewhere", heading, notice, [leave, stay])

    def page(self, kit: Kit) -> Box:
        """Name of the program, tiles of the games, and buttons for the other pages."""
        cells: list[Box] = [
            Pad(self._head(kit), kit.px(EDGE), 0),
            Space(high=kit.px(24 - AROUND)),
            Scroll(self.column, self._games(kit), kit.measures, x=kit.px(AROUND), y=kit.px(AROUND)),
            Space(high=kit.px(24 - AROUND)),
            Pad(self._under(kit), kit.px(EDGE), 0),
        ]
        whole = Limit(Column(cells), ideal=kit.measures.width, high=kit.px(596))
        return Pad(Align(whole), 0, kit.px(EDGE - 4))

    def _head(self, kit: Kit) -> Box:
        """Name of the program at the left, rules, settings and quit at the right."""
        name = Row(
            [
                kit.picture("pictures/mark", 64, 64),
                kit.picture("pictures/wordmark", 288, 64, self.heading),
            ],
            kit.px(14),
        )
        made = (
            (RULES, Icon.RULES, self._open_rules),
            (SETTINGS, Icon.SETTINGS, self.ways.opener(routes.Settings())),
            (QUIT, Icon.QUIT, lambda: ask_to_quit(self.app)),
        )
        buttons = [
            kit.button(one.name, one.label, act, target=42, icon=icon, command=one, area="program")
            for one, icon, act in made
        ]
        whole = Row([name, Space().growing(), Row(buttons, kit.px(10))], kit.px(16))
        wide = kit.px(WIDE * 5 + 4 * 20)
        return Align(
            Limit(
                FirstFit(
                    whole,
                    Column(
                        [
                            Align(name),
                            Space(high=kit.px(8)),
                            Flow(buttons, kit.px(10), kit.px(8), lean=0.5),
                        ]
                    ),
                ),
                ideal=wide,
                most=wide,
            )
        )

    def _games(self, kit: Kit) -> Box:
        tiles = [self._tile(game, kit) for game in self.games]
        return Grid(tiles, kit.px(20), level=True)

    def _tile(self, game: Game[Any, Any], kit: Kit) -> Box:
        """Tile of a game: its picture above its name."""
        ready = game.has_table
        coming = say("start-coming")
        tile = Node(
            Role.TILE,
            game.title,
            nowhere(),
            f"game {game.name}",
            value=told(game.tagline) if ready else coming,
            enabled=ready,
            act=self._opener(game) if ready else None,
            area="games",
            first=ready and not self.paths,
            widget=Tile(kit.px(16)),
        )
        drawing = self.app.images.shown(game.picture)
        poster = drawn(drawing, nowhere(), radius=kit.px(14), dim=not ready) if drawing else None
        if kit.measures.text_factor >= LARGE:
            return NodeBox(tile, self._lying(game, poster, kit))
        says = Column(self._said(game, kit, "center"))
        under = Pad(says, kit.px(12), kit.px(8))
        cells: list[Box] = [Space().growing(), under, Space(high=kit.px(10)).growing()]
        if poster is not None:
            cells[0] = AspectBox(poster, kit.px(WIDE), kit.px(NARROW), 4, 5)
        whole = Limit(Column(cells), least=kit.px(NARROW), ideal=kit.px(WIDE))
        return NodeBox(tile, whole)

    def _lying(self, game: Game[Any, Any], poster: Node | None, kit: Kit) -> Box:
        """Tile with the text beside the picture, for large text."""
        says = Pad(Column(self._said(game, kit, "midleft")), kit.px(6), kit.px(8))
        cells: list[Box] = [Pad(says, kit.px(10), 0).growing()]
        if poster is not None:
            side = kit.px(NARROW)
            cells.insert(0, AspectBox(poster, side, side, 4, 5))
        return Limit(Row(cells), least=kit.px(LYING), ideal=kit.px(LYING), most=kit.px(LYING))

    def _said(self, game: Game[Any, Any], kit: Kit, anchor: str) -> list[Box]:
        """Text of a tile: name, tagline, facts and the next lesson."""
        ready = game.has_table
        tone = "text" if ready else "dim"
        lines: list[Box] = [kit.words(game.title, 18, weight="bold", anchor=anchor, tone=tone)]
        if ready:
            lines += [kit.words(told(game.tagline), 13.5, anchor=anchor), Space(high=kit.px(4))]
        facts = self._facts(game) if ready else [say("start-coming")]
        lines += [kit.words(one, 13, tone="dim", anchor=anchor) for one in facts]
        return [*lines, *self._lesson(game, kit, anchor)]

    def _facts(self, game: Game[Any, Any]) -> list[str]:
        """Number of players and duration of a match."""
        least, most = game.players
        lasts = [say("start-minutes", minutes=game.minutes)] if game.minutes else []
        return [say("start-players", least=least, most=most), *lasts]

    def _lesson(self, game: Game[Any, Any], kit: Kit, anchor: str) -> list[Box]:
        """The next lesson of a game, if one is left."""
        following = Progress(self.app.settings.lessons).next(game.name, game.lessons)
        if following is None:
            return []
        number, title = game.lessons.index(following) + 1, title_of(game.name, following)
        line = say("learn-tile", number=number, title=title)
        return [kit.words(line, 13, tone="gold", anchor=anchor)]

    def _opener(self, game: Game[Any, Any]) -> Act:
        return self.ways.opener(routes.Setup(game))

    def _under(self, kit: Kit) -> Box:
        """The match to continue, above the buttons of other pages."""
        made: list[tuple[Command, str, Icon, Act]] = [
            (LEARN, LEARN.label, Icon.HINT, self.ways.opener(routes.Lessons())),
            (DAILY, DAILY.label, Icon.CLOCK, self.ways.opener(routes.Calendar())),
            (PUZZLES, PUZZLES.label, Icon.STAR, self.ways.opener(routes.Puzzles())),
            (HISTORY, self._history(), Icon.LOG, self.ways.opener(routes.History())),
            (STATISTICS, STATISTICS.label, Icon.STATISTICS, self.ways.opener(routes.Statistics())),
        ]
        buttons = [
            kit.button(one.name, name, act, width=WIDE, icon=icon, command=one, area="buttons")
            for one, name, icon, act in made
        ]
        rows: list[Box] = [Flow(buttons, kit.px(20), kit.px(12), lean=0.5)]
        waiting = self._waiting(kit)
        if waiting:
            rows = [*waiting, Space(high=kit.px(12)), *rows]
        return Column(rows)

    def _waiting(self, kit: Kit) -> list[Box]:
        """Buttons for the latest unfinished match and for the list of all."""
        cells: list[Box] = []
        if self.paths:
            newest = self.paths[0]
            cells.append(
                kit.button(CONTINUE.name, CONTINUE.label,
                           lambda: self._continue(newest), width=WIDE, icon=Icon.PLAY,
                           command=CONTINUE, primary=True, area="buttons", first=True)
            )  # fmt: skip
        if self.paths or self.app.shelf.thrown_away.content():
            name = say("start-unfinished", count=len(self.paths))
            cells.append(
                kit.button(UNFINISHED.name, name, self.ways.opener(routes.Unfinished()),
                           width=WIDE, icon=Icon.CARDS, command=UNFINISHED, area="buttons")
            )  # fmt: skip
        if not cells:
            return []
        row = Flow(cells, kit.px(20), kit.px(12), lean=0.5)
        if not self.paths:
            return [row]
        from game.features.history.match_text import summary

        line = summary(self.app.shelf.glance(self.paths[0]))
        says = kit.words(line, 14, weight="semibold", anchor="midtop")
        return [row, Space(high=kit.px(4)), says]

    def _continue(self, path: Path) -> None:
        # The first frame does not wait for this import.
        from game.ui.features.start.begin_match import continue_match

        continue_match(self.app, path)

    def _history(self) -> str:
        """Label of the history button, with the number of matches once it is known."""
        total = self.counted = self.app.shelf.annals.total
        return say("start-history", count=total) if total else HISTORY.label

    def set_focus(self, node: Node) -> None:
        super().set_focus(node)
        if node.role == Role.TILE:
            self.chosen = node.key

    def _open_rules(self) -> None:
        """Open the rules of the last focused game, with the game played last as the fallback."""
        ready = [game for game in self.games if game.has_table] or list(self.games)
        names = {f"game {game.name}": game for game in ready}
        game = names.get(self.chosen) or names.get(f"game {self._played_last()}") or ready[0]
        self.ways.open(routes.Rules(game, games=self.games))

    def _played_last(self) -> str:
        """Name of the game that was played last, from the match index."""
        annals = self.app.shelf.annals.entries.values()
        played = [(one.changed / 1e9, one.summary.game) for one in annals if one.summary]
        if self.paths:
            waiting = self.app.shelf.glance(self.paths[0])
            if waiting.game is not None and waiting.changed is not None:
                played.append((waiting.changed.timestamp(), waiting.game.name))
        return max(played)[1] if played else ""

    def back(self) -> None:
        """Focus the Quit button: Escape must not end the program by accident."""
        quit_button = self.tree.by_key.get("quit")
        if quit_button is not None:
            self.set_focus(quit_button)
