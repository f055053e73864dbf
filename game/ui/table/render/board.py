"""Painting of a layout: slots, cards, shadows, lights, counts, tags and coins.

The table painter makes a ``Board`` for each frame. Images come from the image cache.
"""

from collections.abc import Callable, Container, Iterable, Sequence
from dataclasses import replace
from itertools import zip_longest

import pygame
from pygame import Color, Rect, Surface

from game.core.table import FACE_DOWN_STACK_STYLE, FACE_UP_STACK_STYLE, PILE_STYLE
from game.core.table_values import TableSign
from game.text.message import told
from game.ui.deck.card_images import (
    LARGE_INDEX_FACES,
    USUAL_INDEX_FACES,
    card_height,
    card_images,
    paint_index,
)
from game.ui.kit.paint import theme
from game.ui.kit.paint.painter import Painter
from game.ui.kit.paint.picture_cache import (
    PictureSources,
    Rgba,
    Size,
    composed_picture,
    picture,
    rgba,
)
from game.ui.table.layout.card_poses import (
    MAX_STACK_EDGE_COUNT,
    Layout,
    Pose,
    edge_offset,
    layer_count,
    layer_offset,
)
from game.ui.table.motion.card_sprites import CardSprite

SHADOW_SQUASH_SHARE = 0.07
"""Part of its height that a shadow loses with each step that its card is lifted."""
MAX_HELD_FAN_TURN_DEGREES = 14.0
"""Maximum angle between the first and the last card of another player's hand, in degrees."""
FAN_TURNS_DEGREES = tuple(
    side * half / 2 for half in range(1, round(MAX_HELD_FAN_TURN_DEGREES) + 1) for side in (-1, 1)
)
"""All angles that a card of such a hand can have, but upright."""


def _shadow_height(width: int, step: int) -> int:
    """Height of a card's shadow, which is flatter the higher the card is."""
    return round(card_height(width) * (1 - SHADOW_SQUASH_SHARE * step))


