"""A gallery of the toolkit: each widget in each state, painted without a window.

    python -m tests.ui.widgets [--write] [--folder FOLDER]

names the pictures that differ from those in ``widgets.txt``.  ``--write`` keeps the new ones, and
``--folder`` saves both as PNG, the kept one at the left.

A picture is kept as the brightness of its blocks of ``BLOCK`` pixels in 64 levels, and one that
differs by a single level counts as the same: builds of SDL and FreeType may round the edges of
letters and corners otherwise.  The drawings are made up here, so the art may change.
"""

import argparse
import base64
import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache, partial
from itertools import cycle
from pathlib import Path
from typing import Any, NamedTuple

import pygame
from pygame import Color, Rect, Surface

from game.storage.appearance import BARE_FELT, PLAIN_FELT
from game.text.icon import Icon
from game.ui.deck.cloth_backdrop import ClothBackdrop
from game.ui.kit.forms import controls
from game.ui.kit.forms.builder import Kit, figure, nowhere
from game.ui.kit.forms.button_rows import Dress, Dressed, Wardrobe, caps, key_row
from game.ui.kit.input.commands import GO_BACK, MUTE_SOUND
from game.ui.kit.input.events import Device
from game.ui.kit.input.pad_buttons import PadButton, PadStyle, face
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.frame import Pad
from game.ui.kit.layout.grid import Flow, Grid
from game.ui.kit.layout.leaf import FixedBox
from game.ui.kit.layout.linear import Column, Row
from game.ui.kit.layout.scroll import FixedRowList, RowList, Scroll, ScrollState
from game.ui.kit.pages.dialog import Dialog, DialogButton, notice
from game.ui.kit.pages.host import Announcements
from game.ui.kit.pages.page import Page
from game.ui.kit.pages.page_renderer import tip
from game.ui.kit.pages.scroll_page import HeadedPage
from game.ui.kit.paint import theme
from game.ui.kit.paint.images import ImageLibrary, Symbol
from game.ui.kit.paint.painter import Painter
from game.ui.kit.paint.text import Texts
from game.ui.kit.paint.theme import Measures
from game.ui.kit.tree import Node, Role
from game.ui.kit.widgets.button import Button, Choice, Link, Option, Switch
from game.ui.kit.widgets.charts import (
    Chance,
    Graph,
    Leads,
    MatchStrip,
    MoveSlider,
    Share,
    Trend,
)
from game.ui.kit.widgets.inputs import Field, Number, Scrollbar, Slider
from game.ui.kit.widgets.list_items import Chapter, Day, ListEntry, Person
from game.ui.kit.widgets.surfaces import (
    IconWidget,
    ImageWidget,
    Marker,
    Medallion,
    Panel,
    Remark,
    Rule,
    Sample,
    Separator,
    TextHighlight,
    Tile,
)
from game.ui.kit.widgets.widget import NodeStyle, PaintedWidget, paint_node
from game.ui.kit.widgets.words import GroupHeading, Signed, Words

FILE = Path(__file__).with_suffix(".txt")
BLOCK = 4
"""Side of a block in pixels."""
LEVELS = 64
"""Levels of brightness that are told apart."""
SAME = 1
"""Levels by which a block may differ."""
IDEAL = 0
"""Stands for the width that a box asks for."""
AROUND = 16
"""Pixels around a widget: its ring and its shadow are seen."""
LONG = "A name that is much longer than there is room for it"

DRAWING = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 50">'
    '<rect width="40" height="50" fill="#2a6f97"/>'
    '<path d="M4 46 20 6 36 30z" fill="#f2c14e"/></svg>'
)
SIGN = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">'
    '<path d="M3 3h18v7H12v11H3z" fill="#ffffff"/></svg>'
)


class MadeUpDrawings(ImageLibrary):
    """A library with one drawing, one sign, and a drawing that is missing."""

    @property
    def symbols(self) -> Mapping[str, Symbol]:
        return {"♥": Symbol("suits/heart", Color("#ff8080"), Color("#c4262e"))}

    def source(self, name: str) -> str:
        return SIGN if name.startswith(("icons/", "stamps/", "suits/")) else DRAWING

    def has(self, name: str) -> bool:
        return name != "missing"


class Inks:
    """Leaves the colours of a drawing as they are."""

    def coloured(self, source: str) -> str:
        return source


