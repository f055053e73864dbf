"""Cards let go in 500 Rummy, where they may come back to who discarded them."""

from game.core.event import Seat
from tests.games.rummy500.positions import play, position


def test_a_card_its_player_takes_back_is_no_longer_let_go() -> None:
    state = position("2S 9H 4D KC", "3S KD", pile="QC 6H")
    state.let_go[0] = state.pile[1:]
    play(state, "draw pile 1")
    assert state.view(Seat(1))["let_go"] == [[], []]
    play(state, "discard 2S")
    assert state.view(Seat(1))["let_go"] == [["2S"], []]


def test_cards_of_others_are_taken_without_a_change() -> None:
    state = position("2S 9H 4D KC", "8H TH KD", pile="QC", jokers="off", phase="play")
    play(state, "discard 9H", "draw pile 1")
    assert state.full_view()["let_go"] == [["9H"], []]


def test_who_takes_many_takes_back_all_of_their_own() -> None:
    state = position("QD QH 9S 4D KC", "3S KD", pile="QC 6C 5S", jokers="off")
    state.let_go[0] = state.pile[1:]
    state.let_go[1] = state.pile[:1]
    play(state, "draw pile 3")
    assert state.full_view()["let_go"] == [[], ["QC"]]


def test_who_calls_takes_back_their_own() -> None:
    state = position("2D QD 4C", "2H 9C", melds=["7S 8S 9S"], pile="5C 6S", phase="play")
    state.let_go[1] = state.pile[1:]
    play(state, "discard QD", "rummy 2")
    assert state.full_view()["let_go"] == [["QD"], []]
