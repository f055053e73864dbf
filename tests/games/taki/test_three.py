"""The +3 window: Breaker out of turn, King in answer, who draws, whose turn follows."""

import pytest

from game.games.taki.options import TakiOptions
from game.games.taki.rules import TakiState
from tests.games.taki.positions import asked, force, hand, moves, play, position, refused

IDLE = "B1 B3 B4"


def counts(state: TakiState) -> list[int]:
    return [len(one) for one in state.hands]


def test_all_the_others_draw_three_and_lose_no_turn() -> None:
    state = position(["+3 Y1 Y3", IDLE, "B5 B6 B7"], stock="G1 G3 G4 G5 G6 G7")
    play(state, "play +3")
    assert hand(state, 1) == ["B1", "B3", "B4", "G1", "G3", "G4"]
    assert hand(state, 2) == ["B5", "B6", "B7", "G5", "G6", "G7"]
    assert (asked(state), state.full_view()["by"], state.turns) == ((1, "turn"), None, 2)


def test_they_draw_in_turn_order_from_its_player() -> None:
    state = position(
        [IDLE, "+3 Y1 Y3", "B5 B6 B7"], asked=1, direction=-1, stock="G1 G3 G4 G5 G6 G7"
    )
    play(state, "play +3")
    assert hand(state, 0) == ["B1", "B3", "B4", "G1", "G3", "G4"]
    assert asked(state) == (0, "turn")


def test_only_seats_that_hold_an_answer_are_asked() -> None:
    state = position(["+3 Y1 Y3", IDLE, "break B5 B6", IDLE.replace("B1", "B8"), "break G5 G6"])
    play(state, "play +3")
    assert (asked(state), state.full_view()["by"]) == ((2, "answer"), 0)
    assert moves(state) == {"play break", "pass"}
    play(state, "pass")
    assert asked(state) == (4, "answer")
    play(state, "pass")
    assert asked(state) == (1, "turn")
    assert counts(state) == [2, 6, 6, 6, 6]


def test_a_breaker_cancels_the_plus_three_and_its_player_draws_three() -> None:
    state = position(["+3 Y1 Y3", IDLE, "break B5 B6", "G5 G6 G7"], stock="G1 G3 G4")
    play(state, "play +3", "play break")
    assert hand(state, 0) == ["G1", "G3", "G4", "Y1", "Y3"]
    assert counts(state) == [5, 3, 2, 3]
    assert (asked(state), force(state), state.full_view()["by"]) == ((1, "turn"), ("R", "5"), None)


def test_the_first_that_answers_decides() -> None:
    state = position(["+3 Y1 Y3", "break B5 B6", "break G5 G6"])
    play(state, "play +3", "play break")
    assert (asked(state), counts(state)) == ((1, "turn"), [5, 2, 3])


def test_other_moves_in_the_window_are_refused() -> None:
    state = position(["+3 Y1 Y3", "break R5 king", "G5 G6"])
    play(state, "play +3")
    assert moves(state) == {"play break", "play king", "pass"}
    for text in ("play R5", "play color=R", "play +3", "draw", "close", "leave", "stop", "quiet"):
        assert refused(state, text) == "not-your-phase"


def test_the_next_seat_may_answer_with_a_king_and_it_is_their_turn() -> None:
    state = position(["+3 Y1 Y3", "king B5 B6", "G5 G6 G7"])
    play(state, "play +3")
    assert (asked(state), moves(state)) == ((1, "answer"), {"play king", "pass"})
    assert refused(state, "play break") == "not-in-hand"
    play(state, "play king")
    assert (asked(state), force(state), state.full_view()["by"]) == (
        (1, "extra"),
        (None, None),
        None,
    )
    assert moves(state) == {"play B5", "play B6", "stop"}
    assert counts(state) == [2, 2, 3]
    play(state, "stop")
    assert asked(state) == (2, "turn")
    assert state.turns == 2


