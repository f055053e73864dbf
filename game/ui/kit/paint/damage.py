"""Damage tracking: repaint only the rectangles that changed.

``RecordedSurface`` records draw calls and compares them with those of the last frame; it holds the
still picture of a page.  ``SpriteLayer`` paints moving things over it, and ``DamageList`` restores
the picture where they were.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple, Protocol

from pygame import Color, Rect, Surface
from pygame.typing import ColorLike, Point, RectLike

from game.ui.kit.paint.surface_proxy import SurfaceProxy

REPAINT_ALL_SHARE = 0.7
"""Part of the picture above which all of it is repainted."""
LINE_REACH_PIXELS = 2
"""Pixels by which an antialiased line reaches beyond its points."""
Four = tuple[int, int, int, int]
Draw = Callable[..., object]
"""A function of ``pygame.draw`` that draws onto a surface."""


class DrawCall(NamedTuple):
    """One recorded draw call: a blit of ``picture``, a fill with ``colour``, or a ``draw``
    function.

    ``rect`` bounds it and ``clip`` limits it, both in pixels of the surface.
    """

    rect: Four
    picture: Surface | None
    area: Four | None
    flags: int
    colour: Four | None
    draw: Draw | None
    about: tuple[object, ...]
    clip: Four | None


class RecordedSurface(Surface):
    """A surface that records draw calls and executes them in ``finish``.

    Repainted rectangles are collected until a ``DamageList`` takes them.
    """

    def __init__(self, size: tuple[int, int], like: Surface) -> None:
        super().__init__(size, 0, like)
        self._strokes: list[DrawCall] = []
        self._before: list[DrawCall] | None = None
        self._within: Four | None = None
        self.anew: list[Rect] = []

    def blit(
        self,
        source: Surface,
        dest: Point | RectLike = (0, 0),
        area: RectLike | None = None,
        special_flags: int = 0,
    ) -> Rect:
        part = None if area is None else _four(Rect(area))
        wide, high = source.get_size() if part is None else part[2:]
        rect = (int(dest[0]), int(dest[1]), wide, high)  # type: ignore[index, arg-type]
        stroke = DrawCall(rect, source, part, special_flags, None, None, (), self._within)
        self._strokes.append(stroke)
        return Rect(rect)

    def fill(self, color: ColorLike, rect: RectLike | None = None, special_flags: int = 0) -> Rect:
        where = self.get_rect() if rect is None else Rect(rect)
        red, green, blue, alpha = Color(color)
        ink = (red, green, blue, alpha)
        self._strokes.append(
            DrawCall(_four(where), None, None, special_flags, ink, None, (), self._within)
        )
        return where

    def draw(self, how: Draw, rect: Rect, *about: object) -> None:
        """Record a draw function; ``rect`` bounds its output, ``about`` are its arguments."""
        stroke = DrawCall(_four(rect), None, None, 0, None, how, about, self._within)
        self._strokes.append(stroke)

    def set_clip(self, rect: RectLike | None = None, /) -> None:
        self._within = None if rect is None else _four(Rect(rect))

    def finish(self) -> None:
        """Execute the recorded calls where they differ from those of the last ``finish``."""
        before, strokes = self._before, self._strokes
        self._before, self._strokes, self._within = strokes, [], None
        parts, rects = [self.get_rect()], [Rect(stroke.rect) for stroke in strokes]
        if before is not None:
            parts = _whole(_different(before, strokes), strokes, self.get_rect())
        for part in parts:
            self._paint(part, [strokes[number] for number in part.collidelistall(rects)])
        self.anew += parts

    def _paint(self, part: Rect, strokes: list[DrawCall]) -> None:
        for stroke in strokes:
            super().set_clip(part if stroke.clip is None else part.clip(stroke.clip))
            if stroke.picture is not None:
                super().blit(stroke.picture, stroke.rect[:2], stroke.area, stroke.flags)
            elif stroke.colour is not None:
                super().fill(stroke.colour, stroke.rect, stroke.flags)
            elif stroke.draw is not None:
                stroke.draw(self, *stroke.about)
        super().set_clip(None)


def _four(rect: Rect) -> Four:
    return (rect.x, rect.y, rect.w, rect.h)


def _different(before: list[DrawCall], now: list[DrawCall]) -> list[Rect]:
    """Rectangles of draw calls that only one list has, or whose order differs."""
    first, most = 0, min(len(before), len(now))
    while first < most and before[first] == now[first]:
        first += 1
    last = 0
    while last < most - first and before[-1 - last] == now[-1 - last]:
        last += 1
    old, new = before[first : len(before) - last], now[first : len(now) - last]
    counts, counted = Counter(old), Counter(new)
    changed = {one for one in (*old, *new) if counts[one] != counted[one]}
    same = zip(
        [one for one in old if one not in changed],
        [one for one in new if one not in changed],
        strict=True,
    )
    changed.update(one for pair in same if pair[0] != pair[1] for one in pair)
    return [Rect(one.rect) for one in changed]


def _whole(parts: list[Rect], strokes: list[DrawCall], window: Rect) -> list[Rect]:
    """Disjoint rectangles to repaint.

    A drawn shape is repainted whole, else its antialiased edges would show seams.
    """
    drawn = [Rect(one.rect).clip(window) for one in strokes if one.draw is not None]
    apart: list[Rect] = []
    waiting = [part.clip(window) for part in parts]
    while waiting:
        part = waiting.pop()
        if not part.w or not part.h:
            continue
        near, whole = part.collidelistall(apart), part.collidelistall(drawn)
        grown = part.unionall([*(apart[one] for one in near), *(drawn[one] for one in whole)])
        if grown == part and not near:
            apart.append(part)
            continue
        for rects, taken in ((apart, near), (drawn, whole)):
            for one in reversed(taken):
                del rects[one]
        waiting.append(grown)
    if sum(part.w * part.h for part in apart) > REPAINT_ALL_SHARE * window.w * window.h:
        return [window]
    return apart


MAX_DAMAGE_SHARE = 0.8
"""Part of the screen above which all of it is repainted."""


class Paints(Protocol):
    """A painter, as far as damage tracking needs it."""

    surface: Surface
    shown: object


class SpriteLayer(SurfaceProxy):
    """Paints onto another surface and notes the rectangles."""

    def __init__(self, onto: Surface) -> None:
        super().__init__(onto)
        self.touched: list[Rect] = []

    def blit(
        self,
        source: Surface,
        dest: Point | RectLike = (0, 0),
        area: RectLike | None = None,
        special_flags: int = 0,
    ) -> Rect:
        rect = self.onto.blit(source, dest, area, special_flags)
        self.touched.append(rect)
        return rect

    def fill(self, color: ColorLike, rect: RectLike | None = None, special_flags: int = 0) -> Rect:
        filled = self.onto.fill(color, rect, special_flags)
        self.touched.append(filled)
        return filled

    def draw(self, how: Draw, rect: Rect, *about: object) -> None:
        """Call a draw function; ``rect`` bounds its output, ``about`` are its arguments."""
        how(self.onto, *about)
        self.touched.append(rect)


class DamageList:
    """Restores the still picture under sprites, with as little painting as possible.

    The shortcut holds only while nothing else paints onto the screen (``Painter.shown``).
    """

    def __init__(self) -> None:
        self._layer: SpriteLayer | None = None

    @contextmanager
    def over(self, painter: Paints, still: RecordedSurface) -> Iterator[None]:
        """Redirect the painter to a sprite layer over the still picture."""
        screen, before = painter.surface, self._layer
        anew, still.anew = still.anew, []
        if before is not None and painter.shown is before and before.onto is screen:
            _uncover(screen, still, [*before.touched, *anew])
        else:
            screen.blit(still, (0, 0))
        painter.shown = None
        self._layer = painter.surface = SpriteLayer(screen)
        try:
            yield
        finally:
            painter.surface = screen
        painter.shown = self._layer


def _uncover(screen: Surface, still: Surface, parts: list[Rect]) -> None:
    if (
        sum(part.w * part.h for part in parts)
        > MAX_DAMAGE_SHARE * screen.get_width() * screen.get_height()
    ):
        screen.blit(still, (0, 0))
        return
    for part in parts:
        screen.blit(still, part, part)
