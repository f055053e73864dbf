"""Small pieces of English."""

import pytest

from game.core.event import Seat
from game.core.words import cards, does, number, whose

NAMES = ("You", "Ada")


@pytest.mark.parametrize(
    ("count", "words"),
    [(0, "no cards"), (1, "one card"), (2, "two cards"), (10, "ten cards"), (11, "11 cards")],
)
def test_counts_of_cards(count: int, words: str) -> None:
    assert cards(count) == words


def test_numbers_in_words_up_to_ten() -> None:
    assert [number(count) for count in (0, 3, 10, 11, 52)] == ["no", "three", "ten", "11", "52"]


def test_a_negative_number_is_in_figures() -> None:
    assert number(-3) == "-3"


def test_the_verb_goes_with_the_name() -> None:
    assert does(NAMES, Seat(0), "draw") == "You draw"
    assert does(NAMES, Seat(1), "draw") == "Ada draws"
    assert does(NAMES, Seat(1), "pass", "passes") == "Ada passes"
    assert does(NAMES, Seat(0), "pass", "passes") == "You pass"


def test_whose() -> None:
    assert [whose(NAMES, Seat(seat)) for seat in (0, 1)] == ["your", "Ada's"]
