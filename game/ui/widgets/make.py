"""Nodes for the widgets: buttons, choices, chips, numbers, switches, sliders, fields, words."""

from collections.abc import Callable, Sequence
from itertools import pairwise

from pygame import Rect

from game.core.options import Between, Value
from game.ui.assets import card_height
from game.ui.theme import Measures
from game.ui.tree import Act, Node


def button(
    key: str,
    name: str,
    rect: Rect,
    act: Act,
    *,
    icon: str | None = None,
    shortcut: str | None = None,
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
        shortcut=shortcut,
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
            Node(
                "option",
                f"{name}: {label}",
                place,
                f"{key}={value}",
                value="chosen" if value == current else None,
                act=_chooser(act, value),
                area=area,
                look={
                    "label": label,
                    "chosen": value == current,
                    "quiet": quiet,
                },
            )
        )
    return group


def share(rect: Rect, widths: Sequence[int]) -> list[Rect]:
    """A rectangle parted into columns whose widths are to each other as these."""
    whole = sum(widths)
    edges = [rect.x + rect.w * sum(widths[:place]) // whole for place in range(len(widths) + 1)]
    return [Rect(left, rect.y, right - left, rect.h)
            for left, right in pairwise(edges)]  # fmt: skip


def chip(key: str, label: str, rect: Rect, chosen: bool, act: Act, area: str = "") -> Node:
    """One of many values, each in a frame of its own."""
    return Node(
        "option",
        label,
        rect,
        key,
        value="chosen" if chosen else None,
        act=act,
        area=area,
        look={"label": label, "chosen": chosen, "framed": True},
    )


def person(
    key: str, name: str, rect: Rect, drawing: str, lines: tuple[str, str], act: Act, area: str = ""
) -> Node:
    """Somebody at the table, with a portrait and two lines; a click brings somebody else."""
    look = {"drawing": drawing, "lines": lines, "icon": "redo"}
    return Node("button", name, rect, key, act=act, area=area, look=look)


def entry(
    key: str,
    name: str,
    rect: Rect,
    drawing: str,
    lines: tuple[str, str],
    act: Act,
    area: str = "",
    first: bool = False,
) -> Node:
    """A row of a list, of two lines, with the upper part of a drawing if it has one."""
    look = {"entry": lines, "poster": drawing, "first": first}
    return Node("button", name, rect, key, act=act, area=area, look=look)


def _chooser(act: Callable[[Value], None], value: Value) -> Act:
    return lambda: act(value)


def number(
    key: str,
    name: str,
    rect: Rect,
    values: Between,
    current: int,
    act: Callable[[Value], None],
    area: str = "",
) -> Node:
    """A whole number with a button to either side; the arrow keys change it too."""
    step = _stepping(values, current, act)
    side = rect.h
    node = Node("number", name, rect, key, value=str(current), step=step, area=area)
    for sign, icon, x in ((-1, "minus", rect.x), (1, "plus", rect.right - side)):
        inside = values.least <= current + sign * values.step <= values.most
        node.children.append(
            Node(
                "button",
                f"{name}: {'more' if sign > 0 else 'less'}",
                Rect(x, rect.y, side, rect.h),
                f"{key}{sign:+d}",
                act=_stepper(step, sign),
                enabled=inside,
                area=area,
                look={"icon": icon, "bare": True, "aside": True},
            )
        )
    return node


def _stepping(values: Between, current: int, act: Callable[[Value], None]) -> Callable[[int], None]:
    """What the arrow keys do to a number: a step down or up, inside its bounds."""

    def step(direction: int) -> None:
        act(min(values.most, max(values.least, current + direction * values.step)))

    return step


def _stepper(step: Callable[[int], None], direction: int) -> Act:
    return lambda: step(direction)


def slider(
    key: str,
    name: str,
    rect: Rect,
    values: Between,
    current: int,
    act: Callable[[Value], None],
    area: str = "",
) -> Node:
    """A number on a line to be dragged; the arrow keys change it too."""

    def slide(fraction: float) -> None:
        steps = round(fraction * (values.most - values.least) / values.step)
        act(min(values.most, values.least + steps * values.step))

    share = (current - values.least) / (values.most - values.least)
    look = {"share": share, "slide": slide}
    step = _stepping(values, current, act)
    return Node("slider", name, rect, key, value=str(current), step=step, area=area, look=look)


def switch(
    key: str, name: str, rect: Rect, on: bool, act: Callable[[Value], None], area: str = ""
) -> Node:
    """Something that is on or off."""
    return Node(
        "switch",
        name,
        rect,
        key,
        value="on" if on else "off",
        act=lambda: act("off" if on else "on"),
        area=area,
    )


def field(
    key: str,
    name: str,
    rect: Rect,
    text: str,
    empty: str,
    edit: Callable[[str], None],
    area: str = "",
) -> Node:
    """A line to type into; ``empty`` is shown while there is nothing in it."""
    look = {"edit": edit, "empty": empty}
    return Node("field", name, rect, key, value=text, act=lambda: None, area=area, look=look)


def small_cards(
    name: str,
    cards: tuple[str, ...],
    corner: tuple[int, int],
    width: int,
    faces: str,
    measures: Measures,
    wild: Sequence[int] = (),
) -> Node:
    """Cards in a row, overlapped so far that every index can be read.

    ``width`` is that of one card in pixels, ``faces`` the folder of their drawings; ``wild``
    are the places of cards that are marked as wild.
    """
    wide = width + round((len(cards) - 1) * card_step(width, measures))
    rect = Rect(*corner, wide, card_height(width))
    look = {"cards": cards, "width": width, "faces": faces, "wild": wild}
    return Node("cards", name, rect, look=look)


def card_step(width: int, measures: Measures) -> float:
    """How far one card of a row lies from the next, in pixels."""
    return measures.index_strip(width) * width
