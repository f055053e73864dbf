"""A widget that paints its node itself: a file a widget, its fields beside its painting."""

from abc import ABC, abstractmethod

from game.ui.paint import Painter
from game.ui.tree import Node, Widget
from game.ui.widgets.mood import Mood


class Painted(Widget, ABC):
    """What a node is seen as."""

    __slots__ = ()

    @abstractmethod
    def paint(self, painter: Painter, node: Node, mood: Mood) -> None:
        """Paint a node that is seen as this, without its children."""
