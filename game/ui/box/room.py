"""Room for what is laid out in another way."""

from pygame import Rect

from game.ui.box.leaf import Space
from game.ui.tree import Node


class Room(Space):
    """Room that is left free; ``rect`` is where it lies, once it has been placed."""

    def __init__(self, wide: int = 0, high: int = 0) -> None:
        super().__init__(wide, high)
        self.rect = Rect(0, 0, wide, high)

    def place(self, rect: Rect) -> list[Node]:
        self.rect = rect
        return []
