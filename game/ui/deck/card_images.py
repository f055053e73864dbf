"""Images of cards: their inks, and their faces and backs at rest, turned and in motion.

A drawing has the default inks. `CardInks` replaces them by the settings: two or four suit colours,
colour-blind and high-contrast variants. ``tests/ui/test_inks.py`` checks that colours stay distinct
for people who see no red, green or blue.

A card that has to wait is replaced by a similar one at any time.  Once the program runs, the render
worker renders the cards; a frame renders only those without a replacement.
"""

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache, partial
from typing import NamedTuple

import pygame
from pygame import Color, Rect, Surface

from game.storage.appearance import CARD_BACKS, CARD_BACKS_BY_NAME
from game.text.message import ENGLISH_INDEX_LETTERS
from game.ui.kit.paint import render_worker, theme
from game.ui.kit.paint.images import MAX_BEHIND_FRAMES, ImageLibrary, Symbol, converted
from game.ui.kit.paint.painter import Painter
from game.ui.kit.paint.render_worker import Key

MIN_OUTLINE_DRAWING_UNITS = 5.0
"""Width of the high-contrast outline, for a card width of 250."""
MIN_OUTLINE_PIXELS = 2.0
"""Minimum outline width, in pixels."""
CARD_WIDTH_DRAWING_UNITS = 250
"""Width of a card in its drawing, in drawing units."""
MAX_OUTLINE_DRAWING_UNITS = 8.0
"""Maximum outline width, which leaves room for the corner index."""

COLOUR_BLIND_TAKI_COLOURS = {
    "#c9202d": "#a32306",
    "#b81a27": "#921e05",
    "#ee5560": "#f07a50",
    "#fac61e": "#fcdb1a",
    "#f0b70c": "#f2cd0a",
    "#0a8f66": "#0f947c",
    "#04825b": "#0a8671",
    "#2cc596": "#3ccfb4",
    "#1b49a8": "#062a70",
    "#163f96": "#052360",
    "#6c9cf5": "#5f9dff",
}
"""Replacements for the Taki colours, distinguishable with colour blindness."""
HIGH_CONTRAST_TAKI_COLOURS = {
    "#c9202d": "#a80f1c",
    "#b81a27": "#970c18",
    "#0a8f66": "#00694a",
    "#04825b": "#005c41",
    "#1b49a8": "#143a8c",
    "#163f96": "#10327c",
}
"""Replacements for the Taki colours in high contrast; white stands out more on them."""

MIN_COVERED_FACE_WIDTH_UNITS = 58
"""Width in units below which a covered card shows its index and no pip."""
USUAL_INDEX_HEIGHT_SHARE = 0.37
"""Height of the index, as a part of a card's; below it a small covered card is plain paper."""
LARGE_INDEX_HEIGHT_SHARE = 0.52
"""The same of a large index."""
LARGE_INDEX_WIDTH_SHARE = 0.4
"""Right end of a large index, as a part of the card's width."""
PAPER_FOOT_HEIGHT_SHARE = 0.955
"""Lower end of the plain paper, above the round corners, as a part of the card's height."""
PAPER_EDGE_COLOUR = Color("#bdb2a0")
"""Colour of the line at the left of plain paper."""


class Suits(NamedTuple):
    """The colours of spades, hearts, diamonds and clubs."""

    spades: str
    hearts: str
    diamonds: str
    clubs: str

    def of(self, letter: str, four: bool) -> str:
        """Colour of a suit by its letter, in a deck of four or two colours."""
        if not four:
            return self.hearts if letter in "HD" else self.spades
        return self["SHDC".index(letter)]


PRINTED_SUIT_COLOURS = {
    (False, False): Suits(theme.BLACK_INK, theme.RED_INK, "#1c5fb8", "#17803d"),
    (True, False): Suits("#14161a", "#c54e12", "#1a86f0", "#155c3a"),
    (False, True): Suits("#000000", "#a80f1c", "#0b4596", "#0a5c28"),
    (True, True): Suits("#000000", "#913a09", "#0041d8", "#1b5439"),
}
"""Suit colours on cards and paper. The key: colour-blind variant, high contrast."""
DARK_GROUND_SUIT_COLOURS = {
    False: Suits("#f4efe2", "#ff9c93", "#8fc8ff", "#8fe0a4"),
    True: Suits("#f4efe2", "#ff7f11", "#9294f9", "#9eff8a"),
}
"""Suit colours on a dark ground; True is the colour-blind variant."""


