"""The moments of 500 Rummy: a dig of many cards, "Rummy!", the last card."""

from typing import Final

from game.cards import french
from game.core.event import Event, Seat
from game.core.moment import Moment, Sort, of_the_last_card
from game.games.rummy500.rules import Rummy500State, calling
from game.games.rummy500.table.places import asked
from game.words.message import Message, Names

MANY: Final = 3
"""Fewer cards than these are taken out of the pile all the time."""


def moment(state: Rummy500State, event: Event, names: Names) -> Moment | None:
    """What an event about to be seen is worth, if it is more than any card."""
    seat, count = event.seat, len(event.cards)
    if seat is None:
        return None
    if event.kind == "draw" and event.source == "pile" and count >= MANY:
        said = Message("rummy500-moment-dig", who=names[seat], count=count)
        return Moment(Sort.DIG, said, Message("rummy500-moment-dig-title", count=count), seat)
    if event.kind == "rummy" or (event.kind == "add" and event.source == "pile"):
        said = Message("rummy500-moment-call", who=names[seat], count=count)
        title = Message("rummy500-moment-call-title")
        return Moment(Sort.CALL, said, title, seat, _discarder(state, seat))
    if event.kind == "discard" and _goes_out(state, event, seat):
        return of_the_last_card(seat, names)
    return None


def _discarder(state: Rummy500State, caller: Seat) -> Seat | None:
    """Whose discard is called."""
    discarder = state.discarder
    return None if discarder == caller else discarder


def _goes_out(state: Rummy500State, event: Event, seat: Seat) -> bool:
    """Whether a discard is that of the last card in a hand, which nobody may call."""
    if asked(state) is None or len(state.hands[seat]) > 1:
        return False
    return not calling.may_be_called(state, french.read(str(event.cards[0])))
