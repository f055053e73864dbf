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
