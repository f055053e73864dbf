"""Choosing a language, and changing it while the program runs."""

import json

import pytest

from game.storage.settings import SettingsFile
from game.text.languages import SPOKEN_ENGLISH, chosen_language
from game.text.message import ENGLISH_LANGUAGE, language_of, speak
from game.ui.app import app as app_module
from game.ui.features.settings.settings_page import SettingsPage
from game.ui.features.start.start_page import StartPage
from tests.ui.stage import Stage
from tests.words.pseudo import PseudoHebrew

OTHER = SPOKEN_ENGLISH._replace(tag="xx")
THIRD = SPOKEN_ENGLISH._replace(tag="yy")


def test_the_language_is_the_chosen_one_else_the_systems_else_english() -> None:
    every = (SPOKEN_ENGLISH, OTHER, THIRD)
    for setting, locales, wanted in (
        ("xx", ["yy"], OTHER), ("system", ["zz", "yy", "xx"], THIRD),
        ("system", [], SPOKEN_ENGLISH), ("zz", ["zz"], SPOKEN_ENGLISH),
    ):  # fmt: skip
        assert chosen_language(setting, locales, every) is wanted


def test_a_language_that_lacks_a_sentence_says_it_in_english() -> None:
    assert language_of(SPOKEN_ENGLISH) is ENGLISH_LANGUAGE
    other = language_of(OTHER)
    assert other is language_of(OTHER) and other.say("page-back", {}) == "Back"


def test_a_change_is_seen_on_each_page_at_once_and_kept(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    below = stage.show(StartPage(stage.app))
    page = SettingsPage(stage.app)
    stage.app.page_stack.push(page)
    below_built, before = below.tree, page.tree.by_key["back"]
    monkeypatch.setattr(app_module, "language_of", lambda spoken: PseudoHebrew())
    try:
        stage.app.choose_language("he")
        assert below.tree is not below_built
        after = page.tree.by_key["back"]
        assert after.name != before.name
        assert after.rect.x == stage.app.measures.width - before.rect.right
        assert SettingsFile(stage.app.profile).settings.language == "he"
    finally:
        speak(ENGLISH_LANGUAGE)


def test_settings_of_an_older_version_have_the_language_of_the_system(stage: Stage) -> None:
    path = stage.app.settings_file.path
    for kept in ({}, {"language": 7}):
        path.write_text(json.dumps({"version": 1, **kept}), encoding="utf-8")
        assert SettingsFile(stage.app.profile).settings.language == "system"
