"""What a player makes of a position of Taki: what a card does now, what it would be worth later.

All in cards: a card got rid of is worth one.  The weights were found by letting players with
different ones play tens of thousands of matches against each other.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from game.core.event import Seat
from game.games.taki.cards import (
    BREAKER,
    CHANGE,
    COLORED,
    KING,
    NONE,
    NUMBERED,
    PLUS,
    PLUS_THREE,
    PLUS_TWO,
    STOP,
    SUPER,
    TAKI,
    TURN,
    Card,
    make,
)
from game.games.taki.moves import (
    CLOSE,
    DRAW,
    LEAVE,
    PASS,
    QUIET,
    SAY,
    STOP_THERE,
    Move,
    Play,
)
from game.games.taki.rules import TakiState
from game.values import dataclass

WON: Final = 100.0
KEPT: Final = {CHANGE: 1.9, SUPER: 1.6, KING: 2.2, PLUS_THREE: 1.8, BREAKER: -3.1}
"""How much each colourless card is worth keeping.

Whoever holds a Breaker cannot go out, and only two +3s may ever come to be broken: to be rid of
it is worth the three cards, the sooner the better.  Between two, each deal played twice, this
won 57 % (1,200 matches) against the same player keeping it, among four 27 % (800).
"""
LIKELY: Final = 1.5
"""How much any colourless card is worth keeping, at a glance."""
FEARED: Final = 5.0
"""How much three cards for a Breaker look like, at a glance."""

WORDS: Final = {
    CLOSE: 0.5,
    LEAVE: 0.0,
    STOP_THERE: 0.0,
    PASS: 0.0,
    SAY: 1.0,
    QUIET: -4.0,
}
ANSWERS: Final = {BREAKER: 3.0, KING: 2.0}
"""What each answer to a +3 saves."""
CLOSE_TO_OUT: Final = 5
"""Whoever holds fewer cards than this begins to be a threat."""


SINGLE: Final = NUMBERED | {
    make(color, sign) for color in range(4) for sign in (STOP, PLUS_TWO, TURN)
}
"""The cards that open no run and want no card after them."""


@dataclass(frozen=True, slots=True)
class Weights:
    """How much a player minds each thing."""

    follow: float = 0.12
    """Each card that stays in the hand and has the colour that will be in force."""
    action: float = -0.2
    """Keeping a coloured card that does something: it is better played while it can be."""
    taki: float = 0.3
    """Keeping a Taki."""
    open_run: float = 0.2
    """Opening a run that other cards go on with."""
    lone_run: float = -0.7
    """Opening a run alone: it cannot be closed, and the next player may go on with it."""
    stop: float = 1.6
    """Playing again where two play."""
    plus: float = 0.8
    """A Plus that another card follows."""
    lone_plus: float = -1.5
    """A Plus that no card follows."""
    plus_two: float = 0.4
    """Two cards for the next player."""
    threat: float = 1.5
    """What a card that makes others draw gains where somebody is about to go out."""
    same: float = 1.0
    """A last card that can be played on what is led."""


DEFAULT: Final = Weights()


def glance(state: TakiState, move: Move) -> float:
    """How good a move looks to one who only looks at their own hand."""
    if not isinstance(move, Play):
        return -1.0 if move == DRAW else WORDS[move]
    card = move.card
    if state.phase == "answer":
        return ANSWERS[card]
    rest = _without(state, card)
    if not rest:
        return WON
    color = card // 13 if card < COLORED else move.color if move.color != NONE else state.color
    followed = colors(rest)[color] if color >= 0 else 0
    kept = 0.0 if card < COLORED else LIKELY if card != BREAKER else FEARED
    opens = card == SUPER or (card < COLORED and card % 13 == TAKI)
    return 1.0 + (1.25 if opens else 0.25) * followed - kept


def ratings(state: TakiState, moves: Iterable[Move], weights: Weights = DEFAULT) -> list[float]:
    """How good moves are to one who minds what they do, to others too.

    Where enough stays in the hand, most cards are but what they do and what can follow them.
    """
    hand = state.hands[asked(state)]
    counts = colors(hand)
    enough = len(hand) > 2
    alone = enough and state.run < 0
    values = []
    for move in moves:
        if not isinstance(move, Play):
            value = -1.0 - 0.5 * state.pending if move is DRAW else WORDS[move]
        elif alone and (card := move.card) in SINGLE:
            value = weights.follow * (counts[card // 13] - 1)
            if card in NUMBERED:
                value += 1.0
            else:
                value = 1.0 + (_last(state, card, hand, weights) + value) - weights.action
        elif enough and move.card == CHANGE:
            value = 1.0 + weights.follow * counts[move.color] - KEPT[CHANGE]
        else:
            value = _rating(state, move, counts, weights)
        values.append(value)
    return values


def _rating(state: TakiState, move: Play, counts: Sequence[int], weights: Weights) -> float:
    """How good it is to play a card; ``counts`` are those of each colour in the whole hand."""
    card = move.card
    if state.phase == "answer":
        return ANSWERS[card]
    rest = _without(state, card)
    if state.phase == "run" and card != CHANGE:
        return _in_run(state, card, rest, weights)
    left = counts
    if card < COLORED:
        left = [count - (color == card // 13) for color, count in enumerate(counts)]
    return 1.0 + _play(state, move, rest, left, weights) - _keep(card, weights)


def asked(state: TakiState) -> Seat:
    """The seat that is asked."""
    if state.asked is None:
        raise ValueError("a match that is over asks nobody")
    return state.asked


def colors(hand: Sequence[Card]) -> list[int]:
    """The cards of each colour in a hand."""
    counts = [0, 0, 0, 0]
    for card in hand:
        if card < COLORED:
            counts[card // 13] += 1
    return counts


def _without(state: TakiState, card: Card) -> list[Card]:
    rest = state.hands[asked(state)][:]
    rest.remove(card)
    return rest


def _keep(card: Card, weights: Weights) -> float:
    """What a card would be worth later."""
    if card >= COLORED:
        return KEPT[card]
    sign = card % 13
    if sign == TAKI:
        return weights.taki
    return weights.action if sign >= STOP else 0.0


def _threat(state: TakiState, seat: Seat) -> float:
    """How near a seat is to going out, 0 to 1."""
    return max(0, CLOSE_TO_OUT - len(state.hands[seat])) / (CLOSE_TO_OUT - 1)


def _play(
    state: TakiState, move: Play, rest: list[Card], counts: Sequence[int], weights: Weights
) -> float:
    """What playing a card does beyond being rid of it; ``counts`` are the colours of the rest."""
    card = move.card
    if card == BREAKER:
        return -3.0
    if card == KING:
        return 0.5 * state.pending + (WON if _goes_out(rest) else 0.8 if rest else WON)
    color = state.color if card >= COLORED else card // 13
    if move.color != NONE:
        color = move.color
    if card == SUPER or (card < COLORED and card % 13 == TAKI):
        return _run(color, counts, rest, weights)
    if state.run >= 0 and color == state.run and card < COLORED:
        return _run(color, counts, rest, weights)
    value = _last(state, card, rest, weights)
    if color >= 0:
        value += weights.follow * counts[color]
    return value + _left_over(card, rest, weights)


def _run(color: int, counts: Sequence[int], rest: list[Card], weights: Weights) -> float:
    """What opening or taking over a run gives: every card of its colour goes."""
    inside = counts[color]
    if _all_goes(color, rest):
        return WON
    return inside + (weights.open_run if inside else weights.lone_run)


def _all_goes(color: int, rest: Sequence[Card]) -> bool:
    """Whether a run of a colour takes the whole hand, and does not end on a Plus."""
    changes = 0
    other = not rest
    for card in rest:
        if card < COLORED:
            if card // 13 != color:
                return False
            other = other or card % 13 != PLUS
        elif card == SUPER:
            other = True
        elif card == CHANGE:
            changes += 1
        else:
            return False
    return changes == 1 or (changes == 0 and other)


def _goes_out(rest: Sequence[Card]) -> bool:
    """Whether a hand can go out at once when anything may be played."""
    if len(rest) == 1:
        card = rest[0]
        return card != BREAKER and (card >= COLORED or card % 13 != PLUS)
    for place, card in enumerate(rest):
        others = [*rest[:place], *rest[place + 1 :]]
        if card == SUPER and any(_all_goes(color, others) for color in range(4)):
            return True
        if card < COLORED and card % 13 == TAKI and _all_goes(card // 13, others):
            return True
    return False


def _last(state: TakiState, card: Card, rest: list[Card], weights: Weights) -> float:
    """What a card does when it acts; to go out on it is what is played for."""
    seat = asked(state)
    if card == PLUS_THREE:
        others = (_threat(state, Seat(one)) for one in range(state.players) if one != seat)
        return (WON if not rest else 1.0) + weights.threat * max(others)
    sign = card % 13 if card < COLORED else NONE
    if sign == PLUS:
        follows = any(
            (one >= COLORED and one != BREAKER) or one // 13 == card // 13 or one % 13 == PLUS
            for one in rest
        )
        return weights.plus if follows else weights.lone_plus
    if not rest:
        return WON
    if sign == STOP:
        return weights.stop if state.players == 2 else 0.2 + _threat(state, state.after(seat))
    if sign == PLUS_TWO:
        return weights.plus_two + weights.threat * _threat(state, state.after(seat))
    if sign == TURN and state.players > 2:
        return _threat(state, state.after(seat)) - _threat(state, state.after(seat, -1))
    return 0.0


def _left_over(led: Card, rest: list[Card], weights: Weights) -> float:
    """How well a hand nearly empty can go out after this card is led."""
    if len(rest) != 1:
        return 0.0
    card = rest[0]
    if card == BREAKER:
        return -2.0
    if card >= COLORED:
        return 2.5 if card == KING else 2.0
    if card % 13 == PLUS:
        return -1.5
    fits = led < COLORED and (card // 13 == led // 13 or card % 13 == led % 13)
    return weights.same if fits else 0.0


def _in_run(state: TakiState, card: Card, rest: list[Card], weights: Weights) -> float:
    """The cards of a run go in the order that leaves the best for its end."""
    if not rest:
        return WON + _last(state, card, rest, weights)
    if card == SUPER:
        return 2.0 if _all_goes(state.run, rest) else -1.0
    if card % 13 == TAKI:
        return 6.0
    after = [one for one in rest if one >= COLORED or one // 13 != state.run]
    return 4.0 - min(2.0, _last(state, card, after, weights))
