"""Help on the keys of a page, and the on-screen keyboard.

`HelpPage` lists the keys of the page below it. `TypingPage` is the keyboard for a gamepad or touch
screen.
"""

from collections.abc import Callable, Iterable
from functools import partial
from typing import NamedTuple

from game.text.icon import Icon
from game.text.message import Message, listed, say, told
from game.ui import routes
from game.ui.kit.forms.builder import Kit, nowhere
from game.ui.kit.forms.button_rows import caps
from game.ui.kit.input.chord import pressed
from game.ui.kit.input.commands import (
    COMMAND_SERIES,
    DELETE_TYPED_LETTER,
    FINISH_TYPING,
    OPEN_KEY_BINDINGS,
    PICK_FOCUSED,
    TYPE_SPACE,
    Command,
    CommandGroup,
    Scope,
    arrow,
)
from game.ui.kit.input.events import Device, Key
from game.ui.kit.input.pad_buttons import Face, PadStyle, face
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.frame import Align, AsDrawn, Limit, NodeBox, Pad
from game.ui.kit.layout.grid import Grid
from game.ui.kit.layout.leaf import FixedBox, Space
from game.ui.kit.layout.linear import Column, Row
from game.ui.kit.pages.scroll_page import HeadedPage, ScrollPage
from game.ui.kit.paint.painter import Painter
from game.ui.kit.tree import Act, Node, Role
from game.ui.kit.widgets.button import button
from game.ui.kit.widgets.inputs import Field
from game.ui.kit.widgets.surfaces import Panel
from game.ui.program import Program, ProgramPage
from game.ui.routes import Keyed

COMMAND_GROUP_HEADINGS = {
    CommandGroup.PAGE: Message("help-page"),
    CommandGroup.ASKING: Message("help-asking"),
    CommandGroup.MOVING: Message("help-moving"),
    CommandGroup.ALWAYS: Message("help-always"),
}
"""Headings of the command groups."""
KEY_COLUMN_WIDTH_UNITS = 112.0
"""Width of the key column, in units."""
HELP_ROW_WIDTH_UNITS = 390.0
"""Width of a row, in units."""
HELP_SCROLL_STEP_UNITS = 60.0
"""Scroll distance of an arrow key, in units."""


class Line(NamedTuple):
    """Keys with the same effect, and whether that effect is available now."""

    says: str
    keys: tuple[str, ...]
    holds: bool
    faces: tuple[Face, ...] = ()


def lines(
    page: Keyed,
    sort: CommandGroup,
    device: Device = Device.KEYS,
    style: PadStyle = PadStyle.LETTERS,
) -> list[Line]:
    """The keys of a page's commands in one group, with unavailable ones last.

    With a gamepad its buttons replace the keys.
    """
    told: dict[str, Line] = {}
    # A button's meaning on this page takes precedence over its general one.
    own = [one.pad for one in page.commands if one.sort is CommandGroup.PAGE]
    taken = own if sort is CommandGroup.MOVING else []
    for says, some in _series(one for one in page.commands if one.sort is sort):
        holds = any(map(page.holds, some))
        before = told.get(says)
        if device is Device.PAD:
            some = [one for one in some if one.pad is not None and one.pad not in taken]
            shown = [one.shown_for(device, style) for one in some]
        else:
            most = None if len(some) == 1 else 1
            shown = [chord.shown for one in some for chord in one.keys[:most]]
        if not shown:
            continue
        keys = (*(before.keys if before else ()), *shown)
        faces = [face(one.pad, style) for one in some if device is Device.PAD and one.pad]
        told[says] = Line(
            says,
            tuple(dict.fromkeys(keys)),
            holds or bool(before and before.holds),
            (*(before.faces if before else ()), *faces),
        )
    return sorted(told.values(), key=lambda line: not line.holds)


def _series(commands: Iterable[Command]) -> list[tuple[str, list[Command]]]:
    """Commands by effect; commands of a series share one entry."""
    found: dict[str, list[Command]] = {}
    for one in commands:
        whole = next((told(called) for some, called in COMMAND_SERIES if one in some), None)
        found.setdefault(one.label if whole is None else whole, []).append(one)
    return list(found.items())


