"""Leads side by side: a line with a dot for each, and the interval of their mean."""

from collections.abc import Sequence

from pygame import Color, Rect

from game.ui.paint import theme
from game.ui.paint.painter import Painter
from game.ui.tree import Node
from game.ui.widgets.mood import Mood
from game.ui.widgets.painted import Painted
from game.values import dataclass

TEXT = 13.0
EDGE = 40.0
"""Units free at either end."""


@dataclass(frozen=True, slots=True)
class Leads(Painted):
    """``mine`` over the line and the ``others`` on it; ``interval`` is empty if there is none."""

    mine: float
    others: tuple[float, ...]
    interval: tuple[float, ...]
    you: str
    even: str

    def paint(self, painter: Painter, node: Node, mood: Mood) -> None:
        measures, rect = painter.measures, node.rect
        painter.panel(rect, painter.cloth.panel, measures.px(10), painter.cloth.button_edge)
        size = measures.text(TEXT)
        line = rect.centery + size // 4
        values = (0.0, self.mine, *self.others, *self.interval)
        least, most = min(values), max(values)
        inside = rect.inflate(-2 * measures.px(EDGE), 0)

        def at(value: float) -> int:
            share = (value - least) / (most - least) if most > least else 0.5
            return inside.x + round(share * inside.w)

        high = measures.px(18)
        if self.interval:
            low, far = at(self.interval[0]), at(self.interval[1])
            band = Rect(low, line - high // 2, max(2, far - low), high)
            painter.panel(band, painter.cloth.button, measures.px(6), painter.cloth.button_edge)
        thick = max(2, measures.px(2))
        painter.panel(Rect(inside.x, line - thick // 2, inside.w, thick), theme.DIM, 0)
        zero = at(0.0)
        painter.panel(Rect(zero - thick // 2, line - high, thick, 2 * high), theme.DIM, 0)
        painter.words(self.even, (zero, line + high + measures.px(2)), size, theme.DIM,
                      anchor="midtop")  # fmt: skip
        _dots(painter, [at(one) for one in self.others], line, theme.TEXT)
        mine = at(self.mine)
        _dots(painter, [mine], line, theme.GOLD)
        painter.words(self.you, (mine, line - high - measures.px(2)), size, theme.GOLD, "bold",
                      "midbottom")  # fmt: skip


def _dots(painter: Painter, places: Sequence[int], line: int, colour: Color) -> None:
    """Dots on the line; those at one place stand on each other."""
    side = painter.measures.px(10) // 2 * 2
    seen: dict[int, int] = {}
    for place in places:
        below = seen.get(place, 0)
        seen[place] = below + 1
        dot = Rect(0, 0, side, side)
        dot.center = (place, line - below * side)
        painter.panel(dot, colour, side // 2, theme.DARK_INK)
