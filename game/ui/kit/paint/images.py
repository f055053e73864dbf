"""Images at their exact size in pixels: each SVG is rasterized once and cached.

Render time per frame is limited.  A picture that has to wait is replaced by a similar one, mostly
scaled from another size.  This applies to cards at any time, and to other pictures only while the
window is being resized.  Once the program runs, a worker thread renders the cards; a frame renders
only those without a replacement.
"""

import time
from collections.abc import Callable, Sequence
from functools import partial

import pygame
from pygame import Surface

from game.storage.appearance import BACK_NAMED, BACKS
from game.ui.deck.card_images import CardInks
from game.ui.kit import resources
from game.ui.kit.paint import render_worker, shapes, theme
from game.ui.kit.paint.image_cache import DRAWN, ImageCache
from game.ui.kit.paint.render_worker import (
    DOUBLE,
    FLAT,
    SOFT,
    WAYS,
    Key,
    RenderWorker,
    cut_card,
    cut_for,
    padded,
    unnamed,
)

FRAME_SECONDS = 0.006
"""Render time per frame while the window is being resized, in seconds."""
CARD_SECONDS = 0.002
"""Render time for cards per frame at other times, in seconds."""
MOST_BEHIND = 60
"""Frames in a row with missing pictures after which all are rendered at once.

The cache may be too small for a picture to wait.
"""
SHADOW = 0.06
"""Corner radius of a card's shadow as a part of its width."""
USUAL = "usual"
"""Value of ``faces`` that forces the default index of the French deck."""
LARGE = "large"
"""Value of ``faces`` that forces its large index."""
FRENCH = ("cards", USUAL, LARGE)
SUITS = "SHDC"
USUAL_INKS = CardInks()
Make = Callable[[tuple[object, ...], tuple[int, int]], Surface]
"""A function that renders the picture of an identity at a size."""


