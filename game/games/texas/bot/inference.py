"""What a player of Texas Rummy can tell of the cards they do not see."""

from collections import Counter

from game.cards.french import Card
from game.core.event import Seat
from game.games.texas.rules.deal import pack
from game.games.texas.state import TexasFacts


def unseen(state: TexasFacts, seat: Seat) -> dict[Card, int]:
    """How many copies of each card lie where this seat cannot see them."""
    cards = Counter(pack(state.setup.players))
    cards.subtract(state.pile)
    cards.subtract(state.hands[seat])
    for other, known in enumerate(state.known):
        if other != seat:
            cards.subtract(known)
    return {card: count for card, count in cards.items() if count > 0}
