"""A good move of 500 Rummy found fast: what the playouts of a search are made of."""

from collections.abc import Sequence
from typing import Final

from game.cards.french import JOKER, Card
from game.cards.melds import ALL, MeldableHand, bits
from game.games.rummy500.bot.evaluate import estimate, hopes, outs, partners, thrifty_melds
from game.games.rummy500.cards import Points
from game.games.rummy500.moves import (
    DISCARDS,
    DRAW_PILE,
    DRAW_STOCK,
    FINISH,
    PASS,
    RUMMY,
    LayMeld,
    Move,
    Rummy,
    RummyTo,
)
from game.games.rummy500.rules import Rummy500State, calling, discarding, drawing
from game.games.rummy500.rules.laying_off import layoffs
from game.games.rummy500.scoring import points_of

FROM_STOCK: Final = 5.0
"""What an unseen card is worth on average, in points."""

CALM: Final = 0.5
"""In no more ``danger_now`` than this nobody is about to go out."""


def quick(state: Rummy500State) -> Move | None:
    """A good move found fast; None where a card is owed, which wants a closer look."""
    if state.asked is None:
        return None
    hand = state.hand(state.asked)
    if state.phase == "play":
        return None if state.must_meld is not None else _put_down(state, hand)
    return _take(state, hand)


def _take(state: Rummy500State, hand: MeldableHand) -> Move:
    """The best of what may be taken, if it is better than a card of the stock."""
    best: Move
    moves: Sequence[Move]
    most: float | None = None
    if state.phase == "call":
        if isinstance(state.calls[0], RummyTo):
            return state.calls[0]
        best, moves = PASS, RUMMY
        if calling.ends_round(state):
            most = -caught(hand, state.worth.cards)
        counts = [call.count for call in state.calls if isinstance(call, Rummy)]
    else:
        best, moves = DRAW_STOCK if state.stock else FINISH, DRAW_PILE
        counts = drawing.takings(state, hand)
        if not counts:
            return best
    worth = state.worth.cards
    danger = danger_now(state)
    if most is None:
        most = FROM_STOCK + estimate(hand, state.table, worth, danger)
    for count in counts:
        value = estimate(hand.with_cards(state.pile[-count:]), state.table, worth, danger)
        if value > most:
            best, most = moves[count], value
    return best


def caught(hand: MeldableHand, worth: Points) -> int:
    """What a hand costs its holder when the round ends."""
    return worth.of(hand.held) + worth.of(hand.twice) + worth[JOKER] * hand.jokers


def _put_down(state: Rummy500State, hand: MeldableHand) -> Move:
    """The meld of most points, else a card laid off, else the card least missed."""
    best: LayMeld | None = None
    most = 0
    spare = hand.size - state.kept
    worth = state.worth
    for move in thrifty_melds(hand):
        cards = move.cards
        points = points_of(cards, worth)
        if points > most and len(cards) <= spare:
            best, most = move, points
    if best is not None:
        return best
    if spare > 0 and (state.table.fits & hand.held or (hand.jokers and state.table.room)):
        return layoffs(hand.every, state.melds)[0]
    return DISCARDS[_least_missed(state, hand, worth.cards)]


def _least_missed(state: Rummy500State, hand: MeldableHand, worth: Points) -> Card:
    """A card that others can do little with and its holder can do without, as far as there is one.

    One without a partner, that nobody can lay off, that makes no meld with the pile, and best of
    all that goes with nothing the next player may have.  Of these the cheapest, as others get it;
    but the dearest when somebody may go out soon.
    """
    held, _ = discarding.free(state, hand)
    if not held:
        return JOKER
    pile = state.piled & ALL
    following = (state.seat + 1) % state.setup.players
    safe = held & ~state.table.fits & ~outs(pile)
    calm = safe & ~partners(pile | bits(state.known[following]) & ALL)
    rest = hopes(hand.held, worth).rest
    alone = rest & ~partners(rest)
    pick = _dearest if danger_now(state) > CALM else _cheapest
    for choice in (calm & alone, safe & alone, calm & rest, safe & rest, held & rest, held):
        if choice:
            return pick(choice, worth)
    return JOKER


def _dearest(held: int, worth: Points) -> Card:
    best, most = 0, -1
    while held:
        lowest = held & -held
        held ^= lowest
        card = lowest.bit_length() - 1
        if worth[card] > most:
            best, most = card, worth[card]
    return Card(best)


def _cheapest(held: int, worth: Points) -> Card:
    best, least = 0, 99
    while held:
        lowest = held & -held
        held ^= lowest
        card = lowest.bit_length() - 1
        if worth[card] < least:
            best, least = card, worth[card]
    return Card(best)


def danger_now(state: Rummy500State) -> float:
    """How likely cards left in the hand are caught there, from 0 to 1."""
    fewest = 52
    for seat, hand in enumerate(state.hands):
        if len(hand) < fewest and seat != state.asked:
            fewest = len(hand)
    if fewest <= 2 or len(state.stock) <= 2 * state.setup.players:
        return 1.0
    return 0.7 if fewest <= 4 else 0.45
