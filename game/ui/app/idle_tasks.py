"""What the program does while the player does nothing: a small piece between two looks.

When garbage is looked for, and the C library's heap, of which pictures are.

To look through everything takes as long as some frames: it waits until nothing moves.  Of the
heap, what is let go of is to be the system's again.  Only glibc, on Linux, wants that said.  By
itself it soon keeps whatever was let go between what is still in use: a large picture that goes
leaves a hole, and each one makes it more generous.

What may come up is painted once unseen: texts, pictures and the light are there then.
"""

import gc
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import chain
from typing import TYPE_CHECKING, Any, Protocol

from pygame import Surface

from game.storage.appearance import PLAIN, felt
from game.ui.app.event_wait import IDLE_SECONDS, Idle
from game.ui.app.navigator import Navigation, PageStack, after, faces, over
from game.ui.kit.clock import MOMENT, frame_budget
from game.ui.kit.pages.page import Page
from game.ui.kit.paint.painter import Painter
from game.ui.kit.paint.text import Enough
from game.ui.kit.tree import Node
from game.ui.kit.widgets.widget import NodeStyle, paint_node
from game.ui.program import Program

if TYPE_CHECKING:
    from game.ui.features.scores.score_page import ScorePage

MAPPED = 256 * 1024
"""Whatever has more bytes lies by itself, so that nothing of it stays behind."""
MAPPED_ABOVE, TRIMMED_ABOVE, MOST_HEAPS = -3, -1, -8
"""What glibc calls ``M_MMAP_THRESHOLD``, ``M_TRIM_THRESHOLD`` and ``M_ARENA_MAX``."""
SPARE = 4 * 2**20
"""So many bytes at its end the heap keeps for what comes next, as frames come and go."""
YOUNG, YOUNGER, SELDOM = 700, 5, 400
"""So many new objects are looked through, so many times before those that outlived that are, and
so many times that before everything is, if nothing was ever at rest meanwhile."""
GATHERED = 2
"""So many times those must have been looked through for it to be worth a look at everything."""


def settle() -> None:
    """Have large pictures lie by themselves from now on, and garbage looked for.

    What the start has made stays, and is not looked through again.
    """
    gc.freeze()
    gc.set_threshold(YOUNG, YOUNGER, SELDOM)
    gc.enable()
    library = _library()
    if library is not None:
        library.mallopt(MAPPED_ABOVE, MAPPED)
        library.mallopt(TRIMMED_ABOVE, SPARE)
        library.mallopt(MOST_HEAPS, 1)


def trim() -> None:
    """Give back what nothing needs any more, while nothing moves: it takes some milliseconds."""
    gc.collect()
    release_heap()


def collect_garbage() -> None:
    """At rest, throw away what garbage has gathered, and give back what was let go of."""
    if gc.get_count()[2] >= GATHERED:
        gc.collect()
    release_heap()


def release_heap() -> None:
    """Give back what has been let go of already, the holes between what is still in use: 1 ms."""
    library = _library()
    if library is not None:
        library.malloc_trim(0)


def _library() -> Any:
    """The C library, if it is glibc."""
    if sys.platform != "linux":
        return None
    import ctypes

    library = ctypes.CDLL(None)
    return library if hasattr(library, "malloc_trim") else None


WIDTHS = 80
"""So many texts are measured in a piece: some 2 ms."""
MOST = 60
"""Pieces after which a page is given up: more widths of texts than in these are not kept."""


class Rehearsed(Program, Protocol):
    """The program as far as pages are painted in it."""

    director: PageStack
    painter: Painter

    @property
    def ways(self) -> Navigation:
        """The ways to other pages."""


