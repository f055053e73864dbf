"""Rows of buttons that shrink when space is short, and rows that show key bindings.

``Wardrobe`` gives the variants of a button row, from complete to keys only; the caller takes the
first that fits.  ``caps`` draws keys and gamepad buttons, ``key_row`` a row of the command list.
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
from game.ui.kit.widgets.button import Button, Keycap, label_of
from game.ui.kit.widgets.list_items import ListEntry
from game.ui.kit.widgets.widget import NodeStyle, PaintedWidget

MIN_BUTTON_WIDTH_UNITS = 100.0
"""Minimum width of a button with words, in units."""
FIXED_BUTTON_WIDTH_SHARE = 0.15
"""Part of a row's width that each fixed button may use with its words."""
BUTTON_PADDING_UNITS = 8.0
"""Extra width of a button with words, in units."""


class Dress(Enum):
    """Variant of a button: icon, words and key; words and key; words; or only its key."""

    WHOLE = auto()
    PLAIN = auto()
    WORDS = auto()
    KEY = auto()


SMALLER_DRESSES = tuple(Dress)[1:]


class Dressed(FixedBox):
    """A button in one variant; the same node may be shared by boxes of other variants.

    A button without a key keeps its words: an icon alone says too little.
    """

    def __init__(self, node: Node, dress: Dress, kit: Kit, target: float, least: float) -> None:
        label = label_of(node, kit.measures, kit.texts)
        look = node.widget
        assert isinstance(look, Button), "the node is a button"
        keyed = dress is Dress.KEY and bool(label.cap)
        if keyed:
            high = kit.measures.target_size(target)
            wide = max(high, label.cap + 2 * label.gap)
        else:
            high = kit.target_height(target, 16.5)
            wide = kit.texts.width(label.text, label.size, "semibold") + label.beside
            wide += kit.px(BUTTON_PADDING_UNITS)
            if dress is not Dress.WHOLE:
                look = replace(look, icon=None)
                wide -= label.icon_width and label.icon_width + label.gap
            if dress in (Dress.WORDS, Dress.KEY):
                wide -= label.cap and label.cap + label.gap
            wide = max(wide, high if dress in (Dress.WORDS, Dress.KEY) else kit.px(least))
        super().__init__(node, wide, high)
        self.look = replace(look, keyed=keyed)

    def place(self, rect: Rect) -> list[Node]:
        self.node.widget = self.look
        return super().place(rect)


class Wardrobe:
    """The variants of a row of buttons, each smaller than the one before.

    Buttons shrink in this order: the others lose their icons, then their keys, those with the
    widest words first and those for which ``last`` is true at the end; then the ``fixed`` ones do.
    Then the others show a key in place of the words.  The likeliest move keeps its words if the
    ``fixed`` ones can show keys in their place; if not, it shows its key before they do.  Finally
    the ``dear`` ones shrink.

    A ``fixed`` button keeps its place, so its look does not depend on its neighbours.  If the fixed
    buttons exceed their ``FIXED_BUTTON_WIDTH_SHARE`` of ``width`` pixels, they start smaller.
    """

    def __init__(
        self,
        kit: Kit,
        nodes: Sequence[Node],
        fixed: Callable[[Node], bool],
        width: int,
        *,
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
            key=lambda place: (last(nodes[place]), -self._box(place, Dress.WORDS).wide.ideal),
        )
        most = FIXED_BUTTON_WIDTH_SHARE * width * len(self.fixed)
        self.usual = next(
            (
                dress
                for dress in Dress
                if sum(self._box(place, dress).wide.ideal for place in self.fixed) <= most
            ),
            Dress.KEY,
        )

    def _box(self, place: int, dress: Dress) -> Dressed:
        box = self._boxes.get((place, dress))
        if box is None:
            box = Dressed(self.nodes[place], dress, self.kit, 46, MIN_BUTTON_WIDTH_UNITS)
            self._boxes[place, dress] = box
        return box

    def ways(self) -> Iterator[list[Box]]:
        """Iterate over the variants of the row, from complete to smallest."""
        steps = [(place, dress) for dress in SMALLER_DRESSES[:2] for place in self.others]
        least = tuple(Dress).index(self.usual)
        steps += [
            (place, dress) for dress in SMALLER_DRESSES[least:2] for place in reversed(self.fixed)
        ]
        urged = [place for place in self.others if self.nodes[place].first]
        steps += [(place, Dress.KEY) for place in self.others if place not in urged]
        worn = [Dress.WHOLE] * len(self.nodes)
        for place in self.fixed:
            worn[place] = self.usual
        yield self._row(worn)
        yield from self._narrowed(worn, steps)
        yield from self._narrowed([*worn], [(place, Dress.KEY) for place in reversed(self.fixed)])
        steps = [(place, Dress.KEY) for place in (*urged, *reversed(self.fixed))]
        steps += [(place, dress) for dress in SMALLER_DRESSES for place in self.dear]
        yield from self._narrowed(worn, steps)

    def _narrowed(
        self, worn: list[Dress], steps: Sequence[tuple[int, Dress]]
    ) -> Iterator[list[Box]]:
        for place, dress in steps:
            worn[place] = dress
            yield self._row(worn)

    def _row(self, worn: Sequence[Dress]) -> list[Box]:
        return [self._box(place, dress) for place, dress in enumerate(worn)]


