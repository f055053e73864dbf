"""Value of a card that the next player is known to lack an answer to.

The weights were tuned in tens of thousands of matches between players with different ones.
"""

from typing import Final

from game.cards.bounded_cache import cached
from game.core.event import Seat
from game.games.taki.bot.evaluate import asked
from game.games.taki.cards import (
    CARD_KINDS_COUNT,
    CHANGE_COLOR_CARD,
    CHANGE_DIRECTION_SYMBOL,
    COLORED_KINDS_COUNT,
    NO_COLOR_OR_SYMBOL,
    PLUS_SYMBOL,
    PLUS_TWO_SYMBOL,
    STOP_SYMBOL,
    TAKI_SYMBOL,
    Card,
)
from game.games.taki.moves import Move, Play
from game.games.taki.rules import TakiState
from game.games.taki.state.lacking import LACKED_KINDS, Kinds, Lacking

DENIAL_VALUE_CARDS: Final = 2.0
"""Value, in cards, of a next player who must draw."""
COLOR_DENIAL_VALUE_CARDS: Final = 0.05
"""The same for a chosen colour.

It only settles ties: more loses, as the player must follow the colour too.
"""
MIN_HINT_DENIAL_SHARE: Final = 0.3
"""Threshold of ``denial_chance`` for a hint to mention it."""

ALL_KINDS: Final[Kinds] = (1 << CARD_KINDS_COUNT) - 1
NO_KINDS: Final[Kinds] = 0


def denial_value(state: TakiState, move: Move) -> float:
    """Value of a move, in cards, for the chance that the next player cannot follow it."""
    if not isinstance(move, Play):
        return 0.0
    return denial_chance(state, move) * (
        COLOR_DENIAL_VALUE_CARDS if move.card == CHANGE_COLOR_CARD else DENIAL_VALUE_CARDS
    )


def denial_chance(state: TakiState, move: Play) -> float:
    """Rise in the probability that a card is not followed, due to known lacks, 0 to 1.

    It is 0 inside a run, for cards that their own player follows, and for cards that leave colour
    and symbol in force.
    """
    card = move.card
    if card > CHANGE_COLOR_CARD or (state.phase == "run" and card != CHANGE_COLOR_CARD):
        return 0.0
    sign = card % 13 if card < COLORED_KINDS_COUNT else NO_COLOR_OR_SYMBOL
    if sign in (PLUS_SYMBOL, TAKI_SYMBOL):
        return 0.0
    following = follower(state, card)
    lacking = state.lacking(following)
    if not lacking or following == state.asked:
        return 0.0
    led = move.color if card == CHANGE_COLOR_CARD else card // 13
    return _hand_denial_chance(lacking, LACKED_KINDS[led][sign], len(state.hands[following]))


def follower(state: TakiState, card: Card) -> Seat:
    """Seat that must follow a card after its action."""
    seat = asked(state)
    sign = card % 13 if card < COLORED_KINDS_COUNT else NO_COLOR_OR_SYMBOL
    if sign in (STOP_SYMBOL, PLUS_TWO_SYMBOL):
        return state.after(seat, 2)
    if sign == CHANGE_DIRECTION_SYMBOL and state.players > 2:
        return state.after(seat, -1)
    return state.after(seat)


def fitting(state: TakiState, move: Play) -> list[Card]:
    """Coloured cards left in hand that fit the card played."""
    hand = state.hands[asked(state)][:]
    hand.remove(move.card)
    color = color_after(state, move)
    sign = move.card % 13 if move.card < COLORED_KINDS_COUNT else NO_COLOR_OR_SYMBOL
    return [
        one
        for one in hand
        if one < COLORED_KINDS_COUNT and (one // 13 == color or one % 13 == sign)
    ]


def color_after(state: TakiState, move: Play) -> int:
    """Colour in force after a card."""
    if move.card < COLORED_KINDS_COUNT:
        return move.card // 13
    return state.color if move.color == NO_COLOR_OR_SYMBOL else move.color


@cached(each=400)
def _hand_denial_chance(lacking: Lacking, unfit: Kinds, held: int) -> float:
    """Rise in the probability that a hand of ``held`` cards has none that fits."""
    misses = 1.0 - _fitting_share(unfit, NO_KINDS)
    usual = misses**held
    known = [
        (1.0 - _fitting_share(unfit, none)) ** cards * misses ** (held - cards)
        for cards, none in lacking
    ]
    return max(usual, *known) - usual


def _fitting_share(fits: Kinds, none: Kinds) -> float:
    """Share of cards that fit among those outside ``none``."""
    return _copy_count(fits & ~none) / (_copy_count(ALL_KINDS & ~none) or 1)


def _copy_count(kinds: Kinds) -> int:
    """Cards of these kinds in the pack."""
    return 2 * kinds.bit_count() + 2 * (kinds >> CHANGE_COLOR_CARD & 1)
