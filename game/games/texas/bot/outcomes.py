"""Outcomes of a move in Texas Rummy, as playouts show them."""

from typing import Final

from game.cards import card_names
from game.core.outcome import Moment, Outcome, Outcomes, Span, races
from game.games.texas.bot.evaluate import least_points
from game.games.texas.moves import TEXAS_DRAW_PILE_MOVE, Discard, GoOut, Move
from game.games.texas.rules import TexasState
from game.games.texas.rules.discarding import barred
from game.text.message import Message

MIN_CAUGHT_LEFT_POINTS: Final = 10
"""Points left over from which another player's going out is a loss worth telling."""


def _goes_out(moment: Moment[TexasState]) -> bool:
    return moment.state.asked == moment.seat and isinstance(moment.move, GoOut)


def _loses_race(moment: Moment[TexasState]) -> bool:
    return moment.state.asked != moment.seat and isinstance(moment.move, GoOut)


def _loses_discard(moment: Moment[TexasState]) -> bool:
    return moment.follows and moment.discarded and moment.move == TEXAS_DRAW_PILE_MOVE


def _draws_well(moment: Moment[TexasState]) -> bool:
    """Whether the next draw lowers the points left over."""
    state = moment.state
    if moment.ended or moment.span is not Span.NEXT or state.phase != "discard":
        return False
    law = state.round_law
    before = law.points(moment.hand)
    return least_points(law.after_discards(state.hand), barred(state)) < before


def _is_caught(moment: Moment[TexasState]) -> bool:
    """Whether another goes out while the seat has many points left over."""
    if not moment.ended or moment.out in (None, moment.seat):
        return False
    points: int = moment.state.rounds[-1]["scores"][moment.seat]
    return points >= MIN_CAUGHT_LEFT_POINTS


def _card(move: Move) -> Message | None:
    return card_names.the(move.card) if isinstance(move, Discard) else None


TEXAS_OUTCOMES: Final = Outcomes(
    (
        *races(_goes_out, _loses_race),
        Outcome("used", False, _loses_discard, "texas-outcome-used"),
        Outcome("better", True, _draws_well, "texas-outcome-better", Span.NEXT),
        Outcome(
            "caught", False, _is_caught, "texas-outcome-caught", Span.LATER, MIN_CAUGHT_LEFT_POINTS
        ),
    ),
    opening="draw",
    card=_card,
)
