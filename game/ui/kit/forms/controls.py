"""Controls that set one value, as boxes: choices, numbers, switches, sliders, text fields."""

from collections.abc import Callable, Sequence
from typing import Protocol

from game.text.icon import Icon
from game.text.message import TextValue, say, told
from game.ui.kit.forms.builder import Kit, nowhere
from game.ui.kit.input.commands import Command
from game.ui.kit.layout.alternatives import FirstFit
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.frame import Limit, NodeBox, Pad
from game.ui.kit.layout.grid import EqualRow, Grid
from game.ui.kit.layout.leaf import FixedBox, Space
from game.ui.kit.layout.linear import Column, Row
from game.ui.kit.tree import Act, Node, Role, Span
from game.ui.kit.widgets.button import (
    SLIDER_FIGURES_WIDTH_UNITS,
    Button,
    Choice,
    Switch,
    Value,
    label_of,
    option,
)
from game.ui.kit.widgets.inputs import Field, Number, Slider
from game.ui.kit.widgets.list_items import Chapter
from game.ui.kit.widgets.surfaces import SAMPLE_PADDING_UNITS, Drawing, Sample

Change = Callable[[Value], None]


class NumberRange(Protocol):
    """Integers from ``least`` to ``most`` in steps, and single ones outside of them."""

    @property
    def least(self) -> int: ...

    @property
    def most(self) -> int: ...

    @property
    def step(self) -> int: ...

    @property
    def also(self) -> tuple[int, ...]:
        """The single values outside."""

    @property
    def ends(self) -> tuple[int, int]:
        """The lowest and the highest value allowed."""

    def value_after(self, value: int, direction: int) -> int:
        """The value one step up (1) or down (-1), or the same value at the end."""

    def label(self, value: Value) -> TextValue:
        """How a value is shown."""


def choice(
    kit: Kit,
    key: str,
    name: str,
    values: Sequence[Value],
    labels: Sequence[str],
    current: Value | None,
    act: Change,
    area: str = "",
    *,
    quiet: bool = False,
    target: float = 40,
    last: Box | None = None,
    most_in_rows: int = 99,
    commands: Sequence[Command] = (),
) -> Box:
    """One of a few values side by side; with ``current`` None, none of them is chosen.

    If there is room, all cells have one width; else each is as wide as its label; else they wrap
    into rows.  A ``last`` box is the fallback that limits the cells to two rows, and to one row if
    there are more than ``most_in_rows``.  In a ``quiet`` choice the chosen value stands out less.
    With ``commands`` each value shows its key, and its label alone is its name.
    """
    says = None if current is None else labels[list(values).index(current)]
    group = Node(Role.CHOICE, name, nowhere(), key, value=says, area=area, widget=Choice())
    size, high = kit.measures.text_size(15), kit.target_height(target, 16.5 if commands else 15)
    cells = []
    for place, (value, label) in enumerate(zip(values, labels, strict=True)):
        node = option(key, name, value, label, nowhere(), current, act, area, quiet=quiet)
        wide = kit.texts.width(label, size, "semibold") + kit.px(16)
        if commands:
            node.name, node.command = label, commands[place]
            said = label_of(node, kit.measures, kit.texts)
            wide = kit.texts.width(label, said.size, "semibold") + said.beside + kit.px(12)
        cells.append(FixedBox(node, max(wide, kit.measures.target_size(40)), high))
    in_rows = last is None or len(cells) <= most_in_rows
    shown = NodeBox(group, EqualRow(cells, rows=in_rows, more=last is None))
    return shown if last is None else FirstFit(shown, last)


def samples(
    kit: Kit,
    key: str,
    name: str,
    values: Sequence[Value],
    labels: Sequence[str],
    current: Value,
    act: Change,
    area: str,
    drawings: Sequence[Drawing],
    size: tuple[float, float],
) -> Box:
    """One of a few values, each shown by a drawing of ``size`` units."""
    says = labels[list(values).index(current)]
    group = Node(Role.CHOICE, name, nowhere(), key, value=says, area=area)
    text, pad = kit.measures.text_size(15), 2 * kit.px(SAMPLE_PADDING_UNITS)
    high = kit.px(size[1]) + kit.texts.height(text) + pad
    cells = []
    for value, label, drawing in zip(values, labels, drawings, strict=True):
        node = option(key, name, value, label, nowhere(), current, act, area)
        node.widget = Sample(label, value == current, drawing)
        wide = kit.texts.width(label, text, "semibold") + pad
        cells.append(FixedBox(node, max(kit.px(size[0]) + pad, wide), high))
    return NodeBox(group, Grid(cells, kit.px(10), fill=True, level=True))


