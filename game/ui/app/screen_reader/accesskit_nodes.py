"""AccessKit: its nodes from accessible items, tree updates, and the adapter of each system.

AccessKit calls handlers on its own threads. On Linux it holds a lock at that time, and an update
waits for this lock while it holds the interpreter lock. To avoid a deadlock, the handlers for
connecting and disconnecting readers run no Python: they only fill a queue. A thread waits for the
queue and wakes the program.
"""

import sys
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple

import accesskit
import pygame

from game.text.message import language_tag
from game.ui.app.event_wait import rouse
from game.ui.app.screen_reader.accessible_tree import MAX_ITEM_ID, AccessibleItem
from game.ui.kit.tree import Span

WINDOW_ITEM_ID = 0
"""Identity of the window."""
FIRST_ANNOUNCEMENT_ID = 2 * MAX_ITEM_ID
"""First identity of announcements."""
OUTSIDE_PIXELS = -20_000.0
"""Where announcements lie, in pixels across and down. Readers ignore what is so far away."""
ACTION_NAMES = ("CLICK", "FOCUS", "INCREMENT", "DECREMENT", "SET_VALUE", "SCROLL_INTO_VIEW")
"""Names of the supported actions."""


class ReaderRequest(NamedTuple):
    """A request of the screen reader: action, target identity and a value to set."""

    way: str
    target: int
    value: str | float | None = None


def asked(request: Any) -> ReaderRequest | None:
    """Parse a request of the library; None if the action is not supported."""
    # The library's actions support equality but no hash.
    way = next(
        (name for name in ACTION_NAMES if getattr(accesskit.Action, name) == request.action), None
    )
    if way is None:
        return None
    value = request.data[1] if request.data is not None else None
    return ReaderRequest(way, request.target, value if isinstance(value, str | float) else None)


def update(focus: int, nodes: Iterable[tuple[int, Any]], *, whole: bool = False) -> Any:
    """An update with changed nodes. The first one must be ``whole``."""
    told = accesskit.TreeUpdate(focus)
    told.nodes = list(nodes)
    if whole:
        told.tree = accesskit.Tree(WINDOW_ITEM_ID)
    return told


def window(name: str, children: Iterable[int]) -> Any:
    """The window's node, which contains the page and recent announcements."""
    node = accesskit.Node(accesskit.Role.WINDOW)
    node.set_label(name)
    node.set_language(language_tag())
    node.set_children(list(children))
    return node


def spoken(text: str, at_once: bool) -> Any:
    """A node that the screen reader announces on arrival.

    Each announcement has its own node, so that a repeated sentence is announced again and a slow
    reader still finds it.
    """
    node = accesskit.Node(accesskit.Role.LABEL)
    node.set_value(text)
    node.set_language(language_tag())
    # What lies far outside the window is no line of it when a reader looks through the window.
    node.set_bounds(bounds(OUTSIDE_PIXELS, OUTSIDE_PIXELS, OUTSIDE_PIXELS + 1, OUTSIDE_PIXELS + 1))
    node.set_live(accesskit.Live.ASSERTIVE if at_once else accesskit.Live.POLITE)
    if sys.platform not in ("win32", "darwin"):
        # Orca drops an announcement that follows another within 0.1 s, but not of selected nodes.
        node.set_selected(True)
    return node


def bounds(left: float, top: float, right: float, bottom: float) -> Any:
    return accesskit.Rect(left, top, right, bottom)


def nodes(items: Mapping[int, AccessibleItem]) -> list[tuple[int, Any]]:
    """AccessKit nodes of the items; a text field has an additional node for its text."""
    made: list[tuple[int, Any]] = []
    language = language_tag()
    for number, item in items.items():
        node = _node(item)
        node.set_language(language)
        if item.kind == "TEXT_INPUT":
            made.append((_inner_id(number), _line(item, node, _inner_id(number))))
        made.append((number, node))
    return made


def _inner_id(number: int) -> int:
    return number + MAX_ITEM_ID


def _node(item: AccessibleItem) -> Any:
    node = accesskit.Node(getattr(accesskit.Role, item.kind))
    if item.kind == "LABEL":
        # A label's text must be its value, which readers speak.
        node.set_value(item.label)
    else:
        node.set_label(item.label)
    if item.value:
        node.set_value(item.value)
    if item.description:
        node.set_description(item.description)
    if item.shortcut:
        node.set_keyboard_shortcut(item.shortcut)
    if item.key:
        node.set_author_id(item.key)
    node.set_bounds(bounds(*map(float, item.rect)))
    node.set_children(list(item.children))
    for action in item.actions:
        node.add_action(getattr(accesskit.Action, action))
    _state(node, item)
    return node


