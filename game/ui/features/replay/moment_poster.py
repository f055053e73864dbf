"""The picture of a best moment on the game's poster, still and moving, for the player to save."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import sin

import pygame
from pygame import Color, Rect, Surface

from game.features.moments.best_moments import StoryMoment
from game.games import GAMES_BY_NAME
from game.storage.appearance import PLAIN_FELT
from game.storage.kept_files import save_new
from game.storage.profile import Profile
from game.text.message import say, told
from game.ui.deck.card_images import CardImages, card_height, card_images
from game.ui.deck.cloth_backdrop import ClothBackdrop
from game.ui.kit.paint import theme
from game.ui.kit.paint.painter import Painter
from game.ui.kit.paint.png import MovingPng, png
from game.ui.kit.paint.text import Texts
from game.ui.kit.paint.theme import Measures
from game.ui.table.model.moods import OpponentMood

STILL_POSTER_SIZE = (1080, 1350)
MOVING_POSTER_SIZE = (540, 675)
"""Sizes of the pictures in pixels, in the shape of a poster."""
MOVING_POSTER_FRAMES = 26
"""Number of frames of the moving picture."""
POSTER_FRAME_MILLISECONDS = 70
"""Time that a frame is seen, in milliseconds."""
LAST_FRAME_MILLISECONDS = 1800
"""Time that the last frame is seen, in milliseconds."""
MAX_POSTER_CARD_COUNT = 7
"""Maximum number of cards."""
POSTER_CARD_DELAY_SHARE = 0.32
"""Part of a card's flight that passes before the next one leaves."""
POSTER_VEIL_COLOUR = Color(12, 14, 18)
POSTER_VEIL_OPACITY_SHARE = 0.8
"""How dark the middle of the poster is, 0 to 1."""


@dataclass(frozen=True, slots=True)
class PosterFaces:
    """Portraits of the actor and of the victim, if any."""

    actor: str
    victim: str | None


