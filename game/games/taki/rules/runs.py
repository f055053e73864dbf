"""Runs: cards added to one, and its end."""

from collections.abc import Iterator

from game.core.game import EventSink
from game.core.illegal import Illegal
from game.games.taki.cards import (
    CHANGE_COLOR_CARD,
    COLORED_KINDS_COUNT,
    NO_COLOR_OR_SYMBOL,
    SUPER_TAKI_CARD,
    holds_open,
)
from game.games.taki.moves import (
    CHANGE_COLOR_PLAYS,
    CLOSE_RUN_MOVE,
    LEAVE_RUN_OPEN_MOVE,
    PLAIN_PLAYS,
    RUN_CONTINUING_CARDS,
    Move,
    Word,
)
from game.games.taki.rules.acting import act
from game.games.taki.state import TakiFacts, note
from game.games.taki.state.lacking import KINDS_BY_COLOR
from game.games.taki.words import color_of, named
from game.text.message import Message


def ends(left: bool, partial: bool) -> bool:
    """Whether a run may end; ``left`` tells whether the hand still has its colour."""
    return partial or not left


def may_end(state: TakiFacts) -> bool:
    """Whether the asked seat may end the run."""
    hand = state.hands[state.player]
    left = any(card < COLORED_KINDS_COUNT and card // 13 == state.run for card in hand)
    return ends(left, state.partial)


def legal(state: TakiFacts) -> Iterator[Move]:
    """Cards that continue the run, and ways to end it."""
    inside = RUN_CONTINUING_CARDS[state.run]
    hand = state.hands[state.player]
    last = NO_COLOR_OR_SYMBOL
    found: list[Move] = []
    for card in hand:
        if card in inside and card != last:
            last = card
            found.append(PLAIN_PLAYS[card])
    # The Super Takis come after the cards of the colour.
    if ends(bool(found) and found[0] is not PLAIN_PLAYS[SUPER_TAKI_CARD], state.partial):
        if CHANGE_COLOR_CARD in hand:
            found += CHANGE_COLOR_PLAYS
        if not holds_open(state.pile[-1]):
            found.append(CLOSE_RUN_MOVE)
        found.append(LEAVE_RUN_OPEN_MOVE)
    return iter(found)


def end_refusal(state: TakiFacts, move: Word) -> Illegal | None:
    if state.phase != "run":
        return _not_now(Message("taki-no-run"))
    if not may_end(state):
        return _not_now(Message("taki-color-comes-first", color=color_of(state.run)))
    if move == CLOSE_RUN_MOVE and holds_open(state.pile[-1]):
        return _not_now(Message("taki-stays-open", card=named(state.pile[-1])))
    return None


def still_on() -> Illegal:
    """Refusal of all other moves during a run."""
    return _not_now(Message("taki-run-first"))


def _not_now(message: Message) -> Illegal:
    return Illegal("not-your-phase", message, "runs")


def end(state: TakiFacts, move: Word, tell: EventSink | None) -> None:
    """Close the run or leave it open; its last card acts."""
    seat = state.player
    show_end(state)
    if move == CLOSE_RUN_MOVE:
        state.run = NO_COLOR_OR_SYMBOL
    note(move.text, seat, tell)
    act(state, seat, state.pile[-1], tell)


def show_end(state: TakiFacts) -> None:
    """Add to the trace that the hand lacks the run's colour, if runs are compulsory."""
    if not state.partial:
        seat = state.player
        state.traces[seat] = (state.traces[seat], KINDS_BY_COLOR[state.run], len(state.hands[seat]))
