"""Work for idle moments, in small steps: preloading, garbage collection, memory release.

`IdleQueue` orders the tasks. `Preloader` builds and paints pages ahead, which fills the caches for
texts, images and light.

A full garbage collection takes several frames, so it waits until nothing moves. Freed heap memory
must return to the system explicitly with glibc on Linux: freed large pictures leave holes that it
keeps.
"""

import gc
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import chain, product
from typing import TYPE_CHECKING, Any, Protocol

from pygame import Rect, Surface

from game.storage.appearance import PLAIN_FELT, felt
from game.ui import routes
from game.ui.app.event_wait import SHORT_WAIT_SECONDS, Idle
from game.ui.app.navigator import Navigator, PageStack, load, page_of
from game.ui.kit.clock import MAX_BACKGROUND_WORK_SECONDS, frame_budget
from game.ui.kit.pages.page import Page
from game.ui.kit.paint.painter import Painter
from game.ui.kit.paint.text import Enough
from game.ui.kit.paint.theme import Measures
from game.ui.kit.tree import Node
from game.ui.kit.widgets.surfaces import drawn
from game.ui.kit.widgets.widget import NodeStyle, paint_node
from game.ui.program import Program, Route
from game.ui.routes import MATCH_ROUTES, AfterEvents

if TYPE_CHECKING:
    from game.features.puzzles.own_puzzles import PuzzleMaker
    from game.ui.features.match.match_page import TablePage
    from game.ui.features.scores.score_page import ScorePage

MIN_MAPPED_ALLOCATION_BYTES = 1024 * 1024
"""Threshold in bytes above which an allocation gets its own mapping, so that freeing returns all of
it. A word that grows on the stage stays below: a mapping a frame would cost a millisecond."""
MMAP_THRESHOLD_OPTION = -3
"""glibc's ``mallopt(M_MMAP_THRESHOLD)``."""
TRIM_THRESHOLD_OPTION = -1
"""glibc's ``mallopt(M_TRIM_THRESHOLD)``."""
ARENA_MAXIMUM_OPTION = -8
"""glibc's ``mallopt(M_ARENA_MAX)``."""
MAX_SPARE_HEAP_BYTES = 4 * 2**20
"""Free memory in bytes that the heap keeps at its end for the next frames."""
YOUNGEST_THRESHOLD_COUNT = 700
"""Threshold of the youngest garbage collector generation, in new objects."""
MIDDLE_THRESHOLD_COUNT = 5
"""Threshold of the middle generation, in collections of the youngest."""
OLDEST_THRESHOLD_COUNT = 400
"""Threshold of the oldest generation, in collections of the middle one. It applies only if nothing
ever rests."""
MIN_MIDDLE_COLLECTION_COUNT = 2
"""Minimum count of middle collections that makes a full collection worthwhile."""


def settle() -> None:
    """Configure the allocator and enable garbage collection, after the start.

    Objects of the start are exempt from collection.
    """
    gc.freeze()
    gc.set_threshold(YOUNGEST_THRESHOLD_COUNT, MIDDLE_THRESHOLD_COUNT, OLDEST_THRESHOLD_COUNT)
    gc.enable()
    library = _library()
    if library is not None:
        library.mallopt(MMAP_THRESHOLD_OPTION, MIN_MAPPED_ALLOCATION_BYTES)
        library.mallopt(TRIM_THRESHOLD_OPTION, MAX_SPARE_HEAP_BYTES)
        library.mallopt(ARENA_MAXIMUM_OPTION, 1)


def trim() -> None:
    """Collect garbage and release memory; takes some milliseconds."""
    gc.collect()
    release_heap()


def collect_garbage() -> None:
    """Collect garbage if enough has gathered, and release memory."""
    if gc.get_count()[2] >= MIN_MIDDLE_COLLECTION_COUNT:
        gc.collect()
    release_heap()


def release_heap() -> None:
    """Return free heap memory to the system; takes about 1 ms."""
    library = _library()
    if library is not None:
        library.malloc_trim(0)


def _library() -> Any:
    if sys.platform != "linux":
        return None
    import ctypes

    library = ctypes.CDLL(None)
    return library if hasattr(library, "malloc_trim") else None


