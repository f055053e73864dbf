"""The French pack: its cards, their texts and their names."""

from collections import Counter

import pytest

from game.cards import card_names, french
from tests.together import each_of

RANKS = "A23456789TJQK"
SUITS = "SHDC"


def test_a_card_is_written_rank_then_suit() -> None:
    texts = [french.write(card) for card in french.pack()]
    assert texts == [rank + suit for suit in SUITS for rank in RANKS]


@each_of("text", ["AS", "5S", "TH", "KC", "2D", "JK"])
def test_a_text_and_its_card_are_inverses(text: str) -> None:
    assert french.write(french.read(text)) == text


def test_every_card_is_read_back() -> None:
    pack = french.pack(jokers=1)
    assert [french.read(french.write(card)) for card in pack] == pack


@each_of(
    "text", ["", "5", "S5", "10H", "5s", "tH", "5S ", " 5S", "1S", "0S", "JK=5S", "JOKER", "5♠"]
)
def test_other_texts_are_no_card(text: str) -> None:
    with pytest.raises(ValueError, match="isn’t a card"):
        french.read(text)


@pytest.mark.parametrize(
    ("text", "rank", "suit"), [("AS", 0, 0), ("KS", 12, 0), ("2H", 1, 1), ("QC", 11, 3)]
)  # fmt: skip
def test_rank_and_suit_count_from_the_ace_and_from_spades(text: str, rank: int, suit: int) -> None:
    card = french.read(text)
    assert (french.rank(card), french.suit(card)) == (rank, suit)
    assert french.make(suit, rank) == card


def test_the_joker_has_a_suit_of_its_own() -> None:
    assert french.suit(french.JOKER) not in {french.suit(card) for card in french.pack()}


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("AS", "ace of spades"),
        ("8C", "8 of clubs"),
        ("TH", "10 of hearts"),
        ("QD", "queen of diamonds"),
        ("JK", "joker"),
    ],
)
def test_a_card_in_words(text: str, words: str) -> None:
    assert str(card_names.named(french.read(text))) == words


def test_every_card_has_a_name_of_its_own() -> None:
    names = {str(card_names.named(card)) for card in french.pack(jokers=1)}
    assert len(names) == 53


def test_one_pack_has_every_card_once() -> None:
    assert Counter(french.pack()) == Counter(range(52))


def test_packs_and_jokers_are_counted() -> None:
    counted = Counter(french.pack(packs=2, jokers=4))
    assert counted.pop(french.JOKER) == 4
    assert set(counted.values()) == {2}
    assert len(counted) == 52
