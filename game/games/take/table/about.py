"""What a card of Take is, to whoever asks."""

from game.cards import french, naming
from game.cards.french import JOKER
from game.core.event import bare
from game.core.table import About
from game.games.take.scoring import VALUES
from game.words.message import Message


def about(text: str) -> About:
    """What a card is and counts, wherever it lies."""
    card = french.read(bare(text))
    points, stands = VALUES[card], text.partition("=")[2]
    if card == JOKER and stands:
        shown = naming.the(french.read(stands))
        return About(Message("take-about-joker-as", points=points, stands=shown), "jokers")
    if card == JOKER:
        return About(Message("take-about-joker", points=points), "jokers")
    name = naming.named_first(card)
    if french.rank(card) == 0:
        return About(Message("take-about-ace", card=name, points=points), "scoring")
    suit = french.SUITS[french.suit(card)]
    return About(Message("take-about", card=name, points=points, suit=suit), "scoring")
