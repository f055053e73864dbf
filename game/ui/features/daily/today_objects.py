"""What lies on the sheets of today: the cards of the puzzle's position, and the photo."""

from typing import NamedTuple

from pygame import Rect

from game.core.event import PERSON_SEAT, View, value_at_path
from game.core.record import InvalidRecord
from game.core.table import PERSON_HAND_ZONE
from game.features.daily.daily_puzzle import DailyPuzzle
from game.features.moments.best_moments import Moment
from game.games import GAMES_BY_NAME
from game.match.match import load
from game.ui.deck.card_images import card_height
from game.ui.deck.card_widgets import Cards, fan_width
from game.ui.kit.forms.builder import Kit, nowhere
from game.ui.kit.layout.box import Box, Widths
from game.ui.kit.layout.frame import pin
from game.ui.kit.layout.leaf import FixedBox
from game.ui.kit.layout.linear import Row
from game.ui.kit.tree import Node, Role
from game.ui.kit.widgets.surfaces import drawn

MAX_PUZZLE_PILE_CARD_COUNT = 3
"""Maximum number of cards of the pile, from its top."""
MAX_PUZZLE_HAND_CARD_COUNT = 10
"""Maximum number of cards of the hand."""
PHOTO_EDGE_UNITS = 4.0
"""Width of its white edge, in units."""
PHOTO_CARD_WIDTH_UNITS = 36.0
"""Width of a card on it, in units."""
PHOTO_CARDS_SHARE = 0.94
"""Where the cards end on it, as a part of its height."""
MAX_PHOTO_CARD_COUNT = 4
"""Maximum number of cards on it, the last ones."""


class PuzzleCards(NamedTuple):
    """The cards of a position that the player sees: the top of the pile, and the hand."""

    pile: tuple[str, ...]
    hand: tuple[str, ...]
    faces: str

    def box(self, card: float, kit: Kit) -> Box:
        """Both in index strips, with a gap between them; a card is ``card`` units wide."""
        width = kit.px(card)
        strips = [self._strip(cards, width, kit) for cards in (self.pile, self.hand) if cards]
        return Row(strips, kit.px(9))

    def _strip(self, cards: tuple[str, ...], width: int, kit: Kit) -> Box:
        node = Node(Role.CARDS, "", nowhere(), widget=Cards(cards, width, self.faces))
        wide = fan_width(len(cards), width, kit.measures)
        return FixedBox(node, wide, card_height(width), width)


def puzzle_cards(puzzle: DailyPuzzle) -> PuzzleCards | None:
    """The cards of the position of a puzzle; None if its record cannot be read."""
    try:
        match = load(puzzle.puzzles.puzzles[puzzle.place].record)
    except InvalidRecord:
        return None
    view, table = match.view(PERSON_SEAT), match.game.table
    assert table is not None, "a game with puzzles has a table"
    hand = sorted(_seen(view, PERSON_HAND_ZONE), key=lambda text: table.sort_key(text, "suit"))
    pile = _seen(view, "pile")[-MAX_PUZZLE_PILE_CARD_COUNT:]
    return PuzzleCards(tuple(pile), tuple(hand[:MAX_PUZZLE_HAND_CARD_COUNT]), table.face_set)


def _seen(view: View, zone: str) -> list[str]:
    """The cards of a zone; none if they are face down or the game has no such zone."""
    cards = value_at_path(view, zone) if zone.partition("/")[0] in view else None
    return cards if isinstance(cards, list) else []


class PhotoBox(Box):
    """A photo of a best moment: the poster of its game with the cards, and a white edge.

    ``drawing`` is the poster. ``size`` is the width and height in units.
    """

    def __init__(self, moment: Moment, drawing: str, size: tuple[float, float], kit: Kit) -> None:
        super().__init__()
        px = kit.px
        self.size = (px(size[0]), px(size[1]))
        self.edge = px(PHOTO_EDGE_UNITS)
        self.poster = drawn(drawing, nowhere())
        width, table = px(PHOTO_CARD_WIDTH_UNITS), GAMES_BY_NAME[moment.game].table
        faces = "cards" if table is None else table.face_set
        cards = moment.cards[-MAX_PHOTO_CARD_COUNT:]
        look = Cards(cards, width, faces, middle=True)
        self.cards = Node(Role.PICTURE, "", nowhere(), widget=look)
        self.cards_size = (fan_width(len(cards), width, kit.measures), card_height(width))

    def _widths(self) -> Widths:
        return Widths(self.size[0], self.size[0])

    def _height(self, width: int) -> int:
        return self.size[1]

    def place(self, rect: Rect) -> list[Node]:
        inside = pin(self.size, "center", rect.center).inflate(-2 * self.edge, -2 * self.edge)
        self.poster.rect = inside
        wide, high = self.cards_size
        low = inside.y + round(PHOTO_CARDS_SHARE * inside.h)
        self.cards.rect = pin((min(wide, inside.w), high), "midbottom", (inside.centerx, low))
        return [self.poster, self.cards]
