"""What opponents know of Taki."""

from collections.abc import Sequence
from random import Random
from typing import Final

from game.core.game import Knowledge
from game.games.taki.bot import rollout
from game.games.taki.bot.evaluate import asked, colors, glance, rating
from game.games.taki.bot.inference import denial, follower, gain
from game.games.taki.bot.measured import MEASURED
from game.games.taki.bot.promise import promised
from game.games.taki.bot.winning import WINNING
from game.games.taki.cards import (
    BREAKER,
    CHANGE,
    COLORED,
    KING,
    NONE,
    PLUS,
    PLUS_THREE,
    PLUS_TWO,
    STOP,
    SUPER,
    TAKI,
    is_number,
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
from game.games.taki.words.names import color_of, named
from game.words.message import Message, Names, Said

ATTACKS: Final = frozenset(
    [PLUS_THREE, BREAKER, *(color * 13 + sign for color in range(4) for sign in (STOP, PLUS_TWO))]
)
"""The cards that harm somebody else."""
AHEAD: Final = 4
"""Turns a seat that a playout looks ahead before it is evaluated.

After three as many matches were won as after ten (50 % +- 3.4, 80 deals), in two thirds of the
time.
"""
CERTAIN: Final = 12.0
"""No move weighs more when a search begins: a sure win needs no surer prior."""
LATER: Final = 0.1
"""How far a card of a later stage may still set the seats apart, against one in the hand.

With this the spreads learned from single games are right for tournaments too.
"""

TELLING: Final = 0.3
"""How much likelier it must be that a card is not followed for a hint to say so."""


class TakiKnowledge(Knowledge[TakiState, Move]):
    """At once, the card that suits one's hand; with thought, what it does to others as well."""

    unit = Message("taki-cards")
    unit_first = Message("taki-cards.first")
    thought_again = 960
    taste = 0.4
    measured = MEASURED
    winning = WINNING

    def candidates(self, state: TakiState) -> list[Move]:
        """All but what nearly never pays: silence, idle drawing.

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
            if not isinstance(move, Play) or move.color == NONE or held[move.color] == most
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
        """As ``weigh``, but of the cards that go into a run in any order only one.

        Of a run that has to be played out only its last card matters.  So the cards go first that
        are worst as the last, until there are two sorts to choose between; numbers are one sort.
        """
        weights = {move: min(CERTAIN, weight) for move, weight in self.weigh(state).items()}
        if state.phase != "run":
            return weights
        inside = [move for move in weights if isinstance(move, Play) and move.card < COLORED]
        numbers = [move for move in inside if is_number(move.card)]
        for move in numbers[1:]:
            del weights[move]
        sorts = [move for move in inside if move in weights]
        if len(sorts) > 2 and not state.partial:
            return {max(sorts, key=weights.__getitem__): 0.0}
        return weights

    def careless(self, state: TakiState, rng: Random) -> Move:
        return rollout.careless(state, rng)

    def left(self, state: TakiState) -> float:
        """How many cards a seat has still to play, on average; luck evens out in later stages."""
        stages = state.stages or [1] * state.players
        later = sum(stage * (stage - 1) / 2 for stage in stages)
        return (sum(map(len, state.hands)) + LATER * later) / state.players

    def promise(self, state: TakiState) -> Sequence[float]:
        """Minus how far each hand is from going out, in cards, and those of later stages."""
        stages = state.stages or [1] * state.players
        return [
            promised(state, seat) - stage * (stage - 1) / 2 for seat, stage in enumerate(stages)
        ]

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
        if isinstance(move, Play):
            return _why_play(state, move, names)
        return _why_word(state, move)


def _why_play(state: TakiState, move: Play, names: Names) -> Message:
    card = move.card
    hand = state.hands[asked(state)]
    if state.phase == "answer":
        return Message("taki-why-break") if card == BREAKER else Message("taki-why-cancel")
    if len(hand) == 1 and (card >= COLORED or card % 13 != PLUS) and card != BREAKER:
        return Message("taki-why-out")
    if state.pending:
        return Message("taki-why-pending", count=state.pending)
    if card == BREAKER:
        return Message("taki-why-breaker")
    if state.phase == "run":
        if card == CHANGE:
            return Message("taki-why-end", color=color_of(move.color))
        return Message("taki-why-run")
    if card == CHANGE:
        return Message("taki-why-change", color=color_of(move.color))
    if card == KING:
        return Message("taki-why-king")
    if card == PLUS_THREE:
        return Message("taki-why-three")
    return _why_color(state, move, names)


def _why_color(state: TakiState, move: Play, names: Names) -> Message:
    """Why a card with a colour is good, or a Super Taki."""
    card, following = move.card, state.after(asked(state))
    color = card // 13 if card < COLORED else state.color if move.color == NONE else move.color
    sign = card % 13 if card < COLORED else NONE
    more = colors(state.hands[asked(state)])[color] - (card != SUPER)
    if more > 0 and (card == SUPER or sign == TAKI):
        return Message("taki-why-taki", color=color_of(color))
    if color == state.run:
        return Message("taki-why-go-on", count=more, color=color_of(color))
    if sign == PLUS_TWO:
        return Message("taki-why-plus-two", who=names[following])
    if sign == STOP:
        return Message("taki-why-stop", who=names[following])
    if sign == PLUS:
        return Message("taki-why-plus")
    if denial(state, move) > TELLING:
        who = names[follower(state, card)]
        return Message("taki-why-lacking", who=who, color=color_of(color))
    if more > 0:
        return Message("taki-why-more", count=more, color=color_of(color))
    return Message("taki-why-least", card=named(card))


def _why_word(state: TakiState, move: Move) -> Message:
    if move == DRAW:
        if state.pending:
            return Message("taki-why-no-way-out")
        playable = {one.card for one in state.legal() if isinstance(one, Play)}
        if playable - {BREAKER}:
            return Message("taki-why-voluntary")
        return Message("taki-why-not-breaker") if playable else Message("taki-why-none")
    if move == CLOSE:
        return Message("taki-why-close")
    if move == LEAVE:
        return Message("taki-why-leave")
    if move == STOP_THERE:
        return Message("taki-why-keep")
    if move == PASS:
        return Message("taki-why-pass")
    return Message("taki-why-say") if move == SAY else Message("taki-why-quiet")
