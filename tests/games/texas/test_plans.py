"""The plans of the characters in Texas Rummy: where each has a say, and which moves fit."""

from game.games.texas.game import TEXAS
from game.games.texas.rules import TexasState
from tests.games.texas.positions import cards, play, table
from tests.laws.planning import astray, fitting, shown

THEIRS = "4S 6D 8C TC"


def drawn(hand: str, card: str, known: str = "") -> TexasState:
    """A turn of round 2, 4s and 2s wild, after a card from the deck."""
    state = table(hand, THEIRS, turned="AD", stock=card)
    play(state, "draw stock")
    state.known[1] = cards(known)
    return state


def discards(text: str) -> set[str]:
    return {f"discard {card}" for card in text.split()}


def test_ada_draws_from_the_deck() -> None:
    assert fitting(TEXAS, "Ada", table("9H TH KD 5S", THEIRS, turned="KS")) == {"draw stock"}


def test_leo_takes_a_top_that_goes_with_a_card() -> None:
    state = table("9H TH KD 5S", THEIRS, turned="KS")
    assert fitting(TEXAS, "Leo", state) == shown(TEXAS, "Leo", state) == {"draw pile"}
    assert not fitting(TEXAS, "Leo", table("9H TH KD 5S", THEIRS, turned="8D"))


def test_max_saves_the_suit_of_which_he_has_had_most() -> None:
    state = drawn("9H TH KD 5S", "QD")
    assert fitting(TEXAS, "Max", state) == discards("KD QD 5S")
    state.let_go[0] = cards("8D 6D")
    assert astray(TEXAS, "Max", state) == discards("KD QD")


def test_otto_lets_no_suit_grow_long() -> None:
    assert fitting(TEXAS, "Otto", drawn("9H TH KD 5S", "3H")) == discards("9H TH 3H")


def test_iris_discards_nothing_that_goes_with_what_anybody_took() -> None:
    state = drawn("9H TH KD 5S", "3H", known="9C KH")
    assert astray(TEXAS, "Iris", state) == discards("9H KD")
    assert not astray(TEXAS, "Iris", drawn("9H TH KD 5S", "3H"))


def test_noor_keeps_high_cards_that_go_together() -> None:
    assert astray(TEXAS, "Noor", drawn("QH KH TD 5S", "3H")) == discards("QH KH")


def test_mina_discards_the_highest_loose_cards() -> None:
    assert fitting(TEXAS, "Mina", drawn("9H 7H KD 5S", "3C")) == discards("KD 9H 7H")


def test_tomas_discards_the_lowest_loose_cards() -> None:
    assert fitting(TEXAS, "Tomas", drawn("9H 7H KD 5S", "3C")) == discards("7H 5S 3C")


def test_neither_counts_a_card_of_a_meld() -> None:
    state = drawn("KS KH KD 5S", "3C")
    assert fitting(TEXAS, "Mina", state) == discards("5S")
    assert fitting(TEXAS, "Tomas", state) == discards("3C")


def test_zora_discards_bait_and_takes_a_top_that_goes_with_a_card() -> None:
    assert fitting(TEXAS, "Zora", drawn("9H TH KD 5S", "3C")) == discards("9H TH")
    assert fitting(TEXAS, "Zora", table("9H TH KD 5S", THEIRS, turned="KS")) == {"draw pile"}


def test_yuki_discards_the_rank_of_which_most_is_seen() -> None:
    assert fitting(TEXAS, "Yuki", drawn("9H 9S KD 5S", "3C")) == discards("9H 9S")


def test_rosa_keeps_red_cards_and_emil_black_ones() -> None:
    state = drawn("9H TH KD 5S", "3C")
    assert fitting(TEXAS, "Rosa", state) == discards("5S 3C")
    assert fitting(TEXAS, "Emil", state) == discards("9H TH KD")


def test_wild_cards_fit_no_plan() -> None:
    state = drawn("4H 2S KD 5S", "9C")
    for name in ("Max", "Otto", "Noor", "Mina", "Tomas", "Zora", "Yuki", "Rosa", "Emil"):
        assert not fitting(TEXAS, name, state) & discards("4H 2S"), name


def test_in_a_last_turn_nobody_has_a_plan() -> None:
    state = drawn("9H TH KD 5S", "3C")
    state.laid = {"seat": 1, "melds": []}
    for name in TEXAS.bot.plans:
        assert not fitting(TEXAS, name, state), name
