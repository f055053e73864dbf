"""In a large window pages show more, and a table is drawn larger."""

import pytest

from game.ui.features.history.history_page import HistoryPage
from game.ui.features.history.unfinished_page import UnfinishedPage
from game.ui.features.lessons.lessons_page import LessonsPage
from game.ui.kit.forms.builder import LIST_COLUMN_WIDTH_UNITS
from game.ui.kit.paint.theme import Measures
from game.ui.kit.tree import Node, Role
from game.ui.kit.widgets.widget import NodeStyle, PaintedWidget
from game.ui.table.model.actions import OpenMenu
from tests import archive
from tests.ui.pages import PAGES
from tests.ui.stage import USUAL_SIZE, Stage

LARGE = (2560, 1440)


@pytest.mark.parametrize(
    ("size", "scale", "unit"),
    [
        ((960, 600), 1.0, 0.75),
        ((1920, 1080), 1.0, 1.5),
        (LARGE, 1.0, 1.7),
        ((3840, 2160), 1.0, 2.1),
        (LARGE, 2.0, 2.0),
        ((5120, 2880), 2.0, 3.4),
    ],
)
def test_above_one_and_a_half_a_page_grows_by_less(
    size: tuple[int, int], scale: float, unit: float
) -> None:
    measures = Measures(*size, scale)
    assert measures.for_page().unit == pytest.approx(unit)
    assert measures.unit == min(size[0] / 1280, size[1] / 720)


def test_a_page_is_laid_out_and_painted_in_its_own_measures_and_a_table_in_the_window_s(
    stage: Stage,
) -> None:
    painted: list[float] = []

    class Spy(PaintedWidget):
        def paint(self, painter: object, node: Node, mood: NodeStyle) -> None:
            painted.append(painter.measures.unit)  # type: ignore[attr-defined]

    def spied() -> list[float]:
        painted.clear()
        for page in stage.app.page_stack.visible():
            page.tree.add(Node(Role.ICON, "", stage.app.measures.window, widget=Spy()))
        stage.app._paint()
        return list(painted)

    stage.show(HistoryPage(stage.app))
    stage.resize(*LARGE)
    assert stage.scene.measures.unit == pytest.approx(1.7)
    assert spied() == [pytest.approx(1.7)]
    table = stage.sit(3, moves=9)
    stage.resize(*LARGE)
    stage.asked()
    assert table.measures is stage.app.measures and table.measures.unit == 2
    table.perform(OpenMenu())
    stage.tick()
    assert spied()[-1] == pytest.approx(1.7), "a dialog is a page"
    assert stage.app.painter.measures is stage.app.measures, "what is drawn between frames"


@pytest.mark.parametrize(("name", "role"), [("start", Role.TILE), ("result", Role.HEADING)])
def test_a_page_that_has_no_more_to_show_fills_a_large_window(
    stage: Stage, name: str, role: Role
) -> None:
    PAGES[name](stage)
    shares = []
    for size in (USUAL_SIZE, LARGE):
        stage.resize(*size)
        stage.tick()
        nodes = stage.role(role)
        whole = nodes[0].rect.unionall([node.rect for node in nodes])
        shares.append((whole.w / size[0], whole.h / size[1]))
    assert shares[1] == pytest.approx(shares[0], abs=0.01)


def test_the_history_shows_twelve_matches(stage: Stage) -> None:
    archive.fill(stage.app.profile.folder, 40)
    stage.show(HistoryPage(stage.app))
    while stage.app.match_store.match_index.step():
        pass
    stage.resize(*LARGE)
    stage.tick()
    lines = [node for node in stage.nodes if node.key.startswith("match ") and node.seen]
    whole = [node for node in lines if node.clip is None or node.clip.contains(node.rect)]
    assert len(whole) >= 12


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080), LARGE])
def test_a_list_has_as_many_columns_as_fit(
    stage: Stage, size: tuple[int, int], text: float
) -> None:
    for seed in range(9):
        stage.sit(3, seed=seed, moves=5)
    for page, prefix in ((LessonsPage(stage.app), "lesson "), (UnfinishedPage(stage.app), "match")):
        stage.show(page)
        stage.resize(*size, text_factor=text)
        stage.tick()
        rows = [node.rect for node in stage.nodes if node.key.startswith(prefix)]
        lefts = sorted({rect.x for rect in rows})
        wide = page.measures.grown_length(LIST_COLUMN_WIDTH_UNITS)
        room = page.column.view.w - 2 * page.measures.px(26)
        gap = page.measures.px(10)
        assert len(lefts) == max(1, (room + gap) // (wide + gap)), (prefix, size)
