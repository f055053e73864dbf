"""Determinization of a Takeaway view."""

from random import Random

from game.cards import french
from game.games.takeaway.rules import TakeawayState


def deal_unseen(state: TakeawayState, rng: Random) -> None:
    """Shuffle the unseen cards into the deck; nothing else is hidden."""
    state.stock = sorted(set(french.pack()).difference(*state.slots))
    rng.shuffle(state.stock)
