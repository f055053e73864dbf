"""What every table of cards says of them."""

import pytest

from game.games.takeaway.table import TakeawayTable


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("TD", "10 of diamonds"),
        ("JK", "joker"),
        ("JK=5S", "joker as the 5 of spades"),
        ("JK=5", "joker as a 5"),
        ("JK=8", "joker as an 8"),
        ("JK=A", "joker as an ace"),
    ],
)
def test_a_card_in_words(text: str, name: str) -> None:
    assert str(TakeawayTable().card_name(text)) == name
