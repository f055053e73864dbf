"""The reading cursor: the arrow keys go through all the words of a page, paragraph by paragraph.

A paragraph is an item of the accessible tree. The screen reader announces it, or tells the focus if
the paragraph can be used; a frame shows where it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.text.message import say
from game.ui.kit.input.commands import (
    GO_DOWN,
    GO_FIRST,
    GO_LAST,
    GO_LEFT,
    GO_RIGHT,
    GO_TO_NEXT_HEADING,
    GO_TO_PREVIOUS_HEADING,
    GO_UP,
    PAGE_DOWN,
    PAGE_UP,
    PICK_FOCUSED,
    PRESS_FOCUSED,
    READ_PAGE,
)
from game.ui.kit.input.events import Key
from game.ui.kit.layout.scroll import ScrollState
from game.ui.kit.pages.page import Page
from game.ui.kit.pages.scroll_page import ScrollPage
from game.ui.kit.tree import Tree
from game.ui.program import Program

if TYPE_CHECKING:
    from game.ui.app.screen_reader.accessible_tree import AccessibleItem, AccessibleTree

PARAGRAPH_COMMANDS = (PRESS_FOCUSED, PICK_FOCUSED, GO_LEFT, GO_RIGHT)
"""Commands that use the paragraph."""
PAGE_KEY_PARAGRAPH_COUNT = 10
"""Number of paragraphs that the page keys move by."""


class ReadingCursor:
    """Reads the top page while it is ``on``.

    With a screen reader it is always on for pages that have little to use (``ScrollPage.reads``).
    Reading changes nothing on a page: its focus stays where it is until a paragraph is used.
    ``focus`` is the item that the screen reader is told to have the focus, 0 for that of the page.
    """

    def __init__(self, app: Program) -> None:
        self.on = False
        self.focus = 0
        self._app = app
        self._page: Page | None = None
        self._tree: Tree | None = None
        self._screen: AccessibleTree | None = None
        self._stops: list[int] = []
        self._at = 0
        self._place = 0
        self._focus = ""

    def reads(self, page: Page) -> bool:
        """Whether the arrow keys read this page."""
        most_to_read = isinstance(page, ScrollPage) and page.reads
        return not page.grasps and (self.on or (most_to_read and self._app.listened))

    @property
    def item(self) -> AccessibleItem | None:
        """The paragraph that was read last; None before the first one."""
        return self._screen.items.get(self._at) if self._screen is not None else None

    @property
    def text(self) -> str:
        """The spoken text of the paragraph; empty before the first one."""
        item = self.item
        if item is None:
            return ""
        return say("reading-heading", text=item.text) if item.level else item.text

    # Keys.

    def take(self, page: Page, key: Key) -> bool:
        """Answer a key; whether it means something to the reading cursor."""
        self.follow(page)
        if READ_PAGE.matches(key):
            self._toggle(page)
        elif GO_TO_NEXT_HEADING.matches(key) or GO_TO_PREVIOUS_HEADING.matches(key):
            self.on = True
            self._to_heading(page, 1 if GO_TO_NEXT_HEADING.matches(key) else -1)
        elif not self.reads(page):
            return False
        elif GO_DOWN.matches(key) or GO_UP.matches(key):
            self._go(page, 1 if GO_DOWN.matches(key) else -1)
        elif PAGE_DOWN.matches(key) or PAGE_UP.matches(key):
            self._go(
                page,
                PAGE_KEY_PARAGRAPH_COUNT if PAGE_DOWN.matches(key) else -PAGE_KEY_PARAGRAPH_COUNT,
            )
        elif GO_FIRST.matches(key) or GO_LAST.matches(key):
            self._at = 0
            self._go(page, 1 if GO_FIRST.matches(key) else -1)
        elif page.renderer.reading is not None and any(
            one.matches(key) for one in PARAGRAPH_COMMANDS
        ):
            return not self._use(page, key)
        else:
            return False
        self.follow(page)
        return True

    def _toggle(self, page: Page) -> None:
        self.on = not self.on
        self._at = self.focus = 0
        if not self.on:
            self._say(say("reading-off.here") if self.reads(page) else say("reading-off"))
            return
        self._say(say("reading-on"))
        self._look(page)
        if self._step(page, 1):
            self._tell(at_once=False)

    def _go(self, page: Page, steps: int) -> None:
        """Read the paragraph some steps on, or the last one before the end."""
        self._look(page)
        moved = False
        for _ in range(abs(steps)):
            if not self._step(page, 1 if steps > 0 else -1):
                break
            moved = True
        if moved:
            self._tell()
        else:
            self._say(say("reading-end") if steps > 0 else say("reading-begin"))

    def _to_heading(self, page: Page, way: int) -> None:
        self._look(page)
        before = self._at, self._place
        while self._step(page, way):
            if self.item is not None and self.item.level:
                self._tell()
                return
        self._at, self._place = before
        self._say(say("reading-no-heading"))

    def _use(self, page: Page, key: Key) -> bool:
        """Give the paragraph the page's focus; whether the key now means something to the page."""
        item = self.item
        node = page.tree.by_key.get(item.key) if item is not None and item.key else None
        if node is not None and node.reachable:
            page.set_focus(node)
            self._focus = page.focus
            return True
        if PRESS_FOCUSED.matches(key) or PICK_FOCUSED.matches(key):
            self._say(say("reading-nothing"))
            return False
        return True

    # Paragraphs.

    def _look(self, page: Page) -> None:
        """Read the page's tree again if it is another one."""
        from game.ui.app.screen_reader.accessible_tree import screen

        tree = page.tree
        if tree is self._tree:
            return
        self._tree = tree
        self._screen = screen(page.name, tree.root, tree.focus, unsaid=True)
        self._stops = self._screen.stops()
        if self._at in self._screen.items and self._at in self._stops:
            self._place = self._stops.index(self._at)
        elif self._at:
            # It has gone: the paragraph in its place is read next.
            self._place = min(self._place, len(self._stops) - 1)
            self._at = self._stops[self._place] if self._stops else 0

    def _step(self, page: Page, way: int) -> bool:
        """Move to the paragraph before or after; whether there is one."""
        target = self._beside(way)
        if target is None:
            return False
        column = self._column(page, self._stops[target])
        if column is not None and column is not self._column(page, self._at):
            # A column is read from its beginning, even if it was scrolled.
            if column.turn(-column.high if way > 0 else column.high):
                page.renderer.changed()
                self._look(page)
                target = self._beside(way)
            if target is None:
                return False
        self._at, self._place = self._stops[target], target
        if self._screen is not None:
            page.reveal(self._screen.sources[self._at])
        self._look(page)
        return True

    def _beside(self, way: int) -> int | None:
        """Place of the paragraph before or after in the order of reading; None without one."""
        place = self._place + way
        if not self._at:
            place = 0 if way > 0 else len(self._stops) - 1
        return place if 0 <= place < len(self._stops) else None

    def _column(self, page: Page, number: int) -> ScrollState | None:
        """The column that a paragraph scrolls with."""
        source = self._screen.sources.get(number) if self._screen is not None else None
        if source is None:
            return None
        clip = next((one.clip for one in source.walk() if one.clip is not None), None)
        return next((one for one in page.columns if one.most and one.view == clip), None)

    def _tell(self, at_once: bool = True) -> None:
        """Have the paragraph heard: as the focus if it can have it, else as an announcement."""
        item, before = self.item, self.focus
        if item is not None and "FOCUS" in item.actions:
            self.focus = self._at
            told = before or (self._screen.focus if self._screen is not None else 0)
            if told != self._at:
                return
        self._say(self.text, at_once)

    def _say(self, text: str, at_once: bool = True) -> None:
        self._app.announcements.say(text, at_once=at_once)

    # Rendering.

    def follow(self, page: Page) -> None:
        """Put the frame where the paragraph is, and follow a focus that the player has moved."""
        if page is not self._page:
            if self._page is not None:
                self._page.renderer.reading = None
            self._page, self._tree, self._screen = page, None, None
            self._at = self._place = self.focus = 0
            self._focus = page.focus
        frame = None
        if self.reads(page) and (self._at or page.focus != self._focus):
            self._look(page)
            self._follow_focus(page)
            source = self._screen.sources.get(self._at) if self._screen is not None else None
            if source is not None and not (source.key and source.key == page.tree.focus):
                frame = source.rect if source.clip is None else source.rect.clip(source.clip)
        if frame != page.renderer.reading:
            page.renderer.reading = frame
            page.renderer.dirty = True

    def _follow_focus(self, page: Page) -> None:
        if page.focus == self._focus:
            return
        self._focus, self.focus = page.focus, 0
        screen = self._screen
        if screen is None:
            return
        for place, number in enumerate(self._stops):
            if screen.items[number].key == page.focus:
                self._at, self._place = number, place
