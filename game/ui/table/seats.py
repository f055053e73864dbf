"""What the arranging of a table works with, and the sizes that all its parts know."""

from typing import Any

from pygame import Rect

from game.core.sight import Sight
from game.core.table import Lies, Place, Table
from game.ui.paint.theme import Measures
from game.ui.table.layout import Layout
from game.values import dataclass

RISE = 1.82
"""The height of the hand in one row, in card widths, with cards that have risen out of it."""


@dataclass(slots=True)
class Seats:
    """What the arranging of one table works with, all lengths in pixels."""

    table: Table
    seen: Sight[Any]
    felt: Rect
    measures: Measures
    laid: Layout
    places: list[Place]
    strip: Rect
    top: int = 0

    @property
    def players(self) -> int:
        """How many are at the table."""
        players: int = self.seen.state.setup.players
        return players

    def px(self, units: float) -> int:
        return self.measures.px(units)

    def of(self, kind: Lies) -> list[Place]:
        """The places of a kind."""
        return [place for place in self.places if place.kind == kind]


def plate_height(measures: Measures) -> int:
    """How high a player's plate is: two lines of words."""
    return round(1.3 * (measures.text(14.5) + measures.text(12))) + measures.px(6)


def plate_width(measures: Measures, units: float) -> int:
    """How wide a player's plate is that has so many units: more of them with large text."""
    return max(measures.px(units), measures.grown(0.75 * units))


def sign_height(measures: Measures) -> int:
    """The height of a row of public facts."""
    return round(measures.text(14.5) * 1.9)
