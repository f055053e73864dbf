"""Looking back: every decision once, a cost only where it is surely one."""

from random import Random
from typing import Any

import pytest

from game.ai import worker
from game.ai.levels import Advice
from game.core.event import Seat
from game.core.game import Game
from game.engine import Engine
from game.features.review import review
from game.features.review.review import (
    Review,
    best_chance_text,
    decisions,
    judge,
    played_chance_text,
)
from game.games import GAMES, GAMES_BY_NAME
from game.games.takeaway.game import TAKEAWAY
from game.games.taki.game import TAKI
from game.match.match import Match
from game.text.message import seats
from tests.games.taki.positions import position
from tests.laws.explaining import good_play
from tests.together import each_of

YOU = Seat(0)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def played(game: Game[Any, Any], moves: int, seed: int = 6) -> Match:
    match = Match(game, game.setup(2, {}, seed))
    rng = Random(seed)
    while not match.state.over and len(match.moves) < moves:
        match.play(game.write(game.bot.rollout_move(match.state, rng)))
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


FEW = 24
"""Playouts: what is shown here needs no more."""


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (review, worker):
        monkeypatch.setattr(module, "COACH_PLAYOUTS", FEW)


@every_game
def test_the_move_an_expert_would_have_made_costs_nothing(
    game: Game[Any, Any], quick: None
) -> None:
    one = decisions(played(game, 30), YOU)[-1]
    best = judge(game, one.view, one.move, 1).best
    said = judge(game, one.view, best, 1)
    assert said.cost == 0
    assert said.expected == said.chance


def test_a_judgement_depends_on_view_move_and_seed_alone(quick: None) -> None:
    one = decisions(played(TAKEAWAY, 60), YOU)[-1]
    assert judge(TAKEAWAY, one.view, one.move, 4) == judge(TAKEAWAY, one.view, one.move, 4)


@every_game
def test_hint_review_and_engine_say_the_same_of_a_decision(
    game: Game[Any, Any], quick: None
) -> None:
    """With the seed of a decision and as many playouts: the same move, the same chances, why."""
    match = played(game, 6)
    engine = Engine()
    engine.match = match
    while match.state.asked != YOU or len(match.moves_now()) == 1:
        match.play(match.moves_now()[-1])
    number, view = len(match.moves), match.view(YOU)
    seed = match.search_seed(number)
    hint = worker.Question(game.name, view, "expert", seed, seats(2), explain=True).answer()
    told = engine.advise({
        "level": "expert", "seed": seed, "playouts": FEW, "explain": True,
    })  # fmt: skip
    assert told["unit"] == "chance"
    assert (told["move"], told["scores"]) == (hint.move, hint.scores)
    assert told["why"] == str(hint.why)
    for move in hint.scores:
        again = Match(game, match.setup, match.seats)
        for _, made in match.moves:
            again.play(made)
        again.play(move)
        (one,) = [one for one in decisions(again, YOU) if one.number == number]
        asked = Review(game.name, one.view, one.move, again.search_seed(number), seats(2))
        said = asked.answer()
        assert (said.best, said.chance) == (hint.move, round(hint.scores[hint.move], 2))
        assert said.expected == round(hint.scores[move], 2)
        assert said.why == hint.why


def advised(lead: float, error: float, exact: bool = False) -> Advice:
    """That "one" is better than "two" by so much."""
    scores = {"one": 60.0, "two": 60.0 - lead}
    return Advice("one", "", scores, "chance", {"one": 0.0, "two": error}, exact=exact)


