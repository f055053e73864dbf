"""Cards in as many lines as there is need of, as a box."""

from collections.abc import Callable, Sequence

from pygame import Rect

from game.ui.box import Box, Widths
from game.ui.scenes.cardrows import Group, flow, stretch
from game.ui.theme import Measures
from game.ui.tree import Node
from game.ui.widgets.cards import small_cards


class CardLines(Box):
    """Groups of overlapped cards, each of them broken into lines where it is too long.

    ``card`` is the width of one in pixels, ``faces`` the folder of their drawings, ``named``
    gives the name of a card.
    """

    def __init__(
        self,
        groups: Sequence[tuple[str, ...]],
        card: int,
        faces: str,
        named: Callable[[str], str],
        measures: Measures,
    ) -> None:
        super().__init__()
        self.groups = [Group("cards", one, True) for one in groups if one]
        self.card = card
        self.faces = faces
        self.named = named
        self.measures = measures

    def _widths(self) -> Widths:
        return Widths(2 * self.card, stretch(self.groups, self.card, 0, self.measures))

    def _height(self, width: int) -> int:
        return flow(self.groups, self.card, width, 0, self.measures).height

    def place(self, rect: Rect) -> list[Node]:
        nodes = []
        for spot in flow(self.groups, self.card, rect.w, 0, self.measures).spots:
            said = ", ".join(map(self.named, spot.cards))
            corner = (rect.x + spot.x, rect.y + spot.y)
            nodes.append(
                small_cards(said, spot.cards, corner, self.card, self.faces, self.measures)
            )
        return nodes
