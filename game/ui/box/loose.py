"""Something that takes more height than it needs where there is room."""

from game.ui.box.base import Box, Wrapper


class Loose(Wrapper):
    """A box that is ``high`` pixels high, but does with its own height where it has to."""

    def __init__(self, child: Box, high: int) -> None:
        super().__init__(child)
        self.scrolls = True
        self.high = high

    def _height(self, width: int) -> int:
        return max(self.high, self.child.height(width))
