"""The backdrop of all pages: the felt, its light and its ornaments."""

import io
from functools import lru_cache
from math import hypot
from random import Random

import pygame
from pygame import Rect, Surface

from game.core.game_info import FeltTheme
from game.storage.appearance import BARE_FELT
from game.ui.kit.paint import shapes
from game.ui.kit.paint.images import ImageLibrary
from game.ui.kit.paint.painter import Painter, Palette
from game.ui.kit.paint.picture_cache import Size, picture
from game.ui.kit.paint.render_worker import rasterize

FELT_DRAWING_FOLDER = "felts"
RIM_SCALE_FACTOR = 0.5
"""Size of the rim's drawings, at which nothing that lies on the table covers the rim."""
RIM_BAND_UNITS = 24
"""Width of the rim's band in its drawing, in units."""
CORNER_DRAWING_UNITS = 190
"""Size of a corner in its drawing, in units."""
RIM_PATTERN_UNITS = 96
"""Length of one repeat of the side pattern in its drawing, in units."""
BADGE_SIZE_SHARE = 0.62
"""Size of the badge, relative to the table's shorter side."""
LIGHT_CENTRE_SHARE = 0.44
"""Vertical centre of light and badge, relative to the table's height."""
LOWER_CORNER_ALPHA = 80
"""Opacity of the lower corners, from 0 to 255."""
LIGHT_RADIUS_SHARE = 0.58
"""Radius of the light, relative to the table's diagonal."""
BACKGROUND_DRAWING_SIZE = (2400, 1000)
"""Size of a background view in its drawing. Its centre lies at the centre of the table."""
BACKGROUND_REDUCTION_FACTOR = 1.6
"""Scale-down factor of a view: it is soft, so a smaller render is enough."""

Key = tuple[FeltTheme, tuple[int, int], tuple[int, ...] | None, float]
"""Cache key of a backdrop: felt, window size, table and pixels per unit."""


def _key(felt: FeltTheme, window: Rect, table: Rect | None, unit: float) -> Key:
    if table is None:
        # Only a table has a rim, which grows with the unit.
        return felt, window.size, None, 0.0
    return felt, window.size, tuple(table), unit


