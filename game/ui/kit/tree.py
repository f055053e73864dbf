"""One tree of the screen: what a page shows, as nodes.

Painting, hit-testing, the keyboard's focus, the tests and whoever reads the screen aloud all
use this tree and nothing beside it.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, NamedTuple

from pygame import Rect

from game.ui.kit.input.commands import Command

Act = Callable[[], None]


class Role(StrEnum):
    """What kind of thing a node is, as the tree says it to whoever reads it."""

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
    """What a node is seen as; it has its fields and its painting in ``widgets``."""

    __slots__ = ()


class Span(NamedTuple):
    """What a number can be set to, what it is now, and how far a step goes."""

    least: float
    most: float
    now: float
    step: float = 1


@dataclass(slots=True)
class Node:
    """One thing on the screen.

    ``key`` is its identity from one build of the tree to the next; ``role`` says what kind of
    thing it is; ``name`` is what a person would call it; ``value`` what it says or is set to;
    ``rect`` lies in the window's surface, in pixels; ``move`` is the text of the move it would
    make; ``command`` the one whose key does the same; ``area`` the part of the screen that Tab
    goes to.
    ``act`` is done on a click or Enter, ``step`` with -1 or 1 by the arrow keys, ``pick`` by
    Space, ``click`` on a click alone; ``slide`` is told how far along a line the pointer drags,
    from 0 to 1, and ``edit`` the text that was typed.  The focus begins on the ``first``.  What
    has none of these may answer to ``hover``: to dropped things and to the pointer.  It is seen
    only inside ``clip``, where there is one.  ``tip`` is what is told of it while it is pointed at
    or has the focus.  ``widget`` is what it is seen as.

    For whoever has the screen read: ``checked`` is whether it is chosen, switched on or picked,
    where it can be; ``span`` what a number can be set to; ``aloud`` what is read in the place of
    the ``value``, where that is not for ears; where nothing can be done and that is empty, nothing
    is read at all.
    """

    role: Role
    name: str
    rect: Rect
    key: str = ""
    value: str | None = None
    enabled: bool = True
    act: Act | None = None
    step: Callable[[int], None] | None = None
    pick: Act | None = None
    move: str | None = None
    command: Command | None = None
    area: str = ""
    children: list["Node"] = field(default_factory=list)
    click: Act | None = None
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

    @property
    def shortcut(self) -> str | None:
        """The key that does the same, as it is shown."""
        return None if self.command is None else self.command.shown

    @property
    def reachable(self) -> bool:
        """Whether the keyboard's focus can stand on it."""
        return self.enabled and (self.act is not None or self.step is not None)

    @property
    def seen(self) -> bool:
        """Whether it is not scrolled out of the view it lies in."""
        return self.clip is None or bool(self.clip.collidepoint(self.rect.center))

    def walk(self) -> list["Node"]:
        """The node and all below it, in the order in which they are painted."""
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
        """The node that has the focus."""
        return self.by_key.get(self.focus)

    def at(self, x: float, y: float, target: int = 0) -> Node | None:
        """The topmost node at a point that answers to a click, dropped things or hovering.

        With a ``target`` what can be used is reached in so many pixels at least across and down:
        the nearest, where there is none at the point itself.
        """
        for node in reversed(self.nodes):
            answers = node.act or node.step or node.hover
            shown = node.clip is None or node.clip.collidepoint(x, y)
            if answers and shown and node.rect.collidepoint(x, y):
                used = node.act or node.step
                return node if used or not target else self._near(x, y, target) or node
        return self._near(x, y, target) if target else None

    def _near(self, x: float, y: float, target: int) -> Node | None:
        """What can be used nearest to a point, if the point is near enough."""
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
        """The nodes the focus can stand on, in order."""
        return [node for node in self.nodes if node.reachable]

    def first(self) -> Node | None:
        """Where the focus begins: the node marked as the first, else the first of all."""
        nodes = self.reachable()
        marked = [node for node in nodes if node.first]
        return next(iter(marked or nodes), None)

    def nearest(self, rect: Rect | None) -> Node | None:
        """What is seen nearest to a rectangle and can take its focus; a field only if need be.

        Where there is no rectangle, it is where the focus begins.
        """
        nodes = [node for node in self.reachable() if node.key and node.seen]
        nodes = [node for node in nodes if node.edit is None] or nodes
        if rect is None:
            marked = [node for node in nodes if node.first]
            return next(iter(marked or nodes), None)
        return min(nodes, key=lambda node: _apart(rect, node.rect), default=None)

    def next_area(self, direction: int) -> Node | None:
        """The node Tab goes to: the first one of the next area, round about."""
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
        """The first (0) or the last (-1) node of a node's kind in its area."""
        alike = [one for one in self.reachable() if (one.area, one.role) == (here.area, here.role)]
        return (alike or [here])[place]

    def neighbour(
        self, dx: int, dy: int, wanted: Callable[[Node], bool] | None = None
    ) -> Node | None:
        """The nearest reachable node in a direction that is wanted, None if there is none."""
        here = self.focused
        if here is None:
            return self.first()
        best: tuple[float, Node] | None = None
        for node in self.reachable():
            if node is here or (wanted is not None and not wanted(node)):
                continue
            if dy and _abreast(here.rect, node.rect):
                continue
            along, across = _offset(here.rect, node.rect, dx, dy)
            if along <= 0:
                continue
            distance = along + 2.5 * across
            if best is None or distance < best[0]:
                best = (distance, node)
        return None if best is None else best[1]

    def as_json(self, scale: float) -> dict[str, Any]:
        """The tree for a reader outside; rectangles in window points (pixels / ``scale``)."""
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
    """How far a rectangle lies along a direction and across it, from edge to edge."""
    if dx:
        along = dx * (there.centerx - here.centerx)
        across = max(0, there.top - here.bottom, here.top - there.bottom)
        beside = abs(there.centery - here.centery)
    else:
        along = dy * (there.centery - here.centery)
        across = max(0, there.left - here.right, here.left - there.right)
        beside = abs(there.centerx - here.centerx)
    return along, across + 0.2 * beside


def _abreast(one: Rect, other: Rect) -> bool:
    """Whether two rectangles lie beside each other, such as cards of a fan with its slight arc."""
    shared = min(one.bottom, other.bottom) - max(one.top, other.top)
    return 2 * shared > min(one.h, other.h)


def _apart(one: Rect, other: Rect) -> tuple[int, int]:
    """How far two rectangles are from each other: their edges, then their middles."""
    beside = max(0, other.left - one.right, one.left - other.right)
    above = max(0, other.top - one.bottom, one.top - other.bottom)
    middles = abs(one.centerx - other.centerx) + abs(one.centery - other.centery)
    return beside * beside + above * above, middles
