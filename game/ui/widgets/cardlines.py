"""Cards in as many lines as there is need of, as a box."""

from collections.abc import Callable, Sequence

from pygame import Rect

from game.ui.box import Box, Widths
from game.ui.paint.theme import Measures
from game.ui.tree import Node
from game.ui.widgets.cardrows import Group, Spot, flow, stretch
from game.ui.widgets.cards import small_cards

Named = Callable[[Group, tuple[str, ...]], str]
"""What some cards of a group are called."""


class CardLines(Box):
    """Groups of overlapped cards, those that may be broken in lines where they are too long.

    ``card`` is the width of one in pixels, ``faces`` the folder of their drawings, ``named``
    gives the name of some cards of a group.  ``label`` makes the word that stands before what was
    left of a hand, where there is one; ``wild`` gives the places of wild cards.
    """

    def __init__(
        self,
        groups: Sequence[Group],
        card: int,
        faces: str,
        named: Named,
        measures: Measures,
        *,
        label: Callable[[], Box] | None = None,
        wild: Callable[[Sequence[str]], list[int]] = lambda cards: [],
    ) -> None:
        super().__init__()
        self.groups = [one for one in groups if one.cards]
        self.card = card
        self.faces = faces
        self.named = named
        self.measures = measures
        self.label = label
        self.wild = wild
        self.before = 0 if label is None else label().widths.ideal

    def _widths(self) -> Widths:
        least = self.before + 2 * self.card
        ideal = stretch(self.groups, self.card, self.before, self.measures)
        return Widths(least, max(least, ideal))

    def _height(self, width: int) -> int:
        return flow(self.groups, self.card, width, self.before, self.measures).height

    def place(self, rect: Rect) -> list[Node]:
        nodes: list[Node] = []
        for spot in flow(self.groups, self.card, rect.w, self.before, self.measures).spots:
            corner = (rect.x + spot.x, rect.y + spot.y)
            cards = small_cards(
                self.named(spot.group, spot.cards), spot.cards, corner, self.card, self.faces,
                self.measures, self.wild(spot.cards),
            )  # fmt: skip
            nodes += self._word(spot, cards.rect)
            nodes.append(cards)
        return nodes

    def _word(self, spot: Spot, cards: Rect) -> list[Node]:
        """The word before the first cards of what was left."""
        if self.label is None or not (spot.group.left and spot.begins):
            return []
        return self.label().place(Rect(cards.x - self.before, cards.y, self.before, cards.h))
