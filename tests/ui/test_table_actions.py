"""Nodes of a table say what they do by values, and each of these has its case in the page."""

import ast
import inspect
import textwrap

import pytest

from game.ui.features.lessons.lesson_page import LessonPage
from game.ui.features.match.match_page import TablePage
from game.ui.features.match.table_page import TableView
from game.ui.features.puzzles.puzzle_page import PuzzlePage
from game.ui.features.replay.replay_page import ReplayPage
from game.ui.kit.pages.page import Page
from game.ui.kit.tree import Action
from game.ui.table.model import actions
from tests.ui.stage import Stage

KINDS = [
    one
    for one in vars(actions).values()
    if isinstance(one, type) and issubclass(one, Action) and one is not Action
]


def depth(page: type[Page]) -> int:
    """Number of classes from a page's own to the first below ``object``, both included."""
    return len([one for one in page.__mro__ if one is not object])


def attributes(page: Page) -> set[str]:
    """Names of all attributes of a page, its own and inherited ones."""
    names = {*dir(page), *vars(page)} - set(dir(object))
    return {name for name in names if not name.startswith("__") and not name.startswith("_abc_")}


def cases(page: type[TableView]) -> set[str]:
    """Names of the actions that a kind of page has a case for, its bases included."""
    found: set[str] = set()
    for base in page.__mro__:
        if "perform" not in vars(base):
            continue
        code = ast.parse(textwrap.dedent(inspect.getsource(vars(base)["perform"])))
        for node in ast.walk(code):
            if isinstance(node, ast.MatchClass) and isinstance(node.cls, ast.Name):
                found.add(node.cls.id)
    return found


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_action_of_a_table_has_a_case(kind: type[Action]) -> None:
    assert kind.__name__ in cases(TablePage)


@pytest.mark.parametrize(
    "page", [TablePage, LessonPage, PuzzlePage, ReplayPage], ids=lambda page: page.__name__
)
def test_a_page_with_a_table_is_at_most_four_classes_deep(page: type[TableView]) -> None:
    assert depth(page) <= 4


def test_the_page_of_a_match_does_not_grow(stage: Stage) -> None:
    assert len(attributes(stage.sit(2, moves=4))) <= 119