VIEWS = {
    "": Measures(1280, 720, 1.0),
    "large window": Measures(1920, 1080, 1.0),
    "text 200 %": Measures(1280, 720, 1.0, text_factor=2.0),
    "high contrast": Measures(1280, 720, 1.0, contrast=True),
}
STATES = {
    "": NodeStyle(),
    "hovered": NodeStyle(hovered=True),
    "pressed": NodeStyle(pressed=True),
    "focused": NodeStyle(focused=True),
}


class Specimen(NamedTuple):
    """A box of the gallery, ``wide`` units wide, or as wide as it would be.

    One that is ``used`` is shown in all states.
    """

    make: Callable[[Kit], Box]
    wide: float = 150
    used: bool = False
    views: Sequence[str] = tuple(VIEWS)[1:]


PLAIN_BUTTON = Button()


def nothing(*_: object) -> None:
    """What a made-up button does."""


def alone(
    widget: PaintedWidget | Callable[[Kit], PaintedWidget],
    high: float = 40,
    wide: float = 150,
    used: bool = False,
    **about: Any,
) -> Specimen:
    """A widget that fills a node of a size in units; ``about`` are fields of the node."""

    def make(kit: Kit) -> Box:
        seen = widget if isinstance(widget, PaintedWidget) else widget(kit)
        fields = {"role": Role.BUTTON, "name": "Name", "key": "it", **about}
        node = Node(rect=nowhere(), widget=seen, **fields)
        return FixedBox(node, kit.measures.grown_length(wide), kit.measures.grown_length(high))

    return Specimen(make, wide, used, ("text 200 %", "high contrast"))


def _button(look: Button = PLAIN_BUTTON, **about: Any) -> Specimen:
    return alone(look, used=True, act=nothing, **about)


def _lines(kit: Kit) -> list[Box]:
    return [kit.words(f"Line {number} of the text", 15) for number in range(1, 9)]


def _scrolled(offset: int, panel: str | None, outside: bool = False) -> Specimen:
    """Texts that are too high for their place, scrolled down by units."""

    def make(kit: Kit) -> Box:
        state = ScrollState()
        state.offset = kit.px(offset)
        scroll = Scroll(
            state,
            Column(_lines(kit)),
            kit.measures,
            x=kit.px(12),
            y=kit.px(6),
            panel=panel,
            outside=outside,
        )
        return _Low(scroll, kit.px(110))

    return Specimen(make, 200)


class _Low(Pad):
    """A box that has less height than it asks for."""

    def __init__(self, child: Box, high: int) -> None:
        super().__init__(child, 0, 0)
        self.scrolls = False
        self.low = high

    def _height(self, width: int) -> int:
        return self.low


def _rows(kit: Kit, number: int) -> list[Box]:
    return [
        kit.entry(f"row {one}", f"Row {one}", "", (f"Row {one}", "what it says"), nothing)
        for one in range(number)
    ]


def _fixed_rows(kit: Kit) -> Box:
    rows = FixedRowList(ScrollState(), _rows(kit, 9), kit.measures, high=kit.px(50), enough=2, x=4)
    return _Low(rows, kit.px(150))


def _row_list(kit: Kit) -> Box:
    rows = RowList(ScrollState(), _lines(kit), kit.measures, "Log", gap=4, x=10, y=6)
    return _Low(rows, kit.px(100))


def _dresses(kit: Kit, dress: Dress) -> Box:
    nodes = [
        Node(Role.BUTTON, name, nowhere(), name, act=nothing, command=command, widget=Button(icon))
        for name, icon, command in (
            ("Back", Icon.BACK, GO_BACK),
            ("Mute", Icon.SOUND_OFF, MUTE_SOUND),
        )
    ]
    return Row([Dressed(node, dress, kit, 46, 60) for node in nodes], kit.px(8))


def _wardrobe(kit: Kit, way: int) -> Box:
    nodes = [
        Node(Role.BUTTON, name, nowhere(), name, act=nothing, command=GO_BACK, widget=Button(icon))
        for name, icon in (("Back", Icon.BACK), ("A longer name", Icon.HINT), ("Undo", Icon.UNDO))
    ]
    ways = Wardrobe(kit, nodes, lambda node: node.name == "Back", 900).ways()
    return Row(list(ways)[way], kit.px(8))


