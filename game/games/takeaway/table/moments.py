"""The moments of Takeaway: many cards taken at once."""

from typing import Final

from game.core.event import Event, Seat
from game.core.moment import Moment, Sort
from game.games.takeaway.rules import TakeawayState
from game.words.message import Message, Names

MANY: Final = 4
"""Fewer cards than these are taken all the time."""


def moment(state: TakeawayState, event: Event, names: Names) -> Moment | None:
    """What an event about to be seen is worth, if it is more than any card."""
    taker, count = event.seat, len(event.cards)
    if event.kind != "take" or taker is None or count < MANY:
        return None
    owner = state.owner_of(str(event.source))
    title = Message("takeaway-moment-title", count=count)
    if owner is None or owner == taker:
        said = Message("takeaway-moment-own", who=names[taker], count=count)
        return Moment(Sort.CAPTURE, said, title, taker)
    said = Message("takeaway-moment", who=names[taker], whose=names[owner], count=count)
    gains = {taker: count, Seat(owner): -count}
    return Moment(Sort.CAPTURE, said, title, taker, Seat(owner), gains)
