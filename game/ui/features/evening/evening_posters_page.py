"""An evening between two games: five posters, face down until their game was played.

The poster of the game that has just ended turns over, and shows its winner. The grid with the
points and all that belongs to it opens from here.
"""

from dataclasses import dataclass

from pygame import Color, Rect

from game.features.evening.evening_results import SheetRow
from game.features.evening.evening_store import EveningFile
from game.games import GAMES_BY_NAME
from game.text.icon import Icon
from game.text.message import Message, TextValue, figured, say, told
from game.ui import routes
from game.ui.deck import materials
from game.ui.deck.on_cloth import ObjectPose, Objects, PosterGround, rounded_poster
from game.ui.features.evening.evening_sheet_page import EveningSheetPage
from game.ui.kit.forms.builder import Kit, nowhere
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.frame import Align, Limit, NodeBox, Pad
from game.ui.kit.layout.grid import Flow, Grid
from game.ui.kit.layout.leaf import AspectBox, Space
from game.ui.kit.layout.linear import Column, Row
from game.ui.kit.layout.scroll import Scroll
from game.ui.kit.paint import theme
from game.ui.kit.paint.painter import Painter
from game.ui.kit.paint.theme import Measures
from game.ui.kit.tree import Node, Role
from game.ui.kit.widgets.turning import Turning, paint_turned, turned_width
from game.ui.kit.widgets.widget import NodeStyle, PaintedWidget
from game.ui.program import Program

EVENING_POSTER_UNITS = 212.0
"""Width of a poster, in units."""
MIN_EVENING_POSTER_UNITS = 120.0
"""Minimum width of a poster, in units."""
WINNER_FACE_UNITS = 64.0
"""Size of the winner's face, in units."""
SCORE_FACE_UNITS = 26.0
"""Size of the face beside a score, in units."""
STANDING_FACE_UNITS = 48.0
"""Size of the face beside a sum, in units."""
MIN_SCORE_WIDTH_UNITS = 66.0
"""Minimum width of a score with its face, in units."""
POSTER_TURN_SECONDS = 0.35
"""Time in which a poster turns over, in seconds."""
POSTER_TURN_DELAY_SECONDS = 0.3
"""Time before it turns, in seconds."""
POSTER_NUMBER_TEXT_UNITS = 54.0
"""Text size of the number on a poster's back, in units."""
NUMBER_HEIGHT_SHARE = 0.4
"""Where the number stands on a back, as a part of its height."""
MARK_WIDTH_SHARE = 0.3
"""Size of the program's mark below it, as a part of the back's width."""
BACK_MARK_DRAWING = "pictures/mark"
POSTER_RADIUS_UNITS = 12.0
"""Corner radius of a poster, in units."""


