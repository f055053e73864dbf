"""The rules of a game, from its rules text, with a search."""

import re
from collections.abc import Iterator, Sequence
from typing import Any

from pygame import Rect

from game.core.game import Game
from game.core.options import Value
from game.ui.inputs import Key
from game.ui.program import Program
from game.ui.scenes.find import stretches
from game.ui.scenes.page import PageScene
from game.ui.theme import Measures
from game.ui.tree import Act, Node
from game.ui.widgets.make import button, choice, field, words


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


def plain(text: str) -> str:
    """A text without its marks: what is named (between single stars) stands in quotes."""
    return re.sub(r"(?<!\*)\*([^*]+)\*(?!\*)", r"“\1”", text).replace("*", "")


class RulesScene(PageScene):
    """The rules as the player reads them, opened at a heading.

    With ``games`` one can turn to the rules of the others.
    """

    name = "rules"

    def __init__(
        self,
        app: Program,
        game: Game[Any, Any],
        heading: str = "",
        games: Sequence[Game[Any, Any]] = (),
    ) -> None:
        super().__init__(app)
        self.games = games
        self.wanted = heading
        self.search = ""
        self.at = 0
        self.matches: list[Rect] = []
        self._found = False
        self._read(game)

    def _read(self, game: Game[Any, Any]) -> None:
        self.game = game
        self.heading = f"The rules of {game.title}"
        self.blocks = list(blocks(game.rules.read_text(encoding="utf-8")))

    # The page.

    def beside(self, head: Rect, measures: Measures) -> list[Node]:
        """The search, and the way from one place found to the next."""
        place = Rect(0, head.y, measures.px(250), head.h)
        place.right = head.right
        line = field("search", "Search the rules", place, self.search, "Search (Ctrl+F)",
                     self._seek, "search")  # fmt: skip
        line.look["note"] = self._note()
        line.look["first"] = True
        nodes = [line]
        gap = measures.px(6)
        for name, icon, step in (("Next place", "arrow-down", 1), ("Place before", "arrow-up", -1)):
            place = Rect(place.x - gap - head.h, head.y, head.h, head.h)
            if len(self.matches) > 1:
                nodes.append(
                    button(f"found{step:+d}", name, place, self._stepper(step), icon=icon,
                           bare=True, area="search")
                )  # fmt: skip
        return nodes

    def _note(self) -> str:
        if not self.search.strip():
            return ""
        return f"{self.at + 1} of {len(self.matches)}" if self.matches else "not found"

    def body(self, room: Rect, measures: Measures) -> list[Node]:
        if not self.games:
            return super().body(room, measures)
        wide = min(measures.px(self.wide), room.w)
        tabs = Rect(room.centerx - wide // 2, room.y, wide, measures.target(42))
        names = tuple(game.name for game in self.games)
        titles = tuple(game.title for game in self.games)
        turn = choice("rules of", "Rules", tabs, names, titles, self.game.name, self._turn, "games")
        low = tabs.bottom + measures.px(12)
        return [turn, *super().body(Rect(room.x, low, room.w, room.bottom - low), measures)]

    def _turn(self, name: Value) -> None:
        """Turn to the rules of another game."""
        self._read(next(game for game in self.games if game.name == name))
        self.column.offset = 0
        self._seek(self.search)

    def content(self, rect: Rect, measures: Measures) -> list[Node]:
        self.matches = []
        y = rect.y
        nodes: list[Node] = []
        for kind, text in self.blocks:
            if kind == "title":
                continue
            text = plain(text)
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
            wanted = kind == "heading" and text == self.wanted
            place = Rect(rect.x + indent, y, rect.w - indent, 0)
            role = "heading" if kind == "heading" else "text"
            nodes += self._written(text, place, size, weight, "gold" if wanted else "text", role)
            high = nodes[-1].rect.h
            if kind == "item":
                nodes.append(words("•", Rect(rect.x + measures.px(4), y, indent, high), size))
            if wanted and not self._found:
                self._found = True
                self.column.offset = max(0, y - rect.y)
                self.stale = True
            y += high + measures.px(7)
        return nodes

    def _written(
        self, text: str, place: Rect, size: int, weight: str, tone: str, role: str = "text"
    ) -> list[Node]:
        """Words in lines from the top of a place, what is searched for marked beneath them."""
        texts = self.app.texts
        lines = texts.wrapped(text, size, place.w, weight)
        step = texts.height(size)
        marks = []
        found = stretches(lines, self.search, lambda part: texts.width(part, size, weight))
        for parts in found:
            here = len(self.matches) == self.at
            areas = [Rect(place.x + left, place.y + line * step, right - left, step)
                     for line, left, right in parts]  # fmt: skip
            self.matches.append(areas[0])
            marks += [Node("mark", "", area, look={"here": here}) for area in areas]
        place = Rect(place.x, place.y, place.w, len(lines) * step)
        return [*marks, words(text, place, size, role=role, tone=tone, weight=weight, lines=True)]

    def _row(self, cells: list[str], rect: Rect, kind: str, measures: Measures) -> list[Node]:
        """A row of a table, from the top of the rectangle."""
        size = measures.text(16.5)
        weight = "semibold" if kind == "columns" else "regular"
        tone = "dim" if kind == "columns" else "text"
        wide = min(rect.w // len(cells), measures.px(300))
        nodes = []
        for number, cell in enumerate(cells):
            place = Rect(rect.x + number * wide, rect.y, wide, 0)
            nodes += self._written(cell, place, size, weight, tone)
        return nodes

    # The search.

    def _seek(self, text: str) -> None:
        """Search for another text, from the top."""
        self.search = text
        self.at = 0
        self.changed()
        self._turn_to_match()

    def _stepper(self, step: int) -> Act:
        return lambda: self._step(step)

    def _step(self, step: int) -> None:
        """Go to another place where it is found, round about."""
        if self.matches:
            self.at = (self.at + step) % len(self.matches)
            self.changed()
            self._turn_to_match()

    def _turn_to_match(self) -> None:
        """Bring the place found into view; the tree must be new, as it knows where that is."""
        if self.tree.root and self.matches:
            self.column.reveal(self.matches[self.at], self.measures)
            self.changed()

    def on_key(self, key: Key) -> None:
        step = self.measures.px(60)
        typing = self.focus == "search"
        if key.name in ("down", "up"):
            self.scroll(step if key.name == "down" else -step)
        elif key.control and key.name == "f":
            self.set_focus(self.tree.by_key["search"])
        elif typing and key.name in ("return", "enter"):
            self._step(-1 if key.shift else 1)
        elif key.name == "escape" and self.search:
            self._seek("")
        elif key.name == "space" and not typing:
            self.scroll(self.column.view.h - step)
        elif key.name == "f1":
            self.back()
        else:
            super().on_key(key)
