"""The layout: where every card of a view lies on the felt, at any size of the window.

This is the truth on the screen.  Cards travel because the layout changed, and for no other
reason.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import ceil
from typing import Any

from pygame import Rect

from game.core.event import View
from game.core.table import Place, Table
from game.ui.assets import card_height

EDGES = 7
EDGE = 0.032
STOCK_LAYER = 6


@dataclass(frozen=True, slots=True)
class Pose:
    """Where a card's middle is, in pixels, and whether its face shows."""

    x: float
    y: float
    face: bool = True


@dataclass(slots=True)
class Layout:
    """A view on the felt: the width of a card in pixels, each zone's spot and its cards' poses.

    A zone whose cards are only counted (the stock) has the pose of its top card alone.
    """

    card: int
    places: list[Place] = field(default_factory=list)
    spots: dict[str, Rect] = field(default_factory=dict)
    poses: dict[str, list[Pose]] = field(default_factory=dict)
    counts: dict[str, int] = field(default_factory=dict)
    plates: dict[int, tuple[int, int]] = field(default_factory=dict)
    middle: tuple[int, int] = (0, 0)


def at(view: View, zone: str) -> Any:
    """What the view has at a zone: a list of cards or a count."""
    holder: Any = view
    for step in zone.split("/"):
        holder = holder[int(step)] if isinstance(holder, list) else holder[step]
    return holder


def layout(table: Table, view: View, names: Sequence[str], felt: Rect) -> Layout:
    """Lay a view out on a felt given in pixels, as large as it fits."""
    wide, high = table.extent(view["players"]) or (9.0, 6.0)
    card = max(24, int(min(felt.w / wide, felt.h / high)))
    laid = Layout(card, middle=felt.center)
    for place in table.places(view, names):
        x = felt.centerx + place.x * card
        y = felt.centery + place.y * card
        spot = Rect(0, 0, card, card_height(card))
        spot.center = (round(x), round(y))
        cards = at(view, place.zone)
        count = cards if isinstance(cards, int) else len(cards)
        laid.places.append(place)
        laid.counts[place.zone] = count
        if place.kind == "stock":
            thick = layers(count) * edge(card)
            spot.y -= thick // 2
            laid.poses[place.zone] = [Pose(spot.centerx, spot.centery, face=False)]
            laid.spots[place.zone] = Rect(spot.x, spot.y, spot.w, spot.h + thick)
        else:
            laid.poses[place.zone] = _stack(spot, count, card)
            below = min(max(0, count - 1), EDGES) * edge(card)
            laid.spots[place.zone] = Rect(spot.x, spot.y, spot.w, spot.h + below)
    for plate in table.plates(view):
        laid.plates[plate.seat] = (
            round(felt.centerx + plate.x * card),
            round(felt.centery + plate.y * card),
        )
    return laid


def layers(count: int) -> int:
    """How many edges a face-down stock of so many cards shows under its top card."""
    return min(EDGES, ceil(count / STOCK_LAYER))


def edge(card: int) -> int:
    """How far one card of a stack sticks out from under the next, in whole pixels."""
    return max(2, round(card * EDGE))


def _stack(spot: Rect, count: int, card: int) -> list[Pose]:
    """A stack's poses, bottom first: the top card in its place, the edges of others below it."""
    return [
        Pose(spot.centerx, spot.centery + min(count - 1 - number, EDGES) * edge(card))
        for number in range(count)
    ]
