"""The slot that is played next."""

from collections.abc import Sequence

from game.cards.french import Card
from game.games.takeaway.rules.fitting import (
    CLOCKWISE_SLOTS,
    FITTING_CARD_SETS,
    fast_has_play,
    takeable,
)
from game.games.takeaway.state import EMPTY_SLOT_TOP, TakeawayFacts, bits_of


def following(
    tops: Sequence[Card], lying: int, used: int, slot: int, stock: bool, run_suits: str
) -> int | None:
    """Slot played after ``slot``; None if the round is over.

    With a deck it is the first empty slot clockwise, with the next slot as fallback. Without, it is
    the first slot clockwise with a play. ``lying`` is the card set of the tops.
    """
    ring = CLOCKWISE_SLOTS[used][slot]
    if not stock:
        masks = FITTING_CARD_SETS[run_suits]
        for other in ring:
            if masks[tops[other]] & lying:
                return other
        return None
    if EMPTY_SLOT_TOP in tops:
        for other in ring:
            if tops[other] == EMPTY_SLOT_TOP:
                return other
    return ring[0]


def after(state: TakeawayFacts) -> int | None:
    """Slot played after the current one; None if the round is over."""
    stock = bool(state.stock)
    return following(state.tops, state.lying, state.used, state.slot, stock, state.run_suits)


def ways(state: TakeawayFacts) -> set[int | None]:
    """The possible next slots after the current one, depending on the stacks taken.

    None in the set stands for the end of the round.  Before a draw, the card counts as one that
    fits nothing.
    """
    slot, stock, run_suits = state.slot, bool(state.stock), state.run_suits
    found: set[int | None] = set()
    seen: set[tuple[Card, ...]] = set()
    waiting = [tuple(state.tops)]
    while waiting:
        tops = waiting.pop()
        if tops in seen:
            continue
        seen.add(tops)
        plays = takeable(tops, state.used, slot, run_suits) if state.phase == "take" else []
        for other in plays:
            after = list(tops)
            after[slot], after[other] = tops[other], EMPTY_SLOT_TOP
            waiting.append(tuple(after))
        if not plays:
            found.add(following(tops, bits_of(tops), state.used, slot, stock, run_suits))
    return found


def turn_to(state: TakeawayFacts, slot: int) -> None:
    """Turn to a slot: its owner takes a stack that fits, else draws."""
    state.slot = slot
    state.asked = state.owner[slot]
    state.phase = "take" if fast_has_play(state, slot) else "draw"
