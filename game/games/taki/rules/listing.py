"""Legal moves: those of a turn, and dispatch for the other phases."""

from collections.abc import Callable, Iterator
from typing import Final

from game.games.taki.cards import BREAKER, NONE
from game.games.taki.moves import (
    BARE_PLAYS,
    DRAW,
    FITS,
    ON_PLUS_TWO,
    PLAIN,
    PLAYS,
    STOP_THERE,
    Move,
)
from game.games.taki.rules import answering, last_card, runs
from game.games.taki.state import TakiFacts

ELSEWHERE: Final[dict[str, Callable[[TakiFacts], Iterator[Move]]]] = {
    "run": runs.legal,
    "answer": answering.legal,
    "announce": last_card.legal,
    "deal": lambda state: iter(()),
    "over": lambda state: iter(()),
}
"""Dispatch table: legal moves of the phases outside a turn."""


def legal(state: TakiFacts) -> Iterator[Move]:
    """Every card that fits, and drawing or stopping if allowed.

    It merges ``fitting.on_pile``, ``turns.may_draw`` and ``turns.may_stop`` for speed. A test
    compares it with the refusals.
    """
    phase = state.phase
    if phase != "turn" and phase != "extra":
        return ELSEWHERE[phase](state)
    seat, color, pending = state.asked, state.color, state.pending
    assert seat is not None, "a match that is not over asks a seat"
    fits = ON_PLUS_TWO if pending else FITS[color][state.symbol]
    plays = PLAYS if color >= 0 else BARE_PLAYS
    last = NONE
    found: list[Move] = []
    for card in state.hands[seat]:
        if card in fits and card != last:
            last = card
            found += plays[card]
    if color < 0 and phase == "extra":
        found.append(STOP_THERE)
    # Breakers, which never have to be played, are last in a hand.
    elif not found or pending or state.voluntary or found[0] is PLAIN[BREAKER]:
        found.append(DRAW)
    return iter(found)
