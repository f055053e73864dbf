"""The rules of a game as a table plays it, with a list of contents and a search.

`spans` finds the searched words and `stretches` their positions in wrapped lines. `RulesPage` shows
the text.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from textwrap import shorten
from typing import Any

from pygame import Rect

from game.core.game import Game
from game.core.illegal import InvalidSetup
from game.core.options import OptionField, Options, Preset, Value
from game.features.rule_sets.own_sets import OwnSets
from game.text.folding import folded, folded_places
from game.text.icon import Icon
from game.text.message import Message, file_told, say, told
from game.text.rules_text import Block, Condition, in_force, pictured, plain
from game.ui.deck.card_widgets import LIST_ITEM_CARD_UNITS, cards, picture
from game.ui.features.rules.open_example import example_route
from game.ui.kit.forms.builder import Kit, nowhere
from game.ui.kit.forms.controls import chapter, choice, field
from game.ui.kit.input.chord import pressed
from game.ui.kit.input.commands import (
    FIND_IN_RULES,
    GO_BACK,
    PICK_FOCUSED,
    PRESS_FOCUSED,
    SHOW_CONTENTS,
    Scope,
    arrow,
)
from game.ui.kit.input.events import Key
from game.ui.kit.layout.alternatives import FirstFit
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.frame import Align, Limit, Pad
from game.ui.kit.layout.grid import Flow
from game.ui.kit.layout.leaf import Space, Text
from game.ui.kit.layout.linear import Column, Row
from game.ui.kit.layout.scroll import Scroll, ScrollState
from game.ui.kit.pages.scroll_page import HeadedPage
from game.ui.kit.paint.theme import Measures
from game.ui.kit.tree import Act, Node, Role
from game.ui.kit.widgets.list_items import Chapter
from game.ui.kit.widgets.surfaces import TextHighlight
from game.ui.program import Program, ProgramPage


def spans(text: str, wanted: str) -> list[tuple[int, int]]:
    """Start and end of each match of ``wanted`` in a text.

    Case, marks on letters and repeated spaces do not count.
    """
    low, places = folded_places(text)
    seek = " ".join(folded(wanted).split())
    found: list[tuple[int, int]] = []
    start = low.find(seek) if seek else -1
    while start >= 0:
        found.append((places[start], places[start + len(seek)]))
        start = low.find(seek, start + len(seek))
    return found


def stretches(
    lines: Sequence[str], wanted: str, width: Callable[[str], int]
) -> list[list[tuple[int, int, int]]]:
    """For each match the line and its start and end on the line, in pixels.

    A match that wraps has a part on each line.
    """
    text = " ".join(lines)
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line) + 1)
    found = []
    for start, end in spans(text, wanted):
        parts = []
        for number, line in enumerate(lines):
            first = max(0, start - starts[number])
            last = min(len(line), end - starts[number])
            if first < last:
                parts.append((number, width(line[:first]), width(line[:last])))
        found.append(parts)
    return found


CONTENTS_LIST_WIDTH_UNITS = 216.0
"""Width of the list of contents at the default text size, in units."""
MIN_RULES_TEXT_UNITS = 620.0
"""Minimum width of the text beside the contents, in units."""
MAX_EXAMPLE_NAME_LETTER_COUNT = 28
"""Maximum number of letters that name the button of an example."""
CURRENT_HEADING_DEPTH_UNITS = 70.0
"""Depth below the top of the viewport at which a heading still counts as current, in units."""

DIFFERENCES_HEADING_NAME = "what-differs"
"""Name of the heading above what differs from the usual game."""
MAX_DIFFERENCES_COUNT = 6
"""Most lines that say what differs from the usual game."""
OPTIONS_HEADING_NAME = "all-options"
"""Name of the heading above all options."""


OWN_HAND = (Condition("hand", True, ()),)
"""Marks the picture of the player's hand, which is no example."""


def key_of(rule: str) -> str:
    """Node key of a rule's heading."""
    return f"rule {rule}"


