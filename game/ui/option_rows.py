"""Rows of options, each with a label, a help sentence and the widget for its values; and filters.

Values that are too many to show side by side have a page that lists them.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from game.core.options import Choices, IntRange, OptionField, Switch, Value, grouped_fields, is_on
from game.text.icon import Icon
from game.text.message import TextValue, told
from game.ui import routes
from game.ui.kit.forms.builder import Kit, nowhere
from game.ui.kit.forms.controls import (
    choice,
    labelled,
    number,
    samples,
    settled,
    slider,
    switch,
)
from game.ui.kit.forms.picker import Picker
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.frame import Align, NodeBox
from game.ui.kit.layout.grid import Flow
from game.ui.kit.layout.leaf import Space
from game.ui.kit.layout.linear import Column
from game.ui.kit.tree import Act, Node, Role
from game.ui.kit.widgets.surfaces import Drawing
from game.ui.program import Navigation

MAX_TWO_ROW_VALUE_COUNT = 6
"""Maximum number of values shown side by side, in two rows."""
OPTION_GROUP_GAP_UNITS = 22
"""Space between two groups of rows, in units."""
FILTER_WIDTH_UNITS = 250.0
"""Minimum width of a filter, in units."""


class Pictured(NamedTuple):
    """How to draw the values of an option, and the ``size`` of a drawing in units."""

    draw: Callable[[Value], Drawing]
    size: tuple[float, float]


class OptionForm(NamedTuple):
    """What a page passes to its option rows.

    ``values`` holds the current values by option name. The callback ``change`` gets the option and
    its new value. ``fixed`` options cannot be changed. ``pictured`` options show their values as
    pictures.
    """

    values: dict[str, Value]
    change: Callable[[OptionField, Value], None]
    navigator: Navigation
    area: str
    sliding: bool = False
    fixed: frozenset[str] = frozenset()
    pictured: Mapping[str, Pictured] = MappingProxyType({})


def option_rows(options: Iterable[OptionField], form: OptionForm, kit: Kit) -> list[Box]:
    """Option rows under their group headings, with the space between them."""
    boxes: list[Box] = []
    for title, some in grouped_fields(options):
        if boxes:
            boxes.append(Space(high=kit.px(OPTION_GROUP_GAP_UNITS)))
        boxes += titled(title, [option_row(one, form, kit) for one in some], kit)
    return boxes


def titled(title: TextValue, rows: Iterable[Box], kit: Kit) -> list[Box]:
    """Rows under an optional heading, with the space between them."""
    boxes: list[Box] = []
    if title:
        boxes += [kit.group_heading(told(title)), Space(high=kit.px(6))]
    for place, row in enumerate(rows):
        boxes += [Space(high=kit.px(8)), row] if place else [row]
    return boxes


def option_row(one: OptionField, form: OptionForm, kit: Kit) -> Box:
    """Row of one option: label, help sentence and widget."""
    if one.name in form.pictured and isinstance(one.values, Choices):
        return _pictured(one, one.values, form, kit)
    wide = None if _is_switch(one) and one.name not in form.fixed else control_width(kit)
    return named_row(one.name, one.label, one.help, _control(one, form, kit), form.area, kit, wide)


def named_row(
    name: str,
    label: TextValue,
    help: TextValue,
    control: Box,
    area: str,
    kit: Kit,
    wide: int | None = None,
) -> Box:
    """Row of a label and a help sentence beside a control, ``wide`` pixels wide or as it needs."""
    row = Node(Role.GROUP, told(label), nowhere(), f"row {name}", area=area)
    return NodeBox(row, labelled(kit, told(label), told(help), control, wide))


def _pictured(one: OptionField, values: Choices, form: OptionForm, kit: Kit) -> Box:
    """Row of an option with its pictures below the label."""
    label, shown = told(one.label), form.pictured[one.name]
    row = Node(Role.GROUP, label, nowhere(), f"row {one.name}", area=form.area)
    says = Column(
        [
            kit.words(label, 16.5, weight="semibold", anchor="midleft"),
            kit.words(told(one.help), 13, tone="dim"),
        ]
    )
    chosen_from = samples(
        kit,
        f"option {one.name}",
        label,
        values.values,
        tuple(told(values.label(value)) for value in values.values),
        form.values[one.name],
        lambda value: form.change(one, value),
        form.area,
        tuple(map(shown.draw, values.values)),
        shown.size,
    )
    return NodeBox(row, Column([says, Space(high=kit.px(6)), chosen_from]))


def control_width(kit: Kit) -> int:
    """Width of the widget at the right of a row, in pixels."""
    return max(kit.px(320), round(290 * kit.measures.scale))


def _control(one: OptionField, form: OptionForm, kit: Kit) -> Box:
    key, label = f"option {one.name}", told(one.label)
    current = form.values[one.name]

    def change(value: Value) -> None:
        form.change(one, value)

    if one.name in form.fixed:
        return settled(kit, key, label, told(one.values.label(current)))
    if isinstance(one.values, IntRange):
        make = slider if form.sliding else number
        assert isinstance(current, int), "a number's value is a number"
        return make(kit, key, label, one.values, current, change, form.area)
    if _is_switch(one):
        return Align(switch(kit, key, label, is_on(current), change, form.area), 1)
    labels = {value: one.values.label(value) for value in one.values.values}
    picker = Picker(one.name, one.label, labels, current, change)
    browse = form.navigator.opener(routes.Pick(picker))
    return picker_control(picker, form.area, browse, kit)


def _is_switch(one: OptionField) -> bool:
    return isinstance(one.values, Switch)


def picker_control(picker: Picker, area: str, browse: Act, kit: Kit) -> Box:
    """Buttons for all values in one or two rows; a stepper as fallback if they do not fit.

    ``browse`` opens a page with all values.
    """
    return choice(
        kit,
        f"option {picker.name}",
        told(picker.heading),
        tuple(picker.labels),
        tuple(map(told, picker.labels.values())),
        picker.current,
        picker.choose,
        area,
        last=picker_stepper(f"option {picker.name}", picker, area, browse, kit),
        most_in_rows=MAX_TWO_ROW_VALUE_COUNT,
    )


def picker_stepper(key: str, picker: Picker, area: str, browse: Act, kit: Kit) -> Box:
    """Steps through the values; ``browse`` opens a page with all."""
    values = tuple(picker.labels)
    return number(
        kit,
        key,
        told(picker.heading),
        IntRange(0, len(values) - 1),
        values.index(picker.current),
        lambda place: picker.choose(values[int(place)]),
        area,
        labels=tuple(map(told, picker.labels.values())),
        browse=browse,
    )


def filters(kit: Kit, pickers: Sequence[Picker], navigator: Navigation, focused: str = "") -> Box:
    """A button for each picker that shows its current value and opens the page with all.

    The one named ``focused`` has the focus at first.
    """
    buttons = [
        kit.button(
            one.name,
            one.current_label,
            navigator.opener(routes.Pick(one)),
            width=FILTER_WIDTH_UNITS,
            target=42,
            icon=Icon.SEARCH,
            area="filters",
            first=one.name == focused,
        )
        for one in pickers
    ]
    return Flow(buttons, kit.px(14), kit.px(6), lean=0.5)
