"""What a sequence is, and where a card can be added to one."""

import pytest

from tests.games.take.positions import adds, melds_of, moves, play, position, why
from tests.together import each_of


def lays(hand: str) -> set[str]:
    """The sequences that can be laid from a hand (and a card that belongs to none)."""
    return {text[4:] for text in moves(position([hand, "2D"])) if text.startswith("lay")}


def test_a_sequence_is_three_or_more_consecutive_cards_of_one_suit() -> None:
    assert lays("4S 5S 6S 7S 8H KD") == {"4S 5S 6S", "5S 6S 7S", "4S 5S 6S 7S"}
    assert lays("4S 5S 6H 7S 7H 7D") == set()


@each_of("cards", ["4S 5S 6H", "4S 6S 8S", "6S 5S 4S", "4S 5S", "7S 7H 7D"])
def test_anything_else_is_no_meld(cards: str) -> None:
    state = position(["4S 5S 6S 8S 6H 7S 7H 7D", "KD"])
    assert why(state, f"lay {cards}") == "not-a-meld"


def test_an_ace_is_low_or_high_never_both_and_never_in_the_middle() -> None:
    assert lays("AS 2S 3S 9D") == {"AS 2S 3S"}
    assert lays("QS KS AS 9D") == {"QS KS AS"}
    assert lays("KS AS 2S 9D") == set()
    state = position(["QS KS AS 2S 3S 9D", "2D"])
    assert why(state, "lay QS KS AS 2S 3S") == "not-a-meld"
    assert why(state, "lay KS AS 2S") == "not-a-meld"


def test_a_joker_stands_for_any_one_card_of_a_sequence() -> None:
    assert lays("4S 6S JK 9D") == {"4S JK=5S 6S"}
    assert lays("4S 5S JK 9D") == {"JK=3S 4S 5S", "4S 5S JK=6S"}
    assert lays("QS KS JK 9D") == {"JK=JS QS KS", "QS KS JK=AS"}
    assert lays("2S 3S JK 9D") == {"JK=AS 2S 3S", "2S 3S JK=4S"}


def test_a_joker_may_stand_for_a_card_that_its_player_also_holds() -> None:
    assert "4S JK=5S 6S" in lays("4S 5S 6S JK 9D")


def test_a_sequence_may_hold_both_jokers_but_needs_a_natural_card() -> None:
    assert lays("5S JK JK") == {"JK=3S JK=4S 5S", "JK=4S 5S JK=6S", "5S JK=6S JK=7S"}
    state = position(["5S 9D JK JK", "2D"])
    assert why(state, "lay JK=4S JK=5S") == "not-a-meld"
    assert why(state, "lay 5S JK=6S JK=8S") == "not-a-meld"
    assert why(state, "lay 5S JK=6S JK=7S 8S") == "not-in-hand"


def test_the_natural_card_can_be_used_in_another_sequence_than_its_joker() -> None:
    state = position(["QS KS AS 9D", "2D"], [(1, "JK=AS 2S 3S")])
    play(state, "lay QS KS AS")
    assert melds_of(state) == [("M1", 1, "JK=AS 2S 3S"), ("M2", 0, "QS KS AS")]


def test_the_natural_card_never_replaces_its_joker() -> None:
    state = position(["5S 9D KH", "2D"], [(1, "4S JK=5S 6S")])
    assert why(state, "add 5S to M1") == "does-not-fit"
    assert adds(state) == set()


def test_a_sequence_laid_with_an_empty_hand_left_has_at_most_13_cards() -> None:
    state = position(["AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS", "2D"])
    whole = "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS"
    assert why(state, f"lay AS {whole} AS") == "not-in-hand"
    play(state, f"lay {whole} AS")
    assert state.full_view()["melds"][0]["locked"]
    joker = position(["AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS JK", "2D"])
    assert why(joker, f"lay AS {whole} JK=AS") == "not-a-meld"


def test_a_card_is_added_to_either_end() -> None:
    state = position(["4C 8C 9D KH", "2D"], [(0, "5C 6C 7C")])
    assert adds(state) == {"add 4C to M1", "add 8C to M1"}
    play(state, "add 4C to M1", "add 8C to M1")
    assert melds_of(state) == [("M1", 0, "4C 5C 6C 7C 8C")]
    assert why(state, "add 9D to M1") == "does-not-fit"


def test_a_joker_is_added_with_the_card_it_stands_for() -> None:
    state = position(["JK 9D", "2D"], [(1, "5C 6C 7C")])
    assert adds(state) == {"add JK=4C to M1", "add JK=8C to M1"}
    play(state, "add JK=8C to M1")
    assert melds_of(state) == [("M1", 0, "5C 6C 7C JK=8C")]


