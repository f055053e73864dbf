"""Nothing flashes: no region of 10 degrees more than three times in a second, in any game."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from pygame import Surface

from game.core.game import Game
from game.games import GAMES
from tests.support.flash_meter import MAX_CHANGE_COUNT, FlashMeter
from tests.tiers import by_tier
from tests.ui.stage import FRAME, USUAL_SIZE, Stage

WATCHED_SECONDS = by_tier(change=4.0, night=20.0)
DECISION_SECONDS = 0.12
"""Time in which a very fast person sees, decides and presses a key, in seconds."""


def painted(levels: Callable[[float], int], share: float, seconds: float = 2.0) -> FlashMeter:
    """A meter that has seen a part of a region in a grey level that follows the time."""
    meter, surface = FlashMeter(), Surface((1280, 720))
    area = surface.get_rect()
    area.w, area.h = round(area.w / 3), round(area.h / 3 * share)
    for frame in range(round(seconds / FRAME)):
        level = levels(frame * FRAME)
        surface.fill((20, 20, 20))
        surface.fill((level, level, level), area)
        meter.look(surface, frame * FRAME)
    return meter


def blinking(times: float, dark: int, light: int) -> Callable[[float], int]:
    """A grey level that flashes so many times a second."""
    return lambda now: light if int(2 * times * now + 0.01) % 2 else dark


@pytest.mark.parametrize(
    ("times", "dark", "light", "share", "flashes"),
    [
        (5, 20, 200, 1.0, True),
        (4, 20, 200, 0.5, True),
        (3, 20, 200, 1.0, False),
        (5, 20, 60, 1.0, False),
        (5, 235, 255, 1.0, False),
        (5, 20, 200, 0.15, False),
        (30, 20, 200, 1.0, True),
    ],
)
def test_the_meter_counts_what_flashes(
    times: float, dark: int, light: int, share: float, flashes: bool
) -> None:
    meter = painted(blinking(times, dark, light), share)
    assert (meter.most_changes > MAX_CHANGE_COUNT) == flashes


def test_a_slow_change_is_no_flash() -> None:
    assert painted(lambda now: round(20 + 100 * now), 1.0).most_changes <= 2


def test_a_red_that_blinks_flashes_though_it_is_dark() -> None:
    meter, surface = FlashMeter(), Surface(USUAL_SIZE)
    for frame in range(round(1 / FRAME)):
        surface.fill((blinking(5, 150, 200)(frame * FRAME), 0, 0))
        meter.look(surface, frame * FRAME)
    assert meter.red.most_changes > MAX_CHANGE_COUNT >= meter.light.most_changes


def test_two_parts_that_change_places_are_one_change() -> None:
    meter, surface = FlashMeter(), Surface(USUAL_SIZE)
    half = surface.get_rect()
    half.w //= 2
    for frame in range(round(1 / FRAME)):
        half.x = blinking(2, 0, half.w)(frame * FRAME)
        surface.fill((20, 20, 20))
        surface.fill((200, 200, 200), half)
        meter.look(surface, frame * FRAME)
    assert meter.most_changes == 3


def watched(stage: Stage, game: Game[Any, Any], seconds: float, speed: str) -> FlashMeter:
    """A match as fast as it can be played, seen frame by frame; after its end another begins."""
    stage.resize(*USUAL_SIZE)
    meter, rng, decided = FlashMeter(), Random(7), 0.0
    page = stage.sit(4, game=game, seed=5, speed=speed)
    begun, number = stage.now, 5
    while stage.now - begun < seconds:
        stage.tick()
        stage.app._paint()
        meter.look(stage.app.painter.surface, stage.now - begun)
        is_table = stage.scene is page
        if is_table and not page.model.your_turn:
            decided = stage.now
        elif stage.now - decided < DECISION_SECONDS:
            continue
        elif not is_table:
            if page not in stage.app.page_stack.stack or page.session.match.state.over:
                number += 1
                page = stage.sit(4, game=game, seed=number, speed=speed)
            else:
                stage.key("return")
            decided = stage.now
        else:
            state = page.session.match.state
            page.moves.try_move(game.write(game.bot.rollout_move(state, rng)))
            decided = stage.now
    return meter


@pytest.mark.night(
    *("takeaway-off", "take-fast", "take-off", "taki-fast", "taki-off"),
    *("rummy500-fast", "rummy500-off", "texas-fast", "texas-off"),
)
@pytest.mark.parametrize("speed", ["fast", "off"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_region_flashes_more_than_three_times_in_a_second(
    game: Game[Any, Any], speed: str, stage: Stage
) -> None:
    meter = watched(stage, game, WATCHED_SECONDS, speed)
    assert meter.has_changed, "nothing was seen"
    worst = f"{meter.most_changes} changes in a second, at {meter.worst_at:.1f} s"
    assert meter.most_changes <= MAX_CHANGE_COUNT, worst
