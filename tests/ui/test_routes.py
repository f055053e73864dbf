"""The table of routes against the pages: each route opens a page, and each page has a route."""

import ast
import inspect
import re
import textwrap
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from importlib import import_module
from pathlib import Path

import pytest

from game.ui import routes
from game.ui.app.idle_tasks import may_open
from game.ui.app.navigator import page_of
from game.ui.kit.pages.page import Page
from game.ui.program import Route
from game.ui.routes import ROUTES, OverTable
from tests.together import check_each
from tests.ui.pages import PAGES, TABLES
from tests.ui.stage import Stage

FEATURES = Path(routes.__file__).parent / "features"
BASES = {"AfterEvents", "OverTable"}
"""Routes that others are made from."""
BASE_PAGES = {
    "Celebrating": "a page with a celebration over it",
    "EndPage": "scores after the last move of a round or a match",
    "MatchOver": "who has won a match, and why it is over",
    "PlanPage": "the choices before a match or an evening",
    "ScorePage": "a page over the table with scores",
    "TableView": "a table to look at, and to move cards at",
}
"""Pages that others are made from."""
SHOWN: dict[type[Route], str] = {
    routes.Start: "start",
    routes.Setup: "set-up of taki, least",
    routes.Pick: "values to pick",
    routes.RuleExample: "example that is refused",
    routes.Sets: "rule sets",
    routes.EveningSetup: "set-up of an evening",
    routes.EveningRules: "rules of an evening",
    routes.EveningWeek: "evening of the week",
    routes.EveningStatistics: "statistics of evenings",
    routes.EveningPosters: "posters of an evening",
    routes.EveningSheet: "evening after a game",
    routes.EveningChoice: "choice of a game",
    routes.EveningOver: "evening over",
    routes.Table: "table of 3",
    routes.Choice: "choice of ends",
    routes.CloseUp: "close-up of rummy500, zone melds",
    routes.Pause: "pause",
    routes.Round: "between rounds",
    routes.Result: "result",
    routes.Scores: "scores and cards",
    routes.ScoreSheet: "score sheet",
    routes.Settings: "settings",
    routes.Rules: "rules of taki",
    routes.Help: "help at a table",
    routes.Log: "log",
    routes.Keep: "sheet to keep",
    routes.Comparison: "compared moves of taki",
    routes.Cut: "cut of takeaway",
    routes.Seal: "a running deal",
    routes.Unfinished: "unfinished",
    routes.History: "history",
    routes.Statistics: "statistics",
    routes.Calendar: "calendar",
    routes.Lessons: "lessons",
    routes.FirstHand: "first hand",
    routes.Lesson: "lesson of take, turn, step 2",
    routes.LessonOver: "lesson over",
    routes.Puzzles: "puzzles",
    routes.Puzzle: "puzzle asked",
    routes.TodayPuzzle: "today's puzzle",
    routes.Stamp: "stamp of a day",
    routes.Replay: "replay of take, 2",
    routes.Rerun: "0 runs of expert",
    routes.Parted: "parted in take",
    routes.Typing: "keys on the screen",
    routes.Keys: "keys of one’s own: moving",
    routes.Heard: "what you hear",
    routes.Access: "accessibility",
    routes.Questions: "three questions",
    routes.Languages: "languages",
    routes.SoundsWrong: "what sounds wrong",
    routes.About: "about",
    routes.Licence: "licence",
}
"""An entry of the page laws that shows the page of each route."""
NOT_SHOWN: dict[type[Route], str] = {
    routes.NewKey: "a dialog, which takes every key; test_keys_page.py opens it",
    routes.Unsaved: "a dialog after a failed write; test_unsaved.py opens it",
}
"""Routes whose pages the page laws do not walk, with the reason."""


def modules() -> Iterator[str]:
    """The modules of features that have a class of a page."""
    for file in sorted(FEATURES.rglob("*.py")):
        name = file.relative_to(FEATURES).with_suffix("").as_posix().replace("/", ".")
        if not name.endswith("__init__"):
            yield name


def pages() -> set[type[Page]]:
    """Every page class that is written in a feature."""
    found = set()
    for name in modules():
        module = import_module(f"game.ui.features.{name}")
        for one in vars(module).values():
            if (
                isinstance(one, type)
                and issubclass(one, Page)
                and one.__module__ == module.__name__
            ):
                found.add(one)
    return found


def arguments(page: type[Page]) -> dict[str, tuple[str, bool]]:
    """What a page takes after the program: the type of each, as text, and whether it may be left
    out."""
    [made] = ast.parse(textwrap.dedent(inspect.getsource(page.__init__))).body
    assert isinstance(made, ast.FunctionDef)
    taken = made.args.args[2:]
    needed = len(taken) - len(made.args.defaults)
    found = {}
    for number, one in enumerate(taken):
        assert one.annotation is not None
        found[one.arg] = (ast.unparse(one.annotation).strip("'"), number >= needed)
    return found


