"""A picture that is painted again and again, and each time only where it has become different.

What is painted onto it is written down, stroke by stroke, and compared with what was painted
before: most of a table stays as it is while a card lands on it.

What moves over a picture that keeps still: where it was is painted again, and nothing else.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple, Protocol

from pygame import Color, Rect, Surface
from pygame.typing import ColorLike, Point, RectLike

MOST = 0.7
"""If more of the picture than this is different, all of it is painted."""
EDGE = 2
"""So many pixels beyond its points a smooth line reaches."""
Four = tuple[int, int, int, int]
Draw = Callable[..., object]
"""Draws onto a surface: a function of ``pygame.draw``."""


class DrawCall(NamedTuple):
    """Something painted, and where at most, in pixels: a picture, a filled rectangle, or drawn.

    ``clip`` is outside of which nothing was to be painted.
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
    """A surface onto which nothing is painted before it is told to ``finish``.

    ``anew`` is where it has been painted since somebody last looked there.
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
        """Draw something that lies inside a rectangle; ``about`` is what the function is told."""
        stroke = DrawCall(_four(rect), None, None, 0, None, how, about, self._within)
        self._strokes.append(stroke)

    def set_clip(self, rect: RectLike | None = None, /) -> None:
        self._within = None if rect is None else _four(Rect(rect))

    def finish(self) -> None:
        """Paint what was told since it was last finished, where that is different."""
        before, strokes = self._before, self._strokes
        self._before, self._strokes, self._within = strokes, [], None
        parts, rects = [self.get_rect()], [Rect(stroke.rect) for stroke in strokes]
        if before is not None:
            parts = _whole(_different(before, strokes), strokes, self.get_rect())
        for part in parts:
            self._paint(part, [strokes[number] for number in part.collidelistall(rects)])
        self.anew += parts

    def _paint(self, part: Rect, strokes: list[DrawCall]) -> None:
        """Paint a part of the picture."""
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
    """Where two pictures may differ: around what is in one of them alone, or is in other order."""
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
    """The parts of a picture to be painted, apart from each other.

    What is drawn is drawn as a whole: its smooth edges would not meet otherwise.
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
    if sum(part.w * part.h for part in apart) > MOST * window.w * window.h:
        return [window]
    return apart


MAX_DAMAGE_RECTS = 0.8
"""If what is to be painted again is more than this part of the screen, all of it is."""


class Paints(Protocol):
    """A painter: its surface, and what that shows."""

    surface: Surface
    shown: object


class SpriteLayer(Surface):
    """What moves: painted at once onto another surface, and where that is, is noted.

    It has no pixels of its own: who paints onto it asks nothing of it but its size.
    """

    def __init__(self, onto: Surface) -> None:
        super().__init__((1, 1), 0, onto)
        self.onto = onto
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
        """Draw something that lies inside a rectangle; ``about`` is what the function is told."""
        how(self.onto, *about)
        self.touched.append(rect)

    def subsurface(self, *rect: Any) -> Surface:
        return self.onto.subsurface(*rect)

    def get_size(self) -> tuple[int, int]:
        return self.onto.get_size()

    def get_width(self) -> int:
        return self.onto.get_width()

    def get_height(self) -> int:
        return self.onto.get_height()

    def get_rect(self, **place: Any) -> Rect:
        return self.onto.get_rect(**place)

    def get_clip(self) -> Rect:
        return self.onto.get_clip()

    def set_clip(self, rect: RectLike | None = None, /) -> None:
        self.onto.set_clip(rect)


class DamageList:
    """What still lies uncovered of a picture that keeps still, on the screen of a painter.

    It is all there as long as nothing else has been painted there (``Painter.shown``).
    """

    def __init__(self) -> None:
        self._layer: SpriteLayer | None = None

    @contextmanager
    def over(self, painter: Paints, still: RecordedSurface) -> Iterator[None]:
        """Have the painter paint what moves over a picture."""
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
    """Paint parts of what keeps still, or all of it."""
    if (
        sum(part.w * part.h for part in parts)
        > MAX_DAMAGE_RECTS * screen.get_width() * screen.get_height()
    ):
        screen.blit(still, (0, 0))
        return
    for part in parts:
        screen.blit(still, part, part)
