"""The cards of a best moment, and the way to its replay."""

from game.features.moments.best_moments import Moment
from game.games import BY_NAME
from game.ui.deck.card_images import card_height
from game.ui.deck.card_widgets import Cards, card_step
from game.ui.features.replay.open_replay import open_replay
from game.ui.kit.forms.builder import Kit, nowhere
from game.ui.kit.layout.leaf import FixedBox
from game.ui.kit.tree import Node, Role
from game.ui.program import Program

CARD = 40.0
"""Width of a card, in units."""
MOST_CARDS = 7
"""Maximum number of cards shown."""


def moment_picture(moment: Moment, kit: Kit, card: float = CARD) -> FixedBox:
    """The cards taken, the first ones of many, overlapping as space requires.

    ``card`` is the width of a card in units.
    """
    width = kit.measures.card(card)
    table = BY_NAME[moment.game].table
    cards = moment.cards[:MOST_CARDS]
    wide = width + round((len(cards) - 1) * card_step(width, kit.measures))
    faces = "cards" if table is None else table.face_set
    picture = Node(Role.PICTURE, "", nowhere(), widget=Cards(cards, width, faces))
    return FixedBox(picture, wide, card_height(width), width)


def open_moment(app: Program, moment: Moment) -> None:
    """Open the replay of the match just before the moment."""
    open_replay(app, app.match_store.match_index.folder / moment.record, at=moment.at)
