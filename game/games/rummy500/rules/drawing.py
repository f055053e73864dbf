"""Drawing: the top card of the stock, or several cards from the top of the pile."""

from typing import Final

from game.cards import card_names
from game.cards.melds import MeldableHand, summed
from game.core.event import Event
from game.core.game import EventSink
from game.core.illegal import Illegal
from game.games.rummy500.moves import (
    RUMMY500_DRAW_PILE_MOVES,
    RUMMY500_DRAW_STOCK_MOVE,
    RUMMY500_FINISH_MOVE,
    DrawPile,
    DrawStock,
    Move,
)
from game.games.rummy500.rules import discarding, owing, turn
from game.games.rummy500.rules.pile import looked_through, melds_nothing, take
from game.games.rummy500.state import Rummy500Facts, texts
from game.text.message import Message

_draw_pile: Final = RUMMY500_DRAW_PILE_MOVES.__getitem__


def legal(state: Rummy500Facts) -> list[Move]:
    """The draws; with an empty stock also finishing the round."""
    taken = map(_draw_pile, takings(state))
    return [RUMMY500_DRAW_STOCK_MOVE, *taken] if state.stock else [*taken, RUMMY500_FINISH_MOVE]


def takings(state: Rummy500Facts, hand: MeldableHand | None = None) -> list[int]:
    """Numbers of cards that the seat to move may draw from the pile, ascending.

    ``hand`` is that seat's hand, if the caller has it already.
    """
    pile, seat = state.pile, state.asked
    if not pile or seat is None:
        return []
    alone = not turn.must_stock_come_first(state)
    free = not owing.owes(state, 1)
    if free and len(pile) == 1:
        return [1] if alone else []
    piled, table = state.piled, state.table
    top = free and alone
    if melds_nothing(state.held[seat] | piled, table):
        return [1] if top else []
    if hand is None:
        hand = state.hand(seat)
    least = 2 if free or not alone else 1
    reached = owing.reached(state, table)
    counts = looked_through(pile, piled, hand, reached, state.new_only, state.kept, least)
    return [1, *counts] if top else counts


def refusal(state: Rummy500Facts, move: DrawStock | DrawPile) -> Illegal | None:
    if isinstance(move, DrawPile):
        return _not_from_pile(state, move.count)
    if state.stock:
        return None
    return Illegal("stock-empty", Message("rummy500-stock-empty"), "the-end-of-a-round")


def _not_from_pile(state: Rummy500Facts, count: int) -> Illegal | None:
    if count > len(state.pile):
        message = Message("rummy500-pile-has", count=len(state.pile))
        return Illegal("does-not-fit", message, "drawing")
    illegal = turn.refuse_pile_top(state, count)
    if illegal is not None or not owing.owes(state, count):
        return illegal
    deepest = state.pile[-count]
    hand = summed(state.hands[state.asked or 0] + state.pile[-count:])
    if owing.can_still_meld(state, deepest, hand, state.table):
        return None
    card, (where, when) = card_names.named(deepest), owing.meld_terms(state)
    if state.kept:
        message = Message("rummy500-not-drawn.leaving", card=card, where=where, when=when)
    else:
        message = Message("rummy500-not-drawn", card=card, where=where, when=when)
    return Illegal("does-not-fit", message, "drawing")


def from_stock(state: Rummy500Facts, move: DrawStock, tell: EventSink | None) -> None:
    seat = state.asked
    assert seat is not None, "a seat is asked"
    hand = state.hands[seat]
    state.alone = not hand
    state.phase = "play"
    card = state.stock.pop()
    hand.append(card)
    state.held[seat] |= 1 << card
    if tell:
        zone = f"hands/{seat}"
        tell(Event("draw", seat, "stock", zone, texts([card]), visible_to=frozenset([seat])))


def from_pile(state: Rummy500Facts, move: DrawPile, tell: EventSink | None) -> None:
    """Draw cards from the pile; the deepest becomes the owed card, or the barred one."""
    seat, count = state.asked, move.count
    assert seat is not None, "a seat is asked"
    owed = owing.owes(state, count)
    state.alone = count == 1 and not state.hands[seat]
    state.took_top = not owed
    deepest = take(state, seat, count, "draw", tell)
    if owed:
        owing.owe(state, deepest)
    else:
        discarding.bar(state, deepest)
