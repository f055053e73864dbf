"""The bot of Taki, and its traits."""

from collections.abc import Sequence
from random import Random
from typing import Final

from game.core.game import Bot
from game.core.options import Options
from game.core.trait import (
    GRAB_LEANING,
    GREED_LEANING,
    GUARD_LEANING,
    GUILE_LEANING,
    HASTE_LEANING,
    HOARD_LEANING,
    Trait,
    Traits,
)
from game.core.win_model import win_chances
from game.games.taki.bot import reasons
from game.games.taki.bot.blindnesses import TAKI_BLINDNESSES
from game.games.taki.bot.endgame import winning_lines
from game.games.taki.bot.evaluate import (
    ATTACK_CARDS,
    TAKI_BOT_DATA,
    asked,
    colors,
    games_after,
    of_the_match,
    promised_cards,
    quick_value,
    ratings,
)
from game.games.taki.bot.inference import denial_chance, denial_value
from game.games.taki.bot.outcomes import TAKI_OUTCOMES
from game.games.taki.cards import (
    CHANGE_DIRECTION_SYMBOL,
    COLORED_KINDS_COUNT,
    NO_COLOR_OR_SYMBOL,
    PLUS_SYMBOL,
    SUPER_TAKI_CARD,
    TAKI_SYMBOL,
    Color,
    is_number,
)
from game.games.taki.moves import (
    SAY_LAST_CARD_MOVE,
    TAKI_DRAW_MOVE,
    Move,
    Play,
)
from game.games.taki.options import TakiOptions
from game.games.taki.rules import TakiState
from game.games.taki.rules.fitting import can_play
from game.text.message import Message, Names, TextValue

# Traits: what each leaning of a character means here.

MIN_TRAIT_DENIAL_SHARE: Final = 0.02
"""Threshold of ``denial_chance`` for the trait ``denies``."""
LIVELY_CARDS: Final = frozenset(
    [
        SUPER_TAKI_CARD,
        *(
            color * 13 + sign
            for color in range(4)
            for sign in (CHANGE_DIRECTION_SYMBOL, PLUS_SYMBOL, TAKI_SYMBOL)
        ),
    ]
)
"""Other cards with an action."""


def _color(move: Play) -> Color:
    """Colour that a move brings; ``NO_COLOR_OR_SYMBOL`` without one."""
    return move.card // 13 if move.card < COLORED_KINDS_COUNT else move.color


def changes_color(state: TakiState, move: Move) -> bool:
    """Whether the colour in force changes."""
    return isinstance(move, Play) and _color(move) not in (NO_COLOR_OR_SYMBOL, state.color)


def brings_longest_color(state: TakiState, move: Move) -> bool:
    """Whether the colour is the most frequent in the hand."""
    if not isinstance(move, Play) or _color(move) == NO_COLOR_OR_SYMBOL:
        return False
    held = colors(state.hands[asked(state)])
    return held[_color(move)] == max(held)


def plays_lively_card(state: TakiState, move: Move) -> bool:
    """Whether a Taki, Plus or Change Direction is played."""
    return isinstance(move, Play) and move.card in LIVELY_CARDS


def plays_attack(state: TakiState, move: Move) -> bool:
    return isinstance(move, Play) and move.card in ATTACK_CARDS


def plays_number(state: TakiState, move: Move) -> bool:
    """Whether a number is played, so that action cards are kept."""
    return isinstance(move, Play) and is_number(move.card)


def denies(state: TakiState, move: Move) -> bool:
    """Whether the next player is known to lack cards to follow."""
    return isinstance(move, Play) and denial_chance(state, move) > MIN_TRAIT_DENIAL_SHARE


def _plays(count: int) -> TextValue:
    return Message("taki-deeds-plays", count=count)


