"""What a page stands on: its colours, and the backdrop that paints them."""

from typing import Protocol

from pygame import Rect, Surface


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
