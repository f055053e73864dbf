"""The link to a screen reader: updates of the page, announcements, and requested actions.

It is idle without a reader. A failed library call disables it, and the program continues without.
"""

import sys
from collections import deque
from collections.abc import Callable, Sequence
from itertools import count
from types import TracebackType
from typing import TYPE_CHECKING, Any

import pygame

from game.storage.settings import Settings
from game.text.message import Message, say
from game.ui.app.event_wait import rouse
from game.ui.kit.pages.host import Spoken
from game.ui.kit.pages.page import Page
from game.ui.kit.tree import Node, Tree
from game.ui.program import Program

if TYPE_CHECKING:
    from game.ui.app.screen_reader.accessible_tree import AccessibleItem, AccessibleTree
    from game.ui.app.screen_reader.accesskit_nodes import Adapter, ReaderRequest

NEEDS_HIDDEN_WINDOW = sys.platform in ("win32", "darwin")
"""Whether the window must be hidden when screen reader support starts."""
ANIMATION_UPDATE_SECONDS = 0.3
"""Interval of updates during an animation, in seconds."""
MAX_KEPT_ANNOUNCEMENT_COUNT = 64
"""Number of announcements that stay in the tree: a reader that comes later finds no text."""
ANNOUNCEMENT_KEPT_SECONDS = 8.0
"""How long an announcement stays in the tree at least, in seconds; it goes with what follows."""
MAX_NUMBER_STEP_COUNT = 1000
"""Maximum number of steps for one request to set a number."""


