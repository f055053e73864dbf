"""Determinized Monte-Carlo search over any game.

The hidden cards are made up from the view many times (determinizations: worlds the view
cannot tell from the real one).  In each world every candidate is made and the rest is played
by the game's fast policy; a candidate's value is the mean over the worlds.  All candidates
share the same worlds, which takes most of the luck of the draw out of their comparison.
(Ginsberg's method for bridge, "GIB: Imperfect Information in a Computationally Challenging
Game", 2001, with playouts by a policy in place of a double-dummy solver.)
"""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from game.core.event import Seat, View
from game.core.game import Game, State

MOST_STEPS = 2000


@dataclass(frozen=True, slots=True)
class Style:
    """What a player wants: ``others`` weighs the best rival's points against their own."""

    others: float = 0.5

    def value(self, prospects: Any, seat: Seat) -> float:
        """How good the prospects of all seats are for one, in points."""
        rivals = [points for one, points in enumerate(prospects) if one != seat]
        mean = sum(rivals) / len(rivals)
        return float(prospects[seat] - mean - self.others * (max(rivals) - mean))


NEUTRAL = Style()


def search(
    game: Game[Any, Any],
    view: View,
    rng: Random,
    going_on: Callable[[int], bool],
    style: Style = NEUTRAL,
) -> dict[Any, float]:
    """The value of each candidate for the seat the view asks, in points.

    ``going_on`` is asked before each world with the number of playouts made so far; at least
    one world is played.
    """
    knowledge = game.knowledge
    seat = Seat(view["seat"])
    start = game.determinize(view, rng)
    candidates = knowledge.candidates(start)
    if len(candidates) == 1:
        return {candidates[0]: 0.0}
    totals = [0.0] * len(candidates)
    worlds = 0
    while worlds == 0 or going_on(worlds * len(candidates)):
        world = game.determinize(view, rng)
        for place, move in enumerate(candidates):
            end = _playout(knowledge, world, move, rng)
            totals[place] += style.value(knowledge.prospects(end), seat)
        worlds += 1
    return {move: round(total / worlds, 3) for move, total in zip(candidates, totals, strict=True)}


def _playout(knowledge: Any, world: State[Any], move: Any, rng: Random) -> State[Any]:
    """The world after the move and a playout by the policy."""
    state = world.clone()
    state.advance(move)
    for _ in range(MOST_STEPS):
        if knowledge.settled(state, world):
            break
        state.advance(knowledge.policy(state, rng))
    return state
