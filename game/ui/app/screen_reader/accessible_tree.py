"""The accessible tree: the nodes of a page as items for a screen reader.

`screen` builds it. Each `AccessibleItem` is a stop of the reader, with its text and actions.
Decoration has no item, and text on a button becomes part of the button.
"""

import re
from collections import Counter
from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from pygame import Rect

from game.text.folding import folded
from game.text.message import say
from game.ui.kit.tree import Node, Role, Span
from game.ui.kit.widgets.button import Option
from game.ui.kit.widgets.inputs import Field
from game.ui.kit.widgets.surfaces import Sample

MAX_ITEM_ID = 2**62
"""Upper bound of item identities."""
DECORATION_ROLES = {
    Role.PICTURE,
    Role.LINE,
    Role.MARK,
    Role.MARKER,
    Role.RULE,
    Role.SCROLLBAR,
    Role.FELT,
}
"""Roles of decoration, without items."""
LEAF_ITEM_KINDS = {
    Role.BUTTON: "BUTTON",
    Role.TILE: "BUTTON",
    Role.OPTION: "RADIO_BUTTON",
    Role.TAB: "TAB",
    Role.NUMBER: "SLIDER",
    Role.SLIDER: "SLIDER",
    Role.DECK: "SLIDER",
    Role.GRAPH: "SLIDER",
    Role.SWITCH: "SWITCH",
    Role.FIELD: "TEXT_INPUT",
    Role.HEADING: "HEADING",
    Role.GROUP_HEADING: "HEADING",
    Role.CARD: "LIST_BOX_OPTION",
}
"""AccessKit roles of items without children. The default is a button if the node has an action,
else a label."""
FRAME_ROLES = (Role.PANEL, Role.GROUP, Role.PAPER)
"""Roles of visual frames."""
CONTAINER_ITEM_KINDS = {
    Role.CHOICE: "RADIO_GROUP",
    Role.TABS: "TAB_LIST",
    Role.HAND: "LIST_BOX",
    Role.LOG: "LIST",
    Role.PAPER: "TABLE",
}
"""AccessKit roles of containers. The default is a group, or a list box if all children are
cards."""
NUMBERED_CHILD_KINDS = {
    "RADIO_GROUP": "RADIO_BUTTON",
    "TAB_LIST": "TAB",
    "LIST_BOX": "LIST_BOX_OPTION",
    "LIST": "LIST_ITEM",
}
"""Role of the children that a container numbers."""
NUMBERED_ROW_ROLES = (Role.BUTTON, Role.TILE, Role.OPTION)
"""Roles of the nodes whose position is told if several of them stand in a row."""
RUN_ROLES = {"choice": Role.CHOICE, "tabs": Role.TABS, "table": Role.PAPER}
"""Roles of the containers that are made of nodes of one kind beside one another."""
MIN_LISTED_BUTTON_COUNT = 3
"""The least number of buttons in a row that are a list; of tiles it is one less."""
GROUP_ITEM_KINDS = ("RADIO_GROUP", "LIST_BOX", "LIST", "TABLE", "TAB_LIST")
"""AccessKit roles of the containers that are a group of stops of their own."""
CELL_ROLES = (Role.TEXT, Role.ICON, Role.CARDS)
"""Roles of the cells of a row."""
SENTENCE_ENDINGS = (".", "!", "?", "…", "”")
"""Endings of a sentence."""
MAX_PASSAGE_WORD_COUNT = 40
"""Maximum number of words that are read without a stop."""
PASSAGE_BREAK_PATTERNS = (r"(?<=[.!?…”)])\s+", r"(?<=[,;:])\s+", r"\s+")
"""Where a text that is too long for one passage is broken: after sentences, clauses or words."""


