"""Painting the felt: slots, stock, cards, counts, what is lit."""

from collections import Counter
from collections.abc import Iterable
from math import cos, hypot, sin

import pygame
from pygame import Color, Rect

from game.core.table import Ring
from game.ui import theme
from game.ui.assets import card_height
from game.ui.paint import Painter
from game.ui.table.layout import EDGES, Layout, edge, layers
from game.ui.table.sprites import Sprite

TURN = 2
"""Degrees between the turned pictures that are kept of a card."""


def uppermost(flying: list[Sprite]) -> list[Sprite]:
    """The sprites under way that can be seen: of a stack that moves as one, its top cards."""
    together = Counter((sprite.begins, sprite.lasts) for sprite in flying)
    seen = []
    for sprite in flying:
        journey = (sprite.begins, sprite.lasts)
        if together[journey] <= EDGES + 1:
            seen.append(sprite)
        together[journey] -= 1
    return seen


class Board:
    """Paints a layout and its sprites with a painter."""

    def __init__(self, painter: Painter, laid: Layout) -> None:
        self.painter = painter
        self.laid = laid
        self.card = laid.card
        self.radius = max(3, round(laid.card * 0.06))

    def ring(self, way: Ring | None) -> None:
        """The way of play: a faint ellipse with arrows on it."""
        if way is None:
            return
        wide, high = round(way.across * self.card), round(way.down * self.card)
        size = (2 * wide + 8, 2 * high + 8)
        line = max(2, self.painter.measures.px(2.5))

        def make(identity: tuple[object, ...], size: tuple[int, int]) -> pygame.Surface:
            big = pygame.Surface((size[0] * 2, size[1] * 2), pygame.SRCALPHA)
            pygame.draw.ellipse(big, (255, 255, 255, 34), big.get_rect(), line * 2)
            return pygame.transform.smoothscale(big, size)

        mark = self.painter.assets.made(("way", line), size, make)
        self.painter.surface.blit(mark, mark.get_rect(center=self.laid.middle))
        for angle in way.arrows:
            self._arrow(wide * cos(angle), high * sin(angle), wide * -sin(angle), high * cos(angle))

    def _arrow(self, x: float, y: float, dx: float, dy: float) -> None:
        """A small arrowhead at a point beside the middle, pointing along a direction."""
        length = hypot(dx, dy)
        side = self.card * 0.11
        dx, dy = dx / length * side, dy / length * side
        x, y = x + self.laid.middle[0], y + self.laid.middle[1]
        points = [(x + dx, y + dy), (x - dx - dy, y - dy + dx), (x - dx + dy, y - dy - dx)]
        colour = Color(self.painter.cloth.middle).lerp(Color("white"), 0.34)
        pygame.draw.polygon(self.painter.surface, colour, points)
        pygame.draw.aalines(self.painter.surface, colour, True, points)

    def slots(self, zones: Iterable[str]) -> None:
        """The places where cards may lie."""
        cloth = self.painter.cloth
        for zone in zones:
            rect = self._face(zone).inflate(self.card // 12, self.card // 12)
            self.painter.panel(rect, cloth.slot, self.radius + self.card // 24, cloth.button_edge)

    def glow(self, zone: str, colour: Color = theme.GLOW, strength: int = 150) -> None:
        """A warm light around the zone the turn is about."""
        spot = self.laid.spots[zone]
        spread = max(6, self.card // 4)

        def make(identity: tuple[object, ...], size: tuple[int, int]) -> pygame.Surface:
            light = pygame.Surface(size, pygame.SRCALPHA)
            inner = light.get_rect().inflate(-2 * spread - spread // 2, -2 * spread - spread // 2)
            pygame.draw.rect(light, (*colour[:3], strength), inner, border_radius=self.radius * 2)
            return pygame.transform.box_blur(light, max(1, spread // 2))

        size = (spot.w + 4 * spread, spot.h + 4 * spread)
        light = self.painter.assets.made(("glow", tuple(colour), strength), size, make)
        self.painter.surface.blit(light, light.get_rect(center=spot.center))

    def outline(self, zone: str, colour: Color = theme.GOLD) -> None:
        """A clear line around a zone's cards: it can be used now."""
        line = max(3, self.card // 26)
        spot = self.laid.spots[zone].inflate(2, 2)
        self.painter.ring(spot, self.radius, colour, gap=max(1, line // 3))

    def stock(self, zone: str) -> None:
        """The face-down stock: as many layers as it is thick."""
        count = self.laid.counts[zone]
        if count == 0:
            return
        spot = self.laid.spots[zone]
        back = self.painter.assets.card(None, self.card)
        self._shadow((spot.centerx, spot.bottom - card_height(self.card) // 2), 0.15)
        for layer in range(layers(count), -1, -1):
            self.painter.surface.blit(back, (spot.x, spot.y + layer * edge(self.card)))

    def resting(self, sprites: list[Sprite], now: float) -> None:
        """A zone's cards that lie still, bottom first; the shadow is the lowest one's."""
        lying = [sprite for sprite in sprites if not sprite.moving(now)]
        if not lying:
            return
        self._shadow((round(lying[0].goal.x), round(lying[0].goal.y)), 0.1)
        hidden = len(lying) - EDGES - 1
        for number, sprite in enumerate(lying):
            if number >= hidden:
                self._still(sprite)

    def _still(self, sprite: Sprite) -> None:
        pose = sprite.goal
        face = self.painter.assets.card(sprite.text if pose.face else None, self.card)
        self.painter.surface.blit(face, face.get_rect(center=(round(pose.x), round(pose.y))))

    def flying(self, sprite: Sprite, now: float) -> None:
        """A card under way."""
        pose = sprite.where(now)
        place = (round(pose.x), round(pose.y))
        text = sprite.text if pose.face else None
        if sprite.fades:
            face = self.painter.assets.card(text, self.card).copy()
            face.set_alpha(round(255 * sprite.share(now)))
            self.painter.surface.blit(face, face.get_rect(center=place))
            return
        self._shadow(place, 0.1 + 0.6 * sprite.lift(now))
        narrow = sprite.narrow(now)
        if narrow < 1:
            face = self.painter.assets.card(text, self.card)
            size = (max(1, round(self.card * narrow)), card_height(self.card))
            face = pygame.transform.smoothscale(face, size)
            self.painter.surface.blit(face, face.get_rect(center=place))
            return
        self.held(text, place, sprite.angle(now))

    def held(self, text: str | None, place: tuple[int, int], angle: float) -> None:
        """A card at a place, turned a little."""
        turned = round(angle / TURN) * TURN
        if turned == 0:
            face = self.painter.assets.card(text, self.card)
            self.painter.surface.blit(face, face.get_rect(center=place))
            return
        face = self.painter.assets.lifted(text, self.card, turned)
        where = face.get_rect(center=place)
        self.painter.surface.blit(face, where, special_flags=pygame.BLEND_PREMULTIPLIED)

    def carried(self, sprites: list[Sprite], place: tuple[float, float]) -> None:
        """A stack held by the pointer."""
        step = edge(self.card)
        top = sprites[-EDGES - 1 :]
        self._shadow((round(place[0]), round(place[1])), 0.8)
        for number, sprite in enumerate(top):
            below = (len(top) - 1 - number) * step
            self.held(sprite.text, (round(place[0]), round(place[1]) + below), 0)

    def _shadow(self, centre: tuple[int, int], lift: float) -> None:
        """A card's shadow; it grows as the card is lifted (0 to 1)."""
        step = round(lift * 4)
        spread = max(3, round(self.card * (0.035 + 0.03 * step)))
        shadow = self.painter.assets.shadow(
            self.card, card_height(self.card), spread, 120 - 12 * step
        )
        drop = round(self.card * (0.02 + 0.05 * step))
        where = shadow.get_rect(center=(centre[0] + drop // 2, centre[1] + drop))
        self.painter.surface.blit(shadow, where)

    def badge(self, zone: str, count: int) -> None:
        """How many cards lie in a zone, on a small disc at its corner."""
        measures = self.painter.measures
        size = max(measures.text(13.5), round(self.card * 0.17))
        text = str(count)
        high = round(size * 1.5)
        wide = max(high, self.painter.texts.width(text, size, "bold") + round(size * 0.8))
        rect = Rect(0, 0, wide, high)
        spot = self.laid.spots[zone]
        rect.center = (spot.right - wide // 5, spot.bottom - high // 6)
        self.painter.panel(rect, "#14181b", high // 2, theme.GOLD, line=max(1, high // 16))
        self.painter.words(text, rect.center, size, theme.TEXT, "bold", "center")

    def tag(self, zone: str, text: str, edge_colour: Color = theme.DIM) -> None:
        """A small label over a zone."""
        measures = self.painter.measures
        size = measures.text(12.5)
        wide = self.painter.texts.width(text, size, "semibold") + round(size * 1.2)
        rect = Rect(0, 0, wide, round(size * 1.55))
        spot = self.laid.spots[zone]
        rect.midbottom = (spot.centerx, spot.top + rect.h // 5)
        self.painter.panel(rect, "#14181b", rect.h // 2, edge_colour)
        self.painter.words(text, rect.center, size, theme.TEXT, "semibold", "center")

    def _face(self, zone: str) -> Rect:
        """The rectangle of a zone's top card."""
        spot = self.laid.spots[zone]
        return Rect(spot.x, spot.y, spot.w, card_height(self.card))
