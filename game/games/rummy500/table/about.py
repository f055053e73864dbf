"""What a card of 500 Rummy is, to whoever asks."""

from game.cards import french, naming
from game.cards.french import JOKER
from game.core.event import bare
from game.core.table import About
from game.games.rummy500.cards import values
from game.games.rummy500.options import Rummy500Options
from game.words.message import Message


def about(options: Rummy500Options, text: str) -> About:
    """What a card is and counts under these options, wherever it lies."""
    card, worth = french.read(bare(text)), values(options)
    points, stands = worth.cards[card], text.partition("=")[2]
    if card == JOKER and len(stands) > 1:
        shown = naming.the(french.read(stands))
        return About(Message("rummy500-about-joker-as", points=points, stands=shown), "melds")
    if card == JOKER and stands:
        return About(Message("rummy500-about-joker-rank", points=points), "melds")
    if card == JOKER:
        return About(Message("rummy500-about-joker", points=points), "melds")
    name = naming.named_first(card)
    if french.rank(card) == 0 and worth.low_ace != points:
        low = worth.low_ace
        return About(Message("rummy500-about-ace", card=name, points=points, low=low), "scoring")
    return About(Message("rummy500-about", card=name, points=points), "scoring")