class Labels:
    """Paints the readable parts of a layout: counts, tags and coins."""

    def __init__(self, painter: Painter, laid: Layout, faces: str = "cards") -> None:
        self.painter = painter
        self.images = card_images(painter)
        self.laid = laid
        self.faces = (
            (LARGE_INDEX_FACES if laid.large else USUAL_INDEX_FACES) if faces == "cards" else faces
        )
        self.card = laid.card
        self.radius = max(3, round(laid.card * 0.06))

    def coin(self, place: tuple[int, int], size: int) -> None:
        """Paint a coin centred at ``place``."""
        coin = self.images.drawing("coins/dime", size, size)
        self.painter.surface.blit(coin, coin.get_rect(center=place))

    def purse(self, pot: int) -> None:
        """Paint the pot with some of its coins, and their number."""
        rect = self.laid.purse
        picture = self.images.drawing("coins/pot", *rect.size)
        self.painter.surface.blit(picture, rect)
        size = max(8, round(rect.w * 0.2))
        hollow = (rect.x + rect.w // 2, rect.y + round(rect.h * 0.34))
        for number in range(min(pot, 14)):
            row, place = divmod(number, 5)
            x = hollow[0] + round((place - 2 + (row % 2) / 2) * size * 0.75)
            self.coin((x, hollow[1] - round(row * size * 0.3)), size)
        self.count_at((rect.right - size // 2, rect.bottom - size // 2), pot)

    def sign(self, sign: TableSign, rect: Rect) -> None:
        """Paint a public fact on a tag."""
        edge_colour = theme.WARNING_COLOUR if sign.warning else theme.GOLD_COLOUR
        self.painter.panel(
            rect, theme.DARK_GROUND, rect.h // 2, edge_colour, line=max(1, rect.h // 18)
        )
        size = self.painter.measures.text_size(14.5)
        x = rect.x + rect.h // 2
        if sign.drawing:
            high = rect.h - self.painter.measures.px(6)
            picture = self.images.drawing(sign.drawing, round(high / 1.4), high)
            self.painter.surface.blit(picture, picture.get_rect(midleft=(x, rect.centery)))
            x += picture.get_width() + size // 2
        elif sign.icon:
            self.painter.icon(
                sign.icon, (x + size // 2, rect.centery), round(size * 1.15), edge_colour
            )
            x += round(size * 1.6)
        ink = theme.WARNING_COLOUR if sign.warning else theme.LIGHT_INK
        self.painter.words(
            told(sign.text),
            (x, rect.centery),
            size,
            ink,
            "semibold",
            "midleft",
            rect.right - x - rect.h // 3,
        )

    def badge(self, zone: str, count: int) -> None:
        """Paint the number of cards in a zone on a disc at its corner."""
        self._count_in(self.badge_rect(zone, count), count)

    def badge_rect(self, zone: str, count: int) -> Rect:
        """Rectangle of that disc, which covers only the zone's own cards."""
        spot = self.laid.spots[zone]
        rect = self._count_rect(count)
        place = self.laid.place(zone)
        if place is not None and place.style in (
            FACE_UP_STACK_STYLE,
            FACE_DOWN_STACK_STYLE,
            PILE_STYLE,
        ):
            # The lower left corner has no index: an open card has its second one at the right.
            rect.center = (spot.x + self.card // 12, spot.bottom - self.card // 20)
        else:
            rect.center = (spot.right - self.card // 12, spot.bottom - self.card // 20)
        rect.bottom = min(rect.bottom, spot.bottom)
        return rect

    def count_at(self, place: tuple[int, int], count: int) -> None:
        """Paint a number on a disc centred at ``place``."""
        rect = self._count_rect(count)
        rect.center = place
        self._count_in(rect, count)

    def _count_size(self) -> int:
        return max(self.painter.measures.text_size(13.5), round(self.card * 0.15))

    def _count_rect(self, count: int) -> Rect:
        size = self._count_size()
        high = round(size * 1.5)
        wide = self.painter.texts.width(str(count), size, "bold") + round(size * 0.8)
        return Rect(0, 0, max(high, wide), high)

    def _count_in(self, rect: Rect, count: int) -> None:
        line = max(1, rect.h // 16)
        self.painter.panel(rect, theme.DARK_GROUND, rect.h // 2, theme.GOLD_COLOUR, line=line)
        size = self._count_size()
        self.painter.words(str(count), rect.center, size, theme.LIGHT_INK, "bold", "center")

    def tag(self, text: str, rect: Rect, edge_colour: Color = theme.DIM_INK) -> None:
        """Paint a small label."""
        size = self.painter.measures.text_size(12.5)
        self.painter.panel(rect, theme.DARK_GROUND, rect.h // 2, edge_colour)
        self.painter.words(text, rect.center, size, theme.LIGHT_INK, "semibold", "center")


UNUSABLE_CARD_SHADE = (9, 18, 14, 98)
"""Colour of the overlay on a card that cannot be used now."""
HIGH_CONTRAST_UNUSABLE_CARD_SHADE = (9, 18, 14, 64)
"""Shade in high contrast, where the card must stay readable."""
ARRIVED_CARD_COLOUR = rgba(Color("#5ec8ff"))
"""Colour of the edge of a card that has just arrived in the hand."""
PLAYABLE_CARD_COLOUR = rgba(Color("#ffb000"))
"""Colour of the edge of a card that glows because it can be played."""
LIGHT_REDUCTION_FACTOR = 3
"""Factor by which a light is rendered smaller and then scaled up."""
AFTER_IMAGE_SECONDS = 1 / 120
"""Age of the after-image of a card on a flight of a few frames, in seconds: half a frame."""
AFTER_IMAGE_ALPHA_SHARE = 0.35
"""Opacity of an after-image, 0 to 1."""
ROTATION_STEP_DEGREES = 2
"""Degrees between the cached rotations of a card."""
TURNED_SHADOW_WIDTH_COUNT = 6
"""Number of cached shadow widths of a card that is turned over."""
SHADOW_SIZE_COUNT = 16
"""Number of shadow sizes per card width, while a card grows."""
Overlay = Callable[[Painter, Size, Rgba, float], Surface]
"""A picture over a card: of its size, in a colour, turned by degrees."""


@picture
def _glow(size: Size, colour: Rgba, spread: int, radius: int) -> Surface:
    # Blurring a smaller image and scaling it up looks the same and is much faster.
    light = Surface(
        (size[0] // LIGHT_REDUCTION_FACTOR, size[1] // LIGHT_REDUCTION_FACTOR), pygame.SRCALPHA
    )
    light.fill((*colour[:3], 0))
    edge = -round(2.5 * spread / LIGHT_REDUCTION_FACTOR)
    inner = light.get_rect().inflate(edge, edge)
    pygame.draw.rect(light, colour, inner, border_radius=radius * 2 // LIGHT_REDUCTION_FACTOR)
    light = pygame.transform.box_blur(light, max(1, spread // 2 // LIGHT_REDUCTION_FACTOR))
    return pygame.transform.smoothscale(light, size)


@picture
def _rim(size: Size, radius: int) -> Surface:
    rim = Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(rim, (0, 0, 0, 90), rim.get_rect(), 1, border_radius=radius)
    return rim


# An overlay is rendered at double size and halved while turned, like the card below it.


@picture
def _edge(size: Size, colour: Rgba, turned: float) -> Surface:
    big = Surface((2 * size[0], 2 * size[1]), pygame.SRCALPHA)
    line, round_by = max(6, size[0] // 11), round(0.12 * size[0])
    pygame.draw.rect(big, (*colour[:3], 34), big.get_rect(), border_radius=round_by)
    if colour == PLAYABLE_CARD_COLOUR:
        # Without a dark line it would be lost on a yellow card.
        rim = line + max(4, line // 3)
        pygame.draw.rect(big, theme.DARK_INK, big.get_rect(), rim, border_radius=round_by)
    pygame.draw.rect(big, colour, big.get_rect(), line, border_radius=round_by)
    return pygame.transform.rotozoom(big, turned, 0.5)


@picture
def _shade(size: Size, colour: Rgba, turned: float) -> Surface:
    big = Surface((2 * size[0], 2 * size[1]), pygame.SRCALPHA)
    pygame.draw.rect(big, colour, big.get_rect(), border_radius=round(0.12 * size[0]))
    return pygame.transform.rotozoom(big, turned, 0.5)


@composed_picture
def _turned_shadow(
    sources: PictureSources, size: Size, spread: int, strength: int, turned: float
) -> Surface:
    return pygame.transform.rotate(sources.images.shadow(*size, spread, strength), turned)


class Board(Labels):
    """Paints the sprites of a layout."""

    def slots(self, zones: Iterable[str]) -> None:
        """Paint the places of cards."""
        palette = self.painter.palette
        for zone in zones:
            rect = self._face(zone).inflate(self.card // 12, self.card // 12)
            self.painter.panel(
                rect, palette.slot, self.radius + self.card // 24, palette.button_edge
            )

    def glow(
        self,
        zone: str,
        colour: Color = theme.GLOW_COLOUR,
        strength: int = 150,
        within: Rect | None = None,
    ) -> None:
        """Paint a warm light around a zone, no farther than ``within``."""
        spot = self.laid.spots[zone]
        spread = max(6, self.card // 4)
        size = (spot.w + 4 * spread, spot.h + 4 * spread)
        light = _glow(self.painter, size, rgba(colour, strength), spread, self.radius)
        place = light.get_rect(center=spot.center)
        shown = place if within is None else place.clip(within)
        self.painter.surface.blit(light, shown, shown.move(-place.x, -place.y))

    def outline(self, zone: str, colour: Color = theme.GOLD_COLOUR) -> None:
        """Paint a coloured line around a zone's cards."""
        line = max(3, self.card // 26)
        spot = self.laid.spots[zone].inflate(2, 2)
        self.painter.ring(spot, self.radius, colour, gap=max(1, line // 3))

    def stock(self, zone: str) -> None:
        """Paint the face-down stock; its thickness shows the number of cards."""
        spot = self.laid.spots[zone]
        count = self.laid.counts[zone]
        if count == 0:
            return
        back = self.images.card(None, spot.w, self.faces)
        self._shadow((spot.centerx, spot.bottom - card_height(spot.w) // 2), 0.15, spot.w)
        rim = _rim(self.painter, (spot.w, card_height(spot.w)), self.radius)
        for layer in range(layer_count(count), -1, -1):
            place = (spot.x, spot.y + layer * layer_offset(spot.w))
            self.painter.surface.blit(back, place)
            self.painter.surface.blit(rim, place)

    def resting(self, sprites: list[CardSprite], now: float, top: str | None = None) -> None:
        """Paint the resting cards of a stack, bottom first, with the shadow of the lowest.

        ``top`` replaces the face of the uppermost card.
        """
        lying = [sprite for sprite in sprites if not sprite.is_moving(now)]
        if not lying:
            return
        goal = lying[0].goal
        self._shadow((round(goal.x), round(goal.y)), 0.1, self.width_of(goal))
        # Of cards at one place only the top ones are visible.
        hidden = sum(sprite.goal.x == goal.x for sprite in lying) - MAX_STACK_EDGE_COUNT - 1
        for sprite in lying[max(0, hidden) :]:
            uppermost = sprite is sprites[-1] and top is not None
            self._still(top if uppermost else sprite.text, sprite.goal)

    def row(
        self,
        sprites: list[CardSprite],
        now: float,
        shaded: Container[int] = (),
        fresh: Container[int] = (),
        glowing: Container[int] = (),
    ) -> None:
        """Paint overlapping cards from the lowest to the one on top.

        ``shaded``, ``fresh`` and ``glowing`` are sprite numbers: unusable cards, cards with a
        bright edge, and cards with a warm one.
        """
        for sprite, above in zip_longest(sprites, sprites[1:]):
            pose = sprite.where(now)
            resized = sprite.is_moving(now) and self.width_of(pose) != self.width_of(sprite.goal)
            width = self._stepped_width(self.width_of(pose)) if resized else self.width_of(pose)
            self._shadow((round(pose.x), round(pose.y)), 0.0, width)
            if resized:
                self._scaled(sprite.text, pose, self.width_of(sprite.goal))
            else:
                self._still(sprite.text, pose, above is not None and self._is_under(sprite, above))
                if sprite.number in shaded:
                    shade = (
                        HIGH_CONTRAST_UNUSABLE_CARD_SHADE
                        if self.painter.measures.contrast
                        else UNUSABLE_CARD_SHADE
                    )
                    self._over(pose, _shade, shade)
                if sprite.number in fresh:
                    self._over(pose, _edge, ARRIVED_CARD_COLOUR)
                elif sprite.number in glowing:
                    self._over(pose, _edge, PLAYABLE_CARD_COLOUR)

    def _is_under(self, sprite: CardSprite, above: CardSprite) -> bool:
        """Whether the next card lies on this one, beside it in a straight row."""
        goal, cover = sprite.goal, above.goal
        return goal.y == cover.y and abs(cover.x - goal.x) < self.width_of(goal)

    def _over(self, pose: Pose, overlay: Overlay, colour: Rgba) -> None:
        """Paint an overlay on a card."""
        width, turned = self.width_of(pose), round(2 * pose.angle) / 2
        over = overlay(self.painter, (width, card_height(width)), colour, turned)
        self.painter.surface.blit(over, over.get_rect(center=(round(pose.x), round(pose.y))))

    def open_hand(self, sprites: list[CardSprite], now: float) -> None:
        """Paint another player's open hand, without the cards still on their way to it."""
        for sprite in sprites:
            if sprite.arc == 0 or not sprite.is_moving(now):
                self._still(sprite.text, sprite.goal)

    def fan(self, zone: str, revealed: Sequence[str] = (), lying: int | None = None) -> None:
        """Paint another player's cards: backs, or faces after they are revealed.

        ``lying`` is the number of cards that have arrived; None for all.
        """
        count = self.laid.counts[zone] if lying is None else lying
        spot = self.laid.spots[zone]
        if not count:
            return
        card = self.laid.poses[zone][-1].width
        step = min(0.42 * card, (spot.w - card) / (count - 1)) if count > 1 else 0.0
        left = spot.centerx - step * (count - 1) / 2
        turn = min(MAX_HELD_FAN_TURN_DEGREES, 2.0 * (count - 1))
        for number in range(count):
            share = 0.0 if count == 1 else number / (count - 1) - 0.5
            text = revealed[number] if number < len(revealed) else None
            y = spot.centery + abs(share) * abs(share) * 0.5 * card
            turned = round(-2 * share * turn) / 2
            if text is not None and not self.images.is_in_time(text, card, turned, self.faces):
                text = None  # the face is not rendered yet
            self.held(text, (round(left + number * step), round(y)), turned, card)

    def width_of(self, pose: Pose) -> int:
        """Width of a card in this pose, in pixels."""
        return pose.width or self.card

    def _still(self, text: str | None, pose: Pose, covered: bool = False) -> None:
        shown = text if pose.face else None
        place, width = (round(pose.x), round(pose.y)), self.width_of(pose)
        if covered and shown and not pose.angle:
            face = self.images.card(shown, width, self.faces)
            paint_index(self.painter, face, face.get_rect(center=place).topleft, self.faces)
        else:
            self.held(shown, place, pose.angle, width)

    def flying(self, sprite: CardSprite, now: float, shaded: bool = True) -> None:
        """Paint a moving card; ``shaded`` gives it a shadow of its own."""
        pose = sprite.where(now)
        width = self.width_of(pose)
        cut = sprite.picture_width(width, self.card)
        place = (round(pose.x), round(pose.y))
        text = sprite.text if pose.face else None
        if sprite.is_dashing(now):
            self._after_image(sprite, now - AFTER_IMAGE_SECONDS, cut)
        if sprite.fades:
            face = self.images.card(text, cut, self.faces).copy()
            face.set_alpha(round(255 * sprite.share(now)))
            self.painter.surface.blit(face, face.get_rect(center=place))
            return
        narrow = sprite.width_share(now)
        if shaded:
            under = width if width == cut else self._stepped_width(width)
            self._flying_shadow(
                place, 0.1 + 0.6 * sprite.lift_share(now), under, narrow, pose.angle
            )
        if narrow < 1:
            face = self.images.card(text, cut, self.faces)
            size = (max(1, round(width * narrow)), card_height(width))
            face = pygame.transform.smoothscale(face, size)
            self.painter.surface.blit(face, face.get_rect(center=place))
        elif abs(width - cut) > 1:
            self._scaled(text, pose, cut)
        else:
            self.held(
                text, place, round(pose.angle / ROTATION_STEP_DEGREES) * ROTATION_STEP_DEGREES, cut
            )

    def _after_image(self, sprite: CardSprite, then: float, cut: int) -> None:
        """Paint a card in flight faintly where it was, so that the eye can follow it."""
        pose, narrow = sprite.where(then), sprite.width_share(then)
        text = sprite.text if pose.face else None
        # The picture at rest is there, whatever other ones the flight has.
        face = self.images.card(text, cut, self.faces).premul_alpha()
        face = pygame.transform.rotozoom(face, pose.angle, self.width_of(pose) / cut)
        if narrow < 1:
            size = max(1, round(face.get_width() * narrow)), face.get_height()
            face = pygame.transform.smoothscale(face, size)
        # Its alpha is premultiplied.
        level = round(255 * AFTER_IMAGE_ALPHA_SHARE)
        face.fill((level, level, level, level), special_flags=pygame.BLEND_RGBA_MULT)
        where = face.get_rect(center=(round(pose.x), round(pose.y)))
        self.painter.surface.blit(face, where, special_flags=pygame.BLEND_PREMULTIPLIED)

    def pulsing(self, sprite: CardSprite, factor: float) -> None:
        """Paint a card that lies still, as large as a factor makes it."""
        width = self.width_of(sprite.goal)
        grown = replace(sprite.goal, width=round(width * factor))
        if grown.width == width:
            self._still(sprite.text, sprite.goal)
        else:
            self._scaled(sprite.text, grown, width)

    def ghost(self, text: str | None, pose: Pose, strength: float) -> None:
        """Paint a card that fades out; ``strength`` is its opacity, 0 to 1."""
        face = self.images.card(text if pose.face else None, self.width_of(pose), self.faces).copy()
        face.set_alpha(round(255 * strength))
        self.painter.surface.blit(face, face.get_rect(center=(round(pose.x), round(pose.y))))

    def _scaled(self, text: str | None, pose: Pose, cut: int) -> None:
        face = self.images.scaled(text, pose.width, cut, pose.angle, self.faces)
        where = face.get_rect(center=(round(pose.x), round(pose.y)))
        self.painter.surface.blit(face, where, special_flags=pygame.BLEND_PREMULTIPLIED)

    def held(
        self, text: str | None, place: tuple[int, int], angle: float, width: int | None = None
    ) -> None:
        """Paint a card centred at ``place``, rotated by ``angle`` degrees."""
        card = width or self.card
        turned = round(2 * angle) / 2
        if turned == 0:
            face = self.images.card(text, card, self.faces)
            self.painter.surface.blit(face, face.get_rect(center=place))
            return
        face = self.images.lifted(text, card, turned, self.faces)
        where = face.get_rect(center=place)
        self.painter.surface.blit(face, where, special_flags=pygame.BLEND_PREMULTIPLIED)

    def carried(self, sprites: list[CardSprite], place: tuple[float, float]) -> None:
        """Paint a stack held by the pointer."""
        width = self.width_of(sprites[-1].goal) if sprites else self.card
        step = edge_offset(width)
        top = sprites[-MAX_STACK_EDGE_COUNT - 1 :]
        self._shadow((round(place[0]), round(place[1])), 0.8, width)
        for number, sprite in enumerate(top):
            below = (len(top) - 1 - number) * step
            text = sprite.text if sprite.goal.face else None
            self.held(text, (round(place[0]), round(place[1]) + below), 0, width)

    def carried_row(self, sprites: list[CardSprite], place: tuple[float, float]) -> None:
        """Paint cards held by the pointer, side by side."""
        step = 0.3 * self.card
        for number, sprite in enumerate(sprites):
            width = self.width_of(sprite.goal)
            spot = (round(place[0] + number * step), round(place[1]))
            self._shadow(spot, 0.8, width)
            self.held(sprite.text, spot, 0, width)

    def _shadow(
        self, centre: tuple[int, int], lift: float, width: int, shown: int | None = None
    ) -> None:
        """Paint a card's shadow, which grows as the card is lifted (0 to 1).

        ``shown`` is the visible width of a card that is being turned over.
        """
        step = round(lift * 4)
        spread = max(2, round(width * (0.035 + 0.03 * step)))
        high = _shadow_height(width, step)
        shadow = self.images.shadow(shown or width, high, spread, 120 - 12 * step)
        drop = round(width * (0.02 + 0.05 * step))
        where = shadow.get_rect(center=(centre[0] + drop // 2, centre[1] + drop))
        self.painter.surface.blit(shadow, where)

    def _stepped_width(self, width: int) -> int:
        """A width rounded to steps, so that a growing card needs few cached shadows."""
        step = max(1, self.card // SHADOW_SIZE_COUNT)
        return max(1, round(width / step)) * step

    def _flying_shadow(
        self, centre: tuple[int, int], lift: float, width: int, narrow: float, angle: float
    ) -> None:
        """Paint the shadow of a moving card, narrowed and rotated like the card."""
        shown = max(
            2,
            round(
                width
                * max(1, round(narrow * TURNED_SHADOW_WIDTH_COUNT))
                / TURNED_SHADOW_WIDTH_COUNT
            ),
        )
        step = round(lift * 4)
        turned = round(angle / (2 * ROTATION_STEP_DEGREES)) * 2 * ROTATION_STEP_DEGREES
        if turned == 0 or shown < width:
            self._shadow(centre, lift, width, shown)
            return
        spread = max(2, round(width * (0.035 + 0.03 * step)))
        size = (width, _shadow_height(width, step))
        shadow = _turned_shadow(self.painter, size, spread, 120 - 12 * step, turned)
        drop = round(width * (0.02 + 0.05 * step))
        where = shadow.get_rect(center=(centre[0] + drop // 2, centre[1] + drop))
        self.painter.surface.blit(shadow, where)

    def pale(self, zone: str) -> None:
        """Paint an outline in place of an empty stock or pile."""
        spot = self.laid.spots[zone]
        rect = Rect(spot.x, spot.y, spot.w, card_height(spot.w))
        self.painter.panel(
            rect, self.painter.palette.slot, self.radius, self.painter.palette.button_edge
        )

    def _face(self, zone: str) -> Rect:
        spot = self.laid.spots[zone]
        return Rect(spot.x, spot.y, spot.w, card_height(self.card))
