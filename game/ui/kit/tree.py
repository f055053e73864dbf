"""The tree of the screen: a page as nodes.

Painting, hit tests, keyboard focus, the screen reader and the tests all use this tree and nothing
else.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum, StrEnum
from typing import Any, NamedTuple

from pygame import Rect

from game.ui.kit.input.commands import Command

Act = Callable[[], None]


ACROSS_FACTOR = 2.5
"""How many times as far a step across the direction of an arrow key counts."""
ACROSS_ROW_FACTOR = 6.0
"""The same for Left and Right within an area: the next of a row comes before the rows around it."""


class Action:
    """Base of the values that a node may have in place of a callback: its page performs them."""

    __slots__ = ()


Does = Act | Action
"""What a node does: a callback, or an action that its page performs."""


class Role(StrEnum):
    """What a node is, as told to the screen reader and the tests."""

    PAGE = "page"
    TABLE = "table"
    PANEL = "panel"
    GROUP = "group"
    ROW = "row"
    PAPER = "paper"
    TEXT = "text"
    HEADING = "heading"
    GROUP_HEADING = "group heading"
    PROMPT = "prompt"
    ALERT = "alert"
    FIGURE = "figure"
    BUTTON = "button"
    CHOICE = "choice"
    OPTION = "option"
    TABS = "tabs"
    TAB = "tab"
    NUMBER = "number"
    SLIDER = "slider"
    SWITCH = "switch"
    FIELD = "field"
    TILE = "tile"
    ICON = "icon"
    LINE = "line"
    MARK = "mark"
    SCROLLBAR = "scrollbar"
    RULE = "rule"
    MARKER = "marker"
    PICTURE = "picture"
    CARDS = "cards"
    GRAPH = "graph"
    DECK = "deck"
    LOG = "log"
    PLAYER = "player"
    REMARK = "remark"
    STATUS = "status"
    FELT = "felt"
    HAND = "hand"
    FAN = "fan"
    SLOT = "slot"
    MELD = "meld"
    CARD = "card"
    SIGN = "sign"
    TAG = "tag"
    COUNTDOWN = "countdown"
    WAY = "way"


class Widget:
    """Base of the values that paint a node; ``PaintedWidget`` has the painting."""

    __slots__ = ()


class Mirror(Enum):
    """What becomes of a node where pages run from right to left.

    ``PAGE``: it is reflected with its page.  ``OWN``: it goes where its reflection is, and it and
    all in it look as drawn.  ``NEVER``: it and all in it stay.
    """

    PAGE = "page"
    OWN = "own"
    NEVER = "never"


class Span(NamedTuple):
    """The range of a number: minimum, maximum, current value and step."""

    least: float
    most: float
    now: float
    step: float = 1


@dataclass(slots=True)
class Node:
    """One thing on the screen.

    Identity: ``key`` is stable across builds of the tree.  ``name`` is what a person would call the
    node and ``value`` its text or setting.  ``rect`` is in pixels of the window; with a ``clip``
    the node is visible only inside that.  ``widget`` paints it.  ``area`` is the focus area.
    ``tip`` is the tooltip.

    Callbacks: ``act`` handles a click or Enter, ``step`` the arrow keys with -1 or 1.  ``slide``
    gets the pointer's place along a line, from 0 to 1, and ``edit`` the typed text.  ``act`` may be
    an ``Action`` for the page instead, as are ``pick`` for Space and ``click`` for a click alone.
    ``hover`` makes a node without callbacks answer to the pointer and to drops.  ``move`` is the
    text of the move ``act`` makes, and ``command`` has the same effect by key.  ``first`` marks the
    initial focus.

    Screen reader: ``checked`` is the toggle state, None if it has none.  ``span`` is the range of a
    number.  ``aloud`` is spoken instead of ``value``; an empty one silences a node that cannot be
    used.  ``place`` is the position in a list, from 1, and the length of the list, where the tree
    does not show it.

    From right to left: ``mirror`` says what becomes of the node.
    """

    role: Role
    name: str
    rect: Rect
    key: str = ""
    value: str | None = None
    enabled: bool = True
    act: Does | None = None
    step: Callable[[int], object] | None = None
    pick: Action | None = None
    move: str | None = None
    command: Command | None = None
    area: str = ""
    children: list["Node"] = field(default_factory=list)
    click: Action | None = None
    slide: Callable[[float], None] | None = None
    edit: Callable[[str], None] | None = None
    first: bool = False
    hover: bool = False
    tip: str = ""
    clip: Rect | None = None
    widget: Widget | None = None
    checked: bool | None = None
    span: Span | None = None
    aloud: str | None = None
    place: tuple[int, int] | None = None
    mirror: Mirror = Mirror.PAGE

    @property
    def shortcut(self) -> str | None:
        """The key of the node's command, as displayed; None without a command."""
        return None if self.command is None else self.command.shown

    @property
    def reachable(self) -> bool:
        """Whether the node can take the keyboard focus."""
        return self.enabled and (self.act is not None or self.step is not None)

    @property
    def seen(self) -> bool:
        """Whether the node is inside its viewport."""
        return self.clip is None or bool(self.clip.collidepoint(self.rect.center))

    def walk(self) -> list["Node"]:
        """The node and its descendants in painting order."""
        found: list[Node] = []
        self._walk(found)
        return found

    def _walk(self, found: list["Node"]) -> None:
        found.append(self)
        for child in self.children:
            if child.children:
                child._walk(found)
            else:
                found.append(child)


