"""A widget that paints its node itself: a file a widget, its fields beside its painting."""

from abc import ABC, abstractmethod
from typing import ClassVar

from game.ui.paint.painter import Painter
from game.ui.paint.theme import Measures
from game.ui.tree import Node, Widget
from game.ui.widgets.mood import Mood


class Painted(Widget, ABC):
    """What a node is seen as.

    ``ringed`` is whether the focus is shown by a ring around it.
    """

    __slots__ = ()
    ringed: ClassVar[bool] = True

    @abstractmethod
    def paint(self, painter: Painter, node: Node, mood: Mood) -> None:
        """Paint a node that is seen as this, without its children."""

    def ring(self, measures: Measures) -> int:
        """The radius of the corners of the focus' ring, in pixels."""
        return measures.px(10)
