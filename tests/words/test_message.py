"""A message and its values make a sentence in the language that is spoken."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.text import message
from game.text.languages import SPOKEN_ENGLISH
from game.text.message import (
    ENGLISH_LANGUAGE,
    Language,
    Message,
    Who,
    adapt_words,
    in_order,
    listed,
    say,
    speak,
    told,
    told_briefly,
    told_in_line,
    told_in_signs,
)
from tests.together import each_of

IN_GERMAN = SPOKEN_ENGLISH._replace(tag="de")
GERMAN = """\
test-draws = { $who ->
    [you] Du ziehst { $card }.
   *[other] { $who } zieht { $card }.
}
test-none = Keine
test-count = { $count ->
    [0] { test-none }
    [one] Eine Karte
   *[other] { $count } Karten
}
"""


@pytest.fixture
def german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Language]:
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "test.ftl").write_text(GERMAN, encoding="utf-8")
    monkeypatch.setattr(message, "MESSAGES_FOLDER", tmp_path)
    language = Language(IN_GERMAN, fall_back=ENGLISH_LANGUAGE)
    language.area("test")
    monkeypatch.undo()
    speak(language)
    yield language
    speak(ENGLISH_LANGUAGE)


def test_who_is_told_is_a_property_of_the_value(german: Language) -> None:
    assert say("test-draws", who=Who("Ada", you=True), card="7♥") == "Du ziehst 7♥."
    assert say("test-draws", who=Who("Ada"), card="7♥") == "Ada zieht 7♥."


def test_nobody_is_told_because_of_a_name(german: Language) -> None:
    assert say("test-draws", who=Who("you"), card="7♥") == "you zieht 7♥."
    assert say("test-draws", who=Who("You"), card="7♥") == "You zieht 7♥."


def test_a_count_is_chosen_by_exactly_and_then_by_its_category(german: Language) -> None:
    assert [say("test-count", count=count) for count in (0, 1, 2)] == [
        "Keine",
        "Eine Karte",
        "2 Karten",
    ]


def test_a_message_in_a_message_is_said_in_the_same_language(german: Language) -> None:
    inner = Message("test-count", count=1)
    assert told(Message("test-draws", who=Who("Ada"), card=inner)) == "Ada zieht Eine Karte."


def test_what_a_language_lacks_is_said_in_english(german: Language) -> None:
    german.area("page").clear()
    assert say("page-back") == "Back"


def test_the_variants_of_two_languages_are_made_once(german: Language) -> None:
    said, made = Message("page-back"), []
    for _ in range(2):
        for language in (german, ENGLISH_LANGUAGE):
            speak(language)
            for shapes in (False, True):
                adapt_words(shapes=shapes)
                for rendered in (told, told_in_signs, told_briefly, told_in_line):
                    rendered(said)
        made.append(message._varied.cache_info().misses)
    adapt_words()
    assert made[0] == made[1]


def test_str_is_english_whatever_is_spoken(german: Language) -> None:
    german.area("page")["page-back"] = "Zurück"
    assert told(Message("page-back")) == "Zurück"
    assert str(Message("page-back")) == "Back"


def test_a_text_is_told_as_it_is() -> None:
    assert told("As it is.") == "As it is."


def test_things_and_sentences_follow_each_other() -> None:
    assert told(listed(["Ada", "Max", "Iris"])) == "Ada, Max, Iris"
    assert told(in_order([Message("pause-over"), Message("pause-saved")])) == (
        "The match is over. The match is saved after every move."
    )


@each_of("name", ["hovercraft", "page-hovercraft", "page-back.hovercraft", ""])
def test_there_is_no_such_message(name: str) -> None:
    with pytest.raises(LookupError):
        say(name)


def test_a_value_that_is_missing_is_an_error() -> None:
    with pytest.raises(LookupError):
        say("rules-heading")


def test_messages_are_values() -> None:
    one, same = (Message("rules-heading", game="Take") for _ in range(2))
    assert one == same and hash(one) == hash(same)
    assert one != Message("rules-heading", game="Taki")
    assert repr(one) == "Message('rules-heading', game='Take')"


def test_a_text_is_found_by_language_else_in_the_one_to_fall_back_on(tmp_path: Path) -> None:
    english = tmp_path / "rules.en.md"
    english.write_text("# Rules", encoding="utf-8")
    german, swiss = (
        Language(IN_GERMAN, fall_back=ENGLISH_LANGUAGE),
        Language(SPOKEN_ENGLISH._replace(tag="gsw"), fall_back=Language(IN_GERMAN)),
    )
    assert german.file(english) == english
    in_german = tmp_path / "rules.de.md"
    in_german.write_text("# Regeln", encoding="utf-8")
    assert german.file(english) == swiss.file(english) == in_german
    assert ENGLISH_LANGUAGE.file(english) == english
