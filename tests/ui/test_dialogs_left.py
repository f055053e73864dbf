"""Every dialog is left without an answer: by Escape, and by a press outside its panel."""

import pytest

from game.ui import routes
from game.ui.features.lessons.lesson_page import LessonOverPage
from game.ui.kit.pages.dialog import DIALOG_PANEL_KEY, Dialog
from game.ui.program import leave_for
from tests.ui.pages import PAGES
from tests.ui.stage import Stage

DIALOGS = (
    *("pause", "pause, this match", "lesson over", "damaged", "damaged header"),
    *("history of a match", "keys, of a command", "evening, of a game"),
)


def outside(page: Dialog) -> tuple[int, int]:
    """A point beside the panel."""
    panel = page.tree.by_key[DIALOG_PANEL_KEY].rect
    assert panel.left > 4
    return panel.left // 2, panel.centery


@pytest.mark.parametrize("way", ["escape", "press", "press inside"])
@pytest.mark.parametrize("name", DIALOGS)
def test_a_dialog_is_left_by_escape_and_by_a_press_outside(
    stage: Stage, name: str, way: str
) -> None:
    PAGES[name](stage)
    page = stage.top(Dialog)
    if isinstance(page, LessonOverPage):
        page.party = None
    if way == "escape":
        stage.key("escape")
    elif way == "press":
        stage.press(outside(page))
        stage.release(outside(page))
    else:
        panel = page.tree.by_key[DIALOG_PANEL_KEY].rect
        stage.press((panel.left + 3, panel.centery))
        stage.release((panel.left + 3, panel.centery))
    assert (page in stage.app.page_stack.stack) == (way == "press inside")


def test_the_first_press_beside_a_celebration_only_ends_it(stage: Stage) -> None:
    stage.app.set("speed", "normal")
    PAGES["lesson over"](stage)
    page = stage.top(LessonOverPage)
    stage.tick()
    assert page.party is not None
    for left in (page, None):
        stage.press(outside(page))
        stage.release(outside(page))
        assert page.party is None
        assert (page in stage.app.page_stack.stack) == (left is page)


def test_a_question_before_the_end_is_left_by_a_press_outside(stage: Stage) -> None:
    leave_for(stage.app, routes.Start())
    start = stage.scene
    stage.key("q")
    stage.press(outside(stage.top(Dialog)))
    assert stage.scene is start
    assert stage.app.running
