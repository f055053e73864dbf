"""Buttons of a row that show less of themselves where there is too little room."""

from collections.abc import Callable, Iterator, Sequence
from enum import Enum, auto

from pygame import Rect

from game.ui.box import Box, Fixed
from game.ui.tree import Node
from game.ui.widgets.button import Button
from game.ui.widgets.kit import Kit
from game.ui.widgets.make import label_of
from game.values import replace

LEAST = 100.0
"""Units: a button with words is no narrower."""
SHARE = 0.15
"""The part of a row that each of the buttons with fixed places may take up with its words."""
AROUND = 8.0
"""Units more than what is in it that a button with words is wide."""


class Dress(Enum):
    """What a button shows: all of it, its words without the icon, or the icon alone."""

    WHOLE = auto()
    PLAIN = auto()
    SHORT = auto()


class Dressed(Fixed):
    """A button that shows as much of itself as this; another box may show it otherwise."""

    def __init__(self, node: Node, dress: Dress, kit: Kit, target: float, least: float) -> None:
        label = label_of(node, kit.measures, kit.texts)
        high = kit.tall(target, 16.5)
        wide = kit.texts.width(label.text, label.size, "semibold") + label.beside + kit.px(AROUND)
        wide = max(kit.px(least), wide)
        if dress is Dress.PLAIN:
            wide -= label.icon + label.gap
        if dress is Dress.SHORT:
            wide = high = kit.measures.target(target)
        super().__init__(node, wide, high)
        look = node.widget
        assert isinstance(look, Button), "the node is a button"
        if dress is Dress.PLAIN:
            look = replace(look, icon=None)
        self.look = replace(look, short=dress is Dress.SHORT)

    def place(self, rect: Rect) -> list[Node]:
        self.node.widget = self.look
        return super().place(rect)


class Wardrobe:
    """A row of buttons and the ways to show them, each with less than the one before.

    The ``fixed`` ones keep their places, so they look the same whatever is beside them: they show
    their icons alone where they would take up too much of a row of this width (in pixels).  The
    others give up their icons, and then their words, the widest first, but some ``last``.  Where
    they are to be ``short`` at once, they give up their words and keep their icons.  Where even
    that is too much, the fixed ones show their icons alone, and then what is ``dear``.
    """

    def __init__(
        self,
        kit: Kit,
        nodes: Sequence[Node],
        fixed: Callable[[Node], bool],
        width: int,
        *,
        short: bool,
        last: Callable[[Node], bool] = lambda node: False,
        dear: Callable[[Node], bool] = lambda node: False,
    ) -> None:
        self.kit = kit
        self.nodes = nodes
        self._boxes: dict[tuple[int, Dress], Dressed] = {}
        self.fixed = [place for place, node in enumerate(nodes) if fixed(node)]
        free = [place for place in range(len(nodes)) if place not in self.fixed]
        self.dear = [place for place in free if dear(nodes[place])]
        others = [place for place in free if place not in self.dear]
        self.others = sorted(
            others,
            key=lambda place: (last(nodes[place]), -self._box(place, Dress.WHOLE).wide.ideal),
        )
        self.short = short
        wide = sum(self._box(place, Dress.WHOLE).wide.ideal for place in self.fixed)
        most = SHARE * width * len(self.fixed)
        self.usual = Dress.WHOLE if wide <= most else Dress.SHORT

    def _box(self, place: int, dress: Dress) -> Dressed:
        box = self._boxes.get((place, dress))
        if box is None:
            box = Dressed(self.nodes[place], dress, self.kit, 46, LEAST)
            self._boxes[place, dress] = box
        return box

    def ways(self) -> Iterator[list[Box]]:
        """The boxes of the buttons, way by way."""
        steps = [] if self.short else [(place, Dress.PLAIN) for place in self.others]
        steps += [(place, Dress.SHORT) for place in self.others]
        steps += [(place, Dress.SHORT) for place in reversed(self.fixed)]
        steps += [(place, dress) for dress in (Dress.PLAIN, Dress.SHORT) for place in self.dear]
        worn = [Dress.WHOLE] * len(self.nodes)
        for place in self.fixed:
            worn[place] = self.usual
        yield self._row(worn)
        for place, dress in steps:
            worn[place] = dress
            yield self._row(worn)

    def _row(self, worn: Sequence[Dress]) -> list[Box]:
        return [self._box(place, dress) for place, dress in enumerate(worn)]