def _state(node: Any, item: AccessibleItem) -> None:
    """Set the current state of an item on its node."""
    if not item.enabled:
        node.set_disabled()
    if item.toggled is not None:
        node.set_toggled(accesskit.Toggled.TRUE if item.toggled else accesskit.Toggled.FALSE)
    if item.selected is not None:
        node.set_selected(item.selected)
    if item.level:
        node.set_level(item.level)
    if item.span is not None:
        _range(node, item.span)
    if item.place is not None:
        # The library counts from 0.
        node.set_position_in_set(item.place[0] - 1)
    if item.many:
        node.set_size_of_set(item.many)
    if item.kind == "DIALOG":
        node.set_modal()
    if item.cell is not None:
        _cell(node, item.kind, *item.cell)


def _cell(node: Any, kind: str, row: int, column: int) -> None:
    """Set the size of a table, or the place of a row or a cell in it."""
    if kind == "TABLE":
        node.set_row_count(row)
        node.set_column_count(column)
        return
    node.set_row_index(row)
    if kind != "ROW":
        node.set_column_index(column)


def _range(node: Any, span: Span) -> None:
    node.set_min_numeric_value(span.least)
    node.set_max_numeric_value(span.most)
    node.set_numeric_value(span.now)
    node.set_numeric_value_step(span.step)


def _line(item: AccessibleItem, field: Any, number: int) -> Any:
    """Text run of a field, with lengths per character and the caret at the end."""
    line = accesskit.Node(accesskit.Role.TEXT_RUN)
    line.set_value(item.value)
    line.set_character_lengths([len(sign.encode()) for sign in item.value])
    line.set_bounds(bounds(*map(float, item.rect)))
    end = accesskit.TextPosition(number, len(item.value))
    field.set_text_selection(accesskit.TextSelection(end, end))
    field.set_children([number])
    return line


class Adapter:
    """Sends updates to the screen reader of a window.

    The callback ``asked`` gets the reader's requests.
    """

    def __init__(self, window: pygame.Window, asked: Callable[[Any], None]) -> None:
        self.window = window
        self.awake = False
        self._came: deque[bool] = deque()
        self._heard: SimpleQueue[bool] = SimpleQueue()
        self._focused: bool | None = None
        self._placed: tuple[int, ...] = ()
        self._inner = self._make(window, asked)

    def _make(self, window: pygame.Window, asked: Callable[[Any], None]) -> Any:
        comes, goes = partial(self._heard.put, True), partial(self._heard.put, False)
        Thread(target=self._listen, name="reader", daemon=True).start()
        if sys.platform == "win32":
            return accesskit.windows.SubclassingAdapter(window.handle, comes, asked)
        if sys.platform == "darwin":
            accesskit.macos.add_focus_forwarder_to_window_class("SDLWindow")
            return accesskit.macos.SubclassingAdapter.for_window(window.handle, comes, asked)
        return accesskit.unix.Adapter(comes, asked, goes)

    def _listen(self) -> None:
        """Forward connection changes and wake the program, on a thread."""
        while True:
            self._came.append(self._heard.get())
            if pygame.display.get_init():
                rouse()

    def has_new_reader(self) -> bool:
        """Whether a screen reader has connected since the last call; it needs the whole tree."""
        fresh = False
        while self._came:
            self.awake = fresh = self._came.popleft()
            self._focused, self._placed = None, ()
        return fresh

    def send(self, update: Any) -> None:
        events = self._inner.update_if_active(lambda: update)
        if events is not None:
            events.raise_events()

    def attend(self, focused: bool) -> None:
        """Report whether the window has the input focus, and where it is."""
        if focused != self._focused and sys.platform != "win32":
            self._focused = focused
            if sys.platform == "darwin":
                events = self._inner.update_view_focus_state(focused)
                if events is not None:
                    events.raise_events()
            else:
                self._inner.update_window_focus_state(focused)
        if pygame.display.get_driver() == "x11":
            self._place((*self.window.position, *self.window.size))

    def _place(self, place: tuple[int, ...]) -> None:
        if place != self._placed:
            self._placed = place
            x, y, wide, high = map(float, place)
            whole = bounds(x, y, x + wide, y + high)
            self._inner.set_root_window_bounds(whole, whole)