class CardInks(NamedTuple):
    """How cards are printed: a French deck of ``four`` colours, colours that colour-blind players
    can tell ``apart``, high ``contrast``, and the ``letters`` of jack, queen, king and ace."""

    four: bool = False
    apart: bool = False
    contrast: bool = False
    letters: tuple[str, ...] = ENGLISH_INDEX_LETTERS

    def printed(self, letter: str) -> Color:
        """Colour of a suit on cards and paper."""
        return Color(PRINTED_SUIT_COLOURS[self.apart, self.contrast].of(letter, self.four))

    def at_night(self, letter: str) -> Color:
        """Colour of a suit on a dark ground."""
        return Color(DARK_GROUND_SUIT_COLOURS[self.apart].of(letter, self.four))

    def coloured(self, source: str) -> str:
        """A drawing's source with replaced colours, for packs with their own colours."""
        for usual, ink in (
            COLOUR_BLIND_TAKI_COLOURS
            if self.apart
            else HIGH_CONTRAST_TAKI_COLOURS
            if self.contrast
            else {}
        ).items():
            source = source.replace(usual, ink)
        return source

    def face(self, source: str, suit: str, width: int) -> str:
        """A card's source at a width in pixels; ``suit`` is the letter of a French suit, else
        empty."""
        if suit:
            usual = theme.RED_INK if suit in "HD" else theme.BLACK_INK
            ink = PRINTED_SUIT_COLOURS[self.apart, self.contrast].of(suit, self.four)
            source = source.replace(usual, ink)
        else:
            source = self.coloured(source)
        return self.outlined(source, width)

    def outlined(self, source: str, width: int, ink: str = "#000000") -> str:
        """A card's source with the high-contrast outline, if enabled.

        It separates overlapping cards.
        """
        if not self.contrast:
            return source
        line = max(
            MIN_OUTLINE_DRAWING_UNITS,
            min(MAX_OUTLINE_DRAWING_UNITS, MIN_OUTLINE_PIXELS * CARD_WIDTH_DRAWING_UNITS / width),
        )
        inside = f'width="{250 - line:.2f}" height="{350 - line:.2f}"'
        drawn = (
            f'<rect x="{line / 2:.2f}" y="{line / 2:.2f}" {inside} rx="13" fill="none" '
            f'stroke="{ink}" stroke-width="{line:.2f}"/>'
        )
        return source.replace("</svg>", f"{drawn}</svg>")


CARD_VARIANTS = RESTING_VARIANT, MOVING_VARIANT, DOUBLE_SIZE_VARIANT = "flat", "soft", "double"
"""Variants of a card: at rest, in motion, and at double size as the source of turned ones."""
USUAL_INDEX_FACES = "usual"
"""Value of ``faces`` that forces the default index of the French deck."""
LARGE_INDEX_FACES = "large"
"""Value of ``faces`` that forces its large index."""
FRENCH_FACES = ("cards", USUAL_INDEX_FACES, LARGE_INDEX_FACES)
POSTER_FOLDER = "pictures/"
OUTLINE_PATTERN = re.compile(' d="[^"]+"')
"""The outline of a letter, which is the only path of its drawing."""
SUITS = "SHDC"
SUIT_SIGN_LETTERS = {"\u2660": "S", "\u2665": "H", "\u2666": "D", "\u2663": "C"}
"""Suit characters, which the font lacks, and the letters of their drawings."""
USUAL_INKS = CardInks()


