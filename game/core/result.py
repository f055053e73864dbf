"""What there is to read of a round that has just been scored: data only."""

from typing import Any

from game.core.event import Seat
from game.values import dataclass
from game.words.message import Message, Names, Said


@dataclass(frozen=True, slots=True)
class Opened:
    """What lies open of one player's cards when a round is scored: melds, and what is left."""

    seat: Seat
    melds: tuple[tuple[str, ...], ...]
    left: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the sum on the score sheet: its label and a figure a seat."""

    label: Said
    figures: tuple[str, ...]


def went_out(state: Any, names: Names) -> Said:
    """Who went out in the round just scored; empty if nobody did."""
    out = state.rounds[-1]["out"]
    return "" if out is None else Message("table-went-out", who=names[out])
