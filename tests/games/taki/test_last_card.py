"""Saying "last card": who is asked, when, and what silence costs."""

import pytest

from tests.games.taki.positions import asked, hand, moves, play, position, refused

IDLE = "B1 B3 B4"


def test_a_play_that_leaves_one_card_asks_for_it_before_the_next_player_acts() -> None:
    state = position(["R7 G1", IDLE])
    play(state, "play R7")
    assert (asked(state), moves(state)) == ((0, "announce"), {"say last", "quiet"})
    for text in ("play G1", "draw", "pass", "stop", "close"):
        assert refused(state, text) == "not-your-phase"
    play(state, "say last")
    assert (asked(state), hand(state, 0)) == ((1, "turn"), ["G1"])


def test_quiet_costs_four_cards() -> None:
    state = position(["R7 G1", IDLE], stock="Y1 Y3 Y4 Y5")
    play(state, "play R7", "quiet")
    assert (asked(state), hand(state, 0)) == ((1, "turn"), ["G1", "Y1", "Y3", "Y4", "Y5"])


def test_it_is_asked_when_the_run_has_ended_and_not_inside_it() -> None:
    state = position(["R-taki R1 R3 G1", IDLE])
    play(state, "play R-taki", "play R1", "play R3")
    assert asked(state) == (0, "run")
    play(state, "close")
    assert asked(state) == (0, "announce")


def test_a_taki_left_open_with_one_card_in_hand_asks_too() -> None:
    state = position(["R-taki G1", IDLE])
    play(state, "play R-taki", "leave")
    assert asked(state) == (0, "announce")
    play(state, "say last")
    assert (asked(state), state.full_view()["run"]) == ((1, "turn"), "R")


def test_it_is_asked_after_the_extra_card_of_a_plus() -> None:
    state = position(["R-plus R1 G1", IDLE])
    play(state, "play R-plus")
    assert asked(state) == (0, "extra")
    play(state, "play R1")
    assert asked(state) == (0, "announce")


def test_it_is_not_asked_after_drawing_for_a_plus() -> None:
    state = position(["R-plus", IDLE])
    play(state, "play R-plus", "draw")
    assert asked(state) == (1, "turn")


def test_it_is_asked_after_declining_a_kings_extra_card() -> None:
    state = position(["king G1", IDLE])
    play(state, "play king")
    assert asked(state) == (0, "extra")
    play(state, "stop")
    assert asked(state) == (0, "announce")
    play(state, "say last")
    assert asked(state) == (1, "turn")


def test_it_is_not_asked_after_a_draw_that_leaves_one_card() -> None:
    state = position(["", IDLE], stock="G1")
    play(state, "draw")
    assert (asked(state), hand(state, 0)) == ((1, "turn"), ["G1"])


def test_a_stop_has_acted_when_it_is_asked() -> None:
    state = position(["R-stop G1", IDLE, "R1 B5"])
    play(state, "play R-stop", "say last")
    assert asked(state) == (2, "turn")


def test_with_two_players_it_is_asked_before_the_turn_that_follows_a_stop() -> None:
    state = position(["R-stop G1", IDLE])
    play(state, "play R-stop")
    assert asked(state) == (0, "announce")
    play(state, "quiet")
    assert (asked(state), len(state.hands[0])) == ((0, "turn"), 5)


def test_a_plus_two_waits_for_the_next_player_meanwhile() -> None:
    state = position(["R+2 G1", IDLE])
    play(state, "play R+2")
    assert (asked(state), state.pending) == ((0, "announce"), 2)
    play(state, "say last")
    assert (asked(state), moves(state)) == ((1, "turn"), {"draw"})


def test_after_a_plus_three_it_comes_before_the_window_and_before_anyone_draws() -> None:
    state = position(["+3 G1", "break B3 B4", IDLE])
    play(state, "play +3")
    assert (asked(state), state.full_view()["by"]) == ((0, "announce"), 0)
    assert [len(one) for one in state.hands] == [1, 3, 3]
    play(state, "quiet")
    assert (asked(state), len(state.hands[0])) == ((1, "answer"), 5)


def test_after_a_plus_three_that_nobody_can_answer_they_draw_when_it_is_said() -> None:
    state = position(["+3 G1", IDLE])
    play(state, "play +3", "say last")
    assert (asked(state), len(state.hands[1])) == ((1, "turn"), 6)


def test_a_breaker_out_of_turn_that_leaves_one_card_asks_its_player() -> None:
    state = position(["+3 Y1 Y3", IDLE, "break G1", IDLE.replace("B1", "B8")])
    play(state, "play +3", "play break")
    assert (asked(state), state.full_view()["by"]) == ((2, "announce"), None)
    play(state, "say last")
    assert asked(state) == (1, "turn")


def test_a_king_in_answer_asks_when_its_turn_is_done() -> None:
    state = position(["+3 Y1 Y3", "king G1", IDLE])
    play(state, "play +3", "play king")
    assert asked(state) == (1, "extra")
    play(state, "stop")
    assert asked(state) == (1, "announce")
    play(state, "say last")
    assert asked(state) == (2, "turn")


def test_a_breaker_on_ones_own_turn_asks_only_if_one_card_is_held_in_the_end() -> None:
    state = position(["break G1", IDLE])
    play(state, "play break")
    assert asked(state) == (1, "turn")
    dry = position(["break G1", IDLE], dry=True)
    play(dry, "play break")
    assert asked(dry) == (0, "announce")


@pytest.mark.parametrize("stage", [2, 8])
def test_cards_drawn_for_a_new_stage_never_ask(stage: int) -> None:
    state = position(["R7", IDLE], stages=[stage, 8])
    play(state, "play R7")
    assert (asked(state), len(state.hands[0])) == ((1, "turn"), stage - 1)
