"""Only cards that are in the hand can be put down."""

from game.cards import french
from game.cards.french import JOKER
from game.core.illegal import Illegal


def not_in_hand(card: int) -> Illegal:
    """The refusal to put down a card of a hand, or of the table, that is not held."""
    number = JOKER if card > JOKER else card
    return Illegal("not-in-hand", f"You do not hold the {french.name(french.Card(number))}.")
