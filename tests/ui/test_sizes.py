"""Windows of any size, from one pixel to 8K; ``python -m tests.bench.search.sizes`` tries more."""

from random import Random
from typing import Any

import pytest

from game.games import GAMES
from tests.ui.pages import PAGES, TABLES
from tests.ui.resizing import EVERY, LARGEST, any_size, frame, look_at, play_at
from tests.ui.stage import Stage

FEW_PIXELS = [(1, 1), (20, 20), (50, 50), (1, 900), (1600, 1)]
SOME = [*list(PAGES)[::6], *list(TABLES)[::4]]
"""Enough pages of all sorts for a test that must not take long."""


@pytest.mark.night
@pytest.mark.parametrize("name", SOME)
def test_a_window_of_a_few_pixels_ends_no_page(stage: Stage, name: str) -> None:
    look_at(stage, name, FEW_PIXELS, Random(name))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("seed", range(2))
def test_a_window_of_a_few_pixels_ends_no_table_while_cards_fly_or_are_held(
    stage: Stage, game: Any, seed: int
) -> None:
    rng = Random(f"{seed} {game.name}")
    play_at(stage, [any_size(rng, (1920, 1200)) for _ in range(6)], rng, game)


@pytest.mark.night
@pytest.mark.parametrize("name", ["start", "result", "history", "playing taki, 4"])
def test_a_window_of_8k_shows_its_page(stage: Stage, name: str) -> None:
    EVERY[name](stage)
    stage.resize(*LARGEST)
    frame(stage, 0.0)
    assert stage.nodes


@pytest.mark.parametrize("name", ["puzzles", "statistics", "5 runs of expert"])
def test_a_page_that_shows_its_beginning_shows_it_in_a_window_of_any_size(
    stage: Stage, name: str
) -> None:
    EVERY[name](stage)
    page = stage.scene
    assert {column.offset for column in page.columns} == {0}
    for size in ((1280, 720), (1920, 1080), (960, 600)):
        stage.resize(*size)
        frame(stage, 0.0)
        assert {column.offset for column in page.columns} == {0}, size


def test_what_has_the_focus_is_still_seen_in_a_smaller_window(stage: Stage) -> None:
    EVERY["puzzles"](stage)
    stage.resize(1920, 1080)
    frame(stage, 0.0)
    page = stage.scene
    low = max((node for node in page.tree.reachable() if node.seen), key=lambda one: one.rect.y)
    page.set_focus(low)
    before = page.columns[-1].offset
    stage.resize(960, 600)
    frame(stage, 0.0)
    focused = page.tree.focused
    assert focused is not None and focused.clip is not None
    assert focused.clip.contains(focused.rect), before
