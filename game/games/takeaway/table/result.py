"""Round end and highlights of the Takeaway table."""

from typing import Final

from game.core.event import Event, Seat
from game.core.table_values import Highlight, HighlightKind
from game.games.takeaway.rules import TakeawayState
from game.games.takeaway.scoring import count
from game.text.message import Message, Names

ENDING: Final = Message("takeaway-ending")
"""Title of every round end."""


def counts(state: TakeawayState) -> list[int]:
    """Cards of each seat."""
    return count(state.setup.players, state.slots)


def counted(cards_held: int) -> Message:
    return Message("takeaway-this-round", count=cards_held)


MANY: Final = 4
"""Threshold: minimum number of taken cards for a highlight."""


def moment(state: TakeawayState, event: Event, names: Names) -> Highlight | None:
    taker, count = event.seat, len(event.cards)
    if event.name != "take" or taker is None or count < MANY:
        return None
    owner = state.owner_of(str(event.source))
    title = Message("takeaway-moment-title", count=count)
    if owner is None or owner == taker:
        said = Message("takeaway-moment-own", who=names[taker], count=count)
        return Highlight(HighlightKind.CAPTURE, said, title, taker)
    said = Message("takeaway-moment", who=names[taker], whose=names[owner], count=count)
    gains = {taker: count, Seat(owner): -count}
    return Highlight(HighlightKind.CAPTURE, said, title, taker, Seat(owner), gains)
