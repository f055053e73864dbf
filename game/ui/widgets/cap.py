"""A key as it stands on a keyboard, or a button as it is on a gamepad."""

from collections.abc import Sequence

from game.ui.box import Box, Fixed, Flow
from game.ui.paint import theme
from game.ui.paint.painter import Painter
from game.ui.tree import Node, Role
from game.ui.widgets.keycap import Keycap
from game.ui.widgets.kit import Kit, nowhere
from game.ui.widgets.mood import Mood
from game.ui.widgets.painted import Painted
from game.ui.window.buttons import Face
from game.values import dataclass
from game.words.message import told

SIZE = 14.5
"""Units of the letters on a key."""


@dataclass(frozen=True, slots=True)
class Cap(Painted):
    """The cap of a key with its node's name; a ``dim`` one does nothing just now.

    Of a pad's button it is what stands on that (``face``).
    """

    size: int
    dim: bool = False
    face: Face | None = None

    def paint(self, painter: Painter, node: Node, mood: Mood) -> None:
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
            made.append(Fixed(node, button.wide(kit.measures, kit.texts), button.high))
            continue
        wide = max(high, kit.texts.width(key, size, "semibold") + kit.px(14))
        made.append(Fixed(Node(Role.TEXT, key, nowhere(), widget=Cap(size, dim)), wide, high))
    return Flow(made, kit.px(5), kit.px(4))
