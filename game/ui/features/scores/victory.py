"""The celebration after a match: confetti, flying cards, and the score sheet written line by line.

Every frame is a function of time alone. After a lost match only the sheet is written. With reduced
motion nothing travels: the sheet fades in, and the confetti is shown at its highest point for a
while.

``Celebrating`` is a page with a celebration over it, which a click or a key ends.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import cos, sin
from random import Random

import pygame
from pygame import Color, Rect, Surface

from game.core.event import PERSON_SEAT
from game.storage.settings import Settings
from game.ui.deck.card_images import card_height, card_images
from game.ui.kit.input.events import Key
from game.ui.kit.paint import theme
from game.ui.kit.paint.painter import Painter
from game.ui.kit.paint.picture_cache import Rgba, Size, picture, rgba
from game.ui.kit.tree import Node, Role
from game.ui.kit.widgets.button import Button
from game.ui.kit.widgets.surfaces import SHEET_COLOUR
from game.ui.kit.widgets.words import Words
from game.ui.program import ProgramPage
from game.ui.table.model.table_model import TableModel
from game.ui.table.motion.event_effects import DURATION_FACTORS, eased_share

VICTORY_CONFETTI_COUNT = 280
"""Number of pieces of confetti."""
FLYING_CARD_COUNT = 10
"""Number of flying cards."""
CELEBRATION_SECONDS = 3.8
"""Duration of the celebration, in seconds."""
SHEET_LINE_DELAY_SECONDS = 0.16
"""Delay between the lines of the score sheet, in seconds."""
SHEET_LINE_WRITING_SECONDS = 0.34
"""Time to write one line, in seconds."""
MAX_LAST_LINE_DELAY_SECONDS = 1.6
"""Maximum delay of the last line, in seconds."""
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
    rng = Random(280)
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

    ``won`` adds ``count`` pieces of confetti and the flying ``cards``. ``reduced`` replaces
    movement by fades.
    """

    won: bool
    cards: Sequence[str]
    faces: str
    speed: float
    begins: float
    now: float
    reduced: bool = False
    count: int = VICTORY_CONFETTI_COUNT

    def update(self, now: float) -> bool:
        """Advance the clock; whether the celebration goes on."""
        self.now = now
        return self.passed < self.seconds

    @property
    def seconds(self) -> float:
        if not self.reduced:
            return CELEBRATION_SECONDS
        return REDUCED_CELEBRATION_SECONDS if self.won else CELEBRATION_FADE_SECONDS

    @property
    def passed(self) -> float:
        """Elapsed seconds at normal speed."""
        return (self.now - self.begins) / self.speed

    def written_share(self, line: int, lines: int) -> float:
        """Written share of a line of the sheet, 0 to 1."""
        if self.reduced:
            return 1.0
        apart = min(SHEET_LINE_DELAY_SECONDS, MAX_LAST_LINE_DELAY_SECONDS / max(1, lines))
        return eased_share(
            min(1.0, max(0.0, (self.passed - 0.25 - line * apart) / SHEET_LINE_WRITING_SECONDS))
        )

    def paint(self, painter: Painter, nodes: Sequence[Node]) -> None:
        """Paint the celebration over the page with these nodes."""
        if self.reduced:
            self._fade_sheet(painter, nodes)
        else:
            self._paint_sheet(painter, nodes)
        if self.won and self.strength > 0:
            words = [
                (rect, painter.surface.subsurface(rect).copy()) for rect in _words(painter, nodes)
            ]
            self._paint_cards(painter)
            self._paint_pieces(painter)
            for rect, picture in words:
                painter.surface.blit(picture, rect)

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

    def _fade_sheet(self, painter: Painter, nodes: Sequence[Node]) -> None:
        cover = 1 - min(1.0, self.passed / CELEBRATION_FADE_SECONDS)
        for paper in nodes:
            if paper.role == Role.PAPER and cover > 0:
                sheet = Surface(paper.rect.inflate(-4, -4).size)
                sheet.fill(SHEET_COLOUR)
                sheet.set_alpha(round(255 * cover))
                painter.surface.blit(sheet, paper.rect.move(2, 2))

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

    def _paint_sheet(self, painter: Painter, nodes: Sequence[Node]) -> None:
        """Cover the unwritten part of each line, from left to right."""
        for paper in nodes:
            if paper.role != Role.PAPER:
                continue
            rows = [one for one in paper.walk() if one.role == Role.ROW and one.seen]
            inside = paper.rect.inflate(-4, -4)
            for line, row in enumerate(rows):
                share = self.written_share(line, len(rows))
                left = row.rect.x + round(row.rect.w * share)
                rect = Rect(left, row.rect.y, row.rect.right - left, row.rect.h).clip(inside)
                if share < 1:
                    painter.surface.fill(
                        SHEET_COLOUR, rect if row.clip is None else rect.clip(row.clip)
                    )

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


def _words(painter: Painter, nodes: Sequence[Node]) -> list[Rect]:
    """Rectangles with words, which nothing flies over."""
    screen, air = painter.surface.get_rect(), painter.measures.px(4)
    read = (one for one in nodes if isinstance(one.widget, Words | Button) and one.seen)
    rects = [one.rect.inflate(2 * air, 2 * air).clip(screen) for one in read]
    return [rect for rect in rects if rect.w and rect.h]


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


def party_of(model: TableModel, settings: Settings) -> VictoryShow | None:
    """The celebration of a match; None if animations are off or it was shown before."""
    match, speed = model.session.match, DURATION_FACTORS[settings.speed]
    if model.celebrated or not speed:
        return None
    pack = list(match.game.pack(match.setup.players, match.setup.options))
    cards = Random(len(match.moves)).sample(pack, min(FLYING_CARD_COUNT, len(pack)))
    won = PERSON_SEAT in (match.state.winners or ())
    faces, reduced = model.show.table.face_set, settings.less_motion
    return VictoryShow(won, cards, faces, speed, model.now, model.now, reduced)


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
        # A snapshot of the page stays below the animation.
        nodes = self.tree.nodes
        key = (
            self.renderer.built,
            self.renderer.hover,
            self.renderer.pressed,
            self.tree.focus,
            self.renderer.reading,
            painter.surface.get_size(),
        )
        if self._kept is None or key != self._key or painter.images.behind:
            super().paint(painter)
            self._kept, self._key = painter.surface.copy(), key
        else:
            painter.surface.blit(self._kept, (0, 0))
        self.party.paint(painter, nodes)
