"""The worked examples, each dealt from an explicit deck."""

from typing import Any

from game.games.taki.game import TAKI
from game.match.match import Match
from tests.games.taki.positions import deck


def dealt(hands: list[str], after: str, **options: Any) -> Match:
    """A match with these hands (seat 0 first and to play) and this leading card and stock."""
    values = {"hand": len(hands[0].split()), **options}
    players = len(hands)
    return Match(TAKI, TAKI.setup(players, values, 1, players - 1, deck(hands, after)))


def play(match: Match, *texts: str) -> None:
    for text in texts:
        assert text in match.moves_now()
        match.play(text)


def test_on_a_red_five_all_fits_but_a_green_seven() -> None:
    match = dealt(["Y5 R-stop G7 color king", "B1 B1 B3 B3 B4"], "R5 G1")
    assert match.moves_now() == [
        "play R-stop",
        "play Y5",
        *(f"play color={color}" for color in "RYGB"),
        "play king",
    ]
    assert match.refusal("play G7") is not None


def test_two_plus_twos_make_the_third_player_draw_four() -> None:
    match = dealt(
        ["R+2 Y1 Y3 Y4 Y5", "G+2 Y6 Y7 Y8 Y9", "B1 B1 B3 B3 B4", "G1 G3 G4 G5 G6"],
        "R5 B5 B5 B6 B6 B7",
    )
    play(match, "play R+2", "play G+2")
    state = match.state.full_view()
    assert (state["seat"], state["pending"]) == (2, 4)
    assert match.moves_now() == ["draw"]
    play(match, "draw")
    state = match.state.full_view()
    assert (state["seat"], state["pending"]) == (3, 0)
    assert sorted(state["hands"][2]) == ["B1", "B1", "B3", "B3", "B4", "B5", "B5", "B6", "B6"]
    assert "play G1" in match.moves_now()


def test_with_a_king_the_third_player_cancels_them_and_nobody_draws() -> None:
    match = dealt(
        ["R+2 Y1 Y3 Y4 Y5", "G+2 Y6 Y7 Y8 Y9", "king B1 B3 B3 B4", "G1 G3 G4 G5 G6"], "R5"
    )
    play(match, "play R+2", "play G+2")
    assert match.moves_now() == ["play king", "draw"]
    play(match, "play king", "play B1")
    state = match.state.full_view()
    assert (state["seat"], state["pending"], state["color"]) == (3, 0, "B")
    assert [len(hand) for hand in state["hands"]] == [4, 4, 3, 5]


def run_of_three() -> Match:
    match = dealt(["R-taki R3 R+2 B4 G1", "R1 Y3 Y4 Y5 Y6", "B1 B1 B3 B3 B5"], "R9")
    play(match, "play R-taki")
    assert match.moves_now() == ["play R3", "play R+2"]
    return match


def test_a_run_that_ends_on_a_plus_two_makes_the_next_player_draw_two() -> None:
    match = run_of_three()
    play(match, "play R3", "play R+2")
    assert match.moves_now() == ["close", "leave"]
    play(match, "close")
    state = match.state.full_view()
    assert (state["seat"], state["pending"], state["run"]) == (1, 2, None)
    assert match.moves_now() == ["draw"]


def test_a_run_that_ends_on_a_number_does_not() -> None:
    match = run_of_three()
    play(match, "play R+2", "play R3", "close")
    state = match.state.full_view()
    assert (state["seat"], state["pending"], state["run"]) == (1, 0, None)
    assert "play R1" in match.moves_now()


def test_a_taki_alone_stays_open_and_the_next_player_goes_on_with_it_and_closes_it() -> None:
    match = dealt(["R-taki B3 B3 B4 G1", "R1 R3 Y4 Y5 Y6"], "R9")
    play(match, "play R-taki")
    assert match.moves_now() == ["leave"]
    play(match, "leave")
    assert match.state.full_view()["run"] == "R"
    assert match.state.full_view()["seat"] == 1
    play(match, "play R1")
    assert match.moves_now() == ["play R3"]
    play(match, "play R3", "close")
    assert match.state.full_view()["run"] is None


def test_with_partial_runs_the_next_player_plays_as_many_as_they_like() -> None:
    match = dealt(["R-taki B3 B3 B4 G1", "R1 R3 Y4 Y5 Y6"], "R9", partial_runs="on")
    play(match, "play R-taki", "leave", "play R1")
    assert match.moves_now() == ["play R3", "close", "leave"]
