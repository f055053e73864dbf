"""A language's glossary has one word for one thing; a law of translations looks for others."""

import re

from tests.together import check_each
from tests.words.files import GAME
from tests.words.glossaries import glossary, never_used

TAGS = sorted(file.parent.name for file in GAME.glob("text/*/GLOSSARY.md"))


def test_every_english_word_has_one_row_and_no_word_is_wanted_and_forbidden() -> None:
    def check(tag: str) -> None:
        terms = glossary(tag)
        english = [term.english for term in terms]
        assert len(english) > 40
        assert len(english) == len(set(english))
        wanted = {word for term in terms for word in re.findall(r"\w+", term.word)}
        assert wanted.isdisjoint(word for term in terms for word in term.never)

    check_each(check, TAGS)


def test_a_forbidden_word_stands_by_itself() -> None:
    never = never_used("de")
    assert never is not None
    assert never.search("Vom Stock.") and never.search("Ada wirft sie ab.")
    assert not never.search("Der Stockfisch wirft sie weg. Ablegen. Settings")
