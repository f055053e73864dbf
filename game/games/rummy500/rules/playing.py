"""Legal moves of the play phase: melds, lay-offs, discards."""

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Final

from game.cards.french import JOKER, Card
from game.cards.melds import ALL, MeldableHand, hand_of
from game.games.rummy500.moves import DISCARDS, Move
from game.games.rummy500.rules import discarding, laying_off, melding, owing
from game.games.rummy500.rules.pile import melds_nothing
from game.games.rummy500.state import Rummy500Facts

_discard: Final = DISCARDS.__getitem__


def legal(state: Rummy500Facts, cards: Sequence[Card], held: int) -> Iterator[Move]:
    """All legal moves of the seat to move, whose hand is ``cards`` (``held`` as a card set).

    The usual position has a fast path: no owed card and no card twice.
    """
    if state.must_meld is not None or not held.bit_count() == len(cards) > 1:
        return listed(state, hand_of(cards, held))
    free, barred = sorted(cards), state.barred
    if barred is not None:
        free.remove(barred)
    discards = map(_discard, free)
    if melds_nothing(held, state.table):
        return discards
    if owing.nothing(state):
        offs = laying_off.layoffs(held, state.melds)
        return chain(melding.new_melds(held & ALL, held >> JOKER), offs, discards)
    hand = hand_of(cards, held)
    return chain(melding.legal(state, hand), laying_off.legal(state, hand), discards)


def listed(state: Rummy500Facts, hand: MeldableHand) -> Iterator[Move]:
    melds, offs = melding.legal(state, hand), laying_off.legal(state, hand)
    return chain(melds, offs, discarding.legal(state, hand))
