"""What laying a sequence and adding to one have in common."""

from collections.abc import Iterator
from typing import Any

from game.cards.french import JOKER
from game.cards.melds import bits, laid, melds_in
from game.cards.melds.laid import Laid
from game.games.take.melds import LAW, Run, lay
from game.games.take.moves import Add, Lay
from game.games.take.rules import discarding
from game.games.take.state import TakeFacts


def possible(state: TakeFacts) -> Iterator[Lay | Add]:
    """Every new sequence and every addition, whatever may be owed."""
    hand = state.hand
    held = bits(hand)
    jokers = hand.count(JOKER) if held >> JOKER else 0
    yield from map(lay, melds_in(held, jokers, LAW))
    for place in state.table.places:
        if held >> place.card & 1:
            yield place.natural
    if jokers:
        for place in state.table.places:
            yield place.joker


def from_hand(state: TakeFacts, card: Laid) -> dict[str, Any]:
    """A card of the hand is melded: that pays its debt and lifts its bar."""
    held = laid.card_of(card)
    if held == state.must_meld:
        state.must_meld = None
    discarding.lift(state, held)
    state.melded = True
    state.took_top = False
    return state.put_down(held)


def locked(run: Run) -> dict[str, Any]:
    """The fact that a run is locked, once it is."""
    return {f"melds/M{run.number}/locked": True} if run.locked else {}
