"""What a button says: its icon, its words and its key, measured once for layout and painting."""

from dataclasses import dataclass
from typing import Self

from game.ui.text import Texts
from game.ui.theme import Measures
from game.ui.tree import Node

FIGURES = 44.0
"""Units that the figures of a slider take, at the usual size of text."""


@dataclass(frozen=True, slots=True)
class Label:
    """The words and the sizes of a label, in pixels; what it has not is 0 wide.

    ``icon`` and ``key`` are the widths of the icon before the words and the key's cap behind.
    """

    text: str
    size: int
    gap: int
    icon: int
    key: int
    key_size: int

    @classmethod
    def of(cls, node: Node, measures: Measures, texts: Texts) -> Self:
        """The label of a button."""
        key, key_size = node.shortcut, measures.text(12.5)
        return cls(
            text=node.look.get("label", node.name),
            size=measures.text(16.5),
            gap=measures.px(8),
            icon=measures.grown(22) if node.look.get("icon") else 0,
            key=texts.width(key, key_size) + measures.px(12) if key else 0,
            key_size=key_size,
        )

    @property
    def beside(self) -> int:
        """How much of a button's width is not for its words."""
        return 2 * self.gap + sum(one + self.gap for one in (self.icon, self.key) if one)
