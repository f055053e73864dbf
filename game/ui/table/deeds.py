"""What somebody has done to somebody, as all at the table see it: told by an event's nature."""

from collections.abc import Sized
from typing import Any, NamedTuple

from game.core.event import Event, Seat, What
from game.core.sight import Sight

MANY = 3
"""Having to draw so many cards at once is a burden."""
DUG = 4
"""Drawing so many cards that lie open is a stroke of luck for whoever may."""
GREAT = 5
"""So many cards of another's at once are a great catch."""


class Catch(NamedTuple):
    """Whose cards were taken, and how many."""

    victim: Seat
    cards: int


def caught(what: What, event: Event, seen: Sight[Any]) -> Catch | None:
    """What an event takes from another, who had it until now; None if it takes nothing.

    Either the cards are another's, or what they are put to is.
    """
    if what is not What.TAKE or event.seat is None:
        return None
    for zone in (event.target, event.source):
        owner = None if zone is None else seen.state.owner_of(zone)
        if zone is not None and owner is not None and owner != event.seat:
            lying = seen.at(zone)
            return Catch(owner, len(lying) if isinstance(lying, Sized) else len(event.cards))
    return None


def dug(what: What, event: Event) -> bool:
    """Whether somebody took many cards that lay open."""
    return what is What.DRAW and event.source == "pile" and len(event.cards) >= DUG


def burdened(what: What, event: Event, seen: Sight[Any]) -> bool:
    """Whether somebody has to draw many cards, beside those they hold."""
    if what is not What.DRAW or event.source == "pile" or len(event.cards) < MANY:
        return False
    return bool(event.target) and bool(seen.at(str(event.target)))