class AccessibleItem(NamedTuple):
    """A stop of the screen reader, or a container of stops.

    ``kind`` is the name of an AccessKit role and ``key`` the key of the node. ``place`` is the
    item's position and the count, from 1; ``actions`` are names of AccessKit actions. ``level`` is
    the level of a heading; ``many`` is the number of items in a container. ``cell`` is the row and
    the column of a row or a cell, from 0, and the number of both for a table.
    """

    kind: str
    key: str
    label: str
    value: str = ""
    description: str = ""
    shortcut: str = ""
    rect: tuple[int, int, int, int] = (0, 0, 0, 0)
    children: tuple[int, ...] = ()
    actions: tuple[str, ...] = ()
    enabled: bool = True
    toggled: bool | None = None
    selected: bool | None = None
    span: Span | None = None
    place: tuple[int, int] | None = None
    many: int = 0
    level: int = 0
    cell: tuple[int, int] | None = None

    @property
    def text(self) -> str:
        """All that is read of the item, in one text."""
        now = "" if self.span is None else f"{self.span.now:g}"
        more = _once(self.label, [self.value or now, self.description])
        return in_a_row([one for one in (self.label, *more) if one])


class Passage(NamedTuple):
    """What is read at a time: the item and its text, or a part of the text if it is long."""

    number: int
    text: str


class StopGroup(NamedTuple):
    """Stops of a page that belong together, by identity and in reading order, and their name."""

    name: str
    stops: tuple[int, ...]


@dataclass
class AccessibleTree:
    """All items of a page by identity, the nodes of those that accept actions, and of all."""

    root: int
    focus: int
    items: dict[int, AccessibleItem] = field(default_factory=dict)
    nodes: dict[int, Node] = field(default_factory=dict)
    sources: dict[int, Node] = field(default_factory=dict)

    def stops(self) -> list[int]:
        """The items that are read one after the other, so that each word is read once.

        A row is read as a whole, without its cells, and a container by its name and description.
        """
        found: list[int] = []
        waiting = [self.root]
        while waiting:
            number = waiting.pop()
            item = self.items[number]
            if number in self.sources and item.text:
                found.append(number)
            if item.kind != "ROW":
                waiting += reversed(item.children)
        return found

    def passages(self) -> list[Passage]:
        """The stops with their texts. A long text is several passages, if it cannot be used."""
        found: list[Passage] = []
        for number in self.stops():
            item = self.items[number]
            parts = [item.text] if item.actions else broken(item.text)
            found += [Passage(number, part) for part in parts]
        return found

    def cells(self, row: int) -> tuple[int, ...]:
        """The cells of a row of a table; none of anything else."""
        item = self.items.get(row)
        return item.children if item is not None and item.kind == "ROW" else ()

    def cell_text(self, row: int, cell: int) -> str:
        """What is read of a cell: the heading of its column, and its text."""
        column = (self.items[cell].cell or (0, 0))[1]
        text = self.items[cell].text
        table = next((one for one in self.items.values() if row in one.children), None)
        above = table.children[: table.children.index(row)] if table is not None else ()
        for line in reversed(above):
            for one in self.items[line].children:
                item = self.items[one]
                if item.kind == "COLUMN_HEADER" and (item.cell or (0, 0))[1] == column:
                    return _valued(item.label, text)
        return text

    def numbered(self, numbers: Mapping[int, int]) -> "AccessibleTree":
        """The same tree with other identities."""
        items = {
            numbers[one]: item._replace(children=tuple(numbers[child] for child in item.children))
            for one, item in self.items.items()
        }
        nodes = {numbers[one]: node for one, node in self.nodes.items()}
        sources = {numbers[one]: node for one, node in self.sources.items()}
        return AccessibleTree(numbers[self.root], numbers[self.focus], items, nodes, sources)

    def groups(self, *, used: bool = False) -> list[StopGroup]:
        """The stops in groups, each of them in one: what one looks through before a stop.

        A choice, a list or a table is a group. Any other stop lies under the last heading before
        it, with those of its focus area; text goes with the stop before it. A second group under
        a heading is named after its first stop. With ``used`` there are only stops that can be
        used now.
        """
        groups: dict[Hashable, list[int]] = {}
        names: dict[Hashable, str] = {}
        holders = self._holders()
        heading, area = 0, ""
        for number in self.stops():
            item = self.items[number]
            heading = number if item.level else heading
            area = "" if item.level else self.sources[number].area or area
            if used and not item.actions:
                continue
            key: Hashable = holders.get(number) or (heading, area)
            name = self.items[holders.get(number) or heading or number].label
            names.setdefault(key, item.label if name in names.values() else name)
            groups.setdefault(key, []).append(number)
        return [StopGroup(names[key], tuple(stops)) for key, stops in groups.items()]

    def _holders(self) -> dict[int, int]:
        """The container that is a group, by the items in it and by itself."""
        found: dict[int, int] = {}
        waiting = [(self.root, 0)]
        while waiting:
            number, holder = waiting.pop()
            item = self.items[number]
            holder = holder or (number if item.kind in GROUP_ITEM_KINDS else 0)
            if holder:
                found[number] = holder
            waiting += [(child, holder) for child in item.children]
        return found


