"""Floating: having no cards without being out; and forced moves at the start of a turn."""

from game.core.event import Event
from game.core.game import EventSink
from game.games.take.moves import Add, Discard
from game.games.take.rules import adding, discarding, drawing, empty_stock, round, turn
from game.games.take.state import TakeFacts


def after_melding(state: TakeFacts, tell: EventSink | None) -> None:
    """End the turn if the hand is empty, or one card that must be kept."""
    seat = state.seat
    if not state.hands[seat]:
        if tell:
            tell(Event("float", seat))
        turn.pass_on(state)
    elif discarding.keeps(state):
        if tell:
            tell(Event("keep", seat))
        turn.pass_on(state)


def by_itself(state: TakeFacts, tell: EventSink | None) -> bool:
    """Make the forced moves of a turn that begins; whether they ended it.

    These are a floater's draw and only move, and the finish when no card can be drawn.
    """
    assert state.asked is not None, "a seat is asked"
    if state.hands[state.asked]:
        if state.stock or empty_stock.can_take_last(state):
            return False
        round.finish(state, tell)
        return True
    if not state.stock:
        round.finish(state, tell)
        return True
    drawing.from_stock(state, tell)
    first, *others = state.legal()
    if others:
        return False
    match first:
        case Add():
            adding.make(state, first, tell)
            turn.pass_on(state)
        case Discard(card):
            discarding.make(state, card, tell)
        case _:
            raise ValueError("one card is added or discarded")
    return True
