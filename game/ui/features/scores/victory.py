"""The celebration of a win: confetti, and after a game's last lesson flying cards.

Every frame is a function of time alone. With reduced motion nothing travels: the confetti is shown
at its highest point for a while.

``Celebrating`` is a page with a celebration, which a click or a key ends. It falls between the
page's ground and all else.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import cos, sin
from random import Random

import pygame
from pygame import Color, Rect, Surface

from game.storage.settings import Settings
from game.ui.deck.card_images import card_height, card_images
from game.ui.features.scores.composer import Ground
from game.ui.kit.input.events import Key
from game.ui.kit.paint import theme
from game.ui.kit.paint.painter import Painter
from game.ui.kit.paint.picture_cache import Rgba, Size, picture, rgba
from game.ui.kit.tree import Node
from game.ui.kit.widgets.widget import paint_node
from game.ui.program import ProgramPage
from game.ui.table.motion.event_effects import DURATION_FACTORS

VICTORY_CONFETTI_COUNT = 120
"""Number of pieces of confetti."""
FLYING_CARD_COUNT = 10
"""Number of flying cards."""
CELEBRATION_SECONDS = 3.8
"""Duration of the celebration, in seconds."""
REDUCED_FLIGHT_MOMENT_SECONDS = 1.35
"""Reduced motion: the moment of the flight that is shown, in seconds."""
CELEBRATION_FADE_SECONDS = 0.3
"""Reduced motion: duration of a fade, in seconds."""
REDUCED_CELEBRATION_SECONDS = 2.2
"""Reduced motion: duration of the celebration, in seconds."""
CONFETTI_PHASE_COUNT = 8
CELEBRATION_OPACITY_LEVEL_COUNT = 10
"""Number of opacity levels of a fade."""
CONFETTI_GRAVITY_VALUE = 2.0
"""Gravity, in window heights per second squared."""
CONFETTI_COLOURS = tuple(map(rgba, (theme.GOLD_COLOUR, *theme.SEAT_COLOURS[:6])))


@dataclass(frozen=True, slots=True)
class Confetto:
    """A flying piece of confetti or card, in widths and heights of the window.

    ``sways`` is the sideways amplitude, ``turns`` the frequency of the swaying and ``air`` the air
    resistance.
    """

    x: float
    across: float
    up: float
    begins: float
    sways: float
    turns: float
    colour: int
    size: float
    air: float

    def where(self, passed: float) -> tuple[float, float] | None:
        """Position after ``passed`` seconds; None before the start and below the window."""
        time = passed - self.begins
        if time < 0:
            return None
        # Air resistance slows paper down.
        y = 1.04 - self.up * time / (1 + self.air * time / 2)
        y += CONFETTI_GRAVITY_VALUE * time * time / (2 + self.air * time)
        if y > 1.1 and time > 0.5:
            return None
        x = (
            self.x
            + self.across * time / (1 + self.air * time)
            + self.sways * sin(self.turns * time)
        )
        return x, y


@lru_cache(1)
def pieces() -> tuple[Confetto, ...]:
    """The confetti, the same for every celebration."""
    rng = Random(VICTORY_CONFETTI_COUNT)
    found = []
    for number in range(VICTORY_CONFETTI_COUNT):
        left = number % 2 == 0
        across = rng.uniform(0.12, 0.95)
        found.append(
            Confetto(
                -0.02 if left else 1.02,
                across if left else -across,
                rng.uniform(1.1, 2.4),
                rng.choice((0.0, 0.0, 0.5, 0.95)) + rng.uniform(0, 0.3),
                rng.uniform(0.004, 0.016),
                rng.uniform(2, 5),
                rng.randrange(len(CONFETTI_COLOURS)),
                rng.uniform(0.75, 1.35),
                0.5,
            )
        )
    return tuple(found)


@lru_cache(1)
def flights() -> tuple[Confetto, ...]:
    """Flights of the cards, from alternating sides."""
    rng = Random(10)
    return tuple(
        Confetto(
            -0.05 if number % 2 == 0 else 1.05,
            rng.uniform(0.12, 0.26) * (1 if number % 2 == 0 else -1),
            rng.uniform(1.5, 2.0),
            0.14 * number,
            0.0,
            0.0,
            round(rng.uniform(-12, 12)) * 2,
            1.0,
            0.0,
        )
        for number in range(FLYING_CARD_COUNT)
    )


@dataclass(slots=True)
class VictoryShow:
    """The running celebration; ``speed`` scales its duration.

    It has ``count`` pieces of confetti, and flying ``cards`` of the folder ``faces``. ``reduced``
    replaces movement by fades.
    """

    speed: float
    begins: float
    now: float
    reduced: bool = False
    count: int = VICTORY_CONFETTI_COUNT
    cards: Sequence[str] = ()
    faces: str = ""

    def update(self, now: float) -> bool:
        """Advance the clock; whether the celebration goes on."""
        self.now = now
        return self.passed < self.seconds

    @property
    def seconds(self) -> float:
        return REDUCED_CELEBRATION_SECONDS if self.reduced else CELEBRATION_SECONDS

    @property
    def passed(self) -> float:
        """Elapsed seconds at normal speed."""
        return (self.now - self.begins) / self.speed

    def paint(self, painter: Painter) -> None:
        """Paint confetti and cards over what is there."""
        if self.strength > 0:
            self._paint_cards(painter)
            self._paint_pieces(painter)

    @property
    def strength(self) -> float:
        """Opacity of confetti and cards, 0 to 1."""
        if not self.reduced:
            return 1.0
        return max(
            0.0,
            min(
                1.0,
                self.passed / CELEBRATION_FADE_SECONDS,
                (REDUCED_CELEBRATION_SECONDS - self.passed) / CELEBRATION_FADE_SECONDS,
            ),
        )

    @property
    def flown(self) -> float:
        """Time in the flight to show, in seconds."""
        return REDUCED_FLIGHT_MOMENT_SECONDS if self.reduced else self.passed

    def _blit(
        self, painter: Painter, picture: Surface, where: tuple[int, int] | Rect, flags: int = 0
    ) -> None:
        """Paint a flying picture with the current opacity."""
        level = round(self.strength * CELEBRATION_OPACITY_LEVEL_COUNT)
        if level < CELEBRATION_OPACITY_LEVEL_COUNT:
            picture = picture.copy()
            if flags == pygame.BLEND_PREMULTIPLIED:
                share = 255 * level // CELEBRATION_OPACITY_LEVEL_COUNT
                picture.fill((share, share, share, share), special_flags=pygame.BLEND_RGBA_MULT)
            else:
                picture.set_alpha(255 * level // CELEBRATION_OPACITY_LEVEL_COUNT)
        painter.surface.blit(picture, where, special_flags=flags)

    def _paint_pieces(self, painter: Painter) -> None:
        passed = self.flown
        wide, high = painter.surface.get_size()
        unit = painter.measures.px(8)
        for piece in pieces()[: self.count]:
            place = piece.where(passed)
            if place is None:
                continue
            phase = int(passed * piece.turns * 2 + piece.colour) % CONFETTI_PHASE_COUNT
            side = round(unit * piece.size)
            size = side, round(side * 1.4)
            image = _piece(painter, size, CONFETTI_COLOURS[piece.colour], phase)
            self._blit(painter, image, (round(place[0] * wide), round(place[1] * high)))

    def _paint_cards(self, painter: Painter) -> None:
        wide, high = painter.surface.get_size()
        card = painter.measures.px(74)
        for way, text in zip(flights(), self.cards, strict=False):
            place = way.where(self.flown)
            if place is None:
                continue
            picture = card_images(painter).lifted(text, card, way.colour, self.faces)
            centre = (round(place[0] * wide), round(place[1] * high) + card_height(card) // 2)
            where = picture.get_rect(center=centre)
            self._blit(painter, picture, where, pygame.BLEND_PREMULTIPLIED)


@picture
def _piece(size: Size, colour: Rgba, phase: int) -> Surface:
    """A piece of confetti in one phase of its rotation."""
    piece = Surface(size, pygame.SRCALPHA)
    thin = max(0.16, abs(cos(phase * 3.1416 / CONFETTI_PHASE_COUNT)))
    rect = Rect(0, 0, size[0], max(2, round(size[1] * thin)))
    rect.center = piece.get_rect().center
    shade = Color(colour).lerp("black", 0.25 * (phase % 3) / 2)
    pygame.draw.rect(piece, shade, rect, border_radius=max(1, size[0] // 5))
    return piece


def party_of(settings: Settings, now: float) -> VictoryShow | None:
    """The celebration of a win; None if animations are off."""
    speed = DURATION_FACTORS[settings.speed]
    return VictoryShow(speed, now, now, settings.less_motion) if speed else None


class Celebrating(ProgramPage):
    """A page with a ``party``, None when there is none or it is over.

    Among the bases of a class it stands first.
    """

    party: VictoryShow | None = None
    _kept: Surface | None = None
    _key: tuple[object, ...] = ()

    def update(self, now: float) -> bool:
        """Advance the celebration, and end it when it is over; whether it goes on."""
        if self.party is None:
            return super().update(now)
        self.renderer.dirty = True
        if not self.party.update(now):
            self.party = self._kept = None
        return self.party is not None

    def on_press(self, x: float, y: float) -> None:
        self._skip()
        super().on_press(x, y)

    def on_key(self, key: Key) -> None:
        self._skip()
        super().on_key(key)

    def _skip(self) -> None:
        self.renderer.dirty = self.renderer.dirty or self.party is not None
        self.party = self._kept = None

    def paint(self, painter: Painter) -> None:
        if self.party is None:
            super().paint(painter)
            return
        key = self.renderer.built, painter.surface.get_size()
        lying, others = self._layers()
        if self._kept is None or key != self._key or painter.images.behind:
            painter.ground()
            for node in lying:
                paint_node(painter, node, self.renderer.mood(node))
            self._kept, self._key = painter.surface.copy(), key
        else:
            painter.surface.blit(self._kept, (0, 0))
        self.party.paint(painter)
        for node in others:
            paint_node(painter, node, self.renderer.mood(node))
        self.renderer.paint_tip(painter)

    def _layers(self) -> tuple[list[Node], list[Node]]:
        """The nodes below the confetti, and those above it."""
        layers: tuple[list[Node], list[Node]] = [], []
        for node in self.tree.nodes:
            layers[not isinstance(node.widget, Ground)].append(node)
        return layers
