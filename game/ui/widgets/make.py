"""Nodes for the widgets: buttons, choices, numbers, switches, sliders, fields, words."""

from collections.abc import Callable

from pygame import Rect

from game.core.options import Between, Described, OneOf, Value
from game.ui.assets import card_height
from game.ui.text import Texts
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
    current: Value,
    act: Callable[[Value], None],
    area: str = "",
) -> Node:
    """One of a few values side by side."""
    count = len(values)
    group = Node("choice", name, rect, key, value=labels[values.index(current)], area=area)
    for place, (value, label) in enumerate(zip(values, labels, strict=True)):
        left = rect.x + rect.w * place // count
        right = rect.x + rect.w * (place + 1) // count
        group.children.append(
            Node(
                "option",
                f"{name}: {label}",
                Rect(left, rect.y, right - left, rect.h),
                f"{key}={value}",
                value="chosen" if value == current else None,
                act=_chooser(act, value),
                area=area,
                look={
                    "label": label,
                    "chosen": value == current,
                },
            )
        )
    return group


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


def option_row(
    one: Described,
    current: Value,
    rect: Rect,
    measures: Measures,
    texts: Texts,
    act: Callable[[Value], None],
    area: str = "",
    sliding: bool = False,
) -> Node:
    """An option with its label, its sentence of help and the widget that fits its values.

    The row is as high as its rectangle, and higher where the help takes more than a line.
    """
    wide = min(rect.w * 11 // 20, max(measures.px(320), round(290 * measures.scale)))
    size = measures.text(12.5)
    label = Rect(rect.x, rect.y, rect.w - wide - measures.px(18), rect.h // 2)
    more = (len(texts.wrapped(one.help, size, label.w)) - 1) * texts.height(size)
    help = Rect(rect.x, label.bottom, label.w, rect.h - label.h + more)
    row = Node("group", one.label, Rect(rect.x, rect.y, rect.w, rect.h + more), f"row {one.name}")
    row.area = area
    high = measures.target(40)
    control = Rect(rect.right - wide, row.rect.centery - high // 2, wide, high)
    row.children = [
        words(one.label, label, measures.text(16.5), weight="semibold", anchor="bottomleft"),
        words(one.help, help, size, tone="dim", lines=True),
        _control(one, current, control, measures, texts, act, area, sliding),
    ]
    return row


def _control(
    one: Described,
    current: Value,
    rect: Rect,
    measures: Measures,
    texts: Texts,
    act: Callable[[Value], None],
    area: str,
    sliding: bool,
) -> Node:
    key = _key(one)
    if isinstance(one.values, Between):
        make = slider if sliding else number
        assert isinstance(current, int), "a number's value is a number"
        return make(key, one.label, rect, one.values, current, act, area)
    if set(one.values.values) == {"on", "off"}:
        side = Rect(rect.right - rect.h * 2, rect.y, rect.h * 2, rect.h)
        return switch(key, one.label, side, current == "on", act, area)
    return _one_of(one, one.values, current, rect, measures, texts, act, area)


def _one_of(
    one: Described,
    values: OneOf,
    current: Value,
    rect: Rect,
    measures: Measures,
    texts: Texts,
    act: Callable[[Value], None],
    area: str,
) -> Node:
    """All the values side by side if there is room for them, else one at a time."""
    labels = tuple(values.label(value) for value in values.values)
    widest = max(texts.width(label, measures.text(15), "semibold") for label in labels)
    if len(labels) * (widest + measures.px(12)) <= rect.w:
        return choice(_key(one), one.label, rect, values.values, labels, current, act, area)
    place = values.values.index(current)
    places = Between(0, len(values.values) - 1)

    def change(at: Value) -> None:
        act(values.values[int(at)])

    node = number(_key(one), one.label, rect, places, place, change, area)
    node.value = values.label(current)
    return node


def _key(one: Described) -> str:
    """The key of an option's widget: none of the page's own, whatever the option is called."""
    return f"option {one.name}"


def small_cards(
    name: str,
    cards: tuple[str, ...],
    corner: tuple[int, int],
    width: int,
    faces: str,
    measures: Measures,
) -> Node:
    """Cards in a row, overlapped so far that every index can be read.

    ``width`` is that of one card in pixels, ``faces`` the folder of their drawings.
    """
    wide = width + round((len(cards) - 1) * card_step(width, measures))
    rect = Rect(*corner, wide, card_height(width))
    return Node("cards", name, rect, look={"cards": cards, "width": width, "faces": faces})


def card_step(width: int, measures: Measures) -> float:
    """How far one card of a row lies from the next, in pixels."""
    return measures.index_strip(width) * width
