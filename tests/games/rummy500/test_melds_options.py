"""The options of melds: runs of four cards at least, one joker a meld."""

import pytest

from game.games.rummy500.game import RUMMY500
from game.games.rummy500.rules import Rummy500State
from tests.games.rummy500.positions import play, position


def legal(state: Rummy500State, kind: str) -> list[str]:
    """The texts of the legal moves of a kind."""
    return [text for text in map(RUMMY500.write, state.legal()) if text.startswith(kind)]


def refused(state: Rummy500State, text: str) -> str:
    """The sentence that refuses a move."""
    refusal = state.check(RUMMY500.parse(text))
    return "" if refusal is None else str(refusal.message)


def test_a_run_can_need_four_cards_and_a_set_still_three() -> None:
    hand = "7S 8S 9S 9H 9D KC"
    state = position(hand, "3C", phase="play", jokers="off", shortest_run=4)
    assert legal(state, "meld") == ["meld 9S 9H 9D"]
    assert refused(state, "meld 7S 8S 9S") == "A run takes at least four cards."
    assert not refused(position(hand, "3C", phase="play", jokers="off"), "meld 7S 8S 9S")
    longer = position("7S 8S 9S TS KC", "3C", phase="play", jokers="off", shortest_run=4)
    assert legal(longer, "meld") == ["meld 7S 8S 9S TS"]


def test_a_joker_helps_three_cards_to_a_run_of_four() -> None:
    state = position("7S 8S TS JK KC", "3C", phase="play", shortest_run=4)
    assert legal(state, "meld") == ["meld 7S 8S JK=9S TS"]


def test_a_card_that_only_a_run_of_three_would_meld_cannot_be_taken() -> None:
    options = {"pile": "KC 9S 4D", "jokers": "off"}
    short = position("7S 8S 2H", "3C", **options)
    assert legal(short, "draw pile") == ["draw pile 1", "draw pile 2"]
    long = position("7S 8S 2H", "3C", **options, shortest_run=4)
    assert legal(long, "draw pile") == ["draw pile 1"]


def test_three_cards_in_a_row_can_be_added_where_they_are_no_run_of_their_own() -> None:
    table = {"melds": ["3S 4S 5S 6S"], "pile": "KC 9S 4D", "jokers": "off"}
    state = position("7S 8S 2H", "3C", **table, shortest_run=4)
    assert legal(state, "draw pile") == ["draw pile 1", "draw pile 2"]


def test_a_meld_can_have_one_joker_at_most() -> None:
    state = position("7S 7H JK JK 9C", "3C", phase="play", wilds="one")
    assert legal(state, "meld") == ["meld 7S 7H JK=7"]
    assert refused(state, "meld 7S 7H JK=7 JK=7") == "A meld can have only one joker."


@pytest.mark.parametrize(("meld", "card"), [("7S 7H JK=7", "JK=7"), ("5C JK=6C 7C", "JK=8C")])
def test_no_joker_is_added_to_a_meld_that_has_one_but_other_cards_are(meld: str, card: str) -> None:
    state = position("7D 8C JK 2C", "3C", phase="play", melds=[meld], wilds="one")
    assert "has its joker" in refused(state, f"layoff {card} to M1")
    assert [text for text in legal(state, "layoff") if "JK" not in text]
    assert not [text for text in legal(state, "layoff") if "JK" in text]
    free = position("7D 8C JK 2C", "3C", phase="play", melds=[meld])
    assert not refused(free, f"layoff {card} to M1")


def test_a_joker_that_fits_no_meld_is_not_called_where_a_meld_has_its_one() -> None:
    for options, phase in (({}, "call"), ({"wilds": "one"}, "draw")):
        table = {"melds": ["7S 7H JK=7"], "pile": "2C", "phase": "play", "rummy_call": "top"}
        state = position("9C JK", "3C 4H", **table, **options)
        play(state, "discard JK")
        assert state.phase == phase


def test_the_options_are_read_from_a_view() -> None:
    state = position("7S 7H JK 9C", "3C", phase="play", melds=["5C JK=6C 7C"], wilds="one")
    seen = RUMMY500.from_view(state.view(0))
    assert seen.table == state.table
    assert not seen.table.room
