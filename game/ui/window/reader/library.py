"""What the library for screen readers is given: nodes made of items, and the updates of a tree."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

import accesskit

from game.ui.tree import Span
from game.ui.window.reader.screen import MOST, Item

ROOT = 0
"""The window's identity."""
SPOKEN = 2 * MOST
"""What is announced has identities from here on."""
WAYS = ("CLICK", "FOCUS", "INCREMENT", "DECREMENT", "SET_VALUE", "SCROLL_INTO_VIEW")
"""What may be asked for, by its name."""


class Asked(NamedTuple):
    """What a screen reader asks for: a way to act, of what, and a value to set."""

    way: str
    target: int
    value: str | float | None = None


def asked(request: Any) -> Asked | None:
    """What a request of the library means; None if it is nothing that can be done here."""
    # The library's actions have no hash, only equality.
    way = next((name for name in WAYS if getattr(accesskit.Action, name) == request.action), None)
    if way is None:
        return None
    value = request.data[1] if request.data is not None else None
    return Asked(way, request.target, value if isinstance(value, str | float) else None)


def update(focus: int, nodes: Iterable[tuple[int, Any]], *, whole: bool = False) -> Any:
    """What has changed since the last update; the ``whole`` tree comes first of all."""
    told = accesskit.TreeUpdate(focus)
    told.nodes = list(nodes)
    if whole:
        told.tree = accesskit.Tree(ROOT)
    return told


def window(name: str, children: Iterable[int]) -> Any:
    """The window, which holds the page and what has been announced."""
    node = accesskit.Node(accesskit.Role.WINDOW)
    node.set_label(name)
    node.set_children(list(children))
    return node


def spoken(text: str, at_once: bool) -> Any:
    """A sentence that is announced as soon as it is in the tree.

    Each has a node of its own: the same sentence said twice is heard twice, and whoever asks for
    it late still finds it.
    """
    node = accesskit.Node(accesskit.Role.LABEL)
    node.set_value(text)
    node.set_live(accesskit.Live.ASSERTIVE if at_once else accesskit.Live.POLITE)
    return node


def bounds(left: float, top: float, right: float, bottom: float) -> Any:
    """A rectangle, in pixels."""
    return accesskit.Rect(left, top, right, bottom)


def nodes(items: Mapping[int, Item]) -> list[tuple[int, Any]]:
    """The nodes of these items; a text field has one more, with its text."""
    made: list[tuple[int, Any]] = []
    for number, item in items.items():
        node = _node(item)
        if item.kind == "TEXT_INPUT":
            made.append((_inside(number), _line(item, node, _inside(number))))
        made.append((number, node))
    return made


def _inside(number: int) -> int:
    """The identity of the text in a field."""
    return number + MOST


def _node(item: Item) -> Any:
    node = accesskit.Node(getattr(accesskit.Role, item.kind))
    if item.kind == "LABEL":
        # Words are their own value, and are read by it.
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


def _state(node: Any, item: Item) -> None:
    """What an item is like at the moment."""
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


def _range(node: Any, span: Span) -> None:
    """What a number can be set to."""
    node.set_min_numeric_value(span.least)
    node.set_max_numeric_value(span.most)
    node.set_numeric_value(span.now)
    node.set_numeric_value_step(span.step)


def _line(item: Item, field: Any, number: int) -> Any:
    """The text in a field, sign by sign, with the caret at its end."""
    line = accesskit.Node(accesskit.Role.TEXT_RUN)
    line.set_value(item.value)
    line.set_character_lengths([len(sign.encode()) for sign in item.value])
    line.set_bounds(bounds(*map(float, item.rect)))
    end = accesskit.TextPosition(number, len(item.value))
    field.set_text_selection(accesskit.TextSelection(end, end))
    field.set_children([number])
    return line
