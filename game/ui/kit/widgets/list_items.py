"""Clickable items of lists: rows, players, contents, calendar days."""

from dataclasses import dataclass

import pygame
from pygame import Color, Rect, Surface

from game.text.icon import Icon
from game.ui.kit.paint import shapes, theme
from game.ui.kit.paint.painter import Painter
from game.ui.kit.paint.picture_cache import PictureSources, Size, composed_picture
from game.ui.kit.tree import Node
from game.ui.kit.widgets.widget import TONE_COLOURS, NodeStyle, PaintedWidget


@dataclass(frozen=True, slots=True)
class ListEntry(PaintedWidget):
    """The ground of a list row; an ``accent`` is the tone of a bar at its edge."""

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


POSTER_HEIGHT_WIDTHS = 1.25
"""Height of a game's poster, in its widths."""


@composed_picture
def _poster(sources: PictureSources, size: Size, drawing: str, radius: int) -> Surface:
    """The middle of a poster that fills a cell."""
    wide = max(size[0], round(size[1] / POSTER_HEIGHT_WIDTHS))
    whole = sources.images.drawing(drawing, wide, round(POSTER_HEIGHT_WIDTHS * wide))
    seen = Surface(size, pygame.SRCALPHA)
    seen.blit(whole, whole.get_rect(center=seen.get_rect().center))
    shapes.round_corners(seen, radius)
    return seen


@dataclass(frozen=True, slots=True)
class Day(PaintedWidget):
    """A calendar day: its ``number`` over a ``note``, or over an ``icon`` instead.

    The ``chosen`` day has a gold frame, ``today`` is underlined, and a day that is not ``open`` is
    dim.  A day that was played shows the ``poster`` of its game over the whole cell, with the note
    or the icon in a corner: in gold for a ``won`` one.
    """

    number: str
    note: str
    icon: Icon | None
    chosen: bool
    today: bool
    open: bool
    poster: str = ""
    won: bool = False

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        measures, rect = painter.measures, node.rect
        fill = Color(painter.palette.button if self.open else painter.palette.panel)
        if mood.hovered or mood.pressed:
            fill = fill.lerp(Color("black" if mood.pressed else "white"), 0.12)
        # The ground of a poster is not seen.
        framed = self.chosen or (mood.hovered and bool(self.poster))
        edge = theme.GOLD_COLOUR if framed else Color(painter.palette.button_edge)
        line = max(1, measures.px(2)) if framed else 1
        painter.panel(
            rect, fill, measures.px(8), edge if self.open or self.chosen else None, line=line
        )
        ink = theme.LIGHT_INK if self.open else theme.DIM_INK
        big = measures.text_size(DAY_NUMBER_TEXT_UNITS)
        if self.poster:
            place = self._pictured(painter, rect.inflate(-2 * line, -2 * line))
        elif not self.note and not self.icon:
            place = painter.words(self.number, rect.center, big, ink, "semibold", "center")
        else:
            top = (rect.centerx, rect.y + measures.px(3))
            place = painter.words(self.number, top, big, ink, "semibold", "midtop")
            gap = measures.px(2)
            room = Rect(
                rect.x + gap, place.bottom - gap, rect.w - 2 * gap, rect.bottom - place.bottom
            )
            self._note(painter, room, theme.GOLD_COLOUR)
        if self.today:
            under = place.inflate(measures.px(8), 0).clip(rect)
            under.h, under.bottom = max(2, measures.px(2)), place.bottom
            painter.panel(under, theme.GOLD_COLOUR, 0)

    def _note(self, painter: Painter, room: Rect, ink: Color) -> None:
        """Paint the icon or the note in the middle of a room."""
        if self.icon:
            side = min(*room.size, painter.measures.text_size(DAY_ICON_UNITS))
            painter.icon(self.icon, room.center, side, ink)
            return
        small = painter.measures.text_size(DAY_NOTE_TEXT_UNITS)
        painter.words(self.note, room.center, small, ink, "semibold", "center", room.w)

    def _pictured(self, painter: Painter, rect: Rect) -> Rect:
        """Paint the poster with the number and a corner on it; the place of the number."""
        measures, texts = painter.measures, painter.texts
        painter.surface.blit(_poster(painter, rect.size, self.poster, measures.px(7)), rect)
        gap, size = measures.px(4), measures.text_size(DAY_NOTE_TEXT_UNITS)
        high = min(round(1.4 * size), rect.h // 2)
        wide = min(rect.w, texts.width(self.number, size, "semibold") + 2 * gap)
        chip = Rect(rect.x, rect.y, wide, high)
        painter.panel(chip, theme.DARK_GROUND, measures.px(7), alpha=210)
        said = texts.width(self.note, size, "semibold")
        corner = Rect(0, 0, min(rect.w, max(high, said + 2 * gap)), high)
        corner.bottomright = rect.bottomright
        fill = theme.GOLD_COLOUR if self.won else theme.DIM_INK
        painter.panel(corner, fill, measures.px(7))
        self._note(painter, corner, theme.DARK_INK)
        return painter.words(
            self.number, chip.center, size, theme.LIGHT_INK, "semibold", "center", wide
        )
