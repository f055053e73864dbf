"""The render worker: a thread that rasterizes drawings beside the frames.

It holds the interpreter lock only while it takes a drawing and hands a picture over.  Without work
it sleeps.  ``rasterize`` renders a picture from its drawing alone, so any thread may call it.
"""

import io
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from threading import Condition, Thread

import pygame
from pygame import Surface

Key = tuple[object, ...]
"""A cache key: the identity and the size of a picture."""


def rasterize(source: str, size: tuple[int, int]) -> Surface:
    """An SVG text as a picture of this size in pixels, at least of one.

    In a window of a few pixels an icon may come to none.
    """
    wide, high = size
    file = io.BytesIO(source.encode("utf-8"))
    return pygame.image.load_sized_svg(file, (max(1, wide), max(1, high)))


MAX_QUEUED_IMAGE_COUNT = 96
"""Queue length above which only urgent images are accepted."""
Work = Callable[[], Surface]


class RenderWorker:
    """Renders requested pictures one after another; ``take`` collects them.

    The thread starts with the first request.
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
        """Queue a picture; ``soon`` puts it first."""
        with self._told:
            if soon:
                self._drop(key)
            if (
                key in self._asked
                or self._closed
                or (len(self._waiting) >= MAX_QUEUED_IMAGE_COUNT and not soon)
            ):
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

    def is_asked(self, key: Key) -> bool:
        """Whether a picture is on its way and has not been taken."""
        return key in self._asked

    def take(self) -> dict[Key, Surface]:
        """Pictures finished since the last call."""
        if not self._cut:
            return {}
        with self._told:
            cut, self._cut = self._cut, {}
            self._asked.difference_update(cut)
        return {key: picture for key, picture in cut.items() if picture is not None}

    def claim(self, key: Key) -> Surface | None:
        """A picture needed at once, if it is finished or in progress; else it is dequeued.

        Waits for a picture in progress.
        """
        if key not in self._asked:
            return None
        with self._told:
            while self._now == key:
                self._told.wait()
            self._drop(key)
            self._asked.discard(key)
            return self._cut.pop(key, None)

    def _drop(self, key: Key) -> None:
        for place, (waiting, _) in enumerate(self._waiting):
            if waiting == key:
                del self._waiting[place]
                self._asked.discard(key)
                return

    def forget(self) -> None:
        with self._told:
            self._asked.difference_update(key for key, _ in self._waiting)
            self._waiting.clear()

    def rest(self, seconds: float) -> None:
        """Wait until the queue is empty, with a timeout in seconds."""
        with self._told:
            self._told.wait_for(lambda: not self._waiting and self._now is None, seconds)

    def close(self) -> None:
        """Stop the thread and wait for its end."""
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
            # Without a picture the main thread renders it and gets the error.
            with suppress(pygame.error, OSError, ValueError):
                picture = work()
            with self._told:
                self._cut[key] = picture
                self._now = None
                self._told.notify_all()
