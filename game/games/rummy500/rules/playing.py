"""What may be done between the draw and the end of a turn: melds, lay-offs, discards."""

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Final

from game.cards.french import JOKER, Card
from game.cards.melds import hand_of, has_meld, summed
from game.games.rummy500.moves import DISCARDS, Move
from game.games.rummy500.rules import discarding, laying_off, melding
from game.games.rummy500.state import Rummy500Facts

_JOKER: Final = 1 << JOKER
_discard: Final = DISCARDS.__getitem__


def legal(state: Rummy500Facts, cards: Sequence[Card], held: int) -> Iterator[Move]:
    """Every move of the player whose turn it is and who holds these cards, having drawn.

    ``held`` are the same cards as bits.
    """
    if state.must_meld is not None or not held.bit_count() == len(cards) > 1:
        return listed(state, cards)
    # So it is mostly: no card is there twice, and any may go but the one just taken.
    barred = state.barred
    free = cards if barred is None else [card for card in cards if card != barred]
    discards = map(_discard, sorted(free))
    if not held & (state.table.fits | _JOKER) and not has_meld(held):
        return discards
    hand = hand_of(cards, held)
    return chain(melding.legal(state, hand), laying_off.legal(state, hand), discards)


def listed(state: Rummy500Facts, cards: Sequence[Card]) -> Iterator[Move]:
    """The same of any hand, rule by rule."""
    hand = summed(cards)
    melds, offs = melding.legal(state, hand), laying_off.legal(state, hand)
    return chain(melds, offs, discarding.legal(state, hand))