class CardImages(ImageLibrary):
    """The drawings, and the cards.

    ``inks`` are the colours of cards.  With ``large`` the French deck always has its large index;
    below ``small`` pixels of width a card has it anyway.
    """

    inks: CardInks

    def __init__(self, inks: CardInks = USUAL_INKS, back: str = CARD_BACKS[0].name) -> None:
        super().__init__(inks)
        self.back = back
        self.large = False
        self.small = float(theme.MAX_SMALL_CARD_WIDTH_POINTS)

    @property
    def symbols(self) -> Mapping[str, Symbol]:
        return _suit_signs(self.inks)

    def card(self, text: str | None, width: int, faces: str = "cards") -> Surface:
        """A card's face, or its back for None, ``width`` pixels wide.

        ``faces`` is the folder of the deck.  A French card too small for the default index has the
        large one, unless ``faces`` is ``USUAL_INDEX_FACES`` or ``LARGE_INDEX_FACES``.
        """
        return self._card(text, width, faces, RESTING_VARIANT)

    def lifted(self, text: str | None, width: int, angle: float, faces: str = "cards") -> Surface:
        """A card turned counter-clockwise by degrees, with premultiplied alpha."""
        return self._card(text, width, faces, angle)

    def is_in_time(self, text: str, width: int, angle: float, faces: str = "cards") -> bool:
        """Whether a turned card is available in this frame; if not, ``behind`` is set."""
        identity, size = (
            self._identity(text, width, faces, angle or RESTING_VARIANT),
            _card_size(width),
        )
        ready = (*identity, *size) in self.store or not self._waits(identity, size)
        if not ready:
            self._ask(identity, size, True)
        self.behind = self.behind or not ready
        return ready

    def is_card_ready(self, text: str, width: int, how: str | float, faces: str) -> bool:
        """Whether the slow part of a card is there; if not, the render worker is asked for it.

        ``how`` is a variant or an angle in degrees.
        """
        identity, size = self._identity(text, width, faces, how), _card_size(width)
        if (*identity, *size) in self.store or self._is_drawn(identity, size):
            return True
        drawn = _cut_for(identity)
        return self._is_rendered((*drawn, *size), partial(self._cut_drawn, drawn, size))

    def scaled(
        self, text: str | None, width: float, cut: int, angle: float, faces: str = "cards"
    ) -> Surface:
        """A moving card: turned, and scaled from a picture ``cut`` pixels wide.

        It has premultiplied alpha and is not cached.
        """
        # A finely patterned back needs double resolution to stay sharp; there is only one.
        double = text is None
        face = self._card(text, cut, faces, DOUBLE_SIZE_VARIANT if double else MOVING_VARIANT)
        return pygame.transform.rotozoom(face, angle, width / cut / (2 if double else 1))

    def cut_ahead(
        self,
        text: str | None,
        width: int,
        faces: str = "cards",
        ways: Sequence[str] = CARD_VARIANTS,
    ) -> bool:
        """Preload a card in some ``CARD_VARIANTS``: by the worker, or one picture per frame.

        Returns whether the rest has to wait for the next frame.
        """
        size = _card_size(width)
        for how in ways:
            identity = self._identity(text, width, faces, how)
            if self.aside is not None:
                self._ask(identity, size, False)
            elif not self._spent and (*identity, *size) not in self.store:
                self._kept(identity, size, self._cut_card)
        return self.aside is None and self._spent > 0

    def has_large_index(self, width: int, faces: str) -> bool:
        """Whether a French card of this width in pixels has the large index."""
        return faces == LARGE_INDEX_FACES or (
            faces == "cards" and (self.large or width < self.small)
        )

    def _card(self, text: str | None, width: int, faces: str, how: str | float) -> Surface:
        identity = self._identity(text, width, faces, how)
        return self._at_size(identity, _card_size(width), self._cut_card)

    def _identity(self, text: str | None, width: int, faces: str, how: str | float) -> Key:
        french = faces in FRENCH_FACES
        folder = "cards" if french else faces
        if french and text is not None:
            folder = "large" if self.has_large_index(width, faces) else "cards"
        name = CARD_BACKS_BY_NAME[self.back].drawing if text is None else text
        return ("card", f"{folder}/{name}", self.inks, how)

    def _cut_card(self, identity: Key, size: tuple[int, int]) -> Surface:
        how = identity[3]
        if isinstance(how, int | float):
            # Rendered at double size and halved while turning, a card stays crisp.  Turning costs a
            # twentieth of rendering, so the large picture is cached.
            double = self._kept(_cut_for(identity), size, self._cut_card)
            turned = pygame.transform.rotozoom(double, how, 0.5)
            return turned.convert_alpha() if pygame.display.get_init() else turned
        flat = (
            self.store.look((*identity[:3], RESTING_VARIANT, *size))
            if how == MOVING_VARIANT
            else None
        )
        if flat is not None:
            return _padded(flat, 2).premul_alpha()
        cut = None if self.aside is None else self.aside.claim((*identity, *size))
        cut = self._cut_drawn(identity, size) if cut is None else cut
        return converted(cut) if how == RESTING_VARIANT else cut

    def _cut_drawn(self, identity: Key, size: tuple[int, int]) -> Surface:
        """Render a card from its drawing alone; it is safe to call in the worker thread."""
        _, name, inks, how = identity
        assert isinstance(inks, CardInks), "a card is printed in inks"
        source = self._inked(str(name), inks, size[0])
        return _cut(source, str(how), size)

    def _inked(self, name: str, inks: CardInks, width: int) -> str:
        folder, _, face = name.partition("/")
        source = self.source(name)
        if folder in FRENCH_FACES:
            source = self._lettered(source, inks.letters)
        if face.startswith("back-"):
            return inks.outlined(source, width, "#ffffff")
        suit = face[-1] if folder in FRENCH_FACES and face[-1] in SUITS else ""
        return inks.face(source, suit, width)

    def _lettered(self, source: str, letters: tuple[str, ...], before: str = "") -> str:
        """A drawing's source with these letters for jack, queen, king and ace.

        ``before`` stands before the letter in the name of its drawing.
        """
        for usual, own in zip(ENGLISH_INDEX_LETTERS, letters, strict=True):
            if own != usual and self.has(f"letters/{before}{own}"):
                source = source.replace(
                    self._outline(f"letters/{before}{usual}"),
                    self._outline(f"letters/{before}{own}"),
                )
        return source

    def _outline(self, name: str) -> str:
        found = OUTLINE_PATTERN.search(self.source(name))
        assert found is not None, "a letter is drawn by its outline"
        return found[0]

    def printed(self, name: str) -> str:
        source, is_poster = super().printed(name), name.startswith(POSTER_FOLDER)
        return self._lettered(source, self.inks.letters, "poster-") if is_poster else source

    # How the library handles cards.

    def _finished(self, key: Key, picture: Surface) -> Surface:
        kept = _is_card(key) and key[3] != RESTING_VARIANT
        return picture if kept else super()._finished(key, picture)

    def _waits(self, identity: Key, size: tuple[int, int]) -> bool:
        if super()._waits(identity, size):
            return True
        aside = self.aside is not None and self._behind_for < MAX_BEHIND_FRAMES
        return aside and _is_card(identity) and not self._is_drawn(identity, size)

    def _is_drawn(self, identity: Key, size: tuple[int, int]) -> bool:
        flat = (
            identity[-1] == MOVING_VARIANT and (*identity[:3], RESTING_VARIANT, *size) in self.store
        )
        return flat or (*_cut_for(identity), *size) in self.store

    def _ask(self, identity: Key, size: tuple[int, int], soon: bool) -> None:
        """Queue a card for the worker, unless its slow part is cached."""
        if self.aside is not None and _is_card(identity) and not self._is_drawn(identity, size):
            drawn = _cut_for(identity)
            self.aside.ask((*drawn, *size), partial(self._cut_drawn, drawn, size), soon)

    def _instead(self, identity: Key, size: tuple[int, int]) -> Surface | None:
        if not _is_card(identity):
            return super()._instead(identity, size)
        how = identity[-1]
        if isinstance(how, int | float):
            near = self.store.look(self._latest.get((*identity[:3], *size), ()))
            near = self._turned(identity, size) if near is None else near
            if near is not None:
                return near
        found = self._resized(identity, size)
        if found is None and how == MOVING_VARIANT:
            flat = self._resized((*identity[:3], RESTING_VARIANT), size)
            found = None if flat is None else _padded(flat, 2).premul_alpha()
        if found is None and (plain := _unnamed(identity)) != identity:
            drawn = self._is_drawn(plain, size)
            return self._kept(plain, size, self._cut_card) if drawn else self._instead(plain, size)
        return found

    def _turned(self, identity: Key, size: tuple[int, int]) -> Surface | None:
        """A turned card from a smooth or flat picture; less crisp than a rendered one."""
        angle = identity[-1]
        assert isinstance(angle, int | float), "a card is turned by degrees"
        soft = self.store.look((*identity[:3], MOVING_VARIANT, *size))
        flat = self.store.look((*identity[:3], RESTING_VARIANT, *size))
        if soft is None and flat is not None:
            soft = _padded(flat, 2).premul_alpha()
        return None if soft is None else pygame.transform.rotozoom(soft, angle, 1.0)

    def _keep(self, identity: Key, key: Key, surface: Surface) -> None:
        super()._keep(identity, key, surface)
        if _is_card(identity) and isinstance(identity[3], int | float):
            # In any angle it can replace another one of its size.
            self._latest[(*identity[:3], *key[-2:])] = key

    def _gone(self, key: Key) -> None:
        super()._gone(key)
        self._forget((*key[:3], *key[-2:]), key)


