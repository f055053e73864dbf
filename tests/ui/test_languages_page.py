"""The row of the language, its page, and the way to say what sounds wrong."""

from collections.abc import Iterator
from functools import partial

import pygame
import pytest

from game import VERSION
from game.storage.settings import SettingsFile
from game.text.icon import Icon
from game.text.message import (
    ENGLISH_LANGUAGE,
    Language,
    Message,
    language_tag,
    note_names,
    speak,
    told,
)
from game.ui.features.settings.languages_page import LanguagesPage, SoundsWrongPage
from game.ui.features.settings.settings_page import SettingsPage
from game.ui.features.start.start_page import StartPage
from game.ui.kit.input import events
from game.ui.kit.widgets.surfaces import IconWidget
from tests import archive
from tests.ui.stage import Stage
from tests.words.foreign import GERMAN_LANGUAGE, HEBREW_LANGUAGE, Written, ship

MACHINE_MADE = "Machine made. Not yet read by native players. Tell us what sounds wrong."


@pytest.fixture
def german_and_hebrew(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    ship(monkeypatch, GERMAN_LANGUAGE, HEBREW_LANGUAGE)
    yield
    speak(ENGLISH_LANGUAGE)


def names(stage: Stage, kind: str) -> list[str]:
    """The names of the nodes whose keys begin so."""
    return [node.name for node in stage.nodes if node.key.startswith(kind)]


def test_with_one_language_there_is_nothing_to_choose(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    ship(monkeypatch)
    stage.show(SettingsPage(stage.app))
    assert names(stage, "language") == []
    stage.show(StartPage(stage.app))
    assert names(stage, "language") == []


@pytest.mark.usefixtures("german_and_hebrew")
def test_the_first_row_of_the_settings_opens_the_choice_and_has_a_globe(stage: Stage) -> None:
    page = stage.show(SettingsPage(stage.app))
    row = page.tree.by_key["language"]
    assert row.value == "English"
    inside = [node for node in page.tree.nodes if node.area == "settings" and node.act]
    assert min(inside, key=lambda node: node.rect.y) is row
    globes = [node for node in page.tree.nodes if node.widget == IconWidget(Icon.GLOBE, "text")]
    assert len(globes) == 1 and row.rect.contains(globes[0].rect)
    stage.click("language")
    stage.top(LanguagesPage)


def test_each_language_has_its_own_name_and_its_state_in_two_languages(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    german = Written(
        GERMAN_LANGUAGE.spoken, "languages-machine = Von einer Maschine.", ENGLISH_LANGUAGE
    )
    ship(monkeypatch, german, HEBREW_LANGUAGE)
    stage.show(LanguagesPage(stage.app))
    assert names(stage, "language ") == ["As the system: English", "English", "Deutsch", "עברית"]
    said = stage.said()
    assert said.count("Von einer Maschine.") == 1
    # In Hebrew, which lacks it here, and once each in English.
    assert said.count(MACHINE_MADE) == 3


def test_a_language_that_was_read_says_by_whom(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    spoken = GERMAN_LANGUAGE.spoken._replace(reviewed="Erika Mustermann, 2027")
    ship(monkeypatch, Language(spoken, ENGLISH_LANGUAGE))
    stage.show(LanguagesPage(stage.app))
    assert "Read by Erika Mustermann, 2027" in stage.said()
    assert MACHINE_MADE not in stage.said() and names(stage, "tell") == []


@pytest.mark.usefixtures("german_and_hebrew")
def test_a_choice_is_spoken_at_once_and_kept(stage: Stage) -> None:
    stage.show(LanguagesPage(stage.app))
    for tag in ("de", "he", "en"):
        stage.click(f"language {tag}")
        assert language_tag() == tag
        assert stage.app.texts.right_to_left == (tag == "he")
        assert SettingsFile(stage.app.profile).settings.language == tag
        assert stage.find(f"language {tag}").value == "chosen"
    stage.click("language system")
    assert SettingsFile(stage.app.profile).settings.language == "system"


@pytest.mark.usefixtures("german_and_hebrew")
def test_resetting_all_settings_resets_the_language_and_can_be_undone(stage: Stage) -> None:
    stage.show(SettingsPage(stage.app))
    stage.app.choose_language("de")
    stage.scene.activate(stage.find("reset all"))
    stage.scene.activate(stage.find("answer 0"))
    assert stage.app.settings.language == "system"
    stage.scene.activate(stage.find("reset undo"))
    assert stage.app.settings.language == language_tag() == "de"


@pytest.mark.usefixtures("german_and_hebrew")
@pytest.mark.parametrize(
    ("system", "spoken"),
    [(["de", "he"], "de"), (["xx", "he"], "he"), (["en", "de"], "en"), ([], "en")],
)
def test_without_a_choice_the_systems_language_is_spoken(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, system: list[str], spoken: str
) -> None:
    locales = [{"language": tag, "country": None} for tag in system]
    monkeypatch.setattr(pygame.system, "get_pref_locales", lambda: locales)
    stage.app.use_language()
    assert language_tag() == spoken


@pytest.mark.usefixtures("german_and_hebrew")
def test_the_language_of_the_command_line_holds_for_this_start_alone(stage: Stage) -> None:
    stage.app.use_language("de")
    assert language_tag() == "de"
    assert stage.app.settings.language == "system"


def test_a_translator_sees_the_names_of_the_messages_under_the_pointer(stage: Stage) -> None:
    note_names(True)
    try:
        page = stage.show(SettingsPage(stage.app))
        switch = page.tree.by_key["option step"]
        label = next(
            node for node in page.tree.nodes if node.name == told(Message("settings-step.help"))
        )
        stage.move(label.rect.center)
        assert page.renderer.named == ("settings-step.help", label.rect)
        stage.move(switch.rect.center)
        assert page.renderer.named is not None
        assert page.renderer.named[0] == "settings-step"
    finally:
        note_names(False)
    stage.show(SettingsPage(stage.app))
    stage.move(label.rect.center)
    assert stage.scene.renderer.named is None


@pytest.mark.usefixtures("german_and_hebrew")
def test_whoever_finds_a_wrong_sentence_is_told_where_to_write(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    copied: list[str] = []
    monkeypatch.setattr(events, "copy", lambda text: not copied.append(text))
    stage.show(LanguagesPage(stage.app))
    stage.click("tell de")
    page = stage.top(SoundsWrongPage)
    assert page.subtitle == "Deutsch" and "Issues" in stage.said()
    stage.click("copy form")
    assert copied == [page.form]
    assert page.form.startswith(f"Five Takes {VERSION}, Deutsch (de)\n")
    assert "Copied." in stage.said()


@pytest.mark.usefixtures("german_and_hebrew")
def test_the_start_page_offers_english_beside_the_systems_language_until_one_is_chosen(
    stage: Stage,
) -> None:
    offered = partial(names, stage, "language ")
    stage.show(StartPage(stage.app))
    assert offered() == []
    stage.app.use_language("de")
    assert offered() == ["Deutsch", "English"]
    stage.click("language de")
    assert offered() == [] and language_tag() == "de"
    stage.app.choose_language("system")
    stage.app.use_language("de")
    stage.click("language en")
    assert offered() == [] and language_tag() == "en"


@pytest.mark.usefixtures("german_and_hebrew")
def test_the_start_page_offers_no_language_after_a_match(stage: Stage) -> None:
    stage.app.use_language("de")
    archive.fill(stage.app.profile.folder, 1)
    stage.show(StartPage(stage.app))
    assert names(stage, "language ") == []
