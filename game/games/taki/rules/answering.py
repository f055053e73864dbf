"""Answers to a +3: a Breaker breaks it, the King of the next player cancels it."""

from collections.abc import Iterator

from game.core.game import EventSink
from game.core.illegal import Illegal
from game.games.taki.cards import BREAKER, KING, NONE, Card
from game.games.taki.moves import PASS, PLAIN, Move
from game.games.taki.rules import plus_three
from game.games.taki.rules.acting import act, finish
from game.games.taki.rules.drawing import draw
from game.games.taki.rules.playing import lead, not_held, tell_play
from game.games.taki.rules.winning import went_out
from game.games.taki.state import TakiFacts
from game.text.message import Message


def legal(state: TakiFacts) -> Iterator[Move]:
    """Answers in the asked seat's hand, or to let the +3 stand."""
    hand = state.hands[state.player]
    allowed = plus_three.answers(state.asked, state.following)
    for card in (BREAKER, KING):
        if card in allowed and card in hand:
            yield PLAIN[card]
    yield PASS


def refused(state: TakiFacts, card: Card) -> Illegal | None:
    if card not in (BREAKER, KING):
        return plus_three.still_open()
    illegal = not_held(state, card)
    if illegal is None and card not in plus_three.answers(state.asked, state.following):
        return Illegal(
            "color-mismatch",
            Message("taki-next-alone"),
            plus_three.RULE,
        )
    return illegal


def answer(state: TakiFacts, card: Card, tell: EventSink | None) -> None:
    """Break the +3, or cancel it with a King and take the turn."""
    seat = state.player
    player = plus_three.answered(state)
    lead(state, seat, card)
    if tell:
        tell_play(state, "break" if card == BREAKER else "cancel", seat, card, tell)
    if card == BREAKER:
        draw(state, player, plus_three.COST, tell)
        finish(state, seat, state.after(player), tell)
    elif not went_out(state, player, tell):
        state.asked = seat
        state.following = NONE
        act(state, seat, card, tell)
