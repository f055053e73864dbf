"""Runs: what goes into them, how they end, and open ones taken over."""

import pytest

from game.games.taki.rules import TakiState
from tests.games.taki.positions import asked, force, hand, moves, play, position, refused
from tests.together import each_of

IDLE = "B1 B3 B4"
PARTIAL = {"partial_runs": "on"}


def test_every_card_of_the_colour_has_to_be_played_in_any_order() -> None:
    state = position(["R-taki R1 R-stop R+2 G1", IDLE])
    play(state, "play R-taki")
    assert (asked(state), state.full_view()["run"]) == ((0, "run"), "R")
    assert moves(state) == {"play R1", "play R-stop", "play R+2"}
    for word in ("close", "leave", "draw"):
        assert refused(state, word) == "not-your-phase"
    play(state, "play R+2", "play R1")
    assert moves(state) == {"play R-stop"}


def test_cards_of_other_colours_do_not_go_into_a_run() -> None:
    state = position(["R-taki R1 G1 Y-taki", IDLE])
    play(state, "play R-taki")
    assert refused(state, "play G1") == "color-mismatch"
    assert refused(state, "play Y-taki") == "color-mismatch"
    assert refused(state, "play R3") == "not-in-hand"


@pytest.mark.parametrize("card", ["king", "+3", "break"])
def test_king_plus_three_and_breaker_are_not_played_inside_a_run(card: str) -> None:
    state = position([f"R-taki R1 {card} G1", IDLE])
    play(state, "play R-taki")
    assert refused(state, f"play {card}") == "color-mismatch"
    play(state, "play R1")
    assert refused(state, f"play {card}") == "color-mismatch"
    assert moves(state) == {"close", "leave"}


def test_nothing_inside_a_run_acts_but_its_last_card() -> None:
    state = position(["R-taki R-stop R+2 R-plus R-turn R1 G1 G3", IDLE, IDLE])
    play(state, "play R-taki", "play R-stop", "play R+2", "play R-plus", "play R-turn")
    play(state, "play R1", "close")
    assert (asked(state), state.pending, state.direction) == ((1, "turn"), 0, 1)


@pytest.mark.parametrize("end", ["close", "leave"])
def test_a_stop_as_the_last_card_skips_the_next_player(end: str) -> None:
    state = position(["R-taki R-stop G1 G3", IDLE, IDLE])
    play(state, "play R-taki", "play R-stop", end)
    assert asked(state) == (2, "turn")
    assert state.full_view()["run"] == ("R" if end == "leave" else None)


@pytest.mark.parametrize("end", ["close", "leave"])
def test_a_change_direction_as_the_last_card_turns_the_order(end: str) -> None:
    state = position(["R-taki R-turn G1 G3", IDLE, IDLE])
    play(state, "play R-taki", "play R-turn", end)
    assert (asked(state), state.direction) == ((2, "turn"), -1)


@pytest.mark.parametrize("end", ["close", "leave"])
def test_a_plus_two_as_the_last_card_acts_and_ends_the_run(end: str) -> None:
    state = position(["R-taki R+2 G1 G3", "R1 B1 B3", IDLE])
    play(state, "play R-taki", "play R+2", end)
    assert (asked(state), state.pending, state.full_view()["run"]) == ((1, "turn"), 2, None)
    assert moves(state) == {"draw"}


@pytest.mark.parametrize("end", ["close", "leave"])
def test_a_plus_as_the_last_card_ends_the_run_and_asks_for_an_ordinary_card(end: str) -> None:
    state = position(["R-taki R-plus G-plus G1 G3", IDLE])
    play(state, "play R-taki", "play R-plus", end)
    assert (asked(state), state.full_view()["run"]) == ((0, "extra"), None)
    assert moves(state) == {"play G-plus"}


def test_takis_of_the_colour_are_played_inside_as_cards_of_the_colour() -> None:
    state = position(["R-taki R-taki R1 G1", IDLE])
    play(state, "play R-taki")
    assert moves(state) == {"play R-taki", "play R1"}
    play(state, "play R-taki", "play R1")
    assert moves(state) == {"close", "leave"}


