"""Cards that fit on the pile and into a run, and those that answer a +3."""

from game.core.illegal import Illegal
from game.games.taki.cards import (
    CHANGE_COLOR_CARD,
    KING_CARD,
    PLUS_THREE_BREAKER_CARD,
    PLUS_THREE_CARD,
    Card,
    write,
)
from game.games.taki.moves import PLAYABLE_CARDS, RUN_CONTINUING_CARDS
from game.games.taki.rules import plus_three, runs
from game.games.taki.state import TakiFacts
from game.games.taki.words import color_of, named, symbol_of
from game.text.message import Message


def on_pile(state: TakiFacts) -> frozenset[Card]:
    """Cards that fit the colour and symbol in force, or an active +2 while it is waiting."""
    return state.on_plus_two if state.pending else PLAYABLE_CARDS[state.color][state.symbol]


def fits(state: TakiFacts) -> frozenset[Card]:
    """Cards that may be played now by a seat that holds them, except in phase announce."""
    if state.phase == "answer":
        return plus_three.answers(state.asked, state.following)
    if state.phase == "run":
        inside = RUN_CONTINUING_CARDS[state.run]
        return inside | {CHANGE_COLOR_CARD} if runs.may_end(state) else inside
    return on_pile(state)


def playable(state: TakiFacts) -> frozenset[Card]:
    """The cards of the asked seat that may be played now, except in phase announce."""
    return fits(state).intersection(state.hands[state.player])


def can_play(state: TakiFacts) -> bool:
    """Whether the asked seat has a card to play; a Breaker never has to be."""
    return bool(playable(state) - {PLUS_THREE_BREAKER_CARD})


def refusal(state: TakiFacts, card: Card) -> Illegal | None:
    """Refusal of a card in the hand; None if it fits."""
    if card in fits(state):
        return None
    if state.phase == "run":
        return _not_in_run(state, card)
    if state.pending:
        if PLUS_THREE_CARD in state.on_plus_two:
            return _mismatch(Message("taki-plus-two-or-three", count=state.pending), "cards")
        return _mismatch(Message("taki-plus-two-active", count=state.pending), "cards")
    color, symbol = color_of(state.color), symbol_of(state.symbol)
    return _mismatch(Message("taki-misfit", card=named(card), color=color, symbol=symbol), "turn")


def _not_in_run(state: TakiFacts, card: Card) -> Illegal:
    if card in (KING_CARD, PLUS_THREE_CARD, PLUS_THREE_BREAKER_CARD):
        return _mismatch(Message("taki-not-inside", card=write(card)), "runs")
    color = color_of(state.run)
    if card == CHANGE_COLOR_CARD:
        return _mismatch(Message("taki-change-ends", color=color), "runs")
    return _mismatch(Message("taki-inside", color=color), "runs")


def _mismatch(message: Message, rule: str) -> Illegal:
    return Illegal("color-mismatch", message, rule)
