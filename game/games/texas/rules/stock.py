"""When the stock runs out: twice the pile becomes a new one, then the round is over."""

from typing import Final

from game.core.event import Event
from game.core.game import EventSink
from game.games.texas.state import TexasFacts, texts

MOST_EMPTIED: Final = 2
"""How often in a round the pile becomes a new stock."""


def spent(left: int, emptied: int) -> bool:
    """Whether a draw from the stock ends the round: so many cards are left, none for good."""
    return not left and emptied == MOST_EMPTIED


def turn_the_pile(state: TexasFacts, tell: EventSink | None) -> None:
    """Shuffle the pile without its top card into a new stock."""
    *under, top = state.pile
    state.emptied += 1
    if tell:
        tell(Event("gather", None, "pile", "stock", texts(under)))
        tell(Event("shuffle", changes={"emptied": state.emptied}))
    state.stock = state.next_shuffle(sorted(under))
    state.pile = [top]
