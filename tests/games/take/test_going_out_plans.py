"""Going out is planned to the last discard: the most points, and what surely wins."""

from random import Random

import pytest

from game.ai.search import SearchBudget, search
from game.core.event import Seat
from game.games.take.bot.endgame import plan, sure_wins, ways_out
from game.games.take.bot.inference import goes_out
from game.games.take.game import TAKE
from game.games.take.rules import TakeState
from tests.games.take.positions import position

OTHER = "2D 3D 4H 9S TS JC QC"


def told(state: TakeState) -> list[list[str]]:
    return [[TAKE.write(move) for move in way.moves] for way in ways_out(state)]


def sure(state: TakeState) -> list[str]:
    return [TAKE.write(move) for move in sure_wins(state)]


def test_a_joker_takes_a_run_on_the_way_out_rather_than_lengthen_its_own() -> None:
    # As the 3 or 7 of spades it would bring 20 points; in the hearts it takes 25 more.
    state = position(["4S 5S 6S JK KD", OTHER], [(1, "7H 8H 9H TH")])
    (way,) = ways_out(state)
    assert way.laid == (15 + 20 + 25, 0)
    found = search(TAKE, state.view(Seat(0)), 1, SearchBudget.of(16))
    assert found.best == way.moves[0]


def test_the_way_taken_in_steps_brings_the_points_that_were_planned() -> None:
    state = position(["4S 5S 6S JK KD", OTHER], [(1, "7H 8H 9H TH")])
    points = ways_out(state)[0].laid[0]
    while state.round == 1 and not state.over:
        state.apply(ways_out(state)[0].moves[0])
    assert state.rounds[0] == {"scores": [points, state.rounds[0]["scores"][1]], "out": 0}


def test_a_last_card_may_have_a_neighbour_that_is_laid_where_it_does_not_fit() -> None:
    state = position(["2H AH", OTHER], [(0, "JK=9H TH JH QH KH")])
    assert goes_out(state.table, state.hand, None)
    assert told(state) == [["add AH to M1", "discard 2H"]]


def test_the_leader_is_robbed_where_that_leads_more() -> None:
    table = [(1, "7H 8H 9H"), (2, "5C 6C 7C 8C")]
    state = position(["JK KD", "2D 3D 4H", "9S TS JC"], table, scores=[300, 400, 0])
    by_points, by_lead = told(state)
    assert by_points[0].endswith("to M2")
    assert by_lead[0].endswith("to M1")
    tried = [TAKE.write(move) for move in TAKE.bot.search_prior(state)]
    assert {by_points[0], by_lead[0]} <= set(tried)


def test_a_way_out_from_the_pile_is_planned_with_the_draw() -> None:
    state = position(["4S 5S KD", OTHER], pile="6S", phase="draw")
    draw = TAKE.parse("draw pile")
    assert [TAKE.write(move) for move in plan(state, draw)] == ["lay 4S 5S 6S", "discard KD"]
    assert not plan(state, TAKE.parse("draw stock"))


def test_a_sure_win_of_the_match_is_certain_in_both_phases() -> None:
    drawn = position(["4S 5S 6S KD", OTHER], scores=[495, 100])
    assert sure(drawn) == ["lay 4S 5S 6S"]
    pile = position(["4S 5S KD", OTHER], pile="6S", phase="draw", scores=[495, 100])
    assert sure(pile) == ["draw pile"]
    result = search(TAKE, pile.view(Seat(0)), 1, SearchBudget.of(8))
    assert (TAKE.write(result.best), result.chances[result.best]) == ("draw pile", 100.0)
    assert not sure(position(["4S 5S 6S KD", OTHER], scores=[400, 100]))


@pytest.mark.parametrize(("level", "is_sure"), [(509, True), (510, False)])
def test_nothing_is_sure_while_cheap_hidden_cards_could_put_another_ahead(
    level: int, is_sure: bool
) -> None:
    # The run of the other counts 35 points, and seven hidden cards cost at least as many.
    state = position(["4S 5S 6S KD", OTHER], [(1, "9H TH JH QH")], scores=[495, level])
    assert bool(sure(state)) is is_sure


def test_hidden_cards_do_not_change_what_is_sure() -> None:
    state = position(["4S 5S KD", OTHER], pile="6S", phase="draw", scores=[495, 100])
    seen = TAKE.from_view(state.view(Seat(0)))
    assert all(sure(TAKE.sample_state(seen, Random(one))) == ["draw pile"] for one in range(8))
