"""The ring around the middle: its arrows point the way of play, each at its angle."""

from math import cos, hypot, pi, sin
from typing import Any

import pytest
from pygame import Color

from game.core.game import Game
from game.core.table_values import DirectionRing
from game.games import GAMES
from game.games.taki.game import TAKI
from game.ui.table.render.felt_effects import paint_ring
from tests.ui.positions import paint
from tests.ui.stage import Stage

WITH_RINGS = [game for game in GAMES if game.table.direction_ring(game.new(game.setup(3, {}, 1)))]
TIP, BACK = 0.1, -0.1
"""Points before and behind the middle of an arrow, in cards: the one on it, the other in its
notch."""


def arrow(stage: Stage) -> Color:
    """The colour of the arrows on the cloth."""
    return Color(stage.app.painter.palette.middle).lerp(Color("white"), 0.34)


def points_along(stage: Stage, angle: float, way: DirectionRing) -> bool:
    """Whether there is an arrow at an angle of a ring, and its tip is where play goes."""
    laid = stage.scene.show.laid  # type: ignore[attr-defined]
    wide, high = round(way.across * laid.card), round(way.down * laid.card)
    turn = -1 if way.turned else 1
    dx, dy = -turn * wide * sin(angle), turn * high * cos(angle)
    x, y = wide * cos(angle) + laid.middle[0], high * sin(angle) + laid.middle[1]

    def seen(along: float) -> Color:
        part = along * laid.card / hypot(dx, dy)
        place = round(x + part * dx), round(y + part * dy)
        return Color(*stage.app.painter.surface.get_at(place)[:3])

    colour = arrow(stage)
    return seen(0) == colour == seen(TIP) and seen(BACK) != colour


@pytest.mark.parametrize("game", WITH_RINGS, ids=lambda game: game.name)
def test_a_table_shows_which_way_play_goes(stage: Stage, game: Game[Any, Any]) -> None:
    stage.resize(1920, 1080)
    show = stage.sit(3, game=game, options={}, fresh=False).show
    paint(stage)
    way = show.table.direction_ring(show.state)
    assert way is not None and way.arrows
    assert all(points_along(stage, angle, way) for angle in way.arrows)


@pytest.mark.parametrize("turned", [False, True])
def test_arrows_turn_round_with_the_way_of_play(stage: Stage, turned: bool) -> None:
    stage.resize(1920, 1080)
    laid = stage.sit(3, game=TAKI, options={}, fresh=False).show.laid
    way = DirectionRing(2.6, 1.5, (0.4, 0.4 + pi), turned=turned)
    other = DirectionRing(2.6, 1.5, (0.4, 0.4 + pi), turned=not turned)
    stage.app.painter.ground()
    assert not points_along(stage, 0.4, way)
    paint_ring(stage.app.painter, laid, way)
    for angle in way.arrows:
        assert points_along(stage, angle, way)
        assert not points_along(stage, angle, other)


def test_a_table_without_a_way_of_play_has_no_ring(stage: Stage) -> None:
    laid = stage.sit(3, game=TAKI, options={}, fresh=False).show.laid
    stage.app.painter.ground()
    before = stage.app.painter.surface.copy()
    paint_ring(stage.app.painter, laid, None)
    assert stage.app.painter.surface.get_view("2").raw == before.get_view("2").raw