TRAITS: Final = Traits(
    Trait(
        GUILE_LEANING, plays_attack, Message("taki-trait-attack"), Message("taki-trait-attack.not"),
        2.6, stakes=(3.0, 4.0), kinds=(Play,), among=_plays,
    ),
    Trait(
        GRAB_LEANING, changes_color,
        Message("taki-trait-changed"), Message("taki-trait-changed.not"),
        1.5, stakes=(3.1, 3.4), kinds=(Play,), among=_plays,
    ),
    Trait(
        GREED_LEANING, brings_longest_color,
        Message("taki-trait-longest"), Message("taki-trait-longest.not"),
        2.0, stakes=(3.6, 3.5), public=False, kinds=(Play,), among=_plays,
    ),
    Trait(
        HASTE_LEANING, plays_lively_card,
        Message("taki-trait-lively"), Message("taki-trait-lively.not"),
        2.0, stakes=(2.5, 3.2), kinds=(Play,), among=_plays,
    ),
    Trait(
        HOARD_LEANING, plays_number, Message("taki-trait-plain"), Message("taki-trait-plain.not"),
        4.6, stakes=(3.0, 2.1), kinds=(Play,), among=_plays,
    ),
    Trait(
        GUARD_LEANING, denies, Message("taki-trait-denies"), Message("taki-trait-denies.not"),
        3.0, stakes=(8.0, 4.5), public=False, kinds=(Play,), among=_plays,
    ),
    rating=0.5,
)  # fmt: skip


# The bot.

TAKI_HORIZON_TURNS_COUNT: Final = 4
"""Turns per seat until a playout reaches its leaf.

Three turns won as many matches as ten (50 % +- 3.4, one standard error, 80 deals), in two thirds of
the time.
"""
LATER_STAGE_CARD_FACTOR: Final = 0.1
"""Weight of a later stage's card in ``rounds_left``, relative to one in the hand.

With it, spreads learned from single games hold for tournaments.
"""


