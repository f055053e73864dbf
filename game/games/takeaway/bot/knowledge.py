"""The bot of Takeaway."""

from collections.abc import Sequence
from random import Random
from typing import Final

from game.core.game import Bot
from game.games.takeaway.bot import reasons
from game.games.takeaway.bot.endgame import Endgame, solvable
from game.games.takeaway.bot.evaluate import (
    at_end,
    chances,
    gain,
    outlook,
    promised,
    rounds_left,
    totals,
)
from game.games.takeaway.bot.promise import DATA, choose
from game.games.takeaway.bot.rollout import Board
from game.games.takeaway.bot.traits import TRAITS
from game.games.takeaway.moves import DRAW, TAKES, Draw, Move
from game.games.takeaway.rules import TakeawayState
from game.text.message import Names, TextValue

MISJUDGED: Final = 3.6
"""Typical error between two search priors, in cards.

Measured against 1,600 playouts per move in 250 positions with 7 to 20 cards in the deck.
"""


class TakeawayBot(Bot[TakeawayState, Move]):
    """Quick scores count cards won; evaluations count cards that a seat can expect to keep."""

    search_horizon = 0
    rerun_playouts = 960
    puzzle_margin = 1.5
    data = DATA
    traits = TRAITS

    def candidates(self, state: TakeawayState) -> list[Move]:
        return list(state.legal())

    def quick_score(self, state: TakeawayState, move: Move) -> float:
        return gain(state, move)

    def rollout_move(self, state: TakeawayState, rng: Random) -> Move:
        if state.phase == "draw":
            return DRAW
        board = Board(state)
        return TAKES[choose(board, board.takeable())]

    def evaluate_moves(self, state: TakeawayState) -> dict[Move, float]:
        """Expected lead in cards at the end of the round."""
        return {
            move: 0.0 if isinstance(move, Draw) else outlook(state, move.slot)
            for move in self.candidates(state)
        }

    def prior_error(self, state: TakeawayState) -> float:
        return MISJUDGED

    def rounds_left(self, state: TakeawayState) -> float:
        return rounds_left(state)

    def evaluate_leaf(self, state: TakeawayState) -> Sequence[float]:
        return promised(state)

    def win_chances(self, state: TakeawayState) -> Sequence[float]:
        """Win chances by rollouts on ``Board``, as a search itself stops after the move."""
        return chances(state, self.win_model.spread(state.setup.players))

    def solve_exactly(self, state: TakeawayState) -> dict[Move, float] | None:
        """Win chance of the asked seat after each taking; None if not ``solvable``."""
        if not solvable(state):
            return None
        seat = state.asked
        assert seat is not None, "a seat is asked"
        spread = self.win_model.spread(state.setup.players)

        def ending(held: Sequence[int]) -> Sequence[float]:
            totals = [total + now for total, now in zip(state.scores, held, strict=True)]
            return at_end(state, totals, 0.0, spread)

        found = Endgame(state, ending).takes(state)
        return {move: chances[seat] for move, chances in found.items()}

    def value(self, state: TakeawayState) -> Sequence[float]:
        return totals(state)

    def explain(
        self, state: TakeawayState, move: Move, names: Names, other: Move | None = None
    ) -> TextValue:
        return reasons.reason(state, move, names, other)
