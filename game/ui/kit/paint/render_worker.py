"""A thread that cuts pictures beside the frames: rasterising a drawing waits for nobody.

It holds the interpreter for the few moments in which it takes a drawing and hands a picture
over; between two pictures it sleeps, and wakes up for nothing but another one.

Pictures cut from drawings, wherever that is done: nothing but the drawing is looked at.
"""

import io
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from threading import Condition, Thread

import pygame
from pygame import Surface

Key = tuple[object, ...]
"""What a picture is kept by: its identity and its size."""
WAYS = FLAT, SOFT, DOUBLE = "flat", "soft", "double"
"""How a card is cut: to lie, to be under way, and twice as large, to be turned."""


def rasterize(source: str, size: tuple[int, int]) -> Surface:
    """An SVG text as a picture of this size in pixels, at least of one.

    In a window of a few pixels an icon may come to none.
    """
    wide, high = size
    file = io.BytesIO(source.encode("utf-8"))
    return pygame.image.load_sized_svg(file, (max(1, wide), max(1, high)))


def cut_card(source: str, how: str, size: tuple[int, int]) -> Surface:
    """A card's picture of its SVG, for a card of this size in pixels."""
    if how == FLAT:
        return rasterize(source, size)
    if how == SOFT:
        return padded(rasterize(source, size), 2).premul_alpha()
    return padded(rasterize(source, (2 * size[0], 2 * size[1])), 4).premul_alpha()


def cut_for(identity: Key) -> Key:
    """What is cut from a drawing for the picture of a card: one that is turned is cut larger."""
    return (*identity[:3], DOUBLE) if isinstance(identity[-1], int | float) else identity


def unnamed(identity: Key) -> Key:
    """A card's identity without what it stands for, as a wild one lies in the hand."""
    return (identity[0], str(identity[1]).partition("=")[0], *identity[2:])


def padded(surface: Surface, edge: int) -> Surface:
    """The picture with a clear edge, so that turning it leaves smooth sides."""
    wide, high = surface.get_size()
    around = Surface((wide + 2 * edge, high + 2 * edge), pygame.SRCALPHA)
    around.blit(surface, (edge, edge))
    return around


MOST = 96
"""So many pictures may wait to be cut."""
Work = Callable[[], Surface]


class RenderWorker:
    """Cuts what is asked for, one after another; what is cut is handed over when it is taken.

    Its thread begins with the first picture that is asked for.
    """

    def __init__(self) -> None:
        self._waiting: deque[tuple[Key, Work]] = deque()
        self._asked: set[Key] = set()
        self._cut: dict[Key, Surface | None] = {}
        self._now: Key | None = None
        self._closed = False
        self._thread: Thread | None = None
        self._told = Condition()

    def ask(self, key: Key, work: Work, soon: bool) -> None:
        """Have a picture cut; ``soon`` is before all that waits."""
        with self._told:
            if soon:
                self._drop(key)
            if key in self._asked or self._closed or (len(self._waiting) >= MOST and not soon):
                return
            self._asked.add(key)
            if soon:
                self._waiting.appendleft((key, work))
            else:
                self._waiting.append((key, work))
            self._told.notify_all()
        if self._thread is None:
            self._thread = Thread(target=self._go_on, name="cutter", daemon=True)
            self._thread.start()

    def take(self) -> dict[Key, Surface]:
        """What has been cut since it was last asked."""
        if not self._cut:
            return {}
        with self._told:
            cut, self._cut = self._cut, {}
            self._asked.difference_update(cut)
        return {key: picture for key, picture in cut.items() if picture is not None}

    def claim(self, key: Key) -> Surface | None:
        """A picture that is wanted now, if it is cut or being cut; else it waits no longer."""
        if key not in self._asked:
            return None
        with self._told:
            while self._now == key:
                self._told.wait()
            self._drop(key)
            self._asked.discard(key)
            return self._cut.pop(key, None)

    def _drop(self, key: Key) -> None:
        """Have a picture wait no longer, if it does."""
        for place, (waiting, _) in enumerate(self._waiting):
            if waiting == key:
                del self._waiting[place]
                self._asked.discard(key)
                return

    def forget(self) -> None:
        """Nothing that still waits is wanted any more."""
        with self._told:
            self._asked.difference_update(key for key, _ in self._waiting)
            self._waiting.clear()

    def rest(self, seconds: float) -> None:
        """Wait until all is cut, so long at the longest."""
        with self._told:
            self._told.wait_for(lambda: not self._waiting and self._now is None, seconds)

    def close(self) -> None:
        """Cut nothing more; the thread has ended then."""
        self.forget()
        with self._told:
            self._closed = True
            self._told.notify_all()
        if self._thread is not None:
            self._thread.join()

    def _go_on(self) -> None:
        while True:
            with self._told:
                self._told.wait_for(lambda: self._waiting or self._closed)
                if self._closed:
                    return
                key, work = self._waiting.popleft()
                self._now = key
            picture = None
            # Without a picture, whoever wants it cuts it, and hears what is wrong with it.
            with suppress(pygame.error, OSError, ValueError):
                picture = work()
            with self._told:
                self._cut[key] = picture
                self._now = None
                self._told.notify_all()
