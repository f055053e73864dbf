"""The accessible tree: the nodes of a page as items for a screen reader.

`screen` builds it. Each `AccessibleItem` is a stop of the reader, with its text and actions.
Decoration has no item, and text on a button becomes part of the button.
"""

from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from pygame import Rect

from game.text.message import say
from game.ui.kit.tree import Node, Role, Span
from game.ui.kit.widgets.button import Option
from game.ui.kit.widgets.surfaces import Sample

MOST = 2**62
"""Upper bound of item identities."""
SCENERY = {Role.PICTURE, Role.LINE, Role.MARK, Role.MARKER, Role.RULE, Role.SCROLLBAR, Role.FELT}
"""Roles of decoration, without items."""
KINDS = {
    Role.BUTTON: "BUTTON",
    Role.TILE: "BUTTON",
    Role.OPTION: "RADIO_BUTTON",
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
FRAMES = (Role.PANEL, Role.GROUP, Role.PAPER)
"""Roles of visual frames."""
HOLDERS = {Role.CHOICE: "RADIO_GROUP", Role.HAND: "LIST_BOX", Role.LOG: "LIST"}
"""AccessKit roles of containers. The default is a group, or a list box if all children are
cards."""
LISTED = {"RADIO_GROUP": "RADIO_BUTTON", "LIST_BOX": "LIST_BOX_OPTION", "LIST": "LIST_ITEM"}
"""Role of the children that a container numbers."""
ENDINGS = (".", "!", "?", "…", "”")
"""Endings of a sentence."""


class AccessibleItem(NamedTuple):
    """A stop of the screen reader, or a container of stops.

    ``kind`` is the name of an AccessKit role and ``key`` the key of the node. ``place`` is the
    item's position and the count, from 1; ``actions`` are names of AccessKit actions. ``level`` is
    the level of a heading; ``many`` is the number of items in a container.
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


@dataclass
class AccessibleTree:
    """All items of a page by identity, and the nodes of those that accept actions."""

    root: int
    focus: int
    items: dict[int, AccessibleItem] = field(default_factory=dict)
    nodes: dict[int, Node] = field(default_factory=dict)


def screen(page: str, root: Node, focus: str, *, unsaid: bool = False) -> AccessibleTree:
    """The accessible tree of a page.

    ``focus`` is the key of the focused node. ``unsaid`` adds shortcuts and the disabled state to
    descriptions, for systems whose readers omit them.
    """
    teller = _Teller((page, root.name), unsaid)
    teller.page(root)
    shown = teller.screen
    shown.focus = teller.by_key.get(focus, shown.root)
    return shown


def identity(*path: Hashable) -> int:
    """A stable identity of an item within this run of the program."""
    return hash(path) % MOST + 1


def in_a_row(pieces: Sequence[str]) -> str:
    """One text from several pieces, with punctuation between them."""
    text = ""
    for piece in pieces:
        if not text:
            text = piece
        elif text.endswith(ENDINGS):
            text = say("lists-then", before=text, after=piece)
        else:
            text = say("lists-row", before=text, after=piece)
    return text


class _Teller:
    """Builds the items of one tree."""

    def __init__(self, page: tuple[str, str], unsaid: bool) -> None:
        self.name = page
        self.unsaid = unsaid
        self.screen = AccessibleTree(identity(page), 0)
        self.by_key: dict[str, int] = {}
        self._nameless: Counter[Hashable] = Counter()

    def page(self, root: Node) -> None:
        """Add the page itself. Its name is announced, so its content does not repeat it."""
        number = self.screen.root
        children = self._inside(root, number)
        self.screen.items[number] = AccessibleItem(
            "GENERIC_CONTAINER", root.key, root.name, rect=_box(root.rect), children=children
        )

    def _number(self, node: Node, parent: int) -> int:
        """Identity of a node: by its key, else by its parent, role and text."""
        if node.key:
            number = identity(self.name, node.key)
            self.by_key[node.key] = number
            return number
        # A prompt keeps its identity when its text changes.
        said = "" if node.role in (Role.PROMPT, Role.FIGURE) else node.name
        what = (parent, node.role, said)
        self._nameless[what] += 1
        return identity(*what, self._nameless[what])

    def _inside(self, node: Node, number: int) -> tuple[int, ...]:
        """Add the items inside a node. Their identities, in order."""
        found: list[int] = []
        options: list[Node] = []
        above = node.name
        told = _doubled(node)
        whole = node.role in (Role.PAGE, Role.TABLE)
        for child in node.children:
            loose = child.role is Role.OPTION and child.checked is not None
            if loose and node.role is not Role.CHOICE:
                options.append(child)
                continue
            found += self._options(options, number, above)
            options = []
            if child.role in (Role.HEADING, Role.GROUP_HEADING, Role.PANEL) and child.name:
                above = child.name
            words = child.role in (Role.TEXT, Role.ICON, Role.HEADING)
            if words and child.name in told and not (whole and child.role is Role.HEADING):
                continue
            if child.role in FRAMES and child.name == node.name and not _usable(child):
                found += self._inside(child, number)
                continue
            found += self._told(child, number)
        found += self._options(options, number, above)
        return tuple(found)

    def _options(self, options: list[Node], parent: int, name: str) -> list[int]:
        """Group adjacent options into a choice, even without a frame around them."""
        if len(options) < 2:
            return [number for one in options for number in self._told(one, parent)]
        rect = options[0].rect.unionall([one.rect for one in options])
        return self._told(Node(Role.CHOICE, name, rect, children=options), parent)

    def _told(self, node: Node, parent: int, help: str = "") -> list[int]:
        """Add a node and its content. ``help`` is the text beside it."""
        usable = _usable(node)
        bare = node.role is Role.PANEL and not node.children
        if not usable and (bare or node.role in SCENERY or node.aloud == ""):
            return []
        inside = [one for child in node.children for one in child.walk()]
        framed = node.role in (Role.LOG, Role.PANEL, Role.PAPER) and not node.value
        if not framed and not any(_usable(one) for one in inside):
            return self._single(node, parent, inside, usable, help)
        if node.role is Role.TILE and usable:
            # A link on a tile stands beside it, so that the tile itself stays a button.
            found = self._single(
                node, parent, [one for one in inside if not _usable(one)], usable, help
            )
            links = [one for one in inside if _usable(one)]
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
        number = self._number(node, parent)
        children = self._inside(node, number)
        if not children and not usable:
            return []
        kind = HOLDERS.get(node.role, "GROUP")
        if kind == "GROUP" and all(child.role is Role.CARD for child in node.children):
            kind = "LIST_BOX"
        children = self._placed(kind, children)
        pieces = [help, self._value(node), node.tip]
        many = sum(self.screen.items[one].kind == LISTED.get(kind) for one in children)
        self._keep(number, node, kind, usable, pieces, children=children, many=many)
        return [number]

    def _placed(self, kind: str, children: tuple[int, ...]) -> tuple[int, ...]:
        """Number the items of a list."""
        items = self.screen.items
        wanted = LISTED.get(kind)
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
        kind = KINDS.get(node.role)
        if kind is None or (kind == "SLIDER" and node.step is None and node.role is Role.GRAPH):
            kind = "BUTTON" if usable else "LABEL"
        if kind == "RADIO_BUTTON" and node.checked is None:
            kind = "BUTTON"
        written = list(_written(node, inside))
        if kind in ("LABEL", "HEADING"):
            text = self._words(node, [help, *written])
            if not text:
                return []
            number = self._number(node, parent)
            self._keep(number, node, kind, False, [], label=text)
            return [number]
        number = self._number(node, parent)
        label = node.name
        if isinstance(node.widget, Option | Sample) and node.widget.text:
            label = node.widget.text
        pieces = [help, self._value(node), node.tip, *written]
        self._keep(number, node, kind, usable, pieces, label=label)
        return [number]

    def _words(self, node: Node, more: list[str]) -> str:
        value = self._value(node)
        text = say("page-value", name=node.name, value=value) if node.name and value else ""
        text = text or node.name or value
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
        picks = kind == "LIST_BOX_OPTION" and node.checked is not None
        toggles = kind in ("RADIO_BUTTON", "SWITCH")
        actions = tuple(_actions(node, usable))
        if actions:
            self.screen.nodes[number] = node
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
            _level(node),
        )


def _usable(node: Node) -> bool:
    """Whether a node has an action, even if it is disabled now."""
    return node.act is not None or node.step is not None


def _once(label: str, pieces: Sequence[str]) -> list[str]:
    """Pieces whose text is in neither the label nor another piece."""
    said: list[str] = []
    for one in pieces:
        known = [label, *said, *(other for other in pieces if len(other) > len(one))]
        if one and not any(one.casefold() in other.casefold() for other in known):
            said.append(one)
    return said


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


def _level(node: Node) -> int:
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
        if one.name and not figure and one.role not in SCENERY:
            yield say("page-value", name=one.name, value=one.value) if one.value else one.name


def _box(rect: Rect) -> tuple[int, int, int, int]:
    return (rect.left, rect.top, rect.right, rect.bottom)
