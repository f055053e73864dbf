"""Inputs: the text field, the number, the slider and the scroll bar."""

from dataclasses import dataclass
from typing import ClassVar

from pygame import Color, Rect

from game.text.icon import Icon
from game.ui.kit.paint import theme
from game.ui.kit.paint.bidi import first_direction
from game.ui.kit.paint.painter import Painter
from game.ui.kit.paint.theme import Measures
from game.ui.kit.tree import Node
from game.ui.kit.widgets.button import SLIDER_FIGURES_WIDTH_UNITS
from game.ui.kit.widgets.widget import TONE_COLOURS, NodeStyle, PaintedWidget


@dataclass(frozen=True, slots=True)
class Field(PaintedWidget):
    """A text field; ``empty`` is its placeholder and ``note`` a text at its end."""

    ringed: ClassVar[bool] = False
    empty: str
    note: str = ""

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        palette = painter.palette
        measures = painter.measures
        edge = theme.GOLD_COLOUR if mood.focused else Color(palette.button_edge)
        painter.panel(node.rect, palette.panel, measures.px(10), edge, line=measures.px(1.5) or 1)
        inner = node.rect.inflate(-measures.px(24), 0)
        size = measures.text_size(16.5)
        note = self.note
        if note:
            said = painter.words(
                note, inner.midright, measures.text_size(13), theme.DIM_INK, anchor="midright"
            )
            inner.w = said.x - measures.px(8) - inner.x
        if node.value:
            line = painter.words(
                painter.texts.typed(node.value),
                inner.midleft,
                size,
                anchor="midleft",
                width=inner.w,
            )
        else:
            tone = theme.DIM_INK
            line = painter.words(
                self.empty, inner.midleft, size, tone, anchor="midleft", width=inner.w
            )
            line.w = 0
        if mood.focused:
            caret = Rect(line.right + 1, 0, max(2, measures.px(2)), round(size * 1.2))
            caret.centery = inner.centery
            direction = first_direction(node.value or "")
            if direction is not None and direction != painter.is_mirrored:
                # The text ends where it would begin in the language of the page.
                caret.right = line.left - 1
            painter.surface.fill(theme.GOLD_COLOUR, caret)


@dataclass(frozen=True, slots=True)
class Number(PaintedWidget):
    """A number between its two buttons, if it has any."""

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        palette = painter.palette
        measures = painter.measures
        edge = palette.button_edge if node.enabled else palette.button
        painter.panel(node.rect, palette.panel, measures.px(10), edge)
        size = measures.text_size(17)
        room = node.rect.inflate(-2 * node.rect.h if node.children else 0, 0)
        if node.act is not None:
            if mood.hovered:
                painter.panel(room, palette.button, measures.px(7))
            icon = measures.px(16)
            room.w -= icon + measures.px(12)
            painter.icon(
                Icon.ARROW_DOWN, (room.right + icon // 2, room.centery), icon, theme.DIM_INK
            )
        painter.words(
            str(node.value),
            room.center,
            size,
            theme.LIGHT_INK if node.enabled else theme.DIM_INK,
            "semibold",
            "center",
            room.w,
        )


@dataclass(frozen=True, slots=True)
class Slider(PaintedWidget):
    """A knob at ``share`` of a line, and the node's value beside it."""

    mirrors: ClassVar[bool] = False
    share: float

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        measures = painter.measures
        rect = slider_line(node.rect, measures)
        line = Rect(rect.x, 0, rect.w, max(4, measures.px(6)))
        line.centery = rect.centery
        painter.panel(line, painter.palette.panel, line.h // 2, painter.palette.button_edge)
        full = Rect(line.x, line.y, max(line.h, round(line.w * self.share)), line.h)
        painter.panel(full, theme.GOLD_COLOUR, line.h // 2)
        knob = (round(line.x + line.w * self.share), line.centery)
        radius = measures.px(11 if mood.hovered or mood.pressed else 9.5)
        painter.dot(theme.LIGHT_INK, knob, radius)
        painter.words(
            str(node.value),
            node.rect.midright,
            measures.text_size(15),
            theme.DIM_INK,
            anchor="midright",
        )


def slider_line(rect: Rect, measures: Measures) -> Rect:
    """The part of a slider along which its knob moves, without its figures."""
    figures = measures.grown_length(SLIDER_FIGURES_WIDTH_UNITS)
    return Rect(rect.x + rect.h // 4, rect.y, rect.w - figures - rect.h // 2, rect.h)


@dataclass(frozen=True, slots=True)
class Scrollbar(PaintedWidget):
    tone: str = "dim"

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        colour = TONE_COLOURS[self.tone]
        painter.panel(node.rect, colour, node.rect.w // 2, alpha=110)
