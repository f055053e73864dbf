"""The visible side of a page: its tree, its painting, its tooltip and the mouse cursor.

A tooltip is a node's tip, or the name of a button that shows only an icon. ``tip`` paints it.
"""

from collections.abc import Iterator
from enum import Enum
from typing import Protocol

import pygame
from pygame import Rect

from game.text.icon import Icon
from game.text.message import noted_name
from game.ui.kit.clock import HoverTimer
from game.ui.kit.input.commands import Command
from game.ui.kit.pages.host import Host
from game.ui.kit.paint import theme
from game.ui.kit.paint.mirror import reflect
from game.ui.kit.paint.painter import Painter
from game.ui.kit.paint.theme import Measures
from game.ui.kit.tree import Node, Role, Tree
from game.ui.kit.widgets.button import Button, keycap
from game.ui.kit.widgets.widget import NodeStyle, paint_node

TOOLTIP_BELOW_SHARE = 0.1
"""Part of the window height above which a node has its tooltip below."""
TOOLTIP_ABOVE_SHARE = 0.9
"""Part of the window height below which a node has its tooltip above."""
TOOLTIP_WIDTH_PERCENTS = (36, 52, 70, 90)
"""Maximum tooltip widths in percent of the window.

The first one at which the tooltip does not cover its node is used.
"""
SELF_EXPLAINING_ICONS = (Icon.PLUS, Icon.MINUS)
"""Icons that need no name beside the number they change."""


class Shape(Enum):
    """A mouse cursor shape that every system has, with its pygame number."""

    ARROW = pygame.SYSTEM_CURSOR_ARROW
    HAND = pygame.SYSTEM_CURSOR_HAND
    TEXT = pygame.SYSTEM_CURSOR_IBEAM
    MOVES = pygame.SYSTEM_CURSOR_SIZEALL


def shape_over(node: Node | None) -> Shape:
    """The mouse cursor over a node: a hand for clickable ones, a caret for fields."""
    if node is None or not node.enabled:
        return Shape.ARROW
    if node.edit is not None:
        return Shape.TEXT
    # A click on the felt only drops the pick.
    clicked = node.act or node.slide or (node.click and node.role is not Role.FELT)
    return Shape.HAND if clicked else Shape.ARROW


class Cursor:
    """The window's mouse cursor; the system is called only on a change of shape."""

    def __init__(self) -> None:
        self.shape = Shape.ARROW

    def take(self, shape: Shape) -> None:
        """Set the shape, if the system has it."""
        if shape is self.shape:
            return
        self.shape = shape
        try:
            pygame.mouse.set_cursor(shape.value)
        except pygame.error:
            # The shape is only decoration, so the default one can stay.
            return


ASKS_AGAIN_NODE_KEY = "asks again"
"""The key of the node that says that a key acts when it is pressed again."""


class Rendered(Protocol):
    """A page as its renderer sees it."""

    @property
    def app(self) -> Host:
        """The program."""

    @property
    def focus(self) -> str:
        """Key of the node that the player has put the focus on."""

    @property
    def measures(self) -> Measures:
        """The measures of the page in the window."""

    def build(self, measures: Measures) -> Node:
        """Build the page's tree for a window of these measures."""


