"""The start page: the games, the unfinished matches and the other pages."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.core.game_info import LazyGame
from game.features.lessons.progress import Progress
from game.games import GAMES, GAMES_BY_NAME
from game.storage.match_store import changed_time
from game.text import languages
from game.text.icon import Icon
from game.text.languages import SPOKEN_ENGLISH
from game.text.message import Message, say, spoken_language, told
from game.ui import routes
from game.ui.deck.on_cloth import LyingPoster, Objects, PosterGround
from game.ui.features.start.game_tile import GameTile
from game.ui.features.start.today_strip import MIN_LARGE_TEXT_FACTOR, TodayStrip
from game.ui.kit.forms.builder import Kit, nowhere
from game.ui.kit.input.commands import (
    CONTINUE_MATCH,
    OPEN_CALENDAR,
    OPEN_EVENING,
    OPEN_HISTORY,
    OPEN_LESSONS,
    OPEN_PUZZLES,
    OPEN_RULES,
    OPEN_SETTINGS,
    OPEN_STATISTICS,
    OPEN_UNFINISHED_MATCHES,
    PLAY_FIRST_HAND,
    QUIT_PROGRAM,
    Command,
    Scope,
)
from game.ui.kit.layout.alternatives import FirstFit
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.frame import Align, Limit, NodeBox, Pad
from game.ui.kit.layout.grid import Flow, Grid
from game.ui.kit.layout.leaf import AspectBox, FixedBox, Space
from game.ui.kit.layout.linear import Column, Row
from game.ui.kit.layout.scroll import Scroll
from game.ui.kit.pages.dialog import DialogButton
from game.ui.kit.pages.scroll_page import PAGE_MARGIN_UNITS, ScrollPage
from game.ui.kit.tree import Act, Node, Role
from game.ui.kit.widgets.button import Link
from game.ui.program import Program, ProgramPage, ask_to_quit

if TYPE_CHECKING:
    from game.core.game import Game
    from game.features.evening.evening_store import EveningFile

GAME_TILE_WIDTH_UNITS = 216
"""Default width of a game's tile, in units."""
PAGE_BUTTON_WIDTH_UNITS = 170
"""Default width of the button of another page, in units."""
MIN_GAME_TILE_UNITS = 150
"""Minimum width of a tile in a single row, in units."""
LARGE_TEXT_TILE_UNITS = 590
"""Width of a tile with its text beside the picture, in units."""
TILES_PADDING_UNITS = 20
"""Padding around the tiles for shadows and the focus ring, in units."""


