"""What fits: the cards that lie well on each other, and the stacks that can be taken."""

from collections.abc import Sequence
from typing import Final

from game.cards import naming
from game.cards.french import Card
from game.core.illegal import Illegal
from game.games.takeaway.state import TakeawayFacts
from game.words.message import Message


def _fits(one: int, other: int, run_suits: str) -> bool:
    """Whether two different cards are a match (same rank) or a run (neighbours in rank)."""
    distance = (one - other) % 13
    if distance == 0:
        return True
    return distance in (1, 12) and (run_suits == "any" or one // 13 == other // 13)


FITS: Final = {
    run_suits: tuple(
        frozenset(other for other in range(52) if other != one and _fits(one, other, run_suits))
        for one in range(52)
    )
    for run_suits in ("same", "any")
}
"""The cards that can be played on each card, by the option."""


def takeable(stacks: Sequence[Sequence[Card]], used: int, slot: int, run_suits: str) -> list[int]:
    """The slots whose stacks can be taken onto this one's, clockwise from it.

    Of each stack only the top is looked at; the first ``used`` slots are in use.
    """
    if not stacks[slot]:
        return []
    fits = FITS[run_suits][stacks[slot][-1]]
    return [
        other % used
        for other in range(slot + 1, slot + used)
        if stacks[other % used] and stacks[other % used][-1] in fits
    ]


def plays(state: TakeawayFacts, slot: int) -> list[int]:
    """The slots whose stacks can be taken onto this one's, clockwise from it."""
    return takeable(state.slots, state.used, slot, state.run_suits)


def refused(state: TakeawayFacts, slot: int) -> Illegal | None:
    """Why a slot's stack cannot be taken onto the slot being played, which has cards."""
    if slot == state.slot:
        why = Message("takeaway-itself")
    elif not state.slots[slot]:
        why = Message("takeaway-nothing-there")
    else:
        other, mine = state.slots[slot][-1], state.slots[state.slot][-1]
        if other in FITS[state.run_suits][mine]:
            return None
        card, onto = naming.named(other), naming.named(mine)
        why = Message("takeaway-misfit", runs=state.run_suits, card=card, onto=onto)
    return Illegal("does-not-fit", why, "what-fits")
