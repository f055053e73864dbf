"""The worked examples of the rules."""

import pytest

from game.games.texas.scoring import law_of
from tests.games.texas.positions import cards, legal, outs, play, refused, table
from tests.games.texas.slow import is_meld


@pytest.mark.parametrize(
    ("held", "melds"),
    [("7S 7H 2C", True), ("7S 2C 5D", False), ("7S 7H 2C 5D", True)],
)
def test_in_round_3_naturals_are_at_least_as_many_as_wilds(held: str, melds: bool) -> None:
    arranged = law_of(3).arrange(cards(held))
    assert (arranged.points == 0) is melds
    assert is_meld(held.split(), 3) is melds


def test_in_round_1_nine_ten_joker_goes_out_with_the_king() -> None:
    state = table("9H TH JK", "4S 6D 8C", turned="5C", stock="KD")
    play(state, "draw stock")
    assert outs(state) == ["out KD"]
    play(state, "out KD")
    assert state.rounds[0]["out"] == 0
    assert state.rounds[0]["arranged"][0]["melds"] == [["9H", "TH", "JK=JH"]]


def test_in_round_11_an_ace_and_a_queen_left_cost_ninety() -> None:
    law = law_of(11)
    arranged = law.arrange(cards("4S 4H 4D 6S 6H 6D 9S 9H 9D 2C QD AS JD")[:12])
    assert [law.values[card] for card in cards("AS QD")] == [60, 30]
    arranged = law.arrange(cards("4S 4H 4D 6S 6H 6D 9S 9H 9C 9D AS QD 9S"))
    assert arranged.points == 90
    assert arranged.deadwood == tuple(cards("AS QD"))


def test_an_ace_deuce_three_is_a_meld_except_in_round_1() -> None:
    assert law_of(2).arrange(cards("AH 2H 3H")).points == 0
    assert law_of(11).arrange(cards("AH 2H 3H")).points == 0
    assert law_of(1).arrange(cards("AH 2H 3H")).points == 60


def test_there_is_no_out_where_no_card_can_be_spared() -> None:
    state = table("7S 7H 7D 9S 9H", "3S 4S 4D JC KC", turned="KD", stock="9D")
    play(state, "draw stock")
    assert state.round_law.points(state.hand) == 0
    assert outs(state) == []
    assert refused(state, "out 9D") == "not-a-meld"
    assert "discard 9D" in legal(state)


def test_a_hand_complete_as_dealt_must_still_draw() -> None:
    state = table("9H TH JH", "4S 6D 8C", turned="5C", stock="KD")
    assert legal(state) == ["draw stock", "draw pile"]
    assert refused(state, "out 9H") == "not-your-phase"
    assert refused(state, "discard 9H") == "not-your-phase"
    play(state, "draw stock")
    assert outs(state) == ["out KD"]