def test_one_may_go_on_adding_to_what_one_has_taken() -> None:
    state = position(["8C 9C KH", "2D"], [(1, "5C 6C 7C")])
    play(state, "add 8C to M1", "add 9C to M1")
    assert melds_of(state) == [("M1", 0, "5C 6C 7C 8C 9C")]


@pytest.mark.parametrize(
    ("locked", "card"),
    [
        ("AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH", "JK=AH"),
        ("2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH", "JK=AH"),
        ("JK=AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH", "AH"),
    ],
)
def test_a_sequence_of_13_cards_is_locked_and_nobody_can_take_it(locked: str, card: str) -> None:
    hand = "9D AH" if card == "AH" else "9D JK"
    state = position([hand, "2D"], [(1, locked)])
    assert state.full_view()["melds"][0]["locked"]
    assert why(state, f"add {card} to M1") == "locked"
    assert why(state, f"add {card} low to M1") == "locked"
    assert adds(state) == set()
    assert "discard 9D" in moves(state)


def test_the_lower_sequence_is_named_first_in_a_double_take() -> None:
    state = position(["6D KH", "2H"], [(1, "7D 8D 9D"), (1, "3D 4D 5D")])
    assert adds(state) == {"add 6D to M2+M1"}
    assert why(state, "add 6D to M1+M2") == "does-not-fit"


def test_joined_sequences_keep_the_smaller_number_and_the_other_is_not_used_again() -> None:
    state = position(["6D 2C 3C 4C KH", "2H"], [(1, "7D 8D 9D"), (1, "3D 4D 5D")])
    play(state, "add 6D to M2+M1")
    assert melds_of(state) == [("M1", 0, "3D 4D 5D 6D 7D 8D 9D")]
    play(state, "lay 2C 3C 4C")
    assert [number for number, _, _ in melds_of(state)] == ["M1", "M3"]


def test_a_card_that_touches_two_sequences_always_joins_them() -> None:
    state = position(["6D JK KH", "2H"], [(0, "3D 4D 5D"), (1, "7D 8D 9D")])
    assert why(state, "add 6D to M1") == "does-not-fit"
    assert why(state, "add 6D to M2") == "does-not-fit"
    assert adds(state) == {
        "add 6D to M1+M2",
        "add JK=6D to M1+M2",
        "add JK=2D to M1",
        "add JK=TD to M2",
    }


def test_where_the_joined_sequence_would_have_an_ace_at_both_ends_the_player_chooses() -> None:
    table = [(1, "AD 2D 3D 4D 5D"), (1, "7D 8D 9D TD JD QD KD JK=AD")]
    state = position(["6D KH", "2H"], table)
    assert adds(state) == {"add 6D to M1", "add 6D to M2"}
    assert why(state, "add 6D to M1+M2") == "does-not-fit"
    play(state, "add 6D to M2")
    assert melds_of(state) == [
        ("M1", 1, "AD 2D 3D 4D 5D"),
        ("M2", 0, "6D 7D 8D 9D TD JD QD KD JK=AD"),
    ]


def test_an_ace_never_joins_two_sequences() -> None:
    state = position(["AD KH", "2H"], [(1, "2D 3D 4D"), (1, "JD QD KD")])
    assert adds(state) == {"add AD to M1", "add AD to M2"}
    assert why(state, "add AD to M2+M1") == "does-not-fit"
    play(state, "add AD to M2")
    assert melds_of(state) == [("M1", 1, "2D 3D 4D"), ("M2", 0, "JD QD KD AD")]


def test_two_sequences_that_touch_without_a_card_between_stay_two() -> None:
    state = position(["7D 8D 9D KH", "2H"], [(1, "4D 5D 6D")])
    play(state, "lay 7D 8D 9D")
    assert melds_of(state) == [("M1", 1, "4D 5D 6D"), ("M2", 0, "7D 8D 9D")]


def test_with_jokers_two_sequences_of_a_suit_may_overlap() -> None:
    state = position(["2D KH 7D", "2H"], [(1, "3D 4D JK=5D"), (1, "JK=4D 5D 6D")])
    assert adds(state) == {"add 2D to M1", "add 7D to M2"}
    play(state, "add 2D to M1")
    assert melds_of(state) == [("M1", 0, "2D 3D 4D JK=5D"), ("M2", 1, "JK=4D 5D 6D")]
