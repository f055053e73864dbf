"""Painting from right to left: a canvas that reflects places, and rectangles that are reflected.

A picture is never reflected, only the place where it goes.  ``reflect`` moves the nodes of a page;
``MirroredCanvas`` has a widget paint as it does from left to right.
"""

from collections.abc import Sequence
from typing import Any

from pygame import Color, Rect, Surface
from pygame.typing import ColorLike, Point, RectLike

from game.ui.kit.paint.surface_proxy import SurfaceProxy
from game.ui.kit.tree import Mirror, Node


class MirroredCanvas(SurfaceProxy):
    """Paints onto another surface, each place reflected about a rectangle.

    It takes and returns places as they are before the reflection.
    """

    def __init__(self, onto: Surface, about: Rect) -> None:
        super().__init__(onto)
        self.edges = about.left + about.right

    def reflected(self, rect: RectLike) -> Rect:
        """A rectangle on the surface below, or back."""
        there = Rect(rect)
        there.x = self.edges - there.right
        return there

    def blit(
        self,
        source: Surface,
        dest: Point | RectLike = (0, 0),
        area: RectLike | None = None,
        special_flags: int = 0,
    ) -> Rect:
        size = source.get_size() if area is None else Rect(area).size
        place = Rect(dest[0], dest[1], *size)  # type: ignore[index, arg-type]
        self.onto.blit(source, self.reflected(place), area, special_flags)
        return place

    def fill(self, color: ColorLike, rect: RectLike | None = None, special_flags: int = 0) -> Rect:
        where = self.onto.get_rect() if rect is None else self.reflected(rect)
        self.onto.fill(Color(color), where, special_flags)
        return self.reflected(where)

    def subsurface(self, *rect: Any) -> Surface:
        return self.onto.subsurface(self.reflected(Rect(*rect)))

    def get_clip(self) -> Rect:
        return self.reflected(self.onto.get_clip())

    def set_clip(self, rect: RectLike | None = None, /) -> None:
        self.onto.set_clip(None if rect is None else self.reflected(rect))


def reflect(root: Node) -> None:
    """Move the nodes of a page to where they are from right to left.

    Rectangles change in place, so that whoever shares one, such as the viewport of a column, has
    the new one too.
    """
    _reflect(root, root.rect.left + root.rect.right, set())


def keep_order(nodes: Sequence[Node], about: Rect) -> None:
    """Have a group of nodes go together where ``about`` is reflected, in the order they have."""
    edges, done = about.left + about.right, set[int]()
    for node in nodes:
        node.mirror = Mirror.OWN
        step = edges - node.rect.left - node.rect.right
        node.rect.x += step
        _move(node, step, edges, done)


def _reflect(node: Node, edges: int, done: set[int]) -> None:
    if node.mirror is Mirror.NEVER:
        for inner in node.walk():
            inner.mirror = Mirror.NEVER
        return
    before = node.rect.x
    for rect in (node.rect, node.clip):
        # What has no size has no place either.
        if rect is not None and any(rect.size) and id(rect) not in done:
            done.add(id(rect))
            rect.x = edges - rect.right
    if node.mirror is Mirror.OWN:
        _move(node, node.rect.x - before, edges, done)
        return
    for child in node.children:
        _reflect(child, edges, done)


def _move(node: Node, step: int, edges: int, done: set[int]) -> None:
    """Take along what is in a node, as drawn; the viewport it is in is reflected."""
    for child in node.children:
        child.mirror = Mirror.OWN
        for rect in (child.rect, child.clip):
            if rect is not None and id(rect) not in done:
                done.add(id(rect))
                rect.x += step
        _move(child, step, edges, done)
