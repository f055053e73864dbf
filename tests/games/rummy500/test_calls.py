"""Calling "Rummy!": the window, who is asked, and what a call does."""

from typing import Any

from game.core.event import Seat
from game.core.state import SeatView
from game.games.rummy500.game import RUMMY500
from game.games.rummy500.rules import Rummy500State
from tests.games.rummy500.positions import kinds, moves, play, position, why


def test_the_window_asks_every_other_seat_in_turn_order() -> None:
    state = position("2D 6S 4C", "2H", "3H", "4H", melds=["7S 8S 9S"], phase="play", asked=0)
    play(state, "discard 6S")
    assert state.full_view()["discarder"] == 0
    for seat in (1, 2, 3):
        assert (state.asked, state.phase) == (seat, "call")
        assert moves(state) == ["rummy 1", "pass"]
        play(state, "pass")
    assert (state.asked, state.phase) == (1, "draw")
    assert state.full_view()["discarder"] is None


def test_the_window_goes_round_past_seat_zero() -> None:
    state = position("2D", "2H", "3H 6S 5C", "4H", melds=["7S 8S 9S"], phase="play", asked=2)
    play(state, "discard 6S")
    asked = []
    while state.phase == "call":
        asked.append(state.asked)
        play(state, "pass")
    assert asked == [3, 0, 1]
    assert state.asked == 3


def test_no_window_opens_when_nothing_can_be_called() -> None:
    state = position("2D KC 4C", "2H", melds=["7S 8S 9S"], phase="play")
    play(state, "discard KC")
    assert (state.asked, state.phase) == (1, "draw")


def test_the_caller_takes_the_pile_owes_the_deepest_and_play_goes_on_to_the_callers_left() -> None:
    state = position(
        "2D TS 4C", "2H 9C", "3H 9H", "4H 9D", melds=["7S 8S 9S"], pile="KC", phase="play"
    )
    events = play(state, "discard TS", "pass", "rummy 1")
    assert kinds(events) == ["rummy", "asked"]
    assert (state.asked, state.phase) == (2, "play")
    full = state.full_view()
    assert full["must_meld"] == "TS"
    assert full["known"][2] == ["TS"]
    assert full["discarder"] is None
    assert full["pile"] == ["KC"]
    assert why(state, "discard 3H") == "must-meld"
    play(state, "layoff TS to M1", "discard 3H")
    assert (state.asked, state.phase) == (3, "draw")


def test_a_call_needs_nothing_from_any_hand() -> None:
    state = position("2D KC 4C", "5D 5H", pile="5S", melds=["7S 8S 9S"], phase="play")
    play(state, "discard KC")
    assert state.phase == "draw"
    state = position(
        "2D 6S 4C", "5D 5H", pile="5S TS", melds=["7S 8S 9S"], phase="play", jokers="off"
    )
    play(state, "discard 6S")
    assert moves(state) == ["rummy 1", "rummy 2", "rummy 3", "pass"]
    assert why(state, "rummy 4") == "does-not-fit"


def test_a_meld_within_the_pile_can_be_called() -> None:
    state = position("2D 7H 4C", "5D 5H", pile="KD 7S 7D 2C", phase="play", jokers="off")
    play(state, "discard 7H")
    assert moves(state) == ["rummy 4", "pass"]
    assert why(state, "rummy 1") == "does-not-fit"
    play(state, "rummy 4")
    assert "meld 7S 7H 7D" in moves(state)


def test_under_deepest_in_new_a_call_needs_a_new_meld() -> None:
    state = position("2D TS 4C", "2H 9C", melds=["7S 8S 9S"], phase="play", deepest_in="new")
    play(state, "discard TS")
    assert state.phase == "draw"
    state = position(
        "2D 7H 4C", "5D 5H", pile="KD 7S 7D 2C", phase="play", jokers="off", deepest_in="new"
    )
    play(state, "discard 7H")
    assert moves(state) == ["rummy 4", "pass"]


def test_nobody_calls_on_their_own_discard_or_in_a_turn() -> None:
    state = position("2D 6S 4C", "2H 3D", melds=["7S 8S 9S"], phase="play")
    assert why(state, "rummy 1") == "not-your-phase"
    play(state, "discard 6S", "pass")
    assert why(state, "rummy 1") == "not-your-phase"
    assert why(state, "pass") == "not-your-phase"


