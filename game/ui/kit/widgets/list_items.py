"""Clickable items of lists: rows, players, contents, calendar days."""

from dataclasses import dataclass

import pygame
from pygame import Color, Rect, Surface

from game.text.icon import Icon
from game.ui.kit.paint import theme
from game.ui.kit.paint.painter import Painter
from game.ui.kit.paint.picture_cache import PictureSources, Rgba, Size, composed_picture, rgba
from game.ui.kit.tree import Node
from game.ui.kit.widgets.widget import TONE_COLOURS, NodeStyle, PaintedWidget


@dataclass(frozen=True, slots=True)
class ListEntry(PaintedWidget):
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
            edge = theme.GOLD_COLOUR
        px = painter.measures.px
        painter.panel(node.rect, fill, px(10), edge)
        if self.accent:
            bar = Rect(node.rect.x + px(5), node.rect.y + px(9), px(4), node.rect.h - 2 * px(9))
            painter.panel(bar, TONE_COLOURS[self.accent], px(2))


@dataclass(frozen=True, slots=True)
class Person(PaintedWidget):
    """The ground of a player's portrait that can be clicked."""

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        if mood.hovered or mood.pressed:
            painter.panel(node.rect, painter.palette.button, painter.measures.px(10))


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
            painter.panel(bar, theme.GOLD_COLOUR, px(2))


DAY_NUMBER_TEXT_UNITS = 17.0
"""Text size of a day's number, in units."""
DAY_NOTE_TEXT_UNITS = 13.5
"""Text size of its note, in units."""
DAY_ICON_UNITS = 18.0
"""Size of the icon in place of the note, in units."""


FAINT_STAMP_GROUND_SHARE = 0.72
"""How much of the ground a stamp under words lets through."""
MIN_STAMP_SIZE_SHARE = 0.5
"""Smallest stamp beside the words, as a part of the largest; a smaller one lies under them."""


@dataclass(frozen=True, slots=True)
class Stamp:
    """The impression of a rubber stamp: a ring around a ``drawing`` in one ink, a little askew."""

    drawing: str
    ink: Color
    turn: float

    def paint(self, painter: Painter, centre: tuple[int, int], side: int, inside: Rect) -> None:
        """Paint the part of the stamp that lies on a paper."""
        seen = _impression(painter, (side, side), self.drawing, rgba(self.ink), self.turn)
        place = seen.get_rect(center=centre)
        part = place.clip(inside)
        painter.surface.blit(seen, part, part.move(-place.x, -place.y))


@composed_picture
def _impression(
    sources: PictureSources, size: Size, drawing: str, colour: Rgba, turn: float
) -> Surface:
    # Large, as turning softens it.
    side, half, ink = size[0], 2 * size[0], Color(colour)
    whole = Surface((2 * half, 2 * half), pygame.SRCALPHA)
    for radius, line in ((half - 2, side // 5), (round(0.82 * half), side // 12)):
        pygame.draw.circle(whole, ink, (half, half), radius, max(2, line))
    mark = sources.images.symbol(drawing, round(1.04 * half), ink)
    whole.blit(mark, mark.get_rect(center=(half, half)))
    smooth = pygame.transform.smoothscale(whole, (half, half))
    return pygame.transform.rotozoom(smooth, turn, 0.5)


@dataclass(frozen=True, slots=True)
class Day(PaintedWidget):
    """A calendar day: its ``number`` over a ``note``, or over an ``icon`` instead.

    The ``chosen`` day has a gold frame, ``today`` is underlined, and a day that is not ``open`` is
    dim.  The ``stamp`` of a day that was played stands beside its number, in gold for a ``won``
    one.  Where a day is narrow it is smaller, or lies under the words.
    """

    number: str
    note: str
    icon: Icon | None
    chosen: bool
    today: bool
    open: bool
    stamp: str = ""
    won: bool = False

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        measures, rect = painter.measures, node.rect
        fill = Color(painter.palette.button if self.open else painter.palette.panel)
        if mood.hovered or mood.pressed:
            fill = fill.lerp(Color("black" if mood.pressed else "white"), 0.12)
        edge = theme.GOLD_COLOUR if self.chosen else Color(painter.palette.button_edge)
        painter.panel(
            rect,
            fill,
            measures.px(8),
            edge if self.open or self.chosen else None,
            line=measures.px(2) if self.chosen else 1,
        )
        ink = theme.LIGHT_INK if self.open else theme.DIM_INK
        big, small = (
            measures.text_size(DAY_NUMBER_TEXT_UNITS),
            measures.text_size(DAY_NOTE_TEXT_UNITS),
        )
        words = self._stamped(painter, rect, fill) if self.stamp else rect
        if not self.note and not self.icon:
            place = painter.words(self.number, words.center, big, ink, "semibold", "center")
        else:
            top = (words.centerx, rect.y + measures.px(3))
            place = painter.words(self.number, top, big, ink, "semibold", "midtop")
            below = (words.centerx, (place.bottom + rect.bottom) // 2 - measures.px(2))
            if self.icon:
                painter.icon(
                    self.icon, below, measures.text_size(DAY_ICON_UNITS), theme.GOLD_COLOUR
                )
            else:
                most = words.w - measures.px(4)
                painter.words(
                    self.note, below, small, theme.GOLD_COLOUR, "semibold", "center", most
                )
        if self.today:
            line = place.inflate(measures.px(8), 0)
            line.h, line.bottom = max(2, measures.px(2)), place.bottom
            painter.panel(line, theme.GOLD_COLOUR, 0)

    def _stamped(self, painter: Painter, rect: Rect, fill: Color) -> Rect:
        """Paint the stamp; the part of the cell that is left for words."""
        measures, texts = painter.measures, painter.texts
        side, inside = rect.h - 2 * measures.px(5), rect.inflate(-2, -2)
        wide = max(
            texts.width(self.number, measures.text_size(DAY_NUMBER_TEXT_UNITS), "semibold"),
            texts.width(self.note, measures.text_size(DAY_NOTE_TEXT_UNITS), "semibold"),
            measures.text_size(DAY_ICON_UNITS),
        )
        turn = 7.0 * (int(self.number) % 5 - 2)
        ink = theme.GOLD_COLOUR if self.won else theme.LIGHT_INK.lerp(fill, 0.25)
        words = Rect(rect.x + measures.px(3), rect.y, wide + measures.px(8), rect.h)
        right = rect.right - measures.px(5)
        if right - words.right >= MIN_STAMP_SIZE_SHARE * side:
            side = min(side, right - words.right)
            words.w = right - side - words.x
            Stamp(self.stamp, ink, turn).paint(
                painter, (right - side // 2, rect.centery), side, inside
            )
            return words
        under = Stamp(self.stamp, ink.lerp(fill, FAINT_STAMP_GROUND_SHARE), turn)
        under.paint(painter, rect.center, min(side, inside.w), inside)
        return rect