class MarkedText(Text):
    """Text with highlighted search matches, which it adds to the matches of its ``page``."""

    def __init__(self, words: Text, page: "RulesPage") -> None:
        super().__init__(words.node, words.texts)
        self.page = page

    def place(self, rect: Rect) -> list[Node]:
        nodes = super().place(rect)
        if not self.page.search.strip():
            return nodes
        at, step = self.node.rect, self.texts.height(self.size)
        marks = []
        for parts in stretches(self.lines(rect.w), self.page.search, self._part_width):
            areas = [
                Rect(at.x + left, at.y + line * step, right - left, step)
                for line, left, right in parts
            ]
            here = len(self.page.matches) == self.page.at
            self.page.matches.append(areas[0])
            marks += [Node(Role.MARK, "", area, widget=TextHighlight(here)) for area in areas]
        return [*marks, *nodes]

    def _part_width(self, part: str) -> int:
        return self.texts.width(part, self.size, self.weight)


def _about_set(name: str, shipped: Preset | None) -> list[Block]:
    """What the page says of its set of rules, above everything else."""
    if shipped is None:
        return [Block("text", name)] if name else []
    return [Block("text", say("rules-set", name=name, sentence=shipped.sentence))]


def _differing(described: Sequence[OptionField], labels: Mapping[str, str]) -> list[Block]:
    """What differs from the usual game, a line an option; the last one counts those left out."""
    if not described:
        return []
    shown = described
    if len(described) > MAX_DIFFERENCES_COUNT:
        shown = described[: MAX_DIFFERENCES_COUNT - 1]
    lines = [say("history-told-rule", label=one.label, value=labels[one.name]) for one in shown]
    if len(shown) < len(described):
        lines.append(say("rules-differs-more", count=len(described) - len(shown)))
    heading = Block("heading", say("rules-differs"), DIFFERENCES_HEADING_NAME)
    return [heading, *(Block("item", line) for line in lines)]


def _all_options(described: Sequence[OptionField], labels: Mapping[str, str]) -> list[Block]:
    """The last chapter: all options, each with its value here."""
    if not described:
        return []
    every = [
        say("rules-option", label=one.label, value=labels[one.name], help=one.help)
        for one in described
    ]
    heading = Block("heading", say("rules-options"), OPTIONS_HEADING_NAME)
    return [heading, *(Block("item", line) for line in every)]