class Preloader:
    """Builds and paints, piece by piece, what may come up over the page on top.

    What is kept of it are the pictures in their stores, the widths of texts and the ground's light.
    """

    def __init__(self, app: Rehearsed) -> None:
        self._app = app
        self._for: tuple[object, ...] = ()
        self._cloth = PLAIN
        self._pieces: Iterator[None] = iter(())
        self._after: Iterator[None] | None = None
        self._writes = False

    def step(self, page: Page) -> bool:
        """Rehearse a piece of what may come up over a page; whether there was one left."""
        app = self._app
        self._cloth = felt(app.settings.cloth, app.director.felt(page), app.measures.contrast)
        looks = (page.name, self._cloth, app.measures, app.assets.inks, app.settings.listened)
        if looks != self._for:
            self._for, self._pieces = looks, self._all(page)
        left = next(self._pieces, self) is not self
        if self._writes and not left:
            # What pages are written in is not what goes on being written at a table.
            app.texts.put_away()
        self._writes = left
        return left

    def soon(self, page: Page) -> bool:
        """Rehearse a piece of what comes up once nothing moves; whether there was one left."""
        if not page.coming:
            self._after = self._app.ways.ready = None
            return False
        if self._after is None:
            self._after = self._made(after(self._app, page))
        return next(self._after, self) is not self

    def _all(self, page: Page) -> Iterator[None]:
        app = self._app
        coming = chain(self._unseen_nodes(faces(page)), *map(self._page, over(app, page)))
        pieces = 0
        while app.assets.store.roomy and app.texts.lines.roomy and next(coming, self) is not self:
            pieces += 1
            yield
        if pieces:
            # What is seen may have made room for what is not.
            yield from self._unseen_nodes(list(page.tree.nodes), page.mood)

    def _page(self, make: Callable[[], Page]) -> Iterator[None]:
        for _ in range(MOST):
            page = self._built(make)
            yield
            if page is not None:
                break
        else:
            return
        yield from self._painted(page)

    def _made(self, pages: "list[Callable[[], ScorePage]]") -> Iterator[None]:
        """Make pages that come up for certain, and paint them: the last one is ready then."""
        for make in pages:
            page, left = make(), MOST
            while left and self._made_more(page):
                left -= 1
                yield
            if left:
                yield from self._painted(page)
                self._app.ways.ready = page

    def _made_more(self, page: "ScorePage") -> bool:
        """Make a piece of a page; whether there is more."""
        texts = self._app.texts
        texts.allowed = WIDTHS
        try:
            return page.make_ahead()
        except Enough:
            return True
        finally:
            texts.allowed = None

    def _painted(self, page: Page) -> Iterator[None]:
        if page.covers:
            self._app.painter.make_light(self._cloth)
            yield
        yield from self._unseen_nodes(list(page.tree.nodes), page.mood)

    def _unseen_nodes(
        self, nodes: list[Node], mood: Callable[[Node], NodeStyle] = lambda node: NodeStyle()
    ) -> Iterator[None]:
        while nodes:
            with self._unseen() as painter:
                over = frame_budget()
                while nodes and not over():
                    paint_node(painter, nodes[0], mood(nodes[0]))
                    if painter.assets.behind:
                        break
                    del nodes[0]
            yield

    def _built(self, make: Callable[[], Page]) -> Page | None:
        """The page with its tree, once all its texts are measured."""
        texts = self._app.texts
        texts.allowed = WIDTHS
        try:
            page = make()
            return page if page.tree.root else None
        except Enough:
            return None
        finally:
            texts.allowed = None

    @contextmanager
    def _unseen(self) -> Iterator[Painter]:
        """The painter, on a surface that nobody sees."""
        painter = self._app.painter
        seen, behind = painter.surface, painter.assets.behind
        # What would be cut aside is cut here: nothing waits for a frame.
        aside, painter.assets.aside = painter.assets.aside, None
        painter.assets.begin_unseen()
        painter.surface = Surface((1, 1))
        try:
            yield painter
        finally:
            painter.surface = seen
            painter.assets.aside = aside
            painter.assets.behind = behind


WAITING_SECONDS = 0.012
CALM_SECONDS = 0.2
"""After so long a picture is at rest: before, the pointer may only have paused."""


class Resting(Rehearsed, Protocol):
    """The program as far as something is to be done in it when the player does nothing."""

    idle: Idle


class IdleQueue:
    """Has what can wait done when nothing else is to be done, and then lets the program sleep."""

    def __init__(self, app: Resting) -> None:
        self._app = app
        self.rehearsal = Preloader(app)
        self._rest: Iterator[None] | None = None
        self._whole = False
        self._put_away = False
        self._rests = 0

    def begin(self, rest: Iterator[None]) -> None:
        """Have the rest of the start done from now on, a thing at each ``step``."""
        self._rest = rest

    def step(self) -> None:
        """A frame has been: start the next thing that is not seen at first."""
        if self._rest is not None and next(self._rest, True):
            self._rest = None

    def painted(self) -> None:
        """Something has been painted: what pages keep for that is there again."""
        self._put_away = False
        self._rests = 0

    def between(self, end: float) -> None:
        """Between two frames, until a time in seconds: a page is got ready that comes up soon."""
        page = self._app.director.top
        if page is not None:
            while time.perf_counter() + MOMENT < end and self.rehearsal.soon(page):
                pass

    def patience(self, page: Page) -> float:
        """How long to wait for the player at the longest: for a page at rest, in seconds."""
        app = self._app
        if self._rest is not None:
            return 0.0
        if page.waiting:
            return WAITING_SECONDS
        if app.ways.ahead():
            return 0.0
        if not self._whole:
            self._whole = True
            # What is there by now stays: looking through it for what can be thrown away would
            # make a frame 20 ms late now and then.
            gc.freeze()
        if self.rehearsal.step(page):
            return 0.0
        if not app.shelf.annals.complete:
            app.shelf.annals.step(frame_budget())
            return WAITING_SECONDS
        self._rests += 1
        if self._rests == 1:
            return CALM_SECONDS
        if self._rests == 2:
            self.calm()
        patience = app.idle.patience()
        if patience > IDLE_SECONDS and not self._put_away:
            self.put_away()
        return patience

    def calm(self) -> None:
        """Once a picture is at rest, let go of what is not seen and is as large as the window."""
        seen = self._app.director.visible()
        for one in self._app.director.stack:
            if one not in seen:
                one.put_away()
        self._app.painter.rest()
        collect_garbage()

    def put_away(self) -> None:
        """Let go of what can be made again, for a long sleep: the next frame may take longer."""
        self._put_away = True
        for one in self._app.director.stack:
            one.put_away()
        self._app.painter.put_away()
        trim()