class Assets:
    """The drawings, by name and size.

    ``inks`` are the colours of cards.  With ``large`` the French deck always has its large index;
    below ``small`` pixels of width a card has it anyway.  ``behind`` is true if this frame showed a
    replacement, so the page needs another paint.  ``aside`` is the render worker; None renders
    everything in the frame.
    """

    def __init__(self, inks: CardInks = USUAL_INKS, back: str = BACKS[0].name) -> None:
        self.inks = inks
        self.back = back
        self.large = False
        self.small = float(theme.SMALL_CARD)
        self.behind = False
        self._sources: dict[str, str] = {}
        self._there: dict[str, bool] = {}
        self.store: ImageCache[Key] = ImageCache(DRAWN, self._gone)
        self._latest: dict[Key, Key] = {}
        self._passing: dict[Key, Surface | None] = {}
        self._spent = 0.0
        self._behind_for = 0
        self.hurry = False
        self.aside: RenderWorker | None = None

    def close(self) -> None:
        aside, self.aside = self.aside, None
        if aside is not None:
            aside.close()

    def begin_frame(self, hurry: bool) -> None:
        """Start a frame; with ``hurry`` (the window is being resized) the cache favours speed."""
        self.begin_unseen(hurry)
        self.store.begin_frame()
        if self.aside is not None:
            self._take(self.aside)

    def begin_unseen(self, hurry: bool = False) -> None:
        """Start invisible painting, such as a preload, that does not count as a frame."""
        self._behind_for = self._behind_for + 1 if self.behind else 0
        if hurry or not self.behind:
            self._passing.clear()
        self.behind = False
        self.hurry = hurry
        self._spent = 0.0

    def _take(self, aside: RenderWorker) -> None:
        """Cache the worker's pictures; during a resize, clear its queue."""
        for key, picture in aside.take().items():
            if key not in self.store:
                self._keep(key[:-2], key, _converted(picture) if key[3] == FLAT else picture)
        if self.hurry:
            aside.forget()

    def put_away(self) -> None:
        """Release the SVG texts; rendered pictures stay cached."""
        self._sources.clear()

    def card(self, text: str | None, width: int, faces: str = "cards") -> Surface:
        """A card's face, or its back for None, ``width`` pixels wide.

        ``faces`` is the folder of the deck.  A French card too small for the default index has the
        large one, unless ``faces`` is ``USUAL`` or ``LARGE``.
        """
        return self._card(text, width, faces, FLAT)

    def lifted(self, text: str | None, width: int, angle: float, faces: str = "cards") -> Surface:
        """A card turned counter-clockwise by degrees, with premultiplied alpha."""
        return self._card(text, width, faces, angle)

    def in_time(self, text: str, width: int, angle: float, faces: str = "cards") -> bool:
        """Whether a turned card is available in this frame; if not, ``behind`` is set."""
        identity, size = self._identity(text, width, faces, angle or FLAT), _card_size(width)
        ready = (*identity, *size) in self.store or not self._waits(identity, size)
        if not ready:
            self._ask(identity, size, True)
        self.behind = self.behind or not ready
        return ready

    def scaled(
        self, text: str | None, width: float, cut: int, angle: float, faces: str = "cards"
    ) -> Surface:
        """A moving card: turned, and scaled from a picture ``cut`` pixels wide.

        It has premultiplied alpha and is not cached.
        """
        # A finely patterned back needs double resolution to stay sharp; there is only one.
        double = text is None
        face = self._card(text, cut, faces, DOUBLE if double else SOFT)
        return pygame.transform.rotozoom(face, angle, width / cut / (2 if double else 1))

    def cut_ahead(
        self, text: str | None, width: int, faces: str = "cards", ways: Sequence[str] = WAYS
    ) -> bool:
        """Preload a card in some ``WAYS``: by the worker, or one picture per frame.

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

    def _card(self, text: str | None, width: int, faces: str, how: str | float) -> Surface:
        identity = self._identity(text, width, faces, how)
        return self._at_size(identity, _card_size(width), self._cut_card)

    def _identity(
        self, text: str | None, width: int, faces: str, how: str | float
    ) -> tuple[object, ...]:
        french = faces in FRENCH
        folder = "cards" if french else faces
        if french and text is not None:
            large = faces == LARGE or (faces == "cards" and (self.large or width < self.small))
            folder = "large" if large else "cards"
        name = BACK_NAMED[self.back].drawing if text is None else text
        return ("card", f"{folder}/{name}", self.inks, how)

    def _cut_card(self, identity: Key, size: tuple[int, int]) -> Surface:
        how = identity[3]
        if isinstance(how, int | float):
            # Rendered at double size and halved while turning, a card stays crisp.  Turning costs a
            # twentieth of rendering, so the large picture is cached.
            double = self._kept(cut_for(identity), size, self._cut_card)
            turned = pygame.transform.rotozoom(double, how, 0.5)
            return turned.convert_alpha() if pygame.display.get_init() else turned
        flat = self.store.look((*identity[:3], FLAT, *size)) if how == SOFT else None
        if flat is not None:
            return padded(flat, 2).premul_alpha()
        cut = None if self.aside is None else self.aside.claim((*identity, *size))
        cut = self._cut_drawn(identity, size) if cut is None else cut
        return _converted(cut) if how == FLAT else cut

    def _cut_drawn(self, identity: Key, size: tuple[int, int]) -> Surface:
        """Render a card from its drawing alone; it is safe to call in the worker thread."""
        _, name, inks, how = identity
        assert isinstance(inks, CardInks), "a card is printed in inks"
        source = self._inked(str(name), inks, size[0])
        return cut_card(source, str(how), size)

    def shadow(self, width: int, height: int, spread: int, strength: int) -> Surface:
        """A card's soft shadow, ``spread`` pixels wider on every side."""
        identity = ("shadow", spread, strength)
        return self._at_size(identity, (width, height), self._cut_shadow)

    def _cut_shadow(self, identity: tuple[object, ...], size: tuple[int, int]) -> Surface:
        _, spread, strength = identity
        assert isinstance(spread, int) and isinstance(strength, int)
        return shapes.shadow(size, max(1, round(SHADOW * size[0])), spread, strength)

    def icon(self, name: str, size: int, colour: pygame.Color = theme.TEXT) -> Surface:
        code = f"#{colour.r:02x}{colour.g:02x}{colour.b:02x}"
        identity = ("icon", name, code)
        return self._at_size(identity, (size, size), self._cut_icon)

    def _cut_icon(self, identity: tuple[object, ...], size: tuple[int, int]) -> Surface:
        source = self.source(f"icons/{identity[1]}").replace("#ffffff", str(identity[2]))
        return _converted(render_worker.rasterize(source, size))

    def suit(self, letter: str, size: int, colour: pygame.Color) -> Surface:
        code = f"#{colour.r:02x}{colour.g:02x}{colour.b:02x}"
        return self._at_size(("suit", letter, code), (size, size), self._cut_suit)

    def _cut_suit(self, identity: tuple[object, ...], size: tuple[int, int]) -> Surface:
        source = self.source(f"suits/{identity[1]}")
        for ink in (theme.RED_INK, theme.BLACK_INK):
            source = source.replace(ink, str(identity[2]))
        return _converted(render_worker.rasterize(source, size))

    def has(self, name: str) -> bool:
        """Whether the drawing exists: a game may have no picture."""
        if name not in self._there:
            self._there[name] = (resources.folder("sprites") / f"{name}.svg").is_file()
        return self._there[name]

    def shown(self, name: str) -> str:
        return name if name and self.has(name) else ""

    def drawing(self, name: str, width: int, height: int, radius: int = 0) -> Surface:
        """Any other drawing under ``sprites/``, with corners of ``radius`` pixels."""
        identity = ("drawing", name, self.inks, radius)
        return self._at_size(identity, (width, height), self._cut_drawing)

    def _cut_drawing(self, identity: tuple[object, ...], size: tuple[int, int]) -> Surface:
        _, name, _, radius = identity
        picture = render_worker.rasterize(self.inks.coloured(self.source(str(name))), size)
        if radius:
            assert isinstance(radius, int)
            shapes.round_corners(picture, radius)
        return _converted(picture)

    def made(
        self,
        identity: tuple[object, ...],
        size: tuple[int, int],
        make: Make,
    ) -> Surface:
        """A cached picture that the caller's ``make`` renders."""
        return self._at_size(identity, size, make)

    def _at_size(
        self,
        identity: tuple[object, ...],
        size: tuple[int, int],
        make: Make,
    ) -> Surface:
        key = (*identity, *size)
        if key not in self.store and self._waits(identity, size):
            if key not in self._passing:
                self._passing[key] = self._instead(identity, size)
            instead = self._passing[key]
            if instead is not None:
                self.behind = True
                self._ask(identity, size, True)
                return instead
        return self._kept(identity, size, make)

    @property
    def _late(self) -> bool:
        """Whether this frame has used up its render time."""
        if self.hurry:
            return self._spent > FRAME_SECONDS
        return self._spent > CARD_SECONDS and self._behind_for < MOST_BEHIND

    def _waits(self, identity: Key, size: tuple[int, int]) -> bool:
        """Whether a missing picture has to wait for a later frame or for the worker."""
        if self._late:
            return True
        aside = self.aside is not None and not self.hurry and self._behind_for < MOST_BEHIND
        return aside and identity[0] == "card" and not self._drawn(identity, size)

    def _drawn(self, identity: Key, size: tuple[int, int]) -> bool:
        flat = identity[-1] == SOFT and (*identity[:3], FLAT, *size) in self.store
        return flat or (*cut_for(identity), *size) in self.store

    def _ask(self, identity: Key, size: tuple[int, int], soon: bool) -> None:
        """Queue a card for the worker, unless its slow part is cached."""
        if self.aside is not None and identity[0] == "card" and not self._drawn(identity, size):
            drawn = cut_for(identity)
            self.aside.ask((*drawn, *size), partial(self._cut_drawn, drawn, size), soon)

    def _instead(self, identity: tuple[object, ...], size: tuple[int, int]) -> Surface | None:
        """A replacement while a picture is not rendered; None if there is none."""
        kind, *others = identity
        if kind == "card" and isinstance(others[-1], int | float):
            near = self.store.look(self._latest.get((*identity[:3], *size), ()))
            near = self._turned(identity, size) if near is None else near
            if near is not None:
                return near
        if not self.hurry and kind != "card":
            return None
        found = self._resized(identity, size)
        if found is None and kind == "card" and others[-1] == SOFT:
            flat = self._resized((*identity[:3], FLAT), size)
            found = None if flat is None else padded(flat, 2).premul_alpha()
        if found is None and kind == "card" and (plain := unnamed(identity)) != identity:
            drawn = self._drawn(plain, size)
            return self._kept(plain, size, self._cut_card) if drawn else self._instead(plain, size)
        return found

    def _turned(self, identity: tuple[object, ...], size: tuple[int, int]) -> Surface | None:
        """A turned card from a smooth or flat picture; less crisp than a rendered one."""
        angle = identity[-1]
        assert isinstance(angle, int | float), "a card is turned by degrees"
        soft = self.store.look((*identity[:3], SOFT, *size))
        flat = self.store.look((*identity[:3], FLAT, *size))
        if soft is None and flat is not None:
            soft = padded(flat, 2).premul_alpha()
        return None if soft is None else pygame.transform.rotozoom(soft, angle, 1.0)

    def _resized(self, identity: tuple[object, ...], size: tuple[int, int]) -> Surface | None:
        """A picture rendered for another size, scaled."""
        key = self._latest.get(identity, ())
        latest = self.store.look(key)
        if latest is None:
            return None
        wide, high = (max(1, int(str(side))) for side in key[-2:])
        grown = latest.get_width() * size[0] // wide, latest.get_height() * size[1] // high
        return pygame.transform.scale(latest, (max(1, grown[0]), max(1, grown[1])))

    def _kept(
        self,
        identity: tuple[object, ...],
        size: tuple[int, int],
        make: Make,
    ) -> Surface:
        key = (*identity, *size)
        found = self.store.get(key)
        if found is not None:
            return found
        begun, before = time.perf_counter(), self._spent
        surface = make(identity, (max(1, size[0]), max(1, size[1])))
        # The time includes pictures rendered as intermediate steps.
        self._spent = before + time.perf_counter() - begun
        self._keep(identity, key, surface)
        return surface

    def _keep(self, identity: Key, key: Key, surface: Surface) -> None:
        self.store.keep(key, surface)
        self._latest[identity] = key
        if identity[0] == "card" and isinstance(identity[3], int | float):
            self._latest[(*identity[:3], *key[-2:])] = key

    def _gone(self, key: Key) -> None:
        """Forget an evicted picture as a source of replacements."""
        for known in (key[:-2], (*key[:3], *key[-2:])):
            if self._latest.get(known) == key:
                del self._latest[known]

    def source(self, name: str) -> str:
        if name not in self._sources:
            path = resources.folder("sprites") / f"{name}.svg"
            self._sources[name] = path.read_text(encoding="utf-8")
        return self._sources[name]

    def _inked(self, name: str, inks: CardInks, width: int) -> str:
        folder, _, face = name.partition("/")
        source = self.source(name)
        if face.startswith("back-"):
            return inks.outlined(source, width, "#ffffff")
        suit = face[-1] if folder in FRENCH and face[-1] in SUITS else ""
        return inks.face(source, suit, width)


def card_height(width: int) -> int:
    """Height of a card of this width, both in pixels: the ratio is 5:7."""
    return round(width * 7 / 5)


def _card_size(width: int) -> tuple[int, int]:
    return (width, card_height(width))


def _converted(surface: Surface) -> Surface:
    converted = surface.convert_alpha() if pygame.display.get_init() else surface
    converted.set_alpha(255, pygame.RLEACCEL)
    return converted
