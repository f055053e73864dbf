"""Nodes of widgets whose places are known: buttons, the values of choices, words."""

from collections.abc import Callable

from pygame import Rect

from game.core.options import Value
from game.ui.commands import Command
from game.ui.tree import Act, Node
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
        "button",
        name,
        rect,
        key,
        act=act,
        enabled=enabled,
        command=command,
        area=area,
        move=move,
        look={"icon": icon, "primary": primary, "bare": bare, "first": first},
    )


def words(
    text: str,
    rect: Rect,
    size: int,
    *,
    role: str = "text",
    tone: str = "text",
    weight: str = "regular",
    anchor: str = "topleft",
    lines: bool = False,
) -> Node:
    """Words on the page: one line, or as many ``lines`` as the rectangle holds."""
    look = {"size": size, "tone": tone, "weight": weight, "anchor": anchor, "lines": lines}
    return Node(role, text, rect, look=look)


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
        "option",
        say("page-value", name=name, value=label),
        rect,
        f"{key}={value}",
        value="chosen" if chosen else None,
        act=_chooser(act, value),
        area=area,
        look={"label": label, "chosen": chosen, "quiet": quiet},
    )


def _chooser(act: Callable[[Value], None], value: Value) -> Act:
    return lambda: act(value)