@dataclass(frozen=True, slots=True)
class EveningPoster(PaintedWidget):
    """A game of an evening: its ``number`` on the back, its poster and its winners on the face.

    ``drawing`` is the poster, empty for a game that was not played. ``due`` is whether the game
    comes next.
    """

    number: str
    drawing: str
    winners: tuple[str, ...]
    due: bool
    turning: Turning
    pose: ObjectPose

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        measures, share = painter.measures, self.turning.share
        rect = node.rect.move(0, -self.pose.rise_height(measures))
        rect.h -= overhang_height(measures)
        wide = turned_width(rect.w, share)
        under = Rect(rect.centerx - wide // 2, rect.y, wide, rect.h)
        materials.shadow(painter, under, self._radius(measures), self.pose.is_lifted)
        whole = Rect(rect.topleft, node.rect.size)
        paint_turned(
            painter,
            whole,
            share,
            lambda side, face: self._side(painter, Rect(side.topleft, rect.size), face),
        )

    def _radius(self, measures: Measures) -> int:
        return measures.px(POSTER_RADIUS_UNITS)

    def _side(self, painter: Painter, rect: Rect, face: bool) -> None:
        if face and self.drawing:
            self._face(painter, rect)
        else:
            self._back(painter, rect)

    def _face(self, painter: Painter, rect: Rect) -> None:
        """The poster, with the winners on its lower edge."""
        measures = painter.measures
        poster = rounded_poster(painter, rect.size, self.drawing, self._radius(measures))
        painter.surface.blit(poster, rect)
        side, line = 2 * overhang_height(measures), measures.line_width(3)
        step = side * 3 // 4
        x = rect.centerx - (side + step * (len(self.winners) - 1)) // 2
        for portrait in self.winners:
            ring = Rect(x, rect.bottom - side // 2, side, side)
            painter.panel(ring, theme.GOLD_COLOUR, side // 2)
            inner = ring.inflate(-2 * line, -2 * line)
            painter.surface.blit(painter.images.drawing(portrait, *inner.size), inner)
            x += step

    def _back(self, painter: Painter, rect: Rect) -> None:
        """Two borders around the number; of the game that comes next they are gold.

        Large text leaves no room for the program's mark below it.
        """
        measures, palette = painter.measures, painter.palette
        px, radius = measures.px, self._radius(measures)
        edge = theme.GOLD_COLOUR if self.due else Color(palette.button_edge)
        line = measures.line_width(3 if self.due else 1)
        painter.panel(rect, palette.panel, radius, edge, line=line)
        inner = rect.inflate(-2 * px(10), -2 * px(10))
        painter.panel(inner, palette.button, max(1, radius - px(5)), edge)
        ink = theme.GOLD_COLOUR if self.due else theme.LIGHT_INK
        size = min(measures.text_size(POSTER_NUMBER_TEXT_UNITS), inner.h // 2)
        large = measures.has_large_text
        share = 0.5 if large else NUMBER_HEIGHT_SHARE
        number = (inner.centerx, inner.y + round(share * inner.h))
        painter.words(self.number, number, size, ink, "bold", "center")
        if large:
            return
        side = round(MARK_WIDTH_SHARE * inner.w)
        mark = painter.images.drawing(BACK_MARK_DRAWING, side, side)
        place = (inner.centerx, inner.bottom - side)
        painter.surface.blit(mark, mark.get_rect(center=place))


def overhang_height(measures: Measures) -> int:
    """Pixels by which the winner's face reaches below the poster."""
    return measures.px(WINNER_FACE_UNITS / 2)


class EveningPostersPage(EveningSheetPage):
    """The games of an evening as posters; after a game that has just ended, ``fresh``, it turns."""

    name = "evening posters"

    def __init__(self, app: Program, file: EveningFile, fresh: bool) -> None:
        super().__init__(app, file)
        self.objects = Objects()
        settled = len(file.evening.results)
        self.turnings = [
            Turning(POSTER_TURN_DELAY_SECONDS, POSTER_TURN_SECONDS) for _ in self.sheet.rows
        ]
        for number, turning in enumerate(self.turnings, 1):
            turning.share = float(number <= settled)
        self._turns: Turning | None = None
        if fresh and settled and not app.settings.still:
            self._turns = self.turnings[settled - 1]
            self._turns.share = 0.0

    def update(self, now: float) -> bool:
        """Lift posters and turn one over; whether something moves."""
        renderer, lifted = self.renderer, {self.renderer.hover}
        if self.app.by_keyboard:
            lifted.add(self.tree.focus)
        moves = self.objects.update(lifted, now, self.app.settings.still)
        if self._turns is not None:
            moves = True
            if not self._turns.update(now):
                self._turns = None
        renderer.dirty |= moves
        return super().update(now) or moves

    # Layout.

    def body(self, kit: Kit) -> Box:
        cells: list[Box] = [
            Scroll(
                self.column, self.content(kit), kit.measures, x=kit.px(20), y=kit.px(8)
            ).growing(),
            Space(high=kit.px(10)),
            Flow(self.buttons(kit), kit.px(12), kit.px(8), lean=0.5),
        ]
        return Column(cells)

    def buttons(self, kit: Kit) -> list[Box]:
        """The way on, the grid, and the way out."""
        way_on, way_out, *_ = super().buttons(kit)
        opens = self.navigator.opener(routes.EveningSheet(self.file))
        grid = self._button("grid", say("evening-sum"), Icon.LOG, opens, kit)
        return [way_on, grid, way_out]

    def content(self, kit: Kit) -> Box:
        posters = [self._poster(row, kit) for row in self.sheet.rows]
        cells: list[Box] = [
            Space().growing(),
            Grid(posters, kit.px(20), level=True),
            Space(high=kit.px(14)),
            self._standing(kit),
        ]
        for mark in self._marks:
            cells += [
                Space(high=kit.px(8)),
                kit.words(told(mark), 14, tone="gold", anchor="center"),
            ]
        return Column([*cells, Space().growing(2)])

    def _poster(self, row: SheetRow, kit: Kit) -> Box:
        """A game: its poster, its name, and the score of each player."""
        node, settled = self._node(row), row.result is not None
        node.widget = PosterGround(kit.px(POSTER_RADIUS_UNITS))
        due = row.number == len(self.file.evening.results) + 1
        winners: tuple[str, ...] = ()
        if row.result is not None:
            first = [seat for seat, place in enumerate(row.result.places) if place == 1]
            winners = tuple(f"portraits/{self._portrait_name(seat)}" for seat in first)
        drawing = self.app.images.shown(GAMES_BY_NAME[row.game].picture) if settled else ""
        look = EveningPoster(
            str(row.number), drawing, winners, due,
            self.turnings[row.number - 1], self.objects.pose(f"game {row.number}"),
        )  # fmt: skip
        wide = kit.px(EVENING_POSTER_UNITS)
        picture = Node(Role.PICTURE, "", nowhere(), widget=look)
        # The winner's face reaches below the poster, whose lower part gives way to large text.
        high = wide if kit.measures.has_large_text else wide * 5 // 4
        shape = (wide, high + overhang_height(kit.measures))
        least = kit.px(MIN_EVENING_POSTER_UNITS)
        says = Column(
            [kit.words(row.title, 16, weight="semibold", anchor="center"), *self._scores(row, kit)],
            kit.px(4),
        )
        cells: list[Box] = [AspectBox(picture, wide, least, *shape), says, Space(high=kit.px(6))]
        return Limit(NodeBox(node, Column(cells, kit.px(2))), least=least, ideal=wide)

    def _scores(self, row: SheetRow, kit: Kit) -> list[Box]:
        """The score of each player beside their face, the winner's in gold."""
        one = row.result
        if one is None:
            return []
        side, least = kit.px(SCORE_FACE_UNITS), kit.measures.grown_length(MIN_SCORE_WIDTH_UNITS)
        cells: list[Box] = []
        for seat, score in enumerate(one.scores):
            tone = "gold" if one.places[seat] == 1 else "text"
            figure = kit.words(
                told(figured(score)), 15, weight="semibold", anchor="midleft", tone=tone
            )
            pair = Row([kit.square(self._portrait(seat), side), figure], kit.px(5))
            cells.append(Limit(pair, least=least, ideal=least))
        return [Grid(cells, kit.px(6), kit.px(3), level=True)]

    def _in_words(self, row: SheetRow) -> list[TextValue]:
        """The scores that stand below a poster."""
        assert row.result is not None, "the game is settled"
        return [
            Message("sheet-figure", name=who, figure=figured(score))
            for who, score in zip(self.names, row.result.scores, strict=True)
        ]

    def _standing(self, kit: Kit) -> Box:
        """The points of each player so far."""
        side, cells = kit.px(STANDING_FACE_UNITS), []
        for seat, who in enumerate(self.names):
            name = kit.words(told(who.called), 15, weight="semibold", anchor="midleft")
            says = Column([name, Align(self._sum(seat, kit), 0)])
            cells.append(Row([kit.square(self._portrait(seat), side), says], kit.px(10)))
        whole = Pad(Flow(cells, kit.px(36), kit.px(6), lean=0.5), kit.px(16), kit.px(6))
        return NodeBox(self._sum_node(), whole)
