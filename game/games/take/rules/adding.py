"""Adding cards to sequences, which takes them from opponents; the double take; locked runs."""

from typing import Any

from game.cards import card_names
from game.cards.melds import laid_cards
from game.core.event import Event, Seat
from game.core.game import EventSink
from game.core.illegal import Illegal
from game.games.take.melds import InsertPoint, Run
from game.games.take.moves import Add
from game.games.take.rules import empty_stock, melding, turn
from game.games.take.rules.turn import not_in_hand
from game.games.take.state import TakeFacts, run_as_json
from game.games.take.words import in_words
from game.text.message import Message

ADDING_RULE = "adding"
DOUBLE_TAKE_RULE = "double-take"
LOCKED_RULE = "locked"


def refusal(state: TakeFacts, move: Add) -> Illegal | None:
    table = state.table
    numbers = [move.number] if move.above is None else [move.number, move.above]
    for number in numbers:
        if table.find(number) is None:
            return Illegal("not-a-move", Message("take-no-such-run", number=number))
    illegal = turn.must_draw(state)
    if illegal is not None:
        return illegal
    if laid_cards.card_of(move.card) not in state.hand:
        return not_in_hand(move.card)
    place = table.place_for(move)
    if place is None:
        return _misfit(state, move, numbers)
    if state.owed and not leaves_a_way(state, move, place):
        return empty_stock.must_meld(state)
    return None


def leaves_a_way(state: TakeFacts, move: Add, place: InsertPoint) -> bool:
    """Whether this addition melds the owed card, or leaves it possible to meld."""
    after = state.table.with_card(state.seat, move.card, place)
    return empty_stock.settles(state, [move.card], after)


def _misfit(state: TakeFacts, move: Add, numbers: list[int]) -> Illegal:
    runs = [run for run in state.table.runs if run.number in numbers]
    for run in runs:
        if run.locked:
            return Illegal("locked", Message("take-locked", run=in_words(run.cards)), LOCKED_RULE)
    card = laid_cards.stands_for(move.card)
    ways = [place for place in state.table.places if place.card == card]
    ways = [place for place in ways if move.number in (place.natural.number, place.natural.above)]
    told = card_names.laid(move.card)
    if not ways:
        why = Message("take-at-neither-end", card=told, run=in_words(runs[0].cards))
        return Illegal("does-not-fit", why, ADDING_RULE)
    if any(place.natural.end for place in ways):
        return Illegal("does-not-fit", Message("take-at-both-ends", card=told), LOCKED_RULE)
    if move.above is None and all(place.natural.above for place in ways):
        return Illegal("does-not-fit", Message("take-between", card=told), DOUBLE_TAKE_RULE)
    if move.end is not None:
        return Illegal("does-not-fit", Message("take-one-end", card=told), LOCKED_RULE)
    return Illegal("does-not-fit", Message("take-joins-not", card=told), DOUBLE_TAKE_RULE)


def make(state: TakeFacts, move: Add, tell: EventSink | None) -> None:
    seat = state.seat
    place = state.table.place_of(move)
    before = state.table.runs
    facts = melding.from_hand(state, move.card)
    state.table = state.table.with_card(seat, move.card, place)
    if tell:
        _tell_added(state, tell, seat, move, place, before, facts)


def _tell_added(
    state: TakeFacts,
    tell: EventSink,
    seat: Seat,
    move: Add,
    place: InsertPoint,
    before: tuple[Run, ...],
    facts: dict[str, Any],
) -> None:
    """Tell the addition to the run that keeps its number, then the joining of the other run."""
    touched = [before[one] for one in (place.below, place.above) if one is not None]
    kept = min(touched, key=lambda run: run.number)
    way = f"melds/M{kept.number}"
    upward = place.below is not None and before[place.below] is kept
    kind = "add"
    if kept.owner != seat:
        kind = "take"
        facts |= {f"{way}/owner": seat}
    grown = state.table.find(kept.number)
    assert grown is not None, "the run that was added to is on the table"
    if len(touched) == 1:
        facts |= melding.locked(grown)
    at = None if upward else 0
    told = (laid_cards.write(move.card),)
    tell(Event(kind, seat, f"hands/{seat}", f"{way}/cards", told, at, facts))
    for gone in touched:
        if gone is not kept:
            table = {"melds": [run_as_json(run) for run in state.table.runs]}
            cards = tuple([laid_cards.write(card) for card in gone.cards])
            source = f"melds/M{gone.number}/cards"
            tell(Event("join", seat, source, f"{way}/cards", cards, at, table))
