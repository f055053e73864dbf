"""The rules of a game, from its rules text."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from pygame import Rect

from game.core.game import Game
from game.ui.inputs import Key
from game.ui.scenes.page import PageScene
from game.ui.theme import Measures
from game.ui.tree import Node
from game.ui.widgets.make import words

if TYPE_CHECKING:
    from game.ui.app import App


def blocks(text: str) -> Iterator[tuple[str, str]]:
    """The blocks of a rules text: what each is, and its words.

    It is a ``title``, ``heading``, ``item`` or ``text``, or the ``columns`` of a table or one
    ``row`` of it, whose cells are parted by tabs.
    """
    paragraph: list[str] = []
    table = False
    for line in [*text.splitlines(), ""]:
        line = line.strip()
        row, before = line.startswith("|"), table
        table = row
        special = row or line.startswith(("# ", "## ", "- "))
        if (special or not line) and paragraph:
            yield "text", " ".join(paragraph)
            paragraph = []
        if line.startswith("# "):
            yield "title", line[2:]
        elif line.startswith("## "):
            yield "heading", line[3:]
        elif line.startswith("- "):
            yield "item", line[2:]
        elif row and not set(line) <= set("|-: "):
            yield "row" if before else "columns", "\t".join(line.strip("| ").split(" | "))
        elif line and not row:
            paragraph.append(line)


class RulesScene(PageScene):
    """The rules as the player reads them, opened at a heading."""

    name = "rules"

    def __init__(self, app: "App", game: Game[Any, Any], heading: str = "") -> None:
        super().__init__(app)
        self.heading = f"The rules of {game.title}"
        self.blocks = list(blocks(game.rules.read_text(encoding="utf-8")))
        self.wanted = heading

    def content(self, rect: Rect, measures: Measures) -> list[Node]:
        texts = self.app.texts
        y = rect.y
        nodes: list[Node] = []
        for kind, text in self.blocks:
            if kind == "title":
                continue
            text = text.replace("*", "")
            if kind in ("columns", "row"):
                row = self._row(text.split("\t"), Rect(rect.x, y, rect.w, 0), kind, measures)
                nodes += row
                y = max(node.rect.bottom for node in row) + measures.px(7)
                continue
            size = measures.text(21 if kind == "heading" else 16.5)
            indent = measures.px(22) if kind == "item" else 0
            weight = "bold" if kind == "heading" else "regular"
            if kind == "heading" and nodes:
                y += measures.px(14)
            lines = texts.wrapped(text, size, rect.w - indent, weight)
            high = len(lines) * texts.height(size)
            place = Rect(rect.x + indent, y, rect.w - indent, high)
            wanted = kind == "heading" and text == self.wanted
            nodes.append(
                words(
                    text,
                    place,
                    size,
                    role="heading" if kind == "heading" else "text",
                    tone="gold" if wanted else "text",
                    weight=weight,
                    lines=True,
                )
            )
            if kind == "item":
                nodes.append(words("•", Rect(rect.x + measures.px(4), y, indent, high), size))
            if wanted and not self._found:
                self._found = True
                self.offset = max(0, y - rect.y)
                self.stale = True
            y += high + measures.px(7)
        return nodes

    _found = False

    def _row(self, cells: list[str], rect: Rect, kind: str, measures: Measures) -> list[Node]:
        """A row of a table, from the top of the rectangle."""
        texts = self.app.texts
        size = measures.text(16.5)
        weight = "semibold" if kind == "columns" else "regular"
        wide = min(rect.w // len(cells), measures.px(300))
        nodes = []
        for number, cell in enumerate(cells):
            high = len(texts.wrapped(cell, size, wide, weight)) * texts.height(size)
            place = Rect(rect.x + number * wide, rect.y, wide, high)
            tone = "dim" if kind == "columns" else "text"
            nodes.append(words(cell, place, size, tone=tone, weight=weight, lines=True))
        return nodes

    def on_key(self, key: Key) -> None:
        step = self.measures.px(60)
        page = self._view.h - step
        distance = {"down": step, "up": -step, "page down": page, "page up": -page, "space": page,
                    "home": -self._high, "end": self._high}.get(key.name)  # fmt: skip
        if distance is not None:
            self.scroll(distance)
        elif key.name == "f1":
            self.back()
        else:
            super().on_key(key)
