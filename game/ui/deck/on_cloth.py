"""Objects that lie on the cloth of a page: slightly turned, and lifted under pointer or focus.

`LaidObject` is the box of one whose contents are painted as one turned picture. A page keeps an
`Objects`, which moves them.
"""

from collections.abc import Callable, Container, Iterable
from dataclasses import dataclass
from math import ceil
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.ui.deck import materials
from game.ui.deck.cloth_backdrop import ClothBackdrop
from game.ui.kit.forms.builder import Kit
from game.ui.kit.layout.box import Box, Widths
from game.ui.kit.paint import shapes
from game.ui.kit.paint.mirror import reflect
from game.ui.kit.paint.painter import Painter, Palette
from game.ui.kit.paint.picture_cache import PictureSources, Size, composed_picture
from game.ui.kit.paint.theme import Measures
from game.ui.kit.tree import Node, Role, Widget
from game.ui.kit.widgets.widget import NodeStyle, PaintedWidget, paint_node

LIFT_UNITS = 4.0
"""How high an object is lifted, in units."""
LIFT_SECONDS = 0.09
"""Time in which it is lifted, in seconds."""
ARRIVAL_UNITS = 40.0
"""Way on which an object slides in, in units."""
ARRIVAL_SECONDS = 0.24
"""Time in which it slides in, in seconds."""
ARRIVAL_DELAY_SECONDS = 0.04
"""Time after which the next object follows, in seconds."""
CLOTH_SHADE_ALPHA = 140
"""How dark the cloth is under words beside a poster, of 255."""
TURNED_SAMPLE_FACTOR = 2
"""How much larger a turned picture is painted, so that its words stay sharp."""


class ObjectPose:
    """Where an object is: ``lift`` is 1 for a lifted one, and ``arrival`` for one that is there."""

    __slots__ = ("arrival", "lift")

    def __init__(self) -> None:
        self.lift = 0.0
        self.arrival = 1.0

    @property
    def is_lifted(self) -> bool:
        return self.lift >= 0.5

    def rise_height(self, measures: Measures) -> int:
        """Pixels by which it is painted higher than it lies."""
        rising = self.lift * measures.px(LIFT_UNITS)
        return round(rising - (1 - self.arrival) ** 2 * measures.px(ARRIVAL_UNITS))


class Objects:
    """The poses of a page's objects, by the keys of their nodes."""

    def __init__(self) -> None:
        self._poses: dict[str, ObjectPose] = {}
        self._moved: float | None = None
        self._arriving: list[ObjectPose] = []
        self._arrived_since: float | None = None

    def pose(self, key: str) -> ObjectPose:
        return self._poses.setdefault(key, ObjectPose())

    def slide_in(self, keys: Iterable[str]) -> None:
        """Have objects come in one after the other, from the next update on."""
        self._arriving = [self.pose(key) for key in keys]
        for pose in self._arriving:
            pose.arrival = 0.0
        self._arrived_since = None

    def update(self, lifted: Container[str], now: float, still: bool) -> bool:
        """Lift some and lower the others; whether one still moves, and is to be painted again.

        They are there at once if pages are to be ``still``.
        """
        passed = 0.0 if self._moved is None else now - self._moved
        step = 1.0 if still else passed / LIFT_SECONDS
        moves = False
        for key, pose in self._poses.items():
            goal = float(key in lifted)
            if pose.lift != goal:
                moves = True
                pose.lift = min(goal, pose.lift + step) if goal else max(goal, pose.lift - step)
        moves = self._arrive(now, still) or moves
        self._moved = now if moves else None
        return moves

    def _arrive(self, now: float, still: bool) -> bool:
        """Move those that slide in; whether one does."""
        if not self._arriving:
            return False
        if self._arrived_since is None:
            self._arrived_since = now
        for place, pose in enumerate(self._arriving):
            passed = now - self._arrived_since - place * ARRIVAL_DELAY_SECONDS
            pose.arrival = 1.0 if still else min(1.0, max(0.0, passed / ARRIVAL_SECONDS))
        if self._arriving[-1].arrival == 1:
            self._arriving = []
        return True


