"""Dialogs: a panel over the page below, with a heading, a text and buttons."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.text.icon import Icon
from game.text.message import Message, TextValue, told
from game.ui.kit.forms.builder import Kit, nowhere
from game.ui.kit.input.commands import Command, Scope
from game.ui.kit.layout.alternatives import LargestFit
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.frame import Align, Limit, NodeBox, Pad
from game.ui.kit.layout.grid import Flow
from game.ui.kit.layout.leaf import Space
from game.ui.kit.layout.linear import Column, Row
from game.ui.kit.layout.scroll import Scroll
from game.ui.kit.pages.host import Host
from game.ui.kit.pages.page import called
from game.ui.kit.pages.scroll_page import ScrollPage
from game.ui.kit.paint.painter import Painter
from game.ui.kit.tree import Act, Node, Role
from game.ui.kit.widgets.surfaces import Panel

DIALOG_PANEL_KEY = "dialog"
MAX_COLUMN_ANSWER_COUNT = 4
"""Number of answers that always stand one below the other; more stand in pairs in a low window."""

ANSWER_TARGET_UNITS = 48.0
"""Height of an answer."""


DialogText = TextValue | Callable[[], str]
"""The text of a dialog: a message, or a function that renders it."""


class DialogButton(NamedTuple):
    """An answer to a dialog's question: its label, what it does, and a line of help below it."""

    name: TextValue
    act: Act
    icon: Icon | None = None
    command: Command | None = None
    help: TextValue = ""


class Dialog(ScrollPage):
    """An overlay that asks a question; the first answer is the default one.

    Escape and a press outside the panel leave it without an answer.
    """

    covers = False
    places: tuple[Scope, ...] = (Scope.DIALOG,)
    asking = True
    restrained = True
    wide = 420.0

    def __init__(
        self,
        app: Host,
        name: str,
        heading_text: TextValue,
        said: DialogText,
        answers: Sequence[DialogButton],
    ) -> None:
        super().__init__(app)
        self.name = name
        self.heading_text = heading_text
        self.said: DialogText = said
        self.answers = answers

    @property
    def text(self) -> str:
        return self.said() if callable(self.said) else told(self.said)

    @property
    def called(self) -> str:
        return called(self.heading, self.text)

    def page(self, kit: Kit) -> Box:
        pad, gap = kit.px(28), kit.px(10)
        cells: list[Box] = [
            kit.words(self.heading, 25, role=Role.HEADING, weight="bold"),
            Space(high=kit.px(11)),
        ]
        if self.text:
            text = kit.words(self.text, 16)
            cells += [Scroll(self.column, text, kit.measures, outside=True), Space(high=gap)]
        answers = [self._answer(number, answer, kit) for number, answer in enumerate(self.answers)]
        ways: list[Sequence[Box]] = [answers]
        if len(answers) > MAX_COLUMN_ANSWER_COUNT:
            pairs = [answers[at : at + 2] for at in range(0, len(answers), 2)]
            ways.append([Row([one.growing() for one in pair], gap, "top") for pair in pairs])
            ways.append([Flow(answers, gap, gap)])
        made: list[Box] = []
        for number, rows in enumerate(ways):
            panel = NodeBox(
                Node(Role.PANEL, self.heading, nowhere(), DIALOG_PANEL_KEY, widget=Panel()),
                Pad(Column([*cells, Column(rows, gap)]), pad, pad),
            )
            wide = kit.measures.grown_length(self.wide * min(2, 1 + number))
            made.append(Pad(Align(Limit(panel, ideal=wide)), pad, pad))
        return made[0] if len(made) == 1 else LargestFit(made)

    def _answer(
        self, number: int, answer: DialogButton, kit: Kit, target: float = ANSWER_TARGET_UNITS
    ) -> Box:
        """The button of an answer, ``target`` units high, with its help below."""
        name = told(answer.name)
        button = kit.button(
            f"answer {number}",
            name,
            answer.act,
            target=target,
            icon=answer.icon,
            command=answer.command,
            primary=number == 0,
            area="answers",
        )
        if not answer.help:
            return button
        help = kit.words(told(answer.help), 13, tone="dim")
        return NodeBox(Node(Role.GROUP, name, nowhere()), Column([button, help], kit.px(2)))

    def entered(self) -> None:
        super().entered()
        if not self.focus:
            first = self.tree.first()
            if first is not None:
                self.set_focus(first)

    def on_press(self, x: float, y: float) -> None:
        if self.tree.by_key[DIALOG_PANEL_KEY].rect.collidepoint(x, y):
            super().on_press(x, y)
        else:
            self.back()

    def paint(self, painter: Painter) -> None:
        painter.shade()
        self.renderer.paint_nodes(painter)


def notice(
    app: Host, heading: TextValue, text: DialogText, then: Callable[[], None] | None = None
) -> Dialog:
    """A dialog with one button that closes it and then calls ``then``."""

    def close() -> None:
        app.navigator.back()
        if then is not None:
            then()

    return Dialog(
        app, "notice", heading, text, [DialogButton(Message("dialog-ok"), close, Icon.CHECK)]
    )
