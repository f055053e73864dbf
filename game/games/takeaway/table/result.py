"""What the table of Takeaway shows of the count."""

from typing import Final

from game.games.takeaway.rules import TakeawayState
from game.games.takeaway.scoring import count
from game.words.message import Message

ENDING: Final = Message("takeaway-ending")
"""How every round ends."""


def counts(state: TakeawayState) -> list[int]:
    """The cards in each player's slots."""
    return count(state.setup.players, state.slots)


def counted(cards_held: int) -> Message:
    """That count in words."""
    return Message("takeaway-this-round", count=cards_held)
