"""The window's loop: it draws when something changed, and tells what it shows."""

import gc
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame import Rect

from game.storage.profile import Profile
from game.storage.settings import SettingsFile
from game.ui.app.app import App
from game.ui.app.input_devices import KEY_REPEAT_DELAY_SECONDS, KEY_REPEAT_INTERVAL_SECONDS
from game.ui.features.settings.settings_page import SettingsPage
from game.ui.features.start.start_page import StartPage
from game.ui.kit.input.commands import presses
from game.ui.kit.input.events import (
    Explain,
    InputEvent,
    Key,
    KeyHeld,
    Moved,
    Press,
    Release,
    Typed,
    Wheel,
)
from game.ui.kit.pages.page import Page
from game.ui.kit.paint.theme import Measures
from game.ui.kit.tree import Node
from tests.storage.faults import FULL, failing
from tests.ui.stage import Prompt, Stage


class Glass:
    """A window that counts how often a picture is put on it."""

    def __init__(self, window: pygame.Window) -> None:
        self.window = window
        self.flips = 0

    def flip(self) -> None:
        self.flips += 1

    def __getattr__(self, name: str) -> Any:
        return getattr(self.window, name)


def watched(stage: Stage) -> Glass:
    glass = Glass(stage.app.window)
    stage.app.window = glass  # type: ignore[assignment]
    return glass


def frames(stage: Stage, count: int = 1, seconds: float = 1 / 60) -> list[bool]:
    """Draw so many frames; whether something was moving in each."""
    moving = []
    for _ in range(count):
        stage.now += seconds
        moving.append(stage.app.frame(stage.now))
    return moving


# Drawing.


def test_a_page_is_drawn_once_and_then_left_alone(stage: Stage) -> None:
    glass = watched(stage)
    stage.show(StartPage(stage.app))
    assert frames(stage, 60) == [False] * 60
    assert glass.flips == 1


def test_a_page_is_drawn_again_when_something_on_it_changes(stage: Stage) -> None:
    glass = watched(stage)
    stage.show(StartPage(stage.app))
    frames(stage)

    def drawn() -> int:
        before = glass.flips
        frames(stage, 3)
        return glass.flips - before

    assert drawn() == 0
    stage.move((3, 3))
    assert drawn() == 0
    stage.move(stage.visible_point(stage.find("Quit")))
    assert drawn() == 1
    stage.move((stage.find("Quit").rect.centerx + 1, stage.find("Quit").rect.centery))
    assert drawn() == 0
    stage.press((3, 3))
    assert drawn() == 1
    stage.key("tab")
    assert drawn() == 1
    stage.key("s")
    assert drawn() == 1
    stage.app.set("cloth", "blue")
    assert drawn() == 1


def test_while_cards_move_every_frame_is_drawn_and_none_when_they_rest(stage: Stage) -> None:
    glass = watched(stage)
    table = stage.sit(3, seed=4, speed="normal")
    table.session.forced = False
    stage.worker.slow = True
    drawn, flies, before = 0, True, glass.flips
    while frames(stage) == [True]:
        assert glass.flips == before + 1 or not flies
        drawn, before = drawn + 1, glass.flips
        flies = any(one.is_moving(stage.now) for one in table.show.cast.all())
    assert drawn > 60
    # Whoever is asked comes to look as if they thought.
    frames(stage, 60)
    before = glass.flips
    assert frames(stage, 50) == [False] * 50
    assert glass.flips == before


@pytest.mark.parametrize("heard", [False, True])
def test_a_page_built_in_a_pause_is_drawn_in_the_next_frame_but_an_answer_at_once(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, heard: bool
) -> None:
    table = stage.sit(3, moves=6, seed=3, fresh=False, speed="normal")
    stage.worker.slow = True
    frames(stage, 120)
    glass, built = watched(stage), table.renderer.built
    come = [pygame.Event(pygame.KEYDOWN, key=pygame.K_LCTRL, mod=0, scancode=0, unicode="")]
    monkeypatch.setattr(stage.app.events, "wait", lambda *about: come if heard else [])
    seen: list[int] = []
    for _ in range(3):
        stage.app._read(True)
        if not seen:
            table.show.add(table.session.play(table.session.match.moves_now()[0]))
        assert frames(stage) == [True]
        seen.append(glass.flips)
    assert seen == ([1, 2, 3] if heard else [0, 1, 2])
    assert table.renderer.built > built


