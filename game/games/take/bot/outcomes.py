"""Outcomes of a move in Take, as playouts show them."""

from typing import Final

from game.cards import card_names
from game.core.outcome import Moment, Outcome, Outcomes, Span, races
from game.games.take.moves import TAKE_DRAW_PILE_MOVE, Add, Discard, Move
from game.games.take.rules import TakeState
from game.games.take.scoring import CARD_VALUES
from game.text.message import Message

TAKE_MIN_CAUGHT_HAND_POINTS: Final = 25
"""Points of a hand from which the end of the round is a loss worth telling."""


def _owners(moment: Moment[TakeState]) -> set[int]:
    """The seats whose runs grow by the move."""
    if not isinstance(moment.move, Add):
        return set()
    table = moment.state.table
    place = table.place_of(moment.move)
    return {table.runs[one].owner for one in (place.below, place.above) if one is not None}


def _is_robbed(moment: Moment[TakeState]) -> bool:
    return moment.seat in _owners(moment) - {moment.state.asked}


def _robs_next(moment: Moment[TakeState]) -> bool:
    return moment.span is Span.NEXT and bool(_owners(moment) - {moment.seat})


def _loses_discard(moment: Moment[TakeState]) -> bool:
    return moment.follows and moment.discarded and moment.move == TAKE_DRAW_PILE_MOVE


def _is_caught(moment: Moment[TakeState]) -> bool:
    """Whether the round ends while the seat holds many points."""
    if not moment.ended or moment.out == moment.seat:
        return False
    points: int = sum([CARD_VALUES[card] for card in moment.hand])
    return points >= TAKE_MIN_CAUGHT_HAND_POINTS


def _card(move: Move) -> Message | None:
    return card_names.the(move.card) if isinstance(move, Discard) else None


TAKE_OUTCOMES: Final = Outcomes(
    (
        *races(),
        Outcome("robbed", False, _is_robbed, "take-outcome-robbed"),
        Outcome("robs", True, _robs_next, "take-outcome-robs", Span.NEXT),
        Outcome("used", False, _loses_discard, "take-outcome-used"),
        Outcome(
            "caught",
            False,
            _is_caught,
            "take-outcome-caught",
            Span.LATER,
            TAKE_MIN_CAUGHT_HAND_POINTS,
        ),
    ),
    opening="draw",
    card=_card,
)
