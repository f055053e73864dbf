"""Actions of cards, and the end of a play."""

from typing import Final

from game.core.event import Seat
from game.core.game import EventSink
from game.games.taki.cards import (
    BREAKER,
    COLORED,
    KING,
    NONE,
    NUMBERS,
    PLUS,
    PLUS_THREE,
    PLUS_TWO,
    STOP,
    TURN,
    Card,
)
from game.games.taki.rules import plus_three
from game.games.taki.rules.drawing import draw
from game.games.taki.rules.winning import ask, go_out
from game.games.taki.state import TakiFacts, note

_ENDING: Final = frozenset({PLUS_TWO, PLUS})


def ends_run(card: Card) -> bool:
    """Whether a run is over after this last card of it, even if it is left open."""
    return card < COLORED and card % 13 in _ENDING


def act(state: TakiFacts, seat: Seat, card: Card, tell: EventSink | None) -> None:
    """Apply the action of the card that ends a play."""
    steps = 1
    if card < COLORED:
        sign = card % 13
        if sign < NUMBERS:
            pass
        elif sign == STOP:
            steps = 2
            if tell:
                note("skip", state.after(seat), tell)
        elif sign == TURN:
            if state.players > 2:
                state.direction = -state.direction
                note("turn", seat, tell)
        elif sign == PLUS_TWO:
            state.pending += 2
            state.run = NONE
        elif sign == PLUS:
            state.run = NONE
            state.phase = "extra"
            return
    elif card == KING:
        if state.hands[seat]:
            state.phase = "extra"
            return
    elif card == PLUS_THREE:
        state.by = seat
    elif card == BREAKER:
        draw(state, seat, plus_three.COST, tell)
        finish(state, seat, state.after(seat), tell, may_go_out=False)
        return
    finish(state, seat, state.after(seat, steps), tell)


def finish(
    state: TakiFacts, seat: Seat, following: Seat, tell: EventSink | None, may_go_out: bool = True
) -> None:
    """End a play: announcement, answers to a +3, going out, or the next turn."""
    state.following = following
    left = len(state.hands[seat])
    if left == 1:
        state.asked = seat
        state.phase = "announce"
    elif state.by >= 0:
        plus_three.open_answers(state, tell)
    elif left or not may_go_out or not go_out(state, seat, tell):
        ask(state, following, tell)