def screen(
    page: str,
    root: Node,
    focus: str,
    *,
    unsaid: bool = False,
    called: str = "",
    dialog: bool = False,
) -> AccessibleTree:
    """The accessible tree of a page that is ``called`` this. One over another page is a ``dialog``.

    ``focus`` is the key of the focused node. ``unsaid`` adds shortcuts, positions and the disabled
    state to descriptions, for systems whose readers omit them.
    """
    teller = _Teller((page, root.name), unsaid)
    teller.page(root, called, dialog)
    shown = teller.screen
    shown.focus = teller.by_key.get(focus, shown.root)
    return shown


def item_id(*path: Hashable) -> int:
    """A stable identity of an item within this run of the program."""
    return hash(path) % MAX_ITEM_ID + 1


def in_a_row(pieces: Sequence[str]) -> str:
    """One text from several pieces, with punctuation between them."""
    text = ""
    for piece in pieces:
        if not text:
            text = piece
        elif text.endswith(SENTENCE_ENDINGS):
            text = say("lists-then", before=text, after=piece)
        else:
            text = say("lists-row", before=text, after=piece)
    return text


def broken(text: str, patterns: Sequence[str] = PASSAGE_BREAK_PATTERNS) -> list[str]:
    """A text in parts of at most ``MAX_PASSAGE_WORD_COUNT`` words, broken at the first patterns."""
    if len(text.split()) <= MAX_PASSAGE_WORD_COUNT:
        return [text]
    found: list[str] = []
    pattern, *finer = patterns
    for piece in re.split(pattern, text):
        longer = f"{found[-1]} {piece}" if found else piece
        if found and len(longer.split()) <= MAX_PASSAGE_WORD_COUNT:
            found[-1] = longer
        else:
            found += broken(piece, finer)
    return found


