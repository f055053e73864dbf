"""The deal: hands, and a card turned up to lead."""

from collections.abc import Callable
from itertools import cycle
from typing import Any

from game.cards.shuffle import Stream
from game.core.event import Event, Seat
from game.core.game import EventSink
from game.games.taki.cards import (
    NO_COLOR_OR_SYMBOL,
    Card,
    color,
    has_color,
    is_number,
    pack_of,
    read,
    symbol,
)
from game.games.taki.options import TakiOptions
from game.games.taki.state import TakiFacts, moved


def begin(state: TakiFacts, tell: EventSink | None) -> None:
    """Deal the first game; who deals is drawn by chance if the set-up does not say."""
    if state.setup.dealer is None:
        state.dealer = state.drawn_dealer()
    deal(state, tell)


def deal(state: TakiFacts, tell: EventSink | None) -> None:
    """Deal a game; the dealer is set."""
    state.round += 1
    state.begin_round()
    _deal(state, tell)
    leads = leading(state.options)
    while not any(leads(card) for card in state.stock):
        # The hands can hold every card that can lead; then the deal is void.
        _gather_hands(state, tell)
        _deal(state, tell)
    _turn_up(state, leads, tell)
    begin_turn(state, state.after(state.dealer))


def leading(options: TakiOptions) -> Callable[[Card], bool]:
    """Tells which cards can lead."""
    return is_number if options.lead == "number" else has_color


def _deal(state: TakiFacts, tell: EventSink | None) -> None:
    deck = state.shuffle_deck(pack_of(state.options.plus_three), read)
    if tell:
        facts: dict[str, Any] = {
            "round": state.round,
            "dealer": state.dealer,
            "stock": len(deck),
        }
        if state.round > 1:
            # What the last game left in force.
            blank = state.public_values()
            facts |= {key: blank[key] for key in ("color", "symbol", "run", "pending", "direction")}
        tell(Event("shuffle", state.dealer, changes=facts))
    seats = [state.after(state.dealer, place) for place in range(1, state.players + 1)]
    count = int(state.setup.options.as_values()["hand"]) * len(seats)
    for place, seat in enumerate(seats):
        state.hands[seat] = sorted(deck[place : count : len(seats)])
    state.stock = deck[: count - 1 : -1]
    if tell:
        for seat, card in zip(cycle(seats), deck[:count]):
            tell(moved("deal", seat, "stock", f"hands/{seat}", [card], private=True))


def _gather_hands(state: TakiFacts, tell: EventSink | None) -> None:
    for seat, hand in enumerate(state.hands):
        if tell:
            tell(moved("gather", Seat(seat), f"hands/{seat}", "stock", hand, private=True))
        state.hands[seat] = []
    state.stock = []


def _turn_up(state: TakiFacts, leads: Callable[[Card], bool], tell: EventSink | None) -> None:
    """Turn cards up until one leads; any other goes back at a random place.

    An action card that leads does nothing.
    """
    places = Stream(state.chance, f"put back {state.shuffles}")
    while True:
        card = state.stock.pop()
        if tell:
            tell(moved("turn-up", state.dealer, "stock", "pile", [card]))
        if leads(card):
            break
        state.stock.insert(places.number_below(len(state.stock) + 1), card)
        if tell:
            tell(moved("put-back", state.dealer, "pile", "stock", [card]))
    state.pile = [card]
    state.color = color(card)
    state.symbol = symbol(card)


def begin_turn(state: TakiFacts, seat: Seat) -> None:
    """Ask a seat for its turn, and count it."""
    state.by = NO_COLOR_OR_SYMBOL
    state.following = NO_COLOR_OR_SYMBOL
    state.turns += 1
    state.asked = seat
    state.phase = "turn"
