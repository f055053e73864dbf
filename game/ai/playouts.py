"""Playouts: what a move comes to in worlds made up from a view.

A world is a full state that the view cannot tell from the real one.  Worlds are numbered, and each
has a chance of its own that follows from a seed and its number: so they can be played in any
order, and by several processes, to the same values.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from game.core.event import View
from game.core.game import Game, State

MOST_STEPS: Final = 2000
"""A playout (rollout) is cut off and evaluated after this many moves."""


def playout(
    knowledge: Any, world: State[Any], move: Any, rng: Random, steps: int = MOST_STEPS
) -> State[Any]:
    """The world after the move and a rollout of at most ``steps`` moves by the policy.

    It ends sooner where the knowledge says that the world is settled.
    """
    state = world.clone()
    state.advance(move)
    for _ in range(steps):
        if knowledge.settled(state, world):
            break
        state.advance(knowledge.policy(state, rng))
    return state


class Worlds:
    """The numbered worlds of a view, in which moves are played out."""

    def __init__(self, game: Game[Any, Any], view: View, seed: int) -> None:
        self.game = game
        self.seen: State[Any] = game.from_view(view)
        self.seed = seed

    def chances(self, number: int, moves: Sequence[Any]) -> list[float]:
        """The chance to win, in percent, of the seat that is asked, after each of some moves.

        All are played out in the same world with the same luck.
        """
        knowledge, seat = self.game.knowledge, self.seen.asked
        assert seat is not None, "the view asks a seat"
        world = self.game.sample(self.seen, Random(f"{self.seed} {number}"))
        return [
            100
            * knowledge.chances(playout(knowledge, world, move, Random(number), knowledge.horizon))[
                seat
            ]
            for move in moves
        ]

    def glance(self, move: Any, count: int) -> float:
        """The mean chance after a move in some worlds, in percent, with nothing played out."""
        knowledge, seat = self.game.knowledge, self.seen.asked
        assert seat is not None, "the view asks a seat"
        total = 0.0
        for number in range(count):
            world = self.game.sample(self.seen, Random(f"{self.seed} {number}"))
            world.advance(move)
            total += knowledge.chances(world)[seat]
        return 100 * total / count

    def rows(
        self,
        numbers: Sequence[int],
        moves: Sequence[Any],
        going_on: Callable[[], bool] = lambda: True,
    ) -> list[list[float]]:
        """The ``chances`` in each of these worlds, of as many as there is time for."""
        found = []
        for number in numbers:
            if not going_on():
                break
            found.append(self.chances(number, moves))
        return found
