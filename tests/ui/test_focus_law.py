"""While the keyboard is in use something has the focus, and it can be seen: on every page."""

from random import Random
from types import SimpleNamespace

import pytest

from game.games.takeaway.game import TAKEAWAY
from game.games.taki.game import TAKI
from game.ui.features.rules.rules_page import RulesPage
from game.ui.features.settings.settings_page import SettingsPage
from game.ui.features.start.start_page import StartPage
from game.ui.kit.input.events import Typed
from game.ui.kit.pages.page import Page
from game.ui.kit.tree import Node
from tests.ui.pages import PAGES
from tests.ui.stage import Stage

WAYS = ("down", "up", "left", "right", "tab", "end", "home", "page down", "page up", "x")
KEYS = (*WAYS, *WAYS, "space", "return", "escape", "h", "u", "d", "s", "1", "2")
STEPS = 48


def has_focus(scene: Page) -> Node | None:
    """What has the focus, after a look that there is something that could be seen to have it."""
    able = [node for node in scene.tree.reachable() if node.key and node.seen]
    here = scene.tree.focused
    if able:
        assert here is not None, f"nothing on {scene.name} has the focus"
        assert here.reachable, f"{here.key} cannot be used"
        assert here.seen, f"{here.key} cannot be seen"
    return here


