"""What moves over a picture that keeps still: where it was is painted again, and nothing else."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Protocol

from pygame import Rect, Surface
from pygame.typing import ColorLike, Point, RectLike

from game.ui.paint.sheet import Draw, Sheet

MOST = 0.8
"""If what is to be painted again is more than this part of the screen, all of it is."""


class Paints(Protocol):
    """A painter: its surface, and what that shows."""

    surface: Surface
    shown: object


class Layer(Surface):
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


class Cover:
    """What still lies uncovered of a picture that keeps still, on the screen of a painter.

    It is all there as long as nothing else has been painted there (``Painter.shown``).
    """

    def __init__(self) -> None:
        self._layer: Layer | None = None

    @contextmanager
    def over(self, painter: Paints, still: Sheet) -> Iterator[None]:
        """Have the painter paint what moves over a picture."""
        screen, before = painter.surface, self._layer
        anew, still.anew = still.anew, []
        if before is not None and painter.shown is before and before.onto is screen:
            _uncover(screen, still, [*before.touched, *anew])
        else:
            screen.blit(still, (0, 0))
        painter.shown = None
        self._layer = painter.surface = Layer(screen)
        try:
            yield
        finally:
            painter.surface = screen
        painter.shown = self._layer


def _uncover(screen: Surface, still: Surface, parts: list[Rect]) -> None:
    """Paint parts of what keeps still, or all of it."""
    if sum(part.w * part.h for part in parts) > MOST * screen.get_width() * screen.get_height():
        screen.blit(still, (0, 0))
        return
    for part in parts:
        screen.blit(still, part, part)
