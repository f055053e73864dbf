"""The beginning of a text for which there is too little room."""

from pygame import Rect

from game.ui.box.text import Text
from game.ui.paint.text import Texts
from game.ui.tree import Node
from game.ui.widgets.signed import Signed
from game.values import replace

DOTS = "…"
"""What stands for the rest."""


class Beginning(Text):
    """So many lines of words with signs at most, the last of which ends in dots if there are more.

    The node says all of it.
    """

    def __init__(self, node: Node, texts: Texts, most: int) -> None:
        super().__init__(node, texts)
        self.most = most

    def lines(self, width: int) -> tuple[str, ...]:
        whole = super().lines(width)
        if len(whole) <= self.most:
            return whole
        *before, last = whole[: self.most]
        while True:
            last = last.rpartition(" ")[0]
            begun = f"{last} {DOTS}"
            if not last or self.texts.width(begun, self.size, self.weight) <= width:
                return (*before, begun)

    def place(self, rect: Rect) -> list[Node]:
        nodes = super().place(rect)
        assert isinstance(self.words, Signed), "it is seen otherwise than it is said"
        self.node.widget = replace(self.words, seen=" ".join(self.lines(rect.w)), lines=True)
        return nodes
