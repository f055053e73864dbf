"""The painter: panels, text, icons and lines on one surface, and the backdrop below them.

A page stands on a ``Backdrop``, which has the colours of a ``Palette``.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from math import cos, pi, sin
from typing import Protocol

import pygame
from pygame import Color, Rect, Surface

from game.text.icon import Icon
from game.ui.kit.paint import shapes, theme
from game.ui.kit.paint.damage import LINE_REACH_PIXELS, Draw, RecordedSurface, SpriteLayer
from game.ui.kit.paint.images import ImageLibrary, Make
from game.ui.kit.paint.mirror import MirroredCanvas
from game.ui.kit.paint.text import Texts
from game.ui.kit.paint.theme import Measures

VEIL_TILE_PIXELS = 256
"""Side of the tile that darkens the window, in pixels."""
MIN_LARGE_PANEL_PIXEL_COUNT = 24_000
"""Number of pixels above which a panel is assembled from pieces instead of cached whole."""
PANEL_SIDE_PIXELS = 128
"""Length of a side piece, in pixels."""
PANEL_SHADOW_ALPHA = 130
"""Opacity of a panel's shadow, of 255."""


class Palette(Protocol):
    """The colours of a page's ground and of what stands on it, ``#rrggbb``.

    ``middle`` and ``edge`` are colours of the ground; ``slot`` is an empty place on it.
    """

    @property
    def middle(self) -> str: ...

    @property
    def edge(self) -> str: ...

    @property
    def panel(self) -> str: ...

    @property
    def button(self) -> str: ...

    @property
    def button_edge(self) -> str: ...

    @property
    def slot(self) -> str: ...


DIRECTED_ICONS = frozenset({Icon.BACK, Icon.NEXT, Icon.ARROW_LEFT, Icon.ARROW_RIGHT})
"""Icons that point along the reading direction, or against it."""
MARK_RADIUS_TEXT_SIZES = 0.85
"""Radius of a disc with a number, in sizes of its text."""


class Backdrop(Protocol):
    """Paints the ground of a page, and caches it."""

    def lay(self, onto: Surface, palette: Palette, table: Rect | None, unit: float) -> None:
        """Paint the backdrop over a whole surface, with a rim around a ``table``.

        ``unit`` is in pixels.
        """

    def make_light(self, palette: Palette, window: Rect, unit: float) -> None:
        """Preload what the first paint of a backdrop without a table needs."""

    def give_up(self) -> None:
        """Evict the picture without a table, to free memory for another one."""

    def rest(self) -> None:
        """Evict a picture that is not visible and quick to render."""

    def put_away(self) -> None:
        """Evict everything that is not visible and can be rendered again."""


