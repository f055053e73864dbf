"""The scorebook: a sheet of paper with a line for each match, the newest on top.

A line leads to the match's replay. It shows who won even where that was somebody else.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from pygame import Rect

from game.ai.characters import read_seat
from game.features.history.match_text import (
    circumstances,
    date_of,
    game_of,
    headline,
    points,
    result,
)
from game.storage.match_index import IndexEntry
from game.text.message import say, told
from game.ui.deck.materials import PAPER_RADIUS_UNITS, PaperSheet
from game.ui.features.history.match_line import LineText, faces_of, row_of_faces
from game.ui.features.replay.open_replay import open_replay
from game.ui.kit.forms.builder import Kit, nowhere
from game.ui.kit.layout.alternatives import FirstFit
from game.ui.kit.layout.box import Box, LazyBox
from game.ui.kit.layout.frame import Align, Limit, NodeBox, Pad
from game.ui.kit.layout.grid import Flow
from game.ui.kit.layout.leaf import FixedBox, Space
from game.ui.kit.layout.linear import Column, Row
from game.ui.kit.layout.scroll import FixedRowList, ScrollState
from game.ui.kit.paint import theme
from game.ui.kit.paint.painter import Painter
from game.ui.kit.tree import Act, Node, Role
from game.ui.kit.widgets.surfaces import HIGHLIGHTER_COLOUR, RULED_LINE_COLOUR, Medallion, drawn
from game.ui.kit.widgets.widget import NodeStyle, PaintedWidget
from game.ui.program import Program

BOOK_POSTER_WIDTH_UNITS = 32.0
"""Width of a game's poster, in units."""
BOOK_POSTER_HEIGHT_UNITS = 40.0
"""Height of a game's poster, in units."""
SCOREBOOK_WINNER_FACE_UNITS = 40.0
"""Size of the winner's face, in units."""
BOOK_LINE_HEIGHT_UNITS = 52.0
"""Height of a line, in units."""
BOOK_EDGE_UNITS = 14.0
"""Space around the lines, in units."""
MIN_BOOK_MATCH_WIDTH_SIZES = 9.0
"""Least width of the game and its day, in sizes of the small text."""
MIN_BOOK_SCORE_WIDTH_SIZES = 9.5
"""Least width of the result and the points, in the same sizes."""
BOOK_TEXT_UNITS = 15.5
"""Size of the game and of the result, in units."""
BOOK_DETAIL_UNITS = 13.0
"""Size of the day and of the points, in units."""
MEASURED_BOOK_LINE_COUNT = 5
"""Number of lines that are measured for the height of all: the newest."""
ENOUGH_BOOK_LINE_COUNT = 4
"""Number of lines in sight that are enough where the window is low."""
MAX_BOOK_LINE_COUNT = 20
"""Number of lines where the sheet lies below the figures: the newest."""


@dataclass(frozen=True, slots=True)
class BookLine(PaintedWidget):
    """The ground of a line on paper, with a rule below it."""

    ringed = False

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        rect, px = node.rect, painter.measures.px
        if mood.hovered or mood.pressed:
            painter.panel(rect, HIGHLIGHTER_COLOUR, px(6))
        rule = theme.DARK_INK if painter.measures.contrast else RULED_LINE_COLOUR
        painter.surface.fill(rule, Rect(rect.x, rect.bottom, rect.w, 1))
        if mood.focused:
            # The usual ring is as light as the paper.
            painter.ring(rect.inflate(-6, -6), px(6), theme.DARK_GROUND, 0)


