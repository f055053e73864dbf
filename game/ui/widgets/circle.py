"""Cards around a deck, in the order in which they are played."""

from pygame import Rect

from game.ui.paint import theme
from game.ui.paint.painter import Painter
from game.ui.tree import Node
from game.ui.widgets.mood import Mood
from game.ui.widgets.painted import Painted
from game.values import dataclass


@dataclass(frozen=True, slots=True)
class Circle(Painted):
    """Cards at their ``spots`` in the node, in pixels, each with the number of its place.

    Where there is None, the place is empty; ``faces`` is the folder of the cards' drawings.
    """

    texts: tuple[str | None, ...]
    spots: tuple[Rect, ...]
    faces: str

    def paint(self, painter: Painter, node: Node, mood: Mood) -> None:
        middle = node.rect.center
        for number, (text, spot) in enumerate(zip(self.texts, self.spots, strict=True)):
            rect = spot.move(node.rect.topleft)
            self._card(painter, text, rect)
            size = painter.measures.text(15)
            x, y = _inside(rect, middle, size)
            painter.words(str(number + 1), (x, y), size, theme.GOLD, "bold", "center")
        deck = self.spots[0].copy()
        deck.center = middle
        painter.surface.blit(painter.assets.card(None, deck.w, self.faces), deck.topleft)

    def _card(self, painter: Painter, text: str | None, rect: Rect) -> None:
        if text is None:
            painter.panel(rect, theme.NIGHT, rect.w // 12, theme.DIM, alpha=90)
        else:
            painter.surface.blit(painter.assets.card(text, rect.w, self.faces), rect.topleft)


def _inside(rect: Rect, middle: tuple[int, int], size: int) -> tuple[int, int]:
    """Where a card's number stands: clear of the card, towards the middle of the ring."""
    x, y = middle[0] - rect.centerx, middle[1] - rect.centery
    beside, above = rect.w / 2 + 0.7 * size, rect.h / 2 + 0.7 * size
    part = min(beside / max(1, abs(x)), above / max(1, abs(y)))
    return round(rect.centerx + x * part), round(rect.centery + y * part)
