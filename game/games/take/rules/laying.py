"""Laying new sequences."""

from collections import Counter
from typing import Any

from game.cards.melds import SHORTEST, laid_cards, shape
from game.core.event import Event
from game.core.game import EventSink
from game.core.illegal import Illegal
from game.games.take.melds import LAW
from game.games.take.moves import Lay
from game.games.take.rules import empty_stock, melding, turn
from game.games.take.rules.turn import not_in_hand
from game.games.take.state import TakeFacts, run_as_json
from game.text.message import Message


def refused(state: TakeFacts, move: Lay) -> Illegal | None:
    illegal = turn.must_draw(state)
    if illegal is not None:
        return illegal
    held = Counter(state.hand)
    for card in move.cards:
        if not held[laid_cards.card_of(card)]:
            return not_in_hand(card)
        held[laid_cards.card_of(card)] -= 1
    if shape(move.cards, LAW) is None:
        return _no_sequence(move)
    if state.owed and not leaves_a_way(state, move):
        return empty_stock.must_meld(state)
    return None


def leaves_a_way(state: TakeFacts, move: Lay) -> bool:
    """Whether this move melds the owed card, or leaves it possible to meld."""
    after = state.table.with_new(state.laid + 1, state.seat, move.cards)
    return empty_stock.settles(state, move.cards, after)


def _no_sequence(move: Lay) -> Illegal:
    told = Message("take-no-sequence")
    if len(move.cards) < SHORTEST:
        told = Message("take-too-short")
    elif all(map(laid_cards.is_joker, move.cards)):
        told = Message("take-only-jokers")
    return Illegal("not-a-meld", told, "sequences")


def make(state: TakeFacts, move: Lay, tell: EventSink | None) -> None:
    seat = state.seat
    facts: dict[str, Any] = {}
    for card in move.cards:
        facts |= melding.from_hand(state, card)
    state.laid += 1
    state.table = state.table.with_new(state.laid, seat, move.cards)
    if tell:
        way = f"melds/M{state.laid}"
        run = run_as_json(state.table.runs[-1])
        tell(Event("begin", seat, changes={way: {**run, "cards": [], "locked": False}}))
        facts |= melding.locked(state.table.runs[-1])
        told = tuple(run["cards"])
        tell(Event("lay", seat, f"hands/{seat}", f"{way}/cards", told, changes=facts))