class ClothBackdrop:
    """Paints the backdrop and caches it.

    A backdrop with a table stays as a full picture, because the table repaints whenever a card
    lands. For one without a table only the small light stays: the first paint scales it up, the
    next one caches the picture.
    """

    def __init__(self, images: ImageLibrary) -> None:
        self.images = images
        self._kept: dict[bool, tuple[Key, Surface]] = {}
        self._light: tuple[Key, Surface] | None = None
        self._laid: Key | None = None

    def lay(self, onto: Surface, palette: Palette, table: Rect | None, unit: float) -> None:
        """Paint the backdrop over a whole surface; for the parameters see ``painted``."""
        felt, window = _felt(palette), onto.get_rect()
        key = _key(felt, window, table, unit)
        light = self._thrown(key, onto) if table is None else None
        if light is None:
            onto.blit(self.painted(felt, window, table, unit), (0, 0))
        else:
            pygame.transform.smoothscale(light, window.size, onto)
            _weave(onto, felt)
        self._laid = key

    def _thrown(self, key: Key, onto: Surface) -> Surface | None:
        """The cached light to scale up instead of a picture; None to use a picture."""
        known = self._kept.get(True)
        if self.images.hurry:
            if known is not None or self._light is None:
                return None
            self.images.behind = True
            light = self._light[1]
        elif key == self._laid or (known is not None and known[0] == key):
            return None
        else:
            light = self._soft(key, onto.get_rect())
        return light if light.get_masks() == onto.get_masks() else None

    def painted(self, felt: FeltTheme, window: Rect, table: Rect | None, unit: float) -> Surface:
        """The backdrop with a rim around a table; ``unit`` is in pixels.

        The cache holds one picture with and one without a table, at one size. During a resize the
        old picture is stretched.
        """
        key = _key(felt, window, table, unit)
        bare = table is None
        known, before = self._kept.get(bare, ((), None))
        if before is not None and key == known:
            return before
        if before is None:
            _, before = self._kept.get(not bare, ((), None))
        if before is not None and before.get_size() != window.size:
            if self.images.hurry:
                self.images.behind = True
                return pygame.transform.scale(before, window.size)
            self._kept.clear()
        self._kept.pop(bare, None)
        ground = self._make(key, window, table)
        self._kept[bare] = key, ground
        return ground

    def make_light(self, palette: Palette, window: Rect, unit: float) -> None:
        """Preload the light of a backdrop without a table."""
        self._soft(_key(_felt(palette), window, None, unit), window)

    def give_up(self) -> None:
        """Evict the picture without a table, to free memory for another one."""
        self._kept.pop(True, None)

    def rest(self) -> None:
        """Evict the picture without a table unless it was painted last."""
        if self._laid is not None and self._laid[2] is not None:
            self.give_up()

    def put_away(self) -> None:
        """Evict the picture without a table; it is quick to render."""
        self._kept.pop(True, None)
        self._laid = None

    def _make(self, key: Key, window: Rect, table: Rect | None) -> Surface:
        felt, size, _, unit = key
        ground = pygame.transform.smoothscale(self._soft(key, table or window), size)
        if table is not None:
            self._badge(ground, felt, table)
            self._rim(ground, felt, table, unit)
        _weave(ground, felt)
        return ground

    def _soft(self, key: Key, area: Rect) -> Surface:
        """The small picture of a light or view; the last one without a table is cached."""
        felt, size, table, _ = key
        if self._light is not None and self._light[0] == key:
            return self._light[1]
        view = self._there(felt, "view")
        light = self._view(view, felt, size, area) if view else _light(felt, size, area)
        if table is None:
            self._light = key, light
        return light

    def _there(self, felt: FeltTheme, piece: str) -> str:
        return self.images.shown(
            f"{FELT_DRAWING_FOLDER}/{felt.ornament}-{piece}" if felt.ornament else ""
        )

    def _view(self, name: str, felt: FeltTheme, size: tuple[int, int], area: Rect) -> Surface:
        """The part of a view that the window shows, centred on the table."""
        across = 2 * max(area.centerx, size[0] - area.centerx)
        scale = max(across / BACKGROUND_DRAWING_SIZE[0], size[1] / BACKGROUND_DRAWING_SIZE[1])
        x = BACKGROUND_DRAWING_SIZE[0] / 2 - area.centerx / scale
        y = (BACKGROUND_DRAWING_SIZE[1] - size[1] / scale) / 2
        inside = (x, y, size[0] / scale, size[1] / scale)
        view = Surface(
            (
                max(1, round(size[0] / BACKGROUND_REDUCTION_FACTOR)),
                max(1, round(size[1] / BACKGROUND_REDUCTION_FACTOR)),
            )
        )
        view.fill(felt.edge)
        document = _document(inside, _pieces(self.images.source(name)))
        view.blit(rasterize(document, view.get_size()), (0, 0))
        return view

    def _badge(self, ground: Surface, felt: FeltTheme, area: Rect) -> None:
        name = self._there(felt, "badge")
        if name:
            side = round(BADGE_SIZE_SHARE * min(area.size))
            badge = rasterize(self.images.source(name), (side, side))
            middle = (area.centerx, area.y + round(LIGHT_CENTRE_SHARE * area.h))
            ground.blit(badge, badge.get_rect(center=middle))

    def _rim(self, ground: Surface, felt: FeltTheme, rim: Rect, unit: float) -> None:
        """Paint the rim: a mirrored corner drawing, and a repeated pattern on the sides."""
        unit *= RIM_SCALE_FACTOR
        long = round(CORNER_DRAWING_UNITS * unit)
        name = self._there(felt, "corner")
        if name:
            corner = rasterize(self.images.source(name), (long, long))
            for right in (False, True):
                for low in (False, True):
                    turned = pygame.transform.flip(corner, right, low)
                    x, y = rim.right - long if right else rim.x, rim.bottom - long if low else rim.y
                    if low:
                        # Plates and texts lie over these corners.
                        turned.fill(
                            (255, 255, 255, LOWER_CORNER_ALPHA),
                            special_flags=pygame.BLEND_RGBA_MULT,
                        )
                    ground.blit(turned, (x, y))
        name = self._there(felt, "side")
        if name:
            pieces, band = _pieces(self.images.source(name)), round(RIM_BAND_UNITS * unit)
            flat = _side(pieces, rim.w - 2 * long, band, unit)
            tall = _side(pieces, rim.h - 2 * long, band, unit)
            ground.blit(flat, (rim.x + long, rim.y))
            ground.blit(pygame.transform.flip(flat, False, True), (rim.x + long, rim.bottom - band))
            ground.blit(pygame.transform.rotate(tall, 90), (rim.x, rim.y + long))
            ground.blit(pygame.transform.rotate(tall, -90), (rim.right - band, rim.y + long))


