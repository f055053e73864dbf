"""Nothing that is kept of a page is stale: it shows what it would show if it were made anew."""

from dataclasses import fields, is_dataclass
from typing import Any

from pygame import Surface

from game.ui.features.match.choice_page import ChoicePage
from game.ui.features.match.table_page import TableView
from game.ui.kit.layout.box import Memo
from game.ui.kit.pages.page import Page
from game.ui.kit.pages.scroll_page import ScrollPage
from game.ui.kit.tree import Action, Node
from game.ui.table.model.legal_moves import LegalMoves
from tests.ui.stage import Stage

DONE = ("act", "step", "pick", "click", "slide", "edit")
"""What is done with a node: another function each time, so it counts whether there is one."""
SAID = ("value", "aloud", "tip")
"""What is said of a node and hardly ever seen: nobody asks for it under another page."""

TOLD = 6
"""So many differences are told of a page."""


def nothing_is_stale(stage: Stage) -> None:
    """Hold every page that is seen to what it would be if nothing of it were kept."""
    pages = stage.app.page_stack.visible()
    for page in pages:
        left_out = ("children",) if page is pages[-1] else ("children", *SAID)
        shown = [told(node, left_out) for node in page.tree.nodes]
        anew = [told(node, left_out) for node in made_anew(page).walk()]
        found = differences(shown, anew)
        assert not found, f"what is kept of the page {page.name} is stale: {found[:TOLD]}"


def made_anew(page: Page) -> Node:
    """The tree of a page with all its parts made anew.

    What a table keeps, its tree too, it has again afterwards, so that it grows as old as in a
    match; of boxes the new ones are kept.
    """
    if isinstance(page, ScrollPage):
        if isinstance(page, ChoicePage):
            page._found = None
        page.changed()
        return page.tree.root
    renderer = page.renderer
    before = {name: getattr(renderer, name) for name in ("shown", "stood", "built", "dirty")}
    model = page.model if isinstance(page, TableView) else None
    if model is not None:
        kept = model.kept, model.asking
        model.kept, model.asking = Memo(), LegalMoves(model.session, model.show)
    renderer.stale = True
    made = page.tree.root
    for name, value in before.items():
        setattr(renderer, name, value)
    if model is not None:
        model.kept, model.asking = kept
    return made


def told(node: Node, left_out: tuple[str, ...] = ("children",)) -> dict[str, Any]:
    """All that a node shows and says, and whether anything can be done with it."""
    found = {one.name: getattr(node, one.name) for one in fields(node) if one.name not in left_out}
    for name in DONE:
        found[name] = found[name] if isinstance(found[name], Action) else found[name] is not None
    for name in ("rect", "clip"):
        found[name] = found[name] and tuple(found[name])
    found["widget"] = looks(node.widget)
    return found


def looks(widget: Any) -> Any:
    """What a node is seen as; a function that paints it is another one each time."""
    if not is_dataclass(widget):
        return widget
    values = [(one.name, getattr(widget, one.name)) for one in fields(widget)]
    return type(widget), [(name, callable(value) or value) for name, value in values]


def differences(shown: list[dict[str, Any]], anew: list[dict[str, Any]]) -> list[str]:
    """What is shown of each node and should be another thing, or which nodes should be there."""
    if len(shown) != len(anew):
        names = [{f"{node['key']} {node['name']}" for node in nodes} for nodes in (shown, anew)]
        return [
            f"{len(shown)} nodes are shown and {len(anew)} should be",
            *(f"shown: {one}" for one in sorted(names[0] - names[1])),
            *(f"not shown: {one}" for one in sorted(names[1] - names[0])),
        ]
    return [
        f"{one['key'] or one['name']} has the {name} {one[name]!r} in place of {other[name]!r}"
        for one, other in zip(shown, anew, strict=True)
        for name in one
        if one[name] != other[name]
    ]


def picture_is_not_stale(stage: Stage) -> None:
    """Hold the picture of each table to what it would be if nothing of it were kept."""
    pages = stage.app.page_stack.visible()
    tables = [page for page in pages if isinstance(page, TableView)]
    if tables:
        shown = painted(stage)
        for page in tables:
            page.renderer.picture.let_go()
        stage.app.painter.shown = None
        assert raw(painted(stage)) == raw(shown), "what is kept of the picture is stale"


def painted(stage: Stage) -> Surface:
    """A copy of what is seen of all pages."""
    for page in stage.app.page_stack.visible():
        page.paint(stage.app.painter)
    return stage.app.painter.surface.copy()


def raw(surface: Surface) -> bytes:
    return bytes(surface.get_view("2").raw)
