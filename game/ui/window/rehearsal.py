"""What may come up is painted once unseen: texts, pictures and the light are there then."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import chain
from typing import TYPE_CHECKING, Protocol

from pygame import Surface

from game.storage.looks import PLAIN, felt
from game.ui.ahead import after, faces, over
from game.ui.navigation import Navigation
from game.ui.page import Page
from game.ui.paint.painter import Painter
from game.ui.paint.text import Enough
from game.ui.program import Program
from game.ui.tree import Node
from game.ui.widgets.look import paint
from game.ui.widgets.mood import Mood
from game.ui.window.director import Director
from game.ui.window.moment import a_moment

if TYPE_CHECKING:
    from game.ui.parts.page import ScorePage

WIDTHS = 80
"""So many texts are measured in a piece: some 2 ms."""
MOST = 60
"""Pieces after which a page is given up: more widths of texts than in these are not kept."""


class Rehearsed(Program, Protocol):
    """The program as far as pages are painted in it."""

    director: Director
    painter: Painter

    @property
    def ways(self) -> Navigation:
        """The ways to other pages."""


class Rehearsal:
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
        self, nodes: list[Node], mood: Callable[[Node], Mood] = lambda node: Mood()
    ) -> Iterator[None]:
        while nodes:
            with self._unseen() as painter:
                over = a_moment()
                while nodes and not over():
                    paint(painter, nodes[0], mood(nodes[0]))
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
