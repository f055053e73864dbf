"""Images at their exact size in pixels: each SVG is rasterized once and cached.

Render time per frame is limited.  A picture that has to wait is replaced by a similar one, mostly
scaled from another size.  This applies to all pictures while the window is being resized; a library
may add pictures that wait at other times, or that a worker thread renders.
"""

import re
import time
from collections.abc import Callable, Mapping
from functools import partial
from typing import NamedTuple, Protocol

import pygame
from pygame import Color, Surface

from game.text.icon import Icon
from game.ui.kit import resources
from game.ui.kit.paint import render_worker, shapes, theme
from game.ui.kit.paint.image_cache import PER_PIXEL_DRAWING_CACHE_BYTES, ImageCache
from game.ui.kit.paint.render_worker import Key, RenderWorker, Work

MAX_RESIZE_RENDER_SECONDS = 0.006
"""Render time per frame while the window is being resized, in seconds."""
MAX_FRAME_RENDER_SECONDS = 0.002
"""Render time per frame at other times, in seconds, for pictures that can wait."""
MAX_BEHIND_FRAMES = 60
"""Frames in a row with missing pictures after which all are rendered at once.

The cache may be too small for a picture to wait.
"""
SHADOW_RADIUS_SHARE = 0.06
"""Corner radius of a shadow as a part of its width."""
SYMBOL_COLOUR_PATTERN = re.compile("#[0-9a-f]{6}")
"""A colour in the source of a symbol."""
Make = Callable[[Key, tuple[int, int]], Surface]
"""A function that renders the picture of an identity at a size."""


class Inks(Protocol):
    """Replacements for the colours of drawings; a value that can be a part of a cache key."""

    def coloured(self, source: str) -> str:
        """A drawing's SVG text with its colours replaced."""


class Symbol(NamedTuple):
    """A sign in a text that is drawn, because the font lacks it.

    ``drawing`` is its name.  ``at_night`` is its colour on a dark ground, ``printed`` on paper.
    """

    drawing: str
    at_night: Color
    printed: Color


