"""What may be done between the draw and the end of a turn: melds, lay-offs, discards."""

from collections.abc import Iterator
from itertools import chain

from game.cards.french import JOKER
from game.cards.melds import bits, has_meld, summed
from game.games.rummy500.moves import DISCARDS, Move
from game.games.rummy500.rules import discarding, laying_off, melding
from game.games.rummy500.state import Rummy500Facts


def legal(state: Rummy500Facts) -> Iterator[Move]:
    """Every move of the player whose turn it is, who has drawn."""
    cards = state.hands[state.seat]
    held = bits(cards)
    if (
        state.must_meld is None
        and not held & state.table.fits
        and not held >> JOKER
        and held.bit_count() == len(cards) > 1
        and not has_meld(held)
    ):
        # So it is mostly: nothing can be melded, and any card may go but the one just taken.
        barred = state.barred
        return iter([DISCARDS[card] for card in sorted(cards) if card != barred])
    return listed(state)


def listed(state: Rummy500Facts) -> Iterator[Move]:
    """The same of any hand, rule by rule."""
    hand = summed(state.hands[state.seat])
    melds = melding.legal(state, hand)
    return chain(melds, laying_off.legal(state, hand), discarding.legal(state, hand))
