"""The list of puzzles by game and stars, with the result of each."""

from dataclasses import dataclass
from typing import Any, NamedTuple

from pygame import Color, Rect

from game.ai.levels import whole_points
from game.core.game import Game
from game.core.game_info import FeltTheme
from game.core.options import Value
from game.features.lessons.progress import Progress
from game.features.puzzles.own_puzzles import OwnPuzzles, weakness
from game.features.puzzles.puzzle import (
    PUZZLE_STARS,
    Collection,
    InvalidPuzzleFile,
    Puzzle,
    PuzzleResult,
    Solved,
    by_star,
    kept,
    number_in_star,
    theme_of,
)
from game.games import GAMES
from game.storage.appearance import PLAIN_FELT
from game.text.icon import Icon
from game.text.message import Message, say, told
from game.ui.features.puzzles.open_puzzle import open_puzzle
from game.ui.kit.forms.builder import Kit, nowhere
from game.ui.kit.forms.controls import choice
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.frame import pin
from game.ui.kit.layout.grid import Flow
from game.ui.kit.layout.leaf import FixedBox, Space
from game.ui.kit.layout.linear import Column, Row
from game.ui.kit.pages.scroll_page import LIST_PAGE_WIDTH_UNITS, HeadedPage
from game.ui.kit.paint import theme
from game.ui.kit.paint.painter import Painter
from game.ui.kit.paint.theme import Measures
from game.ui.kit.tree import Act, Node, Role
from game.ui.kit.widgets.turning import Turning, paint_turned
from game.ui.kit.widgets.widget import NodeStyle, PaintedWidget
from game.ui.program import Program, ProgramPage

PUZZLE_RESULT_ICONS: dict[PuzzleResult, Icon | None] = {
    PuzzleResult.NEW: None,
    PuzzleResult.TRIED: Icon.PENCIL,
    PuzzleResult.SHOWN: Icon.EYE,
    PuzzleResult.FOUND: None,
}
"""Icon on the back of a puzzle's card."""
PRACTICE_PUZZLE_COUNT = 3
"""Number of puzzles shown of the theme that the player should practise."""
PUZZLE_CARD_RISE_SHARE = 0.06
"""How much higher a card is half way while it turns over."""
PUZZLE_NUMBER_TEXT_UNITS = 14.5
"""Size of the number on a card, in units."""
PUZZLE_THEME_TEXT_UNITS = 13.0
"""Size of the words on a card, in units."""
MIN_PUZZLE_CARD_UNITS = 88.0
"""Minimum width of a puzzle's card, in units."""
FIRST_TURNING_DELAY_SECONDS = 0.35
"""Time before the first card turns, in seconds."""
NEXT_TURNING_DELAY_SECONDS = 0.15
"""Time between the beginnings of two turns, in seconds."""


class CardStyle(NamedTuple):
    """What all cards of a game have in common: its colours and its mark.

    The ``line`` is drawn on the ``cloth`` of the back, and the ``pale`` mark on the face.
    """

    cloth: str
    line: str
    dark: str
    pale: str
    stamp: str


