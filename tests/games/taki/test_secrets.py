"""Nobody learns who is asked about a +3, nor what anybody draws."""

from random import Random
from typing import Any

from game.core.event import Event, Seat
from game.games.taki.game import TAKI
from game.games.taki.rules import TakiState
from game.match.match import Match
from tests.games.taki.positions import play, position

NAMES = ["Ada", "Ben", "Cy", "Di"]


def window() -> tuple[TakiState, list[Event]]:
    """Seat 0 has played a +3; seat 1, then seat 3 hold an answer."""
    state = position(["+3 Y1 Y3", "king B1 B3", "B4 B5 B6", "break G5 G6"])
    return state, play(state, "play +3")


def test_while_a_plus_three_is_answered_the_others_do_not_see_who_is_asked() -> None:
    state, _ = window()
    assert [state.view(Seat(seat))["seat"] for seat in range(4)] == [None, 1, None, None]
    for seat in range(4):
        view = state.view(Seat(seat))
        assert (view["phase"], view["by"], view["over"]) == ("answer", 0, False)


def test_the_views_of_the_others_are_the_same_whoever_is_asked() -> None:
    one = position(["+3 Y1 Y3", "break B1 B3", "B4 B5 B6", "G4 G5 G6"])
    other = position(["+3 Y1 Y3", "B1 B3 B7", "B4 B5 B6", "break G5 G6"])
    for seat in (0, 2):
        told = []
        for state in (one.clone(), other.clone()):
            events = [event.as_seen_by(Seat(seat)) for event in play(state, "play +3")]
            told.append((state.view(Seat(seat)), events))
        assert told[0] == told[1]


def test_passing_tells_the_others_nothing_of_who_passed_or_is_asked_next() -> None:
    state, _ = window()
    events = play(state, "pass")
    for seat in (0, 1, 2):
        assert [event.as_seen_by(Seat(seat)) for event in events] == [
            Event("pass", changes={"seat": None}),
            Event("asked", changes={"seat": None, "phase": "answer"}),
        ]
    assert events[1].as_seen_by(Seat(3)).changes["seat"] == 3


def test_whoever_passes_is_told_the_same_at_first_whether_or_not_others_can_answer() -> None:
    seen = []
    for last in ("break G5 G6", "G4 G5 G6"):
        state = position(["+3 Y1 Y3", "king B1 B3", "B4 B5 B6", last])
        play(state, "play +3")
        seen.append(play(state, "pass")[0].as_seen_by(Seat(1)))
    assert seen == [Event("pass", changes={"seat": None})] * 2


def test_no_event_of_the_window_names_a_seat_that_holds_an_answer() -> None:
    state, events = window()
    for event in [*events, *play(state, "pass")]:
        struck = event.as_seen_by(Seat(2))
        assert struck.seat in (0, None)
        assert "3" not in str(TAKI.describe_event(state.view(Seat(2)), struck, NAMES)).replace(
            "+3", ""
        )


def test_after_the_window_everybody_sees_again_who_is_asked() -> None:
    state, _ = window()
    events = play(state, "pass", "pass")
    for seat in range(4):
        told = [event.as_seen_by(Seat(seat)) for event in events][-1]
        assert (told.seat, told.changes["seat"]) == (1, 1)


def test_when_the_seat_that_passes_is_asked_next_the_others_are_told() -> None:
    state = position(["+3 Y1 Y3", "king B1 B3", "B4 B5 B6"])
    play(state, "play +3")
    events = play(state, "pass")
    assert [event.as_seen_by(Seat(2)) for event in events][-1].changes["seat"] == 1


def test_only_the_one_who_draws_sees_the_cards() -> None:
    state, _ = window()
    for event in play(state, "pass", "pass"):
        if event.name == "draw":
            for seat in range(4):
                seen = event.as_seen_by(Seat(seat)).cards
                assert all((card is not None) == (seat == event.seat) for card in seen)


def test_a_made_up_world_of_a_seat_not_asked_has_somebody_to_ask() -> None:
    state, _ = window()
    for seat in (0, 2, 3):
        view = state.view(Seat(seat))
        seen = set()
        for seed in range(60):
            world = TAKI.determinize(view, Random(seed))
            assert world.view(Seat(seat)) == view
            assert len(list(world.legal())) > 1
            assert world.asked not in (seat, 0)
            seen.add(world.asked)
        assert len(seen) == (2 if seat == 3 else 2 if seat == 2 else 3)


def test_nothing_is_known_of_another_hand() -> None:
    match = Match(TAKI, TAKI.setup(3, {}, 4))
    rng = Random(1)
    while not match.state.over:
        views: list[Any] = [match.view(Seat(seat)) for seat in range(3)]
        assert not any("known" in view for view in views)
        assert all(view["seed"] is None for view in views)
        match.play(rng.choice(match.moves_now()))
