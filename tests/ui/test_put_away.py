"""What a page needed is let go with it, and while nothing happens what can be made again."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from game.games import GAMES_BY_NAME
from game.match.match import Match
from game.ui import routes
from game.ui.app import idle_tasks
from game.ui.app.event_wait import SHORT_WAIT_COUNT
from game.ui.features.settings.settings_page import SettingsPage
from game.ui.program import leave_for
from tests.ui.crowds import CROWDS
from tests.ui.stage import NAMES, Stage


def shown(stage: Stage, frames: int = 40) -> None:
    for _ in range(frames):
        stage.now += 0.05
        stage.app.frame(stage.now)


def match_of(name: str) -> Match:
    game = GAMES_BY_NAME[name]
    return Match(game, game.setup(3, {}, 4), NAMES[:3])


def test_nothing_of_a_page_is_left_once_it_is_gone(stage: Stage) -> None:
    leave_for(stage.app, routes.Start())
    for name in ("take", "taki"):
        page = stage.sit_at(match_of(name))
        shown(stage)
        stage.app.navigator.open(routes.Settings())
        shown(stage, 3)
        gone = [weakref.ref(one) for one in (page, page.show, page.tree, page.session.match)]
        gone += [weakref.ref(one) for one in (stage.app.page_stack.top, page.renderer.picture)]
        del page
        stage.app.page_stack.replace(SettingsPage(stage.app))
        shown(stage, 3)
        gc.collect()
        assert [one for one in gone if one() is not None] == []


def test_the_picture_of_a_table_goes_with_its_page(stage: Stage) -> None:
    page = stage.sit_at(match_of("take"))
    shown(stage, 2)
    assert page.renderer.picture._kept is not None
    stage.app.page_stack.replace(SettingsPage(stage.app))
    assert page.renderer.picture._kept is None


def test_asleep_a_table_keeps_no_picture_of_itself_and_looks_the_same_when_it_wakes(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = stage.app
    page = stage.sit_at(CROWDS["taki of 2, a hand of 50"].match())
    shown(stage)
    before = app.painter.surface.copy()
    trims: list[bool] = []
    monkeypatch.setattr(idle_tasks, "trim", lambda: trims.append(True))
    monkeypatch.setattr(app.idle_queue, "import_ahead", lambda: False)
    monkeypatch.setattr(app.idle, "_is_asleep", lambda: True)
    while app.idle_queue.rehearsal.step(page):
        pass
    while not app.match_store.match_index.complete:
        app.idle_queue.seconds_to_wait(page)
    assert page.renderer.picture._kept is not None
    for _ in range(1 + SHORT_WAIT_COUNT):
        app.idle_queue.seconds_to_wait(page)
    assert not trims
    for _ in range(3):
        app.idle_queue.seconds_to_wait(page)
    assert page.renderer.picture._kept is None
    assert trims == [True], "once"
    page.renderer.dirty = True
    app.frame(stage.now)
    assert page.renderer.picture._kept is not None
    assert app.painter.surface.get_buffer().raw == before.get_buffer().raw


def test_at_rest_memory_is_given_back_once(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    app = stage.app
    page = stage.sit_at(match_of("take"))
    shown(stage)
    given: list[bool] = []
    monkeypatch.setattr(idle_tasks, "collect_garbage", lambda: given.append(True))
    monkeypatch.setattr(app.idle_queue, "import_ahead", lambda: False)
    monkeypatch.setattr(app.idle, "_is_asleep", lambda: False)
    while not (
        app.match_store.match_index.complete and app.moments.complete
    ) or app.idle_queue.rehearsal.step(page):
        app.idle_queue.seconds_to_wait(page)
    for times in (1, 2):
        page.renderer.dirty = True
        app.frame(stage.now)
        assert app.idle_queue.seconds_to_wait(page) == idle_tasks.CACHE_RELEASE_DELAY_SECONDS
        assert len(given) == times - 1, "the pointer may only have paused"
        for _ in range(4):
            app.idle_queue.seconds_to_wait(page)
        assert len(given) == times


@pytest.fixture
def looked_for() -> Iterator[None]:
    """Garbage is looked for as in the program, and afterwards as before."""
    before = gc.get_threshold()
    idle_tasks.settle()
    yield
    gc.unfreeze()
    gc.set_threshold(*before)


def test_everything_is_looked_through_at_rest_and_not_while_something_moves(
    stage: Stage, looked_for: None
) -> None:
    gc.collect()
    through = gc.get_stats()[2]["collections"]
    kept: list[list[int]] = []
    while gc.get_count()[2] < 3 * 10:
        # As many as would have everything looked through thrice, by Python's own measure.
        kept.append([])
    assert gc.get_stats()[2]["collections"] == through
    stage.app.idle_queue.calm()
    assert gc.get_stats()[2]["collections"] == through + 1
    stage.app.idle_queue.calm()
    assert gc.get_stats()[2]["collections"] == through + 1, "there is nothing new"


def test_at_rest_a_table_keeps_its_picture_unless_another_page_covers_it(stage: Stage) -> None:
    app = stage.app
    page = stage.sit_at(match_of("take"))
    shown(stage)
    app.idle_queue.calm()
    assert page.renderer.picture._kept is not None
    app.navigator.open(routes.Settings())
    for _ in range(2):
        stage.scene.renderer.dirty = True
        shown(stage, 1)
    assert True in app.painter.backdrop._kept
    app.idle_queue.calm()
    assert page.renderer.picture._kept is None
    assert True in app.painter.backdrop._kept, "it is seen"
    app.navigator.back()
    shown(stage, 3)
    assert page.renderer.picture._kept is not None
    assert True not in app.painter.backdrop._kept