class PageRenderer:
    """Renders a page: the tree that it builds, its tooltip and the mouse cursor.

    ``stale`` asks for a new tree and ``dirty`` for a repaint; ``built`` counts the trees.
    ``hover`` and ``pressed`` are the keys of the nodes under the pointer.  ``shown`` is the tree
    built last, and ``stood`` where the focus was in it.  ``heard`` is what a screen reader was last
    told to have the focus.  ``reading`` is the frame around what is read, or around what a
    switch would use, which ``reading_tip`` says.
    ``named`` are the names of the messages under the pointer, for a translator, and their place.
    ``asks_again`` is said while the key that was pressed last did no more
    than bring the focus here: pressed again, it acts.
    """

    def __init__(self, page: Rendered) -> None:
        self.page = page
        self.app = page.app
        self.stale = True
        self.dirty = True
        self.heard = ""
        self.reading: Rect | None = None
        self.reading_tip = ""
        self.asks_again = ""
        self.named: tuple[str, Rect] | None = None
        self.hover = ""
        self.pressed = ""
        self.built = 0
        self.rest = HoverTimer()
        self.shown: Tree | None = None
        self.stood: Rect | None = None
        self._measured: Measures | None = None

    @property
    def tree(self) -> Tree:
        """The page's tree, rebuilt after a change."""
        measures = self.page.measures
        if self.shown is None or self.stale or measures != self._measured:
            self.stale = False
            self.dirty = True
            self._measured = measures
            had = "" if self.shown is None else self.shown.focus
            root = self.page.build(measures)
            if measures.right_to_left:
                reflect(root)
            self.shown = Tree(root, self.page.focus)
            self.built += 1
            if had:
                self._keep_focus(self.shown, had)
            here = self.shown.focused
            if self.asks_again and here is not None:
                self.shown.add(
                    Node(Role.STATUS, self.asks_again, here.rect.copy(), ASKS_AGAIN_NODE_KEY)
                )
        return self.shown

    def changed(self) -> None:
        """Mark the tree as stale, so that it is rebuilt."""
        self.stale = self.dirty = True

    def keep_focus(self) -> None:
        """Focus a near node as a fallback if the focus is gone or out of sight."""
        self._keep_focus(self.tree)

    def _keep_focus(self, tree: Tree, had: str = "") -> None:
        """The same; what ``had`` the focus in the tree before goes on standing in."""
        here = tree.focused
        if here is not None and here.seen:
            if here.key == self.page.focus:
                self.stood = here.rect
            return
        if not self.app.by_keyboard:
            return
        before = tree.by_key.get(had)
        if here is None and before is not None and before.reachable and before.seen:
            tree.focus = had
            return
        near = tree.nearest(self.stood if here is None else here.rect)
        if near is not None:
            tree.focus = near.key
            self.dirty = True

    # Painting.

    def paint_nodes(self, painter: Painter) -> None:
        """Paint every node of the tree and the tooltip."""
        for node in self.tree.nodes:
            paint_node(painter, node, self.mood(node))
        self.paint_tip(painter)

    def paint_tip(self, painter: Painter) -> None:
        """Paint the frame of the reading cursor, and the tooltip of the node under the pointer, or
        that a key does once more."""
        if self.reading is not None:
            # Dark around light: it is seen on paper as well as on cloth.
            painter.ring(self.reading, painter.measures.px(6), theme.DARK_GROUND, 5)
            painter.ring(self.reading, painter.measures.px(6), gap=2)
        node = self.tipped() if self.rest.shown else None
        again = self.tree.by_key.get(ASKS_AGAIN_NODE_KEY)
        if self.reading is not None and self.reading_tip:
            tip(painter, self.reading_tip, None, self.reading)
        elif self.named is not None:
            tip(painter, self.named[0], None, self.named[1])
        elif again is not None:
            tip(painter, again.name, None, again.rect)
        elif node is not None:
            tip(painter, node.tip or node.name, node.command, node.rect)

    def name_under(self, x: float, y: float) -> None:
        """Show the names of the messages of the topmost node at a point that has any."""
        named = None
        for node in reversed(self.tree.nodes):
            if node.rect.collidepoint(x, y) and (node.clip is None or node.clip.collidepoint(x, y)):
                said = (node.name, node.value or "", node.tip)
                names = [name for name in map(noted_name, said) if name]
                if names:
                    named = " · ".join(dict.fromkeys(names)), node.rect.copy()
                    break
        if named != self.named:
            self.named, self.dirty = named, True

    def resting(self, now: float) -> None:
        """Advance the hover delay to time ``now`` in seconds."""
        if self.rest.follow(self.rested_on(), now) and self.tree.root:
            self.dirty = True

    def rested_on(self) -> str:
        """Key of the hovered or focused node if it has a tooltip; else empty."""
        if not self.hover and not self.app.by_keyboard:
            return ""
        node = self.tipped()
        return "" if node is None else node.key

    def tipped(self) -> Node | None:
        """The node whose tooltip applies: it has a tip, or is a button that shows only an icon."""
        if not self.app.navigator.is_top(self.page):
            return None
        node = self.tree.focused if self.app.by_keyboard else self.tree.by_key.get(self.hover)
        return node if node is not None and (node.tip or needs_tooltip(node)) else None

    @property
    def shape(self) -> Shape:
        """Shape of the mouse cursor over the pressed or hovered node."""
        return shape_over(self.tree.by_key.get(self.pressed or self.hover))

    def mood(self, node: Node) -> NodeStyle:
        """The hover, press and focus state of a node."""
        if not node.key:
            return NodeStyle()
        return NodeStyle(
            hovered=node.key == self.hover and node.enabled,
            pressed=node.key == self.pressed,
            focused=node.key == self.tree.focus
            and self.reading is None
            and (self.app.by_keyboard or node.role == Role.FIELD),
        )


