"""An image cache: recently used pictures within a limit in bytes."""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar

from pygame import Surface

PER_PIXEL_DRAWING_CACHE_BYTES = 16
"""Cache limit for drawings, in bytes per pixel of the window: several times a busy table's need."""
PER_PIXEL_TEXT_CACHE_BYTES = 2
"""Cache limit for lines of text, in bytes per pixel of the window."""
PRELOADING_LIMIT_SHARE = 0.9
"""Part of the limit up to which preloaded images are always accepted."""
UNUSED_IMAGE_FRAMES = 120
"""Frames after which an unused picture may be evicted for a preloaded one."""
MIN_WINDOW_PIXEL_COUNT = 1280 * 720
"""Minimum number of window pixels for the limit."""
K = TypeVar("K", bound=Hashable)


@dataclass(slots=True)
class CachedImage:
    """A picture, and the number of the frame that used it last."""

    picture: Surface
    used: int


class ImageCache(Generic[K]):
    """A cache of pictures with a limit of ``each`` bytes per pixel of the window.

    The least recently used picture is evicted first.  Pictures used by the current frame stay, so a
    frame never renders one twice.  ``bytes`` is the current size.  The callback ``gone`` receives
    every evicted key.
    """

    def __init__(self, each: int, gone: Callable[[K], object] | None = None) -> None:
        self.each = each
        self.room = each * MIN_WINDOW_PIXEL_COUNT
        self.bytes = 0
        self._gone = gone
        self._kept: OrderedDict[K, CachedImage] = OrderedDict()
        self._frame = 0

    def fit(self, size: tuple[int, int]) -> None:
        """Set the limit for a window of this size in pixels."""
        self.room = self.each * max(MIN_WINDOW_PIXEL_COUNT, size[0] * size[1])

    def begin_frame(self) -> None:
        """Start a frame: pictures used before it may be evicted."""
        self._frame += 1
        self._make_room()

    @property
    def roomy(self) -> bool:
        """Whether an image can be added without evicting a recently used one."""
        if self.bytes <= PRELOADING_LIMIT_SHARE * self.room:
            return True
        return next(iter(self._kept.values())).used < self._frame - UNUSED_IMAGE_FRAMES

    def __contains__(self, key: object) -> bool:
        return key in self._kept

    def __iter__(self) -> Iterator[tuple[K, Surface]]:
        return ((key, kept.picture) for key, kept in self._kept.items())

    def look(self, key: K) -> Surface | None:
        """A cached picture, without counting as use; None if it is not cached."""
        kept = self._kept.get(key)
        return None if kept is None else kept.picture

    def get(self, key: K) -> Surface | None:
        """A cached picture, or None; marks it as used."""
        kept = self._kept.get(key)
        if kept is None:
            return None
        self._kept.move_to_end(key)
        kept.used = self._frame
        return kept.picture

    def keep(self, key: K, picture: Surface) -> None:
        """Add a picture whose key is not cached yet."""
        self._kept[key] = CachedImage(picture, self._frame)
        self.bytes += picture_bytes(picture)
        self._make_room()

    def clear(self) -> None:
        """Evict everything, used or not."""
        for key in self._kept:
            if self._gone is not None:
                self._gone(key)
        self._kept.clear()
        self.bytes = 0

    def _make_room(self) -> None:
        while self.bytes > self.room:
            oldest, kept = next(iter(self._kept.items()))
            if kept.used == self._frame:
                return
            del self._kept[oldest]
            self.bytes -= picture_bytes(kept.picture)
            if self._gone is not None:
                self._gone(oldest)


def picture_bytes(picture: Surface) -> int:
    return picture.get_pitch() * picture.get_height()
