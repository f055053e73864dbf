"""A dialog: a panel in the middle of the page below, with a heading, words and buttons."""

from collections.abc import Callable, Sequence

from pygame import Rect

from game.ui.paint import Painter
from game.ui.program import Program
from game.ui.scene import Scene
from game.ui.theme import Measures
from game.ui.tree import Node
from game.ui.ways import Answer
from game.ui.widgets.make import button, words


class Dialog(Scene):
    """A heading, a sentence or two, and a column of answers, the first the usual one."""

    covers = False
    wide = 420.0

    def __init__(
        self, app: Program, name: str, heading: str, text: str, answers: Sequence[Answer]
    ) -> None:
        super().__init__(app)
        self.name = name
        self.heading = heading
        self.text = text
        self.answers = answers

    def build(self, measures: Measures) -> Node:
        pad = measures.px(28)
        wide = min(measures.px(self.wide), measures.width - 2 * pad)
        size = measures.text(16)
        inner = wide - 2 * pad
        lines = self.app.texts.wrapped(self.text, size, inner) if self.text else []
        text_high = len(lines) * self.app.texts.height(size)
        row = measures.target(48)
        gap = measures.px(10)
        head = measures.px(46)
        high = 2 * pad + head + text_high + (gap if lines else 0)
        high += len(self.answers) * (row + gap) - gap
        rect = Rect(0, 0, wide, high)
        rect.center = (measures.width // 2, measures.height // 2)
        panel = Node("panel", self.heading, rect)
        top = Rect(rect.x + pad, rect.y + pad, inner, head)
        panel.children.append(
            words(self.heading, top, measures.text(25), role="heading", weight="bold")
        )
        place = Rect(top.x, top.bottom, inner, text_high)
        if lines:
            panel.children.append(words(self.text, place, size, lines=True))
        y = place.bottom + (gap if lines else 0)
        for number, answer in enumerate(self.answers):
            panel.children.append(
                button(
                    f"answer {number}",
                    answer.name,
                    Rect(top.x, y, inner, row),
                    answer.act,
                    icon=answer.icon,
                    shortcut=answer.key,
                    primary=number == 0,
                    area="answers",
                )
            )
            y += row + gap
        return Node("page", self.heading, Rect(0, 0, measures.width, measures.height),
                    children=[panel])  # fmt: skip

    def entered(self) -> None:
        super().entered()
        if not self.focus:
            first = self.tree.first()
            if first is not None:
                self.set_focus(first)

    def paint(self, painter: Painter) -> None:
        painter.shade()
        self.paint_nodes(painter)


def notice(app: Program, heading: str, text: str, then: Callable[[], None] | None = None) -> Dialog:
    """A dialog that says something and is closed."""

    def close() -> None:
        app.ways.back()
        if then is not None:
            then()

    return Dialog(app, "notice", heading, text, [Answer("Go on", close, "check")])
