"""The reading cursor: the arrow keys go through all the words of a page, paragraph by paragraph.

A paragraph is a passage of the accessible tree. The screen reader announces it, or tells the focus
if the paragraph can be used; a frame shows where it is. Left and Right go through the cells of a
row.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

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
    from game.ui.app.screen_reader.accessible_tree import (
        AccessibleItem,
        AccessibleTree,
        Passage,
    )

PARAGRAPH_COMMANDS = (PRESS_FOCUSED, PICK_FOCUSED, GO_LEFT, GO_RIGHT)
"""Commands that use the paragraph."""
PAGE_KEY_PARAGRAPH_COUNT = 10
"""Number of paragraphs that the page keys move by."""


class ReadingCursor:
    """Reads the top page while it is ``on``.

    With a screen reader it also reads pages that have little to use (``ScrollPage.reads``), until
    it is turned off there. It begins at the page's focus, or at the top of a page without one.
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
        self._passages: list[Passage] = []
        self._at = 0
        self._place = 0
        self._cell = 0
        self._focus = ""
        self._is_off_here = False

    def reads(self, page: Page) -> bool:
        """Whether the arrow keys read this page."""
        if page.grasps or self.on:
            return self.on and not page.grasps
        most_to_read = isinstance(page, ScrollPage) and page.reads
        off = self._is_off_here and page is self._page
        return most_to_read and self._app.listened and not off

    @property
    def item(self) -> AccessibleItem | None:
        """The item that was read last; None before the first one."""
        return self._screen.items.get(self._at) if self._screen is not None else None

    @property
    def text(self) -> str:
        """The spoken text of the paragraph or cell; empty before the first one."""
        item = self.item
        if item is None or self._screen is None:
            return ""
        if self._cell:
            return self._screen.cell_text(self._at, self._cell)
        text = self._passages[self._place].text
        return say("reading-heading", text=text) if item.level else text

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
            self._to_end(page, 1 if GO_FIRST.matches(key) else -1)
        elif (GO_LEFT.matches(key) or GO_RIGHT.matches(key)) and self._is_in_row(page):
            self._to_cell(1 if GO_RIGHT.matches(key) else -1)
        elif page.renderer.reading is not None and any(
            one.matches(key) for one in PARAGRAPH_COMMANDS
        ):
            return not self._use(page, key)
        else:
            return False
        self.follow(page)
        return True

    def _toggle(self, page: Page) -> None:
        on = not self.reads(page)
        self.on, self._is_off_here = on, not on
        self._at = self._cell = self.focus = 0
        if not on:
            self._say(say("reading-off"))
            return
        self._say(say("reading-on"))
        self._begin(page)
        if self._at or self._step(page, 1):
            self._tell(at_once=False)

    def _begin(self, page: Page) -> None:
        """Begin at the page's focus, if nothing has been read yet."""
        self._look(page)
        if not self._at and page.focus:
            self._to_focus(page)

    def _to_focus(self, page: Page) -> None:
        """Put the cursor on what has the page's focus, if that can be read."""
        screen = self._screen
        if screen is None:
            return
        for place, one in enumerate(self._passages):
            if screen.items[one.number].key == page.focus:
                self._at, self._place, self._cell = one.number, place, 0
                return

    def _to_end(self, page: Page, way: int) -> None:
        """Read the first paragraph of the page, or with -1 the last one."""
        self._look(page)
        self._at = 0
        if self._step(page, way):
            self._tell()

    def _go(self, page: Page, steps: int) -> None:
        """Read the paragraph some steps on, or the last one before the end."""
        self._begin(page)
        moved = False
        for _ in range(abs(steps)):
            if not self._step(page, 1 if steps > 0 else -1):
                break
            moved = True
        if moved:
            self._tell()
        else:
            self._say(say("reading-end") if steps > 0 else say("reading-begin"))

    def _is_in_row(self, page: Page) -> bool:
        """Whether what was read last is a row with cells."""
        self._look(page)
        return self._screen is not None and len(self._screen.cells(self._at)) > 1

    def _to_cell(self, way: int) -> None:
        """Read the next cell of the row, or with -1 the one before."""
        assert self._screen is not None, "there is a row"
        cells = self._screen.cells(self._at)
        place = cells.index(self._cell) + way if self._cell in cells else min(way, 0)
        if 0 <= place < len(cells):
            self._cell = cells[place]
            self._say(self.text)
        else:
            self._say(say("reading-row-end") if way > 0 else say("reading-row-begin"))

    def _to_heading(self, page: Page, way: int) -> None:
        self._begin(page)
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
        before = self._places()
        self._passages = self._screen.passages()
        places = self._places()
        if places:
            part = self._place - before[0] if before else 0
            self._place = places[min(part, len(places) - 1)]
        elif self._at:
            # It has gone: the paragraph in its place is read next.
            self._place = min(self._place, len(self._passages) - 1)
            self._at = self._passages[self._place].number if self._passages else 0
        if self._cell not in self._screen.cells(self._at):
            self._cell = 0

    def _places(self) -> list[int]:
        """Places of the passages of the item that was read last."""
        return [place for place, one in enumerate(self._passages) if one.number == self._at]

    def _step(self, page: Page, way: int) -> bool:
        """Move to the paragraph before or after; whether there is one."""
        target = self._beside(way)
        if target is None:
            return False
        column = self._column(page, self._passages[target].number)
        if column is not None and column is not self._column(page, self._at):
            # A column is read from its beginning, even if it was scrolled.
            if column.turn(-column.high if way > 0 else column.high):
                page.renderer.changed()
                self._look(page)
                target = self._beside(way)
            if target is None:
                return False
        self._at, self._place, self._cell = self._passages[target].number, target, 0
        if self._screen is not None:
            page.reveal(self._screen.sources[self._at])
        self._look(page)
        return True

    def _beside(self, way: int) -> int | None:
        """Place of the paragraph before or after in the order of reading; None without one."""
        place = self._place + way
        if not self._at:
            place = 0 if way > 0 else len(self._passages) - 1
        return place if 0 <= place < len(self._passages) else None

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
            self._at = self._place = self._cell = self.focus = 0
            self._focus, self._is_off_here = page.focus, False
        if page.focus != self._focus:
            self._focus, self.focus = page.focus, 0
            if self._at:
                self._look(page)
                self._to_focus(page)
        frame = None
        if self._at and self.reads(page):
            self._look(page)
            frame = self._frame(page)
        if frame != page.renderer.reading:
            page.renderer.reading = frame
            page.renderer.dirty = True

    def _frame(self, page: Page) -> Rect | None:
        """Where the paragraph or cell is seen; None if the page's focus shows it."""
        source = self._screen.sources.get(self._at) if self._screen is not None else None
        if source is None or self._screen is None:
            return None
        rect = source.rect
        if self._cell:
            left, top, right, bottom = self._screen.items[self._cell].rect
            rect = Rect(left, top, right - left, bottom - top)
        elif source.key and source.key == page.tree.focus:
            return None
        return rect if source.clip is None else rect.clip(source.clip)
