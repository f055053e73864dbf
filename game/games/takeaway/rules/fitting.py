"""Cards that fit, and stacks that can be taken."""

from collections.abc import Sequence
from typing import Final

from game.cards import card_names
from game.cards.french import Card
from game.core.illegal import Illegal
from game.games.takeaway.moves import RING_SLOTS_COUNT
from game.games.takeaway.state import TakeawayFacts, bits_of
from game.text.message import Message


def _fits(one: int, other: int, run_suits: str) -> bool:
    """Whether two different cards share a rank, or are neighbours as ``run_suits`` allows."""
    distance = (one - other) % 13
    if distance == 0:
        return True
    return distance in (1, 12) and (run_suits == "any" or one // 13 == other // 13)


NATURAL_CARDS: Final = tuple(map(Card, range(52)))
NO_FITTING_CARDS: Final[frozenset[Card]] = frozenset()
FITTING_CARDS: Final = {
    run_suits: (
        *(
            frozenset(one for one in NATURAL_CARDS if one != card and _fits(one, card, run_suits))
            for card in NATURAL_CARDS
        ),
        NO_FITTING_CARDS,
    )
    for run_suits in ("same", "any")
}
"""``FITTING_CARDS[run_suits][card]``: the cards that fit; none in the last entry, for no card."""

FITTING_CARD_SETS: Final = {
    run_suits: tuple(map(bits_of, rows)) for run_suits, rows in FITTING_CARDS.items()
}
"""``FITTING_CARDS`` as card sets."""

CLOCKWISE_SLOTS: Final = {
    used: tuple(tuple((slot + step) % used for step in range(1, used)) for slot in range(used))
    for used in range(1, RING_SLOTS_COUNT + 1)
}
"""``CLOCKWISE_SLOTS[used][slot]``: the other slots in use, clockwise from ``slot``."""


def takeable(tops: Sequence[Card], used: int, slot: int, run_suits: str) -> list[int]:
    """Slots whose stacks can be taken onto ``slot``, clockwise from it.

    ``tops`` has ``EMPTY_SLOT_TOP`` for an empty slot; the first ``used`` slots are in use.
    """
    fits = FITTING_CARDS[run_suits][tops[slot]]
    return [other for other in CLOCKWISE_SLOTS[used][slot] if tops[other] in fits]


def plays(state: TakeawayFacts, slot: int) -> list[int]:
    """Slots whose stacks can be taken onto ``slot``, clockwise from it."""
    return takeable(state.tops, state.used, slot, state.run_suits)


def fast_has_play(state: TakeawayFacts, slot: int) -> bool:
    """Fast copy of ``plays``: whether it would find a slot."""
    return bool(FITTING_CARD_SETS[state.run_suits][state.tops[slot]] & state.lying)


def refusal(state: TakeawayFacts, slot: int) -> Illegal | None:
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
