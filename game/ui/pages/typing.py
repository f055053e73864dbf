"""Keys on the screen, for who has none to type with."""

from collections.abc import Callable

from game.ui.box import Align, Box, Column, Fixed, Grid, Group, Limit, Pad, Row, Space
from game.ui.paint.painter import Painter
from game.ui.program import Program
from game.ui.scrolling import ScrollPage
from game.ui.tree import Act, Node, Role
from game.ui.widgets.field import Field
from game.ui.widgets.kit import Kit, nowhere
from game.ui.widgets.make import button
from game.ui.widgets.panel import Panel
from game.ui.window.chord import pressed
from game.ui.window.commandplaces import Place
from game.ui.window.commands import PICK, TYPE_BACK, TYPE_DONE, TYPE_SPACE, Command
from game.ui.window.inputs import Key
from game.words.message import say

LOW = 0.94
"""The panel lies so far down: what is searched for shows above it."""


class TypingPage(ScrollPage):
    """Types into a field of the page below, which decides what may stand there.

    ``read`` gives what stands in the field, ``edit`` is told what is to stand there.
    """

    name = "typing"
    places = (Place.TYPING,)
    covers = False

    def __init__(
        self, app: Program, heading: str, read: Callable[[], str], edit: Callable[[str], None]
    ) -> None:
        super().__init__(app)
        self.heading = heading
        self.read = read
        self.edit = edit

    def entered(self) -> None:
        super().entered()
        first = self.tree.first()
        if first is not None and not self.focus:
            self.set_focus(first)

    @property
    def typing(self) -> bool:
        return True

    # What is typed.

    def put(self, text: str) -> None:
        """Have this stand in the field."""
        self.edit(text)
        self.changed()

    def add(self, signs: str) -> None:
        """Type something at the end."""
        self.put(self.read() + signs)

    def take(self) -> None:
        """Take the last sign away."""
        self.put(self.read()[:-1])

    def on_text(self, text: str) -> None:
        self.add(text)

    def on_key(self, key: Key) -> None:
        meant = (one for one in self.tree.nodes if one.command is not None and one.command.by(key))
        button = next(meant, None)
        if button is not None:
            # The focus stays on the sign that was typed last.
            self._do(button)
        elif not pressed(key).types and not PICK.by(key):
            # What a keyboard types is told as text, too.
            super().on_key(key)

    # The page.

    def page(self, kit: Kit) -> Box:
        gap, edge = kit.px(6), kit.px(16)
        rows = [Grid([self._key(sign, kit) for sign in row], gap, most=len(row), even=True,
                     fill=True)
                for row in say("typing-rows").split()]  # fmt: skip
        buttons: list[tuple[str, Command, str, Act]] = [
            ("space", TYPE_SPACE, "minus", lambda: self.add(" ")),
            ("delete", TYPE_BACK, "back", self.take),
            ("done", TYPE_DONE, "check", self.back),
        ]
        foot = Row([
            kit.button(key, one.label, act, width=150, target=44, icon=icon, command=one,
                       primary=key == "done", area="foot")
            for key, one, icon, act in buttons
        ], gap)  # fmt: skip
        text = Node(Role.STATUS, self.heading, nowhere(), "typed", value=self.read(),
                    widget=Field(say("typing-empty")))  # fmt: skip
        high = kit.tall(44, 16.5)
        inside = Column([
            kit.words(self.heading, 18, role=Role.HEADING, weight="bold"),
            Fixed(text, kit.px(300), high),
            Space(high=gap),
            *rows,
            Space(high=gap),
            Align(foot, 0.5, 0),
        ], gap)  # fmt: skip
        panel = Group(Node(Role.PANEL, self.heading, nowhere(), widget=Panel()),
                      Pad(inside, edge, edge))  # fmt: skip
        return Pad(Align(Limit(panel, ideal=kit.px(680)), 0.5, LOW), edge, edge)

    def _key(self, sign: str, kit: Kit) -> Box:
        node = button(f"key {sign}", sign, nowhere(), lambda: self.add(sign), area="keys",
                      first=sign == say("typing-rows")[0])  # fmt: skip
        side = kit.tall(44, 16.5)
        return Fixed(node, side, side)

    def paint(self, painter: Painter) -> None:
        painter.shade()
        self.paint_nodes(painter)
