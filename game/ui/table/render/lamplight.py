"""The light over the felt: the time of day of a match, and a lamp that leans to who leads.

``FeltLight`` follows a table and multiplies one soft picture onto the cloth, below all that lies on
it. At noon there is nothing to paint. A change takes a few steps, and the still table is painted
for each of them alone.
"""

import io
from math import hypot
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.core.event import Seat
from game.core.game_info import FeltTheme
from game.core.match_progress import Hour
from game.storage.appearance import felt
from game.ui.deck.cloth_backdrop import LIGHT_CENTRE_SHARE
from game.ui.kit.paint.painter import Painter
from game.ui.table.model.table_model import TableModel
from game.ui.table.render.player_plates import colour_of
from game.ui.table.render.stage_picture import paint_rim

LIGHT_PICTURE_SIZE = (186, 115)
"""Size of the picture that is scaled to the felt, in pixels."""
LAMP_LEANING_SHARE = 0.06
"""Distance by which the lamp leans to the leader, relative to the felt."""
LIGHT_CHANGE_SECONDS = 0.6
"""Length of a change of the light, in seconds."""
LIGHT_CHANGE_STEP_COUNT = 6
"""Number of pictures of a change."""
LEADER_RIM_SHARE = 0.2
"""Strength of the leader's colour on the rim, in the last round."""
LIGHT_REACH_SHARE = 0.72
"""Distance of the darkest edge from the lamp, relative to the felt: about its corners."""


class Lamp(NamedTuple):
    """A light: how bright the edges are, how warm it is, and where it leans.

    ``x`` and ``y`` are relative to the felt. ``rim`` is the strength of its rim, 0 to 1, in the
    colour of a ``seat``.
    """

    edges: float = 1.0
    warmth: float = 0.0
    x: float = 0.0
    y: float = 0.0
    rim: float = 0.0
    seat: Seat = Seat(0)

    def towards(self, other: "Lamp", share: float) -> "Lamp":
        """A lamp between this one and another; ``share`` is 0 to 1."""
        numbers = zip(self[:5], other[:5], strict=True)
        edges, warmth, x, y, rim = (one + (two - one) * share for one, two in numbers)
        return Lamp(edges, warmth, x, y, rim, other.seat if other.rim else self.seat)


HOUR_LAMPS = {
    Hour.NOON: Lamp(),
    Hour.AFTERNOON: Lamp(0.92, 0.04),
    Hour.EVENING: Lamp(0.84, 0.08),
    Hour.LAST_ROUND: Lamp(0.74, 0.14),
}
"""The lamp of each hour."""


def cloth(model: TableModel) -> FeltTheme:
    """The cloth of a table."""
    return felt(model.settings.cloth, model.game.felt, model.measures.contrast)


def wanted(model: TableModel) -> Lamp:
    """The lamp for what the table shows now; on a plain cloth it is always noon."""
    show = model.show
    progress = show.table.progress(show.state) if cloth(model).ornament else None
    if progress is None:
        return HOUR_LAMPS[Hour.NOON]
    lamp, leader = HOUR_LAMPS[progress.hour], progress.leader
    if leader is None or progress.hour is Hour.NOON:
        return lamp
    (x, y), area = show.laid.plates[leader].center, show.felt
    aside, along = (x - area.centerx) / area.w, (y - area.centery) / area.h
    far = hypot(aside, along) or 1.0
    lean = LAMP_LEANING_SHARE / far
    lamp = lamp._replace(x=aside * lean, y=along * lean)
    if progress.hour is not Hour.LAST_ROUND:
        return lamp
    return lamp._replace(rim=LEADER_RIM_SHARE, seat=leader)


class FeltLight:
    """The light of one table. ``lamp`` is the one that is seen now."""

    def __init__(self) -> None:
        self.lamp = HOUR_LAMPS[Hour.NOON]
        self._from = self._goal = self.lamp
        self._begun = 0.0
        self._turn: tuple[int, Seat | None] = (0, None)
        self._cloth: FeltTheme | None = None
        self._scaled: tuple[object, Surface] | None = None

    def follow(self, model: TableModel, now: float) -> bool:
        """Light what the table shows, between rounds and between turns; whether it changes.

        The first light on a cloth is there at once, and every one under reduced motion.
        """
        self._look(model, now)
        before = self.lamp
        if self.lamp != self._goal:
            steps = int((now - self._begun) / LIGHT_CHANGE_SECONDS * LIGHT_CHANGE_STEP_COUNT)
            share = 1.0 if model.show.reduced else steps / LIGHT_CHANGE_STEP_COUNT
            self.lamp = self._goal if share >= 1 else self._from.towards(self._goal, share)
        return self.lamp != before or self.lamp != self._goal

    def _look(self, model: TableModel, now: float) -> None:
        """Find a new goal if a round or a turn has passed since the last one."""
        show, ground = model.show, cloth(model)
        state, fresh = show.state, ground != self._cloth
        turn = (len(state.rounds), state.asked)
        if not fresh:
            passed = turn != self._turn and (show.quiet or turn[0] != self._turn[0])
            if not passed or state.over or show.stopped is not None:
                return
        self._turn, self._cloth = turn, ground
        goal = wanted(model)
        if fresh:
            self.lamp = goal
        if goal != self._goal:
            self._from, self._goal, self._begun = self.lamp, goal, now

    def paint(self, painter: Painter, area: Rect) -> None:
        """Paint the light onto the cloth in ``area``."""
        lamp = self.lamp
        if lamp.edges < 1:
            key = (lamp[:4], area.size)
            if self._scaled is None or self._scaled[0] != key:
                small = light_picture(lamp, painter.surface)
                self._scaled = key, pygame.transform.smoothscale(small, area.size)
            painter.surface.blit(self._scaled[1], area.topleft, special_flags=pygame.BLEND_MULT)
        else:
            self._scaled = None
        paint_rim(painter, area, colour_of(lamp.seat), lamp.rim)

    def let_go(self) -> None:
        """Release the picture, which is quick to make."""
        self._scaled = None


def light_picture(lamp: Lamp, like: Surface) -> Surface:
    """The small picture of a lamp: white is bright, and warm light has less blue.

    It has the pixel format of ``like``.
    """
    warm = (1.0, 1 - lamp.warmth / 2, 1 - lamp.warmth)
    centre, edge = (
        "#" + "".join(f"{round(255 * part * bright):02x}" for part in warm)
        for bright in (1.0, lamp.edges)
    )
    width, height = LIGHT_PICTURE_SIZE
    source = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" preserveAspectRatio="none" '
        f'width="{width}" height="{height}">'
        f'<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="{0.5 + lamp.x:.4f}" '
        f'cy="{LIGHT_CENTRE_SHARE + lamp.y:.4f}" r="{LIGHT_REACH_SHARE}">'
        f'<stop offset="0.25" stop-color="{centre}"/><stop offset="1" stop-color="{edge}"/>'
        f'</radialGradient><path d="M0 0H1V1H0Z" fill="url(#g)"/></svg>'
    )
    drawn = pygame.image.load_sized_svg(io.BytesIO(source.encode()), LIGHT_PICTURE_SIZE)
    picture = Surface(LIGHT_PICTURE_SIZE, 0, like)
    picture.fill(edge)
    picture.blit(drawn, (0, 0))
    return picture
