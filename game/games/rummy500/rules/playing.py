"""What may be done between the draw and the end of a turn: melds, lay-offs, discards."""

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Final

from game.cards.french import Card
from game.cards.melds import Hand, has_meld, summed
from game.games.rummy500.moves import DISCARDS, Move
from game.games.rummy500.rules import discarding, laying_off, melding
from game.games.rummy500.state import Rummy500Facts

_discard: Final = DISCARDS.__getitem__


def legal(state: Rummy500Facts, cards: Sequence[Card]) -> Iterator[Move]:
    """Every move of the player whose turn it is and who holds these cards, having drawn."""
    hand = summed(cards)
    held, twice, jokers, size = hand
    if (
        state.must_meld is None
        and not jokers
        and not held & state.table.fits
        and not twice
        and size > 1
        and not has_meld(held)
    ):
        # So it is mostly: nothing can be melded, and any card may go but the one just taken.
        barred = state.barred
        if barred is None:
            return map(_discard, sorted(cards))
        return iter([DISCARDS[card] for card in sorted(cards) if card != barred])
    return _of_hand(state, hand)


def listed(state: Rummy500Facts, cards: Sequence[Card]) -> Iterator[Move]:
    """The same of any hand, rule by rule."""
    return _of_hand(state, summed(cards))


def _of_hand(state: Rummy500Facts, hand: Hand) -> Iterator[Move]:
    melds, offs = melding.legal(state, hand), laying_off.legal(state, hand)
    return chain(melds, offs, discarding.legal(state, hand))
