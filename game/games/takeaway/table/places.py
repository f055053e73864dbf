"""Layout of the Takeaway table: slots on a ring around the deck, in card widths."""

from math import copysign, cos, pi, sin
from typing import Final

from game.core.event import Seat
from game.core.table import STACK, STOCK, PlateSpot, TableZone
from game.core.table_values import DirectionRing
from game.games.takeaway.rules import TakeawayState
from game.games.takeaway.state import zone_of
from game.games.takeaway.words import place_name
from game.text.message import Message, Names

ACROSS: Final = 3.95
"""Horizontal half axis."""
DOWN: Final = {2: 2.45, 3: 2.4, 4: 2.45}
"""Vertical half axis, by number of players."""
SQUARED: Final = {2: 0.77, 3: 0.83, 4: 0.77}
"""Exponent of the vertical coordinate, by number of players; 1 makes an ellipse."""
DECK: Final = "stock"


def extent(players: int) -> tuple[float, float]:
    return 9.3, 2 * DOWN[players] + 1.57


def places(state: TakeawayState, names: Names) -> list[TableZone]:
    players = state.setup.players
    found = []
    for slot, owner in enumerate(state.owner[: state.used]):
        x, y = _on_ring(players, slot)
        name = place_name(players, slot, names)
        found.append(TableZone(zone_of(slot), STACK, name, owner, x, y))
    return [*found, TableZone(DECK, STOCK, Message("takeaway-deck"))]


def plates(state: TakeawayState) -> list[PlateSpot]:
    """Plates, each in the middle of its player's slots."""
    players = state.setup.players
    found = []
    for seat in map(Seat, range(players)):
        slots = [slot for slot, owner in enumerate(state.owner) if owner == seat]
        x, y = _on_ring(players, sum(slots) / len(slots))
        if players == 3 and seat:
            # Keeps the plate clear of the edges of the upper stack.
            x, y = 1.03 * x, 0.86 * y
        elif players == 4 and abs(y) < 1:
            # In the middle between the edges of the upper stack and the lower one.
            y += 0.12
        found.append(PlateSpot(seat, x, y))
    return found


def ring(state: TakeawayState) -> DirectionRing:
    """Direction ring with an arrow before each player's first slot."""
    players = state.setup.players
    owned = [owner for owner in state.owner if owner is not None]
    ends = [slot for slot in range(len(owned)) if owned[slot] != owned[slot - 1]]
    return DirectionRing(ACROSS, DOWN[players], tuple(_angle(players, slot - 0.5) for slot in ends))


def _on_ring(players: int, slot: float) -> tuple[float, float]:
    """Centre of a slot; seat 0's lie at the bottom, the rest clockwise."""
    angle = _angle(players, slot)
    # Flatter than an ellipse, so that plates fit between the sides.
    down = copysign(abs(sin(angle)) ** SQUARED[players], sin(angle))
    return ACROSS * cos(angle), DOWN[players] * down


def _angle(players: int, slot: float) -> float:
    each = 4 if players == 2 else 2
    return pi / 2 + (slot - (each - 1) / 2) * 2 * pi / (each * players)
