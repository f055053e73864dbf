"""How melds are named; which way is taken does not hang on the words of any language."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.cards import card_names
from game.cards.melds.laid_cards import read_meld
from game.games.rummy500.words import melded_in_short
from game.text.message import ENGLISH_LANGUAGE, Message, Value


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        ("5C 6C 7C", "5-6-7 of clubs"),
        ("TC JC QC", "10-J-Q of clubs"),
        ("5C 6C 7C 8C", "5 to 8 of clubs"),
        ("9C TC JC QC", "9 to Q of clubs"),
    ],
)
def test_a_run_of_more_than_three_cards_is_named_in_short_by_its_ends(
    cards: str, said: str
) -> None:
    assert str(card_names.short_run(read_meld(cards))) == said
    assert str(melded_in_short(read_meld(cards))) == said


@pytest.fixture
def wordless(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nothing can be said in English."""

    def say(name: str, values: dict[str, Value]) -> str:
        raise AssertionError(f"{name} is said")

    with monkeypatch.context() as patch:
        patch.setattr(ENGLISH_LANGUAGE, "say", say)
        yield


@pytest.mark.parametrize("cards", ["5C 6C 7C", "5C 6C 7C 8C", "5C 6C 7C 8C 9C TC", "5C 5D 5H"])
@pytest.mark.usefixtures("wordless")
def test_a_name_is_chosen_without_looking_at_its_english(cards: str) -> None:
    meld = read_meld(cards)
    assert isinstance(card_names.meld(meld), Message)
    assert isinstance(melded_in_short(meld), Message)


def test_no_english_sentence_is_measured() -> None:
    """How long a sentence is differs from language to language."""
    game = Path(card_names.__file__).parents[1]
    for file in (
        file for room in ("cards", "core", "games") for file in (game / room).rglob("*.py")
    ):
        assert "len(str(" not in file.read_text(encoding="utf-8"), file.name