class HelpPage(ProgramPage, HeadedPage):
    """The keys of the page ``about``."""

    name = "help"
    places = (Scope.HELP,)
    reads = True

    def __init__(self, app: Program, about: Keyed) -> None:
        super().__init__(app)
        self.about = about

    @property
    def heading(self) -> str:
        return say("help-heading")

    def beside(self, kit: Kit) -> Box:
        return kit.button(
            OPEN_KEY_BINDINGS.name,
            OPEN_KEY_BINDINGS.label,
            self.navigator.opener(routes.Keys()),
            target=44,
            icon=Icon.SETTINGS,
            command=OPEN_KEY_BINDINGS,
            area="head",
        )

    def content(self, kit: Kit) -> Box:
        cells: list[Box] = []
        for sort, heading in COMMAND_GROUP_HEADINGS.items():
            some = lines(self.about, sort, kit.measures.device, kit.measures.style)
            rows = [self._row(line, kit) for line in some]
            if sort is CommandGroup.ASKING and kit.measures.device is Device.PAD:
                rows = self._asking(kit)
            if not rows:
                continue
            before = [Space(high=kit.px(14))] if cells else []
            cells += [
                *before,
                kit.group_heading(told(heading)),
                Grid(rows, kit.px(24), kit.px(6), most=2, fill=True),
            ]
        return Column(cells, kit.px(6))

    def _asking(self, kit: Kit) -> list[Box]:
        """Buttons that ask what keys ask: a gamepad has too few of its own."""
        return [
            kit.button(
                one.name,
                one.label,
                partial(self._ask, one),
                width=HELP_ROW_WIDTH_UNITS,
                target=44,
                area="asking",
            )
            for one in self.about.commands
            if one.sort is CommandGroup.ASKING
        ]

    def _ask(self, command: Command) -> None:
        """Go back to the page, and ask there."""
        self.navigator.back()
        key = command.keys[0]
        self.about.handle(Key(key.key, bool(key.shift), bool(key.control), key.alt))

    def _row(self, line: Line, kit: Kit) -> Box:
        says = line.says if line.holds else say("help-not-now", command=line.says)
        wide = kit.measures.grown_length(KEY_COLUMN_WIDTH_UNITS)
        keys = Limit(
            caps(kit, line.faces or line.keys, dim=not line.holds),
            least=wide,
            ideal=wide,
            most=wide,
        )
        words = kit.words(says, 15.5, tone="text" if line.holds else "dim", anchor="midleft")
        row = Row([keys, words.growing()], kit.px(12))
        named = [told(one.said) for one in line.faces] or line.keys
        node = Node(Role.ROW, says, nowhere(), value=told(listed(named)))
        return Limit(NodeBox(node, row), ideal=kit.measures.grown_length(HELP_ROW_WIDTH_UNITS))

    def on_key(self, key: Key) -> None:
        _, down = arrow(key) or (0, 0)
        if down and self.column.turn(down * self.measures.px(HELP_SCROLL_STEP_UNITS)):
            self.turned()
        else:
            super().on_key(key)


KEYBOARD_PANEL_POSITION_SHARE = 0.94
"""Vertical position of the panel, from 0 (top) to 1 (bottom), so that search results stay visible
above it."""


class TypingPage(ProgramPage, ScrollPage):
    """On-screen keyboard for a text field of the page below, which filters the input.

    The callback ``field`` returns its name; ``read`` and ``edit`` get and set its text.
    """

    name = "typing"
    places = (Scope.TYPING,)
    covers = False

    def __init__(
        self,
        app: Program,
        field: Callable[[], str],
        read: Callable[[], str],
        edit: Callable[[str], None],
    ) -> None:
        super().__init__(app)
        self.field = field
        self.read = read
        self.edit = edit

    def entered(self) -> None:
        super().entered()
        first = self.tree.first()
        if first is not None and not self.focus:
            self.set_focus(first)

    @property
    def heading(self) -> str:
        return self.field()

    @property
    def typing(self) -> bool:
        return True

    # Typing.

    def put(self, text: str) -> None:
        self.edit(text)
        self.changed()

    def add(self, signs: str) -> None:
        """Append text to the field."""
        self.put(self.read() + signs)

    def take(self) -> None:
        self.put(self.read()[:-1])

    def on_text(self, text: str) -> None:
        self.add(text)

    def on_key(self, key: Key) -> None:
        meant = (
            one for one in self.tree.nodes if one.command is not None and one.command.matches(key)
        )
        button = next(meant, None)
        if button is not None:
            # The focus stays on the last typed key.
            self.activate(button)
        elif not pressed(key).types and not PICK_FOCUSED.matches(key):
            # A keyboard also sends the typed text as an event.
            super().on_key(key)

    # Layout.

    def page(self, kit: Kit) -> Box:
        gap, edge = kit.px(6), kit.px(16)
        rows = [
            Grid([self._key(sign, kit) for sign in row], gap, most=len(row), even=True, fill=True)
            for row in say("typing-rows").split()
        ]
        keys = [AsDrawn(row, kit.measures) for row in rows]
        buttons: list[tuple[str, Command, Icon, Act]] = [
            ("space", TYPE_SPACE, Icon.MINUS, lambda: self.add(" ")),
            ("delete", DELETE_TYPED_LETTER, Icon.BACK, self.take),
            ("done", FINISH_TYPING, Icon.CHECK, self.back),
        ]
        foot = Row(
            [
                kit.button(
                    key,
                    one.label,
                    act,
                    width=150,
                    target=44,
                    icon=icon,
                    command=one,
                    primary=key == "done",
                    area="foot",
                )
                for key, one, icon, act in buttons
            ],
            gap,
        )
        text = Node(
            Role.STATUS,
            self.heading,
            nowhere(),
            "typed",
            value=self.read(),
            widget=Field(say("typing-empty")),
        )
        high = kit.target_height(44, 16.5)
        inside = Column(
            [
                kit.words(self.heading, 18, role=Role.HEADING, weight="bold"),
                FixedBox(text, kit.px(300), high),
                Space(high=gap),
                *keys,
                Space(high=gap),
                Align(foot, 0.5, 0),
            ],
            gap,
        )
        panel = NodeBox(
            Node(Role.PANEL, self.heading, nowhere(), widget=Panel()), Pad(inside, edge, edge)
        )
        return Pad(
            Align(Limit(panel, ideal=kit.px(680)), 0.5, KEYBOARD_PANEL_POSITION_SHARE), edge, edge
        )

    def _key(self, sign: str, kit: Kit) -> Box:
        node = button(
            f"key {sign}",
            sign,
            nowhere(),
            lambda: self.add(sign),
            area="keys",
            first=sign == say("typing-rows")[0],
        )
        side = kit.target_height(44, 16.5)
        return FixedBox(node, side, side)

    def paint(self, painter: Painter) -> None:
        painter.shade()
        self.renderer.paint_nodes(painter)