def swatch(painter: Painter, felts: tuple[FeltTheme, ...], rect: Rect) -> None:
    """Paint a sample of a cloth with round corners, or several side by side."""
    painter.surface.blit(_swatch(painter, rect.size, felts, painter.measures.px(6)), rect)


@picture
def _swatch(size: Size, felts: tuple[FeltTheme, ...], radius: int) -> Surface:
    piece = cloth_sample(felts, size)
    shapes.round_corners(piece, radius)
    return piece


def cloth_sample(felts: tuple[FeltTheme, ...], size: tuple[int, int]) -> Surface:
    """Samples of felts side by side, each with its light."""
    piece = Surface(size, pygame.SRCALPHA)
    for number, felt in enumerate(felts):
        left, right = (size[0] * side // len(felts) for side in (number, number + 1))
        part = Rect(left, 0, right - left, size[1])
        light = _light(felt, part.size, Rect((0, 0), part.size))
        piece.blit(pygame.transform.smoothscale(light, part.size), part)
    return piece


def _felt(palette: Palette) -> FeltTheme:
    assert isinstance(palette, FeltTheme), "a cloth has the colours of a felt"
    return palette


def _light(felt: FeltTheme, size: tuple[int, int], area: Rect) -> Surface:
    """The lit felt, at a quarter of the size.

    The light is soft, so the scaled picture looks the same and renders faster.
    """
    width, height = size
    reach = round(LIGHT_RADIUS_SHARE * hypot(*area.size))
    high = area.y + round(LIGHT_CENTRE_SHARE * area.h)
    source = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">'
        f'<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="{area.centerx}" '
        f'cy="{high}" r="{reach}"><stop offset="0" stop-color="{felt.light}"/>'
        f'<stop offset="0.5" stop-color="{felt.middle}"/>'
        f'<stop offset="1" stop-color="{felt.edge}"/></radialGradient>'
        f'<path d="M0 0H{width}V{height}H0Z" fill="url(#g)"/></svg>'
    )
    small = (max(1, width // 4), max(1, height // 4))
    # An opaque surface without alpha scales faster.
    light = Surface(small)
    light.blit(pygame.image.load_sized_svg(io.BytesIO(source.encode()), small), (0, 0))
    return light


def _weave(ground: Surface, felt: FeltTheme) -> None:
    """Add visible fibres to a backdrop, except for the bare one."""
    if felt == BARE_FELT:
        return
    fibres = _fibres()
    for y in range(0, ground.get_height(), fibres.get_height()):
        for x in range(0, ground.get_width(), fibres.get_width()):
            ground.blit(fibres, (x, y), special_flags=pygame.BLEND_ADD)


def _side(pieces: str, long: int, band: int, unit: float) -> Surface:
    """A side of the rim, with the best-fitting number of pattern repeats."""
    long, band = max(1, long), max(1, band)
    many = max(1, round(long / (RIM_PATTERN_UNITS * unit)))
    whole = long * RIM_BAND_UNITS / band
    fitted = f'<g transform="scale({whole / (many * RIM_PATTERN_UNITS):.5f} 1)">'
    repeated = "".join(
        f'<g transform="translate({n * RIM_PATTERN_UNITS} 0)">{pieces}</g>' for n in range(many)
    )
    return rasterize(
        _document((0, 0, whole, RIM_BAND_UNITS), f"{fitted}{repeated}</g>"), (long, band)
    )


def _pieces(source: str) -> str:
    """The content of an SVG drawing without its root element."""
    return source.partition(">")[2].rpartition("</svg>")[0]


def _document(inside: tuple[float, float, float, float], pieces: str) -> str:
    """An SVG document with a viewport on some content."""
    x, y, width, height = inside
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.3f}" height="{height:.3f}" '
        f'viewBox="{x:.3f} {y:.3f} {width:.3f} {height:.3f}">{pieces}</svg>'
    )


@lru_cache(1)
def _fibres() -> Surface:
    """A tile of faint noise, without which the felt looks like plastic."""
    side = 256
    noise = Random(5).randbytes(side * side)
    table = bytes(round(value * 7 / 255) for value in range(256))
    grey = noise.translate(table)
    rgb = bytearray(3 * side * side)
    rgb[0::3] = rgb[1::3] = rgb[2::3] = grey
    fibres = pygame.image.frombytes(bytes(rgb), (side, side), "RGB")
    opaque = Surface((side, side))
    opaque.blit(fibres, (0, 0))
    return opaque
