"""Outcomes of a move in 500 Rummy, as playouts show them."""

from typing import Final

from game.cards import card_names
from game.core.outcome import Moment, Outcome, Outcomes, Span, races
from game.games.rummy500.moves import Discard, DrawPile, LayMeld, LayOff, Move, Rummy, RummyTo
from game.games.rummy500.rules import Rummy500State
from game.text.message import Message

RUMMY500_MIN_CAUGHT_HAND_POINTS: Final = 25
"""Points of a hand from which the end of the round is a loss worth telling."""


def _loses_discard(moment: Moment[Rummy500State]) -> bool:
    """Whether another seat takes the seat's discard: the next player, or a caller at once."""
    if moment.ended or moment.span > Span.OTHERS:
        return False
    if isinstance(moment.move, Rummy | RummyTo):
        return moment.state.discarder == moment.seat
    return moment.follows and moment.discarded and isinstance(moment.move, DrawPile)


def _is_added_to(moment: Moment[Rummy500State]) -> bool:
    """Whether another seat adds to a meld in which the seat has cards."""
    if moment.ended or moment.state.asked == moment.seat:
        return False
    if not isinstance(moment.move, LayOff | RummyTo):
        return False
    number = moment.move.meld
    return any(moment.seat in meld.by for meld in moment.state.melds if meld.number == number)


def _lays_next(moment: Moment[Rummy500State]) -> bool:
    return moment.span is Span.NEXT and isinstance(moment.move, LayMeld)


def _is_caught(moment: Moment[Rummy500State]) -> bool:
    """Whether the round ends while the seat holds many points."""
    if not moment.ended or moment.out == moment.seat:
        return False
    worth = moment.state.worth.cards
    points: int = sum([worth[card] for card in moment.hand])
    return points >= RUMMY500_MIN_CAUGHT_HAND_POINTS


def _card(move: Move) -> Message | None:
    return card_names.the(move.card) if isinstance(move, Discard) else None


RUMMY500_OUTCOMES: Final = Outcomes(
    (
        *races(),
        Outcome("pile", False, _loses_discard, "rummy500-outcome-pile"),
        Outcome("added", False, _is_added_to, "rummy500-outcome-added"),
        Outcome("lays", True, _lays_next, "rummy500-outcome-lays", Span.NEXT),
        Outcome(
            "caught",
            False,
            _is_caught,
            "rummy500-outcome-caught",
            Span.LATER,
            RUMMY500_MIN_CAUGHT_HAND_POINTS,
        ),
    ),
    opening="draw",
    windows=frozenset(("call",)),
    card=_card,
)
