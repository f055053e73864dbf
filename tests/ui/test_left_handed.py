"""At a left-handed table the panels and the buttons that keep their places are at the left."""

import pytest

from game.storage.settings import SettingsFile
from game.ui.features.match.table_page import TableView
from game.ui.features.settings.settings_page import SettingsPage
from game.ui.kit.tree import Node
from tests.ui.pages import TABLES
from tests.ui.stage import Stage

SOME = (
    "playing rummy500, 3", "playing with a call", "replay of texas, 5",
    "lesson of taki, run, step 1", "playing a puzzle of taki, found", "playing takeaway, 4",
)  # fmt: skip


def mirrored(stage: Stage, mine: bool) -> None:
    """Tables from now on are of this kind, without the window being measured anew."""
    stage.app.settings.left_handed = mine
    stage.app.measures = stage.app.measures._replace(mirrored=mine)
    stage.app.painter.measures = stage.app.measures


def table_of(stage: Stage, name: str, size: tuple[int, int], factor: float = 1.0) -> TableView:
    stage.resize(*size, text_factor=factor)
    mirrored(stage, True)
    page = TABLES[name](stage)
    assert isinstance(page, TableView)
    assert page.tree.root
    return page


def named(page: TableView, *keys: str) -> list[Node]:
    return [page.tree.by_key[key] for key in keys if key in page.tree.by_key]


@pytest.mark.parametrize("name", SOME)
def test_felt_and_panels_change_sides_and_nothing_leaves_the_window(
    stage: Stage, name: str
) -> None:
    page = table_of(stage, name, (960, 600), 1.5)
    felt, window = page.show.felt.copy(), stage.app.measures.window
    sides = [node for node in page.tree.nodes if node.area == "corner"]
    assert sides and all(node.rect.right <= felt.x for node in sides)
    for node in page.tree.nodes:
        if node.reachable and node.seen:
            assert window.contains(node.rect), node.name
    mirrored(stage, False)
    assert page.tree.root
    assert page.show.felt.size == felt.size
    assert page.show.felt.x == window.w - felt.right
    sides = [node for node in page.tree.nodes if node.area == "corner"]
    assert all(node.rect.x >= page.show.felt.right for node in sides)


def test_undo_and_hint_keep_their_places_at_the_left_whatever_else_can_be_done(
    stage: Stage,
) -> None:
    page = table_of(stage, "playing rummy500, 3", (1280, 720))
    before = [node.rect.copy() for node in named(page, "undo", "hint")]
    buttons = [node for node in page.tree.nodes if node.area == "bar"]
    assert [node.key for node in sorted(buttons, key=lambda one: one.rect.x)][:2] == [
        "undo", "hint",
    ]  # fmt: skip
    prompt = next(node for node in page.tree.nodes if node.role == "prompt")
    assert all(node.rect.right <= prompt.rect.x for node in buttons)
    assert page.moves.try_move(page.session.match.moves_now()[0])
    stage.asked()
    assert [node.rect for node in named(page, "undo", "hint")] == before


def test_the_ways_through_a_replay_go_the_same_way_round(stage: Stage) -> None:
    page = table_of(stage, "replay of texas, 5", (960, 600))
    way = named(page, "backward", "play", "my-next")
    assert len(way) == 3 and way == sorted(way, key=lambda node: node.rect.x)


def test_a_table_that_is_played_at_turns_round_at_once(stage: Stage) -> None:
    page = stage.sit(3)
    right = page.show.felt.copy()
    stage.app.page_stack.push(SettingsPage(stage.app, "left_handed"))
    stage.click("option left_handed")
    assert SettingsFile(stage.app.profile).settings.left_handed
    stage.key("escape")
    assert stage.scene is page and page.tree.root
    assert page.show.felt.x == stage.app.measures.width - right.right


def test_an_upright_window_has_its_panels_over_the_felt_all_the_same(stage: Stage) -> None:
    page = table_of(stage, "playing taki, 4", (1000, 1300))
    menu = page.tree.by_key["menu"]
    assert menu.rect.bottom <= page.show.felt.y
    assert menu.rect.centerx < stage.app.measures.width / 2
