"""Cards let go in Texas Rummy, and the wild ones among them."""

from collections import Counter
from random import Random

import pytest

from game.core.event import Seat
from game.games.texas.game import TEXAS
from game.games.texas.state import texts
from tests.games.texas.positions import cards, play, table


def test_a_card_its_player_takes_back_is_no_longer_let_go() -> None:
    state = table("AS 4S 7H", "AD 4C 7C", turned="QS", stock="9H TH")
    play(state, "draw stock", "discard 9H")
    assert state.view(Seat(1))["let_go"] == [["9H"], []]
    state.asked = Seat(0)
    play(state, "draw pile")
    assert state.view(Seat(1))["let_go"] == [[], []]
    play(state, "discard AS")
    assert state.view(Seat(1))["let_go"] == [["AS"], []]


def test_a_card_others_take_stays_let_go() -> None:
    state = table("AS 4S 7H", "AD 4C 7C", turned="QS", stock="9H TH")
    play(state, "draw stock", "discard 9H", "draw pile")
    assert state.full_view()["let_go"] == [["9H"], []]


def test_a_new_round_begins_with_nothing_let_go() -> None:
    state = table("7H 7S 7D", "AD 4C 8C", turned="QS", stock="9H", rounds="1-2")
    play(state, "draw stock", "out 9H")
    assert (state.round, state.full_view()["let_go"]) == (2, [[], []])


def test_a_new_stock_leaves_what_was_let_go() -> None:
    state = table("AS 4S 7H", "AD 4C 7C", turned="QS", stock="9H")
    play(state, "draw stock", "discard AS")
    state.pile[1:1] = state.stock
    state.stock = []
    play(state, "draw stock")
    assert (state.emptied, state.full_view()["let_go"]) == (1, [["AS"], []])


@pytest.mark.night
def test_wild_neighbours_of_a_card_let_go_lie_in_a_hand_as_often_as_any() -> None:
    state = table("AS 4S 9H TH KD 6D", "3D 4C 7C TD KS 8S", turned="QS")
    assert state.round_law.wild_text == "6"
    play(state, "draw stock")
    state.asked = Seat(1)
    state.let_go[1] = cards("3D 7C")
    view = state.view(Seat(0))
    rng = Random(3)
    held: Counter[str] = Counter()
    for _ in range(2000):
        held.update(texts(TEXAS.determinize(view, rng).hands[1]))
    far = [held[card] for card in ("JC", "QC", "TC", "JH", "QH", "9S")]
    mean = sum(far) / len(far)
    for wild in ("2D", "6C"):
        assert 0.8 * mean < held[wild] < 1.2 * mean
    for natural in ("5D", "8C", "9C", "7S"):
        assert held[natural] < 0.75 * mean