class _Steps(NamedTuple):
    """Whole numbers from 0 to 10."""

    least: int = 0
    most: int = 10
    step: int = 1
    also: tuple[int, ...] = ()
    ends: tuple[int, int] = (0, 10)

    def value_after(self, value: int, direction: int) -> int:
        return min(self.most, max(self.least, value + direction))

    def label(self, value: int | str) -> str:
        return str(value)


def _choice(kit: Kit, labels: Sequence[str] = ("Off", "Slow", "Fast"), **how: Any) -> Box:
    values = list(range(len(labels)))
    return controls.choice(kit, "pace", "Pace", values, labels, 1, nothing, **how)


def _form(kit: Kit) -> Box:
    """Rows of a settings page."""
    rows: list[Box] = [
        kit.group_heading("Group"),
        controls.labelled(
            kit,
            "A switch",
            "What the switch does, in a line that wraps",
            controls.switch(kit, "on", "On", True, nothing),
            None,
        ),
        kit.line(),
        controls.labelled(kit, "A choice", "Help", _choice(kit), kit.px(240)),
        controls.labelled(
            kit,
            "A number",
            "Help",
            controls.number(kit, "n", "Number", _Steps(), 10, nothing),
            kit.px(140),
        ),
        controls.labelled(
            kit,
            "A slider",
            "Help",
            controls.slider(kit, "s", "Slider", _Steps(), 4, nothing),
            kit.px(200),
        ),
    ]
    return Pad(Column(rows, kit.px(10)), kit.px(14), kit.px(8))


def _drawn(how: Callable[[Painter, Rect], None], wide: float = 150, high: float = 60) -> Specimen:
    return alone(_Drawn(how), high, wide)


class _Drawn(PaintedWidget):
    """Something that a painter paints into a rectangle."""

    __slots__ = ("how",)

    def __init__(self, how: Callable[[Painter, Rect], None]) -> None:
        self.how = how

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        self.how(painter, node.rect)


def _patch(painter: Painter, rect: Rect) -> None:
    painter.panel(rect, theme.LESSON_MARKER_COLOUR, 4)


def _caps(painter: Painter, rect: Rect) -> None:
    """Caps of keys with light and with dark letters."""
    painter.cap(rect.inflate(-90, 0).move(-40, 0), 8, theme.LIGHT_INK)
    painter.cap(rect.inflate(-90, 0).move(40, 0), 8, theme.DARK_INK)


def _tip(painter: Painter, rect: Rect, where: str) -> None:
    """A tooltip beside a spot of a rectangle."""
    spot = Rect(0, 0, 30, 24)
    setattr(spot, where, getattr(rect, where))
    painter.panel(spot, painter.palette.button, 4)
    tip(painter, "What it does", GO_BACK if where == "center" else None, spot)


def _paragraph(painter: Painter, rect: Rect, middle: bool) -> None:
    size = painter.measures.text_size(13)
    painter.paragraph(f"{LONG}, and then some more of it", rect, size, middle=middle)


def _shapes(painter: Painter, rect: Rect) -> None:
    """A triangle, its outline beside it, and a number on a disc."""
    x, y = rect.topleft
    painter.polygon(theme.GOLD_COLOUR, [(x, y), (x + 40, y + 10), (x + 10, y + 40)])
    painter.outline(theme.LIGHT_INK, [(x + 60, y), (x + 100, y + 10), (x + 70, y + 40)])
    painter.numbered((x + 125, y + 25), 7)


CURVE = (50.0, 62.0, 40.0, 75.0, 88.0)
LINES = ((100.0, "100 %"), (50.0, "50 %"), (45.0, "45 %"), (0.0, "0 %"))
GRAPH = Graph(CURVE, 8, ((1, 3), (3, 12), (7, 20)), LINES, 4)
STRIP = MatchStrip(CURVE, (1, 1, 2, 2, 2, 3), 2, (1, 4))
LEADS = Leads(12.0, (-4.0, 30.0, 30.0), (2.0, 21.0), "you", "even")
DAY = Day("7", "3:2", None, False, False, True)