class _Teller:
    """Builds the items of one tree."""

    def __init__(self, page_key: tuple[str, str], unsaid: bool) -> None:
        self.page_key = page_key
        self.unsaid = unsaid
        self.screen = AccessibleTree(item_id(page_key), 0)
        self.by_key: dict[str, int] = {}
        self._nameless: Counter[Hashable] = Counter()

    def page(self, root: Node, called: str, dialog: bool) -> None:
        """Add the page itself. A page that shows no heading has its name as one."""
        number = self.screen.root
        children = self._inside(root, number)
        if root.name and not any(item.level == 1 for item in self.screen.items.values()):
            heading = Node(Role.HEADING, root.name, root.rect)
            children = (*self._told(heading, number), *children)
        # Of a group Orca would read every text in it on arrival.
        whole = "ARTICLE" if self.unsaid else "GROUP"
        kind = "DIALOG" if dialog else whole
        self.screen.items[number] = AccessibleItem(
            kind, root.key, called or root.name, rect=_box(root.rect), children=children
        )
        self._place_the_rest()

    def _place_the_rest(self) -> None:
        """Give the buttons of a focus area their places, unless they are part of a list.

        The text of such a button does not tell its place: a reader can be asked for it.
        """
        items, areas = self.screen.items, dict[str, list[int]]()
        for number in self.screen.stops():
            item, area = items[number], self.screen.sources[number].area
            if item.kind == "BUTTON" and item.place is None and area:
                areas.setdefault(area, []).append(number)
        for several in areas.values():
            for place, number in enumerate(several, 1):
                if len(several) > 1:
                    items[number] = items[number]._replace(
                        place=(place, len(several)), many=len(several)
                    )

    def _node_id(self, node: Node, parent: int) -> int:
        """Identity of a node: by its key, else by its parent, role and text."""
        if node.key:
            number = item_id(self.page_key, node.key)
            self.by_key[node.key] = number
            return number
        # A prompt keeps its identity when its text changes.
        said = "" if node.role in (Role.PROMPT, Role.FIGURE) else node.name
        what = (parent, node.role, said, node.place)
        self._nameless[what] += 1
        return item_id(*what, self._nameless[what])

    def _inside(self, node: Node, number: int) -> tuple[int, ...]:
        """Add the items inside a node. Their identities, in order."""
        found: list[int] = []
        run: list[Node] = []
        above = node.name
        told = _doubled(node)
        whole = number == self.screen.root
        for child in node.children:
            kind = _kind_of_run(child, node)
            if kind and (not run or kind == _kind_of_run(run[0], node)):
                run.append(child)
                continue
            if child.role in DECORATION_ROLES and run and _is_row(run[0]):
                continue
            found += self._run(run, number, above)
            run = [child] if kind else []
            if kind:
                continue
            if child.role in (Role.HEADING, Role.GROUP_HEADING, Role.PANEL) and child.name:
                above = child.name
            words = child.role in (Role.TEXT, Role.ICON, Role.HEADING)
            if words and child.name in told and not (whole and child.role is Role.HEADING):
                continue
            if child.role in FRAME_ROLES and child.name == node.name and not _is_usable(child):
                found += self._inside(child, number)
                continue
            found += self._told(child, number)
        found += self._run(run, number, above)
        self._listed(found)
        return tuple(found)

    def _run(self, run: list[Node], parent: int, name: str) -> list[int]:
        """Group adjacent options into a choice, tabs into a list and rows into a table."""
        if len(run) < 2:
            return [number for one in run for number in self._told(one, parent)]
        rect = run[0].rect.unionall([one.rect for one in run])
        whole = Node(RUN_ROLES[_run_of(run[0])], name, rect, children=run)
        found = self._told(whole, parent)
        for number in found:
            # Nothing of it is seen, and the heading above has its name.
            self.screen.sources.pop(number, None)
        return found

    def _listed(self, children: Sequence[int]) -> None:
        """Number buttons that are a list by their focus area and their keys.

        Other buttons may stand between them, but nothing else.
        """
        runs: dict[tuple[str, str], list[int]] = {}
        for number in (*children, 0):
            node = self.screen.sources.get(number)
            if node is None or node.role not in NUMBERED_ROW_ROLES or not node.key:
                for place, run in enumerate(runs.values()):
                    # What stands beside each entry of a list, as "Delete", has its number.
                    beside = place > 0 and len(run) == len(next(iter(runs.values())))
                    self._count(run, aloud=not beside)
                runs = {}
            elif self.screen.items[number].place is None:
                # Content of a frame was numbered there.
                runs.setdefault((node.area, node.key.partition(" ")[0]), []).append(number)

    def _count(self, run: list[int], aloud: bool) -> None:
        """Number the buttons of a list; ``aloud`` tells it in their texts too."""
        items, sources = self.screen.items, self.screen.sources
        tiles = sources[run[0]].role is Role.TILE
        if len(run) < MIN_LISTED_BUTTON_COUNT - tiles and sources[run[0]].place is None:
            return
        for number, one in enumerate(run, 1):
            place, many = sources[one].place or (number, len(run))
            said = [items[one].description] if items[one].description else []
            told = say("reader-place", place=place, many=many)
            if self.unsaid and aloud and not _says(items[one].label, told):
                said.append(told)
            items[one] = items[one]._replace(
                place=(place, many), many=many, description=in_a_row(said)
            )

    def _told(self, node: Node, parent: int, help: str = "") -> list[int]:
        """Add a node and its content. ``help`` is the text beside it."""
        usable = _is_usable(node)
        bare = node.role is Role.PANEL and not node.children
        if not usable and (bare or node.role in DECORATION_ROLES or node.aloud == ""):
            return []
        inside = [one for child in node.children for one in child.walk()]
        framed = node.role in (Role.LOG, Role.PANEL, Role.PAPER) and not node.value
        if not framed and not any(_is_usable(one) for one in inside):
            return self._single(node, parent, inside, usable, help)
        if node.role is Role.TILE and usable:
            # A link on a tile stands beside it, so that the tile itself stays a button.
            found = self._single(
                node, parent, [one for one in inside if not _is_usable(one)], usable, help
            )
            links = [one for one in inside if _is_usable(one)]
            return found + [number for one in links for number in self._told(one, parent)]
        if node.role is Role.NUMBER:
            found = self._single(node, parent, [], usable, help)
            return found + [one for child in node.children for one in self._told(child, parent)]
        if node.role is Role.GROUP and not usable:
            owner = _labelled(node)
            if owner is not None:
                beside = [one.name for one in node.children if one.role is Role.TEXT]
                words = in_a_row([one for one in beside if one != node.name])
                return self._told(owner, parent, words)
        return self._holder(node, parent, usable, help)

    def _holder(self, node: Node, parent: int, usable: bool, help: str) -> list[int]:
        """Add a container."""
        number = self._node_id(node, parent)
        children = self._inside(node, number)
        if not children and not usable:
            return []
        kind = CONTAINER_ITEM_KINDS.get(node.role, "GROUP")
        if kind == "GROUP" and all(child.role is Role.CARD for child in node.children):
            kind = "LIST_BOX"
        children = self._placed(kind, children)
        if kind == "TABLE":
            children = self._rows(number, children)
        pieces = [help, self._value(node), node.tip]
        many = sum(
            self.screen.items[one].kind == NUMBERED_CHILD_KINDS.get(kind) for one in children
        )
        self._keep(number, node, kind, usable, pieces, children=children, many=many)
        if kind == "TABLE":
            self._sized(number)
        return [number]

    def _rows(self, table: int, children: tuple[int, ...]) -> tuple[int, ...]:
        """Make rows of a table from its rows and from the labels above and between them."""
        found: list[int] = []
        labels: list[int] = []
        for number in (*children, 0):
            item = self.screen.items.get(number)
            known = number in self.screen.sources
            if item is not None and known and item.kind in ("LABEL", "BUTTON"):
                node = self.screen.sources[number]
                if not _is_row(node):
                    labels.append(number)
                    continue
                item = self.screen.items[number] = item._replace(
                    kind="ROW", children=self._cells(number, node, len(found))
                )
            if labels:
                found.append(self._head_row(table, labels, len(found)))
                labels = []
            if item is not None:
                self.screen.items[number] = item._replace(cell=(len(found), 0))
                found.append(number)
        return tuple(found)

    def _cells(self, row: int, node: Node, line: int) -> tuple[int, ...]:
        """Add the cells of a row: all that is written in it. A mark describes the cell before."""
        found: list[int] = []
        items = self.screen.items
        for one in (one for child in node.children for one in child.walk()):
            if one.role is Role.ICON and one.name and found:
                items[found[-1]] = items[found[-1]]._replace(description=one.name)
            elif one.role in CELL_ROLES and one.name and one.aloud != "":
                number = item_id(row, "cell", len(found))
                kind = "CELL" if found else "ROW_HEADER"
                label = _valued(one.name, one.aloud or "")
                items[number] = AccessibleItem(
                    kind, "", label, rect=_box(one.rect), cell=(line, len(found))
                )
                found.append(number)
        return tuple(found)

    def _head_row(self, table: int, labels: list[int], line: int) -> int:
        """A row of column headings. Its identity."""
        items, sources = self.screen.items, self.screen.sources
        for number in labels:
            items[number] = items[number]._replace(kind="COLUMN_HEADER")
        rects = [sources[number].rect for number in labels]
        source = sources[labels[0]]
        text = in_a_row([items[number].label for number in labels])
        whole = Node(Role.ROW, text, rects[0].unionall(rects), clip=source.clip)
        number = item_id(table, "headings", *labels)
        sources[number] = whole
        items[number] = AccessibleItem(
            "ROW", "", text, rect=_box(whole.rect), children=tuple(labels), cell=(line, 0)
        )
        return number

    def _sized(self, table: int) -> None:
        """Set the size of a table. The column with the names of rows has no heading."""
        items = self.screen.items
        rows = items[table].children
        most = max((len(items[row].children) for row in rows), default=0)
        items[table] = items[table]._replace(cell=(len(rows), most))
        for line, row in enumerate(rows):
            cells = items[row].children
            heads = [one for one in cells if items[one].kind == "COLUMN_HEADER"]
            for column, one in enumerate(heads, most - len(heads)):
                items[one] = items[one]._replace(cell=(line, column))

    def _placed(self, kind: str, children: tuple[int, ...]) -> tuple[int, ...]:
        """Number the items of a list."""
        items = self.screen.items
        wanted = NUMBERED_CHILD_KINDS.get(kind)
        if wanted is None:
            return children
        if kind == "LIST":
            for number in children:
                if items[number].kind == "LABEL":
                    items[number] = items[number]._replace(kind=wanted)
        counted = [number for number in children if items[number].kind == wanted]
        for place, number in enumerate(counted, 1):
            items[number] = items[number]._replace(place=(place, len(counted)))
        return children

    def _single(
        self, node: Node, parent: int, inside: list[Node], usable: bool, help: str
    ) -> list[int]:
        """Add an item without usable content, with all text that is written on it."""
        kind = LEAF_ITEM_KINDS.get(node.role)
        if kind is None or (kind == "SLIDER" and node.step is None and node.role is Role.GRAPH):
            kind = "BUTTON" if usable else "LABEL"
        if kind == "RADIO_BUTTON" and node.checked is None:
            kind = "BUTTON"
        written = list(_written(node, inside))
        if kind in ("LABEL", "HEADING"):
            text = self._words(node, [help, *written])
            if not text:
                return []
            number = self._node_id(node, parent)
            self._keep(number, node, kind, False, [], label=text)
            return [number]
        number = self._node_id(node, parent)
        label = node.name
        if isinstance(node.widget, Option | Sample) and node.widget.text:
            label = node.widget.text
        field = node.widget if isinstance(node.widget, Field) else Field("")
        beside = [field.note, "" if node.value else field.empty]
        # An inner text under the same name says no more than its value.
        valued = [one.removeprefix(_valued(label, " ").rstrip() + " ") for one in written]
        pieces = [help, self._value(node), node.tip, *beside, *valued]
        self._keep(number, node, kind, usable, pieces, label=label)
        return [number]

    def _words(self, node: Node, more: list[str]) -> str:
        value = self._value(node)
        text = _valued(node.name, value)
        return in_a_row([text, *_once(text, more)]) if text else ""

    def _value(self, node: Node) -> str:
        """Value of a node for the screen reader, without what the reader derives itself."""
        if node.aloud is not None:
            return node.aloud
        if node.role in (Role.SWITCH, Role.FIELD, Role.CHOICE):
            return ""
        if node.role is Role.OPTION and node.value == "chosen":
            return ""
        if node.span is not None and node.value == f"{node.span.now:g}":
            return ""
        return node.value or ""

    def _keep(
        self,
        number: int,
        node: Node,
        kind: str,
        usable: bool,
        pieces: list[str],
        *,
        label: str = "",
        children: tuple[int, ...] = (),
        many: int = 0,
    ) -> None:
        """Store the item of a node; ``pieces`` are the parts of its description."""
        label = label or node.name
        key = node.shortcut if usable else None
        said = _once(label, pieces)
        if self.unsaid and usable and not node.enabled:
            said.append(say("reader-disabled"))
        if self.unsaid and key:
            said.append(say("reader-key", key=key))
        picks = kind in ("LIST_BOX_OPTION", "TAB") and node.checked is not None
        toggles = kind in ("RADIO_BUTTON", "SWITCH")
        actions = tuple(_actions(node, usable))
        if actions:
            self.screen.nodes[number] = node
        self.screen.sources[number] = node
        self.screen.items[number] = AccessibleItem(
            kind,
            node.key,
            label,
            (node.value or "") if node.edit is not None else "",
            in_a_row(said),
            key or "",
            _box(node.rect),
            children,
            actions,
            node.enabled,
            bool(node.checked) if toggles else None,
            node.checked if picks else None,
            node.span if kind == "SLIDER" else None,
            None,
            many,
            _heading_level(node),
        )