@pytest.mark.night("result without points, 2")
@pytest.mark.parametrize("page", PAGES)
def test_after_every_key_something_has_the_focus(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, page: str
) -> None:
    scene = PAGES[page](stage)
    painted = stage.app._paint
    # Behind some of the pages there is no table, only what is written on them.
    whole = not isinstance(getattr(scene, "model", None), SimpleNamespace)
    rng = Random(page)
    for step in range(STEPS):
        key = rng.choice(KEYS if whole and step > STEPS // 2 else WAYS)
        stage.key(key)
        if not stage.app.running or stage.app.page_stack.top is None:
            return
        has_focus(stage.scene)
        stage.now += 0.3
        # Painting, which takes longest and changes nothing, is done now and then.
        monkeypatch.setattr(stage.app, "_paint", painted if step % 7 == 0 else lambda: None)
        stage.app.frame(stage.now)
        if stage.app.page_stack.top is not None:
            has_focus(stage.scene)


@pytest.mark.parametrize("game", [TAKEAWAY, TAKI], ids=lambda game: game.name)
def test_after_the_last_undo_of_a_match_something_near_has_the_focus(
    stage: Stage, game: object
) -> None:
    table = stage.sit(2, game=game, fresh=False)  # type: ignore[arg-type]
    stage.asked()
    assert table.moves.try_move(table.session.match.moves_now()[0])
    stage.asked()
    while table.session.undoable:
        assert stage.scene is table
        stage.key("u")
        here = has_focus(table)
    assert here is not None
    assert here.area == "bar"


def test_at_the_end_of_the_settings_the_last_of_them_has_the_focus(stage: Stage) -> None:
    page = stage.show(SettingsPage(stage.app, "deck"))
    first = has_focus(page)
    assert first is not None
    assert first.clip == page.column.view
    stage.key("end")
    last = has_focus(page)
    assert last is not None
    assert last.rect.bottom == max(
        node.rect.bottom for node in page.tree.reachable() if node.clip == page.column.view
    )
    stage.key("home")
    again = has_focus(page)
    assert again is not None
    assert again.rect.top == min(
        node.rect.top for node in page.tree.reachable() if node.clip == page.column.view
    )
    stage.key("page down")
    assert has_focus(page) is not None


def test_the_wheel_takes_the_focus_along_and_back(stage: Stage) -> None:
    stage.resize(960, 600, text_factor=1.4)
    page = stage.show(SettingsPage(stage.app, "deck"))
    stage.key("tab")
    page.set_focus(page.tree.by_key["option deck=two"])
    before = has_focus(page)
    assert before is not None
    for notches in (-20, 20):
        stage.wheel(page.column.view.center, notches)
        stage.app.frame(stage.now)
        here = has_focus(page)
        assert here is not None
        assert (here.key == before.key) == (notches > 0)


def test_with_the_mouse_nothing_is_given_the_focus(stage: Stage) -> None:
    page = stage.show(StartPage(stage.app))
    stage.move((3, 3))
    stage.press((3, 3))
    stage.app.frame(stage.now)
    assert page.tree.focused is None


def test_a_page_opened_by_a_key_has_the_focus_on_it_at_once(stage: Stage) -> None:
    stage.show(StartPage(stage.app))
    for key, page in (("s", SettingsPage), ("f1", RulesPage)):
        stage.key(key)
        assert has_focus(stage.top(page)) is not None
        stage.key("escape")


def test_what_only_stands_in_for_the_focus_does_nothing_at_the_first_enter(stage: Stage) -> None:
    """Who presses Enter on a button that has gone meanwhile does not press its neighbour."""
    stage.worker.slow = True
    for moves in range(4, 120):
        table = stage.sit(3, fresh=False, moves=moves)
        stage.tick()
        if table.model.your_turn and table.session.undoable:
            stage.key("d")
            stage.until(lambda table=table: table.show.quiet)  # type: ignore[misc]
            if not table.model.your_turn:
                break
    made = len(table.session.match.moves)
    assert not table.model.your_turn
    stage.app.frame(stage.now)
    assert has_focus(table) is not None
    stage.key("return")
    assert len(table.session.match.moves) == made


@pytest.mark.parametrize(("key", "name"), [("return", "Enter"), ("space", "Space")])
def test_a_key_that_only_brings_the_focus_says_that_it_acts_when_pressed_again(
    stage: Stage, key: str, name: str
) -> None:
    page = stage.show(StartPage(stage.app))
    assert page.tree.focused is None
    stage.key(key)
    first = has_focus(page)
    assert first is not None
    assert stage.scene is page
    assert [node.name for node in stage.role("status")] == [f"Press {name} again to choose this."]
    assert [one.text for one in stage.app.announcements.take()][-1:] == [
        f"Press {name} again to choose this."
    ]
    stage.key(key)
    assert stage.scene is not page
    assert not page.renderer.asks_again


@pytest.mark.parametrize("what", ["down", "move"])
def test_what_a_key_does_when_pressed_again_is_said_until_something_else_is_done(
    stage: Stage, what: str
) -> None:
    stage.show(StartPage(stage.app))
    stage.key("return")
    stage.app.send(Typed(" "))
    assert stage.role("status")
    if what == "move":
        stage.move((3, 3))
    else:
        stage.key(what)
    assert not stage.role("status")


def test_on_ones_turn_the_first_enter_says_that_the_next_one_acts(stage: Stage) -> None:
    table = stage.sit(2, game=TAKI, fresh=False)
    stage.asked()
    made = len(table.session.match.moves)
    stage.key("return")
    assert len(table.session.match.moves) == made
    assert "Press Enter again to choose this." in stage.said()
    stage.key("return")
    assert len(table.session.match.moves) > made


@pytest.mark.parametrize("key", ["return", "space"])
def test_the_first_key_acts_on_a_focus_that_a_reader_was_told(stage: Stage, key: str) -> None:
    page = stage.show(StartPage(stage.app))
    stage.app.settings.listened = True
    page.renderer.keep_focus()
    here = has_focus(page)
    assert here is not None
    assert page.focus == ""
    # The reader is told of it in the next frame, and not before.
    page.renderer.heard = here.key
    stage.key(key)
    assert stage.scene is not page


def test_with_a_reader_a_focus_that_it_was_not_told_does_nothing_at_the_first_enter(
    stage: Stage,
) -> None:
    page = stage.show(StartPage(stage.app))
    stage.app.settings.listened = True
    page.renderer.keep_focus()
    page.renderer.heard = "something else"
    stage.key("return")
    assert stage.scene is page
    assert "Press Enter again to choose this." in stage.said()