class MomentPoster:
    """Paints a moment at any time of its animation, 0 to 1; at 1 it is the still picture."""

    def __init__(
        self, images: CardImages, texts: Texts, about: StoryMoment, faces: PosterFaces
    ) -> None:
        self.images = images
        self.texts = texts
        self.about = about
        self.faces = faces
        self.cards = about.moment.cards[-MAX_POSTER_CARD_COUNT:]
        self._grounds: dict[tuple[int, int], Surface] = {}

    def picture(self, size: tuple[int, int], time: float) -> Surface | None:
        """The picture at a time; None while a drawing is not ready, so that no step takes long."""
        onto = Surface(size)
        painter = Painter(onto, self.images, self.texts, PLAIN_FELT, ClothBackdrop(self.images))
        painter.measures = Measures(1280, 720, 1.0)
        painter.images.begin_unseen()
        if size not in self._grounds:
            ground = self._ground(painter, size)
            if not painter.images.behind:
                self._grounds[size] = ground
            return None
        onto.blit(self._grounds[size], (0, 0))
        self._people(painter, size, time)
        self._fan(painter, size, time)
        self._words(painter, size, time)
        return None if painter.images.behind else onto

    def _ground(self, painter: Painter, size: tuple[int, int]) -> Surface:
        """The game's poster with a dark middle, and the program's name at its foot."""
        wide, high = size
        ground = Surface(size)
        ground.fill(painter.palette.panel)
        poster = f"pictures/{self.about.moment.game}"
        if painter.images.has(poster):
            ground.blit(painter.images.drawing(poster, wide, high), (0, 0))
        veil = Surface((wide, high), pygame.SRCALPHA)
        inner = Rect(0, 0, round(wide * 0.9), round(high * 0.74))
        inner.midbottom = wide // 2, round(high * 0.96)
        radius = wide // 24
        pygame.draw.rect(
            veil,
            (*POSTER_VEIL_COLOUR[:3], round(255 * POSTER_VEIL_OPACITY_SHARE)),
            inner,
            border_radius=radius,
        )
        line = max(2, wide // 270)
        pygame.draw.rect(veil, theme.GOLD_COLOUR, inner, line, border_radius=radius)
        ground.blit(veil, (0, 0))
        game = GAMES_BY_NAME[self.about.moment.game].title
        painter.surface, onto = ground, painter.surface
        size_of = round(wide * 0.033)
        foot = (wide // 2, round(high * 0.925))
        painter.words(
            say("ending-foot", game=game), foot, size_of, theme.LIGHT_INK, "semibold", "center"
        )
        painter.surface = onto
        return ground

    def _people(self, painter: Painter, size: tuple[int, int], time: float) -> None:
        """The portraits; the moods change when the cards have landed."""
        wide, high = size
        landed = time >= CARDS_LANDED_TIME_SHARE
        actor = self.faces.actor + (f"-{OpponentMood.GLAD}" if landed else "")
        middle = wide // 2
        if self.faces.victim is not None:
            victim = self.faces.victim + (f"-{OpponentMood.CROSS}" if landed else "")
            self._face(painter, victim, (round(wide * 0.72), round(high * 0.262)), wide * 0.21)
            middle = round(wide * 0.4)
        grows = (
            1.0
            if not 0 < time - CARDS_LANDED_TIME_SHARE < TITLE_GROWTH_TIME_SHARE
            else 1 + 0.08 * sin((time - CARDS_LANDED_TIME_SHARE) / TITLE_GROWTH_TIME_SHARE * 3.14)
        )
        self._face(painter, actor, (middle, round(high * 0.25)), wide * 0.3 * grows)

    def _face(self, painter: Painter, drawing: str, centre: tuple[int, int], side: float) -> None:
        rect = Rect(0, 0, round(side), round(side))
        rect.center = centre
        line = max(2, rect.w // 40)
        around = rect.inflate(2 * line, 2 * line)
        pygame.draw.circle(painter.surface, theme.GOLD_COLOUR, around.center, around.w // 2)
        whole = painter.images.drawing(f"portraits/{drawing}", rect.w, rect.h)
        painter.surface.blit(whole, rect)

    def _fan(self, painter: Painter, size: tuple[int, int], time: float) -> None:
        """The cards, which fly in one after the other."""
        wide, high = size
        table = GAMES_BY_NAME[self.about.moment.game].table
        faces = "cards" if table is None else table.face_set
        width = round(wide * 0.2)
        middle = (len(self.cards) - 1) / 2
        step = min(0.5 * width, (wide * 0.8 - width) / max(1, len(self.cards) - 1))
        flight = CARDS_LANDED_TIME_SHARE / (1 + POSTER_CARD_DELAY_SHARE * (len(self.cards) - 1))
        for number, text in enumerate(self.cards):
            share = (time - number * POSTER_CARD_DELAY_SHARE * flight) / flight
            if share <= 0:
                continue
            share = _eased_share(min(1.0, share))
            place = number - middle
            angle = -4.5 * place
            goal = (wide / 2 + place * step, high * 0.605 + 0.02 * place * place * width)
            start = (wide * 0.72, high * 0.262) if self.faces.victim else (wide / 2, -0.2 * high)
            x = start[0] + (goal[0] - start[0]) * share
            y = start[1] + (goal[1] - start[1]) * share - high * 0.06 * sin(3.14 * share)
            double = card_images(painter).card(text, 2 * width, faces)
            turned = pygame.transform.rotozoom(
                double, angle + 40 * (1 - share), 0.5 * (0.45 + 0.55 * share)
            )
            assert card_height(width) < high, "a card fits the poster"
            painter.surface.blit(turned, turned.get_rect(center=(round(x), round(y))))

    def _words(self, painter: Painter, size: tuple[int, int], time: float) -> None:
        """The name of the moment, the points, and its sentence."""
        if time < CARDS_LANDED_TIME_SHARE:
            return
        wide, high = size
        share = min(1.0, (time - CARDS_LANDED_TIME_SHARE) / TITLE_GROWTH_TIME_SHARE)
        grown = _eased_share(share) * (1 + 0.25 * sin(3.14 * share))
        large = max(8, round(wide * 0.085 * grown))
        title = told(self.about.title)
        painter.words(
            title, (wide // 2, round(high * 0.425)), large, theme.GOLD_COLOUR, "bold", "center"
        )
        room = Rect(0, 0, round(wide * 0.8), round(high * 0.14))
        room.midtop = wide // 2, round(high * 0.775)
        text = told(self.about.moment.said)
        painter.paragraph(text, room, round(wide * 0.04), theme.LIGHT_INK, "semibold", middle=True)


CARDS_LANDED_TIME_SHARE = 0.62
"""Time when the last card has landed, as a part of the animation."""
TITLE_GROWTH_TIME_SHARE = 0.16
"""Time that the name of the moment takes to appear, as a part of the animation."""


def _eased_share(share: float) -> float:
    return 1 - (1 - share) ** 3


@dataclass(slots=True)
class SavedPictures:
    """The result: the paths, or why nothing was saved."""

    folder: str = ""
    still: str = ""
    moving: str = ""
    error: OSError | None = None


def save_poster(
    poster: MomentPoster, profile: Profile, name: str, done: SavedPictures
) -> Iterator[None]:
    """Paint and write both pictures in steps of one frame; the result is in ``done``."""
    while (still := poster.picture(STILL_POSTER_SIZE, 1.0)) is None:
        yield
    yield
    still_file = png(still)
    yield
    while (first := poster.picture(MOVING_POSTER_SIZE, 1.0)) is None:
        yield
    moving = MovingPng(first)
    for number in range(MOVING_POSTER_FRAMES):
        time = (number + 1) / MOVING_POSTER_FRAMES
        while (picture := poster.picture(MOVING_POSTER_SIZE, time)) is None:
            yield
        moving.add(
            picture,
            LAST_FRAME_MILLISECONDS
            if number + 1 == MOVING_POSTER_FRAMES
            else POSTER_FRAME_MILLISECONDS,
        )
        yield
    try:
        path = save_new(profile, name, ".png", still_file)
        done.folder, done.still = str(path.parent), path.name
        done.moving = save_new(profile, f"{name}-moving", ".png", moving.file()).name
    except OSError as error:
        done.error = error
