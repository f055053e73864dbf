"""Nodes of widgets: buttons, words, options, and what they say."""

from collections.abc import Callable

from pygame import Rect

from game.core.options import Value
from game.ui.paint.text import Texts
from game.ui.paint.theme import Measures
from game.ui.tree import Act, Node, Role
from game.ui.widgets.button import Button
from game.ui.widgets.label import Label
from game.ui.widgets.option import Option
from game.ui.widgets.words import Words
from game.ui.window.commands import Command
from game.words.message import say


def button(
    key: str,
    name: str,
    rect: Rect,
    act: Act,
    *,
    icon: str | None = None,
    command: Command | None = None,
    primary: bool = False,
    enabled: bool = True,
    bare: bool = False,
    area: str = "",
    first: bool = False,
    move: str | None = None,
) -> Node:
    """A button; ``bare`` shows only its icon, ``primary`` is the one most people want."""
    return Node(
        Role.BUTTON,
        name,
        rect,
        key,
        act=act,
        enabled=enabled,
        command=command,
        area=area,
        move=move,
        first=first,
        widget=Button(icon, primary, bare),
    )


def words(
    text: str,
    rect: Rect,
    size: int,
    *,
    role: Role = Role.TEXT,
    tone: str = "text",
    weight: str = "regular",
    anchor: str = "topleft",
    lines: bool = False,
) -> Node:
    """Words on the page: one line, or as many ``lines`` as the rectangle holds."""
    return Node(role, text, rect, widget=Words(size, tone, weight, anchor, lines))


def option(
    key: str,
    name: str,
    value: Value,
    label: str,
    rect: Rect,
    current: Value | None,
    act: Callable[[Value], None],
    area: str = "",
    *,
    quiet: bool = False,
) -> Node:
    """One value of a choice with this key and name."""
    chosen = value == current
    return Node(
        Role.OPTION,
        say("page-value", name=name, value=label),
        rect,
        f"{key}={value}",
        value="chosen" if chosen else None,
        act=_chooser(act, value),
        area=area,
        checked=chosen,
        widget=Option(label, chosen, quiet=quiet),
    )


def label_of(node: Node, measures: Measures, texts: Texts) -> Label:
    """What a button or an option says."""
    assert isinstance(node.widget, Button | Option), "the node says something"
    return node.widget.label(node, measures, texts)


def _chooser(act: Callable[[Value], None], value: Value) -> Act:
    return lambda: act(value)
