"""Which slot is next: the empty ones first, and without a deck those that have a play."""

from collections.abc import Sequence

from game.cards.french import Card
from game.games.takeaway.rules.fitting import plays, takeable
from game.games.takeaway.state import TakeawayFacts


def following(
    stacks: Sequence[Sequence[Card]], used: int, slot: int, stock: bool, run_suits: str
) -> int | None:
    """The slot that is played once this one is done; None if the round is over then.

    While there is a stock, the first empty slot clockwise, else the next slot.  Without
    one, the first slot clockwise that has a play.
    """
    ring = [other % used for other in range(slot + 1, slot + used)]
    if stock:
        return next((other for other in ring if not stacks[other]), ring[0])
    return next((other for other in ring if takeable(stacks, used, other, run_suits)), None)


def turn_to(state: TakeawayFacts, slot: int) -> None:
    """Let a slot be played: its owner takes what fits, else draws."""
    state.slot = slot
    state.asked = state.owner[slot]
    state.phase = "take" if plays(state, slot) else "draw"
