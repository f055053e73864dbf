"""The rules of a game, from its rules text, with a search."""

import re
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from pygame import Rect

from game.core.game import Game
from game.core.options import Value
from game.ui.box import Box, Column, Limit, Row, Space, Text
from game.ui.find import spans, stretches
from game.ui.headed import HeadedPage
from game.ui.paint.theme import Measures
from game.ui.program import Program
from game.ui.tree import Act, Node, Role
from game.ui.widgets.controls import choice, field
from game.ui.widgets.kit import Kit
from game.ui.widgets.mark import Mark
from game.ui.window.commands import BACK, CLOSE_RULES, FIND
from game.ui.window.inputs import Key
from game.words.message import file_told, say

NAMED = re.compile(r"(.*\S)\s+\{#([a-z0-9-]+)\}")
"""A heading and its name: ``Runs {#runs}``."""


class Block(NamedTuple):
    """A block of a rules text: what it is, its words, and of a heading its name.

    It is a ``title``, ``heading``, ``item`` or ``text``, or the ``columns`` of a table or one
    ``row`` of it, whose cells are parted by tabs.
    """

    kind: str
    words: str
    name: str = ""


def blocks(text: str) -> Iterator[Block]:
    """The blocks of a rules text."""
    paragraph: list[str] = []
    table = False
    for line in [*text.splitlines(), ""]:
        line = line.strip()
        row, before = line.startswith("|"), table
        table = row
        special = row or line.startswith(("# ", "## ", "- "))
        if (special or not line) and paragraph:
            yield Block("text", " ".join(paragraph))
            paragraph = []
        if line.startswith("# "):
            yield Block("title", line[2:])
        elif line.startswith("## "):
            named = NAMED.fullmatch(line, 3)
            yield Block("heading", *(named.groups() if named else (line[3:],)))
        elif line.startswith("- "):
            yield Block("item", line[2:])
        elif row and not set(line) <= set("|-: "):
            cells = "\t".join(line.strip("| ").split(" | "))
            yield Block("row" if before else "columns", cells)
        elif line and not row:
            paragraph.append(line)


def plain(text: str) -> str:
    """A text without its marks: what is named (between single stars) stands in quotes."""
    return re.sub(r"(?<!\*)\*([^*]+)\*(?!\*)", r"“\1”", text).replace("*", "")


def key_of(rule: str) -> str:
    """The key of a rule's heading on the page."""
    return f"rule {rule}"


class Marked(Text):
    """Words with what is searched for marked beneath them, told to the ``page`` they are on."""

    def __init__(self, words: Text, page: "RulesPage") -> None:
        super().__init__(words.node, words.texts)
        self.page = page

    def place(self, rect: Rect) -> list[Node]:
        nodes = super().place(rect)
        if not self.page.search.strip():
            return nodes
        at, step = self.node.rect, self.texts.height(self.size)
        marks = []
        for parts in stretches(self.lines(rect.w), self.page.search, self._wide):
            areas = [Rect(at.x + left, at.y + line * step, right - left, step)
                     for line, left, right in parts]  # fmt: skip
            here = len(self.page.matches) == self.page.at
            self.page.matches.append(areas[0])
            marks += [Node(Role.MARK, "", area, widget=Mark(here)) for area in areas]
        return [*marks, *nodes]

    def _wide(self, part: str) -> int:
        return self.texts.width(part, self.size, self.weight)