KEYCAP_TEXT_UNITS = 14.5
"""Size of the letters on a key, in units."""


@dataclass(frozen=True, slots=True)
class Cap(PaintedWidget):
    """The cap of a key with its node's name, or a gamepad button with its ``face``.

    A ``dim`` one has no effect at the moment.
    """

    size: int
    dim: bool = False
    face: Face | None = None

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        ink = theme.DIM_INK if self.dim else theme.LIGHT_INK
        if self.face is not None:
            Keycap(self.face, self.size).paint(painter, node.rect, ink)
            return
        painter.cap(node.rect, painter.measures.px(5), ink)
        painter.words(node.name, node.rect.center, self.size, ink, "semibold", "center")


def caps(kit: Kit, keys: Sequence[str | Face], dim: bool = False) -> Box:
    """The caps of keys side by side, wrapped if the width is too small."""
    size = kit.measures.text_size(KEYCAP_TEXT_UNITS)
    high = round(size * 1.6)
    made: list[Box] = []
    for key in keys:
        if isinstance(key, Face):
            button = Keycap(key, size)
            node = Node(Role.TEXT, told(key.said), nowhere(), widget=Cap(size, dim, key))
            made.append(FixedBox(node, button.width(kit.measures, kit.texts), button.high))
            continue
        wide = max(high, kit.texts.width(key, size, "semibold") + kit.px(14))
        made.append(FixedBox(Node(Role.TEXT, key, nowhere(), widget=Cap(size, dim)), wide, high))
    return Flow(made, kit.px(5), kit.px(4))


MAX_KEYCAPS_WIDTH_UNITS = 240.0
"""Maximum width of the keys at the end of a row, in units."""


def key_row(
    kit: Kit, key: str, name: str, lines: tuple[str, str], keys: Sequence[str], act: Act, own: bool
) -> Box:
    """A clickable row of the command list; ``own`` highlights key bindings the player chose."""
    node = Node(Role.BUTTON, name, nowhere(), key, act=act, area="commands", widget=ListEntry())
    tone = "gold" if own else "text"
    says = Column(
        [
            kit.words(lines[0], 16, weight="semibold", tone=tone, anchor="midleft"),
            kit.words(lines[1], 13.5, tone="dim", anchor="midleft"),
        ]
    )
    its = caps(kit, keys)
    shown = Limit(
        its, ideal=min(its.widths.ideal, kit.measures.grown_length(MAX_KEYCAPS_WIDTH_UNITS))
    )
    row = Row([says.growing(), shown], kit.px(14))
    return Limit(
        NodeBox(node, Pad(row, kit.px(14), kit.px(6))), least=kit.measures.grown_length(200)
    )
