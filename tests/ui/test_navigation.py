"""One place knows which page follows which; the parts of the table know of no page at all."""

import ast
from collections.abc import Iterator
from pathlib import Path

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
SCENES = "game.ui.features."
BASES = {"game.ui.kit.pages.dialog", "game.ui.features.match.match_page"}
"""Pages that others are made from."""
KNOWING = ("navigator.py", "idle_tasks.py")
"""What leads to pages, and what gets them ready."""


def imported(file: Path) -> Iterator[tuple[str, bool]]:
    """What a file imports, and whether it does so at once and not only when it is needed."""
    whole = ast.parse(file.read_text(encoding="utf-8"))
    for node in ast.walk(whole):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module, node in whole.body


def pages() -> set[str]:
    """The pages that can be gone to."""
    return {name for name, _ in imported(UI / "app" / "navigator.py") if name.startswith(SCENES)}


def test_no_page_imports_one_of_another_feature() -> None:
    known = pages()
    assert {
        f"{SCENES}{name}"
        for name in ("start.start_page", "match.match_page", "rules.rules_page", "seal.seal_page")
    } <= known
    found = [
        f"{file.name} imports {name}"
        for file in sorted(UI.rglob("*.py"))
        if file.name not in KNOWING
        for name, _ in imported(file)
        if name in known - BASES and name.split(".")[-2] != file.parent.name
    ]
    assert found == []


def test_a_page_is_imported_when_it_is_first_needed() -> None:
    """The first frame does not wait for the others."""
    for file in ("app/app.py", "app/navigator.py", "routes.py", "program.py", "kit/pages/page.py"):
        assert [name for name, at_once in imported(UI / file) if at_once and SCENES in name] == []


def test_the_parts_of_the_table_know_no_page_and_not_the_program() -> None:
    above = (
        "game.ui.app.app",
        "game.ui.app.navigator",
        "game.ui.kit.pages.page",
    )
    found = [
        f"{file.name} imports {name}"
        for file in sorted((UI / "table").rglob("*.py"))
        for name, _ in imported(file)
        if name in above or name.startswith(SCENES)
    ]
    assert found == []


def test_the_table_leads_to_its_pages_and_back(stage: Stage) -> None:
    table = PAGES["table of 3"](stage)
    for node, kind in (("menu", PausePage), ("rules", RulesPage), ("seal", SealPage)):
        stage.click(node)
        stage.top(kind)
        stage.app.ways.back()
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
    stage.app.ways.back()
    stage.click("Leave to the start page")
    stage.top(StartPage)
    assert [type(scene) for scene in stage.app.director.stack] == [StartPage]


def test_to_sit_down_puts_the_table_in_place_of_everything(stage: Stage) -> None:
    table = stage.sit(2, seed=3)
    stage.app.ways.settings()
    stage.app.ways.sit(table.sitting, fresh=False)
    assert [type(scene) for scene in stage.app.director.stack] == [TablePage]


def test_in_the_room_of_pages_there_are_only_pages() -> None:
    for file in sorted((UI / "pages").glob("[!_]*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        made = [
            ast.unparse(base)
            for node in tree.body
            if isinstance(node, ast.ClassDef)
            for base in node.bases
        ]
        assert [
            base
            for base in made
            if base.endswith(("Page", "Dialog", "TableView", "HandledView", "WatchedView"))
        ], file.name
