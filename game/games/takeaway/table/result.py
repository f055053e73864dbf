"""What the table of Takeaway shows of the count."""

from typing import Final

from game.core.event import View
from game.core.words import cards
from game.games.takeaway.scoring import count

ENDING: Final = "The deck is empty and nothing fits"
"""How every round ends."""


def counts(view: View) -> list[int]:
    """The cards in each player's slots."""
    return count(view["players"], [one["cards"] if one else () for one in view["slots"]])


def counted(cards_held: int) -> str:
    """That count in words."""
    return f"{cards(cards_held)} this round"