class RulesPage(ProgramPage, HeadedPage):
    """The rules of a game, scrolled to the heading of ``rule``.

    They are those of a table with the option ``values`` and so many ``players``, whose set of rules
    may have a ``title``. Under the heading stands what was ``said`` of a move, with the ``hand``.
    With ``games`` the page has tabs for several games, each as it is usually played. The list of
    contents is beside the text; in a narrow window it replaces the text while
    ``listing``. All options are in a fold at the end, open while ``unfolded`` or searched.
    """

    name = "rules"
    places = (Scope.RULES,)
    reads = True

    def __init__(
        self,
        app: Program,
        game: Game[Any, Any],
        rule: str = "",
        games: Sequence[Game[Any, Any]] = (),
        values: Mapping[str, Value] | None = None,
        players: int | None = None,
        title: str = "",
        said: str = "",
        hand: Sequence[str] = (),
    ) -> None:
        super().__init__(app)
        self.games = games
        self.values = values or {}
        self.players = players
        self.title = title
        self.said = said
        self.hand = hand
        self.rule = rule
        self.search = ""
        self.at = 0
        self.matches: list[Rect] = []
        self._found = False
        self.chapters = ScrollState()
        self.listing = False
        self.unfolded = rule == OPTIONS_HEADING_NAME
        self._chosen: tuple[str, int] = ("", 0)
        self._here = ""
        self._entries: dict[str, Node] = {}
        self._read(game)

    @property
    def columns(self) -> list[ScrollState]:
        return [self.chapters, self.column]

    def retell(self) -> None:
        self._read(self.game)
        super().retell()

    def _read(self, game: Game[Any, Any]) -> None:
        self.game = game
        options = game.options_type
        self.options: Options | None = None
        try:
            self.options = options.from_values(self.values)
            values = self.options.as_values()
            found = OwnSets(self.app.profile).with_rules(game, values)
        except InvalidSetup:
            values, found = options().as_values() | dict(self.values), None
        shipped = found if isinstance(found, Preset) else None
        usual = not self.title and (not options.presets or shipped == options.presets[0])
        name = self.title or ("" if found is None else told(found.title))
        called = game.title if usual else name or game.title
        self.heading_text = Message("rules-heading", game=called)
        self.subtitle_text = "" if called == game.title else game.title
        described = [one for one in options.described() if self._matters(one)]
        labels = {one.name: told(one.values.label(values[one.name])) for one in described}
        known = values if self.players is None else {**values, "players": self.players}
        differing = [one for one in described if values[one.name] != one.default and not one.stake]
        self.blocks = [
            *_about_set(name, shipped),
            *_differing(differing, labels),
            *self._with_hand(
                in_force(file_told(game.rules_text).read_text(encoding="utf-8"), known, labels)
            ),
            *_all_options(described, labels),
        ]

    def _with_hand(self, passages: Iterable[Block]) -> Iterator[Block]:
        """The passages, with the player's hand below the heading of the rule that refused."""
        for block in passages:
            yield block
            if self.said and block.kind == "heading" and block.name == self.rule:
                said = say("rules-your-hand", said=self.said)
                if self.hand:
                    yield Block("picture", said, f"cards: {' '.join(self.hand)}", OWN_HAND)
                else:
                    yield Block("text", self.said)

    def _matters(self, one: OptionField) -> bool:
        return self.players is None or one.players in (None, self.players)

    @property
    def opens_rules(self) -> Act:
        return self._close_or_uncover

    def _close_or_uncover(self) -> None:
        """Close the page, or what lies over it."""
        if self.navigator.is_top(self):
            self.back()
            return
        while not self.navigator.is_top(self):
            self.navigator.back()

    # Layout.

    def beside(self, kit: Kit) -> Box:
        """Search field and buttons for the next and previous match."""
        empty = say("rules-search.empty", key=FIND_IN_RULES.shown)
        line = field(
            kit,
            "search",
            FIND_IN_RULES.label,
            self.search,
            empty,
            self._seek,
            "search",
            width=250,
            target=44,
            note=self._note(),
            first=True,
        )
        cells = [line]
        for name, icon, step in (
            (say("rules-next"), Icon.ARROW_DOWN, 1),
            (say("rules-before"), Icon.ARROW_UP, -1),
        ):
            if self._count() > 1:
                cells.insert(
                    0,
                    kit.icon_button(
                        f"found{step:+d}", name, self._stepper(step), icon, area="search"
                    ),
                )
        return Row(cells, kit.px(6))

    def _count(self) -> int:
        parts = (
            part
            for block in self.blocks
            if block.kind != "title"
            for part in block.words.split("\t")
        )
        return sum(len(spans(" ".join(plain(part).split()), self.search)) for part in parts)

    def _note(self) -> str:
        if not self.search.strip():
            return ""
        count = self._count()
        if not count:
            return say("rules-search.none")
        return say("rules-search.found", place=self.at + 1, count=count)

    def body(self, kit: Kit) -> Box:
        listed, text = self._contents(kit), self.scrolled(kit)
        wide, gap = kit.measures.grown_length(self.wide), kit.px(16)
        beside = Row(
            [
                Scroll(self.chapters, listed, kit.measures, x=kit.px(4), y=kit.px(4)),
                Limit(
                    text,
                    least=kit.measures.grown_length(MIN_RULES_TEXT_UNITS),
                    ideal=wide,
                    most=wide,
                ).growing(),
            ],
            gap,
            across="stretch",
        )
        way = kit.button(
            "contents",
            SHOW_CONTENTS.label,
            self._list,
            icon=Icon.LOG,
            target=42,
            command=SHOW_CONTENTS,
            area="contents",
        )
        instead = (
            Scroll(
                self.chapters,
                listed,
                kit.measures,
                x=kit.px(26),
                y=kit.px(18),
                panel=SHOW_CONTENTS.label,
            )
            if self.listing
            else text
        )
        over: list[Box] = [Row([way, Space().growing()]), Space(high=kit.px(10))]
        alone = self.middle(Column([*over, instead.growing()]), kit)
        whole = Limit(beside, ideal=wide + gap + listed.widths.ideal + kit.px(8))
        both = FirstFit(Align(whole, 0.5, 0), alone)
        if not self.games:
            return both
        names = tuple(game.name for game in self.games)
        titles = tuple(told(game.title) for game in self.games)
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
        return Column([self.middle(tabs, kit), Space(high=kit.px(12)), both.growing()])

    def _contents(self, kit: Kit) -> Box:
        self._entries = {}
        cells: list[Box] = []
        for block in self.blocks:
            if block.kind != "heading":
                continue
            text = plain(block.words)
            node = Node(
                Role.OPTION,
                text,
                nowhere(),
                f"to {block.name}",
                act=self._opener(block.name),
                area="contents",
            )
            cells.append(chapter(kit, node))
            self._entries[block.name] = node
        return Limit(
            Column(cells),
            ideal=kit.measures.grown_length(CONTENTS_LIST_WIDTH_UNITS),
            most=kit.measures.grown_length(CONTENTS_LIST_WIDTH_UNITS),
        )

    def _opener(self, name: str) -> Act:
        return lambda: self._open(name)

    def _open(self, name: str) -> None:
        if self.listing or name == OPTIONS_HEADING_NAME:
            self.listing = False
            self.unfolded |= name == OPTIONS_HEADING_NAME
            self.changed()
        heading = self.tree.by_key[key_of(name)]
        self._turn_to(heading, self.measures)
        self._chosen = name, self.column.offset
        self.turned()

    @property
    def is_unfolded(self) -> bool:
        """Whether all options are shown: the fold is open, or its words are searched."""
        return self.unfolded or bool(self.search.strip())

    def _unfold(self) -> None:
        """Open the fold of all options, or close it."""
        self.unfolded = not self.unfolded
        self.changed()

    def _list(self) -> None:
        """Toggle between contents and text in a narrow window."""
        self.listing = not self.listing
        self.changed()
        entry = self.tree.by_key.get(f"to {self.here}")
        if self.listing and entry is not None:
            self.set_focus(entry)

    @property
    def here(self) -> str:
        """Name of the current heading: the last one above the top of the viewport."""
        if self._chosen[0] and self._chosen[1] == self.column.offset:
            return self._chosen[0]
        return self._here

    def _turn(self, name: Value) -> None:
        self._read(next(game for game in self.games if game.name == name))
        self.column.offset = self.chapters.offset = 0
        self._chosen = ("", 0)
        self._seek(self.search)

    def build(self, measures: Measures) -> Node:
        root = self._placed(measures)
        if self.rule and not self._found:
            self._found = True
            if self._turn_to_rule(root, measures):
                return self._placed(measures)
        return root

    def _placed(self, measures: Measures) -> Node:
        """The page's tree with fresh search matches and the current heading marked."""
        self.matches = []
        root = super().build(measures)
        self._mark_here(root, measures)
        return root

    def _mark_here(self, root: Node, measures: Measures) -> None:
        view, keys = self.column.view, {key_of(name): name for name in self._entries}
        if view.h:
            tops = [node for node in root.walk() if node.key in keys]
            above = [
                node
                for node in tops
                if node.rect.y <= view.y + measures.px(CURRENT_HEADING_DEPTH_UNITS)
            ]
            self._here = keys[above[-1].key] if above else next(iter(self._entries), "")
        for name, node in self._entries.items():
            here = name == self.here
            node.widget, node.value = Chapter(here), say("rules-here") if here else None

    def _turn_to_rule(self, root: Node, measures: Measures) -> bool:
        """Scroll to the heading that the page was opened at; whether the page moved."""
        for node in root.walk():
            if node.key == key_of(self.rule):
                moved = self._turn_to(node, measures)
                self._chosen = self.rule, self.column.offset
                return moved
        return False

    def _turn_to(self, heading: Node, measures: Measures) -> bool:
        """Scroll a heading to the top of the viewport; whether the page moved."""
        return self.column.turn(heading.rect.y - self.column.view.y - measures.px(18))

    def content(self, kit: Kit) -> Box:
        cells: list[Box] = []
        title = next((n for n, one in enumerate(self.blocks) if one.kind == "title"), -1)
        first = self.blocks[title + 1]
        shown = [block for block in self.blocks if block.kind != "title"]
        while shown:
            block = shown.pop(0)
            folded = block.name == OPTIONS_HEADING_NAME and not self.is_unfolded
            if cells:
                begins = block.kind == "heading" or block is first
                cells.append(Space(high=kit.px(21 if begins else 7)))
            beside: list[Block] = []
            while (
                shown
                and shown[0].kind == "picture"
                and (block.kind == "picture" or not shown[0].words)
            ):
                beside.append(shown.pop(0))
            if block.kind == "picture":
                cells.append(Pad(self._pictures([block, *beside], kit), kit.px(22), kit.px(6)))
            elif beside:
                cells.append(self._illustrated(block, beside, kit))
            else:
                cells.append(self._block(block, kit))
            if block.name == OPTIONS_HEADING_NAME and not self.search.strip():
                cells += [Space(high=kit.px(7)), self._fold(kit)]
            if folded:
                break
        return Column(cells)

    def _fold(self, kit: Kit) -> Box:
        """The button that shows and hides all options."""
        label = say("rules-options.hide") if self.unfolded else say("rules-options.show")
        icon = Icon.ARROW_UP if self.unfolded else Icon.ARROW_DOWN
        way = kit.button("fold", label, self._unfold, icon=icon, target=42, area="fold")
        return Row([way, Space().growing()])

    def _pictures(self, pictures: Sequence[Block], kit: Kit) -> Box:
        """Pictures with captions, in as many columns as fit."""
        table = self.game.table
        assert table is not None, "a game with pictures has cards to show"
        cells = [
            Column(
                [
                    picture(pictured(one), self._caption(one, kit), table, kit),
                    *self._show_me(one, one, kit),
                ],
                kit.px(4),
            )
            for one in pictures
        ]
        return Flow(cells, kit.px(22), kit.px(12))

    def _caption(self, block: Block, kit: Kit) -> Text | None:
        return (
            MarkedText(kit.words(plain(block.words), 15, tone="dim"), self) if block.words else None
        )

    def _illustrated(self, block: Block, pictures: Sequence[Block], kit: Kit) -> Box:
        """A block of text with its cards before it instead of a bullet."""
        table = self.game.table
        assert table is not None, "a game with pictures has cards to show"
        shown = Row(
            [cards(pictured(one), table, kit, LIST_ITEM_CARD_UNITS) for one in pictures], kit.px(6)
        )
        words = plain(block.words)
        shows = self._show_me(pictures[0], block, kit)
        cells: list[Box] = [shown, self._written(words, kit).growing(), *shows]
        return Pad(Row(cells, kit.px(14)), kit.px(4), kit.px(2))

    def _show_me(self, block: Block, about: Block, kit: Kit) -> list[Box]:
        """The button that plays a picture on the table; none where the options contradict.

        It stands after the words it is ``about``, so it repeats no more than their beginning.
        """
        if self.options is None or block.conditions == OWN_HAND:
            return []
        key = f"show {self.blocks.index(block)}"
        act, title = partial(self._show, block, about), plain(about.words)
        box = kit.button(key, say("rules-show"), act, icon=Icon.PLAY, target=36, area="examples")
        box.node.value = shorten(title, MAX_EXAMPLE_NAME_LETTER_COUNT, placeholder="…")
        return [Row([box, Space().growing()])]

    def _show(self, block: Block, about: Block) -> None:
        assert self.options is not None, "a button shows it"
        place = self.blocks.index(about)

        def title() -> str:
            return plain(self.blocks[place].words)

        self.navigator.open(example_route(self.game, self.options, block, title))

    def _block(self, block: Block, kit: Kit) -> Box:
        """Box of a block of the rules text."""
        kind, text = block.kind, plain(block.words)
        if kind == "heading":
            tone = "gold" if block.name == self.rule else "text"
            words = kit.words(text, 21, role=Role.HEADING, weight="bold", tone=tone)
            words.node.key = key_of(block.name)
            return MarkedText(words, self)
        if kind == "item":
            bullet = Limit(
                kit.words("•", 16.5, role=Role.MARKER), ideal=kit.measures.grown_length(18)
            )
            space = Space(kit.px(4))
            return Row([space, bullet, self._written(text, kit).growing()], across="top")
        if kind == "text":
            return self._written(text, kit)
        weight, tone = ("semibold", "dim") if kind == "columns" else ("regular", "text")
        row = [self._written(cell, kit, weight, tone).growing() for cell in text.split("\t")]
        return Limit(Row(row, across="top"), most=kit.measures.grown_length(300 * len(row)))

    def _written(
        self, text: str, kit: Kit, weight: str = "regular", tone: str = "text"
    ) -> "MarkedText":
        return MarkedText(kit.words(text, 16.5, weight=weight, tone=tone), self)

    def _to_contents(self) -> None:
        """Focus the list of contents, and show it first if necessary."""
        entry = self.tree.by_key.get(f"to {self.here}")
        if entry is None or self.listing:
            self._list()
        else:
            self.set_focus(entry)
            self.reveal(entry)

    # Search.

    def _seek(self, text: str) -> None:
        self.listing = False
        self.search = text
        self.at = 0
        self.changed()
        self._turn_to_match()

    def _stepper(self, step: int) -> Act:
        return lambda: self._step(step)

    def _step(self, step: int) -> None:
        """Go to another match; wraps around at the ends."""
        if self.matches:
            self.at = (self.at + step) % len(self.matches)
            self.changed()
            self._turn_to_match()

    def _turn_to_match(self) -> None:
        """Scroll to the current match. Only a rebuilt tree has its position."""
        if self.tree.root and self.matches:
            self.column.reveal(self.matches[self.at], self.measures)
            self.changed()

    def on_key(self, key: Key) -> None:
        step = self.measures.px(60)
        typing = self.typing
        _, down = arrow(key) or (0, 0)
        here = self.tree.focused
        listed = here is not None and here.key.startswith(("to ", "show "))
        if typing and pressed(key).types:
            super().on_key(key)
        elif down and not listed:
            self.scroll(down * step)
        elif FIND_IN_RULES.matches(key):
            self.set_focus(self.tree.by_key["search"])
            if not self.app.device.types:
                self.type_in(self.tree.by_key["search"])
        elif SHOW_CONTENTS.matches(key):
            self._to_contents()
        elif GO_BACK.matches(key) and self.listing:
            self._list()
        elif typing and (
            PICK_FOCUSED.matches(key) if key.button else PRESS_FOCUSED.matches_in_field(key)
        ):
            self._step(-1 if key.shift else 1)
        elif self._triggers(GO_BACK, key) and self.search:
            self._seek("")
        elif PICK_FOCUSED.matches(key) and not typing and not listed:
            self.scroll(self.column.view.h - step)
        else:
            super().on_key(key)
