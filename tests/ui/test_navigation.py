"""From page to page; the parts of the table know of no page at all."""

import ast
from collections.abc import Iterator
from pathlib import Path

from game.ui import routes
from game.ui.features.match.begin_match import sit_down
from game.ui.features.match.match_page import TablePage
from game.ui.features.match.pause_page import PausePage
from game.ui.features.rules.rules_page import RulesPage
from game.ui.features.scores.result_page import ResultPage
from game.ui.features.scores.round_page import RoundPage
from game.ui.features.seal.seal_page import SealPage
from game.ui.features.settings.settings_page import SettingsPage
from game.ui.features.start.start_page import StartPage
from tests.ui.pages import PAGES
from tests.ui.stage import Stage

UI = Path(__file__).parents[2] / "game" / "ui"


def imported(file: Path) -> Iterator[str]:
    """What a file imports, by whole names."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{one.name}" for one in node.names)


def test_the_parts_of_the_table_know_no_page_and_not_the_program() -> None:
    above = (
        "game.ui.app.app.App",
        "game.ui.app.navigator.Navigator",
        "game.ui.program.Program",
        "game.ui.kit.pages.page.Page",
    )
    found = [
        f"{file.name} imports {name}"
        for file in sorted((UI / "table").rglob("*.py"))
        for name in imported(file)
        if name in above or name.startswith("game.ui.features.")
    ]
    assert found == []
    assert any(name in above for name in imported(UI / "app" / "app.py"))


def test_the_table_leads_to_its_pages_and_back(stage: Stage) -> None:
    table = PAGES["table of 3"](stage)
    for node, kind in (("menu", PausePage), ("rules", RulesPage), ("seal", SealPage)):
        stage.click(node)
        stage.top(kind)
        stage.app.navigator.back()
        assert stage.scene is table


def test_a_round_is_followed_by_its_page_and_a_match_by_its_result(stage: Stage) -> None:
    PAGES["between rounds"](stage)
    stage.top(RoundPage)
    PAGES["result"](stage)
    stage.top(ResultPage)


def test_from_the_menu_to_the_settings_and_to_the_start_page(stage: Stage) -> None:
    PAGES["pause"](stage)
    stage.click("Settings")
    stage.top(SettingsPage)
    stage.app.navigator.back()
    stage.click("Save and leave")
    stage.top(StartPage)
    assert [type(scene) for scene in stage.app.page_stack.stack] == [StartPage]


def test_to_sit_down_puts_the_table_in_place_of_everything(stage: Stage) -> None:
    table = stage.sit(2, seed=3)
    stage.app.navigator.open(routes.Settings())
    sit_down(stage.app, table.session, fresh=False)
    assert [type(scene) for scene in stage.app.page_stack.stack] == [TablePage]
