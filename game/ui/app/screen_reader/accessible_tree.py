"""The tree of the screen as a screen reader is told of it.

Each ``Item`` is something a reader stops at, with what it says and what can be done with it.
What is only for the eye has none, and what is written on a button belongs to the button.
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
"""Identities are less than this."""
SCENERY = {Role.PICTURE, Role.LINE, Role.MARK, Role.MARKER, Role.RULE, Role.SCROLLBAR, Role.FELT}
"""What is only for the eye."""
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
"""What kind of thing a single thing is; else it is a button if it does something, else words."""
FRAMES = (Role.PANEL, Role.GROUP, Role.PAPER)
"""What is seen around other things."""
HOLDERS = {Role.CHOICE: "RADIO_GROUP", Role.HAND: "LIST_BOX", Role.LOG: "LIST"}
"""What kind of thing holds others; else it is a group, or a list of cards."""
LISTED = {"RADIO_GROUP": "RADIO_BUTTON", "LIST_BOX": "LIST_BOX_OPTION", "LIST": "LIST_ITEM"}
"""What is counted in what holds it."""
ENDINGS = (".", "!", "?", "…", "”")
"""What a sentence ends with."""


class AccessibleItem(NamedTuple):
    """Something that a screen reader stops at, or that holds such things.

    ``kind`` is the name of its role with the library, ``key`` that of its node; ``place`` says
    which of how many it is, from 1; ``actions`` are names of the library's.  ``level`` is that of
    a heading, ``many`` how many there are in what holds them.
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
    """All that a page shows: each thing by its identity, and its node where it can be used."""

    root: int
    focus: int
    items: dict[int, AccessibleItem] = field(default_factory=dict)
    nodes: dict[int, Node] = field(default_factory=dict)


def screen(page: str, root: Node, focus: str, *, unsaid: bool = False) -> AccessibleTree:
    """The tree of a page with this name, as a screen reader is told of it.

    ``focus`` is the key of what has the focus.  Where keys and what cannot be used go ``unsaid``
    by the system, they are said with the description.
    """
    teller = _Teller((page, root.name), unsaid)
    teller.page(root)
    shown = teller.screen
    shown.focus = teller.by_key.get(focus, shown.root)
    return shown


def identity(*path: Hashable) -> int:
    """What stays the same of a thing from one tree to the next, as long as the program runs."""
    return hash(path) % MOST + 1


def in_a_row(pieces: Sequence[str]) -> str:
    """What there is to say, piece after piece."""
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
    """Makes the items of one tree."""

    def __init__(self, page: tuple[str, str], unsaid: bool) -> None:
        self.name = page
        self.unsaid = unsaid
        self.screen = AccessibleTree(identity(page), 0)
        self.by_key: dict[str, int] = {}
        self._nameless: Counter[Hashable] = Counter()

    def page(self, root: Node) -> None:
        """Tell the page itself, whose name is announced and not said of what lies on it."""
        number = self.screen.root
        children = self._inside(root, number)
        self.screen.items[number] = AccessibleItem(
            "GENERIC_CONTAINER", root.key, root.name, rect=_box(root.rect), children=children
        )

    def _number(self, node: Node, parent: int) -> int:
        """The identity of a node: by its key, else by what it is and says there."""
        if node.key:
            number = identity(self.name, node.key)
            self.by_key[node.key] = number
            return number
        # A prompt is the same thing whatever it says.
        said = "" if node.role in (Role.PROMPT, Role.FIGURE) else node.name
        what = (parent, node.role, said)
        self._nameless[what] += 1
        return identity(*what, self._nameless[what])

    def _inside(self, node: Node, number: int) -> tuple[int, ...]:
        """Tell what lies in a node; the identities, in order."""
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
        """Options side by side are a choice, also where they have no frame around them."""
        if len(options) < 2:
            return [number for one in options for number in self._told(one, parent)]
        rect = options[0].rect.unionall([one.rect for one in options])
        return self._told(Node(Role.CHOICE, name, rect, children=options), parent)

    def _told(self, node: Node, parent: int, help: str = "") -> list[int]:
        """Tell a node and what lies in it; ``help`` is what is written beside it."""
        usable = _usable(node)
        bare = node.role is Role.PANEL and not node.children
        if not usable and (bare or node.role in SCENERY or node.aloud == ""):
            return []
        inside = [one for child in node.children for one in child.walk()]
        framed = node.role in (Role.LOG, Role.PANEL, Role.PAPER) and not node.value
        if not framed and not any(_usable(one) for one in inside):
            return self._single(node, parent, inside, usable, help)
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
        """Tell something that holds others."""
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
        """Say of each thing in a list which of how many it is."""
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
        """Tell something that holds nothing to be used, with all that is written on it."""
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
        """All that words on the page say."""
        value = self._value(node)
        text = say("page-value", name=node.name, value=value) if node.name and value else ""
        text = text or node.name or value
        return in_a_row([text, *_once(text, more)]) if text else ""

    def _value(self, node: Node) -> str:
        """What a node says besides its name, as far as it is for ears."""
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
        """Keep the item of a node; ``pieces`` are what there is to say of it besides its name."""
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
            kind, node.key, label, (node.value or "") if node.edit is not None else "",
            in_a_row(said), key or "", _box(node.rect), children, actions, node.enabled,
            bool(node.checked) if toggles else None, node.checked if picks else None,
            node.span if kind == "SLIDER" else None, None, many, _level(node),
        )  # fmt: skip


def _usable(node: Node) -> bool:
    """Whether something can be done with a node, if not now then at other times."""
    return node.act is not None or node.step is not None


def _once(label: str, pieces: Sequence[str]) -> list[str]:
    """What is not said by the label or another piece already."""
    said: list[str] = []
    for one in pieces:
        known = [label, *said, *(other for other in pieces if len(other) > len(one))]
        if one and not any(one.casefold() in other.casefold() for other in known):
            said.append(one)
    return said


def _actions(node: Node, usable: bool) -> Iterator[str]:
    """What can be done with a node."""
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
    """The level of a heading."""
    return {Role.HEADING: 1, Role.GROUP_HEADING: 2}.get(node.role, 0)


def _labelled(group: Node) -> Node | None:
    """The only thing in a group, if the group has its name and nothing else to say."""
    rest = [one for one in group.children if one.role is not Role.TEXT]
    single = len(rest) == 1 and rest[0].name == group.name and not group.value
    return rest[0] if single else None


def _doubled(node: Node) -> set[str]:
    """What need not be told once more of what lies in a node: others say it already."""
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
    """What is written on a node; of figures only those that its value does not tell in words."""
    for one in inside:
        figure = bool(node.value) and not any(sign.isalpha() for sign in one.name)
        if one.name and not figure and one.role not in SCENERY:
            yield say("page-value", name=one.name, value=one.value) if one.value else one.name


def _box(rect: Rect) -> tuple[int, int, int, int]:
    return (rect.left, rect.top, rect.right, rect.bottom)