def test_only_the_next_seat_may_answer_with_a_king() -> None:
    state = position(["+3 Y1 Y3", IDLE, "king G5 G6"])
    play(state, "play +3")
    assert asked(state) == (1, "turn")
    other = position(["+3 Y1 Y3", IDLE, "king break G5"])
    play(other, "play +3")
    assert (asked(other), moves(other)) == ((2, "answer"), {"play break", "pass"})
    assert refused(other, "play king") == "color-mismatch"


def test_the_next_seat_follows_the_direction() -> None:
    state = position(["+3 Y1 Y3", IDLE, "king G5 G6"], direction=-1)
    play(state, "play +3")
    assert asked(state) == (2, "answer")
    assert "play king" in moves(state)


def test_a_plus_three_can_be_answered_by_a_king_whose_extra_card_is_a_plus_three() -> None:
    state = position(["+3 Y1 Y3 king", "king +3 B5 B6", "G5 G6 G7"])
    play(state, "play +3", "play king", "play +3")
    assert (asked(state), state.full_view()["by"]) == ((2, "turn"), None)
    assert counts(state) == [6, 2, 6]


def test_after_the_window_the_turn_passes_on_from_its_player_whoever_broke_it() -> None:
    state = position([IDLE, "+3 Y1 Y3", "G5 G6 G7", "break B5 B6"], asked=1)
    play(state, "play +3", "play break")
    assert asked(state) == (2, "turn")


def test_a_plus_three_is_not_played_on_an_active_plus_two() -> None:
    state = position(["R+2 Y1 Y3", "+3 B3 B4"])
    play(state, "play R+2")
    assert refused(state, "play +3") == "color-mismatch"


def _on_waiting_two(third: str = "G5 G6 G7", first: str = "R+2 Y1 Y3") -> TakiState:
    """Seat 1 has played a +3 on the +2 of seat 0, which waits."""
    options = {"plus_three_on": "any"}
    state = position([first, "+3 B3 B4", third], stock="Y4 Y5 Y6 Y7 Y8 Y9", options=options)
    play(state, "play R+2", "play +3")
    return state


def test_a_plus_three_goes_on_an_active_plus_two_if_it_goes_on_any_card() -> None:
    state = _on_waiting_two()
    assert (counts(state), state.pending, asked(state)) == ([5, 2, 6], 2, (2, "turn"))
    assert moves(state) == {"draw"}
    play(state, "draw")
    assert (counts(state), state.pending, asked(state)) == ([5, 2, 8], 0, (0, "turn"))


def test_on_a_plus_three_over_an_active_plus_two_goes_what_goes_on_the_plus_two() -> None:
    state = _on_waiting_two("G+2 R6 color super king +3 break")
    play(state, "pass")
    assert moves(state) == {"draw", "play G+2", "play king", "play +3"}
    play(state, "play G+2")
    assert (state.pending, asked(state)) == (4, (0, "turn"))


def test_a_breaker_leaves_the_active_plus_two_under_the_plus_three_waiting() -> None:
    state = _on_waiting_two("break G5 G6")
    play(state, "play break")
    assert (counts(state), state.pending, asked(state)) == ([2, 5, 2], 2, (2, "turn"))
    assert refused(state, "play G5") == "color-mismatch"


def test_a_king_that_answers_the_plus_three_cancels_the_plus_two_under_it() -> None:
    state = _on_waiting_two("king G5 G6")
    play(state, "play king")
    assert (counts(state), state.pending, asked(state)) == ([2, 2, 2], 0, (2, "extra"))


def test_who_goes_out_with_a_plus_three_on_an_active_plus_two_has_won() -> None:
    state = position(["R+2 Y1 Y3", "+3", "G5 G6 G7"], options={"plus_three_on": "any"})
    play(state, "play R+2", "play +3")
    assert state.winners == (1,)


def test_without_plus_threes_it_is_no_matter_what_they_go_on() -> None:
    both = TakiOptions(plus_three=False, plus_three_on="any")
    assert both == TakiOptions(plus_three=False)


