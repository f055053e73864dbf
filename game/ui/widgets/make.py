"""Nodes of widgets whose places are known: buttons, choices, words, cards in a row."""

from collections.abc import Callable, Sequence
from itertools import pairwise

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
    clip: Rect | None = None,
) -> Node:
    """Words on the page: one line, or as many ``lines`` as the rectangle holds."""
    look = {"size": size, "tone": tone, "weight": weight, "anchor": anchor, "lines": lines}
    if clip is not None:
        look["clip"] = clip
    return Node(role, text, rect, look=look)


def choice(
    key: str,
    name: str,
    rect: Rect,
    values: tuple[Value, ...],
    labels: tuple[str, ...],
    current: Value | None,
    act: Callable[[Value], None],
    area: str = "",
    *,
    places: Sequence[Rect] | None = None,
    quiet: bool = False,
) -> Node:
    """One of a few values side by side; none of them is chosen if ``current`` is None.

    They share the width evenly unless their ``places`` are given.  In a ``quiet`` choice the
    chosen value stands out less.
    """
    rects = share(rect, [1] * len(values)) if places is None else places
    says = None if current is None else labels[values.index(current)]
    group = Node("choice", name, rect, key, value=says, area=area)
    for value, label, place in zip(values, labels, rects, strict=True):
        group.children.append(
            option(key, name, value, label, place, current, act, area, quiet=quiet)
        )
    return group


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


def share(rect: Rect, widths: Sequence[int]) -> list[Rect]:
    """A rectangle parted into columns whose widths are to each other as these."""
    whole = sum(widths)
    edges = [rect.x + rect.w * sum(widths[:place]) // whole for place in range(len(widths) + 1)]
    return [Rect(left, rect.y, right - left, rect.h)
            for left, right in pairwise(edges)]  # fmt: skip


def _chooser(act: Callable[[Value], None], value: Value) -> Act:
    return lambda: act(value)
