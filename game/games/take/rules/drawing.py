"""Drawing: the top card of the stock, or the pile top."""

from collections.abc import Iterator
from typing import Final

from game.cards import card_names, french
from game.core.event import Event
from game.core.game import EventSink
from game.core.illegal import Illegal
from game.games.take.moves import DRAW_PILE, DRAW_STOCK, FINISH, Draw, Move
from game.games.take.rules import discarding, empty_stock, turn
from game.games.take.rules.empty_stock import EMPTY_STOCK
from game.games.take.state import PLAY, TakeFacts, drawn
from game.text.message import Message

_BOTH: Final = (DRAW_STOCK, DRAW_PILE)
_STOCK: Final = (DRAW_STOCK,)
_LAST: Final = (DRAW_PILE, FINISH)
_END: Final = (FINISH,)


def legal(state: TakeFacts) -> Iterator[Move]:
    """The draws; with an empty stock also finishing the round."""
    assert state.asked is not None, "a seat is asked"
    if state.stock:
        both = state.pile and state.hands[state.asked] and not turn.stock_comes_first(state)
        return iter(_BOTH if both else _STOCK)
    return iter(_LAST if empty_stock.can_take_last(state) else _END)


def refused(state: TakeFacts, move: Draw) -> Illegal | None:
    return turn.has_drawn(state) or (_stock if move.source == "stock" else _pile)(state)


def _stock(state: TakeFacts) -> Illegal | None:
    if not state.stock:
        return Illegal("stock-empty", Message("take-empty-stock"), EMPTY_STOCK)
    return None


def _pile(state: TakeFacts) -> Illegal | None:
    if not state.hand:
        return Illegal("not-your-phase", Message("take-floater-draws"), "floating")
    if not state.pile:
        return Illegal("does-not-fit", Message("take-empty-pile"), "drawing")
    illegal = turn.refuse_pile(state)
    if illegal is not None:
        return illegal
    if not state.stock and not empty_stock.can_take_last(state):
        why = Message("take-cannot-take-last", card=card_names.named(state.pile[-1]))
        return Illegal("does-not-fit", why, EMPTY_STOCK)
    return None


def make(state: TakeFacts, move: Draw, tell: EventSink | None) -> None:
    if move.source == "stock":
        pass_by(state)
        from_stock(state, tell)
    else:
        from_pile(state, tell)


def pass_by(state: TakeFacts) -> None:
    """Record that the player passes the pile top by, if it could have been taken."""
    seat = state.asked
    assert seat is not None, "a seat is asked"
    if state.pile and state.hands[seat] and not turn.stock_comes_first(state):
        state.passed[seat].append(state.pile[-1])


def from_stock(state: TakeFacts, tell: EventSink | None) -> None:
    seat = state.asked
    assert seat is not None, "a seat is asked"
    card = state.stock.pop()
    state.hands[seat].append(card)
    state.held[seat] |= 1 << card
    if tell:
        tell(drawn("draw", seat, card))
    state.phase = PLAY


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
    state.phase = PLAY