MAX_MEASURED_TEXT_COUNT = 80
"""Number of texts measured per step; takes about 2 ms."""
MAX_PRELOAD_STEP_COUNT = 60
"""Maximum number of steps for one page, since the cache of text widths is limited."""


class Rehearsed(Program, Protocol):
    """What the preloader needs from the program."""

    page_stack: PageStack
    painter: Painter

    @property
    def navigator(self) -> Navigator:
        """Opens other pages."""


class Preloader:
    """Builds and paints pages that may open over the top page, step by step.

    The results stay in the image cache, the text cache and the backdrop's light.
    """

    def __init__(self, app: Rehearsed) -> None:
        self._app = app
        self._for: tuple[object, ...] = ()
        self._cloth = PLAIN_FELT
        self._pieces: Iterator[None] = iter(())
        self._after: Iterator[None] | None = None
        self._writes = False

    def step(self, page: Page) -> bool:
        """Preload a step of the pages that may open over ``page``; whether steps remain."""
        app = self._app
        self._cloth = felt(app.settings.cloth, app.page_stack.felt(page), app.measures.contrast)
        looks = (page.name, self._cloth, app.measures, app.images.inks, app.settings.listened)
        if looks != self._for:
            self._for, self._pieces = looks, self._all(page)
        left = next(self._pieces, self) is not self
        if self._writes and not left:
            # Text images of other pages differ from those that a table needs.
            app.texts.put_away()
        self._writes = left
        return left

    def step_coming(self, page: Page) -> bool:
        """Preload a step of the page that opens after the animation; whether steps remain."""
        if not page.coming:
            self._after = self._app.navigator.ready = None
            return False
        if self._after is None:
            self._after = self._made(will_open(page))
        return next(self._after, self) is not self

    def _all(self, page: Page) -> Iterator[None]:
        app = self._app
        seen = self._unseen_nodes(faces(page), app.measures)
        coming = chain(self._turned_backs(page), seen, *map(self._page, may_open(page)))
        pieces = 0
        while app.images.store.roomy and app.texts.lines.roomy and next(coming, self) is not self:
            pieces += 1
            yield
        if pieces:
            # Preloading may have evicted images of the visible page.
            yield from self._unseen_page(page)

    def _turned_backs(self, page: Page) -> Iterator[None]:
        """Cut the backs of other players' cards in every turn that a hand can give them."""
        from game.core.table import HIDDEN_HAND_STYLE
        from game.ui.deck.card_images import card_images
        from game.ui.table.render.board import FAN_TURNS_DEGREES

        table = _table(page)
        if table is None:
            return
        laid, face_set = table.show.laid, table.show.table.face_set
        hands = {
            laid.poses[place.zone][-1].width
            for place in laid.places
            if place.style == HIDDEN_HAND_STYLE and laid.poses.get(place.zone)
        }
        for width, turn in product(sorted(hands), FAN_TURNS_DEGREES):
            with self._unseen(page.measures) as painter:
                card_images(painter).lifted(None, width, turn, face_set)
            yield

    def _page(self, route: Route) -> Iterator[None]:
        for _ in range(MAX_PRELOAD_STEP_COUNT):
            page = self._built(route)
            yield
            if page is not None:
                break
        else:
            return
        yield from self._painted(page)
        del page
        # Else the memory of all these pages together would never return to the system.
        gc.collect()
        release_heap()

    def _made(self, route: AfterEvents | None) -> Iterator[None]:
        """Build and paint the page that will certainly open; it becomes ``ready``."""
        from game.ui.features.scores.score_page import ScorePage

        page = None if route is None else self._app.navigator.make(route)
        left = MAX_PRELOAD_STEP_COUNT
        if not isinstance(page, ScorePage):
            return
        while left and self._build_step(page):
            left -= 1
            yield
        if left:
            yield from self._painted(page)
            self._app.navigator.ready = page

    def _build_step(self, page: "ScorePage") -> bool:
        """Build a step of a page; whether steps remain."""
        texts = self._app.texts
        texts.allowed = MAX_MEASURED_TEXT_COUNT
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
        yield from self._unseen_page(page)

    def _unseen_page(self, page: Page) -> Iterator[None]:
        return self._unseen_nodes(list(page.tree.nodes), page.measures, page.renderer.mood)

    def _unseen_nodes(
        self,
        nodes: list[Node],
        measures: Measures,
        mood: Callable[[Node], NodeStyle] = lambda node: NodeStyle(),
    ) -> Iterator[None]:
        while nodes:
            with self._unseen(measures) as painter:
                over = frame_budget()
                while nodes and not over():
                    paint_node(painter, nodes[0], mood(nodes[0]))
                    if painter.images.behind:
                        break
                    del nodes[0]
            yield

    def _built(self, route: Route) -> Page | None:
        """The page with its tree, once all its texts are measured; None until then."""
        texts = self._app.texts
        texts.allowed = MAX_MEASURED_TEXT_COUNT
        try:
            page = self._app.navigator.make(route)
            return page if page.tree.root else None
        except Enough:
            return None
        finally:
            texts.allowed = None

    @contextmanager
    def _unseen(self, measures: Measures) -> Iterator[Painter]:
        painter = self._app.painter
        seen, behind, before = painter.surface, painter.images.behind, painter.measures
        # Rasterize here instead of in the render worker: no frame waits.
        aside, painter.images.aside = painter.images.aside, None
        painter.images.begin_unseen()
        painter.surface, painter.measures = Surface((1, 1)), measures
        try:
            yield painter
        finally:
            painter.measures = before
            painter.surface = seen
            painter.images.aside = aside
            painter.images.behind = behind


