"""What a card of Texas Rummy is, to whoever asks."""

from game.cards import french, naming
from game.cards.french import JOKER
from game.core.event import bare
from game.core.table import About
from game.games.texas.scoring import DEUCE, Law
from game.words.message import Message


def about(law: Law, text: str) -> About:
    """What a card is and costs in the round with this law."""
    card = french.read(bare(text))
    points, name = law.values[card], naming.named_first(card)
    if card == JOKER or french.rank(card) == DEUCE:
        return About(Message("texas-about-always", card=name, points=points), "wild-cards")
    if law.rules.wild[card]:
        return About(Message("texas-about-wild", card=name, points=points), "wild-cards")
    return About(Message("texas-about", card=name, points=points), "scoring")
