"""The kit: builds widgets as boxes whose size follows from their text and the window's measures."""

from collections.abc import Sequence

from pygame import Rect

from game.text.icon import Icon
from game.ui.kit.input.commands import Command
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.frame import Align, Limit, NodeBox, Pad
from game.ui.kit.layout.grid import Grid
from game.ui.kit.layout.leaf import AspectBox, FixedBox, Space, Spare, Text
from game.ui.kit.layout.linear import Column, Row
from game.ui.kit.paint.text import Texts
from game.ui.kit.paint.theme import Measures
from game.ui.kit.tree import Does, Node, Role
from game.ui.kit.widgets.button import Option, button, label_of, words
from game.ui.kit.widgets.list_items import ListEntry, Person
from game.ui.kit.widgets.surfaces import IconWidget, Panel, Separator, drawn
from game.ui.kit.widgets.words import GroupHeading, Words

EMPTY_PAGE_DRAWING = "pictures/mark"
"""The drawing on an empty page."""
LIST_COLUMN_WIDTH_UNITS = 300.0
"""Least width of a column of a list, in units."""
MIN_FIGURE_WIDTH_UNITS = 240.0
"""Minimum width of a figure, in units."""


def nowhere() -> Rect:
    """An empty rectangle for a node that the layout has not placed yet."""
    return Rect(0, 0, 0, 0)