def card_images(painter: Painter) -> CardImages:
    """The images of a painter that paints cards."""
    images = painter.images
    assert isinstance(images, CardImages), "this painter has no cards"
    return images


def paint_index(painter: Painter, face: Surface, corner: tuple[int, int], faces: str) -> None:
    """Paint a card that another one covers: of a small French card, only the index.

    Slices of its pips would look like a barcode.
    """
    images, (width, high) = card_images(painter), face.get_size()
    painter.surface.blit(face, corner)
    large = images.has_large_index(width, faces)
    if faces not in FRENCH_FACES or width >= max(
        images.small, painter.measures.px(MIN_COVERED_FACE_WIDTH_UNITS)
    ):
        return
    share = LARGE_INDEX_HEIGHT_SHARE if large else USUAL_INDEX_HEIGHT_SHARE
    line = 1
    if images.inks.contrast:
        line = max(1, round(MAX_OUTLINE_DRAWING_UNITS * width / CARD_WIDTH_DRAWING_UNITS))
    top = round(share * high)
    foot = Rect(line, top, width - 2 * line, round(PAPER_FOOT_HEIGHT_SHARE * high) - top)
    if foot.w > 0:
        # Not at the edge, which is soft in a picture that is scaled from another.
        paper = face.get_at((max(line, width // 12), top))
        painter.surface.fill(paper, foot.move(corner))
        if large:
            # A crumb of a crown beside the index would look like a comma.
            left, over = (
                round(LARGE_INDEX_WIDTH_SHARE * width),
                round((1 - PAPER_FOOT_HEIGHT_SHARE) * high),
            )
            beside = Rect(left, over, width - line - left, top - over)
            painter.surface.fill(paper, beside.move(corner))
    if not images.inks.contrast:
        painter.surface.fill(PAPER_EDGE_COLOUR, (corner[0], corner[1] + top, 1, foot.h))


def card_height(width: int) -> int:
    """Height of a card of this width, both in pixels: the ratio is 5:7."""
    return round(width * 7 / 5)


def _card_size(width: int) -> tuple[int, int]:
    return (width, card_height(width))


@lru_cache(4)
def _suit_signs(inks: CardInks) -> Mapping[str, Symbol]:
    return {
        sign: Symbol(f"suits/{letter}", inks.at_night(letter), inks.printed(letter))
        for sign, letter in SUIT_SIGN_LETTERS.items()
    }


def _is_card(identity: Key) -> bool:
    return identity[0] == "card"


def _cut(source: str, how: str, size: tuple[int, int]) -> Surface:
    """A card's picture in one variant, for a card of this size in pixels."""
    if how == RESTING_VARIANT:
        return render_worker.rasterize(source, size)
    if how == MOVING_VARIANT:
        return _padded(render_worker.rasterize(source, size), 2).premul_alpha()
    large = render_worker.rasterize(source, (2 * size[0], 2 * size[1]))
    return _padded(large, 4).premul_alpha()


def _cut_for(identity: Key) -> Key:
    """Identity of the picture a card is rendered from; turned cards start from the double size."""
    return (
        (*identity[:3], DOUBLE_SIZE_VARIANT) if isinstance(identity[-1], int | float) else identity
    )


def _unnamed(identity: Key) -> Key:
    """A card's identity without the card it stands for, as a wild card in the hand."""
    return (identity[0], str(identity[1]).partition("=")[0], *identity[2:])


def _padded(surface: Surface, edge: int) -> Surface:
    """The picture with a transparent border, so that turning leaves smooth sides."""
    wide, high = surface.get_size()
    around = Surface((wide + 2 * edge, high + 2 * edge), pygame.SRCALPHA)
    around.blit(surface, (edge, edge))
    return around