SPECIMENS: dict[str, Specimen] = {
    # Things to click on.
    "button": _button(),
    "button with icon and key": _button(Button(Icon.HINT), command=GO_BACK),
    "button, primary": _button(Button(primary=True), command=MUTE_SOUND),
    "button, disabled": _button(enabled=False),
    "button, primary and disabled": _button(Button(primary=True), enabled=False),
    "button, long": alone(Button(Icon.HINT), name=LONG, act=nothing, command=GO_BACK),
    "button, long, narrow": alone(
        Button(Icon.HINT), 40, 90, name=LONG, act=nothing, command=GO_BACK
    ),
    "button, empty": alone(Button(), name="", act=nothing),
    "button, bare": _button(Button(Icon.UNDO, bare=True)),
    "button, bare, aside": _button(Button(Icon.PLUS, bare=True, aside=True)),
    "button, bare, disabled": _button(Button(Icon.PLUS, bare=True, aside=True), enabled=False),
    "button, keyed": _button(Button(Icon.UNDO, keyed=True), command=GO_BACK),
    "link": alone(
        lambda kit: Link("A link", kit.measures.text_size(15)), 24, used=True, act=nothing
    ),
    "link, left": alone(lambda kit: Link(LONG, kit.measures.text_size(15), "midleft"), 24),
    "choice": alone(Choice()),
    "option": alone(Option("Slow", False), used=True, act=nothing),
    "option, chosen": alone(Option("Slow", True), used=True, act=nothing),
    "option, quiet": alone(Option("Slow", True, quiet=True), act=nothing),
    "option, framed": alone(Option("Slow", False, True), used=True, act=nothing),
    "option, framed and chosen": alone(Option("Slow", True, True), act=nothing),
    "option, long": alone(Option(LONG, False), act=nothing),
    "option with key": alone(Option("Slow", True), used=True, act=nothing, command=GO_BACK),
    "switch, on": alone(Switch(), 40, 80, True, act=nothing, checked=True),
    "switch, off": alone(Switch(), 40, 80, True, act=nothing, checked=False),
    "tile": alone(Tile(14), 60, used=True, act=nothing),
    "tile, advised": alone(Tile(14, True), 60, act=nothing),
    "sample": alone(Sample("Sample", False, _patch), 70, used=True),
    "sample, chosen": alone(Sample(LONG, True, _patch), 70),
    # Inputs.
    "field": alone(Field("Type here"), used=True, value="Ada"),
    "field, empty": alone(Field("Type here"), used=True, value=""),
    "field with note": alone(Field("Type here", "3 found"), value=LONG),
    "number": alone(Number(), value="7", enabled=True),
    "number, disabled": alone(Number(), value="7", enabled=False),
    "number to browse": alone(Number(), used=True, value=LONG, act=nothing),
    "number between buttons": alone(
        Number(), value=LONG, children=[Node(Role.BUTTON, "", nowhere())]
    ),
    "slider": alone(Slider(0.3), used=True, value="30"),
    "slider, at its least": alone(Slider(0.0), value="0"),
    "scroll bar": alone(Scrollbar(), 60, 8),
    "move slider": alone(MoveSlider(14, 40, (0, 12, 30), (2, 3, 20)), 40, 220, True),
    "move slider, empty": alone(MoveSlider(0, 0, (), ()), 40, 220),
    # Lists.
    "entry": alone(ListEntry(), 50, used=True),
    "entry with accent": alone(ListEntry("good"), 50),
    "person": alone(Person(), used=True),
    "chapter": alone(Chapter(), used=True),
    "chapter, here": alone(Chapter(True)),
    "day": alone(DAY, 56, 90, True),
    "day, not open": alone(replace(DAY, open=False, note=""), 56, 90),
    "day, chosen today": alone(replace(DAY, chosen=True, today=True), 56, 90),
    "day, chosen and not open": alone(replace(DAY, chosen=True, open=False), 56, 90),
    "day with icon": alone(replace(DAY, icon=Icon.STAR), 56, 90),
    "day without note": alone(replace(DAY, note="", today=True), 56, 90),
    "day won": alone(replace(DAY, poster="pictures/take", won=True), 56, 120),
    "day lost, narrow": alone(replace(DAY, number="13", poster="pictures/take"), 56, 60),
    # Surfaces.
    "panel": alone(Panel(), 60),
    "panel with edge": alone(Panel(edge=True), 60),
    "panel, large": alone(Panel(edge=True), 130, 260),
    "panel, flat": alone(Panel(flat=True), 60, used=True, act=nothing),
    "panel, flat and idle": alone(Panel(flat=True), 60, used=True),
    "panel, flat and large": alone(Panel(flat=True), 130, 260),
    "remark": alone(Remark(), 50),
    "rule": alone(Rule(), 3),
    "rule in gold": alone(Rule("gold"), 3),
    "marker": alone(Marker(), 24),
    "separator": alone(Separator(), 3),
    "text highlight": alone(TextHighlight(False), 24),
    "text highlight, here": alone(TextHighlight(True), 24),
    "icon": alone(IconWidget(Icon.STAR), 24, 24),
    "icon in another tone": alone(IconWidget(Icon.STAR, "good"), 24, 24),
    "drawing": alone(ImageWidget("drawing"), 60, 48),
    "drawing, round and dim": alone(ImageWidget("drawing", 12, dim=True), 60, 48),
    "drawing, square": alone(ImageWidget("drawing", cropped=True), 48, 48),
    "drawing, missing": alone(ImageWidget("missing", 8), 60, 48),
    "medallion": alone(Medallion("drawing"), 60, 60),
    "medallion, plain": alone(Medallion("drawing", False), 60, 60),
    # Words.
    "words": alone(lambda kit: Words(kit.measures.text_size(15)), 24),
    "words, long": alone(lambda kit: Words(kit.measures.text_size(15)), 24, name=LONG),
    "words at the right": alone(
        lambda kit: Words(kit.measures.text_size(15), "good", "bold", "midright"), 24
    ),
    "words in lines": alone(
        lambda kit: Words(kit.measures.text_size(15), lines=True), 60, name=LONG
    ),
    "words in centred lines": alone(
        lambda kit: Words(kit.measures.text_size(15), "dim", anchor="midtop", lines=True),
        60,
        name=LONG,
    ),
    "faint words": alone(lambda kit: Words(kit.measures.text_size(15), "faint"), 24),
    "heading of a group": alone(lambda kit: GroupHeading(kit.measures.text_size(15), "gold"), 24),
    "heading of a group, long": alone(
        lambda kit: GroupHeading(kit.measures.text_size(15), "gold"), 24, name=LONG
    ),
    "words with signs": alone(
        lambda kit: Signed(kit.measures.text_size(15), seen="A heart ♥ in a line that is long ♥"),
        60,
    ),
    # Charts.
    "graph": alone(GRAPH, 120, 260, True),
    "strip of a match": alone(STRIP, 48, 260, True),
    "graph, empty": alone(replace(GRAPH, values=(), marks=(), here=None), 90, 160),
    "graph of one value": alone(replace(GRAPH, values=(50.0,), whole=1), 90, 160),
    "leads": alone(LEADS, 90, 240),
    "leads, even": alone(Leads(0.0, (), (), "you", "even"), 90, 240),
    "trend": alone(Trend((0.2, 0.5, 0.4, 0.9), 0.5, ("100 %", "50 %", "0 %")), 90, 200),
    "trend, near its end": alone(Trend((0.2,) * 300, 0.96, ("100 %", "96 %", "0 %")), 90, 200),
    "share": alone(Share(0.6, 0.45, 0.7, 0.5), 24),
    "share, at its end": alone(Share(1.0, 0.95, 1.2, 0.5), 24),
    "chance": alone(Chance(0.6, True), 24),
    "chance with doubt": alone(Chance(0.95, False, 0.1), 24),
    # What a painter paints.
    "curve": _drawn(
        lambda painter, rect: painter.curve([rect.topleft, rect.center], theme.GOLD_COLOUR)
    ),
    "shapes": _drawn(_shapes),
    "dial": _drawn(lambda painter, rect: painter.dial(rect, 0.3, theme.GOLD_COLOUR), 60),
    "dial, full": _drawn(lambda painter, rect: painter.dial(rect, 1.0, theme.GOLD_COLOUR), 60),
    "caps": _drawn(_caps),
    "paragraph, shortened": _drawn(partial(_paragraph, middle=False), 150, 40),
    "paragraph, centred": _drawn(partial(_paragraph, middle=True), 150, 80),
    "shade": _drawn(lambda painter, rect: painter.shade()),
    **{
        f"tooltip, {where}": _drawn(partial(_tip, where=where), 420, 160)
        for where in ("center", "midtop", "midbottom", "midleft", "midright")
    },
    # Boxes of a form.
    "kit: button": Specimen(lambda kit: kit.button("it", "Name", nothing, icon=Icon.HINT), IDEAL),
    "kit: icon button": Specimen(
        lambda kit: kit.icon_button("it", "Name", nothing, Icon.UNDO), IDEAL
    ),
    "kit: chips": Specimen(
        lambda kit: Flow(
            [kit.chip(one, one, one == "Won", nothing) for one in ("All", "Won", "Lost", "Shared")],
            kit.px(6),
            kit.px(6),
        ),
        170,
    ),
    "kit: person": Specimen(
        lambda kit: kit.person("it", "Ada", "drawing", ("Ada", "medium"), nothing), 220, True
    ),
    "kit: entry": Specimen(
        lambda kit: kit.entry(
            "it", "Take", "drawing", ("Take", LONG), nothing, sign=(Icon.CROWN, "gold")
        ),
        260,
        True,
    ),
    "kit: entry without drawing": Specimen(
        lambda kit: kit.entry("it", "Take", "", ("Take", "yesterday"), nothing), 220
    ),
    "kit: invitation": Specimen(
        lambda kit: _Low(kit.invitation("Nothing here yet", "it", "Play", nothing), kit.px(300)),
        260,
    ),
    "kit: figure": Specimen(lambda kit: figure("Won", "61 %", "of 40 matches", kit), IDEAL),
    "kit: choice": Specimen(_choice, IDEAL),
    "kit: quiet choice": Specimen(partial(_choice, quiet=True), 240),
    "kit: choice with keys": Specimen(
        partial(_choice, labels=("Off", "On"), commands=(GO_BACK, MUTE_SOUND)), IDEAL
    ),
    "kit: choice in rows": Specimen(
        partial(_choice, labels=("Very slow", "Slow", "Usual", "Fast", "Very fast")), 200
    ),
    "kit: samples": Specimen(
        lambda kit: controls.samples(
            kit,
            "cloth",
            "Cloth",
            ["a", "b"],
            ["Green", "Blue"],
            "b",
            nothing,
            "",
            [_patch] * 2,
            (60, 40),
        ),
        200,
    ),
    "kit: number": Specimen(
        lambda kit: controls.number(kit, "it", "Number", _Steps(), 4, nothing), IDEAL, True
    ),
    "kit: settled number": Specimen(lambda kit: controls.settled(kit, "it", "Number", "4"), IDEAL),
    "kit: chapter": Specimen(
        lambda kit: controls.chapter(kit, Node(Role.BUTTON, "Chapter", nowhere(), "it"), True), 160
    ),
    "kit: field": Specimen(
        lambda kit: controls.field(kit, "it", "Name", "", "Your name", nothing, note="3 of 9"),
        IDEAL,
    ),
    "kit: form": Specimen(_form, 460),
    "kit: form, narrow": Specimen(_form, 250),
    "kit: caps": Specimen(
        lambda kit: caps(
            kit,
            ["Ctrl", "R", *(face(one, PadStyle.SHAPES) for one in (PadButton.A, PadButton.UP))],
        ),
        200,
    ),
    "kit: dim caps": Specimen(
        lambda kit: caps(
            kit, ["Page down", face(PadButton.LEFT_SHOULDER, PadStyle.LETTERS)], dim=True
        ),
        90,
    ),
    "kit: key row": Specimen(
        lambda kit: key_row(kit, "it", "Hint", ("Hint", "at the table"), ["H"], nothing, True),
        IDEAL,
        True,
    ),
    "kit: grid": Specimen(
        lambda kit: Grid([figure(one, one, "", kit) for one in "ABC"], kit.px(8), fill=True), 420
    ),
    **{
        f"kit: {dress.name.lower()} buttons": Specimen(partial(_dresses, dress=dress), IDEAL)
        for dress in Dress
    },
    **{
        f"kit: row of buttons {way}": Specimen(partial(_wardrobe, way=way), IDEAL, views=())
        for way in range(8)
    },
    "kit: scrolled": _scrolled(0, "Panel"),
    "kit: scrolled down": _scrolled(40, None),
    "kit: scrolled to the end": _scrolled(900, "Panel", True),
    "kit: list of rows": Specimen(_fixed_rows, 220),
    "kit: log": Specimen(_row_list, 200),
}