class Painter:
    """Paints onto one surface with the images, a backdrop, its colours and the window's measures.

    ``shown`` is a token of the code that last painted the whole surface; a new ground resets it.
    """

    def __init__(
        self,
        surface: Surface,
        images: ImageLibrary,
        texts: Texts,
        palette: Palette,
        backdrop: Backdrop,
    ) -> None:
        self.surface = surface
        self.images = images
        self.texts = texts
        self.palette = palette
        self.backdrop = backdrop
        self.shown: object = None
        self.measures = Measures(*surface.get_size(), 1.0)

    def begin_frame(self, hurry: bool, fresh: bool) -> None:
        """Start a frame, perhaps during a resize; a ``fresh`` window shows nothing yet."""
        if fresh:
            self.shown = None
        self.images.begin_frame(hurry)
        self.texts.lines.begin_frame()

    # Grounds.

    def ground(self, table: Rect | None = None) -> None:
        """Paint the backdrop, with a rim around a ``table``."""
        if not isinstance(self.surface, RecordedSurface):
            self.shown = None
        self.backdrop.lay(self.surface, self.palette, table, self.measures.unit)

    def make_light(self, palette: Palette) -> None:
        """Preload what the first paint of a page without a table needs."""
        self.backdrop.make_light(palette, self.surface.get_rect(), self.measures.unit)

    def canvas(self) -> RecordedSurface:
        """A recorded surface of the window's size.

        The cached backdrop without a table is released: a page with a canvas does not need it.
        """
        self.backdrop.give_up()
        return RecordedSurface(self.surface.get_size(), self.surface)

    def rest(self) -> None:
        """Release a backdrop that is not visible and quick to rebuild."""
        self.backdrop.rest()

    def put_away(self) -> None:
        """Release caches that can be rebuilt and are not visible."""
        for one in (self.backdrop, self.images, self.texts):
            one.put_away()

    def shade(self, colour: Color = theme.OVERLAY_SHADE) -> None:
        """Darken everything below an overlay."""

        def make(identity: tuple[object, ...], size: tuple[int, int]) -> Surface:
            veil = Surface(size, pygame.SRCALPHA)
            veil.fill(colour)
            return veil

        veil = self.images.made(("veil", tuple(colour)), (VEIL_TILE_PIXELS, VEIL_TILE_PIXELS), make)
        for y in range(0, self.surface.get_height(), VEIL_TILE_PIXELS):
            for x in range(0, self.surface.get_width(), VEIL_TILE_PIXELS):
                self.surface.blit(veil, (x, y))

    def panel(
        self,
        rect: Rect,
        fill: Color | str,
        radius: int,
        edge: Color | str | None = None,
        alpha: int = 255,
        line: int = 1,
    ) -> None:
        """Paint a rounded panel with smooth corners and an edge ``line`` pixels wide."""
        if rect.w <= 0 or rect.h <= 0:
            return
        rect = self._seen(rect)
        inside, outside = Color(fill), Color(edge) if edge is not None else None
        if edge is not None:
            line = self.edge_line(rect.size, line)

        def make(identity: tuple[object, ...], size: tuple[int, int]) -> Surface:
            return shapes.panel(size, inside, radius, outside, alpha, line)

        identity = ("panel", tuple(inside), radius, str(edge), alpha, line)
        border = shapes.panel_border(radius, line)
        if not self._needs_pieces(rect, border):
            self._below.blit(self.images.made(identity, rect.size, make), rect.topleft)
            return
        middle = rect.inflate(-2 * border, -2 * border)
        piece = self._sides(identity, rect, border, make)
        if alpha == inside.a == 255:
            self._below.fill(inside, middle)
        else:
            self._tiled(piece, Rect(border, border, PANEL_SIDE_PIXELS, PANEL_SIDE_PIXELS), middle)

    def edge_line(self, size: tuple[int, int], line: int) -> int:
        """Width of the edge of a panel of a size, in pixels; in high contrast it is stronger."""
        if not self.measures.contrast:
            return line
        return max(line, min(self.measures.line_width(), min(size) // 10))

    def raised(self, rect: Rect, fill: Color | str, radius: int, edge: Color | str | None) -> None:
        """Paint a panel with a soft shadow under it."""
        self.shadow(rect, radius, self.measures.px(14), self.measures.px(5))
        self.panel(rect, fill, radius, edge)

    def shadow(self, rect: Rect, radius: int, spread: int, drop: int) -> None:
        """Paint the soft shadow of what covers a rounded rectangle.

        It is ``spread`` pixels wider on every side, and ``drop`` pixels lower.
        """

        def make(identity: tuple[object, ...], size: tuple[int, int]) -> Surface:
            under = (size[0] - 2 * spread, size[1] - 2 * spread)
            return shapes.shadow(under, radius, spread, PANEL_SHADOW_ALPHA)

        around = self._seen(rect).inflate(2 * spread, 2 * spread).move(0, drop)
        identity = ("panel's shadow", radius, spread)
        border = shapes.shadow_border(radius, spread)
        if self._needs_pieces(around, border):
            # The part without shadow pieces lies under the panel.
            self._sides(identity, around, border, make)
        else:
            self._below.blit(self.images.made(identity, around.size, make), around.topleft)

    def _needs_pieces(self, rect: Rect, border: int) -> bool:
        return rect.w * rect.h > MIN_LARGE_PANEL_PIXEL_COUNT and min(rect.size) > 2 * border

    def _sides(self, identity: tuple[object, ...], rect: Rect, border: int, make: Make) -> Surface:
        """Paint the border of a shape that is uniform beyond ``border`` pixels from its edge.

        It is assembled from a small picture whose sides are ``PANEL_SIDE_PIXELS`` pixels longer
        than its corners. Returns that picture.
        """
        whole = 2 * border + PANEL_SIDE_PIXELS
        piece = self.images.made((*identity, "piece"), (whole, whole), make)
        far, blit = border + PANEL_SIDE_PIXELS, self._below.blit
        right, low = rect.right - border, rect.bottom - border
        blit(piece, rect.topleft, (0, 0, border, border))
        blit(piece, (right, rect.y), (far, 0, border, border))
        blit(piece, (rect.x, low), (0, far, border, border))
        blit(piece, (right, low), (far, far, border, border))
        wide, high = rect.w - 2 * border, rect.h - 2 * border
        x, y = rect.x + border, rect.y + border
        self._tiled(
            piece, Rect(border, 0, PANEL_SIDE_PIXELS, border), Rect(x, rect.y, wide, border)
        )
        self._tiled(piece, Rect(border, far, PANEL_SIDE_PIXELS, border), Rect(x, low, wide, border))
        self._tiled(
            piece, Rect(0, border, border, PANEL_SIDE_PIXELS), Rect(rect.x, y, border, high)
        )
        self._tiled(
            piece, Rect(far, border, border, PANEL_SIDE_PIXELS), Rect(right, y, border, high)
        )
        return piece

    def _tiled(self, piece: Surface, part: Rect, rect: Rect) -> None:
        x, y, wide, high = part
        blit, right, low = self._below.blit, rect.right, rect.bottom
        for top in range(rect.y, low, high):
            for left in range(rect.x, right, wide):
                blit(piece, (left, top), (x, y, min(wide, right - left), min(high, low - top)))

    # From right to left.

    @contextmanager
    def mirrored_about(self, rect: Rect, wanted: bool = True) -> Iterator[None]:
        """Reflect the places of what is painted about a rectangle.

        Once is enough: within a reflection it does nothing, and so it does if it is not wanted.
        """
        below = self.surface
        if not wanted or self.is_mirrored:
            yield
            return
        self.surface = MirroredCanvas(below, rect)
        try:
            yield
        finally:
            self.surface = below

    @property
    def is_mirrored(self) -> bool:
        return isinstance(self.surface, MirroredCanvas)

    @property
    def _below(self) -> Surface:
        """The surface itself, which has every place as it is seen."""
        return self.surface.onto if isinstance(self.surface, MirroredCanvas) else self.surface

    def _seen(self, rect: Rect) -> Rect:
        """A rectangle where it is seen."""
        surface = self.surface
        return surface.reflected(rect) if isinstance(surface, MirroredCanvas) else rect

    def _seen_points(self, points: Sequence[tuple[float, float]]) -> Sequence[tuple[float, float]]:
        surface = self.surface
        if isinstance(surface, MirroredCanvas):
            return [(surface.edges - x, y) for x, y in points]
        return points

    # Words.

    def words(
        self,
        text: str,
        place: tuple[int, int],
        size: int,
        colour: Color = theme.LIGHT_INK,
        weight: str = "regular",
        anchor: str = "topleft",
        width: int | None = None,
    ) -> Rect:
        """Paint one line of text with its ``anchor`` (a pygame Rect corner or centre) at a place.

        It is shortened with an ellipsis to ``width`` pixels.  Returns the rectangle it fills.
        """
        if width is not None:
            text = self.texts.fitted(text, size, width, weight)
        line = self.texts.line(text, size, self.ink(colour), weight)
        rect = line.get_rect(**{anchor: place})
        self.surface.blit(line, rect)
        return rect

    def ink(self, colour: Color) -> Color:
        """Colour of text; in high contrast faint inks are stronger."""
        return (
            theme.HIGH_CONTRAST_INKS.get(tuple(colour), colour)
            if self.measures.contrast
            else colour
        )

    def paragraph(
        self,
        text: str,
        rect: Rect,
        size: int,
        colour: Color = theme.LIGHT_INK,
        weight: str = "regular",
        middle: bool = False,
    ) -> int:
        """Paint wrapped text from the top of a rectangle; text that does not fit is shortened.

        In the ``middle`` its lines are about as long as each other.
        Returns the height in pixels.
        """
        step = self.texts.height(size)
        lines = self.texts.wrapped(text, size, rect.w, weight)
        most = max(1, rect.h // step)
        if middle and len(lines) <= most:
            lines = self.texts.balanced(text, size, rect.w, weight)
        if len(lines) > most:
            rest = " ".join(lines[most - 1 :])
            lines = (*lines[: most - 1], self.texts.fitted(rest, size, rect.w, weight))
        for number, line in enumerate(lines):
            y = rect.y + number * step
            if middle:
                self.words(line, (rect.centerx, y), size, colour, weight, "midtop")
            else:
                self.words(line, (rect.x, y), size, colour, weight)
        return len(lines) * step

    def cap(self, rect: Rect, radius: int, ink: Color) -> None:
        """Paint the cap of a key, in a shade that contrasts with its ink."""
        light = sum(ink[:3]) > 3 * 128
        self.panel(rect, theme.DARK_GROUND if light else theme.FOCUS_COLOUR, radius, alpha=110)

    def icon(self, icon: Icon, centre: tuple[int, int], size: int, colour: Color) -> None:
        picture = self.images.icon(icon, size, colour)
        if icon in DIRECTED_ICONS and self.is_mirrored:
            picture = self._turned_icon(icon, size, colour)
        self.surface.blit(picture, picture.get_rect(center=centre))

    def _turned_icon(self, icon: Icon, size: int, colour: Color) -> Surface:
        def make(identity: tuple[object, ...], size: tuple[int, int]) -> Surface:
            return pygame.transform.flip(self.images.icon(icon, size[0], colour), True, False)

        return self.images.made(("turned icon", icon, tuple(colour)), (size, size), make)

    def ring(
        self, rect: Rect, radius: int, colour: Color = theme.FOCUS_COLOUR, gap: int = 3
    ) -> None:
        """Paint the focus ring: a clear line around a rectangle."""
        thick = self.measures.contrast
        line = max(2, self.measures.px(5 if thick else 3))
        around = self._seen(rect).inflate(2 * (gap + line), 2 * (gap + line))
        if thick:
            # Dark lines on both sides: a light one alone is lost on a card.
            rim = max(1, line // 3)
            under = around.inflate(2 * rim, 2 * rim)
            self._ring(under, radius + gap + line + rim, theme.DARK_GROUND, line + 2 * rim)
        self._ring(around, radius + gap + line, colour, line)

    def _ring(self, around: Rect, radius: int, colour: Color, line: int) -> None:
        def make(identity: tuple[object, ...], size: tuple[int, int]) -> Surface:
            return shapes.ring(size, colour, radius, line)

        identity = ("ring", tuple(colour), radius, line)
        border = shapes.panel_border(radius, line)
        if self._needs_pieces(around, border):
            self._sides(identity, around, border, make)
        else:
            self._below.blit(self.images.made(identity, around.size, make), around.topleft)

    def draw(self, how: Draw, rect: Rect, *about: object) -> None:
        """Call a function of ``pygame.draw`` whose output lies inside a rectangle.

        ``about`` are its arguments; they must be immutable.  Places are as they are seen.
        """
        surface = self._below
        if isinstance(surface, (RecordedSurface, SpriteLayer)):
            surface.draw(how, rect, *about)
        else:
            how(surface, *about)

    def dot(self, colour: Color, middle: tuple[int, int], radius: int) -> None:
        if isinstance(self.surface, MirroredCanvas):
            middle = self.surface.edges - middle[0], middle[1]
        rect = Rect(0, 0, 2 * radius, 2 * radius).inflate(
            2 * LINE_REACH_PIXELS, 2 * LINE_REACH_PIXELS
        )
        rect.center = middle
        self.draw(pygame.draw.aacircle, rect, tuple(colour), middle, radius)

    def polygon(self, colour: Color, points: Sequence[tuple[float, float]]) -> None:
        points = self._seen_points(points)
        self.draw(pygame.draw.polygon, _around(points), tuple(colour), tuple(points))

    def outline(self, colour: Color, points: Sequence[tuple[float, float]]) -> None:
        points = self._seen_points(points)
        self.draw(pygame.draw.aalines, _around(points), tuple(colour), True, tuple(points))

    def curve(self, points: list[tuple[int, int]], colour: Color) -> None:
        """Paint an antialiased line through points."""
        if len(points) < 2:
            for point in points:
                self.dot(colour, point, max(3, self.measures.px(3)))
            return
        wide = max(2, self.measures.px(2.4))
        for one, other in pairwise(self._seen_points(points)):
            around = _around((one, other)).inflate(2 * wide, 2 * wide)
            self.draw(pygame.draw.aaline, around, tuple(colour), one, other, wide)

    def numbered(self, place: tuple[int, int], number: int) -> None:
        """Paint a disc with a number, on a point of a curve."""
        size = self.measures.text_size(12.5)
        self.dot(theme.WARNING_COLOUR, place, round(size * MARK_RADIUS_TEXT_SIZES))
        self.words(str(number), place, size, theme.DARK_INK, "bold", "center")

    def dial(self, rect: Rect, share: float, colour: Color) -> None:
        """Paint a ring filled clockwise from the top, up to this share."""
        line = max(4, rect.w // 10)
        big = Surface((rect.w * 2, rect.h * 2), pygame.SRCALPHA)
        pygame.draw.circle(big, (0, 0, 0, 110), (rect.w, rect.h), rect.w)
        pygame.draw.circle(big, (255, 255, 255, 40), (rect.w, rect.h), rect.w - 2, line * 2)
        full = pi / 2 - 2 * pi * min(1.0, max(0.0, share))
        if share >= 1.0:
            pygame.draw.circle(big, colour, (rect.w, rect.h), rect.w - 2, line * 2)
        elif share > 0:
            steps = max(8, round(64 * share))
            angles = [pi / 2 + (full - pi / 2) * step / steps for step in range(steps + 1)]
            outer = [
                (rect.w + (rect.w - 2) * cos(a), rect.h - (rect.h - 2) * sin(a)) for a in angles
            ]
            inside = rect.w - 2 - line * 2
            inner = [(rect.w + inside * cos(a), rect.h - inside * sin(a)) for a in angles]
            pygame.draw.polygon(big, colour, [*outer, *reversed(inner)])
        self.surface.blit(pygame.transform.smoothscale(big, rect.size), rect)


def _around(points: Sequence[tuple[float, float]]) -> Rect:
    across, down = [int(x) for x, _ in points], [int(y) for _, y in points]
    rect = Rect(min(across), min(down), max(across) - min(across), max(down) - min(down))
    return rect.inflate(2 * LINE_REACH_PIXELS, 2 * LINE_REACH_PIXELS)
