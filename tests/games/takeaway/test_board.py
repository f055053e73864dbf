"""The board that playouts are made on keeps the rules, and what the stacks promise adds up."""

from random import Random

import pytest

from game.ai.search import playout
from game.games.takeaway.bot.evaluate import STACK_WEIGHTS, best_slot, expected, weight_between
from game.games.takeaway.bot.rollout import Board, greedy_slot
from game.games.takeaway.game import TAKEAWAY
from game.games.takeaway.moves import TAKE_STACK_MOVES
from game.games.takeaway.rules import TakeawayState
from tests.support.takeaway_endgames import SAME, natural, thrown_away, values
from tests.support.takeaway_features import features
from tests.together import each_of

KNOWLEDGE = TAKEAWAY.bot


def choices(players: int, seed: int, run_suits: str = "same") -> list[TakeawayState]:
    """The positions of one round in which there is something to choose."""
    options = {"rounds": 1, "run_suits": run_suits}
    state = TAKEAWAY.new(TAKEAWAY.setup(players, options, seed))
    rng = Random(seed)
    found = []
    while not state.over:
        if len(list(state.legal())) > 1:
            found.append(state.clone())
        state.advance(KNOWLEDGE.rollout_move(state, rng))
    return found


@each_of("players", [2, 3, 4])
@each_of("run_suits", ["same", "any"])
def test_a_round_played_on_the_board_ends_as_by_the_rules(players: int, run_suits: str) -> None:
    for state in choices(players, 5 + players, run_suits):
        move = next(state.legal())
        board = Board(state)
        board.take(move.slot)
        assert board.play(best_slot)
        assert board.held() == playout(KNOWLEDGE, state, move, Random(1)).scores


def test_what_the_stacks_promise_is_all_the_cards() -> None:
    for players in (2, 3, 4):
        for state in choices(players, players):
            board = Board(state)
            if not board.play(best_slot, len(board.stock)):
                assert sum(expected(board)) == pytest.approx(52)


def test_the_promise_is_what_was_learned_of_the_features() -> None:
    """``expected`` goes by tables and in one round; the features were learned one by one."""
    for players in (2, 3, 4):
        for state in choices(players, 10 + players):
            board = Board(state)
            if board.play(best_slot, len(board.stock)):
                continue
            weights = [
                weight_between(row, len(board.stock)) for row in STACK_WEIGHTS[players, "same"]
            ]
            found = [
                sum(one * weight for one, weight in zip(row, weights, strict=True))
                for row in features(board)
            ]
            over = (52 - sum(found)) / players
            assert expected(board) == pytest.approx([one + over for one in found])


def test_no_endgame_with_one_or_two_cards_left_is_wrong_for_the_match() -> None:
    """Five cards and five hundred endgames are for ``tests.bench.search.endgames``."""
    for players, count in ((2, 12), (3, 6), (4, 6)):
        for _, state in zip(range(count), natural(players, 1, most=2), strict=False):
            loss, _ = thrown_away(state, "expert", 60)
            assert loss < SAME


def test_the_last_cards_are_valued_as_the_rules_play_them_for_every_seat() -> None:
    for players in (2, 3, 4):
        state = next(natural(players, 2, most=3))
        solved = KNOWLEDGE.solve_exactly(state)
        assert solved == pytest.approx(
            {move: chances[state.asked] for move, chances in values(state).items()}
        )


def test_the_promise_chooses_better_in_the_last_cards_than_the_most_cards() -> None:
    lost = {best_slot: 0.0, greedy_slot: 0.0}
    for _, state in zip(range(40), natural(2, 3, most=3), strict=False):
        solved = KNOWLEDGE.solve_exactly(state)
        for policy in lost:
            board = Board(state)
            lost[policy] += (
                max(solved.values()) - solved[TAKE_STACK_MOVES[policy(board, board.takeable())]]
            )
    assert lost[best_slot] < 0.7 * lost[greedy_slot]
