"""The options of melds: runs of four cards at least, one joker a meld, low aces."""

import pytest

from game.games.rummy500.game import RUMMY500
from game.games.rummy500.rules import Rummy500State
from game.games.rummy500.table import Rummy500Table
from tests.games.rummy500.positions import play, position
from tests.sitting import at_table


def legal(state: Rummy500State, kind: str) -> list[str]:
    """The texts of the legal moves of a kind."""
    return [text for text in map(RUMMY500.write, state.legal()) if text.startswith(kind)]


def refused(state: Rummy500State, text: str) -> str:
    """The sentence that refuses a move."""
    refusal = state.check(RUMMY500.parse(text))
    return "" if refusal is None else str(refusal.message)


def offered(state: Rummy500State, *picked: str) -> list[str]:
    """The moves that the table offers with these cards picked."""
    offers = Rummy500Table().offers(state, picked, at_table("You", "Ada"))
    return [offer.move for offer in offers]


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


TWO_TO_KING = "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS"


def test_an_ace_can_be_low_only() -> None:
    hand = "AS 2S 3S QS KS AH AD 9C"
    state = position(hand, "3C", phase="play", jokers="off", ace="low")
    assert legal(state, "meld") == ["meld AS 2S 3S", "meld AS AH AD"]
    assert refused(state, "meld QS KS AS") == "At this table an ace can’t go above a king."
    assert not refused(position(hand, "3C", phase="play", jokers="off"), "meld QS KS AS")


def test_where_aces_are_low_nothing_is_added_above_a_king() -> None:
    state = position("AS JK 9C", "3C", phase="play", melds=["JS QS KS"], ace="low")
    assert legal(state, "layoff") == ["layoff JK=TS to M1"]
    for card in ("AS", "JK=AS"):
        said = refused(state, f"layoff {card} to M1")
        assert said == "At this table an ace can’t go above a king."
    usual = position("AS JK 9C", "3C", phase="play", melds=["JS QS KS"])
    assert not refused(usual, "layoff AS to M1")


def test_where_aces_are_low_an_ace_is_added_to_two_to_king_without_naming_an_end() -> None:
    state = position("AS JK 9C", "3C", phase="play", melds=[TWO_TO_KING], ace="low")
    assert legal(state, "layoff") == ["layoff AS to M1", "layoff JK=AS to M1"]
    assert "can’t go above a king" in refused(state, "layoff AS high to M1")
    assert "Don’t name an end" in refused(state, "layoff AS low to M1")
    play(state, "layoff AS to M1")
    assert state.view(0)["melds"][0]["cards"][:2] == ["AS", "2S"]


def test_where_aces_are_low_neither_king_nor_ace_is_taken_for_the_other() -> None:
    options = {"pile": "KC AS 4D", "jokers": "off", "stock": "5H 6H"}
    for ace, takings in (("both", ["draw pile 1", "draw pile 2"]), ("low", ["draw pile 1"])):
        for hand, melds in (("QS KS 2H", []), ("KS 2H", ["TS JS QS"]), ("2H", ["JS QS KS"])):
            state = position(hand, "3C", **options, melds=melds, ace=ace)
            assert legal(state, "draw pile") == takings, (ace, hand)


def test_where_aces_are_low_an_ace_on_a_king_is_not_called() -> None:
    for ace, called in (("both", "call"), ("low", "draw")):
        for rummy_call in ("pile", "top"):
            table = {"melds": ["JS QS KS"], "pile": "2C", "rummy_call": rummy_call, "ace": ace}
            state = position("AS 9C", "3C 4H", **table, phase="play", jokers="off")
            play(state, "discard AS")
            assert state.phase == called, (ace, rummy_call)


def test_where_aces_are_low_the_table_offers_no_ace_above_a_king() -> None:
    for ace, goes_high in (("both", True), ("low", False)):
        table = {"melds": ["TS JS QS"], "phase": "play", "ace": ace}
        state = position("KS AS 9C", "3C", **table)
        assert ("layoff KS to M1" in offered(state, "KS", "AS")) == goes_high
        play(state, "layoff KS to M1")
        # It is offered to be refused with its sentence.
        assert "layoff AS to M1" in offered(state, "AS")
        assert (not refused(state, "layoff AS to M1")) == goes_high
