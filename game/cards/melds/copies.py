"""A hand's natural cards as one int, copies of a card in layers.

Bit ``c`` of layer ``k`` is set when the hand holds more than ``k`` copies of card
``c``; the layers follow each other, 52 bits each.  So the lowest layer says what
there is, hands that hold the same are the same int, and one pack is one layer.
"""

from typing import Final

from game.cards.french import CARDS, Card

LAYER: Final = 52
FIRST_LAYER: Final = (1 << LAYER) - 1
ALL_LAYERS: Final = sum(1 << LAYER * copy for copy in range(8))
"""A set of cards times this is that set in every layer, for up to eight packs."""


def without(held: int, taken: int) -> int:
    """The hand less one copy of each card of ``taken``, a set in the first layer."""
    column = taken * ALL_LAYERS
    return held & ~column | held >> LAYER & column


def remove(held: int, cards: int) -> int:
    """The hand less these cards, which it holds, themselves packed in layers."""
    if held <= FIRST_LAYER:
        return held ^ cards
    while cards:
        held = without(held, cards & FIRST_LAYER)
        cards >>= LAYER
    return held


def unpack(held: int) -> list[Card]:
    """The cards of the int: first what there is, in order, then further copies."""
    cards: list[Card] = []
    while held:
        low = held & -held
        cards.append(CARDS[(low.bit_length() - 1) % LAYER])
        held ^= low
    return cards
