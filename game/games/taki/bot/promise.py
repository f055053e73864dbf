"""Heuristic: distance of a seat from going out, in cards.

A linear model of the hands and the turn, fitted to the winners of matches of the rollout policy
(``learned.py``). Divided by the temperature of ``winning.py``, the value is a seat's logit.
"""

from collections.abc import Sequence
from typing import Final

from game.games.taki.bot.learned import WEIGHTS
from game.games.taki.cards import COLORED, NUMBERS, PLUS, SUPER, TAKI
from game.games.taki.rules import TakiState
from game.games.taki.rules.fitting import on_pile

FEATURES: Final = 19
"""Number of features; the learning command has their names."""


def features(state: TakiState, seat: int) -> list[float]:
    """Features of a seat, in the order of the weights."""
    hand = state.hands[seat]
    found = [0.0] * FEATURES
    counts = [0, 0, 0, 0]
    opened = [0, 0, 0, 0]
    for card in hand:
        if card >= COLORED:
            found[card - COLORED + 4] += 1
            continue
        color, sign = divmod(card, 13)
        counts[color] += 1
        if sign < NUMBERS:
            found[0] += 1
        elif sign == TAKI:
            found[3] += 1
            opened[color] = 1
        elif sign == PLUS:
            found[2] += 1
        else:
            found[1] += 1
    found[9] = sum(count > 0 for count in counts)
    found[10] = sum(max(0, count - 1) for count, run in zip(counts, opened, strict=True) if run)
    if not found[10] and SUPER in hand:
        found[10] = max(counts)
    size = len(hand)
    if size <= 3:
        found[10 + max(1, size)] = 1.0
    if state.asked == seat:
        found[14] = 1.0
        fits = on_pile(state.color, state.symbol, state.pending)
        fitting = sum(card in fits for card in hand)
        found[15] = min(3, fitting)
        found[16] = float(not fitting)
        found[17] = 0.0 if fitting else float(state.pending)
    elif state.asked is not None:
        found[18] = ((seat - state.asked) * state.direction % state.players) / state.players
    return found


def promised(state: TakiState, seat: int) -> float:
    """Minus the distance of a seat from going out, in cards played one by one."""
    return sum(
        one * weight for one, weight in zip(features(state, seat), weights(state), strict=True)
    )


def weights(state: TakiState) -> Sequence[float]:
    """Weights for this number of players, with the nearest learned one as fallback."""
    players = min(WEIGHTS, key=lambda count: abs(count - state.players))
    return WEIGHTS[players]