class Navigator:
    """Knows one page, which is always on top."""

    def back(self) -> None:
        """Nothing lies below."""

    def is_top(self, page: object) -> bool:
        return True


class Program:
    """What pages need of a program that is used by keyboard."""

    def __init__(self, measures: Measures, texts: Texts) -> None:
        self.measures = measures
        self.texts = texts
        self.device = Device.KEYS
        self.announcements = Announcements()
        self.navigator = Navigator()
        self.by_keyboard = True
        self.listened = False


class ScrolledPage(HeadedPage):
    """A heading, something beside it, and a column that scrolls."""

    heading = "Heading"
    wide = 400.0

    def content(self, kit: Kit) -> Box:
        return Column(_rows(kit, 9), kit.px(8))

    def beside(self, kit: Kit) -> Box:
        return kit.icon_button("help", "Help", nothing, Icon.INFO, command=MUTE_SOUND)


class WithSubtitle(ScrolledPage):
    """The same with a subtitle, a heading that is long, and little below it."""

    heading = LONG
    subtitle = "What the page is about"

    def content(self, kit: Kit) -> Box:
        return figure("Won", "61 %", "", kit)


def _asked(app: Any, answers: int) -> Page:
    names = ("Yes", "No", "A longer answer", "Never mind", "Later", "Ask again")
    buttons = [
        DialogButton(name, nothing, icon, command)
        for name, icon, command in zip(
            names[:answers], cycle((Icon.CHECK, None)), cycle((None, MUTE_SOUND)), strict=False
        )
    ]
    return Dialog(app, "asked", "Is this a question?", f"{LONG}. {LONG}.", buttons)


