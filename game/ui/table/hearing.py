"""From where on the screen what happens at a table is heard, and when."""

from typing import Protocol

from pygame import Rect

from game.core.event import Event
from game.ui.table.layout import Layout
from game.ui.table.staging import Heard

FAR = 0.8
"""How far to the side the edge of the felt is heard."""


class Sounding(Protocol):
    """Plays a sound, by its name; ``pan`` is from where, ``step`` how far it has risen."""

    def __call__(self, name: str, *, pan: float = 0.0, step: int = 0) -> None: ...


class Hearing:
    """Plays the sounds of a table from where on its felt they come from.

    ``coming`` are those that will be heard when their cards land.
    """

    def __init__(self, play: Sounding) -> None:
        self.play = play
        self.coming: list[Heard] = []

    def sound(self, name: str, x: float, felt: Rect, step: int = 0) -> None:
        """Play a sound that comes from a place on the screen, in pixels."""
        pan = FAR * (x - felt.centerx) / max(1, felt.w / 2)
        self.play(name, pan=max(-1.0, min(1.0, pan)), step=step)

    def sweep(self, now: float, felt: Rect) -> None:
        """Play those whose time has come."""
        for heard in [one for one in self.coming if one.at <= now]:
            self.coming.remove(heard)
            self.sound(heard.name, heard.x, felt)


def heard_at(event: Event, laid: Layout, felt: Rect) -> float:
    """From where on the screen an event is heard: its cards, else who does it."""
    for zone in (event.target, event.source):
        if zone in laid.spots:
            return laid.spots[zone].centerx
    plate = None if event.seat is None else laid.plates.get(event.seat)
    return felt.centerx if plate is None else plate.centerx