def test_who_goes_out_with_a_plus_three_has_won_if_nobody_breaks_it() -> None:
    state = position(["+3", "B5 B6 B7", "break B3 B4"])
    play(state, "play +3")
    assert (asked(state), state.winners) == ((2, "answer"), None)
    play(state, "pass")
    assert (state.winners, counts(state)) == ((0,), [0, 6, 6])
    assert state.full_view()["by"] is None


def test_who_goes_out_with_a_plus_three_that_is_broken_draws_and_plays_on() -> None:
    state = position(["+3", "B5 B6 B7", "break B3 B4"])
    play(state, "play +3", "play break")
    assert (state.winners, counts(state), asked(state)) == (None, [3, 3, 2], (1, "turn"))


def test_a_king_cancels_the_drawing_but_its_player_has_gone_out() -> None:
    state = position(["+3", "king B6 B7", "B3 B4 B5"])
    play(state, "play +3", "play king")
    assert (state.winners, counts(state)) == ((0,), [0, 2, 3])


def test_one_goes_out_with_a_breaker_in_answer() -> None:
    state = position(["+3 Y1 Y3", "B5 B6 B7", "break"])
    play(state, "play +3", "play break")
    assert (state.winners, counts(state)) == ((2,), [5, 3, 0])


def test_one_goes_out_with_a_king_in_answer() -> None:
    state = position(["+3 Y1 Y3", "king", IDLE])
    play(state, "play +3", "play king")
    assert (state.winners, counts(state)) == ((1,), [2, 0, 3])


def test_a_plus_three_played_as_a_kings_extra_card_opens_the_window() -> None:
    state = position(["king +3 Y1 Y3", "break B6 B7"])
    play(state, "play king", "play +3")
    assert asked(state) == (1, "answer")
    play(state, "play break")
    assert (asked(state), force(state)) == ((1, "turn"), (None, None))


# A tournament.


def test_a_stage_changes_after_the_window() -> None:
    state = position(["+3", "B5 B6 B7", "break B3 B4"], stages=[8, 8, 8])
    play(state, "play +3")
    assert (state.stages, counts(state)) == ([8, 8, 8], [0, 3, 3])
    play(state, "pass")
    assert (state.stages, counts(state), asked(state)) == ([7, 8, 8], [7, 6, 6], (1, "turn"))


def test_a_king_in_answer_still_lets_its_player_reach_the_next_stage() -> None:
    state = position(["+3", "king B6 B7", "B3 B4 B5"], stages=[3, 8, 8])
    play(state, "play +3", "play king")
    assert (state.stages, counts(state), asked(state)) == ([2, 8, 8], [2, 2, 3], (1, "extra"))


def test_both_go_to_their_next_stage_when_a_last_king_answers_a_last_plus_three() -> None:
    state = position(["+3", "king", "B3 B4 B5"], stages=[3, 4, 8])
    play(state, "play +3", "play king")
    assert (state.stages, counts(state), asked(state)) == ([2, 3, 8], [2, 3, 3], (2, "turn"))


def test_on_stage_one_the_player_of_a_last_plus_three_wins_before_the_kings() -> None:
    state = position(["+3", "king", "B3 B4 B5"], stages=[1, 1, 8])
    play(state, "play +3", "play king")
    assert state.winners == (0,)


def test_a_breaker_as_the_last_card_in_answer_leads_to_the_next_stage() -> None:
    state = position(["+3 Y1 Y3", "B5 B6 B7", "break"], stages=[8, 8, 5])
    play(state, "play +3", "play break")
    assert (state.stages, counts(state), asked(state)) == ([8, 8, 4], [5, 3, 4], (1, "turn"))


@pytest.mark.parametrize("players", [2, 10])
def test_the_window_works_with_the_fewest_and_the_most_players(players: int) -> None:
    hands = ["+3 Y1 Y3", *["B1", "B3", "B4", "B5", "B6", "B7", "B8", "B9"][: players - 2]]
    state = position([*hands, "break G1"])
    play(state, "play +3")
    assert asked(state) == (players - 1, "answer")
    play(state, "pass")
    assert counts(state) == [2, *[4] * (players - 2), 5]
