"""Nodes of widgets whose places are known: buttons, choices, words, cards in a row."""

from collections.abc import Callable, Sequence
from itertools import pairwise

from pygame import Rect

from game.core.options import Value
from game.ui.commands import Command
from game.ui.text import Texts
from game.ui.theme import Measures
from game.ui.tree import Act, Node, Role
from game.ui.widgets.button import Button
from game.ui.widgets.label import Label
from game.ui.widgets.option import Choice, Option
from game.ui.widgets.words import Words
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
    clip: Rect | None = None,
) -> Node:
    """Words on the page: one line, or as many ``lines`` as the rectangle holds."""
    return Node(role, text, rect, clip=clip, widget=Words(size, tone, weight, anchor, lines))


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
    group = Node(Role.CHOICE, name, rect, key, value=says, area=area, widget=Choice())
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
        Role.OPTION,
        say("page-value", name=name, value=label),
        rect,
        f"{key}={value}",
        value="chosen" if chosen else None,
        act=_chooser(act, value),
        area=area,
        widget=Option(label, chosen, quiet=quiet),
    )


def label_of(node: Node, measures: Measures, texts: Texts) -> Label:
    """What a button or an option says."""
    assert isinstance(node.widget, Button | Option), "the node says something"
    return node.widget.label(node, measures, texts)


def share(rect: Rect, widths: Sequence[int]) -> list[Rect]:
    """A rectangle parted into columns whose widths are to each other as these."""
    whole = sum(widths)
    edges = [rect.x + rect.w * sum(widths[:place]) // whole for place in range(len(widths) + 1)]
    return [Rect(left, rect.y, right - left, rect.h)
            for left, right in pairwise(edges)]  # fmt: skip


def _chooser(act: Callable[[Value], None], value: Value) -> Act:
    return lambda: act(value)
