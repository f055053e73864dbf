"""The rollout policy of 500 Rummy: the fast player inside playouts."""

from collections.abc import Sequence
from typing import Final

from game.cards.french import JOKER, Card
from game.cards.melds import ALL_NATURALS, MeldableHand, bits_of
from game.games.rummy500.bot.evaluate import (
    completing_cards,
    danger_now,
    estimated_value,
    good_swaps,
    hopes,
    partner_cards,
    thrifty_melds,
)
from game.games.rummy500.cards import Points
from game.games.rummy500.moves import (
    RUMMY500_DISCARD_MOVES,
    RUMMY500_DRAW_PILE_MOVES,
    RUMMY500_DRAW_STOCK_MOVE,
    RUMMY500_FINISH_MOVE,
    RUMMY500_PASS_MOVE,
    RUMMY_CALL_MOVES,
    LayMeld,
    Move,
    Rummy,
    RummyTo,
)
from game.games.rummy500.rules import (
    Rummy500State,
    calling,
    discarding,
    drawing,
    owing,
    swapping,
    turn,
)
from game.games.rummy500.rules.laying_off import layoffs
from game.games.rummy500.scoring import points_of

UNSEEN_CARD_POINTS: Final = 5.0
"""Average value of an unseen card, in points."""

SWAPPED_JOKER_VALUE_SHARE: Final = 0.7
"""Value of a joker that a card of the pile would free, as a share of its points."""

MAX_CALM_DANGER_SHARE: Final = 0.5
"""Threshold of ``danger_now`` above which an opponent may soon go out."""


def quick(state: Rummy500State) -> Move | None:
    """The move of the rollout policy; None while a card is owed, which needs a fallback."""
    if state.asked is None:
        return None
    hand = state.hand(state.asked)
    if state.phase == "play":
        swaps = good_swaps(state)
        if swaps:
            return swaps[0]
        return None if state.must_meld is not None else _put_down(state, hand)
    if state.options.joker_swap and _frees_joker(state):
        return RUMMY500_DRAW_PILE_MOVES[1]
    return _take(state, hand)


def _frees_joker(state: Rummy500State) -> bool:
    """Whether the pile top may be drawn alone and kept, and then frees a joker."""
    if state.phase != "draw" or not state.pile or owing.owes(state, 1):
        return False
    return state.pile[-1] in swapping.wanted(state) and not turn.must_stock_come_first(state)


def _take(state: Rummy500State, hand: MeldableHand) -> Move:
    """The best call or draw from the pile if it beats the stock, else the default move."""
    best: Move
    moves: Sequence[Move]
    most: float | None = None
    if state.phase == "call":
        if isinstance(state.calls[0], RummyTo):
            return state.calls[0]
        best, moves = RUMMY500_PASS_MOVE, RUMMY_CALL_MOVES
        if calling.ends_round(state):
            most = -caught_points(hand, state.worth.cards)
        counts = [call.count for call in state.calls if isinstance(call, Rummy)]
    else:
        best, moves = (
            RUMMY500_DRAW_STOCK_MOVE if state.stock else RUMMY500_FINISH_MOVE,
            RUMMY500_DRAW_PILE_MOVES,
        )
        counts = drawing.takings(state, hand)
        if not counts:
            return best
    worth = state.worth.cards
    danger = danger_now(state)
    if most is None:
        most = UNSEEN_CARD_POINTS + estimated_value(hand, state.table, worth, danger)
    for count in counts:
        value = estimated_value(hand.with_cards(state.pile[-count:]), state.table, worth, danger)
        if value > most:
            best, most = moves[count], value
    return best


def caught_points(hand: MeldableHand, worth: Points) -> int:
    """Points that a hand costs when the round ends."""
    return worth.points_of(hand.held) + worth.points_of(hand.twice) + worth[JOKER] * hand.jokers


def _put_down(state: Rummy500State, hand: MeldableHand) -> Move:
    """The meld of most points, else a lay-off, else the discard that costs least."""
    best: LayMeld | None = None
    most = 0
    spare = 0 if state.is_opening else hand.size - state.kept
    worth = state.worth
    for move in thrifty_melds(hand, state.meld_rules):
        cards = move.cards
        points = points_of(cards, worth)
        if points > most and len(cards) <= spare:
            best, most = move, points
    if best is not None:
        return best
    if spare > 0 and (state.table.fits & hand.held or (hand.jokers and state.table.room)):
        return layoffs(hand.every, state.melds, state.meld_rules)[0]
    return RUMMY500_DISCARD_MOVES[_least_missed(state, hand, worth.cards)]


def _least_missed(state: Rummy500State, hand: MeldableHand, worth: Points) -> Card:
    """The discard that helps opponents least and is deadwood without a partner, if possible.

    Safe cards fit neither the table nor two pile cards.  Calm cards also have no partner in the
    pile or among the next player's known cards.  Ties go to the fewest points, or to the most
    when an opponent may soon go out.
    """
    held, _ = discarding.free(state, hand)
    if not held:
        return JOKER
    pile = state.piled & ALL_NATURALS
    following = (state.seat + 1) % state.setup.players
    safe = held & ~state.table.fits & ~completing_cards(pile, state.meld_rules.high_ace)
    calm = safe & ~partner_cards(pile | bits_of(state.known[following]) & ALL_NATURALS)
    rest = hopes(hand.held, worth, state.meld_rules).rest
    alone = rest & ~partner_cards(rest)
    pick = _dearest if danger_now(state) > MAX_CALM_DANGER_SHARE else _cheapest
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
