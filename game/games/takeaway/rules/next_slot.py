"""Which slot is next: the empty ones first, and without a deck those that have a play."""

from collections.abc import Sequence

from game.cards.french import Card
from game.games.takeaway.rules.fitting import MASKS, RINGS, has_play
from game.games.takeaway.state import EMPTY, TakeawayFacts


def following(
    tops: Sequence[Card], lying: int, used: int, slot: int, stock: bool, run_suits: str
) -> int | None:
    """The slot that is played once this one is done; None if the round is over then.

    While there is a stock, the first empty slot clockwise, else the next slot.  Without
    one, the first slot clockwise that has a play.  ``lying`` is the set of the tops.
    """
    ring = RINGS[used][slot]
    if not stock:
        masks = MASKS[run_suits]
        for other in ring:
            if masks[tops[other]] & lying:
                return other
        return None
    if EMPTY in tops:
        for other in ring:
            if tops[other] == EMPTY:
                return other
    return ring[0]


def after(state: TakeawayFacts) -> int | None:
    """The slot that is played once the one being played is done; None if the round is over."""
    stock = bool(state.stock)
    return following(state.tops, state.lying, state.used, state.slot, stock, state.run_suits)


def turn_to(state: TakeawayFacts, slot: int) -> None:
    """Let a slot be played: its owner takes what fits, else draws."""
    state.slot = slot
    state.asked = state.owner[slot]
    state.phase = "take" if has_play(state, slot) else "draw"
