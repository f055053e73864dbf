"""A picture that is painted again and again, and each time only where it has become different.

What is painted onto it is written down, stroke by stroke, and compared with what was painted
before: most of a table stays as it is while a card lands on it.
"""

from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from pygame import Color, Rect, Surface
from pygame.typing import ColorLike, Point, RectLike

MOST = 0.7
"""If more of the picture than this is different, all of it is painted."""
EDGE = 2
"""So many pixels beyond its points a smooth line reaches."""
Four = tuple[int, int, int, int]
Draw = Callable[..., object]
"""Draws onto a surface: a function of ``pygame.draw``."""


class Stroke(NamedTuple):
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


class Sheet(Surface):
    """A surface onto which nothing is painted before it is told to ``finish``.

    ``anew`` is where it has been painted since somebody last looked there.
    """

    def __init__(self, size: tuple[int, int], like: Surface) -> None:
        super().__init__(size, 0, like)
        self._strokes: list[Stroke] = []
        self._before: list[Stroke] | None = None
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
        stroke = Stroke(rect, source, part, special_flags, None, None, (), self._within)
        self._strokes.append(stroke)
        return Rect(rect)

    def fill(self, color: ColorLike, rect: RectLike | None = None, special_flags: int = 0) -> Rect:
        where = self.get_rect() if rect is None else Rect(rect)
        red, green, blue, alpha = Color(color)
        ink = (red, green, blue, alpha)
        self._strokes.append(
            Stroke(_four(where), None, None, special_flags, ink, None, (), self._within)
        )
        return where

    def draw(self, how: Draw, rect: Rect, *about: object) -> None:
        """Draw something that lies inside a rectangle; ``about`` is what the function is told."""
        stroke = Stroke(_four(rect), None, None, 0, None, how, about, self._within)
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

    def _paint(self, part: Rect, strokes: list[Stroke]) -> None:
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


def _different(before: list[Stroke], now: list[Stroke]) -> list[Rect]:
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


def _whole(parts: list[Rect], strokes: list[Stroke], window: Rect) -> list[Rect]:
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
