"""Buttons of a row that show less of themselves where there is too little room.

A key as it stands on a keyboard, or a button as it is on a gamepad.

A row of a list of commands: what one is called and where it holds, and its keys.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto

from pygame import Rect

from game.text.message import told
from game.ui.kit.forms.builder import Kit, nowhere
from game.ui.kit.input.pad_buttons import Face
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.frame import Limit, NodeBox, Pad
from game.ui.kit.layout.grid import Flow
from game.ui.kit.layout.leaf import FixedBox
from game.ui.kit.layout.linear import Column, Row
from game.ui.kit.paint import theme
from game.ui.kit.paint.painter import Painter
from game.ui.kit.tree import Act, Node, Role
from game.ui.kit.widgets.button import Button, label_of
from game.ui.kit.widgets.label import Keycap
from game.ui.kit.widgets.list_items import Entry
from game.ui.kit.widgets.widget import NodeStyle, PaintedWidget

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


class Dressed(FixedBox):
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


SIZE = 14.5
"""Units of the letters on a key."""


@dataclass(frozen=True, slots=True)
class Cap(PaintedWidget):
    """The cap of a key with its node's name; a ``dim`` one does nothing just now.

    Of a pad's button it is what stands on that (``face``).
    """

    size: int
    dim: bool = False
    face: Face | None = None

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        ink = theme.DIM if self.dim else theme.TEXT
        if self.face is not None:
            Keycap(self.face, self.size).paint(painter, node.rect, ink)
            return
        painter.cap(node.rect, painter.measures.px(5), ink)
        painter.words(node.name, node.rect.center, self.size, ink, "semibold", "center")


def caps(kit: Kit, keys: Sequence[str | Face], dim: bool = False) -> Box:
    """The caps of keys side by side, in several rows where there is too little room."""
    size = kit.measures.text(SIZE)
    high = round(size * 1.6)
    made: list[Box] = []
    for key in keys:
        if isinstance(key, Face):
            button = Keycap(key, size)
            node = Node(Role.TEXT, told(key.said), nowhere(), widget=Cap(size, dim, key))
            made.append(FixedBox(node, button.wide(kit.measures, kit.texts), button.high))
            continue
        wide = max(high, kit.texts.width(key, size, "semibold") + kit.px(14))
        made.append(FixedBox(Node(Role.TEXT, key, nowhere(), widget=Cap(size, dim)), wide, high))
    return Flow(made, kit.px(5), kit.px(4))


KEYS = 240.0
"""Units that the keys at the end of a row take at most."""


def key_row(
    kit: Kit, key: str, name: str, lines: tuple[str, str], keys: Sequence[str], act: Act, own: bool
) -> Box:
    """A row to click on; keys that are the player's ``own`` make it stand out."""
    node = Node(Role.BUTTON, name, nowhere(), key, act=act, area="commands", widget=Entry(lines))
    tone = "gold" if own else "text"
    says = Column([
        kit.words(lines[0], 16, weight="semibold", tone=tone, anchor="midleft"),
        kit.words(lines[1], 13.5, tone="dim", anchor="midleft"),
    ])  # fmt: skip
    its = caps(kit, keys)
    shown = Limit(its, ideal=min(its.widths.ideal, kit.measures.grown(KEYS)))
    row = Row([says.growing(), shown], kit.px(14))
    return Limit(NodeBox(node, Pad(row, kit.px(14), kit.px(6))), least=kit.measures.grown(200))