class StartPage(ProgramPage, ScrollPage):
    """The first page of the program, with a tile for each of ``games``."""

    name = "start"
    places = (Scope.START,)

    def __init__(self, app: Program, games: Sequence[Game[Any, Any]] = GAMES) -> None:
        super().__init__(app)
        self.heading_text = Message("program-name")
        self.games = games
        self._find()
        self.chosen = ""
        self.counted: int | None = None
        self.objects = Objects()
        self.strip = TodayStrip(app, self.objects)

    def entered(self) -> None:
        super().entered()
        if not self.app.greeted:
            self.app.greeted = True
            if not self.app.settings.still:
                self.objects.slide_in(f"game {one.name}" for one in self.games)
        self._find()
        self.app.match_store.match_index.look()
        if self.strip.day != self.app.today():
            self.strip = TodayStrip(self.app, self.objects)
        self.strip.look()
        self.changed()

    def _find(self) -> None:
        """Look for the matches and evenings that wait; a match in an evening is listed with it."""
        store = self.app.match_store
        self.evenings = self.app.evenings.waiting() if store.has_evening() else []
        inside = self.app.evenings.records() if self.evenings else frozenset()
        self.paths = [path for path in store.paths() if path not in inside]
        self.newcomer = self._is_new()
        known = store.finished_games()
        self.tiles = {
            one.name: GameTile(self.app, one, self.paths, one.name in known) for one in self.games
        }
        self._told = False

    def retell(self) -> None:
        if self._told:
            for tile in self.tiles.values():
                tile.look_closer()
        self.strip.retell()
        super().retell()

    def _is_new(self) -> bool:
        """Whether the player has begun no match, not even a deleted one, and finished no lesson."""
        match_store = self.app.match_store
        if Progress(self.app.settings.lessons).learned or self.paths or self.evenings:
            return False
        return not match_store.has_match() and not match_store.thrown_away.content()

    @property
    def waiting(self) -> bool:
        return self.strip.is_waiting

    @property
    def only_decorates(self) -> bool:
        # A tile can be used while its poster still slides in.
        return True

    def update(self, now: float) -> bool:
        if self.app.notices and self.navigator.is_top(self):
            self._notice(self.app.notices.pop(0))
        if self.counted != self.app.match_store.match_index.total:
            self.changed()
        if not self.newcomer and self.strip.update():
            self.changed()
        if not self._told and self.app.match_store.match_index.complete:
            self._told = True
            for tile in self.tiles.values():
                tile.look_closer()
            self.changed()
        renderer, lifted = self.renderer, {self.renderer.hover}
        if self.app.by_keyboard:
            lifted.add(self.tree.focus)
        moves = self.objects.update(lifted, now, self.app.settings.still)
        renderer.dirty |= moves
        return moves

    def load_pointed(self) -> bool:
        """Import the game whose tile or link is under the pointer or has the focus; whether it did.

        Each takes some frames, which a click would wait for, and a megabyte.
        """
        key = self.tree.focus if self.app.by_keyboard else self.renderer.hover
        kind, _, name = key.partition(" ")
        game = GAMES_BY_NAME.get(name) if kind in ("game", "set-up") else None
        return isinstance(game, LazyGame) and game.bot is not None

    def _notice(self, notice: Message) -> None:
        """Show a notice. If the profile is in use elsewhere, ask whether to stay."""
        heading, profile = Message("dialog-first"), self.app.profile
        if profile.elsewhere is None or notice is not profile.problem:
            self.navigator.tell(heading, notice)
            return
        leave = DialogButton(Message("start-leave-elsewhere"), self.app.quit, Icon.QUIT)
        stay = DialogButton(Message("start-stay-elsewhere"), self.navigator.back, Icon.PLAY)
        self.navigator.ask("elsewhere", heading, notice, [leave, stay])

    def page(self, kit: Kit) -> Box:
        """Name of the program, tiles of the games, and buttons for the other pages."""
        cells: list[Box] = [
            Pad(self._head(kit), kit.px(PAGE_MARGIN_UNITS), 0),
            Space(high=kit.px(24 - TILES_PADDING_UNITS)),
            Scroll(
                self.column,
                self._games(kit),
                kit.measures,
                x=kit.px(TILES_PADDING_UNITS),
                y=kit.px(TILES_PADDING_UNITS),
            ),
            Space(high=kit.px(24 - TILES_PADDING_UNITS)),
            Pad(self._under(kit), kit.px(PAGE_MARGIN_UNITS), 0),
        ]
        whole = Limit(Column(cells), ideal=kit.measures.width, high=kit.px(596))
        return Pad(Align(whole), 0, kit.px(PAGE_MARGIN_UNITS - 4))

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
            (OPEN_RULES, Icon.RULES, self._open_rules),
            (OPEN_SETTINGS, Icon.SETTINGS, self.navigator.opener(routes.Settings())),
            (QUIT_PROGRAM, Icon.QUIT, lambda: ask_to_quit(self.app)),
        )
        buttons = [
            *self._languages(kit),
            *(
                kit.button(
                    one.name, one.label, act, target=42, icon=icon, command=one, area="program"
                )
                for one, icon, act in made
            ),
        ]
        whole = Row([name, Space().growing(), Row(buttons, kit.px(10))], kit.px(16))
        wide = kit.px(GAME_TILE_WIDTH_UNITS * 5 + 4 * 20)
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

    def _languages(self, kit: Kit) -> list[FixedBox]:
        """The system's language and English, until the player has chosen or finished a match."""
        spoken, chosen = spoken_language(), self.app.settings.language
        others = [one for one in languages.ALL_SPOKEN if one != SPOKEN_ENGLISH]
        if spoken not in others or chosen == spoken.tag or self.strip.may_come:
            return []
        return [
            kit.button(
                f"language {one.tag}",
                one.name,
                partial(self.app.choose_language, one.tag),
                target=42,
                icon=icon,
                area="languages",
            )
            for one, icon in ((spoken, Icon.GLOBE), (SPOKEN_ENGLISH, None))
        ]

    def _games(self, kit: Kit) -> Box:
        """The tiles of the games; with large text the strip of today follows them."""
        tiles = Grid([self._tile(game, kit) for game in self.games], kit.px(20), level=True)
        if self.newcomer or kit.measures.text_factor < MIN_LARGE_TEXT_FACTOR:
            return tiles
        gap, cells = kit.px(20), self.strip.cells(kit)
        strip = [Grid(cells, gap, level=True)] if cells else []
        button = [Align(one) for one in self.strip.button(kit)]
        return Column([tiles, Space(high=gap), *button, *strip, *self.strip.end(kit)], kit.px(8))

    def _tile(self, game: Game[Any, Any], kit: Kit) -> Box:
        """Tile of a game: its picture above its name, or beside it for large text."""
        ready, tile_of = game.has_table, self.tiles[game.name]
        tile = Node(
            Role.TILE,
            tile_of.name if ready else told(game.title),
            nowhere(),
            f"game {game.name}",
            value=told(game.tagline) if ready else say("start-coming"),
            enabled=ready,
            act=tile_of.open if ready else None,
            area="games",
            first=ready and not (self.paths or self.evenings) and self._first_hand() is None,
            widget=PosterGround(kit.px(16)),
            place=(self.games.index(game) + 1, len(self.games)),
        )
        drawing = self.app.images.shown(game.picture)
        # With the strip of today the posters are less tall, so that the page has room for all.
        is_low = self.strip.may_come and kit.measures.text_factor < MIN_LARGE_TEXT_FACTOR
        poster = None
        if drawing:
            look = LyingPoster(drawing, kit.px(12), self.objects.pose(tile.key), dim=not ready)
            poster = Node(Role.PICTURE, "", nowhere(), widget=look)
        if kit.measures.text_factor >= MIN_LARGE_TEXT_FACTOR:
            return NodeBox(tile, self._lying(game, poster, kit))
        under = Pad(Column(self._said(game, kit, "center")), kit.px(6), kit.px(3))
        link = Pad(Column(self._set_up(game, kit, "center")), kit.px(12), 0)
        cells: list[Box] = [Space().growing(), under, Space().growing(), link]
        if poster is not None:
            shape = (10, 11) if is_low else (4, 5)
            cells[0] = AspectBox(
                poster, kit.px(GAME_TILE_WIDTH_UNITS), kit.px(MIN_GAME_TILE_UNITS), *shape
            )
        whole = Limit(
            Column(cells), least=kit.px(MIN_GAME_TILE_UNITS), ideal=kit.px(GAME_TILE_WIDTH_UNITS)
        )
        return NodeBox(tile, whole)

    def _lying(self, game: Game[Any, Any], poster: Node | None, kit: Kit) -> Box:
        """Tile with the text beside the picture, for large text."""
        lines = [*self._said(game, kit, "midleft"), *self._set_up(game, kit, "midleft")]
        says = Pad(Column(lines), kit.px(6), kit.px(8))
        cells: list[Box] = [Pad(says, kit.px(10), 0).growing()]
        if poster is not None:
            side = kit.px(MIN_GAME_TILE_UNITS)
            cells.insert(0, AspectBox(poster, side, side, 4, 5))
        return Limit(
            Row(cells),
            least=kit.px(LARGE_TEXT_TILE_UNITS),
            ideal=kit.px(LARGE_TEXT_TILE_UNITS),
            most=kit.px(LARGE_TEXT_TILE_UNITS),
        )

    def _said(self, game: Game[Any, Any], kit: Kit, anchor: str) -> list[Box]:
        """Text of a tile: name, tagline and what a click does."""
        ready = game.has_table
        tone = "text" if ready else "dim"
        lines: list[Box] = [
            kit.words(told(game.title), 18, weight="bold", anchor=anchor, tone=tone)
        ]
        if ready:
            lines.append(kit.words(told(game.tagline), 13.5, anchor=anchor))
        below = self.tiles[game.name].line if ready else say("start-coming")
        if below:
            lines.append(kit.words(below, 13, tone="dim", anchor=anchor))
        return lines

    def _first_hand(self) -> Game[Any, Any] | None:
        """The game whose first hand is offered; None after the first match."""
        return next((one for one in self.games if self.newcomer and one.first_hand), None)

    def _set_up(self, game: Game[Any, Any], kit: Kit, anchor: str) -> list[Box]:
        """A link to the set-up page of a game."""
        if not game.has_table:
            return []
        size = kit.measures.text_size(13.5)
        line = say("start-set-up")
        link = Node(
            Role.BUTTON,
            say("start-set-up.game", game=game.title),
            nowhere(),
            f"set-up {game.name}",
            act=self.navigator.opener(routes.Setup(game)),
            area="games",
            widget=Link(line, size, anchor),
        )
        wide = kit.texts.width(line, size, "semibold")
        return [FixedBox(link, wide, kit.target_height(40, 13.5), wide)]

    def _under(self, kit: Kit) -> Box:
        """The match to continue, above the buttons of other pages."""
        made: list[tuple[Command, str, Icon, Act]] = [
            (OPEN_LESSONS, OPEN_LESSONS.label, Icon.HINT, self.navigator.opener(routes.Lessons())),
            (
                OPEN_CALENDAR,
                OPEN_CALENDAR.label,
                Icon.CLOCK,
                self.navigator.opener(routes.Calendar()),
            ),
            (OPEN_PUZZLES, OPEN_PUZZLES.label, Icon.STAR, self.navigator.opener(routes.Puzzles())),
            (
                OPEN_EVENING,
                OPEN_EVENING.label,
                Icon.MEDAL,
                self.navigator.opener(routes.EveningSetup()),
            ),
            (OPEN_HISTORY, self._history(), Icon.LOG, self.navigator.opener(routes.History())),
            (
                OPEN_STATISTICS,
                OPEN_STATISTICS.label,
                Icon.STATISTICS,
                self.navigator.opener(routes.Statistics()),
            ),
        ]
        buttons = [
            kit.button(
                one.name,
                name,
                act,
                width=PAGE_BUTTON_WIDTH_UNITS,
                icon=icon,
                command=one,
                area="buttons",
            )
            for one, name, icon, act in made
        ]
        rows: list[Box] = [self._ways(buttons, kit)]
        above = self._welcome(kit) if self.newcomer else self._today(kit)
        return Column([*above, Space(high=kit.px(12)), *rows] if above else rows)

    def _ways(self, buttons: Sequence[Box], kit: Kit) -> Box:
        """The buttons of other pages as wide as the tiles: in one row, or in two even ones."""
        gap, under = kit.px(20), kit.px(12)
        wide = kit.px(GAME_TILE_WIDTH_UNITS * 5 + 4 * 20)
        one_row = Row([button.growing() for button in buttons], under)
        half = Grid(buttons, gap, under, most=len(buttons) // 2, even=True, fill=True)
        fit = FirstFit(one_row, half, Flow(buttons, gap, under, lean=0.5))
        return Align(Limit(fit, ideal=wide, most=wide))

    def _today(self, kit: Kit) -> list[Box]:
        """Under the games: what waits and the way through today, beside the objects of today."""
        waiting = self._waiting(kit)
        gap, low = kit.px(20), kit.px(6)
        if kit.measures.text_factor >= MIN_LARGE_TEXT_FACTOR or not self.strip.may_come:
            return [Flow(waiting, gap, kit.px(8), lean=0.5)] if waiting else []
        button, cells = self.strip.button(kit), self.strip.cells(kit)
        room = [] if button else [Space(high=kit.target_height(40, 16.5))]
        ways = Column(
            [
                *(Align(one, 0) for one in (*button, *room)),
                *([Flow(waiting, gap, low)] if waiting else []),
                # The line of a rival comes later, and may take two.
                Limit(Column(self.strip.end(kit, "midleft")), high=2 * kit.line_height(13)),
            ],
            low,
        )
        beside = Row([Align(ways, 0).growing(), *map(Align, cells)], gap, "middle")
        above = [Flow(one, gap, low, lean=0.5) for one in ([*button, *waiting], cells) if one]
        fit = FirstFit(beside, Column([*above, *self.strip.end(kit)], low))
        wide, least = kit.px(GAME_TILE_WIDTH_UNITS * 5 + 4 * 20), self.strip.least_height(kit)
        return [Align(Limit(fit, ideal=wide, most=wide, high=least))]

    def _waiting(self, kit: Kit) -> list[Box]:
        """Buttons for the latest unfinished match and for the list of all."""
        cells: list[Box] = []
        evening = self._newest_evening()
        if evening is not None:
            cells += self._waiting_evening(evening, kit)
        elif self.paths:
            cells += self._newest(self.paths[0], kit)
        count = len(self.paths) + len(self.evenings)
        if count or self._can_bring_back():
            name = say("start-unfinished", count=count)
            cells.append(
                kit.button(
                    OPEN_UNFINISHED_MATCHES.name,
                    name,
                    self.navigator.opener(routes.Unfinished()),
                    icon=Icon.CARDS,
                    target=40,
                    command=OPEN_UNFINISHED_MATCHES,
                    area="buttons",
                )
            )
        return cells

    def _can_bring_back(self) -> bool:
        """Whether something deleted can be brought back."""
        store, evenings = self.app.match_store, self.app.evenings
        return bool(store.thrown_away.content() or evenings.thrown_away.content())

    def _newest_evening(self) -> EveningFile | None:
        """The evening that was played last, unless a match was played since."""
        if not self.evenings:
            return None
        newest = self.evenings[0]
        played = self.app.evenings.last_played_time(newest)
        since = self.paths and changed_time(self.paths[0]) > played
        return None if since else newest

    def _waiting_evening(self, file: EveningFile, kit: Kit) -> list[Box]:
        """The button of the evening that was played last, and where it stands."""
        from game.features.evening.evening_results import title_of
        from game.ui.features.evening.open_evening import continue_evening

        go_on = self._go_on(kit, lambda: continue_evening(self.app, file))
        go_on.node.value = go_on.node.tip = said = title_of(file.evening)
        return [Row([go_on, self._beside(said, kit)], kit.px(8))]

    def _go_on(self, kit: Kit, act: Act) -> FixedBox:
        """The button that continues the last match or evening."""
        return kit.button(
            CONTINUE_MATCH.name,
            CONTINUE_MATCH.label,
            act,
            icon=Icon.PLAY,
            target=40,
            command=CONTINUE_MATCH,
            primary=not self.strip.is_open,
            area="buttons",
            first=True,
        )

    def _beside(self, text: str, kit: Kit) -> Box:
        """The title of what waits, for the eye: a screen reader has it from the button before."""
        words = kit.words(text, 15, weight="semibold", anchor="center")
        words.node.aloud = ""
        return words

    def _newest(self, path: Path, kit: Kit) -> list[Box]:
        """The button of the latest unfinished match, and which one that is."""
        from game.features.history.match_text import summary

        seen = self.app.match_store.glance(path)
        go_on = self._go_on(kit, lambda: self._continue(path))
        go_on.node.value = go_on.node.tip = summary(seen)
        if seen.game is None:
            return [go_on]
        return [Row([go_on, self._beside(told(seen.game.title), kit)], kit.px(8))]

    def _welcome(self, kit: Kit) -> list[Box]:
        """The first hand, for new players."""
        game = self._first_hand()
        if game is None:
            return []
        play = kit.button(
            PLAY_FIRST_HAND.name,
            PLAY_FIRST_HAND.label,
            lambda: self._play_first_hand(game),
            icon=Icon.PLAY,
            command=PLAY_FIRST_HAND,
            primary=True,
            area="buttons",
            first=True,
        )
        asks = kit.words(say("first-new"), 18, weight="bold", anchor="midright")
        beside = Row([asks, play, *self._questions(kit)], kit.px(16))
        below = [Align(one) for one in (asks, play, *self._questions(kit))]
        return [Align(FirstFit(beside, Column(below, kit.px(6))))]

    def _questions(self, kit: Kit) -> list[Box]:
        """The offer to ask what the player needs, at the first start only."""
        if not self.app.asks:
            return []
        opens, name = self.navigator.opener(routes.Questions()), say("access-ask")
        return [kit.button("questions", name, opens, icon=Icon.SETTINGS, area="buttons")]

    def _play_first_hand(self, game: Game[Any, Any]) -> None:
        from game.ui.features.lessons.open_lesson import begin_first_hand

        begin_first_hand(self.app, game)

    def _continue(self, path: Path) -> None:
        # The first frame does not wait for this import.
        from game.ui.features.match.begin_match import continue_match

        continue_match(self.app, path)

    def _history(self) -> str:
        """Label of the history button, with the number of matches once it is known."""
        total = self.counted = self.app.match_store.match_index.total
        return say("start-history", count=total) if total else OPEN_HISTORY.label

    def set_focus(self, node: Node) -> None:
        super().set_focus(node)
        if node.role == Role.TILE:
            self.chosen = node.key

    @property
    def opens_rules(self) -> Act:
        return self._open_rules

    def _open_rules(self) -> None:
        """Open the rules of the last focused game, by default of the game played last."""
        from game.ui.features.rules.open_rules import open_usual_rules

        open_usual_rules(self.app, self.chosen.removeprefix("game "), self.games)

    def back(self) -> None:
        """Focus the Quit button: Escape must not end the program by accident."""
        quit_button = self.tree.by_key.get("quit")
        if quit_button is not None:
            self.set_focus(quit_button)
