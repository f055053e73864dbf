"""What moves come to: those that lead to one position, and how far each is behind the best.

All of it in worlds made up from what the seat that is asked knows, so that nothing here depends
on a card that the player of the puzzle could not see.
"""

from collections.abc import Container, Iterable, Sequence
from itertools import islice
from math import sqrt
from random import Random
from typing import Any, Final

from game.ai.playouts import playout
from game.ai.review import essence
from game.core.event import Seat, View
from game.core.game import Game, State
from game.values import dataclass

SURE: Final = 0.99
"""How certain an interval holds the true mean."""
ERRORS: Final = 2.576
"""Standard errors from the mean to the end of an interval of that certainty."""
MOST_MOVES: Final = 40
"""Decisions between more legal moves are no puzzles: nobody would look through them."""
LOOK: Final = 24
"""After so many worlds moves that are hopelessly behind are played out no more."""
HOPELESS: Final = 5.0
"""A move is hopelessly behind by so many standard errors."""


def ahead(points: Sequence[float], seat: Seat) -> float:
    """By how many points a seat is ahead of the others, of whom the best counts twice."""
    rivals = [theirs for one, theirs in enumerate(points) if one != seat]
    return float(points[seat] - (sum(rivals) / len(rivals) + max(rivals)) / 2)


@dataclass(frozen=True, slots=True)
class Gap:
    """By how much a move is behind another: the mean over so many worlds, and its interval."""

    mean: float
    low: float
    high: float
    worlds: int


def alternatives(state: State[Any]) -> list[list[Any]] | None:
    """The legal moves, those that lead to the same position together; None if too many."""
    moves = list(islice(state.legal(), MOST_MOVES + 1))
    if len(moves) > MOST_MOVES:
        return None
    found: list[tuple[View, list[Any]]] = []
    for move in moves:
        after = state.clone()
        after.advance(move)
        position = essence(after.full())
        for other, group in found:
            if position == other:
                group.append(move)
                break
        else:
            found.append((position, [move]))
    return [group for _, group in found]


class Playouts:
    """The playouts of some moves in worlds that all of them share.

    ``points`` has for each move what it came to in each world: points ahead of the others at
    the round's end.  The list of one that is hopelessly behind is shorter; the best one and the
    next are played out in every world.
    """

    def __init__(self, game: Game[Any, Any], view: View, moves: Sequence[Any], rng: Random) -> None:
        self.game = game
        self.moves = moves
        self.points: list[list[float]] = [[] for _ in moves]
        self._seen = game.from_view(view)
        self._rng = rng
        self._worlds = 0
        self._going = list(range(len(moves)))

    @property
    def made(self) -> int:
        """How many playouts there have been."""
        return sum(map(len, self.points))

    def go_on(self, worlds: int) -> None:
        """Make playouts until there have been so many worlds."""
        game, seat = self.game, self._seen.asked
        assert seat is not None, "the view asks a seat"
        while self._worlds < worlds:
            world = game.sample(self._seen, self._rng)
            for place in self._going:
                end = playout(game.knowledge, world, self.moves[place], self._rng)
                value = ahead(game.knowledge.prospects(end), seat)
                self.points[place].append(value)
            self._worlds += 1
            if self._worlds == LOOK:
                self._drop_hopeless()

    def _drop_hopeless(self) -> None:
        best = self.points[max(self._going, key=self._mean)]
        self.leave([one for one in self._going if _hopeless(best, self.points[one])])

    def leave(self, decided: Container[int]) -> None:
        """Play some moves out no more, by their places; but the best two go on."""
        by_points = sorted(self._going, key=lambda place: -self._mean(place))
        self._going = sorted(
            [*by_points[:2], *(one for one in by_points[2:] if one not in decided)]
        )

    def _mean(self, place: int) -> float:
        return sum(self.points[place]) / len(self.points[place])

    def gaps(self, best: int, errors: float = ERRORS) -> dict[int, Gap]:
        """By how much each other move is behind one of them, by its place.

        The intervals reach so many standard errors to either side.
        """
        return {
            place: gap(self.points[best], theirs, errors)
            for place, theirs in enumerate(self.points)
            if place != best
        }


def _hopeless(best: Sequence[float], other: Sequence[float]) -> bool:
    mean, error = _difference(best, other)
    return mean > HOPELESS * error


def gap(best: Sequence[float], other: Sequence[float], errors: float = ERRORS) -> Gap:
    """By how much one move is behind another in the worlds in which both were played out."""
    mean, error = _difference(best, other)
    reach = errors * error
    worlds = min(len(best), len(other))
    return Gap(round(mean, 3), round(mean - reach, 3), round(mean + reach, 3), worlds)


def _difference(best: Iterable[float], other: Iterable[float]) -> tuple[float, float]:
    """The mean of the differences in the worlds of both, and its standard error."""
    gaps = [mine - theirs for mine, theirs in zip(best, other, strict=False)]
    count = len(gaps)
    mean = sum(gaps) / count
    if count < 2:
        return mean, abs(mean)
    return mean, sqrt(sum([(one - mean) ** 2 for one in gaps]) / (count - 1) / count)


def margin(game: Game[Any, Any]) -> float:
    """By how many points the best move of a puzzle is ahead at least.

    Half as much again as is little.
    """
    return 1.5 * float(game.knowledge.taste)
