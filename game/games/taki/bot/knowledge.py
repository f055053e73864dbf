"""What opponents know of Taki."""

from collections.abc import Sequence
from random import Random
from typing import Final

from game.core.byview import texts
from game.core.event import Seat
from game.core.game import Knowledge
from game.core.words import does, number
from game.games.taki.bot import rollout
from game.games.taki.bot.evaluate import asked, colors, glance, rating
from game.games.taki.bot.inference import denial, follower, gain
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
    Card,
    is_number,
    name,
)
from game.games.taki.moves import (
    CLOSE,
    DRAW,
    LEAVE,
    PASS,
    SAY,
    STOP_THERE,
    Move,
    Play,
)
from game.games.taki.rules import TakiState
from game.games.taki.rules.fitting import can_play
from game.words.message import Names, Said

ATTACKS: Final = frozenset(
    [PLUS_THREE, BREAKER, *(color * 13 + sign for color in range(4) for sign in (STOP, PLUS_TWO))]
)
"""The cards that harm somebody else."""
AHEAD: Final = 10
"""Turns a seat that a playout looks ahead before it is evaluated."""

TELLING: Final = 0.3
"""How much likelier it must be that a card is not followed for a hint to say so."""


class TakiKnowledge(Knowledge[TakiState, Move]):
    """At once, the card that suits one's hand; with thought, what it does to others as well."""

    unit = "cards"
    taste = 0.4

    def candidates(self, state: TakiState) -> list[Move]:
        """All but what nearly never pays: a Breaker on one's own turn, silence, idle drawing.

        A colour is chosen among those most held in hand.
        """
        moves = list(state.legal())
        if state.phase == "announce":
            return [SAY]
        if state.phase == "answer":
            return moves
        held = colors(state.hands[asked(state)])
        most = max(held)
        wise = [
            move
            for move in moves
            if not isinstance(move, Play)
            or (move.card != BREAKER and (move.color == NONE or held[move.color] == most))
        ]
        if state.voluntary and can_play(state):
            wise = [move for move in wise if move != DRAW]
        return wise or moves

    def policy(self, state: TakiState, rng: Random) -> Move:
        return rollout.policy(state)

    def rate(self, state: TakiState, move: Move) -> float:
        return glance(state, move)

    def weigh(self, state: TakiState) -> dict[Move, float]:
        return {move: rating(state, move) + gain(state, move) for move in self.candidates(state)}

    def ponder(self, state: TakiState) -> dict[Move, float]:
        """As ``weigh``, but of the numbers that go into a run only one: their order is nothing."""
        weights = self.weigh(state)
        if state.phase != "run":
            return weights
        numbers = [move for move in weights if isinstance(move, Play) and is_number(move.card)]
        for move in numbers[1:]:
            del weights[move]
        return weights

    def careless(self, state: TakiState, rng: Random) -> Move:
        return rollout.careless(state, rng)

    def prospects(self, state: TakiState) -> Sequence[float]:
        """Minus the cards still to be played, those of later stages included; a prize to win."""
        winners = state.winners or ()
        stages = state.stages or [1] * state.players
        return [
            10.0 * (seat in winners) - min(len(hand), 20) - stage * (stage - 1) / 2
            for seat, (hand, stage) in enumerate(zip(state.hands, stages, strict=True))
        ]

    def standing(self, state: TakiState) -> Sequence[float]:
        """Minus the cards still to be played, those of later stages included."""
        stages = state.stages or [1] * state.players
        return [
            -len(hand) - stage * (stage - 1) / 2
            for hand, stage in zip(state.hands, stages, strict=True)
        ]

    def settled(self, state: TakiState, start: TakiState) -> bool:
        """A playout stops at the end, at a new stage, and after some turns of each seat."""
        if state.over or state.stages != start.stages:
            return True
        return state.turns >= start.turns + AHEAD * state.players

    def trait(self, state: TakiState, move: Move) -> str:
        if not isinstance(move, Play):
            return ""
        if move.card in ATTACKS:
            return "attack"
        return "spend" if move.card >= COLORED else ""

    def reason(self, state: TakiState, move: Move, names: Names) -> Said:
        return self._reason(state, move, texts(names))

    def _reason(self, state: TakiState, move: Move, names: Sequence[str]) -> str:
        if isinstance(move, Play):
            return _why_play(state, move, names)
        return _why_word(state, move)


def _why_play(state: TakiState, move: Play, names: Sequence[str]) -> str:
    card = move.card
    seat = asked(state)
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
    held = colors(state.hands[asked(state)])[color] if color >= 0 else 0
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
    if denial(state, move) > TELLING:
        next_one = follower(state, card)
        return f"{does(names, next_one, 'seem')} to have no {COLOR_NAMES[color]} card to follow it."
    if held > 1:
        more = "card" if held == 2 else "cards"
        return f"You hold {number(held - 1)} more {COLOR_NAMES[color]} {more} to follow it."
    return f"The {name(card)} is the card you need least."


def _why_word(state: TakiState, move: Move) -> str:
    if move == DRAW:
        if state.pending:
            return "There is no better way out of the +2 than to draw."
        if BREAKER in state.hands[asked(state)]:
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
