"""A surface without pixels of its own, which stands for another one."""

from typing import Any

from pygame import Rect, Surface
from pygame.typing import RectLike


class SurfaceProxy(Surface):
    """Paints ``onto`` another surface, and has its size and clip."""

    def __init__(self, onto: Surface) -> None:
        super().__init__((1, 1), 0, onto)
        self.onto = onto

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