def test_no_window_after_the_round_has_ended() -> None:
    state = position("6S", "2H 3D", melds=["7S 8S 9S"], phase="play")
    events = play(state, "discard 6S")
    assert "round-end" in kinds(events)
    assert (state.round, state.phase) == (2, "draw")


def test_nothing_but_an_answer_in_the_window() -> None:
    state = position("2D 6S 4C", "2H 3D", melds=["7S 8S 9S"], phase="play")
    play(state, "discard 6S")
    for text in ("draw stock", "draw pile 1", "discard 2H", "meld 2H 3H 4H", "finish"):
        assert why(state, text) == "not-your-phase"


def test_with_the_call_off_no_window_opens() -> None:
    state = position("2D 6S 4C", "2H 3D", melds=["7S 8S 9S"], phase="play", rummy_call="off")
    play(state, "discard 6S")
    assert (state.asked, state.phase) == (1, "draw")


def test_with_an_empty_stock_the_call_is_still_open() -> None:
    state = position("2D 6S 4C", "2H 3D", melds=["7S 8S 9S"], phase="play", stock="")
    play(state, "discard 6S")
    assert moves(state) == ["rummy 1", "pass"]


def test_a_call_at_the_top_lays_the_discard_off_and_the_next_player_draws() -> None:
    state = position(
        "2D TS 4C", "2H 9C", "3H 9H", melds=["7S 8S 9S"], pile="KC", phase="play",
        rummy_call="top", idle=1,
    )  # fmt: skip
    state.barred = state.hands[0][0]
    state.took_top = True
    play(state, "discard TS")
    idle = state.full_view()["idle"]
    assert moves(state) == ["rummy to M1", "pass"]
    assert why(state, "rummy 1") == "does-not-fit"
    assert why(state, "rummy to M2") == "not-a-move"
    play(state, "pass")
    assert state.asked == 2
    play(state, "rummy to M1")
    full = state.full_view()
    assert (state.asked, state.phase) == (1, "draw")
    assert full["melds"][0]["cards"] == ["7S", "8S", "9S", "TS"]
    assert full["melds"][0]["by"] == [0, 0, 0, 2]
    assert full["pile"] == ["KC"]
    assert full["hands"][2] == ["3H", "9H"]
    assert full["idle"] == idle == 2
    assert full["discarder"] is None


def test_a_call_for_the_only_card_of_the_pile_can_be_followed_event_by_event() -> None:
    state = position(
        "2H", "6S KC", melds=["7S 8S 9S"], asked=1, phase="play", rummy_call="top", pile=""
    )
    play(state, "discard 6S")
    seen = SeatView(RUMMY500, state.view(Seat(0)))
    for event in play(state, "rummy to M1"):
        seen.apply(event.as_seen_by(Seat(0)))
        assert seen.state.pile == []
    assert seen.state.calls == ()


def test_a_call_at_the_top_is_for_the_last_discard_on_the_table_alone() -> None:
    state = position(
        "2D KC 7H 4C", "2H 9C", pile="7S 7D TS", melds=["JS QS KS"], phase="play",
        rummy_call="top",
    )  # fmt: skip
    play(state, "discard 7H")
    assert state.phase == "draw"


def test_a_joker_called_at_the_top_says_what_it_stands_for() -> None:
    state = position(
        "2D JK 4C", "2H 9C", melds=["7S 8S 9S", "4H 4D 4S"], phase="play", rummy_call="top"
    )
    play(state, "discard JK")
    assert moves(state) == [
        "rummy JK=6S to M1",
        "rummy JK=TS to M1",
        "rummy JK=4 to M2",
        "pass",
    ]
    assert why(state, "rummy to M1") == "does-not-fit"
    play(state, "rummy JK=TS to M1")
    assert state.full_view()["melds"][0]["cards"] == ["7S", "8S", "9S", "JK=TS"]


def test_an_ace_called_at_the_top_names_its_end_where_both_are_open() -> None:
    run = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH"
    state = position("2D AH 4C", "2S 9C", melds=[run], phase="play", rummy_call="top")
    play(state, "discard AH")
    assert moves(state) == ["rummy low to M1", "rummy high to M1", "pass"]
    assert why(state, "rummy to M1") == "not-a-move"
    play(state, "rummy high to M1")
    assert state.full_view()["melds"][0]["cards"][-1] == "AH"
    state = position("2D JK 4C", "2S 9C", melds=[run], phase="play", rummy_call="top")
    play(state, "discard JK")
    assert moves(state) == ["rummy JK=AH low to M1", "rummy JK=AH high to M1", "pass"]