PAGES: dict[str, Callable[[Any], Page]] = {
    "page": ScrolledPage,
    "page with subtitle": WithSubtitle,
    "dialog": partial(_asked, answers=2),
    "dialog with many answers": partial(_asked, answers=6),
    "notice": lambda app: notice(app, "Notice", ""),
}
WINDOWS = {
    "": Measures(640, 360, 0.5),
    "upright": Measures(300, 480, 0.5),
    "low": Measures(640, 180, 0.5),
    "low, text 200 %": Measures(640, 110, 0.5, text_factor=2.0),
    "text 200 %": Measures(640, 360, 0.5, text_factor=2.0),
}


def window(make: Callable[[Any], Page], measures: Measures, doing: str = "") -> Surface:
    """The picture of a page, perhaps with the focus, scrolled, or with a tooltip."""
    texts = all_texts()
    page = make(Program(measures, texts))
    painter = _painter(Surface(measures.window.size, 0, 32), measures)
    page.entered()
    nodes = page.tree.reachable()
    if doing == "focused":
        page.set_focus(nodes[-1])
    elif doing == "turned":
        page.columns[-1].turn(measures.px(90))
        page.changed()
    elif doing == "tooltip":
        page.focus = next(node.key for node in nodes if node.key in ("help", "answer 1"))
        page.changed()
        page.renderer.rest.shown = True
    elif doing == "read":
        page.renderer.reading = nodes[0].rect.move(30, 40)
    if isinstance(page, Dialog):
        page.paint(painter)
    else:
        page.renderer.paint_nodes(painter)
    return painter.surface