@pytest.mark.parametrize("reduced", ["off", "on"])
@pytest.mark.parametrize("speed", ["slow", "fast", "off"])
def test_the_last_picture_of_a_movement_is_the_table_at_rest(
    stage: Stage, speed: str, reduced: str
) -> None:
    stage.app.settings.reduced_motion = reduced == "on"
    table = stage.sit(2, seed=4, speed=speed)
    table.session.forced = False
    stage.worker.slow = True
    for _ in range(4):
        while frames(stage, seconds=0.07) == [True]:
            pass
        before = pygame.image.tobytes(stage.app.painter.surface, "RGB")
        table.changed()
        frames(stage)
        assert pygame.image.tobytes(stage.app.painter.surface, "RGB") == before
        if table.model.your_turn:
            table.moves.try_move(table.session.match.moves_now()[0])


def test_while_an_opponent_thinks_nothing_is_drawn(stage: Stage) -> None:
    glass = watched(stage)
    stage.worker.slow = True
    for moves in range(1, 40):
        if stage.sit(3, seed=4, moves=moves, fresh=False).session.thinking:
            break
    # They come to look as if they thought, and then nothing changes any more.
    frames(stage, 60)
    before = glass.flips
    frames(stage, 50)
    assert stage.scene.waiting
    assert glass.flips == before


def test_every_scene_that_can_be_seen_is_painted_the_lowest_first(stage: Stage) -> None:
    painted: list[str] = []

    class Shown(Page):
        def __init__(self, app: App, name: str, covers: bool) -> None:
            super().__init__(app)
            self.name = name
            self.covers = covers

        def build(self, measures: Measures) -> Node:
            return Node("page", self.name, Rect(0, 0, measures.width, measures.height))

        def paint(self, painter: object) -> None:
            painted.append(self.name)

    page_stack = stage.app.page_stack
    for name, covers in (("a", True), ("b", True), ("c", False), ("d", False)):
        page_stack.push(Shown(stage.app, name, covers))
    frames(stage)
    assert painted == ["b", "c", "d"]
    for wanted in (["b", "c"], ["b"], ["a"]):
        painted.clear()
        page_stack.pop()
        frames(stage)
        assert painted == wanted
    page_stack.pop()
    assert not stage.app.frame(stage.now)


# The file of the tree.


@pytest.fixture
def told(tmp_path: Path) -> Path:
    return tmp_path / "tree.json"


def test_the_tree_is_told_as_it_is_shown(stage: Stage, told: Path) -> None:
    stage.app.tree_file.path = told
    stage.show(StartPage(stage.app))
    frames(stage)
    written = json.loads(told.read_text(encoding="utf-8"))
    assert written["scene"] == "start"
    assert written["size"] == [960, 600]
    assert written["busy"] is False
    assert written["status"] is None
    assert written["tree"] == json.loads(json.dumps(stage.scene.tree.as_json(1.0)))


def test_the_tree_tells_how_many_clicks_and_keys_have_been_answered(
    stage: Stage, told: Path
) -> None:
    stage.app.tree_file.path = told
    stage.show(StartPage(stage.app))
    frames(stage)
    assert json.loads(told.read_text(encoding="utf-8"))["inputs"] == 0
    for event in (
        pygame.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(0, 0), buttons=(0, 0, 0)),
        pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=1),
        pygame.Event(pygame.MOUSEBUTTONUP, pos=(5, 5), button=1),
        pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=3),
        pygame.Event(pygame.KEYDOWN, key=pygame.K_LSHIFT, mod=0),
        pygame.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=pygame.KMOD_LSHIFT),
        pygame.Event(pygame.KEYUP, key=pygame.K_TAB, mod=pygame.KMOD_LSHIFT),
        pygame.Event(pygame.KEYUP, key=pygame.K_LSHIFT, mod=0),
    ):
        stage.app._take(event)
    frames(stage)
    assert json.loads(told.read_text(encoding="utf-8"))["inputs"] == 4