def test_the_call_at_the_top_is_a_lay_off_also_under_deepest_in_new() -> None:
    state = position(
        "2D TS 4C", "2H 9C", melds=["7S 8S 9S"], phase="play", rummy_call="top", deepest_in="new"
    )
    play(state, "discard TS")
    assert moves(state) == ["rummy to M1", "pass"]


def test_floaters_are_asked_too() -> None:
    for rummy_call, call in (("pile", "rummy 1"), ("top", "rummy to M1")):
        state = position(
            "2D TS 4C", "", "3H 9H", melds=["7S 8S 9S"], phase="play",
            going_out="float", rummy_call=rummy_call,
        )  # fmt: skip
        play(state, "discard TS")
        assert state.asked == 1
        assert moves(state) == [call, "pass"]


def test_a_floater_who_called_is_asked_even_for_a_single_move() -> None:
    state = position("2D TS 4C", "", "3H 9H", melds=["7S 8S 9S"], phase="play", going_out="float")
    play(state, "discard TS", "rummy 1")
    assert (state.asked, state.phase) == (1, "play")
    assert moves(state) == ["layoff TS to M1"]
    events = play(state, "layoff TS to M1")
    assert "float" in kinds(events)
    assert (state.asked, state.phase) == (2, "draw")


def test_a_joker_in_the_pile_can_be_called_like_any_card() -> None:
    state = position("2D 9C 4C", "2H 3D", pile="KD JK", melds=["7S 8S 9S"], phase="play")
    play(state, "discard 9C")
    assert moves(state) == ["rummy 2", "pass"]
    play(state, "rummy 2")
    assert state.full_view()["must_meld"] == "JK"
    assert moves(state) == ["layoff JK=6S to M1", "layoff JK=TS to M1"]


def test_after_a_call_the_callers_discard_opens_a_window_of_its_own() -> None:
    state = position(
        "2D TS 4C", "2H 9C", "3H JS KD", melds=["7S 8S 9S"], phase="play", jokers="off"
    )
    play(state, "discard TS", "pass", "rummy 1", "layoff TS to M1", "discard JS")
    assert state.full_view()["discarder"] == 2
    assert state.asked == 0
    play(state, "pass", "pass")
    assert (state.asked, state.phase) == (0, "draw")


def test_the_card_called_may_be_paid_with_cards_of_the_hand() -> None:
    state = position("2D TS 4C", "TH TD", "3H JS", melds=["7S 8S 9S"], phase="play", jokers="off")
    play(state, "discard TS", "rummy 1")
    assert moves(state) == ["meld TS TH TD", "layoff TS to M1"]


# A last card that may be called.


def called(*hands: str, **options: Any) -> Rummy500State:
    """A position in which seat 0 has drawn and a last card may be called."""
    return position(*hands, phase="play", going_out="called", **options)


def test_a_last_card_that_could_be_melded_may_be_discarded_and_called() -> None:
    state = called("TS", "2H 9C", "3H 9H", melds=["7S 8S 9S"], pile="KC")
    assert moves(state) == ["layoff TS to M1", "discard TS"]
    play(state, "discard TS")
    assert (state.asked, state.phase, state.round) == (1, "call", 1)
    assert state.full_view()["discarder"] == 0
    assert moves(state) == ["rummy 1", "pass"]


def test_if_somebody_calls_a_last_card_the_discarder_floats_and_play_goes_on() -> None:
    state = called(
        "TS", "2H 9C", "3H 9H", melds=["7S 8S 9S"], pile="KC", stock="5D 6D", jokers="off"
    )
    events = play(state, "discard TS", "pass", "rummy 1")
    assert [(event.name, event.seat) for event in events[:2]] == [("rummy", 2), ("float", 0)]
    assert (state.asked, state.phase, state.round) == (2, "play", 1)
    events = play(state, "layoff TS to M1", "discard 3H")
    assert [(event.name, event.seat) for event in events[1:3]] == [("draw", 0), ("discard", 0)]
    assert state.rounds[0]["out"] == 0