# Tooltips.


def needs_tooltip(node: Node) -> bool:
    """Whether a node is a button whose icon needs a tooltip."""
    widget = node.widget
    return (
        isinstance(widget, Button) and widget.wordless and widget.icon not in SELF_EXPLAINING_ICONS
    )


def place(about: Rect, wide: int, high: int, window: Rect, gap: int) -> Rect | None:
    """A rectangle for a tooltip beside ``about`` and inside the window; None if there is no room.

    Lengths are in pixels; ``gap`` is the margin.
    """
    inside = window.inflate(-2 * gap, -2 * gap)
    if wide > inside.w or high > inside.h:
        return None
    for rect in _around(about, Rect(0, 0, wide, high), window, gap):
        rect.clamp_ip(inside)
        if not rect.colliderect(about):
            return rect
    return None


def _around(about: Rect, rect: Rect, window: Rect, gap: int) -> Iterator[Rect]:
    """Candidate rectangles around a node, the best first."""
    below, above, left, right = (rect.copy() for _ in range(4))
    below.midtop = (about.centerx, about.bottom + gap)
    above.midbottom = (about.centerx, about.top - gap)
    left.midright = (about.left - gap, about.centery)
    right.midleft = (about.right + gap, about.centery)
    if about.top < window.h * TOOLTIP_BELOW_SHARE:
        yield from (below, left, right, above)
    elif about.h > window.h // 10 or about.bottom > window.h * TOOLTIP_ABOVE_SHARE:
        yield from (above, below, right, left)
    else:
        yield from (left, right, above, below)


def tip(painter: Painter, text: str, command: Command | None, about: Rect) -> None:
    """Paint a tooltip with its command's key; a long text is wrapped."""
    measures, window = painter.measures, painter.surface.get_rect()
    size, small = measures.text_size(13.5), measures.text_size(12.5)
    pad = round(0.7 * size)
    key = keycap(command, small, measures)
    cap = 0 if key is None else key.width(measures, painter.texts)
    for most in TOOLTIP_WIDTH_PERCENTS:
        room = window.w * most // 100 - 2 * pad - (cap + pad if cap else 0)
        lines = painter.texts.wrapped(text, size, room, "semibold")
        wide = max(painter.texts.width(line, size, "semibold") for line in lines)
        wide += 2 * pad + (cap + pad if cap else 0)
        high = round(size * (0.7 + 1.3 * len(lines)))
        rect = place(about, wide, high, window, measures.px(6))
        if rect is not None:
            break
    else:
        # There is no room beside the node, so the tooltip is left out.
        return
    painter.panel(rect, theme.DARK_GROUND, round(size * 0.65), theme.DIM_INK)
    with painter.mirrored_about(rect, measures.right_to_left):
        for number, line in enumerate(lines):
            y = rect.y + round(size * (1 + 1.3 * number))
            painter.words(line, (rect.x + pad, y), size, theme.LIGHT_INK, "semibold", "midleft")
        if key is not None:
            around = Rect(rect.right - pad - cap, 0, cap, key.high)
            around.centery = rect.centery
            key.paint(painter, around, theme.LIGHT_INK)
