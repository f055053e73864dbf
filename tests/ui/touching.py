"""A finger on the screen of a stage: what SDL tells of it, as of a mouse."""

from types import SimpleNamespace

import pygame

from game.ui.kit.tree import Node
from tests.ui.stage import Stage

Point = tuple[float, float]


class Touching:
    """One finger; a mouse where ``touch`` is false."""

    def __init__(self, stage: Stage, touch: bool = True) -> None:
        self.stage = stage
        self.touch = touch
        stage.app.clock = SimpleNamespace(now=lambda: stage.now)  # type: ignore[assignment]

    def _tell(self, kind: int, place: Point) -> None:
        event = pygame.Event(kind, pos=place, button=1, touch=self.touch)
        pygame.event.clear()
        pygame.event.post(event)
        self.stage.app._read(moving=True)

    def down(self, place: Point) -> None:
        self._tell(pygame.MOUSEBUTTONDOWN, place)

    def move(self, place: Point) -> None:
        self._tell(pygame.MOUSEMOTION, place)

    def up(self, place: Point) -> None:
        self._tell(pygame.MOUSEBUTTONUP, place)

    def stay(self, seconds: float) -> None:
        """Let time go by."""
        self.stage.now += seconds
        pygame.event.clear()
        self.stage.app._read(moving=True)
        self.stage.tick(0.0)

    def tap(self, what: str | Node | Point) -> None:
        """Touch something and let go."""
        if isinstance(what, tuple):
            place: Point = what
        else:
            node = self.stage.find(what) if isinstance(what, str) else what
            place = self.stage.visible_point(node)
        self.down(place)
        self.up(place)

    def drag(self, start: Point, *places: Point) -> None:
        """Touch the screen, go from place to place, and let go."""
        self.down(start)
        for place in places:
            self.move(place)
        self.up(places[-1])
