"""A change of the language on every page: nothing is shown in the language of before."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from pygame import Surface

from game.text.message import ENGLISH_LANGUAGE, speak
from tests.ui.pages import PAGES, TABLES
from tests.ui.stage import Stage
from tests.words.foreign import ship
from tests.words.pseudo import ACCENTS, CLOSE, OPEN, Pseudo, PseudoHebrew

MARKS = {
    "pseudo": re.compile(f"[{OPEN}{CLOSE}{''.join(map(chr, ACCENTS.values()))}]"),
    "pseudo-hebrew": re.compile("[א-ת]"),
}
"""What is in each sentence of a language and in none of the other."""
IN_EACH = ", ".join(
    one.say("languages-heading", {}) for one in (ENGLISH_LANGUAGE, Pseudo(), PseudoHebrew())
)
"""The row of the settings that is named in each language."""


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    rules = tmp_path_factory.mktemp("rules")
    with pytest.MonkeyPatch.context() as change:
        ship(change, Pseudo(rules), PseudoHebrew(rules))
        stage = Stage(tmp_path_factory.mktemp("profile"))
        yield stage
        stage.app.close()
        speak(ENGLISH_LANGUAGE)


def shown(stage: Stage) -> set[str]:
    """All that is told or drawn of the open pages."""
    texts = stage.app.texts
    found, drawn = set[str](), texts.line

    def line(text: str, *look: object) -> Surface:
        found.add(text)
        return drawn(text, *look)

    for page in stage.app.page_stack.stack:
        for node in page.tree.nodes:
            said = (node.name, node.value, node.tip, node.aloud)
            found.update(text for text in said if text)
    with pytest.MonkeyPatch.context() as change:
        change.setattr(texts, "line", line)
        for page in stage.app.page_stack.visible():
            page.paint(stage.app.painter)
    return found


@pytest.mark.parametrize("name", [one for one in (*PAGES, *TABLES) if one != "languages"])
def test_nothing_of_the_language_before_is_left(stage: Stage, name: str) -> None:
    """But for the choice of the language, where each says its own state."""
    for path in stage.app.match_store.paths():
        path.unlink()
    stage.worker.slow = False
    stage.resize(960, 600)
    stage.app.use_language("pseudo")
    (PAGES | TABLES)[name](stage)
    before = shown(stage)
    assert any(MARKS["pseudo"].search(text) for text in before)
    for now, old in (("pseudo-hebrew", "pseudo"), ("pseudo", "pseudo-hebrew")):
        stage.app.use_language(now)
        after = shown(stage)
        assert [text for text in after if MARKS[old].search(text) and text != IN_EACH] == []
        assert any(MARKS[now].search(text) for text in after)


def test_a_page_of_before_is_as_it_was_after_a_change_and_back(
    stage: Stage, tmp_path: Path
) -> None:
    stage.app.use_language("pseudo")
    page = PAGES["settings"](stage)
    before = page.tree.as_json(1.0)
    stage.app.use_language("pseudo-hebrew")
    assert page.tree.as_json(1.0) != before
    stage.app.use_language("pseudo")
    assert page.tree.as_json(1.0) == before