class TakiBot(Bot[TakiState, Move]):
    """Quick scores look at the hand alone, evaluations also at the effect on other seats."""

    score_unit = Message("taki-cards")
    rerun_playouts = 960
    puzzle_margin = 0.4
    outcomes = TAKI_OUTCOMES
    data = TAKI_BOT_DATA
    traits = TRAITS
    blindnesses = TAKI_BLINDNESSES

    def candidates(self, state: TakiState) -> list[Move]:
        """Legal moves without silence and idle drawing.

        The colour to choose is among the most frequent in the hand.
        """
        moves = list(state.legal())
        if state.phase == "announce":
            return [SAY_LAST_CARD_MOVE]
        if state.phase == "answer":
            return moves
        held = colors(state.hands[asked(state)])
        most = max(held)
        wise = [
            move
            for move in moves
            if not isinstance(move, Play)
            or move.color == NO_COLOR_OR_SYMBOL
            or held[move.color] == most
        ]
        if state.voluntary and can_play(state):
            wise = [move for move in wise if move != TAKI_DRAW_MOVE]
        return wise or moves

    def rollout_move(self, state: TakiState, rng: Random) -> Move:
        """Move with the best rating.

        ``inference`` is left out: it slows playouts without a measured gain.
        """
        moves = list(state.legal())
        if not moves:
            raise ValueError("a match that is over has no moves")
        if len(moves) == 1:
            return moves[0]
        values = ratings(state, moves)
        return moves[values.index(max(values))]

    def quick_score(self, state: TakiState, move: Move) -> float:
        return quick_value(state, move)

    def evaluate_moves(self, state: TakiState) -> dict[Move, float]:
        moves = self.candidates(state)
        rated = zip(moves, ratings(state, moves), strict=True)
        return {move: value + denial_value(state, move) for move, value in rated}

    def search_prior(self, state: TakiState) -> dict[Move, float]:
        """Evaluations; if moves win the game for certain in this turn, they alone remain."""
        weights = self._one_order_of_run(state)
        lines = winning_lines(state)
        if not lines:
            return weights
        wins = [move for move in weights if move in lines] or list(lines)
        return {move: weights.get(move, 0.0) for move in wins}

    def _one_order_of_run(self, state: TakiState) -> dict[Move, float]:
        """Evaluations, with one move for run cards whose order does not matter.

        Only the last card of a run acts. The worst last cards go first until two sorts remain; all
        numbers are one sort.
        """
        weights = self.evaluate_moves(state)
        if state.phase != "run":
            return weights
        inside = [
            move for move in weights if isinstance(move, Play) and move.card < COLORED_KINDS_COUNT
        ]
        numbers = [move for move in inside if is_number(move.card)]
        for move in numbers[1:]:
            del weights[move]
        sorts = [move for move in inside if move in weights]
        if len(sorts) > 2 and not state.partial:
            return {max(sorts, key=weights.__getitem__): 0.0}
        return weights

    def certain_wins(self, state: TakiState) -> list[Move]:
        """Moves that win the match in this turn whatever is hidden; none before its last game."""
        if state.asked is None or _lacking(state)[state.asked] > 1:
            return []
        return list(winning_lines(state))

    def winning_line(self, state: TakiState, move: Move) -> Sequence[Move]:
        return winning_lines(state)[move]

    def rounds_left(self, state: TakiState) -> float:
        """Mean number of cards that a seat still has to play, in all games to come."""
        after = games_after(_lacking(state)) * state.options.hand if state.options.several else 0.0
        return _left_of_game(state) + after

    def win_chances(self, state: TakiState) -> Sequence[float]:
        """The chance of each seat to win the match: this game, then those to come."""
        if state.winners is not None or not state.options.several:
            return super().win_chances(state)
        points = self.evaluate_leaf(state)
        spread = self.win_model.spread(len(points)).temperature_at(_left_of_game(state))
        return of_the_match(win_chances(points, spread), _lacking(state))

    def evaluate_leaf(self, state: TakiState) -> Sequence[float]:
        """Minus how far each hand is from going out, in cards, and those of later stages.

        A later game that has only been dealt promises everybody the same.
        """
        if state.round > 1 and state.turns == 1 and len(state.pile) == 1:
            return [0.0] * state.players
        stages = state.stages or [1] * state.players
        return [
            promised_cards(state, seat) - stage * (stage - 1) / 2
            for seat, stage in enumerate(stages)
        ]

    def value(self, state: TakiState) -> Sequence[float]:
        """Minus the cards still to be played, those of later stages included; a prize to win.

        In a match of several games each game that was won has the prize.
        """
        winners = state.winners or ()
        won = (
            state.scores
            if state.options.several
            else [seat in winners for seat in range(state.players)]
        )
        stages = state.stages or [1] * state.players
        return [
            10.0 * won[seat] - min(len(hand), 20) - stage * (stage - 1) / 2
            for seat, (hand, stage) in enumerate(zip(state.hands, stages, strict=True))
        ]

    def unit_of(self, options: Options) -> TextValue:
        assert isinstance(options, TakiOptions)
        return Message("taki-word-wins") if options.several else self.score_unit

    def result(self, state: TakiState) -> Sequence[float]:
        """Minus the cards still to be played, those of later stages included.

        In a match of several games the games won.
        """
        if state.options.several:
            return state.scores
        stages = state.stages or [1] * state.players
        return [
            -len(hand) - stage * (stage - 1) / 2
            for hand, stage in zip(state.hands, stages, strict=True)
        ]

    def is_leaf(self, state: TakiState, start: TakiState) -> bool:
        """A playout stops at the end of a game, at a new stage, and after some turns of each."""
        if super().is_leaf(state, start) or state.stages != start.stages:
            return True
        return state.turns >= start.turns + TAKI_HORIZON_TURNS_COUNT * state.players

    def explain(
        self, state: TakiState, move: Move, names: Names, other: Move | None = None
    ) -> TextValue:
        return reasons.reason(state, move, names, other)


def _left_of_game(state: TakiState) -> float:
    """Mean number of cards that a seat still has to play; luck evens out in later stages."""
    stages = state.stages or [1] * state.players
    later = sum(stage * (stage - 1) / 2 for stage in stages)
    return (sum(map(len, state.hands)) + LATER_STAGE_CARD_FACTOR * later) / state.players


def _lacking(state: TakiState) -> list[int]:
    """Number of games that each seat still has to win."""
    return [state.options.wins - won for won in state.scores]