def test_the_tree_is_written_only_when_it_says_something_new(
    stage: Stage, told: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[str] = []
    replace = os.replace

    def counted(source: str, target: str) -> None:
        written.append(Path(target).name)
        replace(source, target)

    monkeypatch.setattr(os, "replace", counted)
    stage.app.tree_file.path = told
    stage.show(StartPage(stage.app))
    frames(stage)
    assert written == ["tree.json"]
    stage.move((3, 3))
    stage.scene.changed()
    frames(stage, 20)
    assert written == ["tree.json"]
    stage.key("tab")
    frames(stage)
    assert written == ["tree.json"] * 2
    assert '"focused": true' in told.read_text(encoding="utf-8")


def test_the_tree_is_not_written_while_cards_move(stage: Stage, told: Path) -> None:
    stage.app.tree_file.path = told
    table = stage.sit(3, seed=4, speed="normal")
    stage.worker.slow = True
    while frames(stage) == [True]:
        assert not told.exists()
    assert told.exists()
    written = json.loads(told.read_text(encoding="utf-8"))
    assert written["status"] == json.loads(json.dumps(table.session.match.state.status()))


def test_the_tree_of_the_start_page_does_not_wait_for_its_posters(stage: Stage, told: Path) -> None:
    stage.app.tree_file.path = told
    stage.app.settings.speed = "normal"
    stage.show(StartPage(stage.app))
    assert frames(stage) == [True], "the posters slide in"
    first = told.read_text(encoding="utf-8")
    assert json.loads(first)["tree"] == json.loads(json.dumps(stage.scene.tree.as_json(1.0)))
    stage.until(lambda: not stage.tick())
    assert told.read_text(encoding="utf-8") == first


def test_whoever_reads_the_tree_reads_it_whole(
    stage: Stage, told: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[str] = []
    replace = os.replace

    def watched_replace(source: str, target: str) -> None:
        if Path(target) == told:
            seen.append(json.loads(Path(source).read_text(encoding="utf-8"))["scene"])
            if told.exists():
                json.loads(told.read_text(encoding="utf-8"))
        replace(source, target)

    monkeypatch.setattr(os, "replace", watched_replace)
    stage.app.tree_file.path = told
    stage.show(StartPage(stage.app))
    frames(stage)
    stage.key("s")
    frames(stage)
    assert seen == ["start", "settings"]


def test_a_tree_that_cannot_be_written_is_told_of_once(
    stage: Stage, told: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage.app.tree_file.path = told
    stage.show(SettingsPage(stage.app))
    monkeypatch.setattr("tempfile.mkstemp", failing(FULL))
    frames(stage)
    stage.key("tab")
    frames(stage, 3)
    assert [str(one) for one in stage.app.notices] == [
        "We can’t write the tree (no space left on device)."
    ]


# The loop, and what the system tells it.


class Recorder(Page):
    """Keeps what it is given, and the sizes it is shown at."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.given: list[InputEvent] = []
        self.sizes: list[tuple[int, int]] = []
        self.gone = False
        self.woken_after: list[int] = []

    def woken(self, now: float) -> None:
        self.woken_after.append(len(self.given))

    def build(self, measures: Measures) -> Node:
        self.sizes.append((measures.width, measures.height))
        return Node("page", "", Rect(0, 0, measures.width, measures.height))

    def handle(self, event: InputEvent) -> None:
        self.given.append(event)

    def left(self) -> None:
        self.gone = True


class Started(Prompt):
    """A thinker that notes when it is started and ended."""

    def __init__(self) -> None:
        super().__init__()
        self.calls: list[str] = []

    def start(self) -> None:
        self.calls.append("start")

    def close(self) -> None:
        self.calls.append("close")


def run(stage: Stage, *events: pygame.Event) -> Recorder:
    """Let the program run with these events waiting, the last of which ends it."""
    pygame.event.clear()
    stage.app.worker = Started()
    scene = stage.show(Recorder(stage.app))
    for event in (*events, pygame.Event(pygame.QUIT)):
        pygame.event.post(event)
    stage.app.run()
    return scene


def test_the_program_ends_when_the_window_is_closed_and_lets_go_of_everything(
    stage: Stage,
) -> None:
    scene = run(stage)
    assert scene.gone
    assert stage.app.page_stack.top is None
    assert isinstance(stage.app.worker, Started)
    assert stage.app.worker.calls == ["close"], "it ended before anything else was started"
    assert not pygame.display.get_init()


def test_an_errand_that_breaks_down_at_the_end_keeps_nothing_open(stage: Stage) -> None:
    def breaks_down() -> Iterator[None]:
        yield
        raise RuntimeError

    stage.app.worker = worker = Started()
    stage.app.errands.begin(breaks_down())
    with pytest.raises(RuntimeError):
        stage.app.close()
    assert worker.calls == ["close"]
    assert not pygame.display.get_init()


@pytest.mark.parametrize("freed", [False, True])
def test_settings_that_could_not_be_saved_are_saved_or_told_of_at_the_end(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, freed: bool
) -> None:
    with monkeypatch.context() as full:
        full.setattr("tempfile.mkstemp", failing(FULL))
        stage.app.set("deck", "four")
        if not freed:
            stage.app.close()
    if freed:
        stage.app.close()
    assert SettingsFile(stage.app.profile).settings.deck == ("four" if freed else "two")
    assert [one.name for one in stage.app.notices] == (
        [] if freed else ["storage-settings-unsaved"]
    )


def test_after_the_first_frames_everything_else_is_started_a_thing_at_a_time(stage: Stage) -> None:
    app = stage.app
    app.worker = worker = Started()
    left = app.profile.folder / "matches" / ".take-20261127-101010.record.abcdefgh"
    left.write_bytes(b"half")
    os.utime(left, (0, 0))
    steps = 0
    gc.disable()  # as the start leaves it
    for _ in app._starting():
        assert gc.isenabled() and left.exists()
        steps += 1
    assert steps >= 3 and not left.exists()
    assert worker.calls == [], "a question starts it"
    assert pygame.mixer.get_init() is not None
    app.idle.close()
    app.pads.close()
    app.sounds.close()


def test_what_the_system_tells_is_handed_to_the_top_scene(stage: Stage) -> None:
    shift, control = pygame.KMOD_LSHIFT, pygame.KMOD_RCTRL
    scene = run(
        stage,
        pygame.Event(pygame.MOUSEMOTION, pos=(10, 20), rel=(0, 0), buttons=(0, 0, 0)),
        pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(11, 21), button=1),
        pygame.Event(pygame.MOUSEBUTTONUP, pos=(12, 22), button=1),
        pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(11, 21), button=3),
        pygame.Event(pygame.MOUSEBUTTONUP, pos=(12, 22), button=3),
        pygame.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=shift),
        pygame.Event(pygame.KEYDOWN, key=pygame.K_d, mod=control),
        pygame.Event(pygame.KEYUP, key=pygame.K_TAB, mod=shift),
        pygame.Event(pygame.TEXTINPUT, text="7"),
    )
    assert scene.woken_after[0] == 0, "the time is told before what was done at it"
    assert scene.given == [
        Moved(10, 20),
        Press(11, 21),
        Release(12, 22),
        Explain(11, 21),
        Key("tab", shift=True),
        Key("d", control=True),
        Typed("7"),
    ]


class Pressed:
    """A key of a program that runs: what the page gets of it while time goes by."""

    def __init__(self, stage: Stage, key: int, monkeypatch: pytest.MonkeyPatch) -> None:
        self.app, self.key, self.now = stage.app, key, 5.0
        self.scene = stage.show(Recorder(stage.app))
        self.comes: list[pygame.Event] = []
        monkeypatch.setattr(stage.app.clock, "now", lambda: self.now)
        monkeypatch.setattr(stage.app.events, "wait", lambda *_: self.comes)

    def after(self, seconds: float, *kinds: int) -> list[InputEvent]:
        """All that the page was given, once the key has gone down or up that much later."""
        self.now += seconds
        self.comes = [pygame.Event(kind, key=self.key, mod=0) for kind in kinds]
        self.app._read(moving=False)
        return self.scene.given


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_d])
def test_a_key_that_does_something_does_it_once_however_long_it_is_held(
    stage: Stage, key: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    pressed = Pressed(stage, key, monkeypatch)
    pressed.after(0.0, pygame.KEYDOWN)
    given, once = pressed.after(5.0), Key(pygame.key.name(key))
    assert given == [once, KeyHeld(once)] if presses(once) else [once]


@pytest.mark.parametrize("key", [pygame.K_LEFT, pygame.K_TAB, pygame.K_BACKSPACE, pygame.K_PAGEUP])
def test_a_key_that_steps_goes_on_while_it_is_held(
    stage: Stage, key: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    pressed, step = Pressed(stage, key, monkeypatch), Key(pygame.key.name(key))
    assert pressed.after(0.0, pygame.KEYDOWN) == [step]
    assert pressed.after(KEY_REPEAT_DELAY_SECONDS - 0.01) == [step]
    assert pressed.after(0.02) == 2 * [step]
    assert pressed.after(KEY_REPEAT_INTERVAL_SECONDS - 0.01) == 2 * [step]
    assert pressed.after(0.02) == 3 * [step]
    assert stage.app.hands.next_due == pytest.approx(pressed.now + KEY_REPEAT_INTERVAL_SECONDS)
    assert pressed.after(0.01, pygame.KEYUP) == 3 * [step]
    assert stage.app.hands.next_due is None
    assert pressed.after(5.0) == 3 * [step]


def test_a_key_let_go_while_the_program_was_busy_is_none_that_is_held(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    pressed, step = Pressed(stage, pygame.K_DOWN, monkeypatch), Key("down")
    pressed.after(0.0, pygame.KEYDOWN)
    # A page took so long to be drawn: that the key went up is read only now.
    assert pressed.after(1.5, pygame.KEYUP) == [step]
    assert pressed.after(5.0) == [step]
    # Nor does anything else count how long it is held.
    assert pygame.key.get_repeat() == (0, 0)


def test_another_key_ends_what_a_held_one_does_and_so_does_another_window(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    pressed = Pressed(stage, pygame.K_DOWN, monkeypatch)
    pressed.after(0.0, pygame.KEYDOWN)
    pressed.key = pygame.K_RETURN
    pressed.after(0.1, pygame.KEYDOWN, pygame.KEYUP)
    assert pressed.after(5.0) == [Key("down"), Key("return")]
    pressed.key = pygame.K_DOWN
    pressed.after(0.1, pygame.KEYDOWN, pygame.WINDOWFOCUSLOST)
    assert pressed.after(5.0)[2:] == [Key("down")]


def test_a_second_press_that_was_meant_for_the_page_before_is_given_to_nobody(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stage.app.clock, "now", lambda: 5.0)
    below, above = Recorder(stage.app), Recorder(stage.app)
    press = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(11, 21), button=1)
    stage.show(below)
    stage.app._take(press)
    stage.app.page_stack.push(above)
    stage.app._take(press)
    assert below.given == [Press(11, 21)]
    assert above.given == []


def test_the_wheel_tells_how_far_it_was_turned(stage: Stage) -> None:
    event = pygame.Event(pygame.MOUSEWHEEL, x=0, y=1, precise_x=0.0, precise_y=1.5, flipped=False)
    [given] = run(stage, event).given
    assert isinstance(given, Wheel)
    assert given.dy == 1.5


def test_a_window_of_another_size_is_laid_out_anew(stage: Stage) -> None:
    stage.app.window.size = (1500, 900)
    scene = run(stage, *pygame.event.get())
    assert scene.sizes[-1] == (1500, 900)


def test_the_program_ends_with_its_last_scene(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage.app.worker = Started()
    pygame.event.clear()
    scene = stage.show(Recorder(stage.app))

    def leave(_: float) -> bool:
        stage.app.page_stack.pop()
        return False

    monkeypatch.setattr(scene, "update", leave)
    stage.app.run()
    assert scene.gone


def test_a_window_can_be_opened_after_another_was_closed(tmp_path: Path) -> None:
    for _ in range(3):
        app = App(Profile(tmp_path), size=(960, 600))
        app.page_stack.push(StartPage(app))
        app.frame(100.0)
        app.close()


# What means the same everywhere.


def test_f11_changes_to_full_screen_and_back_and_keeps_it(stage: Stage) -> None:
    stage.show(StartPage(stage.app))
    for wanted in ("on", "off"):
        stage.key("f11")
        assert stage.app.settings.get("fullscreen") == wanted
        assert SettingsFile(stage.app.profile).settings.get("fullscreen") == wanted
        frames(stage)


def test_a_setting_is_applied_to_every_page_at_once(stage: Stage) -> None:
    below = stage.show(StartPage(stage.app))
    stage.app.page_stack.push(SettingsPage(stage.app))
    frames(stage)
    before = (below.tree, stage.scene.tree)
    stage.app.set("deck", "four")
    assert stage.app.images.inks.four
    assert below.tree is not before[0]
    assert stage.scene.tree is not before[1]


def test_settings_that_cannot_be_saved_are_told_of_once(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.mkstemp", failing(FULL))
    for speed in ("slow", "fast", "off"):
        stage.app.set("speed", speed)
    assert [str(one) for one in stage.app.notices] == [
        "We can’t save your settings (no space left on device)."
    ]


def test_what_is_wrong_with_the_profile_is_said_on_the_start_page(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    stage = Stage(tmp_path / "file")
    stage.show(StartPage(stage.app))
    frames(stage)
    assert "We can’t save anything in" in stage.said()
    stage.app.close()
