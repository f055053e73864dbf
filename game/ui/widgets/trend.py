"""A share as it went up and down, from the first match to the last."""

from collections.abc import Sequence

from pygame import Rect

from game.ui.paint import theme
from game.ui.paint.painter import Painter
from game.ui.tree import Node
from game.ui.widgets.mood import Mood
from game.ui.widgets.painted import Painted
from game.values import dataclass


@dataclass(frozen=True, slots=True)
class Trend(Painted):
    """Shares one after another between nothing and all, each line with its label.

    ``labels`` are those of all, of what is even, and of nothing; ``even`` is where the one in the
    middle lies.
    """

    values: Sequence[float]
    even: float
    labels: tuple[str, str, str]

    def paint(self, painter: Painter, node: Node, mood: Mood) -> None:
        measures, rect = painter.measures, node.rect
        size = measures.text(12.5)
        left = max(painter.texts.width(one, size) for one in self.labels) + measures.px(10)
        over = round(0.8 * size)
        inner = Rect(rect.x + left, rect.y + over, rect.w - left, rect.h - 2 * over)
        drawn: list[int] = []
        for share, label in zip((1.0, 0.0, self.even), (0, 2, 1), strict=True):
            y = round(inner.bottom - share * inner.h)
            painter.surface.fill(painter.cloth.button_edge, Rect(inner.x, y, inner.w, 1))
            if all(abs(y - other) >= 2 * over for other in drawn):
                drawn.append(y)
                place = (inner.x - measures.px(10), y)
                painter.words(self.labels[label], place, size, theme.DIM, anchor="midright")
        points = [
            (inner.x + round(inner.w * place / max(1, len(shown) - 1)),
             round(inner.bottom - share * inner.h))
            for shown in (self._shown(inner.w),)
            for place, share in enumerate(shown)
        ]  # fmt: skip
        painter.curve(points, theme.GOLD)

    def _shown(self, wide: int) -> Sequence[float]:
        """The values, no more of them than there are pixels for."""
        most = max(2, wide // 2)
        if len(self.values) <= most:
            return self.values
        return [self.values[place * (len(self.values) - 1) // (most - 1)] for place in range(most)]
