"""What a screen reader is told of the window, and what it has done there.

Nothing is told while nobody listens.  A call that fails switches all of it off: the window goes
on without.
"""

import sys
from collections import deque
from collections.abc import Callable, Iterable
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

HIDDEN = sys.platform in ("win32", "darwin")
"""Whether a window is shown only when screen readers can find it."""
EVERY = 0.3
"""Seconds between two trees while things move."""
KEPT = 8
"""So many sentences stay in the tree, for whoever asks late what was said."""
MOST_STEPS = 1000


class ScreenReader:
    """Tells a screen reader what the top page shows.

    ``trouble`` is what went wrong, once.
    """

    def __init__(self) -> None:
        self.trouble: Message | None = None
        self._adapter: Adapter | None = None
        self._broken: Adapter | None = None
        self._requests: deque[Any] = deque()
        self._guard = Guard(self._fail)
        self._on = True
        self._forget()
        self._number = 0

    def _forget(self) -> None:
        """Nothing has been told yet."""
        self._sent: dict[int, AccessibleItem] = {}
        self._top: tuple[int, ...] = ()
        self._spoken: deque[int] = deque(maxlen=KEPT)
        self._screen: AccessibleTree | None = None
        self._page: Page | None = None
        self._tree: Tree | None = None
        self._focused = ""
        self._told = float("-inf")

    def start(self, window: pygame.Window, settings: Settings) -> None:
        """Have readers find the window, if the player wants it; there may be no library for it."""
        if self._adapter is not None or self.trouble is not None or settings.reader == "off":
            return

        try:
            from game.ui.app.screen_reader.accesskit_nodes import Adapter
        except ImportError:
            return
        with self._guard:
            self._adapter = Adapter(window, self._hear)

    def _hear(self, request: Any) -> None:
        """Take note of what a reader wants done: on any thread."""
        self._requests.append(request)
        with self._guard:
            rouse()

    @property
    def listening(self) -> bool:
        """Whether somebody has the window read."""
        return self._on and self._adapter is not None and self._adapter.awake

    def turn(self, on: bool) -> None:
        """Tell readers of the window from now on, or no longer."""
        if on != self._on:
            self._on = on
            with self._guard:
                if not on:
                    self._leave()
            self._forget()

    def _leave(self) -> None:
        """Tell that there is nothing here."""
        from game.ui.app.screen_reader import accesskit_nodes

        if self._adapter is not None and self._adapter.awake:
            empty = accesskit_nodes.window(say("program-name"), ())
            self._adapter.send(
                accesskit_nodes.update(accesskit_nodes.ROOT, [(accesskit_nodes.ROOT, empty)])
            )

    # What is told.

    def read(self, program: Program, page: Page, now: float, moving: bool) -> None:
        """Tell what the top page shows now (seconds) and what is to be heard.

        While things are ``moving`` only now and then.
        """
        said = program.announcements.take()
        with self._guard:
            self._follow(page, said, now, moving, program.front.seen)
        if self.trouble is not None and self.trouble not in program.notices:
            program.notices.append(self.trouble)
        if self.listening != program.settings.listened:
            program.settings.listened = self.listening
            page.changed()

    def _follow(
        self, page: Page, said: Iterable[Spoken], now: float, moving: bool, focused: bool
    ) -> None:
        adapter = self._adapter
        if adapter is None:
            return
        fresh = adapter.look()
        if fresh:
            self._forget()
        if not self.listening:
            return
        tree = page.tree
        turned = page is not self._page or tree.focus != self._focused
        changed = tree is not self._tree or turned
        if changed and (turned or not moving or now >= self._told + EVERY):
            self._tell(adapter, page, tree, fresh)
            self._told = now
        for one in said:
            self._announce(adapter, one)
        adapter.attend(focused)

    def _tell(self, adapter: "Adapter", page: Page, tree: Tree, fresh: bool) -> None:
        """Tell what is different now of a page and its tree."""
        from game.ui.app.screen_reader import accesskit_nodes
        from game.ui.app.screen_reader.accessible_tree import screen

        shown = screen(page.name, tree.root, tree.focus, unsaid=not HIDDEN)
        items, sent = shown.items, self._sent
        nodes = accesskit_nodes.nodes(
            {key: one for key, one in items.items() if sent.get(key) != one}
        )
        same = self._screen is not None and self._screen.root == shown.root
        if fresh or not same or not self._top:
            self._top = (shown.root,)
            nodes.append((accesskit_nodes.ROOT, self._window()))
        focus = self._screen.focus if self._screen is not None and same else None
        self._sent, self._screen = items, shown
        self._page, self._tree, self._focused = page, tree, tree.focus
        page.heard = tree.focus
        if nodes or shown.focus != focus:
            adapter.send(accesskit_nodes.update(shown.focus, nodes, whole=fresh))

    def _window(self) -> Any:
        """The window's node as it is now."""
        from game.ui.app.screen_reader import accesskit_nodes

        return accesskit_nodes.window(say("program-name"), (*self._top, *self._spoken))

    def _announce(self, adapter: "Adapter", one: Spoken) -> None:
        """Have a sentence be heard: in an update of its own, so that none takes another's place."""
        from game.ui.app.screen_reader import accesskit_nodes

        if self._screen is None:
            return
        number = accesskit_nodes.SPOKEN + self._number
        self._number += 1
        self._spoken.append(number)
        nodes = [
            (accesskit_nodes.ROOT, self._window()),
            (number, accesskit_nodes.spoken(one.text, one.at_once)),
        ]
        adapter.send(accesskit_nodes.update(self._screen.focus, nodes))

    # What is wanted.

    def serve(self, page: Page, now: float) -> bool:
        """Do the first thing that readers want done with the top page; whether there was one."""
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
        """The node that is meant, as it is now."""
        known = None if self._screen is None else self._screen.nodes.get(target)
        return known if known is None or not known.key else page.tree.by_key.get(known.key)

    def _set(self, page: Page, node: Node, one: "ReaderRequest") -> None:
        """Set a value: a text, or a number as near as steps come to it."""
        if isinstance(one.value, str):
            if node.edit is not None:
                node.edit(one.value)
        elif isinstance(one.value, float) and node.span is not None and node.step is not None:
            steps = round((one.value - node.span.now) / node.span.step)
            for _ in range(min(abs(steps), MOST_STEPS)):
                here = self._node(page, one.target)
                if here is not None and here.step is not None:
                    here.step(1 if steps > 0 else -1)

    # What fails.

    def _fail(self, failure: BaseException) -> None:
        """Tell nothing more in this session."""
        # Kept, for what happens when it is taken away nobody can tell by now.
        self._broken, self._adapter = self._adapter, None
        self.trouble = Message("reader-failed", why=str(failure) or type(failure).__name__)


class Guard:
    """Has what fails be ``failed``, and the window go on.

    What breaks inside the library comes as an exception that is none of Python's usual ones and
    has no name to catch it by; a library that is not there is for the caller to know.
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
