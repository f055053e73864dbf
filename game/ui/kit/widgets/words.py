"""Text widgets, and text with drawn symbols."""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from pygame import Color, Rect

from game.ui.kit.paint.bidi import ORDERED_TEXT_PATTERN
from game.ui.kit.paint.painter import Painter
from game.ui.kit.paint.text import LEFT_TO_RIGHT_OVERRIDE
from game.ui.kit.tree import Node
from game.ui.kit.widgets.widget import TONE_COLOURS, NodeStyle, PaintedWidget


@dataclass(frozen=True, slots=True)
class Words(PaintedWidget):
    """A node's name in letters of ``size`` pixels: one line, or several ``lines``.

    The ``anchor`` places a single line in the node's rectangle.
    """

    size: int
    tone: str = "text"
    weight: str = "regular"
    anchor: str = "topleft"
    lines: bool = False

    def says(self, node: Node) -> str:
        return node.name

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        colour = TONE_COLOURS[self.tone]
        if self.lines:
            middle = self.anchor == "midtop"
            painter.paragraph(node.name, node.rect, self.size, colour, self.weight, middle)
            return
        place = getattr(node.rect, self.anchor)
        painter.words(node.name, place, self.size, colour, self.weight, self.anchor, node.rect.w)


@dataclass(frozen=True, slots=True)
class GroupHeading(Words):
    """A heading with a line from its end to the edge of the column."""

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        measures = painter.measures
        end = painter.words(
            node.name,
            node.rect.midleft,
            self.size,
            TONE_COLOURS[self.tone],
            self.weight,
            "midleft",
            node.rect.w,
        ).right + measures.px(12)
        line = Rect(end, node.rect.centery, node.rect.right - end, max(1, measures.px(1)))
        if line.w > 0:
            painter.surface.fill(painter.palette.button_edge, line)


SYMBOL_HEIGHT_SHARE = 0.74
"""Height of a symbol as a part of the letter size."""


@dataclass(frozen=True, slots=True)
class Signed(Words):
    """Text that is spoken as the node's name and shown as ``seen``, with drawn symbols."""

    seen: str = ""

    def says(self, node: Node) -> str:
        return self.seen

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        tone = TONE_COLOURS[self.tone]
        high = painter.texts.height(self.size)
        lines = painter.texts.wrapped(self.seen, self.size, node.rect.w, self.weight)
        for number, line in enumerate(lines):
            place = (node.rect.x, node.rect.y + number * high)
            in_signs(painter, line, place, self.size, tone, self.weight)


def in_signs(
    painter: Painter,
    line: str,
    place: tuple[int, int],
    size: int,
    tone: Color,
    weight: str = "regular",
    paper: bool = False,
) -> None:
    """Paint a line of text with drawn symbols, its top left corner at a place.

    On ``paper`` the symbols have their printed colours.
    """
    pieces = _pieces(line, painter.images.symbols)
    if len(pieces) > 1 and ORDERED_TEXT_PATTERN.search(line) is not None:
        drawn = _pieces(painter.texts.drawn(line), painter.images.symbols)
        pieces = [
            piece if piece in painter.images.symbols else LEFT_TO_RIGHT_OVERRIDE + piece
            for piece in drawn
        ]
    if painter.is_mirrored:
        pieces.reverse()
    symbols = painter.images.symbols
    x, y = place
    high = painter.texts.height(size)
    for piece in pieces:
        symbol = symbols.get(piece)
        if symbol is None:
            x = painter.words(piece, (x, y), size, tone, weight).right
            continue
        colour = symbol.printed if paper else symbol.at_night
        picture = painter.images.symbol(symbol.drawing, round(size * SYMBOL_HEIGHT_SHARE), colour)
        wide = painter.texts.width(piece, size, weight)
        middle = (x + wide // 2, y + high // 2 + size // 20)
        painter.surface.blit(picture, picture.get_rect(center=middle))
        x += wide


def _pieces(line: str, signs: Iterable[str]) -> list[str]:
    """The line cut before and after each of the signs."""
    some = "|".join(map(re.escape, signs))
    return [piece for piece in re.split(f"({some})", line) if piece] if some else [line]
