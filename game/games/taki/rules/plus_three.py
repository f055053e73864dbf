"""The +3 and its Breaker: seats asked for an answer, and the cost of a +3 that stands."""

from typing import Final

from game.core.event import SEATS_BY_NUMBER, Event, Seat
from game.core.game import EventSink
from game.core.illegal import Illegal
from game.games.taki.cards import KING_CARD, NO_COLOR_OR_SYMBOL, PLUS_THREE_BREAKER_CARD, Card
from game.games.taki.moves import Word
from game.games.taki.rules.drawing import draw_cards
from game.games.taki.rules.winning import ask, go_out_if_empty
from game.games.taki.state import TakiFacts
from game.text.message import Message

PLUS_THREE_RULE: Final = "plus-three"
PLUS_THREE_DRAWN_CARD_COUNT: Final = 3
"""Cards drawn by each other seat for a +3, or by the victim of a Breaker."""


_NEXT_PLAYER_ANSWERS: Final = frozenset({PLUS_THREE_BREAKER_CARD, KING_CARD})
_OTHER_PLAYERS_ANSWERS: Final = frozenset({PLUS_THREE_BREAKER_CARD})


def answers(seat: int | None, following: int | None) -> frozenset[Card]:
    """Cards a seat may answer a +3 with; a King only for the next player."""
    return _NEXT_PLAYER_ANSWERS if seat == following else _OTHER_PLAYERS_ANSWERS


def pass_refusal(state: TakiFacts) -> Illegal | None:
    if state.phase == "answer":
        return None
    rule = PLUS_THREE_RULE if state.options.plus_three else "turn"
    return Illegal("not-your-phase", Message("taki-no-three"), rule)


def still_open() -> Illegal:
    """Refusal of all other moves while a +3 is open."""
    return Illegal("not-your-phase", Message("taki-three-first"), PLUS_THREE_RULE)


def open_answers(state: TakiFacts, tell: EventSink | None) -> None:
    """Open the window after a +3; its event does not show whether a seat has an answer."""
    if tell:
        facts = {"phase": "answer", "seat": None, "by": state.by}
        tell(Event("answers", Seat(state.by), changes=facts))
    _ask_after(state, state.by, tell)


def let_stand(state: TakiFacts, move: Word, tell: EventSink | None) -> None:
    """Pass: the next seat with an answer is asked."""
    if tell:
        # The seat itself must not see whether others are asked.
        tell(Event("pass", changes={"seat": None}))
    _ask_after(state, state.player, tell)


def _ask_after(state: TakiFacts, last: int, tell: EventSink | None) -> None:
    """Ask the next seat after ``last`` that holds an answer; without one, all others draw."""
    seat = state.after(last)
    while seat != state.by:
        if not answers(seat, state.following).isdisjoint(state.hands[seat]):
            state.asked = seat
            state.phase = "answer"
            return
        seat = state.after(seat)
    player = answered(state)
    following = state.after(player)
    for step in range(1, state.players):
        draw_cards(state, state.after(player, step), PLUS_THREE_DRAWN_CARD_COUNT, tell)
    if not go_out_if_empty(state, player, tell):
        ask(state, following, tell)


def answered(state: TakiFacts) -> Seat:
    """Close the +3; the seat that played it."""
    player = SEATS_BY_NUMBER[state.by]
    state.by = NO_COLOR_OR_SYMBOL
    return player
