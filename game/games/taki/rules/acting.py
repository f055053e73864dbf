"""Actions of cards, and the end of a play."""

from typing import Final

from game.core.event import Seat
from game.core.game import EventSink
from game.games.taki.cards import (
    CHANGE_DIRECTION_SYMBOL,
    COLORED_KINDS_COUNT,
    DIGIT_SYMBOL_COUNT,
    KING_CARD,
    NO_COLOR_OR_SYMBOL,
    PLUS_SYMBOL,
    PLUS_THREE_BREAKER_CARD,
    PLUS_THREE_CARD,
    PLUS_TWO_SYMBOL,
    STOP_SYMBOL,
    Card,
)
from game.games.taki.rules import plus_three
from game.games.taki.rules.drawing import draw_cards
from game.games.taki.rules.winning import ask, go_out
from game.games.taki.state import TakiFacts, note

_ENDING: Final = frozenset({PLUS_TWO_SYMBOL, PLUS_SYMBOL})


def ends_run(card: Card) -> bool:
    """Whether a run is over after this last card of it, even if it is left open."""
    return card < COLORED_KINDS_COUNT and card % 13 in _ENDING


def act(state: TakiFacts, seat: Seat, card: Card, tell: EventSink | None) -> None:
    """Apply the action of the card that ends a play."""
    steps = 1
    if card < COLORED_KINDS_COUNT:
        sign = card % 13
        if sign < DIGIT_SYMBOL_COUNT:
            pass
        elif sign == STOP_SYMBOL:
            steps = 2
            if tell:
                note("skip", state.after(seat), tell)
        elif sign == CHANGE_DIRECTION_SYMBOL:
            if state.players > 2:
                state.direction = -state.direction
                note("turn", seat, tell)
        elif sign == PLUS_TWO_SYMBOL:
            state.pending += 2
            state.run = NO_COLOR_OR_SYMBOL
        elif sign == PLUS_SYMBOL:
            state.run = NO_COLOR_OR_SYMBOL
            state.phase = "extra"
            return
    elif card == KING_CARD:
        if state.hands[seat]:
            state.phase = "extra"
            return
    elif card == PLUS_THREE_CARD:
        state.by = seat
    elif card == PLUS_THREE_BREAKER_CARD:
        draw_cards(state, seat, plus_three.PLUS_THREE_DRAWN_CARD_COUNT, tell)
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
