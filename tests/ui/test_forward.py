"""The window comes forward when a second start asks it to; else that one says what is so."""

from pathlib import Path

import pygame
import pytest

from game.storage.single_instance import SUMMONS_FILE, lock_profile
from game.ui import routes
from game.ui.app.app import App
from game.ui.app.window import ACTIVATION_CHECK_SECONDS, Forward
from game.ui.features.start.start_page import StartPage
from game.ui.program import leave_for
from tests.ui.stage import Stage


class Pane:
    """A window that notes what is asked of it."""

    def __init__(self, flashes: bool = True) -> None:
        self.asked: list[str] = []
        self.flashes = flashes

    def restore(self) -> None:
        self.asked.append("restore")

    def show(self) -> None:
        self.asked.append("show")

    def focus(self) -> None:
        self.asked.append("focus")

    def flash(self, how: int) -> None:
        if not self.flashes:
            raise pygame.error("that is not supported")
        self.asked.append("flash")


def ask(folder: Path) -> None:
    (folder / SUMMONS_FILE).write_text("1\n", encoding="ascii")


@pytest.mark.parametrize("small", [False, True])
@pytest.mark.parametrize("flashes", [False, True])
def test_it_comes_once_for_each_time_it_is_asked(
    tmp_path: Path, small: bool, flashes: bool
) -> None:
    pane = Pane(flashes)
    forward = Forward(pane, tmp_path)  # type: ignore[arg-type]
    assert not forward.look(10.0, small)
    ask(tmp_path)
    assert not forward.look(10.0 + ACTIVATION_CHECK_SECONDS / 2, small), (
        "it does not look at every frame"
    )
    assert forward.look(10.0 + ACTIVATION_CHECK_SECONDS, small)
    wanted = ["restore"] * small + ["show", "focus"] + ["flash"] * flashes
    assert pane.asked == wanted
    assert not forward.look(12.0, small)
    ask(tmp_path)
    assert forward.look(14.0, small)


def test_what_was_asked_before_it_was_there_is_forgotten(tmp_path: Path) -> None:
    ask(tmp_path)
    forward = Forward(Pane(), tmp_path)  # type: ignore[arg-type]
    assert not forward.look(10.0, False)
    assert list(tmp_path.iterdir()) == []


def test_the_program_looks_as_it_goes_on(stage: Stage) -> None:
    stage.show(StartPage(stage.app))
    ask(stage.app.profile.folder)
    stage.app.frame(stage.app.clock.now() + 1)
    assert not (stage.app.profile.folder / SUMMONS_FILE).exists()


def test_only_a_window_on_the_task_bar_is_made_larger(stage: Stage) -> None:
    front = stage.app.front
    assert front.sighted
    front.hear(pygame.Event(pygame.WINDOWFOCUSLOST))
    assert front.sighted, "it is behind another, and seen"
    front.hear(pygame.Event(pygame.WINDOWMINIMIZED))
    assert not front.sighted


@pytest.mark.parametrize("answer", ["Close window", "Play here anyway"])
def test_a_second_window_that_is_not_wanted_can_be_closed_at_once(
    tmp_path: Path, answer: str
) -> None:
    with lock_profile(tmp_path), lock_profile(tmp_path) as second:
        app = App(second, size=(960, 600))
        leave_for(app, routes.Start())
        app.frame(app.clock.now())
        assert app.page_stack.top is not None
        page = app.page_stack.top
        assert page.name == "elsewhere"
        said = " ".join(node.name for node in page.tree.nodes)
        assert "isn’t answering" in said
        node = next(node for node in page.tree.nodes if node.act and node.name == answer)
        assert node.act is not None
        node.act()
        assert app.running == (answer == "Play here anyway")
        if app.running:
            assert app.page_stack.top.name == "start"
        app.close()
