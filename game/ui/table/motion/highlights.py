"""Coins that are paid from the pot, and sounds at their place on the felt.

`Coins` runs payments, `Hearing` plays sounds, now or when their cards land.
"""

from dataclasses import dataclass
from typing import Protocol

from pygame import Rect

from game.core.event import Event
from game.ui.table.layout.card_poses import Layout
from game.ui.table.motion.event_effects import arc_share, eased_share, flight_seconds


@dataclass(frozen=True, slots=True)
class HighlightCue:
    """A scheduled sound; ``x`` is its place on the screen, in pixels."""

    at: float
    name: str
    x: float
    step: int = 0
    strength: float | None = None


Purse = tuple[int, list[int]]
"""Coins in the pot, and coins of each player."""
COIN_FLIGHT_SECONDS = 0.35
"""Duration of a coin's flight, in seconds at normal speed."""
COIN_DELAY_SECONDS = 0.09
"""Delay between two coins, in seconds at normal speed."""
MAX_COIN_COUNT = 12
"""Maximum number of coins that fly to one player."""


@dataclass(frozen=True, slots=True)
class Coin:
    """The flight of one coin, in pixels and seconds."""

    start: tuple[int, int]
    goal: tuple[int, int]
    begins: float
    lasts: float
    arc: float

    def where(self, now: float) -> tuple[int, int]:
        """Centre in pixels."""
        share = min(1.0, max(0.0, (now - self.begins) / self.lasts))
        way = eased_share(share)
        x = self.start[0] + (self.goal[0] - self.start[0]) * way
        y = self.start[1] + (self.goal[1] - self.start[1]) * way - self.arc * arc_share(way)
        return round(x), round(y)


class Coins:
    """The coins in flight."""

    def __init__(self) -> None:
        self.flying: list[Coin] = []

    def pay(
        self, before: Purse | None, after: Purse | None, laid: Layout, now: float, speed: float
    ) -> float:
        """Send coins to each player who has more than before; time of the last arrival."""
        arrives = now
        if before is None or after is None:
            return arrives
        for seat, (had, has) in enumerate(zip(before[1], after[1], strict=True)):
            for number in range(min(MAX_COIN_COUNT, has - had)):
                begins = now + number * COIN_DELAY_SECONDS * speed
                self.flying.append(
                    Coin(
                        laid.purse.center,
                        laid.plates[seat].center,
                        begins,
                        flight_seconds(COIN_FLIGHT_SECONDS, speed),
                        0.5 * laid.card,
                    )
                )
                arrives = max(arrives, begins + flight_seconds(COIN_FLIGHT_SECONDS, speed))
        return arrives

    def sweep(self, now: float) -> None:
        """Drop coins that have arrived."""
        self.flying = [coin for coin in self.flying if now < coin.begins + coin.lasts]

    def land(self) -> None:
        """Drop all coins at once."""
        self.flying.clear()


FELT_EDGE_PAN_SHARE = 0.8
"""Stereo position of the felt's edges; 1 is one speaker alone."""


class SoundCue(Protocol):
    """Callback that plays a sound by name.

    ``pan`` is -1 (left) to 1 (right), ``step`` the step of a rising sound. ``strength`` is that of
    the highlight that it belongs to, 0 to 1, or None for an ordinary move.
    """

    def __call__(
        self, name: str, *, pan: float = 0.0, step: int = 0, strength: float | None = None
    ) -> None: ...


class Hearing:
    """Plays the sounds of a table from their place on the felt.

    ``coming`` are sounds that wait until their cards land.
    """

    def __init__(self, play: SoundCue) -> None:
        self.play = play
        self.coming: list[HighlightCue] = []

    def sound(
        self, name: str, x: float, felt: Rect, step: int = 0, strength: float | None = None
    ) -> None:
        """Play a sound at a place on the screen, in pixels."""
        pan = FELT_EDGE_PAN_SHARE * (x - felt.centerx) / max(1, felt.w / 2)
        self.play(name, pan=max(-1.0, min(1.0, pan)), step=step, strength=strength)

    def sweep(self, now: float, felt: Rect) -> None:
        """Play the waiting sounds that are due."""
        for heard in [one for one in self.coming if one.at <= now]:
            self.coming.remove(heard)
            self.sound(heard.name, heard.x, felt)


def heard_at(event: Event, laid: Layout, felt: Rect) -> float:
    """Horizontal place of an event's sound: its cards, else the actor's plate, else the middle."""
    for zone in (event.target, event.source):
        if zone in laid.spots:
            return laid.spots[zone].centerx
    plate = None if event.seat is None else laid.plates.get(event.seat)
    return felt.centerx if plate is None else plate.centerx
