"""Turns without a card: drawing, and stopping after a King."""

from collections.abc import Callable
from typing import Final

from game.core.game import EventSink
from game.core.illegal import Illegal
from game.games.taki.cards import NO_COLOR_OR_SYMBOL
from game.games.taki.moves import Word
from game.games.taki.rules import last_card, plus_three, runs
from game.games.taki.rules.acting import finish
from game.games.taki.rules.drawing import draw_cards
from game.games.taki.rules.fitting import can_play
from game.games.taki.rules.winning import ask
from game.games.taki.state import TakiFacts, note
from game.games.taki.state.lacking import LACKED_KINDS
from game.text.message import Message

DRAW_REFUSALS_BY_PHASE: Final[dict[str, Callable[[], Illegal]]] = {
    "run": runs.still_on,
    "answer": plus_three.still_open,
    "announce": last_card.first,
}
"""Dispatch table: refusal of a draw, by phase."""


def may_stop(state: TakiFacts) -> bool:
    """Whether a King offers an extra card, which is optional and cannot be drawn for."""
    return state.phase == "extra" and state.color == NO_COLOR_OR_SYMBOL


def may_draw(state: TakiFacts, can_play: bool) -> bool:
    """Whether a draw is allowed; ``can_play`` tells whether a card fits."""
    return not can_play or bool(state.pending) or state.voluntary


def draw_refusal(state: TakiFacts) -> Illegal | None:
    if state.phase in DRAW_REFUSALS_BY_PHASE:
        return DRAW_REFUSALS_BY_PHASE[state.phase]()
    if may_stop(state):
        return Illegal("not-your-phase", Message("taki-no-extra"), "cards")
    if may_draw(state, can_play(state)):
        return None
    return Illegal("not-your-phase", Message("taki-can-play"), "turn")


def stop_refusal(state: TakiFacts) -> Illegal | None:
    if may_stop(state):
        return None
    return Illegal("not-your-phase", Message("taki-no-stop"), "cards")


def draw_instead(state: TakiFacts, move: Word, tell: EventSink | None) -> None:
    """Draw one card, or all cards of the active +2s."""
    seat = state.player
    count = state.pending or 1
    if state.pending:
        state.pending = 0
    elif not state.voluntary:
        none = LACKED_KINDS[state.color][state.symbol]
        state.traces[seat] = (state.traces[seat], none, len(state.hands[seat]))
    if draw_cards(state, seat, count, tell):
        state.idle = 0
    elif state.phase == "turn":
        state.idle += 1
    ask(state, state.after(seat), tell)


def stop(state: TakiFacts, move: Word, tell: EventSink | None) -> None:
    """End the turn without the extra card of a King."""
    seat = state.player
    note("stop", seat, tell)
    finish(state, seat, state.after(seat), tell)
