"""Draws: from the stock, or from the pile unless the stock must come first."""

from bisect import insort
from typing import Final

from game.cards import french
from game.core.event import Event
from game.core.game import EventSink
from game.core.illegal import Illegal
from game.games.texas.moves import TEXAS_DRAW_PILE_MOVE, TEXAS_DRAW_STOCK_MOVE, Draw, Move
from game.games.texas.rules.round import end_round, next_turn
from game.games.texas.state import TexasFacts, texts
from game.text.message import Message

_FROM_STOCK: Final = (TEXAS_DRAW_STOCK_MOVE,)
_FROM_EITHER: Final = (TEXAS_DRAW_STOCK_MOVE, TEXAS_DRAW_PILE_MOVE)
MAX_SUCCESSIVE_PILE_DRAW_COUNT: Final = 6
"""Maximum number of pile draws in a row per player; then the stock comes first."""


def must_stock_come_first(idle: int, players: int) -> bool:
    """Whether the stock must come first, after ``idle`` turns in a row that drew from the pile."""
    return idle >= MAX_SUCCESSIVE_PILE_DRAW_COUNT * players


def must_draw_from_stock(state: TexasFacts) -> bool:
    """Whether the stock must come first; never in a last turn."""
    return state.laid is None and must_stock_come_first(state.idle, state.setup.players)


def legal(state: TexasFacts) -> tuple[Move, ...]:
    return _FROM_STOCK if must_draw_from_stock(state) else _FROM_EITHER


def refusal(state: TexasFacts, move: Draw) -> Illegal | None:
    if state.phase != "draw":
        return Illegal("not-your-phase", Message("texas-has-drawn"), "a-turn")
    if move.from_pile and must_draw_from_stock(state):
        return Illegal(
            "stock-first",
            Message("texas-stock-first", count=MAX_SUCCESSIVE_PILE_DRAW_COUNT),
            "the-stock-comes-first",
        )
    return None


def draw(state: TexasFacts, move: Draw, tell: EventSink | None) -> None:
    if move.from_pile:
        _draw_from_pile(state, tell)
    else:
        _draw_from_stock(state, tell)


def _draw_from_pile(state: TexasFacts, tell: EventSink | None) -> None:
    seat = state.asked
    assert seat is not None, "a seat is asked"
    card = state.pile.pop()
    insort(state.hands[seat], card)
    insort(state.known[seat], card)
    let_go = state.let_go[seat]
    if card in let_go:
        let_go.remove(card)
    state.taken = card
    state.phase = "discard"
    if tell:
        tell(Event("draw", seat, "pile", f"hands/{seat}", (french.write(card),)))


def _draw_from_stock(state: TexasFacts, tell: EventSink | None) -> None:
    """Draw from the stock; an empty one is refilled from the pile, or the round ends.

    In a last turn it is only that turn which ends.
    """
    seat = state.asked
    assert seat is not None, "a seat is asked"
    if not state.stock:
        if is_stock_spent(0, state.emptied):
            if tell:
                tell(Event("stock-out", seat))
            if state.laid is None:
                end_round(state, None, tell)
            else:
                next_turn(state, seat, tell)
            return
        turn_the_pile(state, tell)
    card = state.stock.pop()
    insort(state.hands[seat], card)
    state.phase = "discard"
    if tell:
        written = (french.write(card),)
        tell(Event("draw", seat, "stock", f"hands/{seat}", written, visible_to=frozenset((seat,))))


MAX_REFILLS_COUNT: Final = 2
"""Maximum number of refills per round."""


def is_stock_spent(left: int, emptied: int) -> bool:
    """Whether a draw from the stock ends the round: it is empty, without a refill."""
    return not left and emptied == MAX_REFILLS_COUNT


def turn_the_pile(state: TexasFacts, tell: EventSink | None) -> None:
    """Shuffle the pile, except its top, into a new stock."""
    *under, top = state.pile
    state.emptied += 1
    if tell:
        tell(Event("gather", None, "pile", "stock", texts(under)))
        tell(Event("shuffle", changes={"emptied": state.emptied}))
    state.stock = state.next_shuffle(sorted(under))
    state.pile = [top]