def seen(specimen: Specimen, view: str, state: str, device: Device = Device.KEYS) -> Surface:
    """The picture of a specimen."""
    measures = VIEWS[view]._replace(device=device)
    texts = all_texts()
    kit = Kit(measures, texts)
    box = specimen.make(kit)
    wide = measures.grown_length(specimen.wide) or box.widths.ideal
    rect = Rect(AROUND, AROUND, wide, box.height(wide))
    onto = Surface((wide + 2 * AROUND, rect.h + 2 * AROUND), 0, 32)
    painter = _painter(onto, measures)
    for top in box.place(rect):
        for node in top.walk():
            paint_node(painter, node, STATES[state] if node.key == "it" else NodeStyle())
    return onto


def _painter(onto: Surface, measures: Measures) -> Painter:
    """A painter onto a surface, which has the colour of a cloth."""
    images = MadeUpDrawings(Inks())
    palette = BARE_FELT if measures.contrast else PLAIN_FELT
    painter = Painter(onto, images, all_texts(), palette, ClothBackdrop(images))
    painter.measures = measures
    onto.fill(palette.middle)
    return painter


@cache
def all_texts() -> Texts:
    """The fonts, opened once."""
    return Texts()


def gallery() -> Iterator[tuple[str, Callable[[], Surface]]]:
    """The name of every picture, and a function that paints it."""
    for name, specimen in SPECIMENS.items():
        for state in STATES if specimen.used else ("",):
            yield _named(name, state), partial(seen, specimen, "", state)
        for view in specimen.views:
            yield _named(name, view), partial(seen, specimen, view, "")
        if specimen.used:
            yield (
                _named(name, "focused", "high contrast"),
                partial(seen, specimen, "high contrast", "focused"),
            )
    key = SPECIMENS["button with icon and key"]
    yield "button with pad button", partial(seen, key, "", "", Device.PAD)
    yield "button touched", partial(seen, key, "", "", Device.TOUCH)
    for name, page in PAGES.items():
        for size, measures in WINDOWS.items():
            yield _named(name, size), partial(window, page, measures)
    for doing in ("focused", "turned", "tooltip", "read"):
        yield _named("page", doing), partial(window, ScrolledPage, WINDOWS[""], doing)
    yield _named("dialog", "focused"), partial(window, PAGES["dialog"], WINDOWS[""], "focused")


