"""What a button says: its icon, its words and its key, measured once for layout and painting."""

from game.ui.text import Texts
from game.ui.theme import Measures
from game.ui.tree import Node

FIGURES = 44.0
"""Units that the figures of a slider take, at the usual size of text."""


class Label:
    """The words of a button and the sizes of what it says, in pixels.

    ``size`` and ``key_size`` are those of the words and of the key's letter; ``icon`` and
    ``key`` are the widths of the icon before the words and of the key's cap behind them, 0 for
    what it has not; ``gap`` lies between each two.
    """

    __slots__ = ("gap", "icon", "key", "key_size", "size", "text")

    def __init__(self, node: Node, measures: Measures, texts: Texts) -> None:
        key = node.shortcut
        self.text: str = node.look.get("label", node.name)
        self.size = measures.text(16.5)
        self.gap = measures.px(8)
        self.icon = measures.grown(22) if node.look.get("icon") else 0
        self.key_size = measures.text(12.5)
        self.key = texts.width(key, self.key_size) + measures.px(12) if key else 0

    @property
    def beside(self) -> int:
        """How much of a button's width is not for its words."""
        return 2 * self.gap + sum(one + self.gap for one in (self.icon, self.key) if one)