def test_a_super_taki_may_be_played_inside_at_any_time_and_never_has_to_be() -> None:
    state = position(["R-taki super R1 G1", IDLE])
    play(state, "play R-taki")
    assert moves(state) == {"play super", "play R1"}
    play(state, "play R1")
    assert moves(state) == {"play super", "close", "leave"}
    play(state, "play super")
    assert (force(state), moves(state)) == (("R", "taki"), {"leave"})


def test_a_super_takis_colour_cannot_be_chosen_inside_a_run() -> None:
    state = position(["R-taki super G1 G3", IDLE])
    play(state, "play R-taki")
    assert refused(state, "play super=R") == "color-mismatch"


@pytest.mark.parametrize("inside", ["", "R1"])
def test_a_change_colour_may_be_the_last_card_of_a_run(inside: str) -> None:
    state = position([f"R-taki color {inside} G1 G3", IDLE])
    play(state, "play R-taki")
    if inside:
        assert refused(state, "play color=G") == "color-mismatch"
        play(state, f"play {inside}")
    play(state, "play color=G")
    assert (asked(state), force(state), state.full_view()["run"]) == (
        (1, "turn"),
        ("G", None),
        None,
    )


def test_a_stop_under_a_change_colour_does_not_act() -> None:
    state = position(["R-taki color R-stop G1 G3", IDLE, IDLE])
    play(state, "play R-taki", "play R-stop", "play color=B")
    assert asked(state) == (1, "turn")


@pytest.mark.parametrize("top", ["R-taki", "super"])
def test_on_a_taki_or_super_taki_a_run_cannot_be_closed(top: str) -> None:
    state = position([f"R-taki {top} R1 G1 G3", IDLE])
    play(state, "play R-taki", "play R1", f"play {top}")
    assert refused(state, "close") == "not-your-phase"
    play(state, "leave")
    assert state.full_view()["run"] == "R"


def test_the_player_is_asked_even_if_leave_is_the_only_move() -> None:
    state = position(["R-taki G1 G3", IDLE])
    play(state, "play R-taki")
    assert moves(state) == {"leave"}


def test_partial_runs_let_a_run_end_with_cards_of_the_colour_in_hand() -> None:
    state = position(["R-taki R1 R3 color G1", IDLE], options=PARTIAL)
    play(state, "play R-taki")
    changes = {f"play color={color}" for color in "RYGB"}
    assert moves(state) == {"play R1", "play R3", "leave"} | changes
    play(state, "play R1")
    assert moves(state) == {"play R3", "close", "leave"} | changes
    play(state, "close")
    assert (asked(state), hand(state, 0)) == ((1, "turn"), ["G1", "R3", "color"])


# Open runs.


def left_open(following: str, third: str = IDLE) -> TakiState:
    """Seat 0 has left a run open with R3 on top; seat 1 is to play."""
    state = position(["R-taki R3 G1 G3", following, third])
    play(state, "play R-taki", "play R3", "leave")
    assert (asked(state), state.full_view()["run"]) == ((1, "turn"), "R")
    return state


def test_the_next_player_may_go_on_with_an_open_run_and_close_it() -> None:
    state = left_open("R1 R4 B5 B6")
    play(state, "play R1")
    assert (asked(state), moves(state)) == ((1, "run"), {"play R4"})
    play(state, "play R4", "close")
    assert (asked(state), state.full_view()["run"]) == ((2, "turn"), None)


def test_a_super_taki_goes_on_with_an_open_run() -> None:
    state = left_open("super R4 B5 B6")
    play(state, "play super")
    assert (asked(state), state.full_view()["run"], moves(state)) == ((1, "run"), "R", {"play R4"})


def test_a_card_of_another_colour_ends_an_open_run() -> None:
    state = left_open("R1 B3 B5 B6")
    play(state, "play B3")
    assert (asked(state), state.full_view()["run"]) == ((2, "turn"), None)


