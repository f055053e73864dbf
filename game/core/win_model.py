"""The chance to win a match, from how everybody stands and how much is still to come.

What a seat stands at, in points, is where it is expected to end; how far it may still end from
there grows with what is to come.  The chances of all seats are a softmax of these points (the
model of Bradley and Terry for a contest of several), whose temperature is the spread of what is
to come.  The two figures of a ``Spread`` are learned from matches of the game.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, sqrt


@dataclass(frozen=True, slots=True)
class ScoreSpread:
    """How far points may still come apart: by ``settled`` in any case, by ``coming`` with each
    unit of what is left (squared, both), as they were learned with so many ``players``."""

    players: int
    settled: float
    coming: float

    def at(self, left: float) -> float:
        """The temperature in points where so much is left."""
        return sqrt(self.settled + self.coming * left)


@dataclass(frozen=True, slots=True)
class WinModel:
    """The spreads of a game by its number of players, and the command that learned them."""

    spreads: tuple[ScoreSpread, ...]
    command: str = ""

    def spread(self, players: int) -> ScoreSpread:
        """That of so many players, or of the nearest number that was learned."""
        return min(self.spreads, key=lambda one: abs(one.players - players))


def win_chances(points: Sequence[float], temperature: float) -> list[float]:
    """The chance of each seat to win, of points such as it is expected to end with."""
    best = max(points)
    weights = [exp((one - best) / temperature) for one in points]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def final_chances(winners: Sequence[int], players: int) -> list[float]:
    """The chances once a match is over: those who won share it."""
    share = 1 / len(winners)
    return [share if seat in winners else 0.0 for seat in range(players)]