class RulesPage(HeadedPage):
    """The rules as the player reads them, opened at the heading of a ``rule``'s name.

    With ``games`` one can turn to the rules of the others.
    """

    name = "rules"

    def __init__(
        self,
        app: Program,
        game: Game[Any, Any],
        rule: str = "",
        games: Sequence[Game[Any, Any]] = (),
    ) -> None:
        super().__init__(app)
        self.games = games
        self.wanted = rule
        self.search = ""
        self.at = 0
        self.matches: list[Rect] = []
        self._found = False
        self._read(game)

    def _read(self, game: Game[Any, Any]) -> None:
        self.game = game
        self.heading = say("rules-heading", game=game.title)
        self.blocks = list(blocks(file_told(game.rules).read_text(encoding="utf-8")))

    # The page.

    def beside(self, kit: Kit) -> Box:
        """The search, and the way from one place found to the next."""
        empty = say("rules-search.empty", key=FIND.shown)
        line = field(kit, "search", FIND.label, self.search, empty, self._seek, "search",
                     width=250, target=44, note=self._note(), first=True)  # fmt: skip
        cells = [line]
        for name, icon, step in (
            (say("rules-next"), "arrow-down", 1),
            (say("rules-before"), "arrow-up", -1),
        ):
            if self._count() > 1:
                cells.insert(0, kit.icon_button(f"found{step:+d}", name, self._stepper(step), icon,
                                                area="search"))  # fmt: skip
        return Row(cells, kit.px(6))

    def _count(self) -> int:
        """In how many places it is found."""
        parts = (part for block in self.blocks if block.kind != "title"
                 for part in block.words.split("\t"))  # fmt: skip
        return sum(len(spans(" ".join(plain(part).split()), self.search)) for part in parts)

    def _note(self) -> str:
        if not self.search.strip():
            return ""
        count = self._count()
        if not count:
            return say("rules-search.none")
        return say("rules-search.found", place=self.at + 1, count=count)

    def body(self, kit: Kit) -> Box:
        if not self.games:
            return super().body(kit)
        names = tuple(game.name for game in self.games)
        titles = tuple(game.title for game in self.games)
        tabs = choice(
            kit,
            "rules of",
            say("rules-of"),
            names,
            titles,
            self.game.name,
            self._turn,
            "games",
            target=42,
        )
        under = self.scrolled(kit).growing()
        return self.middle(Column([tabs, Space(high=kit.px(12)), under]), kit)

    def _turn(self, name: Value) -> None:
        """Turn to the rules of another game."""
        self._read(next(game for game in self.games if game.name == name))
        self.column.offset = 0
        self._seek(self.search)

    def build(self, measures: Measures) -> Node:
        root = self._placed(measures)
        if self.wanted and not self._found:
            self._found = True
            if self._turn_to_wanted(root, measures):
                return self._placed(measures)
        return root

    def _placed(self, measures: Measures) -> Node:
        """The page's tree, its places found noted anew."""
        self.matches = []
        return super().build(measures)

    def _turn_to_wanted(self, root: Node, measures: Measures) -> bool:
        """Turn the page to the heading it was opened at; whether that moved it."""
        for node in root.walk():
            if node.key == key_of(self.wanted):
                return self.column.turn(node.rect.y - self.column.view.y - measures.px(18))
        return False

    def content(self, kit: Kit) -> Box:
        cells: list[Box] = []
        for block in self.blocks:
            if block.kind == "title":
                continue
            if cells:
                cells.append(Space(high=kit.px(21 if block.kind == "heading" else 7)))
            cells.append(self._block(block, kit))
        return Column(cells)

    def _block(self, block: Block, kit: Kit) -> Box:
        """A block of the rules text as a box."""
        kind, text = block.kind, plain(block.words)
        if kind == "heading":
            tone = "gold" if block.name == self.wanted else "text"
            words = kit.words(text, 21, role=Role.HEADING, weight="bold", tone=tone)
            words.node.key = key_of(block.name)
            return Marked(words, self)
        if kind == "item":
            bullet = Limit(kit.words("•", 16.5), ideal=kit.measures.grown(18))
            space = Space(kit.px(4))
            return Row([space, bullet, self._written(text, kit).growing()], across="top")
        if kind == "text":
            return self._written(text, kit)
        weight, tone = ("semibold", "dim") if kind == "columns" else ("regular", "text")
        row = [self._written(cell, kit, weight, tone).growing() for cell in text.split("\t")]
        return Limit(Row(row, across="top"), most=kit.measures.grown(300 * len(row)))

    def _written(
        self, text: str, kit: Kit, weight: str = "regular", tone: str = "text"
    ) -> "Marked":
        return Marked(kit.words(text, 16.5, weight=weight, tone=tone), self)

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
        elif FIND.by(key):
            self.set_focus(self.tree.by_key["search"])
        elif typing and key.name in ("return", "enter"):
            self._step(-1 if key.shift else 1)
        elif BACK.by(key) and self.search:
            self._seek("")
        elif key.name == "space" and not typing:
            self.scroll(self.column.view.h - step)
        elif CLOSE_RULES.by(key):
            self.back()
        else:
            super().on_key(key)
