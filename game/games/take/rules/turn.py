"""A turn: a card is drawn, then sequences are laid and taken, then a card is discarded.

Only cards that are in the hand can be put down.
"""

from game.cards import card_names
from game.cards.french import JOKER, Card
from game.core.event import SEATS
from game.core.illegal import Illegal
from game.games.take.rules import stock_first
from game.games.take.state import DRAW, PLAY, TakeFacts
from game.text.message import Message


def must_draw(state: TakeFacts) -> Illegal | None:
    """Refuse what comes after drawing."""
    if state.phase == PLAY:
        return None
    return Illegal("not-your-phase", Message("take-begin-drawing"), "drawing")


def has_drawn(state: TakeFacts) -> Illegal | None:
    """Refuse to draw a second card."""
    if state.phase == DRAW:
        return None
    return Illegal("not-your-phase", Message("take-drawn-already"), "drawing")


def end(state: TakeFacts) -> None:
    """A turn is over: it counts, and what holds for one turn only is forgotten."""
    stock_first.count_turn(state)
    state.barred = None
    state.took_top = False
    state.must_meld = None
    state.melded = False


def pass_on(state: TakeFacts) -> None:
    """The turn is over: the next seat is asked."""
    end(state)
    assert state.asked is not None, "a seat is asked"
    state.asked = SEATS[(state.asked + 1) % len(state.hands)]
    state.phase = DRAW


def not_in_hand(card: int) -> Illegal:
    """The refusal to put down a card of a hand, or of the table, that is not held."""
    held = JOKER if card > JOKER else Card(card)
    return Illegal("not-in-hand", Message("take-not-held", card=card_names.named(held)))
