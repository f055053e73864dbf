"""Playing a card: alone or into a run in one's own turn, or as the answer to a +3.

A Breaker breaks a +3, the King of the next player cancels it.
"""

from collections.abc import Iterator

from game.core.event import Event, Seat
from game.core.game import EventSink
from game.core.illegal import Illegal
from game.games.taki.cards import (
    CHANGE_COLOR_CARD,
    COLORED_KINDS_COUNT,
    KING_CARD,
    NO_COLOR_OR_SYMBOL,
    NUMBER_CARDS,
    PLUS_THREE_BREAKER_CARD,
    RUN_OPENING_CARDS,
    SUPER_TAKI_CARD,
    TAKI_SYMBOL,
    Card,
    write,
)
from game.games.taki.moves import PLAIN_PLAYS, RUN_CONTINUING_CARDS, TAKI_PASS_MOVE, Move, Play
from game.games.taki.rules import fitting, plus_three, runs
from game.games.taki.rules.acting import act, finish
from game.games.taki.rules.drawing import draw_cards
from game.games.taki.rules.winning import ask, go_out_if_empty
from game.games.taki.state import TakiFacts
from game.games.taki.words import named
from game.text.message import Message


def _not_held(state: TakiFacts, card: Card) -> Illegal | None:
    """Refusal of a card that is not in the asked seat's hand; None if it is."""
    if card in state.hands[state.player]:
        return None
    return Illegal("not-in-hand", Message("taki-not-held", card=named(card)), "turn")


def refusal(state: TakiFacts, move: Play) -> Illegal | None:
    illegal = _not_held(state, move.card) or fitting.refusal(state, move.card)
    if illegal is None and move.card == SUPER_TAKI_CARD:
        return _color_refusal(state, move)
    return illegal


def _color_refusal(state: TakiFacts, move: Play) -> Illegal | None:
    """Refusal of a Super Taki with a needless colour, or without a needed one."""
    if (move.color == NO_COLOR_OR_SYMBOL) != (state.color == NO_COLOR_OR_SYMBOL):
        return None
    why = Message("taki-choose") if state.color == NO_COLOR_OR_SYMBOL else Message("taki-no-choice")
    return Illegal("color-mismatch", why, "cards")


def lay(state: TakiFacts, move: Play, tell: EventSink | None) -> None:
    """Play a card in one's own turn: into a run, as its end, or alone."""
    seat = state.asked
    assert seat is not None, "a match that is not over asks a seat"
    card = move.card
    if not tell and card in NUMBER_CARDS and state.run < 0 and len(state.hands[seat]) > 2:
        # Fast path: a lone number without an action or announcement.
        _lead(state, seat, card)
        ask(state, state.after(seat), None)
        return
    into = state.phase == "run" or (state.run >= 0 and card in RUN_CONTINUING_CARDS[state.run])
    if card == CHANGE_COLOR_CARD and state.phase == "run":
        runs.show_end(state)
    _lead(state, seat, card, move.color)
    opens = card in RUN_OPENING_CARDS
    if opens or (into and card != CHANGE_COLOR_CARD):
        state.run = state.color
        acts = not state.hands[seat]
        if acts and not opens:
            state.run = NO_COLOR_OR_SYMBOL
    else:
        state.run = NO_COLOR_OR_SYMBOL
        acts = True
    if tell:
        _tell_play(state, "play", seat, card, tell)
    if acts:
        act(state, seat, card, tell)
    else:
        state.phase = "run"


def _lead(state: TakiFacts, seat: Seat, card: Card, chosen: int = NO_COLOR_OR_SYMBOL) -> None:
    """Move a card to the pile and put its colour and symbol in force."""
    traces = state.traces
    traces[seat] = (traces[seat], card)
    state.hands[seat].remove(card)
    state.pile.append(card)
    if card < COLORED_KINDS_COUNT:
        state.color = card // 13
        state.symbol = card % 13
    elif card == CHANGE_COLOR_CARD:
        state.color = chosen
        state.symbol = NO_COLOR_OR_SYMBOL
    elif card == SUPER_TAKI_CARD:
        state.symbol = TAKI_SYMBOL
        if chosen != NO_COLOR_OR_SYMBOL:
            state.color = chosen
    elif card == KING_CARD:
        state.color = NO_COLOR_OR_SYMBOL
        state.symbol = NO_COLOR_OR_SYMBOL
        state.pending = 0


def _tell_play(state: TakiFacts, kind: str, seat: Seat, card: Card, tell: EventSink) -> None:
    """Tell that a card was played, and the facts it has changed."""
    facts = state.public_values()
    told = {key: facts[key] for key in ("color", "symbol", "run", "pending")}
    tell(Event(kind, seat, f"hands/{seat}", "pile", (write(card),), changes=told))


# Answers to a +3.


def legal_answers(state: TakiFacts) -> Iterator[Move]:
    """Answers in the asked seat's hand, or to let the +3 stand."""
    allowed = fitting.playable(state)
    for card in (PLUS_THREE_BREAKER_CARD, KING_CARD):
        if card in allowed:
            yield PLAIN_PLAYS[card]
    yield TAKI_PASS_MOVE


def answer_refusal(state: TakiFacts, card: Card) -> Illegal | None:
    if card not in (PLUS_THREE_BREAKER_CARD, KING_CARD):
        return plus_three.still_open()
    illegal = _not_held(state, card)
    if illegal is None and card not in fitting.fits(state):
        return Illegal(
            "color-mismatch",
            Message("taki-next-alone"),
            plus_three.PLUS_THREE_RULE,
        )
    return illegal


def answer(state: TakiFacts, card: Card, tell: EventSink | None) -> None:
    """Break the +3, or cancel it with a King and take the turn."""
    seat = state.player
    player = plus_three.answered(state)
    _lead(state, seat, card)
    if tell:
        _tell_play(
            state, "break" if card == PLUS_THREE_BREAKER_CARD else "cancel", seat, card, tell
        )
    if card == PLUS_THREE_BREAKER_CARD:
        draw_cards(state, player, plus_three.PLUS_THREE_DRAWN_CARD_COUNT, tell)
        finish(state, seat, state.after(player), tell)
    elif not go_out_if_empty(state, player, tell):
        state.asked = seat
        state.following = NO_COLOR_OR_SYMBOL
        act(state, seat, card, tell)
