"""Law of the numbers in reasons: beside another move, a number is compared and the better one."""

from itertools import permutations
from random import Random
from typing import Any

from game.core.game import Game
from game.core.state import State
from tests.laws.agreeing import names_at
from tests.laws.promising import promises_of
from tests.laws.reasoning import Told, sentences
from tests.laws.test_reasons import ASTRAY, TURNS, decisions
from tests.laws.walks import every_game
from tests.tiers import by_tier

MATCHES_COUNT = by_tier(change=2, night=12)
MOVES_COUNT = 4
"""Number of moves of a position that are compared with each other."""


def hold(game: Game[Any, Any], state: State[Any], move: Any, other: Any) -> None:
    """Hold the numbers said for a move, beside another one, to the law."""
    names = names_at(state)
    reason = game.bot.explain(state, move, names, other)
    told = Told(game, state, game.write(move), game.write(other), names)
    compared = promises_of(game).COMPARED
    for one in sentences(reason):
        if any(type(value) is int for value in one.values.values()):
            what = told.move, told.other, one.name, str(one)
            assert one.name in compared, what
            assert compared[one.name](told, one.values), what


@every_game
def test_a_number_in_a_reason_is_compared_with_the_other_moves_and_better(
    game: Game[Any, Any],
) -> None:
    """Of moves worth a thought, and of any legal ones."""
    for state, moves in decisions(game, MATCHES_COUNT):
        for move, other in permutations(moves, 2):
            hold(game, state, move, other)
    for seed in range(MATCHES_COUNT):
        rng = Random(seed)
        state = game.new(game.setup(rng.randint(*game.players), {}, seed))
        for _ in range(TURNS):
            if state.over:
                break
            legal = list(state.legal())
            for move, other in permutations(rng.sample(legal, min(MOVES_COUNT, len(legal))), 2):
                hold(game, state, move, other)
            astray = rng.random() < ASTRAY
            state.advance(rng.choice(legal) if astray else game.bot.rollout_move(state, rng))
