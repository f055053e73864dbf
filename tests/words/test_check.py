"""The translator's tool, and the page that tells of it."""

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import re
from pathlib import Path

import pytest

from game.text.languages import SPOKEN_ENGLISH, SPOKEN_GERMAN
from tests.words import check
from tests.words.files import GAME
from tests.words.patterns import forms
from tests.words.test_fluent import fluents, ours
from tests.words.test_translations import CARDS, PRETENDED, TAKE, changed
from tests.words.translations import Translation, spoken_of

GUIDE = (GAME / "text" / "TRANSLATING.md").read_text(encoding="utf-8")


def test_what_is_wrong_is_told_with_its_file() -> None:
    translation = changed(CARDS, PRETENDED, cards_joker='a "joker"')
    found = list(check.problems(translation, []))
    assert ("game/text/en/cards.ftl", 'cards-joker: a straight quote: a "joker"') in found
    assert {file for file, _ in found} == {"game/text/en/cards.ftl"}
    assert list(check.problems(translation, ["take"])) == []


def test_a_language_that_is_not_in_the_table_is_told_by_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["check", "nl"])
    with pytest.raises(SystemExit):
        check.main()
    told = capsys.readouterr().err
    assert "languages.py has no language 'nl': write its entry SPOKEN_NL first" in told


def test_a_game_is_an_area_with_its_words_its_lesson_and_its_rules() -> None:
    translation = Translation(PRETENDED, {})
    found = {file for file, _ in check.problems(translation, ["takeaway"])}
    parts = ("words/en.ftl", "lessons/en.ftl", "words/rules.en.md")
    assert found == {f"game/games/takeaway/{part}" for part in parts}
    [lesson] = check.problems(translation, ["takeaway-lesson"])
    assert lesson == ("game/games/takeaway/lessons/en.ftl", "the file is missing")


def test_every_message_is_said_beside_the_english_one() -> None:
    translation = changed(TAKE, PRETENDED, take_drew="{ $who } zieht { $card }.")
    lines = list(check.rendered(translation, TAKE))
    said = lines[lines.index("take-drew") + 1 :]
    assert said[0].startswith("    en  ") and said[1].startswith("    en  ")
    assert " zieht " in said[1] and " zieht " not in said[0]
    people = {line.split()[1] for line in said[1:12:2]}
    assert {"You", "Iris", "Max", "Gertrud"} & people


def test_a_phrase_is_said_in_the_forms_that_sentences_ask_it_for() -> None:
    translation = changed(TAKE, PRETENDED, take_drew='{ $who } { FORM($card, case: "dative") }.')
    lines = "\n".join(check.rendered_forms(translation, ["cards"]))
    assert re.search(r"cards-joker\n +case:dative +joker", lines)


def test_a_language_that_does_not_ship_yet_is_known() -> None:
    assert spoken_of("de").name == "Deutsch" and spoken_of("en") is SPOKEN_ENGLISH


def test_what_a_language_lacks_stands_there_by_its_name() -> None:
    translation = Translation(PRETENDED, {TAKE: "take-drew = { $card }\n"})
    assert "⟨cards-" in "\n".join(check.rendered(translation, TAKE))


def test_a_page_is_drawn_in_the_language(tmp_path: Path) -> None:
    translation = Translation(SPOKEN_ENGLISH._replace(tag="xx"), {})
    made = list(check.pictures(translation, "unfinished, none", 200, tmp_path))
    assert [one.name for one in made] == [
        f"unfinished, none {size} 200%.png" for size in ("960x600", "1280x720")
    ]
    assert all(one.is_file() for one in made)


EXAMPLES = re.findall(r"```ftl\n(.*?)```", GUIDE, re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES, ids=range(len(EXAMPLES)))
def test_an_example_of_the_guide_is_fluent_with_forms_of_german(example: str) -> None:
    assert ours(example) == fluents(example)
    for pattern in ours(example).values():
        assert all(value in SPOKEN_GERMAN.forms[form] for form, value in forms(pattern))