class Scorebook:
    """The sheet with a line for each of some matches, which ``entries`` has oldest first."""

    def __init__(self, app: Program, entries: Sequence[IndexEntry]) -> None:
        self.app = app
        self.entries = entries

    def sheet(self, scroller: ScrollState, kit: Kit) -> Box:
        """The sheet with all lines, which scroll."""
        count = len(self.entries)
        lines = FixedRowList(
            scroller,
            LazyBox(count, lambda place: self._line(place, kit)),
            kit.measures,
            high=0,
            enough=ENOUGH_BOOK_LINE_COUNT,
            alike=[self._line(place, kit) for place in range(min(count, MEASURED_BOOK_LINE_COUNT))],
            x=kit.px(BOOK_EDGE_UNITS),
            tone="pencil",
            beyond=1,
        )
        return self._on_paper(lines, kit)

    def page(self, kit: Kit) -> Box:
        """The sheet with the newest lines, all in sight."""
        edge = kit.px(BOOK_EDGE_UNITS)
        shown = range(min(len(self.entries), MAX_BOOK_LINE_COUNT))
        return self._on_paper(Pad(Column([self._line(at, kit) for at in shown]), edge, 0), kit)

    def _on_paper(self, lines: Box, kit: Kit) -> Box:
        paper = Node(Role.PANEL, say("statistics-book"), nowhere(), "book", widget=PaperSheet())
        edge = kit.px(PAPER_RADIUS_UNITS)
        return NodeBox(paper, Column([Space(high=edge), lines.growing(), Space(high=edge)]))

    def _line(self, place: int, kit: Kit) -> Box:
        """The line at a place from the top."""
        entry = self.entries[len(self.entries) - 1 - place]
        one = entry.summary
        assert one is not None, "only what was read is counted"
        game, seats = game_of(one), [read_seat(text, seat) for seat, text in enumerate(one.seats)]
        faces = [replace(face, on_paper=True) for face in faces_of(self.app, seats, one.winners)]
        score = points(one)
        text = LineText(headline(entry), "", "", result(entry), score, circumstances(entry))
        node = Node(
            Role.BUTTON,
            text.name(),
            nowhere(),
            f"match {entry.name}",
            act=self._opener(entry),
            area="matches",
            widget=BookLine(),
        )
        gap, size = kit.px(10), kit.measures.text_size(BOOK_DETAIL_UNITS)
        poster = drawn(self.app.images.shown(game.picture), nowhere(), radius=kit.px(4))
        match = [_bold(told(game.title), kit), _thin(date_of(entry.begun), kit)]
        outcome = [_bold(result(entry), kit), *([_thin(score, kit)] if score else [])]
        cells: list[Box] = [
            Limit(Column(match), least=round(size * MIN_BOOK_MATCH_WIDTH_SIZES)).growing(),
            Limit(Column(outcome), least=round(size * MIN_BOOK_SCORE_WIDTH_SIZES)).growing(),
        ]
        with_faces = Row([cells[0], row_of_faces(faces, kit, "ink"), cells[1]], gap)
        words = FirstFit(with_faces, Row(cells, gap), Flow([*match, *outcome], gap, 0))
        side = kit.px(SCOREBOOK_WINNER_FACE_UNITS)
        won = [face for seat, face in enumerate(faces) if seat in one.winners]
        winner: Box = Space(side, side)
        if won:
            face = Medallion(won[0].drawing, one.share > 0, on_paper=True)
            winner = FixedBox(Node(Role.PICTURE, "", nowhere(), widget=face), side, side)
        row = Row(
            [
                FixedBox(poster, kit.px(BOOK_POSTER_WIDTH_UNITS), kit.px(BOOK_POSTER_HEIGHT_UNITS)),
                words.growing(),
                Align(winner),
            ],
            gap,
        )
        high = kit.target_height(BOOK_LINE_HEIGHT_UNITS)
        return Limit(NodeBox(node, Pad(row, kit.px(6), kit.px(4))), high=high)

    def _opener(self, entry: IndexEntry) -> Act:
        path = self.app.match_store.match_index.folder / entry.name
        return lambda: open_replay(self.app, path)


def _bold(text: str, kit: Kit) -> Box:
    return kit.words(text, BOOK_TEXT_UNITS, weight="bold", tone="ink")


def _thin(text: str, kit: Kit) -> Box:
    """Small words; so thin they have to be as dark as the others."""
    return kit.words(text, BOOK_DETAIL_UNITS, tone="ink")