def _is_usable(node: Node) -> bool:
    """Whether a node has an action, even if it is disabled now."""
    return node.act is not None or node.step is not None


def _is_row(node: Node) -> bool:
    """Whether a node is a row of a table: by its role, or a panel with one figure."""
    return node.role is Role.ROW or (node.role is Role.PANEL and bool(node.value))


def _kind_of_run(node: Node, parent: Node) -> str:
    """What a node makes with those beside it, if its parent is not that already."""
    run = _run_of(node)
    return "" if run and parent.role is RUN_ROLES[run] else run


def _run_of(node: Node) -> str:
    """What nodes of this kind are together: a choice, tabs, a table or nothing."""
    if node.role is Role.OPTION and node.checked is not None:
        return "choice"
    if node.role is Role.TAB:
        return "tabs"
    return "table" if _is_row(node) else ""


def _once(label: str, pieces: Sequence[str]) -> list[str]:
    """Pieces whose text is in neither the label nor another piece."""
    said: list[str] = []
    for one in pieces:
        known = [label, *said, *(other for other in pieces if len(other) > len(one))]
        if one and not any(_says(other, one) for other in known):
            said.append(one)
    return said


def _says(text: str, piece: str) -> bool:
    """Whether a text contains another one as whole words."""
    text, piece = folded(text), folded(piece)
    start = text.find(piece)
    while piece and start >= 0:
        ends = text[start - 1 : start], text[start + len(piece) : start + len(piece) + 1]
        cut = (piece[0].isalnum() and ends[0].isalnum()) or (
            piece[-1].isalnum() and ends[1].isalnum()
        )
        if not cut:
            return True
        start = text.find(piece, start + 1)
    return False


