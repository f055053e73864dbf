"""The +3 and its Breaker: who is asked for an answer, and what a +3 that stands costs."""

from typing import Final

from game.core.event import SEATS, Event, Seat
from game.core.game import EventSink
from game.core.illegal import Illegal
from game.games.taki.cards import BREAKER, KING, NONE, Card
from game.games.taki.moves import Word
from game.games.taki.rules.drawing import draw
from game.games.taki.rules.winning import ask, went_out
from game.games.taki.state import TakiFacts
from game.text.message import Message

RULE: Final = "plus-three"
COST: Final = 3
"""How many cards a +3 makes each other player draw, and a Breaker who played the +3."""


_OF_NEXT: Final = frozenset({BREAKER, KING})
_OF_OTHERS: Final = frozenset({BREAKER})


def answers(seat: int | None, following: int | None) -> frozenset[Card]:
    """The cards a seat may answer a +3 with: the King only who has the next turn."""
    return _OF_NEXT if seat == following else _OF_OTHERS


def refused_pass(state: TakiFacts) -> Illegal | None:
    """Why there is no +3 to let stand; None if there is."""
    if state.phase == "answer":
        return None
    return Illegal("not-your-phase", Message("taki-no-three"), RULE)


def still_open() -> Illegal:
    """The refusal of what has to wait until the +3 is answered."""
    return Illegal("not-your-phase", Message("taki-three-first"), RULE)


def open_answers(state: TakiFacts, tell: EventSink | None) -> None:
    """Open the window after a +3, and say so whether or not anybody holds an answer."""
    if tell:
        facts = {"phase": "answer", "seat": None, "by": state.by}
        tell(Event("answers", Seat(state.by), changes=facts))
    _ask_after(state, state.by, tell)


def let_stand(state: TakiFacts, move: Word, tell: EventSink | None) -> None:
    """The seat that is asked does not answer."""
    if tell:
        # To the seat itself the window looks the same whether or not others are asked.
        tell(Event("pass", changes={"seat": None}))
    _ask_after(state, state.player, tell)


def _ask_after(state: TakiFacts, last: int, tell: EventSink | None) -> None:
    """Ask the next seat after ``last`` that holds an answer; if none does, all draw."""
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
        draw(state, state.after(player, step), COST, tell)
    if not went_out(state, player, tell):
        ask(state, following, tell)


def answered(state: TakiFacts) -> Seat:
    """The +3 is answered now; the seat that played it."""
    player = SEATS[state.by]
    state.by = NONE
    return player
