"""Outcomes of a move in Taki, as playouts show them."""

from typing import Final

from game.core.outcome import Moment, Outcome, Outcomes, Span, races
from game.games.taki.cards import COLORED_KINDS_COUNT, PLUS_THREE_CARD
from game.games.taki.moves import TAKI_DRAW_MOVE, Move, Play
from game.games.taki.rules import TakiState
from game.games.taki.rules.fitting import can_play
from game.games.taki.words import the
from game.text.message import Message

MAX_NEAR_HAND_CARD_COUNT: Final = 2
"""A seat with this number of cards or fewer may go out in its next turn."""


def _plays_next(moment: Moment[TakiState]) -> bool:
    if moment.ended or moment.span is not Span.NEXT or moment.state.phase != "turn":
        return False
    return can_play(moment.state)


def _has_to_draw(moment: Moment[TakiState]) -> bool:
    return moment.follows and moment.move == TAKI_DRAW_MOVE


def _is_attacked(moment: Moment[TakiState]) -> bool:
    """Whether a +2 waits in the next turn, or another player has played a +3."""
    if moment.ended:
        return False
    if moment.span is Span.NEXT:
        return bool(moment.state.pending)
    return (
        moment.span is Span.OTHERS
        and isinstance(moment.move, Play)
        and moment.move.card == PLUS_THREE_CARD
    )


def _has_near_rival(moment: Moment[TakiState]) -> bool:
    if moment.ended:
        return moment.out not in (None, moment.seat)
    if moment.span is not Span.NEXT:
        return False
    hands = moment.state.hands
    return any(
        len(hand) <= MAX_NEAR_HAND_CARD_COUNT
        for seat, hand in enumerate(hands)
        if seat != moment.seat
    )


def _card(move: Move) -> Message | None:
    """The card of a play without a colour to choose."""
    return the(move.card) if isinstance(move, Play) and move.card < COLORED_KINDS_COUNT else None


TAKI_OUTCOMES: Final = Outcomes(
    (
        *races(),
        Outcome("follow", True, _plays_next, "taki-outcome-follow", Span.NEXT),
        Outcome("draws", True, _has_to_draw, "taki-outcome-draws"),
        Outcome("forced", False, _is_attacked, "taki-outcome-forced", Span.NEXT),
        Outcome("near", False, _has_near_rival, "taki-outcome-near", Span.NEXT),
    ),
    windows=frozenset(("answer",)),
    card=_card,
)
