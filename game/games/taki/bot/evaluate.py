"""Heuristic evaluation of Taki: a card's effect now and its worth later; and a seat's prospects.

All values are in cards; getting rid of one is worth 1. The weights of moves were tuned in tens of
thousands of matches between players with different ones. ``quick_value`` is the quick score,
``ratings`` the evaluation that search and rollout policy use.

``promised_cards``, a seat's distance from going out, is a linear model of the hands and the turn,
fitted to the winners of matches of the rollout policy. Divided by the temperature of the win model,
it is a seat's logit. In a match of several games (``of_the_match``), those to come are as likely to
be won by anybody.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import factorial
from typing import Final

from game.core.bot_data import BotData
from game.core.event import Seat
from game.games.taki.cards import (
    CHANGE_COLOR_CARD,
    CHANGE_DIRECTION_SYMBOL,
    COLORED_KINDS_COUNT,
    DIGIT_SYMBOL_COUNT,
    KING_CARD,
    NO_COLOR_OR_SYMBOL,
    NUMBER_CARDS,
    PLUS_SYMBOL,
    PLUS_THREE_BREAKER_CARD,
    PLUS_THREE_CARD,
    PLUS_TWO_SYMBOL,
    STOP_SYMBOL,
    SUPER_TAKI_CARD,
    TAKI_SYMBOL,
    Card,
    make,
)
from game.games.taki.moves import (
    CLOSE_RUN_MOVE,
    LEAVE_RUN_OPEN_MOVE,
    SAY_LAST_CARD_MOVE,
    SKIP_EXTRA_CARD_MOVE,
    STAY_QUIET_MOVE,
    TAKI_DRAW_MOVE,
    TAKI_PASS_MOVE,
    Move,
    Play,
)
from game.games.taki.rules import TakiState
from game.games.taki.rules.fitting import on_pile

GOING_OUT_VALUE_CARDS: Final = 100.0
"""Value of going out."""
KEPT_CARD_VALUES: Final = {
    CHANGE_COLOR_CARD: 1.9,
    SUPER_TAKI_CARD: 1.6,
    KING_CARD: 2.2,
    PLUS_THREE_CARD: 1.8,
    PLUS_THREE_BREAKER_CARD: -3.1,
}
"""Value of keeping each colourless card.

