"""The hands that are made up for others, and what a round is expected to cost."""

from itertools import islice
from random import Random

import pytest

from game.core.event import Seat
from game.games.texas.bot.evaluate import costs, left
from game.games.texas.bot.worlds import deal_unseen
from game.games.texas.game import TEXAS
from game.games.texas.rules import TexasState
from tests.games.texas.positions import play, table

KNOWS = TEXAS.bot


def positions(seed: int, count: int, phase: str, rounds: str = "3-5") -> list[TexasState]:
    """Positions of matches between players of playouts, each with a choice."""
    found: list[TexasState] = []
    rng = Random(seed)
    while len(found) < count:
        state = TEXAS.new(TEXAS.setup(2, {"rounds": rounds}, rng.getrandbits(32)))
        while state.asked is not None:
            moves = list(islice(state.legal(), 2))
            if state.phase == phase and len(moves) > 1 and rng.random() < 0.2:
                found.append(state.clone())
            state.advance(moves[0] if len(moves) == 1 else KNOWS.rollout_move(state, rng))
    return found[:count]


@pytest.mark.night
def test_made_up_hands_are_as_good_as_those_of_players_who_have_discarded() -> None:
    """Cards dealt by chance leave far more points over than real hands."""
    real = made = by_chance = 0
    rng = Random(1)
    for state in positions(5, 60, "draw", "all"):
        seat = Seat(1 - (state.asked or 0))
        if not state.let_go[seat]:
            continue
        view = TEXAS.from_view(state.view(Seat(1 - seat)))
        real += 4 * state.round_law.points(state.hands[seat])
        for _ in range(4):
            made += state.round_law.points(TEXAS.sample_state(view, rng).hands[seat])
            unknown = view.clone()
            unknown.let_go = [[], []]
            deal_unseen(unknown, rng)
            by_chance += state.round_law.points(unknown.hands[seat])
    assert made - real < 0.5 * (by_chance - real)


def test_who_is_thought_to_have_a_hand_all_in_melds_would_have_gone_out() -> None:
    rng = Random(2)
    complete = 0
    for state in positions(6, 40, "draw"):
        seat = Seat(1 - (state.asked or 0))
        if state.let_go[seat]:
            view = TEXAS.from_view(state.view(Seat(1 - seat)))
            complete += not state.round_law.points(TEXAS.sample_state(view, rng).hands[seat])
    assert complete == 0


def test_a_hand_costs_more_beside_one_that_is_nearly_out() -> None:
    slow = table("9H JD KS", "4S 6D 8C", turned="5C", stock="KD")
    fast = table("9H JD KS", "4S 4D 8C", turned="5C", stock="KD")
    assert costs(fast)[0] > costs(slow)[0]
    assert costs(fast)[1] < costs(slow)[1]


def test_what_a_hand_costs_is_told_in_the_middle_of_a_turn_and_counts_as_the_round_does() -> None:
    state = table("9H 9D JD KS", "4S 6D 8C 5H", turned="5C", stock="KD", rounds="2-2")
    before = costs(state)
    play(state, "draw stock")
    assert abs(costs(state)[0] - before[0]) < 6
    late = positions(7, 6, "draw", "11-11")
    assert max(max(costs(one)) for one in late) > 3 * 4
    assert all(cost >= 0 for one in late for cost in costs(one))


def test_less_and_less_of_a_match_is_to_come() -> None:
    state = TEXAS.new(TEXAS.setup(2, {}, 3))
    rng = Random(3)
    told = [left(state)]
    while state.asked is not None:
        state.advance(KNOWS.rollout_move(state, rng))
        told.append(left(state))
    assert told == sorted(told, reverse=True)
    assert told[-1] == 0
