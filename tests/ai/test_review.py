"""Looking back: every decision once, a cost only where it is surely one."""

from random import Random
from typing import Any

import pytest

from game.ai import review
from game.ai.review import decisions, judge
from game.core.event import Seat
from game.core.game import Game
from game.games import GAMES
from game.games.takeaway.game import TAKEAWAY
from game.match.match import Match

YOU = Seat(0)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def played(game: Game[Any, Any], moves: int, seed: int = 6) -> Match:
    match = Match(game, game.setup(2, {}, seed))
    rng = Random(seed)
    while not match.state.over and len(match.moves) < moves:
        match.play(game.write(game.knowledge.policy(match.state, rng)))
    return match


@every_game
def test_every_decision_of_a_seat_is_found_with_the_view_it_was_made_in(
    game: Game[Any, Any],
) -> None:
    match = played(game, 40)
    found = decisions(match, YOU)
    assert found
    again = Match(game, match.setup, match.seats)
    numbers = {one.number: one for one in found}
    for number, (seat, move) in enumerate(match.moves):
        moves = again.moves_now()
        if seat == YOU and len(moves) > 1:
            one = numbers.pop(number)
            assert (one.move, one.view) == (move, again.view(YOU))
            assert one.round == len(again.state.rounds) + 1
        again.play(move)
    assert not numbers


@every_game
def test_the_move_an_expert_would_have_made_costs_nothing(
    game: Game[Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review, "WORLDS", 3)
    one = decisions(played(game, 30), YOU)[-1]
    best = judge(game, one.view, one.move, 1).best
    assert judge(game, one.view, best, 1).cost == 0


def test_a_judgement_depends_on_view_move_and_seed_alone() -> None:
    one = decisions(played(TAKEAWAY, 60), YOU)[-1]
    assert judge(TAKEAWAY, one.view, one.move, 4) == judge(TAKEAWAY, one.view, one.move, 4)


def test_a_difference_that_may_be_luck_is_no_cost() -> None:
    assert review._sure([5.0, -4.0, 3.0, -3.0]) == 0
    assert review._sure([5.0, 4.0, 5.0, 6.0]) == 5
    assert review._sure([5.0]) == 0
    assert review._sure([-5.0, -5.0, -5.0]) == 0