def number(
    kit: Kit,
    key: str,
    name: str,
    values: NumberRange,
    current: int,
    act: Change,
    area: str = "",
    *,
    labels: Sequence[str] = (),
    browse: Act | None = None,
) -> Box:
    """A whole number between two buttons; the arrow keys change it too.

    With ``labels`` the number is an index into them, and the label is shown.  ``browse`` opens the
    list of all labels.
    """
    step = _stepping(values, current, act)
    says = labels[current] if labels else told(values.label(current))
    node = Node(
        Role.NUMBER,
        name,
        nowhere(),
        key,
        value=says,
        act=browse,
        step=step,
        area=area,
        span=_span(values, current),
        widget=Number(),
    )
    side, size = kit.target_height(40, 17), kit.measures.text_size(17)
    shown = labels or [told(values.label(one)) for one in {*values.ends, *values.also}]
    wide = max(kit.texts.width(text, size, "semibold") for text in shown)
    wide += kit.px(40 if browse is not None else 12)
    buttons = []
    for sign, icon in ((-1, Icon.MINUS), (1, Icon.PLUS)):
        inside = values.value_after(current, sign) != current
        more = say("page-more", name=name) if sign > 0 else say("page-less", name=name)
        look = Button(icon, bare=True, aside=True)
        one = Node(
            Role.BUTTON,
            more,
            nowhere(),
            f"{key}{sign:+d}",
            act=_stepper(step, sign),
            enabled=inside,
            area=area,
            widget=look,
        )
        buttons.append(FixedBox(one, side, side))
    return NodeBox(node, Row([buttons[0], Space(wide).growing(), buttons[1]]))


def chapter(kit: Kit, node: Node, here: bool = False) -> Box:
    """An entry of a table of contents; ``here`` marks the current one."""
    node.widget = Chapter(here)
    words = kit.words(node.name, 15, anchor="midleft")
    pad = (kit.target_height(40, 15) - kit.line_height(15) + 1) // 2
    return NodeBox(node, Pad(words, kit.px(12), pad))


def settled(kit: Kit, key: str, name: str, says: str) -> Box:
    node = Node(Role.NUMBER, name, nowhere(), key, value=says, enabled=False, widget=Number())
    wide = kit.texts.width(says, kit.measures.text_size(17), "semibold")
    return FixedBox(node, wide + kit.px(12), kit.target_height(40, 17))


def slider(
    kit: Kit, key: str, name: str, values: NumberRange, current: int, act: Change, area: str = ""
) -> Box:
    """A number on a line with a draggable knob; the arrow keys change it too."""

    def slide(fraction: float) -> None:
        steps = round(fraction * (values.most - values.least) / values.step)
        act(min(values.most, values.least + steps * values.step))

    share = (current - values.least) / (values.most - values.least)
    step = _stepping(values, current, act)
    node = Node(
        Role.SLIDER,
        name,
        nowhere(),
        key,
        value=str(current),
        step=step,
        area=area,
        slide=slide,
        span=_span(values, current),
        widget=Slider(share),
    )
    return FixedBox(
        node,
        kit.measures.grown_length(SLIDER_FIGURES_WIDTH_UNITS) + kit.px(120),
        kit.target_height(40, 15),
    )


def switch(kit: Kit, key: str, name: str, on: bool, act: Change, area: str = "") -> Box:
    def turn() -> None:
        act("off" if on else "on")

    node = Node(
        Role.SWITCH,
        name,
        nowhere(),
        key,
        value="on" if on else "off",
        act=turn,
        area=area,
        checked=on,
        widget=Switch(),
    )
    high = kit.measures.target_size(40)
    return FixedBox(node, 2 * high, high)


def field(
    kit: Kit,
    key: str,
    name: str,
    text: str,
    empty: str,
    edit: Callable[[str], None],
    area: str = "",
    *,
    width: float = 0,
    target: float = 40,
    note: str = "",
    first: bool = False,
) -> Box:
    """A text field, ``width`` units wide if there is room.

    ``empty`` is its placeholder; the ``note`` is always shown at its end.
    """
    node = Node(
        Role.FIELD,
        name,
        nowhere(),
        key,
        value=text,
        act=lambda: None,
        area=area,
        edit=edit,
        first=first,
        widget=Field(empty, note),
    )
    least = kit.texts.width(empty, kit.measures.text_size(16.5)) + kit.px(28)
    said = kit.texts.width(note, kit.measures.text_size(13)) + kit.px(8) if note else 0
    written = kit.texts.width(text, kit.measures.text_size(16.5)) + kit.px(28) if note else 0
    least = max(least, min(written + said, least + said))
    return FixedBox(node, max(kit.px(width), least), kit.target_height(target, 16.5), least)


def labelled(kit: Kit, label: str, help: str, control: Box, wide: int | None) -> Box:
    """A label over a help text, with the control to their right, or below in a narrow layout.

    A control ``wide`` pixels wide takes at most 11/20 of the row unless it needs more.  With None
    it has its ideal width.
    """
    says = Column(
        [
            kit.words(label, 16.5, weight="semibold", anchor="midleft"),
            kit.words(help, 13, tone="dim"),
        ]
    )
    beside = Limit(says, least=kit.measures.grown_length(150)).growing()
    if wide is None:
        right: Box = Limit(control)
    else:
        right = Limit(control, ideal=wide).within(11 / 20)
    return Limit(
        FirstFit(Row([beside, right], kit.px(18)), Column([says, control], kit.px(4))),
        high=max(kit.px(50), kit.measures.target_size(44)),
    )


def _span(values: NumberRange, current: int) -> Span:
    return Span(*values.ends, current, values.step)


def _stepping(values: NumberRange, current: int, act: Change) -> Callable[[int], None]:
    """Handler that changes a number by steps within its bounds."""

    def step(direction: int) -> None:
        act(values.value_after(current, direction))

    return step


def _stepper(step: Callable[[int], None], direction: int) -> Act:
    return lambda: step(direction)
