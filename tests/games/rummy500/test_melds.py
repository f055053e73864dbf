"""Melds and lay-offs: what fits, how it is written, what it is refused for."""

import pytest

from game.cards.melds import shape
from game.core.illegal import UnreadableMove
from game.games.rummy500.game import RUMMY500
from tests.games.rummy500.positions import moves, play, position, why
from tests.together import each_of


@pytest.mark.parametrize(
    ("hand", "meld"),
    [
        ("AS 2S 3S KD", "AS 2S 3S"),
        ("QS KS AS KD", "QS KS AS"),
        ("4S JK 6S KD", "4S JK=5S 6S"),
        ("JK 5S 6S KD", "JK=4S 5S 6S"),
        ("JK JK 6S KD", "JK=4S JK=5S 6S"),
        ("7S 7H 7D 7C KD", "7S 7H 7D 7C"),
        ("7S JK JK KD", "7S JK=7 JK=7"),
        ("2S 3S JK KD", "JK=AS 2S 3S"),
        ("QS KS JK KD", "QS KS JK=AS"),
    ],
)
def test_a_meld(hand: str, meld: str) -> None:
    state = position(hand, "3D", phase="play")
    assert f"meld {meld}" in moves(state)
    assert why(state, f"meld {meld}") is None


@pytest.mark.parametrize(
    ("hand", "meld"),
    [
        ("KS AS 2S 3D", "KS AS 2S"),
        ("4S 5S 7S 3D", "4S 5S 7S"),
        ("4S 5H 6S 3D", "4S 5H 6S"),
        ("4S 5S 3D", "4S 5S"),
        ("4S 3D", "4S"),
        ("JK JK 3D", "JK=7 JK=7"),
        ("7S 7H JK 3D", "7S 7H JK=7D"),
        ("7S 7H JK 3D", "7S 7H JK=8"),
        ("4S 5S JK 3D", "4S 5S JK=5S"),
        ("4S 5S JK 3D", "4S 5S JK=6"),
        ("7S 7H 7D 7C JK", "7S 7H 7D 7C JK=7"),
    ],
)
def test_no_meld(hand: str, meld: str) -> None:
    state = position(hand, "3C", phase="play")
    assert why(state, f"meld {meld}") == "not-a-meld"
    assert f"meld {meld}" not in moves(state)


def test_a_meld_of_jokers_alone_is_none() -> None:
    state = position("JK JK JK 3D", "3C", "4C", "5C", "6C", phase="play")
    assert why(state, "meld JK=4S JK=5S JK=6S") == "not-a-meld"
    assert why(state, "meld JK=4 JK=4 JK=4") == "not-a-meld"


def test_a_group_has_each_suit_once_also_with_two_packs() -> None:
    state = position("7S 7S 7H 3D", "3C", "4C", "5C", "6C", phase="play")
    assert why(state, "meld 7S 7S 7H") == "not-a-meld"


def test_four_jokers_stand_with_one_card() -> None:
    state = position("7S JK JK JK 3D", "3C", "4C", "5C", "6C", phase="play")
    assert why(state, "meld 7S JK=7 JK=7 JK=7") is None


def test_what_is_not_in_the_hand_comes_first() -> None:
    state = position("7S 7H 3D", "3C", phase="play")
    assert why(state, "meld 7S 7H 7D") == "not-in-hand"
    assert why(state, "meld 7S 7H JK=7") == "not-in-hand"
    assert why(state, "meld 7S 7S 7H") == "not-in-hand"
    assert why(state, "discard JK") == "not-in-hand"


def test_a_meld_is_read_in_any_order_and_written_in_one() -> None:
    for text, written in (
        ("meld 7H JK=7 7S", "meld 7S 7H JK=7"),
        ("meld 7C 7D 7H 7S", "meld 7S 7H 7D 7C"),
        ("meld 6S 4S JK=5S", "meld 4S JK=5S 6S"),
        ("meld AS KS QS", "meld QS KS AS"),
        ("meld 3S AS 2S", "meld AS 2S 3S"),
    ):
        assert RUMMY500.write(RUMMY500.parse(text)) == written


def test_thirteen_cards_of_a_suit_lie_with_the_ace_where_it_is_written() -> None:
    low = "meld AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS"
    high = "meld 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS"
    state = position(low.removeprefix("meld ") + " 3D", "3C", phase="play")
    assert low in moves(state)
    assert high in moves(state)
    assert why(state, low) is None
    assert why(state, high) is None
    play(state, high)
    assert state.full_view()["melds"][0]["cards"][-1] == "AS"
    assert moves(state) == ["discard 3D"]


@each_of(
    "text",
    [
        "meld",
        "meld ",
        "meld 4S  5S 6S",
        "meld 4s 5s 6s",
        "meld JK 5S 6S",
        "meld 10S JS QS",
        "draw pile",
        "draw pile 0",
        "draw pile 01",
        "draw pile -1",
        "draw pile 1000",
        "Draw stock",
        "layoff 8S M1",
        "layoff 8S to 1",
        "layoff 8S to M0",
        "layoff 8S low to M1",
        "layoff JK to M1",
        "layoff JK=7 low to M1",
        "discard JK=5S",
        "rummy",
        "rummy 0",
        "rummy 8S to M1",
        "rummy JK=8S high to M1",
        "pass ",
        "",
    ],
)
def test_no_move(text: str) -> None:
    with pytest.raises(UnreadableMove):
        RUMMY500.parse(text)