class Tree:
    """The nodes of a page and the focus on one of them."""

    def __init__(self, root: Node, focus: str = "") -> None:
        self.root = root
        self.nodes = root.walk()
        self.by_key = {node.key: node for node in self.nodes if node.key}
        self.focus = focus if self._holds(focus) else ""

    def add(self, node: Node) -> None:
        """Have one thing more on the page, over all else."""
        self.root.children = [*self.root.children, node]
        self.nodes.append(node)
        self.by_key[node.key] = node

    def _holds(self, key: str) -> bool:
        node = self.by_key.get(key)
        return node is not None and node.reachable

    @property
    def focused(self) -> Node | None:
        return self.by_key.get(self.focus)

    def at(self, x: float, y: float, target: int = 0) -> Node | None:
        """The hit test: the topmost node at a point that answers to clicks, drops or hovering.

        With ``target``, reachable nodes smaller than that number of pixels are enlarged to it.  If
        no usable node lies at the point, the nearest one within reach is the fallback.
        """
        for node in reversed(self.nodes):
            answers = node.act or node.step or node.hover
            shown = node.clip is None or node.clip.collidepoint(x, y)
            if answers and shown and node.rect.collidepoint(x, y):
                used = node.act or node.step
                return node if used or not target else self._near(x, y, target) or node
        return self._near(x, y, target) if target else None

    def _near(self, x: float, y: float, target: int) -> Node | None:
        """The nearest reachable node whose enlarged rectangle contains the point."""
        best: tuple[float, Node] | None = None
        for node in self.reachable():
            rect = node.rect
            wide, high = max(0, target - rect.w), max(0, target - rect.h)
            shown = node.clip is None or node.clip.collidepoint(x, y)
            if shown and rect.inflate(wide, high).collidepoint(x, y):
                apart = max(rect.left - x, x - rect.right, 0) + max(
                    rect.top - y, y - rect.bottom, 0
                )
                if best is None or apart < best[0]:
                    best = apart, node
        return None if best is None else best[1]

    def reachable(self) -> list[Node]:
        """Nodes that can take the focus, in order."""
        return [node for node in self.nodes if node.reachable]

    def first(self) -> Node | None:
        """The initial focus: the node marked ``first``, else the first reachable one."""
        nodes = self.reachable()
        marked = [node for node in nodes if node.first]
        return next(iter(marked or nodes), None)

    def nearest(self, rect: Rect | None) -> Node | None:
        """The visible node nearest to a rectangle that can take the focus.

        Text fields are taken only if there is nothing else.  With None it is the initial focus.
        """
        nodes = [node for node in self.reachable() if node.key and node.seen]
        nodes = [node for node in nodes if node.edit is None] or nodes
        if rect is None:
            marked = [node for node in nodes if node.first]
            return next(iter(marked or nodes), None)
        return min(nodes, key=lambda node: _apart(rect, node.rect), default=None)

    def next_area(self, direction: int) -> Node | None:
        """The node Tab moves to: the initial one of the next or previous focus area, cyclic."""
        nodes = self.reachable()
        areas = list(dict.fromkeys(node.area for node in nodes))
        if not areas:
            return None
        here = self.focused
        if here is None:
            return self.first()
        area = areas[(areas.index(here.area) + direction) % len(areas)]
        inside = [node for node in nodes if node.area == area]
        marked = [node for node in inside if node.first]
        return (marked or inside)[0]

    def end_of(self, here: Node, place: int) -> Node:
        """First (0) or last (-1) node of the same role in the same focus area."""
        alike = [one for one in self.reachable() if (one.area, one.role) == (here.area, here.role)]
        return (alike or [here])[place]

    def neighbour(
        self, dx: int, dy: int, wanted: Callable[[Node], bool] | None = None
    ) -> Node | None:
        """The nearest reachable node in a direction that ``wanted`` accepts; None without one."""
        here = self.focused
        if here is None:
            return self.first()
        best: tuple[float, Node] | None = None
        for node in self.reachable():
            if node is here or (wanted is not None and not wanted(node)):
                continue
            if dy and _shares_row(here.rect, node.rect):
                continue
            if dx and node.area != here.area and _shares_column(here.rect, node.rect):
                continue
            along, across = _offset(here.rect, node.rect, dx, dy)
            if along <= 0:
                continue
            row = dx and node.area == here.area
            distance = along + (ACROSS_ROW_FACTOR if row else ACROSS_FACTOR) * across
            if best is None or distance < best[0]:
                best = (distance, node)
        return None if best is None else best[1]

    def as_json(self, scale: float) -> dict[str, Any]:
        """The tree as JSON-like data, with rectangles in window points (pixels / ``scale``)."""
        return self._node_json(self.root, scale)

    def _node_json(self, node: Node, scale: float) -> dict[str, Any]:
        rect = node.rect
        told: dict[str, Any] = {
            "role": node.role,
            "name": node.name,
            "value": node.value,
            "rect": [round(one / scale) for one in (rect.x, rect.y, rect.w, rect.h)],
            "enabled": node.enabled,
            "focused": bool(node.key) and node.key == self.focus,
            "move": node.move,
        }
        if node.shortcut:
            told["shortcut"] = node.shortcut
        if node.children:
            told["children"] = [self._node_json(child, scale) for child in node.children]
        return told


