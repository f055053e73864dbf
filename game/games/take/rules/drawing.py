"""Drawing: the top card of the stock, or the pile top."""

from collections.abc import Iterator
from enum import Enum
from typing import Final

from game.cards import card_names, french
from game.core.event import Event
from game.core.game import EventSink
from game.core.illegal import Illegal
from game.games.take.moves import (
    TAKE_DRAW_PILE_MOVE,
    TAKE_DRAW_STOCK_MOVE,
    TAKE_FINISH_MOVE,
    Draw,
    Move,
)
from game.games.take.rules import discarding, empty_stock, turn
from game.games.take.rules.empty_stock import EMPTY_STOCK_RULE
from game.games.take.state import PLAY_PHASE, TakeFacts, drawn
from game.text.message import Message


class NotFromPile(Enum):
    """Why the pile top may not be drawn, in the order told."""

    FLOATING = "floating"
    """Who is without cards draws from the stock."""
    EMPTY = "empty"
    STOCK_FIRST = "stock-first"
    UNMELDED = "unmelded"
    """With an empty stock, the card must be melded in the same turn and can't be."""


def why_not_from_pile(state: TakeFacts) -> NotFromPile | None:
    """The first reason why the seat to move may not draw the pile top; None if it may."""
    if not state.hands[state.seat]:
        return NotFromPile.FLOATING
    if not state.pile:
        return NotFromPile.EMPTY
    if turn.must_stock_come_first(state):
        return NotFromPile.STOCK_FIRST
    if not state.stock and not empty_stock.can_take_last(state):
        return NotFromPile.UNMELDED
    return None


_STOCK_OR_PILE: Final = (TAKE_DRAW_STOCK_MOVE, TAKE_DRAW_PILE_MOVE)
_STOCK_ONLY: Final = (TAKE_DRAW_STOCK_MOVE,)
_PILE_OR_FINISH: Final = (TAKE_DRAW_PILE_MOVE, TAKE_FINISH_MOVE)
_FINISH_ONLY: Final = (TAKE_FINISH_MOVE,)


def legal(state: TakeFacts) -> Iterator[Move]:
    """The draws; with an empty stock also finishing the round."""
    may_take = why_not_from_pile(state) is None
    if state.stock:
        return iter(_STOCK_OR_PILE if may_take else _STOCK_ONLY)
    return iter(_PILE_OR_FINISH if may_take else _FINISH_ONLY)


def refusal(state: TakeFacts, move: Draw) -> Illegal | None:
    return turn.has_drawn(state) or (_stock if move.source == "stock" else _pile)(state)


def _stock(state: TakeFacts) -> Illegal | None:
    if not state.stock:
        return Illegal("stock-empty", Message("take-empty-stock"), EMPTY_STOCK_RULE)
    return None


def _pile(state: TakeFacts) -> Illegal | None:
    match why_not_from_pile(state):
        case None:
            return None
        case NotFromPile.FLOATING:
            return Illegal("not-your-phase", Message("take-floater-draws"), "floating")
        case NotFromPile.EMPTY:
            return Illegal("does-not-fit", Message("take-empty-pile"), "drawing")
        case NotFromPile.STOCK_FIRST:
            told = Message("take-draw-first", count=turn.TAKE_MAX_IDLE_TURN_COUNT)
            return Illegal("stock-first", told, "drawing")
        case NotFromPile.UNMELDED:
            told = Message("take-cannot-take-last", card=card_names.named(state.pile[-1]))
            return Illegal("does-not-fit", told, EMPTY_STOCK_RULE)


def make(state: TakeFacts, move: Draw, tell: EventSink | None) -> None:
    if move.source == "stock":
        pass_by(state)
        from_stock(state, tell)
    else:
        from_pile(state, tell)


def pass_by(state: TakeFacts) -> None:
    """Record that the player passes the pile top by, if it could have been taken."""
    if why_not_from_pile(state) is None:
        state.passed[state.seat].append(state.pile[-1])


def from_stock(state: TakeFacts, tell: EventSink | None) -> None:
    seat = state.asked
    assert seat is not None, "a seat is asked"
    card = state.stock.pop()
    state.hands[seat].append(card)
    state.held[seat] |= 1 << card
    if tell:
        tell(drawn("draw", seat, card))
    state.phase = PLAY_PHASE


def from_pile(state: TakeFacts, tell: EventSink | None) -> None:
    """Take the pile top, which is barred, and with an empty stock owed."""
    seat = state.asked
    assert seat is not None, "a seat is asked"
    card = state.pile.pop()
    state.hands[seat].append(card)
    state.held[seat] |= 1 << card
    state.known[seat].append(card)
    for left in (state.let_go[seat], state.passed[seat]):
        if card in left:
            left.remove(card)
    discarding.bar(state, card)
    state.took_top = True
    state.must_meld = None if state.stock else card
    if tell:
        told = (french.write(card),)
        tell(Event("draw", seat, "pile", f"hands/{seat}", told, changes=state.known_told(seat)))
    state.phase = PLAY_PHASE
