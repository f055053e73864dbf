"""A turn: a draw, then melds and lay-offs, then a discard.

The stock comes first after many idle turns, so that every round ends.  An idle turn only takes the
pile top and melds nothing.
"""

from collections import Counter
from collections.abc import Iterable
from itertools import islice
from typing import Final

from game.cards import card_names
from game.cards.french import Card
from game.core.event import Seat
from game.core.illegal import Illegal
from game.games.rummy500.moves import (
    Discard,
    DrawPile,
    DrawStock,
    Finish,
    LayMeld,
    LayOff,
    Move,
    Swap,
)
from game.games.rummy500.state import Rummy500Facts
from game.text.message import Message

PHASE_REFUSALS: Final = {
    "draw": Message("rummy500-phase-draw"),
    "play": Message("rummy500-phase-play"),
    "call": Message("rummy500-phase-call"),
}
"""The refusal sentence of each phase: it names the moves that are possible."""


def refusal(state: Rummy500Facts, move: Move) -> Illegal | None:
    if state.is_opening and not isinstance(move, Discard):
        return Illegal("not-your-phase", Message("rummy500-opening"), "the-deal")
    if phase_of(move) == state.phase:
        return None
    message = PHASE_REFUSALS[state.phase]
    return Illegal(
        "not-your-phase", message, "calling-rummy" if state.phase == "call" else "a-turn"
    )


def phase_of(move: Move) -> str:
    match move:
        case DrawStock() | DrawPile() | Finish():
            return "draw"
        case LayMeld() | LayOff() | Swap() | Discard():
            return "play"
        case _:
            return "call"


def begin(state: Rummy500Facts, seat: Seat) -> None:
    state.asked = seat
    state.phase = "draw"


def open_round(state: Rummy500Facts, seat: Seat) -> None:
    """Begin a round with its first turn; by the option it has no draw."""
    begin(state, seat)
    if state.first_discards:
        state.phase = "play"


def end(state: Rummy500Facts) -> None:
    _count_turn(state)
    state.clear_turn()


def forced(state: Rummy500Facts) -> Move | None:
    """The forced move, or None: a floater's only move, or the finish of a round.

    The finish is forced when the stock is empty and the pile allows no draw.
    """
    seat, phase = state.asked, state.phase
    if phase == "play":
        if not state.alone:
            return None
    elif seat is None or phase == "call" or (state.stock and state.hands[seat]):
        return None
    moves = list(islice(state.legal(), 2))
    return moves[0] if len(moves) == 1 else None


def refuse_missing_cards(state: Rummy500Facts, wanted: Iterable[Card]) -> Illegal | None:
    """The refusal to put down cards that the seat to move does not hold, or None."""
    lacking = Counter(wanted) - Counter(state.hands[state.seat])
    missing = min(lacking, default=None)
    if missing is None:
        return None
    return Illegal("not-in-hand", Message("rummy500-not-held", card=card_names.the(missing)))


# The stock comes first.

RUMMY500_MAX_IDLE_TURN_COUNT: Final = 6
"""Number of idle turns that each player may take before the stock comes first."""


def most_idle(players: int) -> int:
    """Number of consecutive idle turns after which the stock comes first."""
    return RUMMY500_MAX_IDLE_TURN_COUNT * players


def must_stock_come_first(state: Rummy500Facts) -> bool:
    """Whether the pile top may not be taken alone now."""
    return state.idle >= most_idle(state.setup.players) and bool(state.stock)


def refuse_pile_top(state: Rummy500Facts, count: int) -> Illegal | None:
    """The refusal to draw the pile top alone while the stock comes first, or None."""
    if count > 1 or not must_stock_come_first(state):
        return None
    return Illegal(
        "stock-first",
        Message("rummy500-stock-first", count=RUMMY500_MAX_IDLE_TURN_COUNT),
        "the-stock-comes-first",
    )


def _count_turn(state: Rummy500Facts) -> None:
    state.idle = state.idle + 1 if state.took_top else 0
