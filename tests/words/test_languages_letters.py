"""The letters of a language: those that press buttons, and those in the corners of cards."""

from collections.abc import Iterator

import pytest

from game.text.languages import ALL_SPOKEN, SPOKEN_ENGLISH
from game.text.message import (
    ENGLISH_LANGUAGE,
    SIGN_VARIANT,
    Language,
    Message,
    Pattern,
    Varied,
    language_of,
    speak,
)
from game.ui.key_bindings import conflicts_with, every_command
from tests.together import check_each
from tests.words.samples import FACE_RANKS

LANGUAGES = [language_of(spoken) for spoken in ALL_SPOKEN]


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    speak(ENGLISH_LANGUAGE)


def name_of(language: Language) -> str:
    return language.spoken.tag


def clashes(language: Language) -> list[tuple[str, str, str]]:
    """Pairs of commands and offers that one key would press at the same time."""
    speak(language)
    return [
        (one.name, other.name, key.shown) for one, other, key in conflicts_with({}, every_command())
    ]


def test_no_letter_of_an_offer_clashes_with_another_or_with_a_command() -> None:
    def check(language: Language) -> None:
        assert clashes(language) == []

    check_each(check, LANGUAGES, name_of)


def index_letters(language: Language) -> list[str]:
    return [language.say("cards-index", {"rank": rank}) for rank in sorted(FACE_RANKS - {"T"})]


def wrong_letters(language: Language) -> list[str]:
    """What is wrong with the letters of ranks, in the corners of cards and in texts."""
    found = index_letters(language)
    wrong = [f"no single letter: {one}" for one in found if len(one) != 1 or not one.isupper()]
    # Letters without capitals are right too.
    wrong = [one for one in wrong if not one[-1].isalpha() or one[-1].lower() != one[-1].upper()]
    wrong += [f"twice: {one}" for one in sorted({one for one in found if found.count(one) > 1})]
    for rank, letter in zip(sorted(FACE_RANKS - {"T"}), found, strict=True):
        card = Message("cards-card", rank=rank, suit="S")
        signs = Varied(language, SIGN_VARIANT).say(card.name, card.values)
        short = language.say("cards-rank-short", {"rank": rank})
        wrong += [f"{one} is not {letter}" for one in (signs[:-1], short) if one != letter]
    return wrong


def test_each_rank_has_one_letter_on_its_card_and_in_all_texts() -> None:
    def check(language: Language) -> None:
        assert wrong_letters(language) == []

    check_each(check, LANGUAGES, name_of)


class Changed(Language):
    """English with one other message."""

    def __init__(self, name: str, said: str) -> None:
        super().__init__(SPOKEN_ENGLISH)
        self.changed = name, said

    def pattern(self, name: str) -> Pattern:
        return (self.changed[1],) if name == self.changed[0] else super().pattern(name)


@pytest.mark.parametrize("letter", ["P", "H"])
def test_a_letter_that_clashes_is_told_of(letter: str) -> None:
    """P takes from the pile, H asks for a hint."""
    assert "takeaway d" in {
        name for pair in clashes(Changed("offers-draw.key", letter)) for name in pair[:2]
    }


def test_letters_of_ranks_that_are_not_told_apart_or_not_the_same_are_told_of() -> None:
    assert any("twice" in one for one in wrong_letters(Changed("cards-index", "B")))
    assert any("is not" in one for one in wrong_letters(Changed("cards-rank-short", "B")))
    assert any("no single" in one for one in wrong_letters(Changed("cards-index", "Kö")))
