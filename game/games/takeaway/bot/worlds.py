"""Full states that a view of Takeaway cannot tell from the real one."""

from random import Random

from game.cards import french
from game.games.takeaway.rules import TakeawayState


def deal_unseen(state: TakeawayState, rng: Random) -> None:
    """The deck's order is all that is hidden: every order of the unseen cards is as likely."""
    state.stock = sorted(set(french.pack()).difference(*state.slots))
    rng.shuffle(state.stock)
