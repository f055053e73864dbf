"""A turn: what may be played, the colour in force, and drawing."""

import pytest

from tests.games.taki.positions import asked, force, hand, moves, play, position, refused
from tests.together import each_of

COLORLESS = ["color=R", "color=Y", "color=G", "color=B", "super", "king", "+3", "break"]


def test_a_card_follows_the_colour_or_the_symbol() -> None:
    state = position(["R7 G5 G7 Y-stop", "B1 B3"])
    assert moves(state) == {"play R7", "play G5"}
    assert refused(state, "play G7") == "color-mismatch"
    assert refused(state, "play Y-stop") == "color-mismatch"


def test_a_colourless_card_goes_on_any_ordinary_card() -> None:
    state = position(["color super king +3 break", "B1 B3"])
    assert moves(state) == {f"play {card}" for card in COLORLESS}


def test_a_card_not_in_hand_is_refused_before_its_colour_is_looked_at() -> None:
    state = position(["R7 G7", "B1 B3"])
    assert refused(state, "play G8") == "not-in-hand"
    assert refused(state, "play color=R") == "not-in-hand"


def test_both_copies_of_a_card_are_one_move() -> None:
    state = position(["R7 R7 R8", "B1 B3"])
    assert [*map(str, sorted(moves(state)))] == ["play R7", "play R8"]
    assert len(list(state.legal())) == 2


def test_who_cannot_play_draws_one_card_and_the_turn_ends() -> None:
    state = position(["G7 Y8", "B1 B3"], stock="R1")
    assert moves(state) == {"draw"}
    play(state, "draw")
    assert hand(state, 0) == ["G7", "R1", "Y8"]
    assert asked(state) == (1, "turn")


def test_who_can_play_may_not_draw() -> None:
    assert refused(position(["R7 Y8", "B1 B3"]), "draw") == "not-your-phase"


@each_of("held", ["color", "super", "king", "+3"])
def test_a_colourless_card_has_to_be_played_rather_than_drawn(held: str) -> None:
    assert refused(position([f"{held} G7", "B1 B3"]), "draw") == "not-your-phase"


def test_a_breaker_never_has_to_be_played() -> None:
    state = position(["break G7", "B1 B3"])
    assert moves(state) == {"play break", "draw"}


def test_voluntary_draw_allows_drawing_although_a_card_could_be_played() -> None:
    state = position(["R7 Y8", "B1 B3"], options={"voluntary_draw": "on"})
    assert moves(state) == {"play R7", "draw"}
    play(state, "draw")
    assert len(hand(state, 0)) == 3
    assert asked(state) == (1, "turn")


def test_voluntary_draw_does_not_hold_in_a_run_nor_for_a_kings_extra_card() -> None:
    on = {"voluntary_draw": "on"}
    run = position(["R-taki R7 Y8", "B1 B3"], options=on)
    play(run, "play R-taki")
    assert refused(run, "draw") == "not-your-phase"
    king = position(["king R7 Y8", "B1 B3"], options=on)
    play(king, "play king")
    assert refused(king, "draw") == "not-your-phase"


def test_voluntary_draw_holds_for_the_extra_card_of_a_plus() -> None:
    state = position(["R-plus R7 Y8", "B1 B3"], options={"voluntary_draw": "on"})
    play(state, "play R-plus")
    assert moves(state) == {"play R7", "draw"}
    play(state, "draw")
    assert asked(state) == (1, "turn")


def test_after_a_change_colour_only_the_chosen_colour_follows() -> None:
    state = position(["color R7 R3", "B1 R5"])
    play(state, "play color=B")
    assert force(state) == ("B", None)
    assert moves(state) == {"play B1"}
    assert refused(state, "play R5") == "color-mismatch"


def test_the_colour_in_force_may_be_chosen_again() -> None:
    state = position(["color R7 R3", "B1 R5"])
    play(state, "play color=R")
    assert force(state) == ("R", None)


@pytest.mark.parametrize("card", ["+3", "break"])
def test_a_plus_three_and_a_breaker_leave_colour_and_symbol_in_force(card: str) -> None:
    state = position([f"{card} R7 R3", "R8 G5 B1"], "R5")
    play(state, f"play {card}")
    assert force(state) == ("R", "5")
    assert {"play R8", "play G5"} <= moves(state)
    assert "play B1" not in moves(state)


def test_they_leave_a_chosen_colour_in_force_too() -> None:
    state = position(["+3 R7 R3", "B1 R5"], "R5 color", chosen="B")
    play(state, "play +3")
    assert force(state) == ("B", None)


def test_on_a_bare_king_anything_may_be_played() -> None:
    state = position(["king R7 R3", "B1 Y-stop color super king +3 break"])
    play(state, "play king", "stop")
    assert force(state) == (None, None)
    supers = {f"super={color}" for color in "RYGB"}
    colorless = set(COLORLESS) - {"super"} | supers
    assert moves(state) == {f"play {card}" for card in {"B1", "Y-stop"} | colorless}
    assert refused(state, "draw") == "not-your-phase"


def test_the_next_card_on_a_bare_king_brings_its_colour() -> None:
    state = position(["B3 R7 R3", "B1 R5"], "R5 king", bare=True)
    play(state, "play B3")
    assert force(state) == ("B", "3")


@pytest.mark.parametrize("card", ["+3", "break"])
def test_on_a_bare_king_a_plus_three_or_breaker_still_leaves_nothing_in_force(card: str) -> None:
    state = position([f"{card} R7 R3", "B1 Y8 Y9"], "R5 king", bare=True)
    play(state, f"play {card}")
    assert force(state) == (None, None)
    assert {"play B1", "play Y8"} <= moves(state)


def test_moves_of_other_phases_are_refused() -> None:
    state = position(["R7 Y8", "B1 B3"])
    for text in ("close", "leave", "stop", "pass", "say last", "quiet"):
        assert refused(state, text) == "not-your-phase"


def test_turns_count_every_seat_that_is_asked_in_phase_turn() -> None:
    state = position(["R7 R-plus R8 Y8", "R1 B3"])
    play(state, "play R-plus", "play R7")
    assert (asked(state), state.turns) == ((1, "turn"), 2)
