"""What is got ready while nothing else is to be done, so that no page waits to come up."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from game.games import GAMES
from game.ui.program import Program
from game.ui.tree import Node
from game.ui.widgets.picture import Picture, drawn

if TYPE_CHECKING:
    from game.ui.page import Page
    from game.ui.parts.page import ScorePage


def imports() -> Iterator[bool]:
    """Import a page or a game at each step, those that are needed soonest first."""
    from game.core import state  # noqa: F401

    yield True
    from game.core import game  # noqa: F401

    yield True
    from game.match import match  # noqa: F401

    yield True
    from game.ai import advice, characters, style  # noqa: F401

    yield True
    from game.ui import begin, plan  # noqa: F401

    yield True
    from game.ui.pages import setup  # noqa: F401

    yield True
    from game.ai import worker  # noqa: F401

    yield True
    for one in GAMES:
        # Whatever is asked of it has it imported.
        yield one.knowledge is not None
    from game.ui.table import layout, sprites  # noqa: F401

    yield True
    from game.ui.table import model, show  # noqa: F401

    yield True
    from game.ui import tableview  # noqa: F401

    yield True
    from game.ui.pages import table  # noqa: F401

    yield True
    from game.ui.pages import choice  # noqa: F401

    yield True
    from game.ui.pages import result, round, sheet  # noqa: F401

    yield True
    from game.ui.pages import pause, rules  # noqa: F401

    yield True
    from game.ui.pages import settings, start  # noqa: F401

    yield True
    from game.ui.pages import calendar, compared, history, log, pick, seal  # noqa: F401

    yield True
    from game.ui.pages import about, statistics, unfinished  # noqa: F401

    yield True
    from game.ui.pages import cut, dialog, help, keys, newkey, replay, twice, typing, unsaved  # noqa: F401

    yield True
    from game.ui.pages import lesson, lessons  # noqa: F401

    yield True
    from game.ui.pages import puzzle, puzzles  # noqa: F401

    yield True


def over(app: Program, page: "Page") -> "list[Callable[[], Page]]":
    """Makes each page that the player may bring up next, where that may be known: over a table,
    and the other sections of the settings."""
    from game.ui.pages.help import HelpPage
    from game.ui.pages.log import LogPage
    from game.ui.pages.pause import PausePage
    from game.ui.pages.rules import RulesPage
    from game.ui.pages.settings import SettingsPage
    from game.ui.pages.sheet import SheetPage
    from game.ui.pages.table import TablePage

    if isinstance(page, SettingsPage):
        return [partial(SettingsPage, app, one) for one in page.names if one != page.at]
    if not isinstance(page, TablePage):
        return []
    model = page.model
    return [
        lambda: PausePage(app, model),
        lambda: SheetPage(app, model),
        lambda: SettingsPage(app),
        lambda: RulesPage(app, model.game),
        lambda: HelpPage(app, page),
        lambda: LogPage(app, model),
    ]


def faces(page: "Page") -> list[Node]:
    """The opponents' faces, as large as they are seen at a table, with whatever they may feel."""
    from game.ui.pages.table import TablePage

    if not isinstance(page, TablePage):
        return []
    model = page.model
    return [
        drawn(face, one.rect)
        for seat in range(len(model.sitting.players))
        if (plate := page.tree.by_key.get(f"plate {seat}")) is not None
        for one in plate.children
        if isinstance(one.widget, Picture) and one.widget.drawing == model.face(seat)
        for face in model.faces(seat)
    ]


def after(app: Program, page: "Page") -> "list[Callable[[], ScorePage]]":
    """Makes the page that comes up by itself as soon as nothing moves, if one does."""
    from game.ui.pages.result import ResultPage
    from game.ui.pages.round import RoundPage
    from game.ui.pages.table import TablePage

    if not isinstance(page, TablePage) or not page.coming:
        return []
    if page.stops:
        return [partial(RoundPage, app, page.model)]
    return [lambda: ResultPage(app, page.model.ended())]