A Breaker prevents going out, and only two +3s can ever be broken. Shedding it early is worth the
three cards. Against players who keep it, this won 57 % with two players (1,200 matches, each deal
played twice), 27 % with four (800).
"""
QUICK_COLORLESS_VALUE_CARDS: Final = 1.5
"""Value of keeping a colourless card, in ``quick_value``."""
QUICK_BREAKER_VALUE_CARDS: Final = 5.0
"""Value of keeping a Breaker, in ``quick_value``."""

WORD_MOVE_VALUES: Final = {
    CLOSE_RUN_MOVE: 0.5,
    LEAVE_RUN_OPEN_MOVE: 0.0,
    SKIP_EXTRA_CARD_MOVE: 0.0,
    TAKI_PASS_MOVE: 0.0,
    SAY_LAST_CARD_MOVE: 1.0,
    STAY_QUIET_MOVE: -4.0,
}
"""Value of each move without a card."""
PLUS_THREE_ANSWER_VALUES: Final = {PLUS_THREE_BREAKER_CARD: 3.0, KING_CARD: 2.0}
"""Cards saved by each answer to a +3."""
TAKI_MIN_HARMLESS_HAND_CARD_COUNT: Final = 5
"""Threshold: a seat with fewer cards is a threat."""


STANDALONE_CARDS: Final = NUMBER_CARDS | {
    make(color, sign)
    for color in range(4)
    for sign in (STOP_SYMBOL, PLUS_TWO_SYMBOL, CHANGE_DIRECTION_SYMBOL)
}
"""Cards that open no run and need no card after them."""
ATTACK_CARDS: Final = frozenset(
    [
        PLUS_THREE_CARD,
        *(make(color, sign) for color in range(4) for sign in (STOP_SYMBOL, PLUS_TWO_SYMBOL)),
    ]
)
"""Cards that harm another seat."""


@dataclass(frozen=True, slots=True)
class Weights:
    """Weights of the heuristic, in cards."""

    follow: float = 0.12
    """Each remaining card of the colour that comes into force."""
    action: float = -0.2
    """Keeping a coloured action card, which is better played while it can be."""
    taki: float = 0.3
    """Keeping a Taki."""
    open_run: float = 0.2
    """Opening a run that other cards continue."""
    lone_run: float = -0.7
    """Opening a run alone: it cannot be closed, and the next player may continue it."""
    stop: float = 1.6
    """Another turn, with two players."""
    plus: float = 0.8
    """A Plus with a card to follow it."""
    lone_plus: float = -1.5
    """A Plus without one."""
    plus_two: float = 0.4
    """Two cards for the next player."""
    threat: float = 1.5
    """Making others draw while one is about to go out."""
    same: float = 1.0
    """A last card that fits the card led."""


TAKI_DEFAULT_WEIGHTS: Final = Weights()


def quick_value(state: TakiState, move: Move) -> float:
    """Quick score of a move, from the hand alone."""
    if not isinstance(move, Play):
        return -1.0 if move == TAKI_DRAW_MOVE else WORD_MOVE_VALUES[move]
    card = move.card
    if state.phase == "answer":
        return PLUS_THREE_ANSWER_VALUES[card]
    rest = _without(state, card)
    if not rest:
        return GOING_OUT_VALUE_CARDS
    color = (
        card // 13
        if card < COLORED_KINDS_COUNT
        else move.color
        if move.color != NO_COLOR_OR_SYMBOL
        else state.color
    )
    followed = colors(rest)[color] if color >= 0 else 0
    kept = (
        0.0
        if card < COLORED_KINDS_COUNT
        else QUICK_COLORLESS_VALUE_CARDS
        if card != PLUS_THREE_BREAKER_CARD
        else QUICK_BREAKER_VALUE_CARDS
    )
    opens = card == SUPER_TAKI_CARD or (card < COLORED_KINDS_COUNT and card % 13 == TAKI_SYMBOL)
    return 1.0 + (1.25 if opens else 0.25) * followed - kept


def ratings(
    state: TakiState, moves: Iterable[Move], weights: Weights = TAKI_DEFAULT_WEIGHTS
) -> list[float]:
    """Evaluations of moves, effects on other seats included.

    While more than two cards are in hand, most cards take a fast path.
    """
    hand = state.hands[asked(state)]
    counts = colors(hand)
    enough = len(hand) > 2
    alone = enough and state.run < 0
    values = []
    for move in moves:
        if not isinstance(move, Play):
            value = -1.0 - 0.5 * state.pending if move is TAKI_DRAW_MOVE else WORD_MOVE_VALUES[move]
        elif alone and (card := move.card) in STANDALONE_CARDS:
            value = weights.follow * (counts[card // 13] - 1)
            if card in NUMBER_CARDS:
                value += 1.0
            else:
                value = 1.0 + (_action_value(state, card, hand, weights) + value) - weights.action
        elif enough and move.card == CHANGE_COLOR_CARD:
            value = 1.0 + weights.follow * counts[move.color] - KEPT_CARD_VALUES[CHANGE_COLOR_CARD]
        else:
            value = _rating(state, move, counts, weights)
        values.append(value)
    return values


def _rating(state: TakiState, move: Play, counts: Sequence[int], weights: Weights) -> float:
    """Evaluation of playing a card; ``counts`` are the colours of the whole hand."""
    card = move.card
    if state.phase == "answer":
        return PLUS_THREE_ANSWER_VALUES[card]
    rest = _without(state, card)
    if state.phase == "run" and card != CHANGE_COLOR_CARD:
        return _in_run(state, card, rest, weights)
    left = counts
    if card < COLORED_KINDS_COUNT:
        left = [count - (color == card // 13) for color, count in enumerate(counts)]
    return 1.0 + _playing_value(state, move, rest, left, weights) - _keeping_value(card, weights)


def asked(state: TakiState) -> Seat:
    """The asked seat; raises ``ValueError`` after the match."""
    if state.asked is None:
        raise ValueError("a match that is over asks nobody")
    return state.asked


def colors(hand: Sequence[Card]) -> list[int]:
    """Number of cards of each colour."""
    counts = [0, 0, 0, 0]
    for card in hand:
        if card < COLORED_KINDS_COUNT:
            counts[card // 13] += 1
    return counts


def _without(state: TakiState, card: Card) -> list[Card]:
    rest = state.hands[asked(state)][:]
    rest.remove(card)
    return rest


def _keeping_value(card: Card, weights: Weights) -> float:
    """Value of keeping a card."""
    if card >= COLORED_KINDS_COUNT:
        return KEPT_CARD_VALUES[card]
    sign = card % 13
    if sign == TAKI_SYMBOL:
        return weights.taki
    return weights.action if sign >= STOP_SYMBOL else 0.0


def _threat_share(state: TakiState, seat: Seat) -> float:
    """Nearness of a seat to going out, 0 to 1."""
    return max(0, TAKI_MIN_HARMLESS_HAND_CARD_COUNT - len(state.hands[seat])) / (
        TAKI_MIN_HARMLESS_HAND_CARD_COUNT - 1
    )


def _playing_value(
    state: TakiState, move: Play, rest: list[Card], counts: Sequence[int], weights: Weights
) -> float:
    """Value of playing a card besides shedding it; ``counts`` are the colours of the rest."""
    card = move.card
    if card == PLUS_THREE_BREAKER_CARD:
        return -3.0
    if card == KING_CARD:
        return 0.5 * state.pending + (
            GOING_OUT_VALUE_CARDS
            if _estimates_going_out(rest)
            else 0.8
            if rest
            else GOING_OUT_VALUE_CARDS
        )
    color = state.color if card >= COLORED_KINDS_COUNT else card // 13
    if move.color != NO_COLOR_OR_SYMBOL:
        color = move.color
    if card == SUPER_TAKI_CARD or (card < COLORED_KINDS_COUNT and card % 13 == TAKI_SYMBOL):
        return _run_value(color, counts, rest, weights)
    if state.run >= 0 and color == state.run and card < COLORED_KINDS_COUNT:
        return _run_value(color, counts, rest, weights)
    value = _action_value(state, card, rest, weights)
    if color >= 0:
        value += weights.follow * counts[color]
    return value + _left_over(card, rest, weights)


def _run_value(color: int, counts: Sequence[int], rest: list[Card], weights: Weights) -> float:
    """Value of opening or taking over a run, which takes every card of its colour."""
    inside = counts[color]
    if _takes_whole_hand(color, rest):
        return GOING_OUT_VALUE_CARDS
    return inside + (weights.open_run if inside else weights.lone_run)


def _takes_whole_hand(color: int, rest: Sequence[Card]) -> bool:
    """Whether a run takes the whole hand without ending on a Plus."""
    changes = 0
    other = not rest
    for card in rest:
        if card < COLORED_KINDS_COUNT:
            if card // 13 != color:
                return False
            other = other or card % 13 != PLUS_SYMBOL
        elif card == SUPER_TAKI_CARD:
            other = True
        elif card == CHANGE_COLOR_CARD:
            changes += 1
        else:
            return False
    return changes == 1 or (changes == 0 and other)


def _estimates_going_out(rest: Sequence[Card]) -> bool:
    """Estimate of whether a hand can go out at once when every card may be played."""
    if len(rest) == 1:
        card = rest[0]
        return card != PLUS_THREE_BREAKER_CARD and (
            card >= COLORED_KINDS_COUNT or card % 13 != PLUS_SYMBOL
        )
    for place, card in enumerate(rest):
        others = [*rest[:place], *rest[place + 1 :]]
        if card == SUPER_TAKI_CARD and any(_takes_whole_hand(color, others) for color in range(4)):
            return True
        if (
            card < COLORED_KINDS_COUNT
            and card % 13 == TAKI_SYMBOL
            and _takes_whole_hand(card // 13, others)
        ):
            return True
    return False


def _action_value(state: TakiState, card: Card, rest: list[Card], weights: Weights) -> float:
    """Value of a card's action; going out on it is ``GOING_OUT_VALUE_CARDS``."""
    seat = asked(state)
    if card == PLUS_THREE_CARD:
        others = (_threat_share(state, Seat(one)) for one in range(state.players) if one != seat)
        return (GOING_OUT_VALUE_CARDS if not rest else 1.0) + weights.threat * max(others)
    sign = card % 13 if card < COLORED_KINDS_COUNT else NO_COLOR_OR_SYMBOL
    if sign == PLUS_SYMBOL:
        follows = any(
            (one >= COLORED_KINDS_COUNT and one != PLUS_THREE_BREAKER_CARD)
            or one // 13 == card // 13
            or one % 13 == PLUS_SYMBOL
            for one in rest
        )
        return weights.plus if follows else weights.lone_plus
    if not rest:
        return GOING_OUT_VALUE_CARDS
    if sign == STOP_SYMBOL:
        return weights.stop if state.players == 2 else 0.2 + _threat_share(state, state.after(seat))
    if sign == PLUS_TWO_SYMBOL:
        return weights.plus_two + weights.threat * _threat_share(state, state.after(seat))
    if sign == CHANGE_DIRECTION_SYMBOL and state.players > 2:
        return _threat_share(state, state.after(seat)) - _threat_share(state, state.after(seat, -1))
    return 0.0


