"""What lies on the sheets of today: the cards of the puzzle's position, and the photo."""

from collections.abc import Generator
from contextlib import suppress
from dataclasses import replace
from typing import NamedTuple

from pygame import Rect

from game.ai.characters import read_seat
from game.core.event import PERSON_SEAT, View, value_at_path
from game.core.record import InvalidRecord
from game.core.table import PERSON_HAND_ZONE
from game.features.daily.daily_puzzle import DailyPuzzle
from game.features.moments.best_moments import Moment, staged_moment
from game.games import GAMES_BY_NAME
from game.match.match import load, replaying
from game.storage.appearance import OWN_PORTRAITS_BY_NAME
from game.storage.profile import read_file
from game.text.message import told
from game.ui.deck.card_images import card_height
from game.ui.deck.card_widgets import Cards, fan_width
from game.ui.features.scores.composer import (
    LargeWords,
    Person,
    PosterWords,
    Scene,
    Story,
    tall,
)
from game.ui.kit.forms.builder import Kit, nowhere
from game.ui.kit.layout.box import Box, Widths
from game.ui.kit.layout.frame import pin
from game.ui.kit.layout.leaf import FixedBox
from game.ui.kit.layout.linear import Row
from game.ui.kit.tree import Node, Role
from game.ui.program import Program

MAX_PUZZLE_PILE_CARD_COUNT = 3
"""Maximum number of cards of the pile, from its top."""
MAX_PUZZLE_HAND_CARD_COUNT = 10
"""Maximum number of cards of the hand."""
PHOTO_EDGE_UNITS = 4.0
"""Width of its white edge, in units."""


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


def photo_steps(app: Program, moment: Moment) -> Generator[None, None, Story]:
    """What the photo of a best moment tells, read from its match in small steps.

    The generator returns it. Of a match that cannot be read there are only the cards.
    """
    game = GAMES_BY_NAME[moment.game]
    you = Person("", OWN_PORTRAITS_BY_NAME[app.settings.portrait].drawing)
    scene = Scene("", told(moment.said), moment.cards, (you,))
    staged = None
    with suppress(OSError, UnicodeDecodeError, InvalidRecord):
        path = app.match_store.match_index.folder / moment.record
        replay = replaying(read_file(path).decode("utf-8"))
        match = next(replay)
        yield
        for _ in replay:
            if len(match.moves) > moment.at:
                break
            yield
        staged = staged_moment(match, moment)
    if staged is not None:
        victim = None
        if staged.victim is not None:
            player = read_seat(match.seats[staged.victim], staged.victim)
            if player.character is not None:
                victim = Person(told(player.who.called), player.character.portrait)
        scene = replace(scene, title=told(staged.title), victim=victim, gain=staged.gain)
    faces = "cards" if game.table is None else game.table.face_set
    return Story(app.images.shown(game.picture), faces, scene, "")


class PhotoBox(Box):
    """A photo of a best moment: its saved picture in little, without words below it.

    ``size`` is the width and height in units, with the white edge.
    """

    def __init__(self, story: Story, size: tuple[float, float], kit: Kit) -> None:
        super().__init__()
        self.story = story
        self.size = (kit.px(size[0]), kit.px(size[1]))
        self.edge = kit.px(PHOTO_EDGE_UNITS)

    def _widths(self) -> Widths:
        return Widths(self.size[0], self.size[0])

    def _height(self, width: int) -> int:
        return self.size[1]

    def place(self, rect: Rect) -> list[Node]:
        inside = pin(self.size, "center", rect.center).inflate(-2 * self.edge, -2 * self.edge)
        nodes = [node for node in tall(self.story, inside.size) if not _is_foot(node)]
        return [replace(node, rect=node.rect.move(inside.topleft)) for node in nodes]


def _is_foot(node: Node) -> bool:
    """Whether a node has the small words of a saved picture, or none."""
    return isinstance(node.widget, PosterWords) or (
        isinstance(node.widget, LargeWords) and not node.name
    )
