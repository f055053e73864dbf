"""Clickable items of lists: rows, players, contents, calendar days."""

from dataclasses import dataclass

from pygame import Color, Rect

from game.text.icon import Icon
from game.ui.kit.paint import theme
from game.ui.kit.paint.painter import Painter
from game.ui.kit.tree import Node
from game.ui.kit.widgets.widget import TONES, NodeStyle, PaintedWidget


@dataclass(frozen=True, slots=True)
class Entry(PaintedWidget):
    """The ground of a list row; its two ``lines`` are nodes of their own.

    An ``accent`` is the tone of a bar at its edge.
    """

    lines: tuple[str, str]
    accent: str = ""

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        fill, edge = Color(painter.palette.button), Color(painter.palette.button_edge)
        if mood.pressed:
            fill = fill.lerp(Color("black"), 0.12)
        elif mood.hovered:
            # A brighter ground would make the lines hard to read.
            edge = theme.GOLD
        px = painter.measures.px
        painter.panel(node.rect, fill, px(10), edge)
        if self.accent:
            bar = Rect(node.rect.x + px(5), node.rect.y + px(9), px(4), node.rect.h - 2 * px(9))
            painter.panel(bar, TONES[self.accent], px(2))


@dataclass(frozen=True, slots=True)
class Person(PaintedWidget):
    """The ground of a player's portrait, with an icon for replacing the player."""

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        measures, rect = painter.measures, node.rect
        if mood.hovered or mood.pressed:
            painter.panel(rect, painter.palette.button, measures.px(10))
        icon = measures.px(18)
        colour = theme.TEXT if mood.hovered or mood.focused else theme.DIM
        place = (rect.right - measures.px(8) - icon // 2, rect.centery)
        painter.icon(Icon.REDO, place, icon, colour)


@dataclass(frozen=True, slots=True)
class Chapter(PaintedWidget):
    """A heading in a table of contents; ``here`` marks the current one."""

    here: bool = False

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        rect, px = node.rect, painter.measures.px
        if self.here or mood.hovered or mood.pressed:
            painter.panel(rect, painter.palette.button, px(7))
        if self.here:
            bar = Rect(rect.x, rect.y + px(6), px(4), max(1, rect.h - px(12)))
            painter.panel(bar, theme.GOLD, px(2))


NUMBER = 17.0
"""Text size of a day's number, in units."""
NOTE = 13.5
"""Text size of its note, in units."""
ICON = 18.0
"""Size of the icon in place of the note, in units."""


@dataclass(frozen=True, slots=True)
class Day(PaintedWidget):
    """A calendar day: its ``number`` over a ``note``, or over an ``icon`` instead.

    The ``chosen`` day has a gold frame, ``today`` is underlined, and a day that is not ``open`` is
    dim.
    """

    number: str
    note: str
    icon: Icon | None
    chosen: bool
    today: bool
    open: bool

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        measures, rect = painter.measures, node.rect
        fill = Color(painter.palette.button if self.open else painter.palette.panel)
        if mood.hovered or mood.pressed:
            fill = fill.lerp(Color("black" if mood.pressed else "white"), 0.12)
        edge = theme.GOLD if self.chosen else Color(painter.palette.button_edge)
        painter.panel(
            rect,
            fill,
            measures.px(8),
            edge if self.open or self.chosen else None,
            line=measures.px(2) if self.chosen else 1,
        )
        ink = theme.TEXT if self.open else theme.DIM
        big, small = measures.text(NUMBER), measures.text(NOTE)
        if not self.note and not self.icon:
            place = painter.words(self.number, rect.center, big, ink, "semibold", "center")
        else:
            place = painter.words(
                self.number, (rect.centerx, rect.y + measures.px(3)), big, ink, "semibold", "midtop"
            )
            below = (rect.centerx, (place.bottom + rect.bottom) // 2 - measures.px(2))
            if self.icon:
                painter.icon(self.icon, below, measures.text(ICON), theme.GOLD)
            else:
                painter.words(
                    self.note,
                    below,
                    small,
                    theme.GOLD,
                    "semibold",
                    "center",
                    rect.w - measures.px(4),
                )
        if self.today:
            line = place.inflate(measures.px(8), 0)
            line.h, line.bottom = max(2, measures.px(2)), place.bottom
            painter.panel(line, theme.GOLD, 0)
