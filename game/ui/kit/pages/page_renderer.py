"""What a page shows: its tree, made anew when something changed, and its painting.

The shape of the mouse's pointer: what a click would do where it is.
"""

from abc import ABC, abstractmethod
from enum import Enum

import pygame
from pygame import Rect

from game.core.game_info import FeltTheme
from game.ui.kit.clock import HoverTimer
from game.ui.kit.paint.painter import Painter
from game.ui.kit.paint.theme import Measures
from game.ui.kit.tree import Node, Role, Tree
from game.ui.kit.widgets.tooltip import tip, wordless
from game.ui.kit.widgets.widget import NodeStyle, paint_node
from game.ui.program import Program


class Shape(Enum):
    """A shape that every system has, with pygame's number for it."""

    ARROW = pygame.SYSTEM_CURSOR_ARROW
    HAND = pygame.SYSTEM_CURSOR_HAND
    TEXT = pygame.SYSTEM_CURSOR_IBEAM
    MOVES = pygame.SYSTEM_CURSOR_SIZEALL


def shape_over(node: Node | None) -> Shape:
    """The shape over a node: a hand where a click does something, over a field that of text."""
    if node is None or not node.enabled:
        return Shape.ARROW
    if node.edit is not None:
        return Shape.TEXT
    # The cloth is only clicked on to let go of what is picked.
    clicked = node.act or node.slide or (node.click and node.role is not Role.FELT)
    return Shape.HAND if clicked else Shape.ARROW


class Cursor:
    """The pointer of the window; it is changed only when its shape is another one."""

    def __init__(self) -> None:
        self.shape = Shape.ARROW

    def take(self, shape: Shape) -> None:
        """Have the pointer be of a shape, where the system has it."""
        if shape is self.shape:
            return
        self.shape = shape
        try:
            pygame.mouse.set_cursor(shape.value)
        except pygame.error:
            # It is only seen; where there is no such pointer the usual one stays.
            return


ASKS_AGAIN = "asks again"
"""The key of the node that says that a key acts when it is pressed again."""


class PageRenderer(ABC):
    """What is seen of a page.  A subclass builds its tree; the rest follows from the tree.

    ``focus`` is where the player put the focus; the tree has it there whenever that can be used.
    Where it cannot, something near stands in for it while the keyboard is in use.  ``heard`` is
    what a screen reader was last told to have the focus.  ``asks_again`` is said while the key
    that was pressed last did no more than bring the focus here: pressed again, it acts.
    """

    def __init__(self, app: Program) -> None:
        self.app = app
        self.ways = app.ways
        self.stale = True
        self.dirty = True
        self.focus = ""
        self.heard = ""
        self.asks_again = ""
        self.hover = ""
        self.pressed = ""
        self.built = 0
        self.rest = HoverTimer()
        self._tree: Tree | None = None
        self._stood: Rect | None = None
        self._measured: Measures | None = None

    @abstractmethod
    def build(self, measures: Measures) -> Node:
        """The page's tree for a window of these measures."""

    @property
    def felt(self) -> FeltTheme | None:
        """The felt of the page's game, if it is about one and that has one of its own."""
        return None

    @property
    def measures(self) -> Measures:
        """The measures of the window."""
        return self.app.measures

    @property
    def tree(self) -> Tree:
        """What the page shows, built anew when something changed."""
        measures = self.measures
        if self._tree is None or self.stale or measures != self._measured:
            self.stale = False
            self.dirty = True
            self._measured = measures
            had = "" if self._tree is None else self._tree.focus
            self._tree = Tree(self.build(measures), self.focus)
            self.built += 1
            if had:
                self._keep_focus(self._tree, had)
            here = self._tree.focused
            if self.asks_again and here is not None:
                self._tree.add(Node(Role.STATUS, self.asks_again, here.rect.copy(), ASKS_AGAIN))
        return self._tree

    def keep_focus(self) -> None:
        """Have something stand in for the focus if it is gone or out of sight."""
        self._keep_focus(self.tree)

    def _keep_focus(self, tree: Tree, had: str = "") -> None:
        """The same; what ``had`` the focus in the tree before goes on standing in."""
        here = tree.focused
        if here is not None and here.seen:
            if here.key == self.focus:
                self._stood = here.rect
            return
        if not self.app.by_keyboard:
            return
        before = tree.by_key.get(had)
        if here is None and before is not None and before.reachable and before.seen:
            tree.focus = had
            return
        near = tree.nearest(self._stood if here is None else here.rect)
        if near is not None:
            tree.focus = near.key
            self.dirty = True

    def changed(self) -> None:
        """Something the tree shows is different now."""
        self.stale = True
        self.dirty = True

    # Painting.

    def paint(self, painter: Painter) -> None:
        """Paint the page; changes nothing."""
        painter.ground()
        self.paint_nodes(painter)

    def paint_nodes(self, painter: Painter) -> None:
        """Paint every node of the tree in its look."""
        for node in self.tree.nodes:
            paint_node(painter, node, self.mood(node))
        self.paint_tip(painter)

    def paint_tip(self, painter: Painter) -> None:
        """Paint what is told of the node that is rested on, or that a key does once more."""
        node = self.tipped() if self.rest.shown else None
        again = self.tree.by_key.get(ASKS_AGAIN)
        if again is not None:
            tip(painter, again.name, None, again.rect)
        elif node is not None:
            tip(painter, node.tip or node.name, node.command, node.rect)

    def resting(self, now: float) -> None:
        """Take note of the time, in seconds: what is rested on long enough is told of."""
        if self.rest.follow(self.rested_on(), now) and self.tree.root:
            self.dirty = True

    def rested_on(self) -> str:
        """What is pointed at or has the focus, as far as there is more to tell of it."""
        if not self.hover and not self.app.by_keyboard:
            return ""
        node = self.tipped()
        return "" if node is None else node.key

    def tipped(self) -> Node | None:
        """What is to be told more of: a button that shows only an icon, or a node with a tip."""
        if not self.ways.on_top(self):
            return None
        node = self.tree.focused if self.app.by_keyboard else self.tree.by_key.get(self.hover)
        return node if node is not None and (node.tip or wordless(node)) else None

    @property
    def shape(self) -> Shape:
        """The shape of the mouse's pointer where it is, or went down."""
        return shape_over(self.tree.by_key.get(self.pressed or self.hover))

    def mood(self, node: Node) -> NodeStyle:
        """What the pointer and the keyboard make of a node."""
        if not node.key:
            return NodeStyle()
        return NodeStyle(
            hovered=node.key == self.hover and node.enabled,
            pressed=node.key == self.pressed,
            focused=node.key == self.tree.focus
            and (self.app.by_keyboard or node.role == Role.FIELD),
        )