def _offset(here: Rect, there: Rect, dx: int, dy: int) -> tuple[float, float]:
    """Distances from one rectangle to another along a direction and across it.

    The distance across favours aligned centres.
    """
    if dx:
        along = dx * (there.centerx - here.centerx)
        across = max(0, there.top - here.bottom, here.top - there.bottom)
        beside = abs(there.centery - here.centery)
    else:
        along = dy * (there.centery - here.centery)
        across = max(0, there.left - here.right, here.left - there.right)
        beside = abs(there.centerx - here.centerx)
    return along, across + 0.2 * beside


def _shares_row(one: Rect, other: Rect) -> bool:
    """Whether two rectangles overlap vertically by over half the smaller height.

    Cards of a slightly arched fan do. A link on a tile does not, as it leads up to its tile.
    """
    if one.contains(other) or other.contains(one):
        return False
    shared = min(one.bottom, other.bottom) - max(one.top, other.top)
    return 2 * shared > min(one.h, other.h)


def _shares_column(one: Rect, other: Rect) -> bool:
    """Whether one rectangle is above the other, and they overlap by over half the smaller width."""
    if one.top < other.bottom and other.top < one.bottom:
        return False
    shared = min(one.right, other.right) - max(one.left, other.left)
    return 2 * shared > min(one.w, other.w)


def _apart(one: Rect, other: Rect) -> tuple[int, int]:
    """Sort key for the distance of two rectangles: squared gap of edges, then that of centres."""
    beside = max(0, other.left - one.right, one.left - other.right)
    above = max(0, other.top - one.bottom, one.top - other.bottom)
    middles = abs(one.centerx - other.centerx) + abs(one.centery - other.centery)
    return beside * beside + above * above, middles