class ScreenReader:
    """Connects a screen reader to the top page.

    ``problem`` is the message about a failure, or None.
    """

    def __init__(self) -> None:
        self.problem: Message | None = None
        self._problem_noted = False
        self._adapter: Adapter | None = None
        self._broken: Adapter | None = None
        self._requests: deque[Any] = deque()
        self._guard = Guard(self._fail)
        self._on = True
        self._count = count(1)
        self._forget()
        self._number = 0

    def _forget(self) -> None:
        """Reset to the state before the first update."""
        self._sent: dict[int, AccessibleItem] = {}
        self._numbers: dict[int, int] = {}
        self._top: tuple[int, ...] = ()
        self._spoken: deque[tuple[int, float]] = deque(maxlen=MAX_KEPT_ANNOUNCEMENT_COUNT)
        self._screen: AccessibleTree | None = None
        self._page: Page | None = None
        self._tree: Tree | None = None
        self._focused: tuple[str, int] = ("", 0)
        self._told = float("-inf")

    def retell(self) -> None:
        """Send everything once more: its language is another one."""
        self._sent, self._top = {}, ()

    def start(self, window: pygame.Window, settings: Settings) -> None:
        """Enable screen reader support if the settings allow it and the library is installed."""
        if self._adapter is not None or self.problem is not None or not settings.reader:
            return

        try:
            from game.ui.app.screen_reader.accesskit_nodes import Adapter
        except ImportError:
            return
        with self._guard:
            self._adapter = Adapter(window, self._hear)

    def _hear(self, request: Any) -> None:
        """Queue a request of the reader; callable from any thread."""
        self._requests.append(request)
        with self._guard:
            rouse()

    @property
    def listening(self) -> bool:
        return self._on and self._adapter is not None and self._adapter.awake

    def turn(self, on: bool) -> None:
        if on != self._on:
            self._on = on
            with self._guard:
                if not on:
                    self._leave()
            self._forget()

    def _leave(self) -> None:
        from game.ui.app.screen_reader import accesskit_nodes

        if self._adapter is not None and self._adapter.awake:
            empty = accesskit_nodes.window(say("program-name"), ())
            self._adapter.send(
                accesskit_nodes.update(
                    accesskit_nodes.WINDOW_ITEM_ID, [(accesskit_nodes.WINDOW_ITEM_ID, empty)]
                )
            )

    # Output to the reader.

    def read(
        self,
        program: Program,
        page: Page,
        said: Sequence[Spoken],
        now: float,
        moving: bool,
        reading: int = 0,
    ) -> None:
        """Send changes of the top page and the new announcements ``said``; ``now`` is in seconds.

        While the page is ``moving`` updates are less frequent. The item ``reading`` has the focus
        in place of that of the page; 0 is none.
        """
        with self._guard:
            self._follow(page, said, now, moving, program.front.seen, reading)
        if self.problem is not None and not self._problem_noted:
            self._problem_noted = True
            program.notices.append(self.problem)

    def _follow(
        self,
        page: Page,
        said: Sequence[Spoken],
        now: float,
        moving: bool,
        focused: bool,
        reading: int,
    ) -> None:
        adapter = self._adapter
        if adapter is None:
            return
        fresh = adapter.has_new_reader()
        if fresh:
            self._forget()
        if not self.listening:
            return
        for one in said:
            if one.before:
                self._announce(adapter, one, now)
        tree = page.tree
        turned = page is not self._page or (tree.focus, reading) != self._focused
        changed = tree is not self._tree or turned
        if changed and (turned or not moving or now >= self._told + ANIMATION_UPDATE_SECONDS):
            self._drop_spoken(now)
            self._tell(adapter, page, tree, fresh, reading)
            self._told = now
        for one in said:
            if not one.before:
                self._announce(adapter, one, now)
        adapter.attend(focused)

    def _tell(self, adapter: "Adapter", page: Page, tree: Tree, fresh: bool, reading: int) -> None:
        """Send the changed items of a page."""
        from game.ui.app.screen_reader import accesskit_nodes
        from game.ui.app.screen_reader.accessible_tree import screen

        shown = screen(
            page.name,
            tree.root,
            tree.focus,
            unsaid=not NEEDS_HIDDEN_WINDOW,
            called=page.called,
            dialog=not page.covers,
        )
        numbers = self._numbered(shown, page)
        shown = shown.numbered(numbers)
        reading = numbers.get(reading, 0)
        items, sent = shown.items, self._sent
        uncovered = self._page is not None and not self._page.covers and page.covers
        if reading in items:
            shown.focus = reading
        elif page is self._page and (tree.focus != page.focus or page.acts_itself):
            self._rest(shown, page)
        elif uncovered and page.focus and tree.focus != page.focus:
            # What had the focus has gone with the answer: nothing else gets it by that.
            shown.focus = shown.root
        heard = items[shown.focus].key
        nodes = accesskit_nodes.nodes(
            {key: one for key, one in items.items() if sent.get(key) != one}
        )
        same = self._screen is not None and self._screen.root == shown.root
        if fresh or not same or not self._top:
            self._top = (shown.root,)
            nodes.append((accesskit_nodes.WINDOW_ITEM_ID, self._window()))
        focus = self._screen.focus if self._screen is not None and same else None
        self._sent, self._screen = items, shown
        self._page, self._tree, self._focused = page, tree, (tree.focus, reading)
        page.renderer.heard = heard
        if not same and not uncovered:
            # A focus that comes from the page leaves its name to be spoken to the end.
            adapter.send(accesskit_nodes.update(shown.root, nodes, whole=fresh))
            nodes, fresh, focus = [], False, shown.root
        if nodes or shown.focus != focus:
            adapter.send(accesskit_nodes.update(shown.focus, nodes, whole=fresh))

    def _numbered(self, shown: "AccessibleTree", page: Page) -> dict[int, int]:
        """The numbers under which items are sent. What comes back gets another one than before.

        Orca takes no notice of a number that was removed before.
        """
        before, rest = self._numbers, {}
        if self._screen is not None and page is self._page:
            # What had the focus and has gone may stay, see ``_rest``.
            focus = self._screen.focus
            rest = {one: number for one, number in before.items() if number == focus}
        now = {one: before.get(one) or next(self._count) for one in shown.items}
        self._numbers = rest | now
        return self._numbers

    def _rest(self, shown: "AccessibleTree", page: Page) -> None:
        """Leave the focus where it was told to be: the player has not moved it.

        If that has gone, its item stays without actions until it comes back or the player moves.
        """
        before = self._screen
        if before is None:
            return
        if before.focus == before.root:
            if page.focus:
                shown.focus = shown.root
            return
        if page.acts_itself and before.focus in shown.items:
            now = shown.items[before.focus]
            shown.items[before.focus] = before.items[before.focus]._replace(children=now.children)
        elif before.focus not in shown.items:
            root = shown.items[shown.root]
            gone = before.items[before.focus]._replace(children=(), actions=("FOCUS",))
            shown.items[before.focus] = gone
            shown.items[shown.root] = root._replace(children=(*root.children, before.focus))
        shown.focus = before.focus

    def _window(self) -> Any:
        from game.ui.app.screen_reader import accesskit_nodes

        spoken = [number for number, _ in self._spoken]
        return accesskit_nodes.window(say("program-name"), (*self._top, *spoken))

    def _drop_spoken(self, now: float) -> None:
        """Take announcements out of the tree that every reader has had time to find."""
        while self._spoken and now - self._spoken[0][1] > ANNOUNCEMENT_KEPT_SECONDS:
            self._spoken.popleft()

    def _announce(self, adapter: "Adapter", one: Spoken, now: float) -> None:
        """Send an announcement in its own update, so that none replaces another."""
        from game.ui.app.screen_reader import accesskit_nodes

        if self._screen is None:
            return
        number = accesskit_nodes.FIRST_ANNOUNCEMENT_ID + self._number
        self._number += 1
        self._drop_spoken(now)
        self._spoken.append((number, now))
        nodes = [
            (accesskit_nodes.WINDOW_ITEM_ID, self._window()),
            (number, accesskit_nodes.spoken(one.text, one.at_once)),
        ]
        adapter.send(accesskit_nodes.update(self._screen.focus, nodes))

    # Requests from the reader.

    def serve(self, page: Page, now: float) -> bool:
        """Run the first queued request on the top page; whether there was one."""
        if not self._requests:
            return False
        one: ReaderRequest | None = None
        with self._guard:
            from game.ui.app.screen_reader import accesskit_nodes

            one = accesskit_nodes.asked(self._requests.popleft())
        if one is not None and page is self._page and self.listening:
            page.woken(now)
            self._do(page, one)
        return True

    def _do(self, page: Page, one: "ReaderRequest") -> None:
        node = self._node(page, one.target)
        if node is None or not node.enabled:
            return
        if one.way == "CLICK":
            page.use(node)
        elif one.way in ("FOCUS", "SCROLL_INTO_VIEW"):
            if one.way == "FOCUS" and node.reachable:
                page.set_focus(node)
            page.reveal(node)
        elif one.way in ("INCREMENT", "DECREMENT") and node.step is not None:
            node.step(1 if one.way == "INCREMENT" else -1)
        elif one.way == "SET_VALUE":
            self._set(page, node, one)

    def _node(self, page: Page, target: int) -> Node | None:
        known = None if self._screen is None else self._screen.nodes.get(target)
        return known if known is None or not known.key else page.tree.by_key.get(known.key)

    def _set(self, page: Page, node: Node, one: "ReaderRequest") -> None:
        """Set a text, or a number in steps to the nearest value."""
        if isinstance(one.value, str):
            if node.edit is not None:
                node.edit(one.value)
        elif isinstance(one.value, float) and node.span is not None and node.step is not None:
            steps = round((one.value - node.span.now) / node.span.step)
            for _ in range(min(abs(steps), MAX_NUMBER_STEP_COUNT)):
                here = self._node(page, one.target)
                if here is not None and here.step is not None:
                    here.step(1 if steps > 0 else -1)

    # Failures.

    def _fail(self, failure: BaseException) -> None:
        """Disable screen reader support for this session."""
        # The reference stays: the effect of freeing a failed adapter is unknown.
        self._broken, self._adapter = self._adapter, None
        self.problem = Message("reader-failed", why=str(failure) or type(failure).__name__)


class Guard:
    """Context manager that passes failures to the callback ``failed`` and suppresses them.

    The library raises panics that derive from BaseException and have no name to catch. ImportError
    passes through, for the caller to handle.
    """

    def __init__(self, failed: Callable[[BaseException], None]) -> None:
        self.failed = failed

    def __enter__(self) -> None:
        pass

    def __exit__(
        self,
        kind: type[BaseException] | None,
        failure: BaseException | None,
        trace: TracebackType | None,
    ) -> bool:
        if failure is None or isinstance(failure, ImportError | KeyboardInterrupt | SystemExit):
            return False
        self.failed(failure)
        return True
