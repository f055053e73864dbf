"""Pages and tables in windows of any size, from one pixel to 8K, and back in a usual one."""

from collections.abc import Callable
from random import Random
from typing import Any

from game.core.game import Game
from game.core.table import PERSON_HAND_ZONE
from game.games import GAMES
from game.match.match import Match
from game.ui.kit.pages.page import Page
from tests.ui.monkey import keeps_its_laws
from tests.ui.pages import PAGES, TABLES
from tests.ui.stage import NAMES, Stage

USUAL = (1280, 720)
TINY, LARGEST = 50, (7680, 4320)
FACTORS = (1.0, 1.0, 1.25, 2.0)
"""How large text is, of its usual size."""
SCALES = (1.0, 1.0, 1.5, 2.0)
FLIGHTS = (0.02, 0.1, 0.3)
"""Seconds between two frames while cards fly."""

EVERY: dict[str, Callable[[Stage], Page]] = {**PAGES, **TABLES}
STILL = 0.6
"""The share of windows in which pages are looked at; in the others cards fly or are held."""


def any_size(rng: Random, largest: tuple[int, int] = LARGEST) -> tuple[int, int]:
    """A size in pixels: tiny, usual, odd or as large as there is."""
    sort = rng.random()
    if sort < 0.45:
        return rng.randint(1, TINY), rng.randint(1, TINY)
    if sort < 0.6:
        return rng.choice([(rng.randint(1, TINY), rng.randint(1, largest[1])),
                           (rng.randint(1, largest[0]), rng.randint(1, TINY))])  # fmt: skip
    if sort < 0.95:
        return rng.randint(1, 1920), rng.randint(1, 1200)
    return rng.randint(1920, largest[0]), rng.randint(1080, largest[1])


def told(stage: Stage) -> list[tuple[str, str, tuple[int, ...]]]:
    """What is seen, and where."""
    return [(node.role, node.name, tuple(node.rect)) for node in stage.nodes]


def frame(stage: Stage, seconds: float) -> None:
    """Let time pass and paint all of the window."""
    stage.now += seconds
    stage.app.fresh = True
    stage.app.frame(stage.now)


def look_at(stage: Stage, name: str, sizes: list[tuple[int, int]], rng: Random) -> None:
    """Show a page in windows of these sizes; in a usual one it then is what it was."""
    EVERY[name](stage)
    # Nobody says anything meanwhile: only the window changes.
    stage.worker.slow = True
    stage.resize(*USUAL)
    for _ in range(3):
        frame(stage, 0.0)
    before, page = told(stage), stage.scene
    for size in sizes:
        stage.resize(*size, rng.choice(SCALES), rng.choice(FACTORS))
        frame(stage, 0.0)
    stage.resize(*USUAL)
    frame(stage, 0.0)
    if stage.scene is page and len(told(stage)) != len(before):
        raise AssertionError(f"{name}: {len(before)} nodes before, {len(told(stage))} after")


def play_at(
    stage: Stage, sizes: list[tuple[int, int]], rng: Random, game: Game[Any, Any] | None = None
) -> None:
    """Resize the window of a table while cards fly, and one is held."""
    game = game or rng.choice(GAMES)
    players = rng.randint(*game.players)
    match = Match(game, game.setup(players, {}, rng.randrange(1000)), NAMES[:players])
    for _ in range(rng.choice([0, 0, 5, 12])):
        if match.state.over:
            break
        match.play(game.write(game.bot.rollout_move(match.state, rng)))
    stage.app.settings.speed = rng.choice(["fast", "normal", "slow"])
    page = stage.sit_at(match, fresh=not match.moves)
    stage.resize(*USUAL)
    for size in sizes:
        frame(stage, rng.choice(FLIGHTS))
        if rng.random() < 0.3:
            stage.app.settings.speed = "off"
            stage.key("space")
            frame(stage, 5.0)
        cards = [node for node in stage.nodes if node.key.startswith(f"card {PERSON_HAND_ZONE}")]
        if cards and rng.random() < 0.7:
            stage.press(stage.visible_point(rng.choice(cards)))
            stage.move((rng.randrange(1300), rng.randrange(800)))
        stage.resize(*size, rng.choice(SCALES), rng.choice(FACTORS))
        frame(stage, rng.choice(FLIGHTS))
        stage.move((rng.randrange(size[0]), rng.randrange(size[1])))
        frame(stage, rng.choice(FLIGHTS))
        if rng.random() < 0.5:
            stage.release((rng.randrange(size[0]), rng.randrange(size[1])))
            frame(stage, rng.choice(FLIGHTS))
    stage.resize(*USUAL)
    frame(stage, 5.0)
    if stage.scene is page:
        keeps_its_laws(stage, 0)
