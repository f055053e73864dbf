"""What may be done between the draw and the end of a turn: melds, lay-offs, discards."""

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Final

from game.cards.french import JOKER, Card
from game.cards.melds import bits, has_meld, summed
from game.games.rummy500.moves import DISCARDS, Move
from game.games.rummy500.rules import discarding, laying_off, melding
from game.games.rummy500.state import Rummy500Facts

_JOKER: Final = 1 << JOKER
_discard: Final = DISCARDS.__getitem__


def legal(state: Rummy500Facts, cards: Sequence[Card]) -> Iterator[Move]:
    """Every move of the player whose turn it is and who holds these cards, having drawn."""
    held = bits(cards)
    if (
        state.must_meld is None
        and not held & (state.table.fits | _JOKER)
        and held.bit_count() == len(cards) > 1
        and not has_meld(held)
    ):
        # So it is mostly: no card is there twice, nothing can be melded, and any card may go but
        # the one just taken.
        barred = state.barred
        if barred is None:
            return map(_discard, sorted(cards))
        return iter([DISCARDS[card] for card in sorted(cards) if card != barred])
    return listed(state, cards)


def listed(state: Rummy500Facts, cards: Sequence[Card]) -> Iterator[Move]:
    """The same of any hand, rule by rule."""
    hand = summed(cards)
    melds, offs = melding.legal(state, hand), laying_off.legal(state, hand)
    return chain(melds, offs, discarding.legal(state, hand))
