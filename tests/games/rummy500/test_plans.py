"""The plans of the characters in 500 Rummy: where each has a say, and which moves fit."""

from typing import Any

from game.core.event import Seat
from game.games.rummy500.game import RUMMY500
from game.games.rummy500.rules import Rummy500State
from tests.games.rummy500.positions import cards, position
from tests.laws.planning import astray, fitting, shown

THEIRS = "2S 4D 6D 8S TS 3D 9S"
THEIR_MELDS: dict[str, Any] = {"melds": ["5C 6C 7C"], "by": [(1, 1, 1)]}
CATCH = "5H 9C JD 2C KS QS"


def turn(*hands: str, **values: Any) -> Rummy500State:
    """A turn after the draw."""
    return position(*hands, phase="play", **values)


def known(state: Rummy500State, seat: int, taken: str) -> Rummy500State:
    """The state with cards that a seat took from the pile, which it holds."""
    state.known[seat] = cards(taken)
    return state


def called(hand: str) -> Rummy500State:
    """A moment when a seat may call a discard that fits a meld."""
    state = turn(THEIRS + " 8C", hand, stock="2D 3H", **THEIR_MELDS)
    state.advance(RUMMY500.parse("discard 8C"))
    assert state.phase == "call" and state.asked == 1
    return state


def test_ada_adds_nothing_to_the_melds_of_others() -> None:
    state = turn("8C JD KH", THEIRS, **THEIR_MELDS)
    assert astray(RUMMY500, "Ada", state) == {"layoff 8C to M1"}
    assert not astray(RUMMY500, "Ada", turn("8C JD KH", THEIRS, melds=["5C 6C 7C"]))


def test_ada_does_not_call_and_leo_does() -> None:
    state = called("2H JH QD KC")
    assert fitting(RUMMY500, "Ada", state) == {"pass"}
    assert astray(RUMMY500, "Leo", state) == {"pass"}


def test_leo_adds_to_the_melds_of_others() -> None:
    state = turn("8C JD KH", THEIRS, **THEIR_MELDS)
    assert fitting(RUMMY500, "Leo", state) == shown(RUMMY500, "Leo", state) == {"layoff 8C to M1"}


def test_leo_keeps_what_goes_with_melds_of_others() -> None:
    state = turn("9C 6H JD KH", THEIRS, **THEIR_MELDS)
    assert astray(RUMMY500, "Leo", state) == {"discard 9C", "discard 6H"}


def test_max_takes_six_cards_or_more() -> None:
    state = position("6H 7H 9H 9D", THEIRS, pile=CATCH)
    assert fitting(RUMMY500, "Max", state) == shown(RUMMY500, "Max", state) == {"draw pile 6"}


def test_max_waits_with_low_discards_and_the_deck() -> None:
    state = position("JS JH 2H", THEIRS, pile="5H 9C JD 2C")
    assert fitting(RUMMY500, "Max", state) == {"draw stock"}
    assert fitting(RUMMY500, "Max", turn("KH JD 4C 2H", THEIRS)) == {"discard 4C", "discard 2H"}
    caught = known(turn("KH JD 4C 2H", THEIRS), 0, "KH JD 4C")
    assert not fitting(RUMMY500, "Max", caught)


def test_otto_takes_the_top_or_the_deck() -> None:
    state = position("6H 7H 9H 9D", THEIRS, pile=CATCH)
    assert fitting(RUMMY500, "Otto", state) == {"draw stock", "draw pile 1"}


def test_iris_discards_nothing_that_goes_with_what_anybody_took() -> None:
    state = known(turn("8C TH KD", THEIRS, "TC 2C 3C"), 2, "TC")
    assert astray(RUMMY500, "Iris", state) == {"discard 8C", "discard TH"}


def test_noor_lays_nothing_until_two_melds_can_go() -> None:
    state = turn("5C 6C 7C KD 2H", THEIRS)
    assert astray(RUMMY500, "Noor", state) == {"meld 5C 6C 7C"}
    two = turn("5C 6C 7C KD KH KS 2H", THEIRS)
    assert fitting(RUMMY500, "Noor", two) == {"meld 5C 6C 7C", "meld KS KH KD"}


def test_mina_lays_at_once() -> None:
    state = turn("5C 6C 7C 8H KD", THEIRS, melds=["5H 6H 7H"])
    laying = {"meld 5C 6C 7C", "layoff 8H to M1"}
    assert fitting(RUMMY500, "Mina", state) == shown(RUMMY500, "Mina", state) == laying
    assert not fitting(RUMMY500, "Mina", turn("5C 6C KD", THEIRS))


def test_tomas_keeps_one_meld_back_until_somebody_has_five_cards() -> None:
    state = turn("5C 6C 7C KD 2H", THEIRS)
    assert astray(RUMMY500, "Tomas", state) == {"meld 5C 6C 7C"}
    assert not astray(RUMMY500, "Tomas", turn("5C 6C 7C KD 2H", "2S 4D 6D 8S TS"))
    assert not astray(RUMMY500, "Tomas", turn("5C 6C 7C KD KH KS 2H", THEIRS))


def test_zora_discards_bait_and_takes_the_pile_through_it() -> None:
    assert astray(RUMMY500, "Zora", turn("5C 6C KD 2H", THEIRS)) == {"discard KD", "discard 2H"}
    state = position("6H 7H 9H 9D", THEIRS, pile=CATCH)
    assert not fitting(RUMMY500, "Zora", state)
    state.let_go[Seat(0)] = cards("9C")
    assert fitting(RUMMY500, "Zora", state) == {"draw pile 5", "draw pile 6"}


def test_yuki_discards_nothing_that_others_can_add() -> None:
    found = fitting(RUMMY500, "Yuki", turn("8C JD KH 2H", THEIRS + " QH", **THEIR_MELDS))
    assert "discard 8C" not in found and len(found) >= 2


def test_yuki_lays_before_others_have_few_cards() -> None:
    state = turn("5C 6C 7C KD 2H", THEIRS)
    assert fitting(RUMMY500, "Yuki", state) == {"meld 5C 6C 7C"}
    many = turn("5C 6C 7C KD 2H", THEIRS + " QH")
    assert "meld 5C 6C 7C" in fitting(RUMMY500, "Yuki", many)
    assert len(fitting(RUMMY500, "Yuki", many)) > 1


def jokered(hand: str) -> Rummy500State:
    return turn(hand, THEIRS, melds=["5C 6C 7C"], jokers="on")


def test_rosa_plays_jokers() -> None:
    state = jokered("JK 8C KD 2H")
    moves = set(map(RUMMY500.write, state.legal()))
    assert fitting(RUMMY500, "Rosa", state) == {move for move in moves if "JK=" in move} != set()
    assert not fitting(RUMMY500, "Rosa", jokered("3C 8C KD 2H"))


def test_emil_keeps_jokers_unless_he_can_go_out() -> None:
    state = jokered("JK 8C KD 2H")
    moves = set(map(RUMMY500.write, state.legal()))
    assert astray(RUMMY500, "Emil", state) == {move for move in moves if "JK" in move} != set()
    assert not astray(RUMMY500, "Emil", jokered("JK 8C KD"))
