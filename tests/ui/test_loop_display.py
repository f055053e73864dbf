"""Full screen and back, sizes and keys that are held: what the window makes of them."""

from random import Random

import pygame
import pytest

from game.games import GAMES
from game.games.texas.game import TEXAS
from game.ui.app.window import WINDOW_MODE_SETTLING_SECONDS, FullScreen
from game.ui.features.rules.rules_page import RulesPage
from tests.ui.stage import SIZES, Stage

F11, M, D = pygame.K_F11, pygame.K_m, pygame.K_d


class Glass:
    """A window that notes what is asked of it."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def set_fullscreen(self, desktop: bool) -> None:
        assert desktop, "no other mode of the screen"
        self.asked.append("full")

    def set_windowed(self) -> None:
        self.asked.append("window")


@pytest.fixture
def glass() -> Glass:
    return Glass()


def test_a_wish_is_done_at_once(glass: Glass) -> None:
    screen = FullScreen(glass)  # type: ignore[arg-type]
    assert not screen.follow(False, 5.0)
    assert screen.follow(True, 5.0)
    assert screen.filled
    assert not screen.follow(True, 9.0)
    assert screen.follow(False, 9.0)
    assert glass.asked == ["full", "window"]


@pytest.mark.parametrize("wishes", [2, 7, 30, 31])
def test_of_wishes_in_a_hurry_the_last_one_is_done_when_the_first_has_settled(
    glass: Glass, wishes: int
) -> None:
    screen = FullScreen(glass)  # type: ignore[arg-type]
    now, wished = 5.0, False
    for _ in range(wishes):
        wished = not wished
        screen.follow(wished, now)
        now += WINDOW_MODE_SETTLING_SECONDS / 100
    assert glass.asked == ["full"]
    screen.follow(wished, now + WINDOW_MODE_SETTLING_SECONDS)
    assert screen.filled == wished
    assert glass.asked == (["full"] if wished else ["full", "window"])


def held(stage: Stage, *events: pygame.Event) -> None:
    for event in events:
        stage.app._take(event)


def down(key: int) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=key, mod=0)


def up(key: int) -> pygame.Event:
    return pygame.Event(pygame.KEYUP, key=key, mod=0)


def test_f11_in_a_hurry_leaves_the_window_as_it_is_set(stage: Stage) -> None:
    stage.sit(3, seed=4)
    for presses in (1, 2, 5, 8):
        for _ in range(presses):
            held(stage, down(F11), up(F11))
            stage.now += 0.02
            stage.app.frame(stage.now)
        for _ in range(200):
            stage.now += 1 / 60
            if not stage.app.frame(stage.now):
                break
        assert stage.app.full_screen.filled == (stage.app.settings.fullscreen)


@pytest.mark.parametrize(("key", "setting"), [(F11, "fullscreen"), (M, "muted")])
def test_a_switch_of_a_key_is_turned_once_however_long_it_is_held(
    stage: Stage, key: int, setting: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage.sit(3, seed=4)
    monkeypatch.setattr(stage.app.clock, "now", lambda: stage.now)
    for wanted in ("on", "off"):
        held(stage, down(key))
        for _ in range(20):
            stage.now += 0.5
            stage.app.handing.take_due()
        held(stage, up(key))
        assert stage.app.settings.get(setting) == wanted


def test_a_key_that_was_let_go_elsewhere_is_not_held(stage: Stage) -> None:
    stage.sit(3, seed=4)
    held(stage, down(M), pygame.Event(pygame.WINDOWFOCUSLOST), down(M))
    assert not stage.app.settings.muted


def test_other_keys_go_on_while_they_are_held(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stage.app.clock, "now", lambda: stage.now)
    rules = RulesPage(stage.app, TEXAS)
    stage.show(rules)
    assert rules.tree.root
    held(stage, down(pygame.K_PAGEDOWN))
    seen = []
    for _ in range(4):
        stage.now += 0.5
        stage.app.handing.take_due()
        seen.append([node.rect.y for node in stage.nodes])
    assert len({str(one) for one in seen}) > 1


@pytest.mark.night("rummy500", "take", "taki")
@pytest.mark.parametrize("name", [game.name for game in GAMES])
def test_resized_while_cards_fly_everything_is_on_the_window_and_lies_still(
    stage: Stage, name: str
) -> None:
    game = next(game for game in GAMES if game.name == name)
    table = stage.sit(3, seed=4, game=game, fresh=True, speed="normal")
    stage.worker.slow = True
    rng = Random(3)
    for _ in range(30):
        if rng.random() < 0.4:
            width, height = rng.choice(SIZES)
            stage.resize(width, height, rng.choice((1.0, 2.0)) if width > 1900 else 1.0)
        stage.now += 1 / 60
        stage.app.frame(stage.now)
    stage.resize(1280, 720)
    for _ in range(3000):
        stage.now += 1 / 60
        if not stage.app.frame(stage.now):
            break
    window = pygame.Rect(0, 0, 1280, 720)
    for sprite in table.show.cast.all():
        pose = sprite.where(stage.now)
        assert window.collidepoint(pose.x, pose.y), sprite
        assert pose == sprite.goal
    assert all(window.contains(node.rect.clamp(window)) for node in stage.nodes)
    assert all(window.contains(node.rect) for node in stage.nodes if node.act)
    assert not stage.app.images.behind
