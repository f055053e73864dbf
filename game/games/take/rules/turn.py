"""A turn: a draw, then new sequences and additions, then a discard.

The stock comes first after many turns in a row that only took the top of the pile, so that no card
goes round for ever.  That rule stops only a round that goes nowhere.
"""

from typing import Final

from game.cards import card_names
from game.cards.french import JOKER, Card
from game.core.event import SEATS_BY_NUMBER
from game.core.illegal import Illegal
from game.games.take.state import DRAW_PHASE, PLAY_PHASE, TakeFacts
from game.text.message import Message


def must_draw(state: TakeFacts) -> Illegal | None:
    """The refusal of a later move while the seat must draw first, or None."""
    if state.phase == PLAY_PHASE:
        return None
    return Illegal("not-your-phase", Message("take-begin-drawing"), "drawing")


def has_drawn(state: TakeFacts) -> Illegal | None:
    if state.phase == DRAW_PHASE:
        return None
    return Illegal("not-your-phase", Message("take-drawn-already"), "drawing")


def end(state: TakeFacts) -> None:
    """Count the finished turn, and reset the facts that hold for one turn only."""
    _count_turn(state)
    state.barred = None
    state.took_top = False
    state.must_meld = None
    state.melded = False


def pass_on(state: TakeFacts) -> None:
    """End the turn; the next seat is to draw."""
    end(state)
    assert state.asked is not None, "a seat is asked"
    state.asked = SEATS_BY_NUMBER[(state.asked + 1) % len(state.hands)]
    state.phase = DRAW_PHASE


def not_in_hand(card: int) -> Illegal:
    held = JOKER if card > JOKER else Card(card)
    return Illegal("not-in-hand", Message("take-not-held", card=card_names.named(held)))


# The stock comes first.

TAKE_MAX_IDLE_TURN_COUNT: Final = 6
"""Maximum number of idle turns in a row per player: the pile top is taken and nothing melded."""


def must_stock_come_first(state: TakeFacts) -> bool:
    """Whether the stock must be drawn from now."""
    return state.idle >= TAKE_MAX_IDLE_TURN_COUNT * len(state.hands) and bool(state.stock)


def _count_turn(state: TakeFacts) -> None:
    state.idle = state.idle + 1 if state.took_top else 0