def test_any_player_lays_off_on_any_meld_and_the_card_is_the_players_own() -> None:
    state = position("8S 4S 7C", "3C", melds=["5S 6S 7S"], by=[[1, 1, 1]], phase="play")
    play(state, "layoff 8S to M1", "layoff 4S to M1")
    assert state.full_view()["melds"] == [
        {"id": "M1", "kind": "run", "cards": ["4S", "5S", "6S", "7S", "8S"], "by": [0, 1, 1, 1, 0]}
    ]


def test_a_group_grows_to_four_cards_and_no_further() -> None:
    state = position("7D 7C JK 2D", "3C", melds=["7S 7H JK=7"], phase="play")
    assert {"layoff 7D to M1", "layoff 7C to M1", "layoff JK=7 to M1"} < set(moves(state))
    play(state, "layoff 7D to M1")
    assert why(state, "layoff 7C to M1") == "does-not-fit"
    assert why(state, "layoff JK=7 to M1") == "does-not-fit"


def test_a_suit_that_lies_in_a_group_does_not_fit_again() -> None:
    state = position("7S 2D", "3C", "4C", "5C", "6C", melds=["7S 7H 7D"], phase="play")
    assert why(state, "layoff 7S to M1") == "does-not-fit"


def test_a_joker_extends_a_run_at_either_end() -> None:
    state = position("JK 2D", "3C", melds=["5S 6S 7S"], phase="play")
    assert moves(state) == [
        "layoff JK=4S to M1",
        "layoff JK=8S to M1",
        "discard 2D",
        "discard JK",
    ]
    assert why(state, "layoff JK=9S to M1") == "does-not-fit"
    assert why(state, "layoff JK=5 to M1") == "does-not-fit"


RUN = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH"


def test_an_ace_that_fits_both_ends_names_its_end() -> None:
    state = position("AH JK 2D", "3C", melds=[RUN], phase="play")
    assert moves(state)[:4] == [
        "layoff AH low to M1",
        "layoff AH high to M1",
        "layoff JK=AH low to M1",
        "layoff JK=AH high to M1",
    ]
    assert why(state, "layoff AH to M1") == "not-a-move"
    low, high = state.clone(), state.clone()
    play(low, "layoff AH low to M1")
    play(high, "layoff AH high to M1")
    assert low.full_view()["melds"][0]["cards"][0] == "AH"
    assert high.full_view()["melds"][0]["cards"][-1] == "AH"
    for full in (low, high):
        assert not any(text.startswith("layoff") for text in moves(full))
        assert why(full, "layoff JK=AH low to M1") == "does-not-fit"


def test_an_ace_that_fits_one_end_names_none() -> None:
    state = position("AH AS 2D", "3C", melds=["2H 3H 4H", "JS QS KS"], phase="play")
    assert {"layoff AH to M1", "layoff AS to M2"} < set(moves(state))
    assert why(state, "layoff AH low to M1") == "does-not-fit"
    assert why(state, "layoff AS high to M2") == "does-not-fit"


def test_an_ace_never_turns_the_corner() -> None:
    state = position("AS 2S 9D", "3C", melds=["QD KD AD"], phase="play")
    assert why(state, "layoff 2S to M1") == "does-not-fit"
    state = position("2D KC", "3C", melds=["QD KD AD"], phase="play")
    assert why(state, "layoff 2D to M1") == "does-not-fit"
    state = position("KD KC", "3C", melds=["AD 2D 3D"], phase="play")
    assert why(state, "layoff KD to M1") == "does-not-fit"


def test_melds_are_numbered_in_the_order_they_are_laid() -> None:
    state = position("4S 5S 6S 7H 7D 7C 2D", "3C", phase="play")
    play(state, "meld 7H 7D 7C", "meld 4S 5S 6S")
    assert [meld["id"] for meld in state.full_view()["melds"]] == ["M1", "M2"]


def test_a_joker_stays_what_it_stands_for() -> None:
    state = position("5S 2D", "3C", melds=["4S JK=5S 6S"], phase="play")
    assert why(state, "layoff 5S to M1") == "does-not-fit"


def test_thousands_of_joker_melds_are_listed_fast_and_one_by_one() -> None:
    hand = "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS JK JK JK JK 3D"
    state = position(hand, "3C", "4C", "5C", "6C", phase="play")
    first = next(state.legal())
    assert RUMMY500.write(first).startswith("meld ")
    texts = moves(state)
    assert len(texts) > 5000
    assert len(set(texts)) == len(texts)
    assert why(state, texts[-20]) is None


def test_a_text_of_more_cards_than_any_meld_has_leaves_nothing_in_memory() -> None:
    state = position("AS 2S 3S", "3C", phase="play")
    before = shape.cache_info().currsize
    for count in (14, 108, 5000):
        text = "meld" + " AS" * count
        assert RUMMY500.write(RUMMY500.parse(text)) == text
        assert why(state, text) == "not-in-hand"
    assert shape.cache_info().currsize == before
