"""A turn without a card: drawing for want of one, and stopping after a King."""

from collections.abc import Callable
from typing import Final

from game.core.game import EventSink
from game.core.illegal import Illegal
from game.games.taki.cards import NONE
from game.games.taki.moves import Word
from game.games.taki.rules import last_card, plus_three, runs
from game.games.taki.rules.acting import finish
from game.games.taki.rules.drawing import draw
from game.games.taki.rules.fitting import can_play
from game.games.taki.rules.winning import ask
from game.games.taki.state import TakiFacts, note
from game.games.taki.state.lacking import UNFIT
from game.text.message import Message

WAITING: Final[dict[str, Callable[[], Illegal]]] = {
    "run": runs.still_on,
    "answer": plus_three.still_open,
    "announce": last_card.first,
}
"""What has to be done first in the phases in which no card is drawn."""


def may_stop(state: TakiFacts) -> bool:
    """Whether a King offers one more card, which may be done without, but not drawn for."""
    return state.phase == "extra" and state.color == NONE


def may_draw(state: TakiFacts, can_play: bool) -> bool:
    """Whether a card may be drawn in a turn, by whether one could be played."""
    return not can_play or bool(state.pending) or state.voluntary


def refused_draw(state: TakiFacts) -> Illegal | None:
    """Why nothing may be drawn; None if it may."""
    if state.phase in WAITING:
        return WAITING[state.phase]()
    if may_stop(state):
        return Illegal("not-your-phase", Message("taki-no-extra"), "cards")
    if may_draw(state, can_play(state)):
        return None
    return Illegal("not-your-phase", Message("taki-can-play"), "turn")


def refused_stop(state: TakiFacts) -> Illegal | None:
    """Why the turn may not be ended without another card; None if it may."""
    if may_stop(state):
        return None
    return Illegal("not-your-phase", Message("taki-no-stop"), "cards")


def draw_instead(state: TakiFacts, move: Word, tell: EventSink | None) -> None:
    """Draw one card for want of another, or all that wait on the active +2s."""
    seat = state.player
    count = state.pending or 1
    if state.pending:
        state.pending = 0
    elif not state.voluntary:
        none = UNFIT[state.color][state.symbol]
        state.traces[seat] = (state.traces[seat], none, len(state.hands[seat]))
    if draw(state, seat, count, tell):
        state.idle = 0
    elif state.phase == "turn":
        state.idle += 1
    ask(state, state.after(seat), tell)


def stop(state: TakiFacts, move: Word, tell: EventSink | None) -> None:
    """End the turn after a King without another card."""
    seat = state.player
    note("stop", seat, tell)
    finish(state, seat, state.after(seat), tell)
