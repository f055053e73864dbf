"""The board that playouts are made on keeps the rules, and what the stacks promise adds up."""

from random import Random

import pytest

from game.ai.search import playout
from game.games.takeaway.bot.board import Board
from game.games.takeaway.bot.endgame import solvable
from game.games.takeaway.bot.promise import choose, expected
from game.games.takeaway.game import TAKEAWAY
from game.games.takeaway.rules import TakeawayState
from tests.bench.endgames import values
from tests.bench.learn_takeaway import features, hats, learned_weights

KNOWLEDGE = TAKEAWAY.knowledge


def choices(players: int, seed: int, run_suits: str = "same") -> list[TakeawayState]:
    """The positions of one round in which there is something to choose."""
    options = {"rounds": 1, "run_suits": run_suits}
    state = TAKEAWAY.new(TAKEAWAY.setup(players, options, seed))
    rng = Random(seed)
    found = []
    while not state.over:
        if len(list(state.legal())) > 1:
            found.append(state.clone())
        state.advance(KNOWLEDGE.policy(state, rng))
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("run_suits", ["same", "any"])
def test_a_round_played_on_the_board_ends_as_by_the_rules(players: int, run_suits: str) -> None:
    for state in choices(players, 5 + players, run_suits):
        move = next(state.legal())
        board = Board(state)
        board.take(move.slot)
        assert board.play(choose)
        assert board.held() == playout(KNOWLEDGE, state, move, Random(1)).scores


def test_what_the_stacks_promise_is_all_the_cards() -> None:
    for players in (2, 3, 4):
        for state in choices(players, players):
            board = Board(state)
            if not board.play(choose, len(board.stock)):
                assert sum(expected(board)) == pytest.approx(52)


def test_the_promise_is_what_was_learned_of_the_features() -> None:
    for players in (2, 3, 4):
        for state in choices(players, 10 + players):
            board = Board(state)
            if board.play(choose, len(board.stock)):
                continue
            weights = learned_weights(players, "same") @ hats([len(board.stock)])[0]
            found = [float(row @ weights) for row in map(hats_row, features(board))]
            over = (52 - sum(found)) / players
            assert expected(board) == pytest.approx([one + over for one in found])