class ImageLibrary:
    """The drawings, by name and size.

    ``inks`` are the colours of drawings.  ``behind`` is true if this frame showed a replacement, so
    the page needs another paint.  ``aside`` is the render worker; None renders everything in the
    frame.
    """

    def __init__(self, inks: Inks) -> None:
        self.inks = inks
        self.behind = False
        self._sources: dict[str, str] = {}
        self._there: dict[str, bool] = {}
        self.store: ImageCache[Key] = ImageCache(PER_PIXEL_DRAWING_CACHE_BYTES, self._gone)
        self._latest: dict[Key, Key] = {}
        self._passing: dict[Key, Surface | None] = {}
        self._spent = 0.0
        self._rendering = False
        """Whether a picture is being rendered: one that it contains does not wait."""
        self._behind_for = 0
        self.hurry = False
        self.aside: RenderWorker | None = None
        self._ordered: set[Key] = set()

    @property
    def symbols(self) -> Mapping[str, Symbol]:
        """The drawn signs in texts, by their character."""
        return {}

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
        self._behind_for = self._behind_for + 1 if self.behind and not hurry else 0
        if hurry or not self.behind:
            self._passing.clear()
        self.behind = False
        self.hurry = hurry
        self._spent = 0.0

    def _take(self, aside: RenderWorker) -> None:
        """Cache the worker's pictures; during a resize, clear its queue."""
        for key, picture in aside.take().items():
            self._ordered.discard(key)
            if key not in self.store:
                self._keep(key[:-2], key, self._finished(key, picture))
        if self.hurry:
            aside.forget()

    def _finished(self, key: Key, picture: Surface) -> Surface:
        """A picture of the worker as it is cached."""
        return converted(picture)

    def put_away(self) -> None:
        """Release the SVG texts; rendered pictures stay cached."""
        self._sources.clear()

    def shadow(self, width: int, height: int, spread: int, strength: int) -> Surface:
        """A soft shadow, ``spread`` pixels wider on every side."""
        identity = ("shadow", spread, strength)
        return self._at_size(identity, (width, height), self._cut_shadow)

    def _cut_shadow(self, identity: Key, size: tuple[int, int]) -> Surface:
        _, spread, strength = identity
        assert isinstance(spread, int) and isinstance(strength, int)
        return shapes.shadow(size, max(1, round(SHADOW_RADIUS_SHARE * size[0])), spread, strength)

    def icon(self, icon: Icon, size: int, colour: pygame.Color = theme.LIGHT_INK) -> Surface:
        code = f"#{colour.r:02x}{colour.g:02x}{colour.b:02x}"
        identity = ("icon", icon, code)
        return self._at_size(identity, (size, size), self._cut_icon)

    def _cut_icon(self, identity: Key, size: tuple[int, int]) -> Surface:
        source = self.source(f"icons/{identity[1]}").replace("#ffffff", str(identity[2]))
        return converted(render_worker.rasterize(source, size))

    def symbol(self, name: str, size: int, colour: Color) -> Surface:
        """A drawing of one colour, as high as it is wide."""
        code = f"#{colour.r:02x}{colour.g:02x}{colour.b:02x}"
        return self._at_size(("symbol", name, code), (size, size), self._cut_symbol)

    def _cut_symbol(self, identity: Key, size: tuple[int, int]) -> Surface:
        source = SYMBOL_COLOUR_PATTERN.sub(str(identity[2]), self.source(str(identity[1])))
        return converted(render_worker.rasterize(source, size))

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

    def is_drawing_ready(self, name: str, width: int, height: int) -> bool:
        """Whether a large drawing is there; if not, the render worker is asked for it.

        Where nobody else can render it, ``drawing`` does.
        """
        identity, size = ("drawing", name, self.inks, 0), (width, height)
        return self._is_rendered((*identity, *size), partial(self.rasterized, name, size))

    def _is_rendered(self, key: Key, work: Work) -> bool:
        """Whether a picture is there, or nobody else can render it; if not, it is ordered."""
        if self.aside is None:
            return True
        self._take(self.aside)
        if key in self.store:
            return True
        if key in self._ordered:
            if self.aside.is_asked(key):
                return False
            self._ordered.discard(key)
            return True
        self._ordered.add(key)
        self.aside.ask(key, work, True)
        return False

    def rasterized(self, name: str, size: tuple[int, int]) -> Surface:
        """Render a drawing alone, for a picture that is cached in its place.

        It is safe to call in the worker thread.
        """
        return render_worker.rasterize(self.printed(name), size)

    def printed(self, name: str) -> str:
        """The SVG text of a drawing in the inks."""
        return self.inks.coloured(self.source(name))

    def _cut_drawing(self, identity: Key, size: tuple[int, int]) -> Surface:
        radius = identity[3]
        picture = self.rasterized(str(identity[1]), size)
        if radius:
            assert isinstance(radius, int)
            shapes.round_corners(picture, radius)
        return converted(picture)

    def made(
        self,
        identity: Key,
        size: tuple[int, int],
        make: Make,
    ) -> Surface:
        """A cached picture that the caller's ``make`` renders."""
        return self._at_size(identity, size, make)

    def _at_size(
        self,
        identity: Key,
        size: tuple[int, int],
        make: Make,
    ) -> Surface:
        key = (*identity, *size)
        if key not in self.store and not self._rendering and self._waits(identity, size):
            if key not in self._passing:
                self._passing[key] = self._instead(identity, size)
            instead = self._passing[key]
            if instead is not None:
                self.behind = True
                self._ask(identity, size, True)
                return instead
        return self._kept(identity, size, make)

    @property
    def is_spent(self) -> bool:
        """Whether pictures have taken up the render time of this frame or step."""
        return self._spent > MAX_FRAME_RENDER_SECONDS

    @property
    def _late(self) -> bool:
        """Whether this frame has used up its render time."""
        if self.hurry:
            return self._spent > MAX_RESIZE_RENDER_SECONDS
        return self._spent > MAX_FRAME_RENDER_SECONDS and self._behind_for < MAX_BEHIND_FRAMES

    def _waits(self, identity: Key, size: tuple[int, int]) -> bool:
        """Whether a missing picture has to wait for a later frame."""
        return self._late

    def _ask(self, identity: Key, size: tuple[int, int], soon: bool) -> None:
        """Queue a missing picture for the worker, if it is one that the worker renders."""

    def _instead(self, identity: Key, size: tuple[int, int]) -> Surface | None:
        """A replacement while a picture is not rendered; None if there is none."""
        return self._resized(identity, size) if self.hurry else None

    def _resized(self, identity: Key, size: tuple[int, int]) -> Surface | None:
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
        identity: Key,
        size: tuple[int, int],
        make: Make,
    ) -> Surface:
        key = (*identity, *size)
        found = self.store.get(key)
        if found is not None:
            return found
        begun, before, outer = time.perf_counter(), self._spent, self._rendering
        self._rendering = True
        try:
            surface = make(identity, (max(1, size[0]), max(1, size[1])))
        finally:
            self._rendering = outer
        # The time includes pictures rendered as intermediate steps.
        self._spent = before + time.perf_counter() - begun
        self._keep(identity, key, surface)
        return surface

    def _keep(self, identity: Key, key: Key, surface: Surface) -> None:
        self.store.keep(key, surface)
        self._latest[identity] = key

    def _gone(self, key: Key) -> None:
        """Forget an evicted picture as a source of replacements."""
        self._forget(key[:-2], key)

    def _forget(self, known: Key, key: Key) -> None:
        if self._latest.get(known) == key:
            del self._latest[known]

    def source(self, name: str) -> str:
        if name not in self._sources:
            path = resources.folder("sprites") / f"{name}.svg"
            self._sources[name] = path.read_text(encoding="utf-8")
        return self._sources[name]


def converted(surface: Surface) -> Surface:
    """The picture in the format of the window, in which it is painted fastest."""
    return surface.convert_alpha() if pygame.display.get_init() else surface
