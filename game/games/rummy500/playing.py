"""A good move of 500 Rummy found fast: what the playouts of a search are made of."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from game.cards.french import JOKER, Card
from game.cards.melds import (
    ONE_RANK,
    ONE_SUIT,
    SHORTEST,
    Hand,
    Laid,
    card_of,
    groups_of,
    is_joker,
    is_run,
    rank_of,
    runs_of,
    several,
    summed,
)
from game.games.rummy500.listing import at_low_end, laying, layoffs
from game.games.rummy500.melding import RULES
from game.games.rummy500.moves import (
    DISCARDS,
    DRAW_STOCK,
    FINISH,
    PASS,
    DrawPile,
    LayMeld,
    LayOff,
    Move,
    Rummy,
    RummyTo,
)
from game.games.rummy500.rules import Rummy500State
from game.games.rummy500.scoring import ACE_POINTS, Values, values
from game.games.rummy500.thinking import estimate, hopes, partners

FROM_STOCK: Final = 2.0
"""What an unseen card is worth on average, in points."""
ACES: Final = (0, 13, 26, 39)
"""The natural aces."""


def quick(state: Rummy500State) -> Move | None:
    """A good move found fast; None where a card is owed, which wants a closer look."""
    if state.asked is None:
        return None
    hand = summed(state.hands[state.asked])
    if state.phase == "play":
        return None if state.must_meld is not None else _put_down(state, hand)
    return _take(state, hand)


def _take(state: Rummy500State, hand: Hand) -> Move:
    """The best of what may be taken, if it is better than a card of the stock."""
    worth = values(state.options).cards
    danger = danger_now(state)
    best: Move = DRAW_STOCK if state.stock else FINISH
    if state.phase == "call":
        best = PASS
    most = FROM_STOCK + estimate(hand, state.table, worth, danger)
    moves = state.calls if state.phase == "call" else state.legal()
    for move in moves:
        if isinstance(move, DrawPile | Rummy):
            more = hand.with_cards(state.pile[-move.count :])
            value = estimate(more, state.table, worth, danger)
            if value > most:
                best, most = move, value
        elif isinstance(move, RummyTo):
            return move
    return best


def _put_down(state: Rummy500State, hand: Hand) -> Move:
    """The meld of most points, else a card laid off, else the card least missed."""
    best: LayMeld | None = None
    most = 0
    spare = hand.size - state.kept
    worth = values(state.options)
    for move in thrifty_melds(hand):
        points = points_of(move.cards, worth)
        if points > most and len(move.cards) <= spare:
            best, most = move, points
    if best is not None:
        return best
    if spare > 0 and (state.table.fits & hand.held or (hand.jokers and state.table.room)):
        return next(layoffs(hand, state.melds))
    return DISCARDS[_least_missed(state, hand, worth.cards)]


def _least_missed(state: Rummy500State, hand: Hand, worth: tuple[int, ...]) -> Card:
    """The dearest card without a partner that nobody can lay off, as far as there is one."""
    held, twice, _, _ = hand
    barred = state.barred
    if barred is not None and barred != JOKER and not twice >> barred & 1:
        held &= ~(1 << barred)
    if not held:
        return JOKER
    safe = held & ~state.table.fits
    rest = hopes(hand.held, worth).rest
    alone = rest & ~partners(rest)
    for choice in (safe & alone, safe & rest, held & rest, held):
        if choice:
            return _dearest(choice, worth)
    return JOKER


def _dearest(held: int, worth: tuple[int, ...]) -> Card:
    best, most = 0, -1
    while held:
        lowest = held & -held
        held ^= lowest
        card = lowest.bit_length() - 1
        if worth[card] > most:
            best, most = card, worth[card]
    return Card(best)


@lru_cache(maxsize=1 << 14)
def points_of(cards: tuple[Laid, ...], worth: Values) -> int:
    """The points of cards laid as a new meld."""
    total = sum([worth.cards[card_of(card)] for card in cards])
    return total + worth.low_ace - ACE_POINTS if cards[0] in ACES and is_run(cards) else total


def points_laid_off(state: Rummy500State, off: LayOff, worth: Values) -> int:
    """The points of a card laid off."""
    if off.card in ACES and at_low_end(state.melds[off.meld - 1].shape, off):
        return worth.low_ace
    return worth.cards[card_of(off.card)]


def danger_now(state: Rummy500State) -> float:
    """How likely cards left in the hand are caught there, from 0 to 1."""
    fewest = 52
    for seat, hand in enumerate(state.hands):
        if len(hand) < fewest and seat != state.asked:
            fewest = len(hand)
    if fewest <= 2 or len(state.stock) <= 2 * state.setup.players:
        return 1.0
    return 0.7 if fewest <= 4 else 0.45


def thrifty_melds(hand: Hand) -> Iterator[LayMeld]:
    """The melds worth a thought: at most one joker, for a card that is not in the hand."""
    held = hand.held
    joker = 1 if hand.jokers else 0
    for suit in range(4):
        mine = held >> 13 * suit & ONE_SUIT
        if mine.bit_count() + joker >= SHORTEST:
            yield from _thrifty_runs(suit, mine, joker)
    ranks = several(held, SHORTEST - joker)
    while ranks:
        lowest = ranks & -ranks
        ranks ^= lowest
        rank = lowest.bit_length() - 1
        yield from _thrifty_groups(held >> rank & ONE_RANK, rank, joker)


@lru_cache(maxsize=1 << 12)
def _thrifty_runs(suit: int, held: int, joker: int) -> tuple[LayMeld, ...]:
    return tuple(
        laying(cards)
        for cards in runs_of(suit, held, joker)
        if not any(is_joker(card) and held >> rank_of(card) & 1 for card in cards)
        and (len(cards) == SHORTEST or not any(map(is_joker, (cards[0], cards[-1]))))
    )


@lru_cache(maxsize=1 << 12)
def _thrifty_groups(held: int, rank: int, joker: int) -> tuple[LayMeld, ...]:
    naturals = held.bit_count()
    return tuple(
        laying(cards)
        for cards in groups_of(rank, held, joker, RULES)
        if not is_joker(cards[-1]) or (len(cards) == SHORTEST and naturals == SHORTEST - 1)
    )
