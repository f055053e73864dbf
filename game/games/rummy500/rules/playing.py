"""What may be done between the draw and the end of a turn: melds, lay-offs, discards."""

from collections.abc import Iterator, Sequence
from itertools import chain

from game.cards.french import JOKER, Card
from game.cards.melds import bits, has_meld, summed
from game.games.rummy500.moves import DISCARDS, Move
from game.games.rummy500.rules import discarding, laying_off, melding
from game.games.rummy500.state import Rummy500Facts


def legal(state: Rummy500Facts, cards: Sequence[Card]) -> Iterator[Move]:
    """Every move of the player whose turn it is and who holds these cards, having drawn."""
    if state.must_meld is None:
        held = bits(cards)
        if (
            not held & state.table.fits
            and held.bit_count() == len(cards) > 1
            and not held >> JOKER
            and not has_meld(held)
        ):
            # So it is mostly: nothing can be melded, and any card may go but the one just taken.
            barred = state.barred
            if barred is None:
                return iter([DISCARDS[card] for card in sorted(cards)])
            return iter([DISCARDS[card] for card in sorted(cards) if card != barred])
    return listed(state, cards)


def listed(state: Rummy500Facts, cards: Sequence[Card]) -> Iterator[Move]:
    """The same of any hand, rule by rule."""
    hand = summed(cards)
    melds = melding.legal(state, hand)
    return chain(melds, laying_off.legal(state, hand), discarding.legal(state, hand))