def _actions(node: Node, usable: bool) -> Iterator[str]:
    """Names of the actions of a node."""
    if not usable or not node.enabled:
        return
    yield "FOCUS"
    if node.act is not None:
        yield "CLICK"
    if node.step is not None:
        yield "INCREMENT"
        yield "DECREMENT"
    if node.edit is not None or (node.span is not None and node.step is not None):
        yield "SET_VALUE"


def _heading_level(node: Node) -> int:
    return {Role.HEADING: 1, Role.GROUP_HEADING: 2}.get(node.role, 0)


def _labelled(group: Node) -> Node | None:
    """The only control in a group, if the group shares its name and has no other content."""
    rest = [one for one in group.children if one.role is not Role.TEXT]
    single = len(rest) == 1 and rest[0].name == group.name and not group.value
    return rest[0] if single else None


def _doubled(node: Node) -> set[str]:
    """Texts inside a node that repeat its name, a child with content, or an icon."""
    said = {node.name}
    for child in node.children:
        if child.value or child.act is not None or child.children:
            said |= {child.name, child.value or ""}
        elif child.role is not Role.TEXT and child.role is not Role.ICON:
            continue
    icons = {child.name for child in node.children if child.role is Role.ICON}
    texts = {child.name for child in node.children if child.role is Role.TEXT}
    return said | (icons & texts)


def _written(node: Node, inside: list[Node]) -> Iterator[str]:
    """Texts on a node. Figures are skipped if the node has a value."""
    for one in inside:
        figure = bool(node.value) and not any(sign.isalpha() for sign in one.name)
        if one.name and not figure and one.role not in DECORATION_ROLES:
            yield _valued(one.name, one.value or "")


def _valued(name: str, value: str) -> str:
    """A name with its value; either may be empty."""
    if name and value and not name.endswith(SENTENCE_ENDINGS):
        return say("page-value", name=name, value=value)
    return in_a_row([one for one in (name, value) if one])


def _box(rect: Rect) -> tuple[int, int, int, int]:
    return (rect.left, rect.top, rect.right, rect.bottom)