def _left_over(led: Card, rest: list[Card], weights: Weights) -> float:
    """Value of a single card left, by whether it can go out on ``led``."""
    if len(rest) != 1:
        return 0.0
    card = rest[0]
    if card == PLUS_THREE_BREAKER_CARD:
        return -2.0
    if card >= COLORED_KINDS_COUNT:
        return 2.5 if card == KING_CARD else 2.0
    if card % 13 == PLUS_SYMBOL:
        return -1.5
    fits = led < COLORED_KINDS_COUNT and (card // 13 == led // 13 or card % 13 == led % 13)
    return weights.same if fits else 0.0


def _in_run(state: TakiState, card: Card, rest: list[Card], weights: Weights) -> float:
    """Value of a card inside a run: the best ones are kept for its end."""
    if not rest:
        return GOING_OUT_VALUE_CARDS + _action_value(state, card, rest, weights)
    if card == SUPER_TAKI_CARD:
        return 2.0 if _takes_whole_hand(state.run, rest) else -1.0
    if card % 13 == TAKI_SYMBOL:
        return 6.0
    after = [one for one in rest if one >= COLORED_KINDS_COUNT or one // 13 != state.run]
    return 4.0 - min(2.0, _action_value(state, card, after, weights))


# The prospects of a seat.

TAKI_BOT_DATA: Final = BotData(__file__)
TAKI_SEAT_WEIGHTS: Final = {
    row.whole_number("players"): row.numbers("weights")
    for row in TAKI_BOT_DATA.weights.rows("learned")
}
"""By number of players: weight of each feature, in cards."""
SEAT_FEATURES_COUNT: Final = 19
"""Number of features; the learning command has their names."""


def features(state: TakiState, seat: int) -> list[float]:
    """Features of a seat, in the order of the weights."""
    hand = state.hands[seat]
    found = [0.0] * SEAT_FEATURES_COUNT
    counts = [0, 0, 0, 0]
    opened = [0, 0, 0, 0]
    for card in hand:
        if card >= COLORED_KINDS_COUNT:
            found[card - COLORED_KINDS_COUNT + 4] += 1
            continue
        color, sign = divmod(card, 13)
        counts[color] += 1
        if sign < DIGIT_SYMBOL_COUNT:
            found[0] += 1
        elif sign == TAKI_SYMBOL:
            found[3] += 1
            opened[color] = 1
        elif sign == PLUS_SYMBOL:
            found[2] += 1
        else:
            found[1] += 1
    found[9] = sum(count > 0 for count in counts)
    found[10] = sum(max(0, count - 1) for count, run in zip(counts, opened, strict=True) if run)
    if not found[10] and SUPER_TAKI_CARD in hand:
        found[10] = max(counts)
    size = len(hand)
    if size <= 3:
        found[10 + max(1, size)] = 1.0
    if state.asked == seat:
        found[14] = 1.0
        fits = on_pile(state)
        fitting = sum(card in fits for card in hand)
        found[15] = min(3, fitting)
        found[16] = float(not fitting)
        found[17] = 0.0 if fitting else float(state.pending)
    elif state.asked is not None:
        found[18] = ((seat - state.asked) * state.direction % state.players) / state.players
    return found


def promised_cards(state: TakiState, seat: int) -> float:
    """Minus the distance of a seat from going out, in cards played one by one."""
    return sum(
        one * weight for one, weight in zip(features(state, seat), weights(state), strict=True)
    )


def weights(state: TakiState) -> Sequence[float]:
    """Weights for this number of players, with the nearest learned one as fallback."""
    players = min(TAKI_SEAT_WEIGHTS, key=lambda count: abs(count - state.players))
    return TAKI_SEAT_WEIGHTS[players]


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
