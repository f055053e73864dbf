"""Win model: the chance to win a match, from points and rounds left.

The chances of all seats are a softmax of the points that they are expected to end with (the model
of Bradley and Terry for several players).  Its temperature grows with the rounds left.  The two
parameters of each ``ScoreSpread`` are learned from matches of the game.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, sqrt


@dataclass(frozen=True, slots=True)
class ScoreSpread:
    """Spread of final points around expected ones, learned with this number of players.

    The squared temperature is ``settled`` plus ``coming`` for each round left.
    """

    players: int
    settled: float
    coming: float

    def temperature_at(self, left: float) -> float:
        """Temperature in points, with ``left`` rounds to come."""
        return sqrt(self.settled + self.coming * left)


@dataclass(frozen=True, slots=True)
class WinModel:
    """The score spreads of a game by number of players."""

    spreads: tuple[ScoreSpread, ...]

    def spread(self, players: int) -> ScoreSpread:
        """The spread for this number of players, or for the nearest one learned."""
        return min(self.spreads, key=lambda one: abs(one.players - players))


def win_chances(points: Sequence[float], temperature: float) -> list[float]:
    """Each seat's chance to win, from its expected final points."""
    best = max(points)
    weights = [exp((one - best) / temperature) for one in points]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def final_chances(winners: Sequence[int], players: int) -> list[float]:
    """Each seat's chance after the match: the winners share it."""
    share = 1 / len(winners)
    return [share if seat in winners else 0.0 for seat in range(players)]
