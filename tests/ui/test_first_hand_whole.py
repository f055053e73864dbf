"""The text of the first hand is never cut, and never has to be scrolled."""

import pytest

from game.ui.features.lessons.lesson_page import FirstHandPage
from tests.ui.pages import TABLES
from tests.ui.stage import Stage

WINDOWS = ((960, 600), (1280, 720), (1920, 1080))


@pytest.mark.parametrize("name", ["first hand", "first hand, double take"])
@pytest.mark.parametrize("factor", [1.0, 1.5, 2.0])
def test_all_of_the_text_is_in_view(stage: Stage, name: str, factor: float) -> None:
    TABLES[name](stage)
    page = stage.top(FirstHandPage)
    for size in WINDOWS:
        stage.resize(*size, text_factor=factor)
        page.changed()
        assert page.tree.by_key
        assert page.scroller.most == 0, size
