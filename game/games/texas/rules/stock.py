"""An empty stock: the pile refills it twice per round; then the round ends."""

from typing import Final

from game.core.event import Event
from game.core.game import EventSink
from game.games.texas.state import TexasFacts, texts

MOST_EMPTIED: Final = 2
"""Maximum number of refills per round."""


def spent(left: int, emptied: int) -> bool:
    """Whether a draw from the stock ends the round: it is empty, without a refill."""
    return not left and emptied == MOST_EMPTIED


def turn_the_pile(state: TexasFacts, tell: EventSink | None) -> None:
    """Shuffle the pile, except its top, into a new stock."""
    *under, top = state.pile
    state.emptied += 1
    if tell:
        tell(Event("gather", None, "pile", "stock", texts(under)))
        tell(Event("shuffle", changes={"emptied": state.emptied}))
    state.stock = state.next_shuffle(sorted(under))
    state.pile = [top]
