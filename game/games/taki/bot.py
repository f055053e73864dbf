"""What opponents know of Taki."""

from collections.abc import Sequence
from random import Random
from typing import Final

from game.core.event import Seat
from game.core.game import Knowledge
from game.core.words import does, number
from game.games.taki.cards import (
    BREAKER,
    CHANGE,
    COLOR_NAMES,
    COLORED,
    KING,
    NONE,
    PLUS,
    PLUS_THREE,
    PLUS_TWO,
    STOP,
    SUPER,
    TAKI,
    TURN,
    Card,
    name,
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

WON: Final = 100.0
KEPT: Final = {CHANGE: 1.5, SUPER: 1.6, KING: 2.2, PLUS_THREE: 1.2, BREAKER: 5.0}
"""How much each colourless card is worth keeping, in cards."""

WORDS: Final = {
    CLOSE: 0.5,
    LEAVE: 0.0,
    STOP_THERE: 0.0,
    PASS: 0.0,
    SAY: 1.0,
    QUIET: -4.0,
}

AHEAD: Final = 10
"""Turns a seat that a playout looks ahead before it is evaluated."""

FORGETS: Final = 0.3
"""How often a beginner forgets to say "last card"."""


class TakiKnowledge(Knowledge[TakiState, Move]):
    """Shed runs, keep wild cards, hit the next player when they are low."""

    def candidates(self, state: TakiState) -> list[Move]:
        """All but what nearly never pays: a Breaker on one's own turn, silence, idle drawing.

        A colour is chosen among those most held in hand.
        """
        moves = list(state.legal())
        if state.phase == "announce":
            return [SAY]
        if state.phase == "answer":
            return moves
        held = _colors(state.hands[_asked(state)])
        most = max(held)
        wise = [
            move
            for move in moves
            if not isinstance(move, Play)
            or (move.card != BREAKER and (move.color == NONE or held[move.color] == most))
        ]
        if state.voluntary and state.can_play():
            wise = [move for move in wise if move != DRAW]
        return sorted(wise or moves, key=lambda move: -self.rate(state, move))

    def policy(self, state: TakiState, rng: Random) -> Move:
        best: Move | None = None
        most = 0.0
        for move in state.legal():
            value = self.rate(state, move)
            if best is None or value > most:
                best, most = move, value
        if best is None:
            raise ValueError("a match that is over has no moves")
        return best

    def rate(self, state: TakiState, move: Move) -> float:
        """How good a move looks at once, in cards."""
        if not isinstance(move, Play):
            return -1.0 - 0.5 * state.pending if move == DRAW else WORDS[move]
        if state.phase == "answer":
            return 3.0 if move.card == BREAKER else 2.0
        rest = state.hands[_asked(state)][:]
        rest.remove(move.card)
        if state.phase == "run" and move.card != CHANGE:
            return _in_run(state, move.card, rest)
        return 1.0 + _play(state, move, rest) - _keep(move.card, rest)

    def careless(self, state: TakiState, rng: Random) -> Move:
        """A beginner plays any card that fits and now and then forgets to speak."""
        moves = list(state.legal())
        if state.phase == "announce":
            return QUIET if rng.random() < FORGETS else SAY
        if state.phase == "answer":
            return rng.choice(moves)
        plays = [move for move in moves if isinstance(move, Play) and move.card != BREAKER]
        return rng.choice(plays or [move for move in moves if not isinstance(move, Play)] or moves)

    def prospects(self, state: TakiState) -> Sequence[float]:
        """Minus the cards still to be played, those of later stages included; a prize to win."""
        winners = state.winners or ()
        stages = state.stages or [1] * state.players
        return [
            10.0 * (seat in winners) - min(len(hand), 20) - stage * (stage - 1) / 2
            for seat, (hand, stage) in enumerate(zip(state.hands, stages, strict=True))
        ]

    def settled(self, state: TakiState, start: TakiState) -> bool:
        """A playout stops at the end, at a new stage, and after some turns of each seat."""
        if state.over or state.stages != start.stages:
            return True
        return state.turns >= start.turns + AHEAD * state.players

    def reason(self, state: TakiState, move: Move, names: Sequence[str]) -> str:
        if isinstance(move, Play):
            return _why_play(state, move, names)
        return _why_word(state, move)


def _asked(state: TakiState) -> Seat:
    if state.asked is None:
        raise ValueError("a match that is over asks nobody")
    return state.asked


def _colors(hand: Sequence[Card]) -> list[int]:
    """The cards of each colour in a hand."""
    counts = [0, 0, 0, 0]
    for card in hand:
        if card < COLORED:
            counts[card // 13] += 1
    return counts


def _keep(card: Card, rest: Sequence[Card]) -> float:
    """What a card would be worth later, in cards."""
    if card >= COLORED:
        return KEPT[card]
    sign = card % 13
    if sign == TAKI:
        return 0.3
    return 0.2 if sign >= STOP else 0.0


def _threat(state: TakiState, seat: Seat) -> float:
    """How near a seat is to going out, 0 to 1."""
    return max(0, 5 - len(state.hands[seat])) / 4


def _play(state: TakiState, move: Play, rest: list[Card]) -> float:
    """What playing a card does, in cards, beyond being rid of it."""
    card = move.card
    counts = _colors(rest)
    if card == BREAKER:
        return -3.0
    if card == KING:
        return 0.5 * state.pending + (WON if _goes_out(rest) else 0.8 if rest else WON)
    color = state.color if card >= COLORED else card // 13
    if move.color != NONE:
        color = move.color
    if card == SUPER or (card < COLORED and card % 13 == TAKI):
        return _run(color, counts, rest)
    if state.run >= 0 and color == state.run and card < COLORED:
        return _run(color, counts, rest)
    value = _last(state, card, rest) + (0.25 * counts[color] if color >= 0 else 0.0)
    return value + _left_over(rest)


def _run(color: int, counts: list[int], rest: list[Card]) -> float:
    """What opening or taking over a run gives: every card of its colour goes."""
    inside = counts[color]
    if _all_goes(color, rest):
        return WON
    # Alone it cannot be closed, and the next player may go on with it.
    return float(inside) + (-0.7 if inside == 0 else 0.2)


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


def _last(state: TakiState, card: Card, rest: list[Card]) -> float:
    """What a card does when it acts, in cards; to go out on it is what is played for."""
    seat = _asked(state)
    threat = _threat(state, state.after(seat))
    if card == PLUS_THREE:
        others = (_threat(state, Seat(one)) for one in range(state.players) if one != seat)
        return (WON if not rest else 1.0) + 1.5 * max(others)
    sign = card % 13 if card < COLORED else NONE
    if sign == PLUS:
        follows = any(
            (one >= COLORED and one != BREAKER) or one // 13 == card // 13 or one % 13 == PLUS
            for one in rest
        )
        return 0.8 if follows else -1.5
    if not rest:
        return WON
    if sign == STOP:
        return 1.0 if state.players == 2 else 0.2 + threat
    if sign == PLUS_TWO:
        return 0.6 + 1.5 * threat
    if sign == TURN and state.players > 2:
        return threat - _threat(state, state.after(seat, -1))
    return 0.0


def _left_over(rest: Sequence[Card]) -> float:
    """How well a hand nearly empty can go out."""
    if len(rest) != 1:
        return 0.0
    card = rest[0]
    if card == BREAKER:
        return -2.0
    if card >= COLORED:
        return 2.5 if card == KING else 2.0
    return -1.5 if card % 13 == PLUS else 0.0


def _in_run(state: TakiState, card: Card, rest: list[Card]) -> float:
    """The cards of a run go in the order that leaves the best for its end."""
    if not rest:
        return WON + _last(state, card, rest)
    if card == SUPER:
        return 2.0 if _all_goes(state.run, rest) else -1.0
    if card % 13 == TAKI:
        return 6.0
    after = [one for one in rest if one >= COLORED or one // 13 != state.run]
    return 4.0 - min(2.0, _last(state, card, after))


def _why_play(state: TakiState, move: Play, names: Sequence[str]) -> str:
    card = move.card
    seat = _asked(state)
    hand = state.hands[seat]
    following = state.after(seat)
    if state.phase == "answer":
        if card == BREAKER:
            return "It spares everybody three cards and gives them to the one who played the +3."
        return "It cancels the +3 and gives you the turn, with one more card to play."
    if len(hand) == 1 and (card >= COLORED or card % 13 != PLUS) and card != BREAKER:
        return "It is your last card: you go out with it."
    if state.pending:
        return f"It saves you from drawing {state.pending} cards."
    if card == BREAKER:
        return "Nothing else can be played, though it costs three cards."
    if state.phase == "run":
        if card == CHANGE:
            return f"It ends the run and asks for {COLOR_NAMES[move.color]}."
        return "Every card of the colour goes; the one that does most is kept for the end."
    if card == CHANGE:
        return f"{COLOR_NAMES[move.color].capitalize()} is the colour that suits your hand best."
    if card == KING:
        return "It lets you play one more card, any card."
    return _why_card(state, card, move, following, names)


def _why_card(
    state: TakiState, card: Card, move: Play, following: Seat, names: Sequence[str]
) -> str:
    if card == PLUS_THREE:
        return "Everybody else draws three cards, unless it is broken."
    color = card // 13 if card < COLORED else state.color if move.color == NONE else move.color
    held = _colors(state.hands[_asked(state)])[color] if color >= 0 else 0
    sign = card % 13 if card < COLORED else NONE
    if card == SUPER or sign == TAKI:
        return f"It lets you play all your {COLOR_NAMES[color]} cards at once."
    if color == state.run:
        return f"It goes on with the open run, and all your {COLOR_NAMES[color]} cards with it."
    if sign == PLUS_TWO:
        return f"{does(names, following, 'draw')} two cards, or must add to them."
    if sign == STOP:
        return f"{does(names, following, 'lose')} a turn."
    if sign == PLUS:
        return "It lets you play a second card in the same turn."
    if held > 1:
        more = "card" if held == 2 else "cards"
        return f"You hold {number(held - 1)} more {COLOR_NAMES[color]} {more} to follow it."
    return f"The {name(card)} is the card you need least."


def _why_word(state: TakiState, move: Move) -> str:
    if move == DRAW:
        if state.pending:
            return "There is no better way out of the +2 than to draw."
        if BREAKER in state.hands[_asked(state)]:
            return "Only the +3 Breaker could be played, and it would cost three cards."
        return "No card in your hand can be played."
    if move == CLOSE:
        return "A closed run gives the next player nothing to go on with."
    if move == LEAVE:
        return "The run stays open for the next player."
    if move == STOP_THERE:
        return "The cards you hold are worth keeping."
    if move == PASS:
        return "You can take three cards and keep your answer for later."
    if move == SAY:
        return "Silence would cost four cards."
    return "Nothing is said."
