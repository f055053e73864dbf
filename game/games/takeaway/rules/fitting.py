"""Cards that fit, and stacks that can be taken."""

from collections.abc import Sequence
from typing import Final

from game.cards import card_names
from game.cards.french import Card
from game.core.illegal import Illegal
from game.games.takeaway.moves import SLOTS
from game.games.takeaway.state import TakeawayFacts, bits
from game.text.message import Message


def _fits(one: int, other: int, run_suits: str) -> bool:
    """Whether two different cards share a rank, or are neighbours as ``run_suits`` allows."""
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
"""``FITS[run_suits][card]``: the cards that fit; none in the last entry, for ``EMPTY``."""

MASKS: Final = {run_suits: tuple(map(bits, rows)) for run_suits, rows in FITS.items()}
"""``FITS`` as card sets."""

RINGS: Final = {
    used: tuple(tuple((slot + step) % used for step in range(1, used)) for slot in range(used))
    for used in range(1, SLOTS + 1)
}
"""``RINGS[used][slot]``: the other slots in use, clockwise from ``slot``."""


def takeable(tops: Sequence[Card], used: int, slot: int, run_suits: str) -> list[int]:
    """Slots whose stacks can be taken onto ``slot``, clockwise from it.

    ``tops`` has ``EMPTY`` for an empty slot; the first ``used`` slots are in use.
    """
    fits = FITS[run_suits][tops[slot]]
    return [other for other in RINGS[used][slot] if tops[other] in fits]


def plays(state: TakeawayFacts, slot: int) -> list[int]:
    """Slots whose stacks can be taken onto ``slot``, clockwise from it."""
    return takeable(state.tops, state.used, slot, state.run_suits)


def fast_has_play(state: TakeawayFacts, slot: int) -> bool:
    """Fast copy of ``plays``: whether it would find a slot."""
    return bool(MASKS[state.run_suits][state.tops[slot]] & state.lying)


def refused(state: TakeawayFacts, slot: int) -> Illegal | None:
    """Refusal of taking ``slot`` onto the current slot, which holds cards; None if it fits."""
    if slot in plays(state, state.slot):
        return None
    if slot == state.slot:
        why = Message("takeaway-itself")
    elif not state.slots[slot]:
        why = Message("takeaway-nothing-there")
    else:
        card, onto = map(card_names.named, (state.tops[slot], state.tops[state.slot]))
        why = Message("takeaway-misfit", runs=state.run_suits, card=card, onto=onto)
    return Illegal("does-not-fit", why, "what-fits")
