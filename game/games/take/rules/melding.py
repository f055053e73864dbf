"""Melding: laying new sequences, and what that shares with adding to one."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from game.cards.french import JOKER
from game.cards.melds import (
    ALL_NATURALS,
    MIN_MELD_CARD_COUNT,
    SUIT_CARDS,
    in_runs,
    laid_cards,
    near_cards,
    shape,
)
from game.cards.melds.laid_cards import LaidCard
from game.core.event import Event
from game.core.game import EventSink
from game.core.illegal import Illegal
from game.games.take.melds import TAKE_MELD_RULES, LaidRuns, Run, lays_of
from game.games.take.moves import Add, Lay
from game.games.take.rules import discarding, empty_stock, turn
from game.games.take.rules.turn import not_in_hand
from game.games.take.state import TakeFacts, run_as_json
from game.text.message import Message


def possible(state: TakeFacts) -> Iterator[Lay | Add]:
    """All new sequences and additions, also those that leave an owed card unmelded."""
    hand = state.hand
    held = state.held[state.seat]
    return iter(melds_of(state.table, held, hand.count(JOKER) if held >> JOKER else 0))


def melds_of(table: LaidRuns, held: int, jokers: int) -> list[Lay | Add]:
    """All new sequences and additions of a hand, given as a card set and number of jokers."""
    moves: list[Lay | Add] = []
    among = _near_cards(held, jokers) if jokers else in_runs(held)
    if among:
        for suit in SUIT_CARDS:
            part = among & suit
            if part:
                moves += lays_of(part, jokers)
    if jokers:
        places = table.places
        moves += [place.natural for place in places if held >> place.card & 1]
        moves += [place.joker for place in places]
    elif held & table.spread.fits:
        moves += [place.natural for place in table.places if held >> place.card & 1]
    return moves


def _near_cards(held: int, jokers: int) -> int:
    """Card set of the naturals that one or two jokers can complete to a new sequence.

    Many hands share it, so the cache of ``lays_of`` hits often.
    """
    return near_cards(held & ALL_NATURALS) if jokers == 1 else held & ALL_NATURALS


def from_hand(state: TakeFacts, card: LaidCard) -> dict[str, Any]:
    """Remove a melded card from the hand; if owed it is paid, if barred its bar is lifted."""
    held = laid_cards.card_of(card)
    if held == state.must_meld:
        state.must_meld = None
    discarding.lift(state, held)
    state.melded = True
    state.took_top = False
    return state.put_down(held)


def locked(run: Run) -> dict[str, Any]:
    """The change of an event that marks a run as locked, if it is."""
    return {f"melds/M{run.number}/locked": True} if run.locked else {}


# Laying new sequences.


def refusal(state: TakeFacts, move: Lay) -> Illegal | None:
    illegal = turn.must_draw(state)
    if illegal is not None:
        return illegal
    held = Counter(state.hand)
    for card in move.cards:
        if not held[laid_cards.card_of(card)]:
            return not_in_hand(card)
        held[laid_cards.card_of(card)] -= 1
    if shape(move.cards, TAKE_MELD_RULES) is None:
        return _no_sequence(move)
    if state.owed and not leaves_a_way(state, move):
        return empty_stock.must_meld(state)
    return None


def leaves_a_way(state: TakeFacts, move: Lay) -> bool:
    """Whether this move melds the owed card, or leaves it possible to meld."""
    after = state.table.with_new(state.laid + 1, state.seat, move.cards)
    return empty_stock.settles(state, move.cards, after)


def _no_sequence(move: Lay) -> Illegal:
    short = len(move.cards) < MIN_MELD_CARD_COUNT
    told = Message("take-too-short") if short else Message("take-no-sequence")
    return Illegal("not-a-meld", told, "sequences")


def make(state: TakeFacts, move: Lay, tell: EventSink | None) -> None:
    seat = state.seat
    facts: dict[str, Any] = {}
    for card in move.cards:
        facts |= from_hand(state, card)
    state.laid += 1
    state.table = state.table.with_new(state.laid, seat, move.cards)
    if tell:
        way = f"melds/M{state.laid}"
        run = run_as_json(state.table.runs[-1])
        tell(Event("begin", seat, changes={way: {**run, "cards": [], "locked": False}}))
        facts |= locked(state.table.runs[-1])
        told = tuple(run["cards"])
        tell(Event("lay", seat, f"hands/{seat}", f"{way}/cards", told, changes=facts))
