"""Only cards that are in the hand can be put down."""

from game.cards import naming
from game.cards.french import JOKER, Card
from game.core.illegal import Illegal
from game.words.message import Message


def not_in_hand(card: int) -> Illegal:
    """The refusal to put down a card of a hand, or of the table, that is not held."""
    held = JOKER if card > JOKER else Card(card)
    return Illegal("not-in-hand", Message("take-not-held", card=naming.named(held)))