def test_if_all_pass_a_last_card_ends_the_round() -> None:
    state = called("TS", "2H 9C", "3H 9H", melds=["7S 8S 9S"], by=[[1, 1, 1]], pile="KC")
    play(state, "discard TS", "pass")
    events = play(state, "pass")
    assert kinds(events)[:4] == ["pass", "reveal", "reveal", "round-end"]
    assert state.full_view()["rounds"] == [{"scores": [0, 13, -12], "out": 0}]


def test_a_last_card_that_cannot_be_melded_without_a_hand_ends_the_round() -> None:
    state = called("TS", "2H 9C", "TH TD", melds=["3S 4S 5S"], pile="6S KC", jokers="off")
    play(state, "discard TS")
    # The 6 in the pile could be called, but the 10 goes nowhere.
    assert state.full_view()["rounds"][0]["out"] == 0


def test_a_last_card_may_be_called_with_cards_under_it() -> None:
    state = called("7H", "2H 9C", melds=["JS QS KS"], pile="KD 7S 7D 2C", jokers="off")
    assert moves(state) == ["discard 7H"]
    play(state, "discard 7H")
    assert moves(state) == ["rummy 4", "pass"]
    # Behind a card of the pile that is laid off before it.
    state = called("TS", "2H 9C", melds=["6S 7S 8S"], pile="9S", jokers="off")
    play(state, "discard TS")
    assert moves(state) == ["rummy 2", "pass"]


def test_under_deepest_in_new_a_last_card_that_is_called_must_fit_a_new_meld() -> None:
    state = called("TS", "2H 9C", melds=["7S 8S 9S"], pile="KC", deepest_in="new")
    play(state, "discard TS")
    assert state.full_view()["rounds"][0]["out"] == 0
    state = called("7H", "2H 9C", pile="KD 7S 7D 2C", jokers="off", deepest_in="new")
    play(state, "discard 7H")
    assert moves(state) == ["rummy 4", "pass"]


def test_a_last_card_called_at_the_top_is_laid_off_and_its_player_floats() -> None:
    state = called("TS", "2H 9C", "3H 9H", melds=["7S 8S 9S"], pile="KC", rummy_call="top")
    events = play(state, "discard TS", "rummy to M1")
    assert [(event.name, event.seat) for event in events[:2]] == [("add", 1), ("float", 0)]
    assert (state.asked, state.phase, state.round) == (1, "draw", 1)
    assert state.full_view()["melds"][0]["by"] == [0, 0, 0, 1]


def test_who_melds_everything_floats_where_last_cards_may_be_called() -> None:
    state = called("4S 5S 6S", "2H 3D", pile="7D 3S", jokers="off")
    events = play(state, "meld 4S 5S 6S")
    assert "float" in kinds(events)
    assert (state.round, state.asked, state.phase) == (1, 1, "draw")


def test_a_floater_may_discard_a_card_that_fits_and_it_may_be_called() -> None:
    state = position(
        "9S KD 4C", "", "2H 3D", pile="5C", phase="play", going_out="called",
        stock="7S 9H", melds=["4S 5S 6S"], jokers="off",
    )  # fmt: skip
    play(state, "discard KD")
    assert moves(state) == ["layoff 7S to M1", "discard 7S"]
    play(state, "discard 7S")
    assert (state.phase, state.asked) == ("call", 2)
    play(state, "pass", "pass")
    assert state.full_view()["rounds"][0]["out"] == 1


def test_at_once_one_move_must_meld_the_card_that_is_called() -> None:
    hands, table = ["2D TS 4C", "2H 9C"], {"melds": ["6S 7S 8S"], "pile": "KC 9S"}
    state = position(*hands, phase="play", jokers="off", **table)
    play(state, "discard TS")
    assert moves(state) == ["rummy 2", "pass"]
    # The 10 beneath the 9 is melded this turn, but not at once.
    hands, table = ["2D 9S 4C", "2H 9C"], {"melds": ["6S 7S 8S"], "pile": "KC TS"}
    state = position(*hands, phase="play", jokers="off", **table)
    play(state, "discard 9S")
    assert moves(state) == ["rummy 1", "rummy 2", "pass"]
    state = position(*hands, phase="play", jokers="off", deepest_when="at_once", **table)
    play(state, "discard 9S")
    assert moves(state) == ["rummy 1", "pass"]
    assert why(state, "rummy 2") == "does-not-fit"
    play(state, "rummy 1")
    assert moves(state) == ["layoff 9S to M1"]