@composed_picture
def rounded_poster(sources: PictureSources, size: Size, drawing: str, radius: int) -> Surface:
    """The upper part of a poster, with round corners."""
    whole = sources.images.rasterized(drawing, (size[0], max(size[1], size[0] * 5 // 4)))
    seen = Surface(size, pygame.SRCALPHA)
    seen.blit(whole, (0, 0))
    shapes.round_corners(seen, radius)
    return seen


@dataclass(frozen=True, slots=True)
class LyingPoster(PaintedWidget):
    """The upper part of a game's poster, which lies on the cloth; ``dim`` for one not available.

    ``radius`` is that of its corners, in pixels.
    """

    drawing: str
    radius: int
    pose: ObjectPose
    dim: bool = False

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        pose, rect = self.pose, node.rect
        if pose.arrival == 0:
            # Nothing is seen of it yet, and the first frame need not wait for its picture.
            return
        seen = rounded_poster(painter, rect.size, self.drawing, self.radius)
        rect = rect.move(0, -pose.rise_height(painter.measures))
        if pose.arrival == 1:
            materials.shadow(painter, rect, self.radius, pose.is_lifted)
        else:
            seen = seen.copy()
            seen.set_alpha(round(255 * pose.arrival))
        painter.surface.blit(seen, rect)
        if self.dim:
            painter.panel(rect, painter.palette.edge, self.radius, alpha=165)


@dataclass(frozen=True, slots=True)
class PosterGround(PaintedWidget):
    """The shaded cloth around a poster and its words, which can be clicked as one.

    ``radius`` is that of its corners, in pixels. In high contrast it is a panel with an edge.
    """

    radius: int

    def ring_radius(self, measures: Measures) -> int:
        return self.radius

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        palette, contrast = painter.palette, painter.measures.contrast
        edge = palette.button_edge if contrast else None
        shade = 255 if contrast else CLOTH_SHADE_ALPHA
        painter.panel(node.rect, palette.panel, self.radius, edge, alpha=shade)


class LaidPiece(NamedTuple):
    """A node inside an object, as a part of the key of its picture."""

    role: Role
    name: str
    widget: Widget | None
    place: tuple[int, int, int, int]


def _pieces(nodes: Iterable[Node]) -> Iterable[LaidPiece]:
    """All nodes of a tree in the order in which they are painted."""
    for node in nodes:
        x, y, wide, high = node.rect
        yield LaidPiece(node.role, node.name, node.widget, (x, y, wide, high))
        yield from _pieces(node.children)


class LaidLook(NamedTuple):
    """How an object is painted: ``angle`` in degrees, ``samples`` pixels for each one shown."""

    palette: Palette
    measures: Measures
    angle: float
    samples: int
    lifted: bool


@composed_picture
def _laid(
    sources: PictureSources, size: Size, pieces: tuple[LaidPiece, ...], look: LaidLook
) -> Surface:
    """A sheet of paper of a size with pieces on it and its shadow, in the middle of the picture."""
    times, measures = look.samples, look.measures
    margin = materials.shadow_width(measures, True)
    sheet = Rect(margin, margin, size[0] * times, size[1] * times)
    whole = Surface((sheet.w + 2 * margin, sheet.h + 2 * margin), pygame.SRCALPHA)
    backdrop = ClothBackdrop(sources.images)
    painter = Painter(whole, sources.images, sources.texts, look.palette, backdrop)
    painter.measures = measures
    materials.shadow(painter, sheet, measures.px(materials.PAPER_RADIUS_UNITS), look.lifted)
    materials.paper(painter, sheet)
    for piece in pieces:
        node = Node(piece.role, piece.name, Rect(piece.place).move(sheet.topleft))
        node.widget = piece.widget
        paint_node(painter, node, NodeStyle())
    return whole if times == 1 else pygame.transform.rotozoom(whole, look.angle, 1 / times)


@dataclass(frozen=True, slots=True)
class LaidWidget(PaintedWidget):
    """Pieces on a sheet of paper that lies on the cloth, turned by ``angle`` degrees.

    They are laid out for ``measures``, in which lengths are ``samples`` times as long.
    """

    pieces: tuple[LaidPiece, ...]
    measures: Measures
    angle: float
    samples: int
    pose: ObjectPose

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        lifted = self.pose.is_lifted
        look = LaidLook(painter.palette, self.measures, self.angle, self.samples, lifted)
        seen = _laid(painter, node.rect.size, self.pieces, look)
        rect = seen.get_rect(center=node.rect.center)
        painter.surface.blit(seen, rect.move(0, -self.pose.rise_height(painter.measures)))

    def ring_radius(self, measures: Measures) -> int:
        return measures.px(materials.PAPER_RADIUS_UNITS)


class LaidObject(Box):
    """A node that is a sheet of paper on the cloth with the box that ``fill`` makes.

    It is turned by ``angle`` degrees, but lies straight with large text and in high contrast.
    """

    def __init__(
        self,
        node: Node,
        fill: Callable[[Kit], Box],
        kit: Kit,
        pose: ObjectPose,
        angle: float,
    ) -> None:
        super().__init__()
        self.node = node
        self.pose = pose
        straight = kit.measures.contrast or kit.measures.has_large_text
        self.angle = 0.0 if straight else angle
        self.samples = 1 if straight else TURNED_SAMPLE_FACTOR
        self.measures = enlarged(kit.measures, self.samples)
        self.child = fill(Kit(self.measures, kit.texts))

    def _widths(self) -> Widths:
        least, ideal = self.child.widths
        return Widths(ceil(least / self.samples), ceil(ideal / self.samples))

    def _height(self, width: int) -> int:
        return ceil(self.child.height(width * self.samples) / self.samples)

    def place(self, rect: Rect) -> list[Node]:
        inside = Rect(0, 0, rect.w * self.samples, rect.h * self.samples)
        nodes = self.child.place(inside.copy())
        if self.measures.right_to_left:
            reflect(Node(Role.PAPER, "", inside, children=nodes))
        pieces = tuple(_pieces(nodes))
        self.node.rect = rect
        self.node.widget = LaidWidget(pieces, self.measures, self.angle, self.samples, self.pose)
        return [self.node]


def enlarged(measures: Measures, times: int) -> Measures:
    """Measures of a window so many times as large, with the same number of points."""
    return measures._replace(
        width=times * measures.width,
        height=times * measures.height,
        scale=times * measures.scale,
    )
