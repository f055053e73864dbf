"""The shape of the mouse's pointer: what a click would do where it is."""

from enum import Enum

import pygame

from game.ui.tree import Node, Role


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
