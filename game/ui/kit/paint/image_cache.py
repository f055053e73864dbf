"""A store of pictures: those used last, in no more bytes than a window of its size needs."""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar

from pygame import Surface

DRAWN, WRITTEN = 12, 2
"""So many bytes of drawings, and of lines of text, are kept for each pixel of the window: some
times what a busy table has of them at once."""
FULL = 0.9
"""The part of the room up to which it is free for what is not seen yet."""
LONG = 120
"""What has not been used for so many frames makes room for what is not seen yet, too."""
LEAST = 1280 * 720
"""A smaller window has room for as much as one of so many pixels."""
K = TypeVar("K", bound=Hashable)


@dataclass(slots=True)
class CachedImage:
    """A picture, and the number of the frame that used it last."""

    picture: Surface
    used: int


class ImageCache(Generic[K]):
    """Pictures by their keys, ``each`` bytes for a pixel of the window and no more.

    What has not been used for the longest time makes room; but nothing that the frame has used
    that is being painted, so a frame never cuts a picture twice.  ``bytes`` is what is kept.
    ``gone`` is told of every key that made room.
    """

    def __init__(self, each: int, gone: Callable[[K], object] | None = None) -> None:
        self.each = each
        self.room = each * LEAST
        self.bytes = 0
        self._gone = gone
        self._kept: OrderedDict[K, CachedImage] = OrderedDict()
        self._frame = 0

    def fit(self, size: tuple[int, int]) -> None:
        """Have as much room as a window of this size in pixels needs."""
        self.room = self.each * max(LEAST, size[0] * size[1])

    def begin_frame(self) -> None:
        """What was used until now may make room again."""
        self._frame += 1
        self._make_room()

    @property
    def roomy(self) -> bool:
        """Whether there is room for what is not seen yet, without what was used of late."""
        if self.bytes <= FULL * self.room:
            return True
        return next(iter(self._kept.values())).used < self._frame - LONG

    def __contains__(self, key: object) -> bool:
        return key in self._kept

    def __iter__(self) -> Iterator[tuple[K, Surface]]:
        return ((key, kept.picture) for key, kept in self._kept.items())

    def look(self, key: K) -> Surface | None:
        """A picture if it is kept; to be looked at is not to be used."""
        kept = self._kept.get(key)
        return None if kept is None else kept.picture

    def get(self, key: K) -> Surface | None:
        """A picture if it is kept."""
        kept = self._kept.get(key)
        if kept is None:
            return None
        self._kept.move_to_end(key)
        kept.used = self._frame
        return kept.picture

    def keep(self, key: K, picture: Surface) -> None:
        """Keep a picture that was not there."""
        self._kept[key] = CachedImage(picture, self._frame)
        self.bytes += weight(picture)
        self._make_room()

    def _make_room(self) -> None:
        while self.bytes > self.room:
            oldest, kept = next(iter(self._kept.items()))
            if kept.used == self._frame:
                return
            del self._kept[oldest]
            self.bytes -= weight(kept.picture)
            if self._gone is not None:
                self._gone(oldest)


def weight(picture: Surface) -> int:
    """The bytes of a picture."""
    return picture.get_pitch() * picture.get_height()