@pytest.mark.parametrize(
    ("lead", "error", "exact", "cost"),
    [
        (4.0, 1.0, False, 4.0),
        (4.0, 3.0, False, 0.0),
        (0.9, 0.1, False, 0.0),
        (0.0, 0.0, False, 0.0),
        (4.0, 0.0, True, 4.0),
        (0.4, 0.0, True, 0.0),
    ],
)
def test_only_what_a_hint_would_call_clear_is_a_cost(
    monkeypatch: pytest.MonkeyPatch, lead: float, error: float, exact: bool, cost: float
) -> None:
    monkeypatch.setattr(review, "advise", lambda *_, **__: advised(lead, error, exact))
    monkeypatch.setattr(review, "_blindness_between", lambda *_: "any")
    said = judge(TAKEAWAY, {}, "two", 1)
    assert (said.best, said.cost) == ("one", pytest.approx(cost))
    assert (said.expected, said.chance, said.exact) == (60.0 - lead, 60.0, exact)
    assert (said.line, said.lost_win) == ((), False)
    assert said.overlooked == ("any" if cost else ""), "no blindness without a mistake"


@pytest.mark.parametrize("theirs", [40.0, 99.9])
def test_a_sure_win_not_made_is_a_mistake_whatever_the_errors(
    monkeypatch: pytest.MonkeyPatch, theirs: float
) -> None:
    advice = Advice(
        "one",
        "",
        {"one": 100.0, "two": theirs, "three": 100.0},
        "chance",
        {"one": 0.0, "two": 50.0, "three": 0.0},
        certain=["one", "three"],
        line=["one", "four"],
    )
    monkeypatch.setattr(review, "advise", lambda *_, **__: advice)
    monkeypatch.setattr(review, "_blindness_between", lambda *_: "")
    said = judge(TAKEAWAY, {}, "two", 1)
    assert said.lost_win
    assert (said.cost, said.line) == (pytest.approx(100 - theirs), ("one", "four"))
    made = judge(TAKEAWAY, {}, "three", 1)
    assert (made.cost, made.wins, made.lost_win) == (0.0, True, False)
    assert str(played_chance_text(made)) == str(best_chance_text(said)) == "for sure"
    assert "%" in str(played_chance_text(said))


IDLE = "B1 B3 B4 B6 B7"


def test_a_mistake_is_named_by_the_blindness_that_explains_it(quick: None) -> None:
    state = position(["R-stop B-stop B4", IDLE], options={"voluntary_draw": "on"})
    said = judge(TAKI, state.view(YOU), "draw", 1)
    assert (said.best, said.overlooked) == ("play R-stop", "chain")
    assert said.line[:2] == ("play R-stop", "play B-stop")
    assert said.line[-1] == "play B4"
    assert said.cost == round(100 - said.expected, 2) > 0
    best = judge(TAKI, state.view(YOU), "play R-stop", 1)
    assert (best.cost, best.wins, best.overlooked) == (0.0, True, "")


def test_without_a_search_there_is_no_verdict() -> None:
    state = TAKEAWAY.new(TAKEAWAY.setup(2, {}, 5))
    assert state.asked is not None
    move = TAKEAWAY.write(next(state.legal()))
    said = Review(TAKEAWAY.name, state.view(state.asked), move, 1).instead()
    assert said.failed
    assert said.best != move


THROWN_AWAY = 5
"""So many thrown-away sure wins of a game have to be blamed."""
DEAR = 60.0
"""Where the played move wins less often, in percent, few playouts show it clearly."""


@pytest.mark.night
@each_of("name", ["take", "rummy500", "taki"])
def test_a_sure_win_that_is_thrown_away_is_a_mistake_with_its_cost(name: str, quick: None) -> None:
    game = GAMES_BY_NAME[name]
    found = blamed = 0
    for state, rng in good_play(game):
        assert state.asked is not None
        view = state.view(state.asked)
        sure = set(game.bot.certain_wins(game.determinize(view, Random(0))))
        others = [move for move in state.legal() if move not in sure]
        if not sure or not others:
            continue
        move = game.write(rng.choice(others))
        said = judge(game, view, move, 1)
        assert game.parse(said.best) in sure or said.exact
        assert said.chance == 100
        assert not said.failed
        if said.expected < DEAR:
            assert said.cost == round(100 - said.expected, 2)
            blamed += 1
        found += 1
        if blamed == THROWN_AWAY:
            break
    assert found < 4 * THROWN_AWAY, "most moves beside a sure win are clearly worse"
