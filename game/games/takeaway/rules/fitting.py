"""What fits: the cards that lie well on each other, and the stacks that can be taken."""

from collections.abc import Sequence
from typing import Final

from game.cards import card_names
from game.cards.french import Card
from game.core.illegal import Illegal
from game.games.takeaway.moves import SLOTS
from game.games.takeaway.state import TakeawayFacts, bits
from game.text.message import Message


def _fits(one: int, other: int, run_suits: str) -> bool:
    """Whether two different cards are a match (same rank) or a run (neighbours in rank)."""
    distance = (one - other) % 13
    if distance == 0:
        return True
    return distance in (1, 12) and (run_suits == "any" or one // 13 == other // 13)


CARDS: Final = tuple(map(Card, range(52)))
NOTHING: Final[frozenset[Card]] = frozenset()
FITS: Final = {
    run_suits: (
        *(
            frozenset(one for one in CARDS if one != card and _fits(one, card, run_suits))
            for card in CARDS
        ),
        NOTHING,
    )
    for run_suits in ("same", "any")
}
"""The cards that can be played on each card, by the option; in the last place, which is that of
``EMPTY``, those on none."""

MASKS: Final = {run_suits: tuple(map(bits, rows)) for run_suits, rows in FITS.items()}
"""The same as sets of bits."""

RINGS: Final = {
    used: tuple(tuple((slot + step) % used for step in range(1, used)) for slot in range(used))
    for used in range(1, SLOTS + 1)
}
"""The other slots clockwise from each, by how many are in use."""


def takeable(tops: Sequence[Card], used: int, slot: int, run_suits: str) -> list[int]:
    """The slots whose stacks can be taken onto this one's, clockwise from it.

    Of each stack there is only the top, ``EMPTY`` where there is none; the first ``used`` slots
    are in use.
    """
    fits = FITS[run_suits][tops[slot]]
    return [other for other in RINGS[used][slot] if tops[other] in fits]


def plays(state: TakeawayFacts, slot: int) -> list[int]:
    """The slots whose stacks can be taken onto this one's, clockwise from it."""
    return takeable(state.tops, state.used, slot, state.run_suits)


def has_play(state: TakeawayFacts, slot: int) -> bool:
    """Whether any stack can be taken onto this slot's: ``plays``, but not which."""
    return bool(MASKS[state.run_suits][state.tops[slot]] & state.lying)


def refused(state: TakeawayFacts, slot: int) -> Illegal | None:
    """Why a slot's stack cannot be taken onto the slot being played, which has cards."""
    if slot == state.slot:
        why = Message("takeaway-itself")
    elif not state.slots[slot]:
        why = Message("takeaway-nothing-there")
    else:
        other, mine = state.tops[slot], state.tops[state.slot]
        if other in FITS[state.run_suits][mine]:
            return None
        card, onto = card_names.named(other), card_names.named(mine)
        why = Message("takeaway-misfit", runs=state.run_suits, card=card, onto=onto)
    return Illegal("does-not-fit", why, "what-fits")