@each_of("card", ["color=G", "king", "+3", "break"])
def test_a_colourless_card_ends_an_open_run(card: str) -> None:
    state = left_open(f"R1 {card.partition('=')[0]} B5 B6")
    play(state, f"play {card}")
    assert state.full_view()["run"] is None


def test_a_change_colour_on_an_open_run_needs_no_reds_played_first() -> None:
    state = left_open("R1 color B5 B6")
    play(state, "play color=B")
    assert (asked(state), hand(state, 1)) == ((2, "turn"), ["B5", "B6", "R1"])


def test_who_cannot_play_on_an_open_run_draws_and_it_stays_open() -> None:
    state = left_open("B5 B6 B7", "R1 B8 B9")
    assert moves(state) == {"draw"}
    play(state, "draw")
    assert (asked(state), state.full_view()["run"]) == ((2, "turn"), "R")
    play(state, "play R1")
    assert moves(state) == {"close", "leave"}


def test_close_and_leave_do_not_exist_before_a_card_is_played_into_the_run() -> None:
    state = left_open("R1 B5 B6")
    assert moves(state) == {"play R1"}
    for word in ("close", "leave", "draw"):
        assert refused(state, word) == "not-your-phase"


def test_an_action_card_left_on_top_does_not_act_again() -> None:
    state = position(["R-taki R-stop G1 G3", IDLE, "B5 B6 B7", "R1 B8 B9"])
    play(state, "play R-taki", "play R-stop", "leave")
    assert asked(state) == (2, "turn")
    play(state, "draw")
    assert asked(state) == (3, "turn")
    play(state, "play R1", "close")
    assert asked(state) == (0, "turn")


def test_a_taki_of_another_colour_ends_an_open_run_and_opens_its_own() -> None:
    state = position(["R-taki G1 G3", "B-taki B1 R4", IDLE])
    play(state, "play R-taki", "leave", "play B-taki")
    assert (asked(state), state.full_view()["run"], moves(state)) == ((1, "run"), "B", {"play B1"})


def test_the_last_card_of_one_who_goes_on_acts() -> None:
    state = left_open("R-stop B5 B6 B7")
    play(state, "play R-stop", "leave")
    assert asked(state) == (0, "turn")


def test_a_run_ended_by_an_empty_hand_is_closed() -> None:
    state = position(["R-taki R3", IDLE], stages=[8, 8])
    play(state, "play R-taki", "play R3")
    assert (asked(state), state.full_view()["run"]) == ((1, "turn"), None)


@pytest.mark.parametrize("top", ["R-taki", "super"])
def test_a_run_ended_by_an_empty_hand_stays_open_on_a_taki(top: str) -> None:
    state = position([f"R-taki {top}", IDLE], stages=[8, 8])
    play(state, "play R-taki", f"play {top}")
    assert (asked(state), state.full_view()["run"]) == ((1, "turn"), "R")


def test_the_last_card_of_a_run_ended_by_an_empty_hand_acts() -> None:
    state = position(["R-taki R-stop", IDLE, IDLE], stages=[8, 8, 8])
    play(state, "play R-taki", "play R-stop")
    assert asked(state) == (2, "turn")


def test_a_run_ended_by_an_empty_hand_on_a_plus_makes_its_player_draw() -> None:
    state = position(["R-taki R-plus", IDLE], stock="G1")
    play(state, "play R-taki", "play R-plus")
    assert (asked(state), moves(state), state.full_view()["run"]) == ((0, "extra"), {"draw"}, None)
    play(state, "draw")
    assert (hand(state, 0), asked(state)) == (["G1"], (1, "turn"))


def test_one_goes_out_on_a_taki_alone() -> None:
    state = position(["R-taki", IDLE])
    play(state, "play R-taki")
    assert state.winners == (0,)


def test_one_goes_out_on_the_change_colour_that_ends_a_run() -> None:
    state = position(["R-taki color", IDLE])
    play(state, "play R-taki", "play color=B")
    assert state.winners == (0,)
