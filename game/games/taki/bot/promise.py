"""Heuristic: distance of a seat from going out, in cards; and the chance to win several games.

``promised`` is a linear model of the hands and the turn, fitted to the winners of matches of the
rollout policy. Divided by the temperature of the win model, it is a seat's logit. In a match of
several games (``of_the_match``), those to come are as likely to be won by anybody.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import factorial
from typing import Final

from game.core.bot_data import BotData
from game.games.taki.cards import COLORED, NUMBERS, PLUS, SUPER, TAKI
from game.games.taki.rules import TakiState
from game.games.taki.rules.fitting import on_pile

DATA: Final = BotData(__file__)
WEIGHTS: Final = {
    row.whole("players"): row.numbers("weights") for row in DATA.weights.rows("learned")
}
"""By number of players: weight of each feature, in cards."""
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


@lru_cache(maxsize=64)
def race(lacking: tuple[int, ...]) -> tuple[float, ...]:
    """The chance of each seat to be the first to win the games it lacks, all equally strong.

    Think of games that are won at random times, each seat's as often as any other's.  Then the
    time of a seat's last win has the density ``t ** (k - 1) / (k - 1)! * exp(-t)``, and another
    lacks a game at that time with the chance ``exp(-t) * sum(t ** m / m!)``.  The product is a
    polynomial times ``exp(-players * t)``, and its integral is exact.

    >>> race((1, 1)), race((1, 2)), race((2, 2, 2))
    ((0.5, 0.5), (0.75, 0.25), (0.3333333333333333, 0.3333333333333333, 0.3333333333333333))
    """
    players = len(lacking)
    of_each: dict[int, float] = {}
    for seat, own in enumerate(lacking):
        if own in of_each:
            continue
        others = [1.0]
        for other, wins in enumerate(lacking):
            if other != seat:
                others = _times(others, [1 / factorial(count) for count in range(wins)])
        of_each[own] = sum(
            [
                part * factorial(own - 1 + power) / factorial(own - 1) / players ** (own + power)
                for power, part in enumerate(others)
            ]
        )
    return tuple([of_each[own] for own in lacking])


def _times(one: Sequence[float], other: Sequence[float]) -> list[float]:
    """The product of two polynomials, given by their coefficients."""
    found = [0.0] * (len(one) + len(other) - 1)
    for low, first in enumerate(one):
        for high, second in enumerate(other):
            found[low + high] += first * second
    return found


def of_the_match(game: Sequence[float], lacking: Sequence[int]) -> list[float]:
    """The chance of each seat to win the match, from that to win the game that is going on.

    ``lacking`` are the games that each has still to win, this one included.
    """
    found = [0.0] * len(game)
    for winner, chance in enumerate(game):
        if lacking[winner] == 1:
            found[winner] += chance
            continue
        after = tuple([wins - (seat == winner) for seat, wins in enumerate(lacking)])
        for seat, later in enumerate(race(after)):
            found[seat] += chance * later
    return found


def games_after(lacking: Sequence[int]) -> float:
    """Estimated number of games after this one, about halfway between the fewest and the most."""
    fewest = min(lacking)
    return (fewest - 1) * (1 + (len(lacking) - 1) / 2)