def given(route: type[Route]) -> dict[str, str]:
    """The fields of a route, with their types as text."""
    return {one.name: str(one.type) for one in fields(route)} if is_dataclass(route) else {}


def test_every_route_is_in_the_table() -> None:
    written = {
        one.__name__
        for one in vars(routes).values()
        if isinstance(one, type) and issubclass(one, Route) and one is not Route
    }
    assert {one.__name__ for one in ROUTES} == written - BASES
    assert len(ROUTES) == len(set(ROUTES))


def test_a_route_names_a_page_that_takes_its_fields() -> None:
    def check(route: type[Route]) -> None:
        page = page_of(route)
        assert issubclass(page, Page)
        taken = arguments(page)
        assert {name: taken[name][0] for name in given(route)} == given(route)
        assert [
            name for name, (_, free) in taken.items() if not free and name not in given(route)
        ] == []

    check_each(check, ROUTES, lambda route: route.__name__)


def test_every_page_has_one_route() -> None:
    routed = [page_of(route) for route in ROUTES]
    assert len(routed) == len(set(routed))
    assert {one.__name__ for one in pages() - set(routed)} == set(BASE_PAGES)
    assert set(routed) <= pages()


def test_no_module_imports_a_page_to_open_it() -> None:
    """A page may be made from another one; idle tasks ask which page is open."""
    leading = {f"game.ui.features.{route.page.partition(':')[0]}" for route in ROUTES}
    allowed = {
        "app/idle_tasks.py imports game.ui.features.match.match_page",
        "app/idle_tasks.py imports game.ui.features.settings.settings_page",
        # The page of the scores has a part with the score sheet, and says who has won.
        "features/scores/scores_page.py imports game.ui.features.scores.score_sheet",
        "features/scores/result_page.py imports game.ui.features.scores.scores_page",
        # The end of an evening is a sheet with a picture of its own.
        "features/evening/evening_over_page.py imports game.ui.features.evening.evening_sheet_page",
        "features/scores/round_page.py imports game.ui.features.scores.score_sheet",
        # A lesson is a table.
        "features/lessons/lesson_page.py imports game.ui.features.match.match_page",
        # The posters of an evening have its grid behind them, with the same words.
        "features/evening/evening_posters_page.py imports "
        "game.ui.features.evening.evening_sheet_page",
        # The puzzle of a day is a puzzle.
        "features/daily/today_puzzle_page.py imports game.ui.features.puzzles.puzzle_page",
    }
    found = set()
    for file in sorted(FEATURES.parent.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module in leading:
                place = file.relative_to(FEATURES.parent).as_posix()
                found.add(f"{place} imports {node.module}")
    assert found == allowed


def test_no_page_is_made_but_by_the_navigator() -> None:
    names = {page_of(route).__name__ for route in ROUTES}
    found = []
    for file in sorted(FEATURES.parent.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id=name)) if name in names:
                    found.append(f"{file.name}:{node.lineno} {name}")
    assert found == []


def test_the_page_of_every_route_is_walked_by_the_page_laws() -> None:
    assert SHOWN.keys() | NOT_SHOWN.keys() == set(ROUTES)
    assert SHOWN.keys() & NOT_SHOWN.keys() == set()


@pytest.mark.parametrize("route", SHOWN, ids=lambda route: route.__name__)
def test_the_page_laws_show_the_page_of_a_route(stage: Stage, route: type[Route]) -> None:
    (PAGES | TABLES)[SHOWN[route]](stage)
    assert type(stage.scene) is page_of(route)


def test_over_a_table_its_pages_are_prepared_in_order_of_probable_use(stage: Stage) -> None:
    table = stage.sit(2, seed=3)
    prepared = [type(route) for route in may_open(table)]
    assert prepared == [one for one in ROUTES if one in prepared]
    assert {routes.Pause, routes.Rules, routes.Help} <= set(prepared)
    for route in may_open(table):
        page = stage.app.navigator.make(route)
        assert isinstance(page, page_of(type(route)))
        if isinstance(route, OverTable):
            assert route.model is table.model


def test_every_route_is_opened_by_a_page_or_the_program() -> None:
    files = [file for file in FEATURES.parent.rglob("*.py") if file.name != "routes.py"]
    code = "\n".join(file.read_text(encoding="utf-8") for file in files)

    def check(route: type[Route]) -> None:
        opened = rf"\broutes\.{route.__name__}\(|\.(open|replace)\({route.__name__}\("
        assert re.search(opened, code), "nothing opens it: give it a button"

    check_each(check, ROUTES, lambda route: route.__name__)