BACKGROUND_WORK_INTERVAL_SECONDS = 0.012
"""Wait between two steps of background work, in seconds."""
PUZZLE_CHECK_INTERVAL_SECONDS = 0.25
"""Wait between two looks at the worker process that makes a puzzle, in seconds."""
PUZZLE_MAKING_PAGES = ("start", "puzzles")
"""Pages over which puzzles are made: they need no worker process."""
CACHE_RELEASE_DELAY_SECONDS = 0.2
"""Idle time until caches are released, in seconds: the pointer may only have paused."""


class Resting(Rehearsed, Protocol):
    """What the idle queue needs from the program."""

    idle: Idle


class IdleQueue:
    """Runs background tasks in idle moments, then lets the program sleep."""

    def __init__(self, app: Resting) -> None:
        self._app = app
        self.rehearsal = Preloader(app)
        self._imports = imports()
        self._rest: Iterator[None] | None = None
        self._whole = False
        self._put_away = False
        self._rests = 0
        self._maker: PuzzleMaker | None = None
        self._over: Page | None = None

    def begin(self, rest: Iterator[None]) -> None:
        """Take the remaining start tasks; each ``step`` runs one."""
        self._rest = rest

    def step(self) -> None:
        """Run the next start task after a frame."""
        if self._rest is not None and next(self._rest, True):
            self._rest = None

    def import_ahead(self) -> bool:
        """Import one more page in an idle moment; whether one was left to import."""
        return next(self._imports, self) is not self

    def painted(self) -> None:
        """Note that a frame was painted, which refills the pages' caches."""
        self._put_away = False
        self._rests = 0

    def between(self, end: float) -> None:
        """Preload the next page until ``end``, a time in seconds, between two frames."""
        page = self._app.page_stack.top
        if page is not None:
            while (
                time.perf_counter() + MAX_BACKGROUND_WORK_SECONDS < end
                and self.rehearsal.step_coming(page)
            ):
                pass

    def seconds_to_wait(self, page: Page) -> float:
        """Timeout of the next wait for input in seconds, after one idle task."""
        app = self._app
        self._turn_to(page)
        if self._rest is not None:
            return 0.0
        if page.waiting:
            return BACKGROUND_WORK_INTERVAL_SECONDS
        if self.import_ahead() or page.load_pointed():
            return 0.0
        if not self._whole:
            self._whole = True
            # Exempt existing objects from garbage collection; looking through them would delay a
            # frame by 20 ms.
            gc.freeze()
        if self.rehearsal.step(page):
            return 0.0
        if not app.match_store.match_index.complete:
            app.match_store.match_index.step(frame_budget())
            return BACKGROUND_WORK_INTERVAL_SECONDS
        if not app.moments.complete:
            app.moments.step(frame_budget())
            return BACKGROUND_WORK_INTERVAL_SECONDS
        if page.name in PUZZLE_MAKING_PAGES and self._make_puzzles():
            return PUZZLE_CHECK_INTERVAL_SECONDS
        self._rests += 1
        if self._rests == 1:
            return CACHE_RELEASE_DELAY_SECONDS
        if self._rests == 2:
            self.calm()
        patience = app.idle.seconds_to_wait()
        if patience > SHORT_WAIT_SECONDS and not self._put_away:
            self.put_away()
        return patience

    def _turn_to(self, page: Page) -> None:
        """Note the top page: the worker process is needed over a table."""
        if page is self._over:
            return
        self._over = page
        if self._maker is not None:
            if page.name in PUZZLE_MAKING_PAGES:
                self._maker.begin()
            else:
                self._maker.leave()

    def _make_puzzles(self) -> bool:
        """Make puzzles from the player's own mistakes, a step; whether there is more to do."""
        if self._maker is None:
            from game.features.puzzles.own_puzzles import PuzzleMaker

            app = self._app
            self._maker = PuzzleMaker(app.profile, app.worker, app.reviews)
        return self._maker.step()

    def calm(self) -> None:
        """Release the window-sized caches of pages that are not visible."""
        seen = self._app.page_stack.visible()
        for one in self._app.page_stack.stack:
            if one not in seen:
                one.put_away()
        self._app.painter.rest()
        collect_garbage()

    def put_away(self) -> None:
        """Release everything that can be rebuilt, before a long sleep. The next frame takes
        longer."""
        self._put_away = True
        for one in self._app.page_stack.stack:
            one.put_away()
        self._app.painter.put_away()
        trim()


