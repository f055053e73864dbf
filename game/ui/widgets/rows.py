"""Rows of options: a label, a sentence and the widget that fits the option's values."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from pygame import Rect

from game.core.options import Between, Described, OneOf, Value, grouped
from game.ui.text import Texts
from game.ui.theme import Measures
from game.ui.tree import Node
from game.ui.widgets.make import choice, number, share, slider, switch, words

MOST_IN_TWO_ROWS = 6


@dataclass(frozen=True, slots=True)
class Form:
    """How a page shows its options and what it does about them.

    ``values`` are the options' values by name; ``change`` is told the option and its new
    value; ``browse`` shows all the values of an option that has too many to lie side by side.
    The options in ``fixed`` are settled by others and cannot be changed.
    """

    values: dict[str, Value]
    change: Callable[[Described, Value], None]
    browse: Callable[[Described], None]
    area: str
    sliding: bool = False
    fixed: frozenset[str] = frozenset()


def option_rows(
    options: Iterable[Described], form: Form, rect: Rect, measures: Measures, texts: Texts
) -> list[Node]:
    """A row an option under the options' headings, from the top of the rectangle down."""
    nodes: list[Node] = []
    place = Rect(rect.x, rect.y, rect.w, max(measures.px(50), measures.target(44)))
    for title, some in grouped(options):
        if title:
            if nodes:
                place = place.move(0, measures.px(14))
            nodes.append(group_heading(title, place, measures))
            place = place.move(0, nodes[-1].rect.h + measures.px(6))
        for one in some:
            nodes.append(option_row(one, form, place, measures, texts))
            place = place.move(0, nodes[-1].rect.h + measures.px(8))
    return nodes


def group_heading(title: str, rect: Rect, measures: Measures) -> Node:
    """The heading of a group of rows, at the top of the rectangle, with a line beside it."""
    size = measures.text(15.5)
    place = Rect(rect.x, rect.y, rect.w, round(size * 1.5))
    return words(title, place, size, role="group heading", tone="gold", weight="bold",
                 anchor="midleft")  # fmt: skip


def option_row(one: Described, form: Form, rect: Rect, measures: Measures, texts: Texts) -> Node:
    """An option with its label, its sentence of help and its widget.

    The row is as high as its rectangle, and higher where the help takes more than a line.
    """
    wide = control_width(rect, measures)
    room = 2 * measures.target(40) if _is_switch(one) else wide
    row = labelled(one.label, one.help, rect, room, measures, texts)
    row.key = f"row {one.name}"
    row.area = form.area
    place = Rect(rect.right - wide, rect.y, wide, measures.target(40))
    control = _control(one, form, place, measures, texts)
    lower = (row.rect.h - control.rect.h) // 2
    if lower < 0:
        for node in row.children:
            node.rect.y -= lower
        row.rect.h = control.rect.h
    for node in control.walk():
        node.rect.y += max(0, lower)
    row.children.append(control)
    return row


def control_width(rect: Rect, measures: Measures) -> int:
    """How wide the widget at the right of a row may be, in pixels."""
    return min(rect.w * 11 // 20, max(measures.px(320), round(290 * measures.scale)))


def labelled(
    label: str, help: str, rect: Rect, wide: int, measures: Measures, texts: Texts
) -> Node:
    """A row with a label over a sentence, ``wide`` pixels of it kept free to their right."""
    size = measures.text(13)
    room = rect.w - wide - measures.px(18)
    lines = len(texts.wrapped(help, size, room))
    high = max(rect.h, round(measures.text(16.5) * 1.4) + lines * texts.height(size))
    row = Node("group", label, Rect(rect.x, rect.y, rect.w, high))
    name = Rect(rect.x, 0, room, round(measures.text(16.5) * 1.4))
    says = Rect(rect.x, 0, room, lines * texts.height(size))
    name.y = rect.y + (high - name.h - says.h) // 2
    says.y = name.bottom
    row.children = [
        words(label, name, measures.text(16.5), weight="semibold", anchor="midleft"),
        words(help, says, size, tone="dim", lines=True),
    ]
    return row


def _control(one: Described, form: Form, rect: Rect, measures: Measures, texts: Texts) -> Node:
    key = f"option {one.name}"
    current = form.values[one.name]

    def change(value: Value) -> None:
        form.change(one, value)

    if one.name in form.fixed:
        says = one.values.label(current) if isinstance(one.values, OneOf) else str(current)
        return Node("number", one.label, rect, key, value=says, enabled=False)
    if isinstance(one.values, Between):
        make = slider if form.sliding else number
        assert isinstance(current, int), "a number's value is a number"
        return make(key, one.label, rect, one.values, current, change, form.area)
    if _is_switch(one):
        side = Rect(rect.right - rect.h * 2, rect.y, rect.h * 2, rect.h)
        return switch(key, one.label, side, current == "on", change, form.area)
    return _one_of(one, one.values, form, rect, measures, texts)


def _is_switch(one: Described) -> bool:
    return isinstance(one.values, OneOf) and set(one.values.values) == {"on", "off"}


def _one_of(
    one: Described, values: OneOf, form: Form, rect: Rect, measures: Measures, texts: Texts
) -> Node:
    """All the values in a row or two if there is room for them, else one at a time."""
    key, current = f"option {one.name}", form.values[one.name]
    labels = tuple(values.label(value) for value in values.values)
    size, more, least = measures.text(15), measures.px(16), measures.target(40)
    widths = [max(texts.width(label, size, "semibold") + more, least) for label in labels]
    places = _abreast(rect, widths)
    if places:
        around = places[0].unionall(places)
        return choice(key, one.label, around, values.values, labels, current,
                      lambda value: form.change(one, value), form.area, places=places)  # fmt: skip
    steps = Between(0, len(values.values) - 1)
    node = number(
        key, one.label, rect, steps, values.values.index(current),
        lambda place: form.change(one, values.values[int(place)]), form.area,
    )  # fmt: skip
    node.value = values.label(current)
    node.act = lambda: form.browse(one)
    return node


def _abreast(rect: Rect, widths: list[int]) -> list[Rect]:
    """Places for labels of these widths in one row, evenly if that will do, or in two.

    Empty if there is not enough room.
    """
    count = len(widths)
    if count * max(widths) <= rect.w:
        return share(rect, [1] * count)
    if sum(widths) <= rect.w:
        return share(rect, widths)
    half = (count + 1) // 2
    if count > MOST_IN_TWO_ROWS or half * max(widths) > rect.w:
        return []
    return share(rect, [1] * half) + share(rect.move(0, rect.h), [1] * (count - half))