class Kit:
    """Builds the widgets of a page.  Arguments are in units, the boxes in pixels."""

    def __init__(self, measures: Measures, texts: Texts) -> None:
        self.measures = measures
        self.texts = texts
        self._unit = measures.unit

    def px(self, units: float) -> int:
        return round(units * self._unit)

    def target_height(self, target: float, *sizes: float) -> int:
        """Height in pixels of a click target that holds one line of each text size."""
        lines = sum(self.texts.height(self.measures.text_size(size)) for size in sizes)
        return max(self.measures.target_size(target), lines + self.px(4))

    # Words.

    def words(
        self,
        text: str,
        size: float,
        *,
        role: Role = Role.TEXT,
        tone: str = "text",
        weight: str = "regular",
        anchor: str = "topleft",
        lines: int = 1,
    ) -> Text:
        """A text on one line, or wrapped if the width is too small.

        With ``lines`` above 1 it asks for the narrowest width at which it needs that number of
        lines.
        """
        node = words(
            text,
            nowhere(),
            self.measures.text_size(size),
            role=role,
            tone=tone,
            weight=weight,
            anchor=anchor,
        )
        return Text(node, self.texts, lines)

    def line_of(self, node: Node) -> Box:
        """A node's text on one line, with a tighter line height."""
        look = node.widget
        assert isinstance(look, Words), "the node is seen as words"
        wide = self.texts.width(node.name, look.size, look.weight)
        return FixedBox(node, wide, round(1.15 * look.size))

    def line_height(self, size: float) -> int:
        return self.texts.height(self.measures.text_size(size))

    def group_heading(self, title: str) -> Box:
        """The heading of a group of rows, with a line from its end to the edge."""
        size = self.measures.text_size(15.5)
        look = GroupHeading(size, "gold", "bold", "midleft")
        node = Node(Role.GROUP_HEADING, title, nowhere(), widget=look)
        wide = self.texts.width(title, size, "bold")
        return FixedBox(node, wide, round(size * 1.5))

    def _two_lines(self, lines: tuple[str, str], upper: float, lower: float) -> Box:
        return Column(
            [
                self.words(lines[0], upper, weight="semibold", anchor="midleft"),
                self.words(lines[1], lower, tone="dim", anchor="midleft"),
            ]
        )

    # Things to click on.

    def button(
        self,
        key: str,
        name: str,
        act: Does,
        *,
        width: float = 0,
        target: float = 50,
        icon: Icon | None = None,
        command: Command | None = None,
        primary: bool = False,
        enabled: bool = True,
        area: str = "",
        first: bool = False,
    ) -> FixedBox:
        """A button with words; ``width`` is its preferred width in units."""
        node = button(
            key,
            name,
            nowhere(),
            act,
            icon=icon,
            command=command,
            primary=primary,
            enabled=enabled,
            area=area,
            first=first,
        )
        label = label_of(node, self.measures, self.texts)
        least = self.texts.width(label.text, label.size, "semibold") + label.beside
        return FixedBox(node, max(self.px(width), least), self.target_height(target, 16.5), least)

    def icon_button(
        self,
        key: str,
        name: str,
        act: Does,
        icon: Icon,
        target: float = 44,
        area: str = "",
        *,
        command: Command | None = None,
        enabled: bool = True,
        tip: str = "",
    ) -> Box:
        side = self.measures.target_size(target)
        node = button(
            key,
            name,
            nowhere(),
            act,
            icon=icon,
            bare=True,
            area=area,
            command=command,
            enabled=enabled,
        )
        node.tip = tip
        return FixedBox(node, side, side)

    def chip(
        self,
        key: str,
        label: str,
        chosen: bool,
        act: Does,
        area: str = "",
        *,
        pad: float = 16,
        spare: float = 0,
        target: float = 40,
    ) -> Box:
        """One of many values, each in a frame of its own.

        ``pad`` is the space beside its label in units; the layout may take ``spare`` of it away.
        """
        says = "chosen" if chosen else None
        node = Node(
            Role.OPTION,
            label,
            nowhere(),
            key,
            value=says,
            act=act,
            area=area,
            checked=chosen,
            widget=Option(label, chosen, framed=True),
        )
        wide, high = (
            self.texts.width(label, self.measures.text_size(15), "semibold"),
            self.target_height(target, 15),
        )
        least = max(wide + self.px(pad - spare), self.measures.target_size(target))
        return FixedBox(node, max(wide + self.px(pad), least), high, least)

    def person(
        self,
        key: str,
        name: str,
        drawing: str,
        lines: tuple[str, str],
        act: Does,
        area: str = "",
        tip: str = "",
        side: float = 44,
    ) -> Box:
        """A player's portrait with two lines of text, as a button."""
        node = Node(Role.BUTTON, name, nowhere(), key, act=act, area=area, tip=tip, widget=Person())
        high = self.measures.target_size(side)
        portrait = drawn(drawing, nowhere(), radius=self.px(10))
        says = self._two_lines(lines, 16, 13)
        row = Row([FixedBox(portrait, high, high), says.growing()], self.px(10))
        return Limit(NodeBox(node, row), high=high)

    def entry(
        self,
        key: str,
        name: str,
        drawing: str,
        lines: tuple[str, str],
        act: Does,
        area: str = "",
        first: bool = False,
        sign: tuple[Icon | None, str] | None = None,
    ) -> Box:
        """A list row: two lines of text beside the middle of a ``drawing``, if any.

        ``sign`` is an icon at its end and a tone, which a bar at its beginning has as well.
        """
        accent = "" if sign is None else sign[1]
        ground = ListEntry(accent)
        node = Node(
            Role.BUTTON, name, nowhere(), key, act=act, area=area, first=first, widget=ground
        )
        high = max(self.px(62), self.measures.text_size(16.5) * 13 // 5)
        says = self._two_lines(lines, 16.5, 14)
        cells: list[Box] = [Pad(says, 0, self.px(2)).growing(), Space()]
        if drawing:
            side = high - self.px(12)
            cells.insert(0, FixedBox(drawn(drawing, nowhere(), cropped=True), side, side))
        if sign is not None and sign[0] is not None:
            cells.insert(-1, Align(self.sign(sign[0], "", 20, sign[1])))
        row = Row([Space(), *cells] if not drawing else cells, self.px(14))
        return Limit(NodeBox(node, Pad(row, self.px(6) if drawing else 0, 0)), high=high)

    def listing(self, entries: Sequence[Box], under: float) -> Box:
        """The entries of a list in as many columns as fit, with rows so far apart."""
        wide = self.measures.grown_length(LIST_COLUMN_WIDTH_UNITS)
        cells = [Limit(entry, least=wide, ideal=wide) for entry in entries]
        return Grid(cells, self.px(10), self.px(under), fill=True)

    def invitation(self, text: str, key: str, name: str, act: Does, icon: Icon = Icon.PLAY) -> Box:
        """What an empty page says under a fan of cards, over a button that leads on."""
        fan = drawn(EMPTY_PAGE_DRAWING, nowhere())
        button = self.button(
            key, name, act, width=240, icon=icon, primary=True, area="buttons", first=True
        )
        return Column(
            [
                Spare(fan, 1, 1, self.px(60), self.px(220), down=1).growing(2),
                Space(high=self.px(20)),
                self.words(text, 19, weight="semibold", anchor="midtop"),
                Space(high=self.px(16)),
                Align(button, 0.5, 0),
                Space().growing(),
            ]
        )

    # Other things.

    def picture(self, drawing: str, width: float, height: float, name: str = "") -> Box:
        node = drawn(drawing, nowhere(), name)
        return FixedBox(node, self.px(width), self.px(height))

    def square(self, node: Node, side: int, least: int | None = None) -> Box:
        """A square node of ``side`` pixels that may shrink to ``least``."""
        return AspectBox(node, side, side if least is None else least, 1, 1)

    def sign(self, icon: Icon, name: str, size: float, tone: str = "gold") -> Box:
        """An icon as high as text of this size."""
        node = Node(Role.ICON, name, nowhere(), widget=IconWidget(icon, tone))
        side = self.measures.text_size(size)
        return FixedBox(node, side, side)

    def line(self) -> Box:
        return FixedBox(Node(Role.LINE, "", nowhere(), widget=Separator()), 0, max(1, self.px(1)))


def figure(
    label: str, value: str, under: str, kit: Kit, least: float = MIN_FIGURE_WIDTH_UNITS
) -> Box:
    """A cell with a value under its label, at least so wide in units.

    ``under`` is a smaller line, empty for none.
    """
    rows: list[Box] = [kit.words(label, 14, tone="dim"), kit.words(value, 25, weight="bold")]
    rows += [kit.words(under, 13.5, tone="dim")] if under else []
    panel = Node(Role.PANEL, label, nowhere(), value=value, widget=Panel(flat=True))
    return figure_cell(NodeBox(panel, Pad(Column(rows), kit.px(14), kit.px(10))), kit, least)


def figure_cell(inside: Box, kit: Kit, least: float = MIN_FIGURE_WIDTH_UNITS) -> Box:
    """A box as wide as a figure."""
    wide = kit.measures.grown_length(least)
    return Limit(inside, least=wide, ideal=wide)
