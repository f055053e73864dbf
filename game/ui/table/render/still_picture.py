"""A small still picture of a table: the felt with its cards, without bar and panels."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.ui.deck.cloth_backdrop import ClothBackdrop
from game.ui.kit.forms.builder import Kit
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.leaf import Space
from game.ui.kit.paint.painter import Painter
from game.ui.kit.paint.theme import Measures
from game.ui.kit.tree import Node, Tree
from game.ui.kit.widgets.widget import NodeStyle, PaintedWidget
from game.ui.table.model.table_model import TableModel
from game.ui.table.render import page_layout
from game.ui.table.render.picture import PaintInput, TablePainter

MakeModel = Callable[[], TableModel]
"""Makes the model of a table that is shown at its position."""
TEXT_FACTOR = 2.0
"""Factor by which text is enlarged before the picture is scaled down."""


def measures_of(measures: Measures) -> Measures:
    """Measures of the table before it is scaled down: large text, and cards with large indexes."""
    return measures._replace(text_factor=TEXT_FACTOR, large=True)


def shape(measures: Measures, kit: Kit) -> tuple[int, int]:
    """Width and height of the table in pixels, before it is scaled down."""
    return page_layout.table_area(measures_of(measures), kit.texts).size


class StillTables:
    """The pictures of tables on one page, cached by position, size and measures."""

    def __init__(self) -> None:
        self._kept: dict[tuple[object, ...], Surface] = {}

    def picture(
        self, painter: Painter, about: tuple[object, ...], size: tuple[int, int], model: MakeModel
    ) -> Surface:
        """The picture of a table, whose model is made only for the first paint."""
        key = (*about, size, painter.measures, painter.palette)
        found = self._kept.get(key)
        if found is None:
            table = painted(painter, measures_of(painter.measures), model())
            found = pygame.transform.smoothscale(table, size)
            if not painter.images.behind:
                self._kept[key] = found
        return found

    def forget(self) -> None:
        """Release all pictures."""
        self._kept.clear()


@dataclass(frozen=True, slots=True)
class StillTable(PaintedWidget):
    """A table at one position, scaled to its node; ``about`` identifies the position."""

    tables: StillTables
    about: tuple[object, ...]
    model: MakeModel

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        picture = self.tables.picture(painter, self.about, node.rect.size, self.model)
        painter.surface.blit(picture, node.rect)


def painted(painter: Painter, measures: Measures, model: TableModel) -> Surface:
    """Picture of a table in these measures, cut to the felt and its margins."""
    page_layout.fit(model, measures)
    root = page_layout.tree(model, _nothing_below, _nothing_beside)
    onto = Painter(
        Surface((measures.width, measures.height)),
        painter.images,
        painter.texts,
        painter.palette,
        ClothBackdrop(painter.images),
    )
    onto.measures = measures
    tree = Tree(root)
    seen = PaintInput(tree, 0, "", "", False, lambda node: NodeStyle())
    TablePainter(model).paint(onto, seen, lambda _: None)
    return onto.surface.subsurface(page_layout.table_area(measures, painter.texts)).copy()


def _nothing_below(kit: Kit, room: Rect) -> Box:
    return Space(high=room.h)


def _nothing_beside(kit: Kit) -> Box:
    return Space()
