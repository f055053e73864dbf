"""The end of a round, its score, and the end of the match."""

from random import Random

import pytest

from game.games.takeaway.game import TAKEAWAY
from tests.games.takeaway.positions import moves, play, position, stack, turn


def test_the_round_ends_when_the_deck_is_empty_and_nothing_fits() -> None:
    state = position({0: "2S", 2: "6D KC"}, slot=0, stock="9D")
    events = play(state, "draw")
    assert state.over
    assert [event.name for event in events] == ["draw", "round-end", "over"]


def test_the_round_goes_on_while_there_is_a_card_in_the_deck() -> None:
    state = position({0: "2S", 2: "6D"}, slot=0, stock="9D 5C")
    play(state, "draw")
    assert not state.over


def test_without_a_deck_an_empty_slot_has_no_priority() -> None:
    state = position({0: "2S", 2: "6D", 4: "TS", 7: "TH"}, slot=0, stock="9D")
    play(state, "draw")
    assert turn(state) == (4, 2, "take")


def test_without_a_deck_slots_that_have_no_play_are_passed_over() -> None:
    slots = {0: "2S", 1: "4H", 2: "6D", 3: "8C", 4: "QS", 5: "JH", 6: "KD", 7: "QC"}
    state = position(slots, slot=0, stock="9S")
    play(state, "draw")
    assert turn(state) == (4, 2, "take")
    assert moves(state) == ["take 7"]


def test_without_a_deck_the_first_slot_clockwise_is_counted_from_the_one_just_done() -> None:
    slots = {3: "2S", 0: "QS", 6: "QC", 2: "6D"}
    state = position(slots, slot=3, stock="9D")
    play(state, "draw")
    assert turn(state) == (6, 3, "take")


def test_without_a_deck_the_takeaway_must_still_be_made() -> None:
    state = position({0: "2S", 4: "TS", 7: "TH"}, slot=0, stock="9D")
    play(state, "draw")
    assert not state.over
    assert moves(state) == ["take 7"]
    play(state, "take 7")
    assert stack(state, 4) == "TS TH"
    assert state.over


def test_without_a_deck_the_round_goes_on_as_long_as_any_two_tops_fit() -> None:
    slots = {0: "2S", 4: "TS", 5: "3C JS", 6: "QS", 7: "TH"}
    state = position(slots, slot=0, stock="9D")
    play(state, "draw", "take 7")
    assert turn(state) == (5, 2, "take")
    play(state, "take 6")
    assert state.over
    assert state.scores == [2, 0, 5, 0]


def test_a_takeaway_with_the_last_card_drawn_is_made_before_the_round_ends() -> None:
    state = position({0: "2S", 5: "KC 9C"}, slot=0, stock="9D")
    play(state, "draw")
    assert turn(state) == (0, 0, "take")
    play(state, "take 5")
    assert state.over
    assert state.scores == [4, 0, 0, 0]


@pytest.mark.parametrize(("players", "scores"), [(4, [3, 2, 1, 1]), (3, [3, 2, 1]), (2, [5, 2])])
def test_each_card_in_a_players_slots_is_one_point(players: int, scores: list[int]) -> None:
    slots = {0: "2S 7C", 3: "6D KC", 4: "TS", 6: "QH"}
    if players == 3:
        del slots[6]
    state = position(slots, slot=0, players=players, stock="9D")
    play(state, "draw")
    assert state.scores == scores
    assert state.rounds == [{"scores": scores, "out": None}]


def test_the_highest_total_wins() -> None:
    state = position({0: "2S", 2: "6D KC AH"}, slot=0, stock="9D")
    play(state, "draw")
    assert state.winners == (1,)


def test_equal_totals_share_the_win() -> None:
    state = position({0: "2S", 2: "6D KC", 5: "4S"}, slot=0, stock="9D")
    play(state, "draw")
    assert state.scores == [2, 2, 1, 0]
    assert state.winners == (0, 1)


def test_the_total_over_all_rounds_decides_not_the_last_round() -> None:
    state = position({0: "2S", 2: "6D KC"}, slot=0, stock="9D", rounds=2)
    state.round = 2
    state.rounds = [{"scores": [0, 20, 22, 10], "out": None}]
    state.scores = [0, 20, 22, 10]
    play(state, "draw")
    assert state.scores == [2, 22, 22, 10]
    assert state.winners == (1, 2)


@pytest.mark.parametrize("rounds", [1, 3, 9])
def test_a_match_has_as_many_rounds_as_chosen(rounds: int) -> None:
    state = TAKEAWAY.new(TAKEAWAY.setup(3, {"rounds": rounds}, seed=9))
    rng = Random(2)
    while not state.over:
        state.advance(rng.choice(list(state.legal())))
    assert state.round == len(state.rounds) == rounds
    assert state.phase == "over"
    assert all(sum(one["scores"]) == 52 for one in state.rounds)
    for seat, total in enumerate(state.scores):
        assert total == sum(one["scores"][seat] for one in state.rounds)


def test_a_match_has_three_rounds_unless_chosen_otherwise() -> None:
    assert TAKEAWAY.options_type().as_values() == {"rounds": 3, "run_suits": "same"}


def test_a_new_round_gathers_all_cards_and_deals_them_again() -> None:
    state = TAKEAWAY.new(TAKEAWAY.setup(4, {}, seed=9))
    while state.round == 1:
        events = state.apply(next(iter(state.legal())))
    kinds = [event.name for event in events]
    kinds = kinds[kinds.index("round-end") :]
    once = [kind for place, kind in enumerate(kinds) if kind not in kinds[:place]]
    assert once == ["round-end", "gather", "cut", "shuffle", "deal", "asked"]
    assert [len(stack) for stack in state.slots] == [1] * 8
    assert len(state.stock) == 44


def test_the_zones_stay_as_they_ended_when_the_match_is_over() -> None:
    state = position({0: "2S", 2: "6D KC"}, slot=0, stock="9D")
    play(state, "draw")
    assert stack(state, 0) == "2S 9D"
    assert stack(state, 2) == "6D KC"
    assert moves(state) == []
    assert state.asked is None