def _named(*parts: str) -> str:
    return " | ".join(part for part in parts if part)


class Digest(NamedTuple):
    """The brightness of the blocks of a picture, row by row; ``wide`` and ``high`` count blocks."""

    wide: int
    high: int
    blocks: bytes

    @classmethod
    def of(cls, picture: Surface) -> "Digest":
        wide, high = (-(-side // BLOCK) for side in picture.get_size())
        blocks = bytearray()
        for y in range(high):
            for x in range(wide):
                red, green, blue, *_ = pygame.transform.average_color(
                    picture, Rect(x * BLOCK, y * BLOCK, BLOCK, BLOCK)
                )
                blocks.append((3 * red + 5 * green + 2 * blue) * LEVELS // 2560)
        return cls(wide, high, bytes(blocks))

    def like(self, other: "Digest") -> bool:
        """Whether two pictures count as the same."""
        return self[:2] == other[:2] and all(
            abs(one - two) <= SAME for one, two in zip(self.blocks, other.blocks, strict=True)
        )

    def written(self) -> str:
        packed = base64.b85encode(zlib.compress(self.blocks, 9)).decode()
        return f"{self.wide} {self.high} {packed}"

    @classmethod
    def read(cls, text: str) -> "Digest":
        wide, high, packed = text.split(" ")
        return cls(int(wide), int(high), zlib.decompress(base64.b85decode(packed)))

    def picture(self) -> Surface:
        """The blocks as a grey picture."""
        grey = bytes(value * 255 // (LEVELS - 1) for value in self.blocks for _ in range(3))
        small = pygame.image.frombytes(grey, (self.wide, self.high), "RGB")
        return pygame.transform.scale(small, (BLOCK * self.wide, BLOCK * self.high))


def kept() -> dict[str, Digest]:
    """The pictures of the file, by name."""
    if not FILE.exists():
        return {}
    lines = FILE.read_text(encoding="utf-8").splitlines()
    parts = (line.split("\t") for line in lines)
    return {name: Digest.read(digest) for name, digest in parts}


def main() -> None:
    parser = argparse.ArgumentParser(prog="widgets", description="Which widgets look otherwise?")
    parser.add_argument("--write", action="store_true", help="keep the pictures as they are now")
    parser.add_argument("--folder", type=Path, help="save the pictures that changed")
    words = parser.parse_args()
    before, now = kept(), dict[str, Digest]()
    for name, paint in gallery():
        picture = paint()
        had, now[name] = before.get(name), Digest.of(picture)
        if had is not None and had.like(now[name]):
            now[name] = had
            continue
        print(f"{'new' if had is None else 'changed'}: {name}")
        if words.folder:
            words.folder.mkdir(parents=True, exist_ok=True)
            old = Surface((0, 0)) if had is None else had.picture()
            size = (
                old.get_width() + picture.get_width(),
                max(old.get_height(), picture.get_height()),
            )
            both = Surface(size)
            both.blit(old, (0, 0))
            both.blit(picture, (old.get_width(), 0))
            pygame.image.save(both, words.folder / f"{name.replace(' | ', ', ')}.png")
    for name in before.keys() - now.keys():
        print(f"gone: {name}")
    if words.write:
        lines = [f"{name}\t{digest.written()}\n" for name, digest in now.items()]
        FILE.write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
