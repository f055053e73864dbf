"""Cards in a row."""

from collections.abc import Container, Sequence

from pygame import Rect

from game.ui.paint import theme
from game.ui.paint.assets import card_height
from game.ui.paint.painter import Painter
from game.ui.paint.theme import Measures
from game.ui.tree import Node, Role
from game.ui.widgets.mood import Mood
from game.ui.widgets.painted import Painted
from game.values import dataclass


@dataclass(frozen=True, slots=True)
class Cards(Painted):
    """Cards in a row, closer together where there is too little room.

    ``width`` is that of one card and ``step`` how far each lies from the next, in pixels (where
    none is given, so far that its index can be read); ``faces`` is the folder of their drawings.
    ``wild`` are the places of cards that are marked as wild, ``raised`` of those that stand out
    by ``lift`` pixels.  They begin at the left of the node, or stand in its ``middle``.
    """

    texts: tuple[str | None, ...]
    width: int
    faces: str
    step: float | None = None
    wild: Sequence[int] = ()
    raised: Container[int] = ()
    lift: int = 0
    middle: bool = False

    def paint(self, painter: Painter, node: Node, mood: Mood) -> None:
        width, step = self.width, self.step
        if step is None:
            step = card_step(width, painter.measures)
        if len(self.texts) > 1:
            step = min(step, (node.rect.w - width) / (len(self.texts) - 1))
        x = float(node.rect.x)
        if self.middle:
            x += (node.rect.w - width - step * (len(self.texts) - 1)) / 2
        for place, text in enumerate(self.texts):
            face = painter.assets.card(text, width, self.faces)
            y = node.rect.y + (0 if place in self.raised else self.lift)
            painter.surface.blit(face, (round(x + place * step), y))
            if place in self.wild:
                left, strip = round(x + place * step), round(min(step, width))
                _wild(painter, left, node.rect.bottom, strip)


def _wild(painter: Painter, left: int, bottom: int, strip: int) -> None:
    """The mark of a wild card, at the foot of the strip that shows of it."""
    disc = Rect(0, 0, strip, strip).inflate(-1, -1)
    disc.bottomleft = (left + 1, bottom - 1)
    painter.panel(disc, theme.NIGHT, disc.h // 2)
    painter.icon("wild", disc.center, round(disc.h * 0.8), theme.GOLD)


def card_step(width: int, measures: Measures) -> float:
    """How far one card of a row lies from the next, in pixels."""
    return measures.index_strip(width) * width


def small_cards(
    name: str,
    cards: tuple[str, ...],
    corner: tuple[int, int],
    width: int,
    faces: str,
    measures: Measures,
    wild: Sequence[int] = (),
) -> Node:
    """Cards in a row, overlapped so far that every index can be read (see ``Cards``)."""
    wide = width + round((len(cards) - 1) * card_step(width, measures))
    rect = Rect(*corner, wide, card_height(width))
    return Node(Role.CARDS, name, rect, widget=Cards(cards, width, faces, wild=wild))