SHARED_MODULES = (
    "core.state",
    "core.game",
    "match.match",
    "ai.levels",
    "features.setup.match_setup",
    "ai.worker",
    "ui.table.motion.card_sprites",
    "ui.table.motion.timeline",
    "ui.features.match.table_page",
)
"""Modules that many pages import. One step for each keeps all steps short."""


def imports() -> Iterator[None]:
    """Import one module or page of a match per step, in order of probable use."""
    for name in SHARED_MODULES:
        load(name)
        yield
    for route in MATCH_ROUTES:
        page_of(route)
        yield


def _table(page: Page) -> "TablePage | None":
    """The page as the table of a match; None if it is another page."""
    from game.ui.features.match.match_page import TablePage

    return page if isinstance(page, TablePage) else None


def may_open(page: Page) -> list[Route]:
    """The pages that the player may open next, in order of probable use: over a table, or other
    sections of the settings."""
    from game.ui.features.settings.settings_page import SettingsPage

    if isinstance(page, SettingsPage):
        return [routes.Settings(name) for name in page.names if name != page.at]
    table = _table(page)
    if table is None:
        return []
    model = table.model
    return [
        routes.Pause(model),
        routes.ScoreSheet(model),
        routes.Settings(),
        routes.Rules.of_match(model.session.match),
        routes.Help(table),
        routes.Log(model),
    ]


def will_open(page: Page) -> AfterEvents | None:
    """The page that opens by itself after the animation; None if none does."""
    table = _table(page)
    if table is None or not table.coming:
        return None
    return routes.Round(table.model) if table.stops else routes.Result(table.model.ended())


def faces(page: Page) -> list[Node]:
    """Nodes of the players' faces in all their moods, at their sizes on the table.

    Those on the stage of a moment are glad or cross.
    """
    from game.ui.table.layout.speech import SPEECH_FACE_UNITS
    from game.ui.table.render.player_plates import face_key
    from game.ui.table.render.stage_picture import STAGE_FACE_UNITS

    table = _table(page)
    if table is None:
        return []
    model = table.model
    side, large = (model.measures.px(units) for units in (SPEECH_FACE_UNITS, STAGE_FACE_UNITS))
    staged = [
        drawn(face, Rect(0, 0, large, large))
        for seat in range(len(model.session.players))
        for face in model.staged_faces(seat)
    ]
    return staged + [
        drawn(face, rect)
        for seat in range(len(model.session.players))
        if (one := table.tree.by_key.get(face_key(seat))) is not None
        for face in model.faces(seat)
        for rect in (one.rect, Rect(0, 0, side, side))
    ]
