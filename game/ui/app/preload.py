"""What to prepare before the player needs it: imports, and the pages that may open next.

`idle_tasks` does it in small steps.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from game.games import GAMES
from game.ui import routes
from game.ui.app.navigator import load, page_of
from game.ui.kit.pages.page import Page
from game.ui.kit.tree import Node
from game.ui.kit.widgets.surfaces import ImageWidget, drawn
from game.ui.routes import ROUTES, AfterEvents, Preload, Route

if TYPE_CHECKING:
    from game.ui.features.match.match_page import TablePage

SHARED = (
    "core.state",
    "core.game",
    "match.match",
    "ai.levels",
    "features.setup.match_setup",
    "ai.worker",
    "ui.table.motion.card_sprites",
    "ui.table.motion.timeline",
    "ui.features.match.table_page",
)
"""Modules that many pages import. One step for each keeps all steps short."""


def imports() -> Iterator[None]:
    """Import one module, game or page per step, in order of probable use."""
    for name in SHARED:
        load(name)
        yield
    for game in GAMES:
        # Access to any attribute imports a lazy game.
        assert game.bot is not None
        yield
    for route in ROUTES:
        if route.preload is not Preload.NEVER:
            page_of(route)
            yield


def _table(page: Page) -> "TablePage | None":
    """The page as the table of a match; None if it is another page."""
    from game.ui.features.match.match_page import TablePage

    return page if isinstance(page, TablePage) else None


def may_open(page: Page) -> list[Route]:
    """The pages that the player may open next: over a table, or other sections of the settings."""
    from game.ui.features.settings.settings_page import SettingsPage

    if isinstance(page, SettingsPage):
        return [routes.Settings(name) for name in page.names if name != page.at]
    table = _table(page)
    if table is None:
        return []
    over = (route for route in ROUTES if route.preload is Preload.OVER_TABLE)
    return [route.over_table(table, table.model) for route in over]


def will_open(page: Page) -> AfterEvents | None:
    """The page that opens by itself after the animation; None if none does."""
    table = _table(page)
    if table is None or not table.coming:
        return None
    return routes.Round(table.model) if table.stops else routes.Result(table.model.ended())


def faces(page: Page) -> list[Node]:
    """Nodes of the opponents' faces in all their moods, at their size on the table."""
    table = _table(page)
    if table is None:
        return []
    model = table.model
    return [
        drawn(face, one.rect)
        for seat in range(len(model.sitting.players))
        if (plate := table.tree.by_key.get(f"plate {seat}")) is not None
        for one in plate.children
        if isinstance(one.widget, ImageWidget) and one.widget.drawing == model.face(seat)
        for face in model.faces(seat)
    ]
