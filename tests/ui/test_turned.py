"""A page that is only turned: the same boxes placed anew, and nothing else than made anew."""

from typing import Any

import pytest

from game.ui.features.settings.settings_page import SettingsPage
from game.ui.kit.forms.builder import Kit
from game.ui.kit.pages.page import Page
from game.ui.kit.pages.scroll_page import ScrollPage
from game.ui.kit.widgets.words import Words
from tests.ui.pages import PAGES
from tests.ui.stage import Stage


def seen(scene: Page) -> list[Any]:
    """All that a page shows, and where."""
    tree = scene.tree
    clips = [None if node.clip is None else tuple(node.clip) for node in tree.nodes]
    words = [node.widget for node in tree.nodes if isinstance(node.widget, Words)]
    return [tree.as_json(1.0), clips, words]


@pytest.mark.parametrize("page", PAGES)
def test_a_page_that_was_turned_shows_what_it_would_if_it_were_made_anew(
    stage: Stage, page: str
) -> None:
    stage.resize(960, 600, text_factor=1.5)
    scene = PAGES[page](stage)
    if isinstance(scene, ScrollPage):
        for notches in (-2, -3, 1):
            stage.wheel(scene.columns[-1].view.center, notches)
            turned = seen(scene)
            scene.changed()
            assert seen(scene) == turned


def test_a_page_is_made_anew_when_it_changes_and_not_when_it_is_turned(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = stage.show(SettingsPage(stage.app))
    assert page.tree.root
    made: list[str] = []
    make = page.page

    def counted(kit: Kit) -> Any:
        made.append("once more")
        return make(kit)

    monkeypatch.setattr(page, "page", counted)
    before = page.column.offset
    stage.wheel(page.column.view.center, -2)
    assert page.tree.root and page.column.offset > before
    assert made == []
    page.changed()
    assert page.tree.root and made == ["once more"]
    stage.resize(1000, 640)
    assert page.tree.root and len(made) == 2