@dataclass(frozen=True, slots=True)
class PuzzleCard(PaintedWidget):
    """A puzzle as a card, with its ``number`` on both sides.

    Its back has the mark of the game, and an ``icon`` for the result so far. A ``solved`` one lies
    face up and has its ``theme`` and the ``tries`` on it. One that is ``turning`` shows the side
    that is up just now.
    """

    number: str
    style: CardStyle
    icon: Icon | None
    solved: bool
    theme: str
    tries: str
    turning: Turning | None = None

    def ring_radius(self, measures: Measures) -> int:
        return measures.px(7)

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        share = self.turning.share if self.turning is not None else float(self.solved)
        rect = node.rect.move(0, painter.measures.px(1)) if mood.pressed else node.rect
        paint_turned(
            painter,
            rect,
            share,
            lambda side, face: self._side(painter, side, mood, face),
            PUZZLE_CARD_RISE_SHARE,
        )

    def _side(self, painter: Painter, rect: Rect, mood: NodeStyle, face: bool) -> None:
        measures = painter.measures
        edge = theme.GOLD_COLOUR if mood.hovered else Color(theme.DARK_GROUND)
        painter.panel(
            rect, theme.WHITE_PAPER_COLOUR, measures.px(7), edge, line=2 if mood.hovered else 1
        )
        if face:
            self._face(painter, rect)
        else:
            self._back(painter, rect)

    def _back(self, painter: Painter, rect: Rect) -> None:
        """Cloth with the game's mark, the number on a disc, and the icon in a corner."""
        measures, style = painter.measures, self.style
        px = measures.px
        inner = rect.inflate(-2 * px(5), -2 * px(5))
        painter.panel(inner, style.cloth, px(4), style.line)
        line = inner.inflate(-2 * px(3), -2 * px(3))
        painter.panel(line, style.cloth, px(3), style.line)
        size = measures.text_size(PUZZLE_NUMBER_TEXT_UNITS)
        oval = max(round(1.9 * size), px(34)), round(1.45 * size)
        wide = painter.texts.width(self.number, size, "bold") + size
        oval = min(inner.w, max(oval[0], round(wide))), oval[1]
        disc = pin(oval, "midbottom", (inner.centerx, inner.bottom - px(7)))
        lines = self._lines(painter, inner.w - px(8))
        step = painter.texts.height(measures.text_size(PUZZLE_THEME_TEXT_UNITS))
        strip, room = inner.copy(), inner.copy()
        strip.h = step * len(lines) + px(6) * bool(lines)
        room.y, room.h = strip.bottom, disc.y - strip.bottom
        self._mark(painter, room, style.line)
        if lines:
            painter.panel(strip, style.dark, px(3), style.line)
        self._words(painter, lines, (inner.centerx, strip.y + px(3)), theme.LIGHT_INK)
        painter.panel(disc, style.dark, disc.h // 2, theme.WHITE_PAPER_COLOUR)
        painter.words(self.number, disc.center, size, theme.LIGHT_INK, "bold", "center")
        if self.icon is not None:
            side = round(1.5 * size)
            # Below the theme, whose words it would cover.
            badge = pin((side, side), "topright", (inner.right + px(2), room.y - px(2)))
            painter.panel(badge, theme.WHITE_PAPER_COLOUR, badge.h // 2, theme.DARK_GROUND)
            painter.icon(self.icon, badge.center, size, theme.DARK_INK)

    def _mark(self, painter: Painter, room: Rect, colour: str) -> None:
        """The mark of the game, as large as a room is wide."""
        if painter.images.has(self.style.stamp):
            side = min(round(0.74 * room.w), room.h)
            mark = painter.images.symbol(self.style.stamp, side, Color(colour))
            painter.surface.blit(mark, mark.get_rect(center=room.center))

    def _face(self, painter: Painter, rect: Rect) -> None:
        """The number and a tick above, the theme in the middle, the tries below."""
        measures = painter.measures
        px, size, small = (
            measures.px,
            measures.text_size(PUZZLE_NUMBER_TEXT_UNITS),
            measures.text_size(PUZZLE_THEME_TEXT_UNITS),
        )
        inner = rect.inflate(-2 * px(7), -2 * px(5))
        self._mark(painter, inner, self.style.pale)
        number = painter.words(self.number, inner.topleft, size, theme.DARK_INK, "bold")
        tick = (inner.right - round(0.62 * size), number.centery)
        painter.dot(Color(self.style.cloth), tick, round(0.62 * size))
        painter.icon(Icon.CHECK, tick, round(0.9 * size), theme.WHITE_PAPER_COLOUR)
        lines = self._lines(painter, inner.w)
        step = painter.texts.height(small)
        tries = inner.bottom - (step if self.tries else 0)
        top = (number.bottom + tries - step * len(lines)) // 2
        self._words(painter, lines, (inner.centerx, top), theme.DARK_INK)
        if self.tries:
            place = inner.midbottom
            painter.words(
                self.tries, place, small, theme.PENCIL_INK, "semibold", "midbottom", inner.w
            )

    def _lines(self, painter: Painter, wide: int) -> list[str]:
        """The theme in lines."""
        small = painter.measures.text_size(PUZZLE_THEME_TEXT_UNITS)
        return list(painter.texts.wrapped(self.theme, small, wide)) if self.theme else []

    def _words(self, painter: Painter, lines: list[str], top: tuple[int, int], ink: Color) -> None:
        small = painter.measures.text_size(PUZZLE_THEME_TEXT_UNITS)
        step = painter.texts.height(small)
        for count, line in enumerate(lines):
            place = top[0], top[1] + count * step
            painter.words(line, place, small, ink, "regular", "midtop")


class PuzzlesPage(ProgramPage, HeadedPage):
    """The puzzles of one game at a time, as cards; one that was solved turns over.

    The games that the player knows come first.  With ``any_rules`` there are also the puzzles
    whose rules are not the usual ones.
    """

    name = "puzzles"
    wide = LIST_PAGE_WIDTH_UNITS

    def __init__(self, app: Program) -> None:
        super().__init__(app)
        self.heading_text = Message("puzzles-heading")
        self.marks = Solved(app.profile)
        self.all_own = OwnPuzzles(app.profile)
        self.any_rules = False
        played = self._played()
        known = [game for game in GAMES if game.name in {*played, *self._learned()}]
        rest = [game for game in GAMES if game not in known]
        self.games = [game for game in (*known, *rest) if game.has_table]
        self._turning: dict[int, Turning] = {}
        last = [*played, self.marks.last, *(game.name for game in self.games)]
        first = next(name for name in last if name in {game.name for game in self.games})
        self._turn_to(next(game for game in self.games if game.name == first))

    def _played(self) -> list[str]:
        """The names of the games with a finished match, the one played last first."""
        entries = self.app.match_store.match_index.entries.values()
        newest = sorted(entries, key=lambda entry: -entry.stamp)
        return list(dict.fromkeys(one.summary.game for one in newest if one.summary is not None))

    def _learned(self) -> set[str]:
        """The names of the games whose first hand was won."""
        progress = Progress(self.app.settings.lessons)
        return {
            game.name
            for game in GAMES
            if game.first_hand and progress.was_finished(game.name, game.first_hand)
        }

    @property
    def felt(self) -> FeltTheme | None:
        return self.game.felt

    def _turn_to(self, game: Game[Any, Any]) -> None:
        self.game = game
        self._turning.clear()
        self.fault: Message | None = None
        try:
            self.all_puzzles = kept(game)
        except InvalidPuzzleFile:
            self.all_puzzles = Collection(game.name)
            self.fault = Message("puzzles-damaged", game=game.title)
        self.puzzles = by_star(game, self.all_puzzles, self.any_rules)
        self._find_own()
        self.changed()

    def choose_rules(self) -> None:
        """Show the puzzles with other rules too, or those with the usual ones alone."""
        self.any_rules = not self.any_rules
        self._turn_to(self.game)

    def entered(self) -> None:
        super().entered()
        # Keep the unreported message of the first reading.
        problem, before = self.marks.problem, self.marks
        self.marks = Solved(self.app.profile)
        self.marks.problem = problem or self.marks.problem
        # There may be new ones since.
        self.all_own = OwnPuzzles(self.app.profile)
        self._find_own()
        solved = [] if self.app.settings.still else self._solved_since(before)
        self._turning = {
            number: Turning(FIRST_TURNING_DELAY_SECONDS + NEXT_TURNING_DELAY_SECONDS * at)
            for at, number in enumerate(solved)
        }
        self.changed()

    def _solved_since(self, before: Solved) -> list[int]:
        """The numbers of this game's puzzles that were solved since then."""
        numbers = [one.match for one in (*self.puzzles.puzzles, *self.own.puzzles)]
        new = [one for one in numbers if self._mark(one) is PuzzleResult.FOUND]
        return [one for one in new if before.of(self.game.name, one) is not PuzzleResult.FOUND]

    def _find_own(self) -> None:
        self.own = self.all_own.of(self.game)
        self.weakness = weakness(self.game, self.all_own, self.app.reviews)

    def update(self, now: float) -> bool:
        problem = self.marks.problem
        if problem is not None and self.navigator.is_top(self):
            self.marks.problem = None
            self.navigator.tell(Message("dialog-first"), problem)
        return self._turn_cards(now)

    def _turn_cards(self, now: float) -> bool:
        """Turn over the cards of the puzzles that were just solved; whether one still turns."""
        if not self._turning or not self.navigator.is_top(self):
            return False
        self._reveal_turning()
        turns = [one.update(now) for one in self._turning.values()]
        self.renderer.dirty = True
        if not any(turns):
            self._turning.clear()
            self.changed()
        return any(turns)

    def _reveal_turning(self) -> None:
        """Scroll the first card that is about to turn into view."""
        for node in self.tree.nodes:
            look = node.widget
            turning = look.turning if isinstance(look, PuzzleCard) else None
            if turning is not None:
                if turning.begins is None:
                    self.reveal(node)
                return

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
        cells += self._older(kit)
        cells += self._rules_chip(kit)
        cells += self._to_work_on(kit)
        own = self._from_mistakes(kit)
        if self.own.puzzles:
            cells += own
        for stars in PUZZLE_STARS:
            places = [n for n, one in enumerate(self.puzzles.puzzles) if one.stars == stars]
            if places:
                tiles = [self._tile(self.puzzles, place, kit) for place in places]
                cells += self._group(say("puzzles-grade", stars=stars), tiles, kit)
        return Column(cells if self.own.puzzles else [*cells, *own])

    def _rules_chip(self, kit: Kit) -> list[Box]:
        """The button for puzzles with other rules; none if there are no others."""
        if len(by_star(self.game, self.all_puzzles, False).puzzles) == len(
            self.all_puzzles.puzzles
        ):
            return []
        name = say("puzzles-rules.usual") if self.any_rules else say("puzzles-rules")
        icon = Icon.MINUS if self.any_rules else Icon.PLUS
        chip = kit.button(
            "other rules", name, self.choose_rules, target=40, icon=icon, area="buttons"
        )
        return [Space(high=kit.px(8)), Row([chip, Space().growing()])]

    def _streak(self) -> str:
        """The streak, which only a wrong move ends."""
        return say("puzzles-streak", count=self.marks.streak, longest=self.marks.longest)

    def _older(self, kit: Kit) -> list[Box]:
        """How many solved puzzles are from older sets; nothing without any."""
        older = self.marks.older_found_count(self.game.name, self.all_puzzles)
        if not older:
            return []
        found = older + sum(
            self._mark(one.match) is PuzzleResult.FOUND for one in self.all_puzzles.puzzles
        )
        said = say("puzzles-older", found=found, older=older)
        return [Space(high=kit.px(2)), kit.words(said, 15, tone="dim")]

    def _to_work_on(self, kit: Kit) -> list[Box]:
        """What the player's reviews say they should practise, with puzzles of that theme."""
        if self.weakness is None:
            return []
        theme, practice = self.weakness.theme, self.weakness.practice
        places = [
            place
            for place, one in enumerate(self.puzzles.puzzles)
            if practice is not None and theme_of(self.game, one) == practice
        ]
        puzzles = self.puzzles.puzzles
        places.sort(key=lambda place: self._mark(puzzles[place].match) is PuzzleResult.FOUND)
        cost, matches = max(1, whole_points(self.weakness.cost)), self.weakness.matches
        if self.weakness.overlooked:
            about = say("puzzles-work-about.overlooked", theme=theme, cost=cost, matches=matches)
        else:
            about = say("puzzles-work-about", theme=theme, cost=cost, matches=matches)
        tiles = [
            self._tile(self.puzzles, place, kit, "work on ")
            for place in places[:PRACTICE_PUZZLE_COUNT]
        ]
        cells = [
            Space(high=kit.px(10)),
            kit.group_heading(say("puzzles-work")),
            Space(high=kit.px(6)),
            kit.words(about, 16),
        ]
        if len(tiles) < PRACTICE_PUZZLE_COUNT:
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
        titles = [told(game.title) for game in self.games]
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
        number, count = (place + 1, 0) if own else number_in_star(puzzles, place)
        shown = str(number) if own else say("puzzles-number", number=number, count=count)
        says = {
            PuzzleResult.NEW: say("puzzles-one.new"),
            PuzzleResult.TRIED: say("puzzles-one.tried"),
            PuzzleResult.SHOWN: say("puzzles-one.shown"),
            PuzzleResult.FOUND: say("puzzles-one.found"),
        }[mark]
        tries = self.marks.try_count(self.game.name, puzzle.match)
        if mark is PuzzleResult.FOUND and tries:
            says = say("puzzles-one.found-tries", tries=tries)
        tip = say("puzzles-tip", state=says, count=len(puzzle.steps))
        theme = theme_of(self.game, puzzle)
        if theme is not None:
            tip = say("puzzles-tip.theme", tip=tip, theme=theme)
        node = Node(
            Role.BUTTON,
            say("puzzles-one.own", number=number)
            if own
            else say("puzzles-one", stars=puzzle.stars, number=number, count=count),
            nowhere(),
            f"own puzzle {number}" if own else f"{prefix}puzzle {place + 1}",
            value=says,
            act=self._opener(place, puzzles),
            area="own puzzles" if own else f"{prefix}puzzles",
            tip=tip,
            widget=self._look(puzzle, shown, mark, tries),
        )
        return FixedBox(node, *self._size(kit))

    def _look(self, puzzle: Puzzle, number: str, mark: PuzzleResult, tries: int) -> PuzzleCard:
        felt, solved = self.game.felt or PLAIN_FELT, mark is PuzzleResult.FOUND
        return PuzzleCard(
            number,
            CardStyle(
                felt.middle,
                _mixed(felt.middle, theme.WHITE_PAPER_COLOUR, 0.4),
                felt.edge,
                _mixed(felt.middle, theme.WHITE_PAPER_COLOUR, 0.9),
                self.game.stamp,
            ),
            PUZZLE_RESULT_ICONS[mark],
            solved,
            told(theme_of(self.game, puzzle) or ""),
            say("puzzles-tries", tries=tries) if solved and tries else "",
            self._turning.get(puzzle.match),
        )

    def _size(self, kit: Kit) -> tuple[int, int]:
        """Width and height of a card: in the shape of one, and large enough for every theme."""
        sizes = PUZZLE_NUMBER_TEXT_UNITS, PUZZLE_THEME_TEXT_UNITS
        large, small = map(kit.measures.text_size, sizes)
        themes = [told(one.theme) for one in self.game.merits]
        told_of = [say("puzzles-tries", tries=tries) for tries in (1, 10)]
        tries = max(kit.texts.width(one, small, "semibold") for one in told_of)
        words = max([tries, *(kit.texts.widest_word(one, small, "regular") for one in themes)])
        wide = max(kit.px(MIN_PUZZLE_CARD_UNITS), words + kit.px(16))
        lines = max([0, *(len(kit.texts.wrapped(one, small, wide - kit.px(14))) for one in themes)])
        text = kit.texts.height(large) + (lines + 1) * kit.texts.height(small) + kit.px(14)
        wide = max(wide, round(text * 5 / 7))
        return wide, max(round(wide * 7 / 5), text)

    def _mark(self, number: int) -> PuzzleResult:
        return self.marks.of(self.game.name, number)

    def _opener(self, place: int, puzzles: Collection) -> Act:
        return lambda: open_puzzle(self.app, self.game, place, puzzles)


def _mixed(colour: str, other: Color, share: float) -> str:
    """A colour with a share of another one in it, ``#rrggbb``."""
    mixed = Color(colour).lerp(other, share)
    return f"#{mixed.r:02x}{mixed.g:02x}{mixed.b:02x}"
