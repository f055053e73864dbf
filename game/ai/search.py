"""Determinized Monte-Carlo search over any game.

The view is determinized many times: each determinization is a world with made-up hidden cards
that the view cannot tell from the real one.  In each world every candidate is made and the rest
is played out by the game's fast policy (a rollout, here called a playout).  All candidates share
the same worlds (common random numbers), which takes most of the luck of the draw out of their
comparison.  (Ginsberg's method for bridge, "GIB: Imperfect
Information in a Computationally Challenging Game", 2001, with playouts by a policy in place
of a double-dummy solver.)

What luck is left still swamps small differences, so the search is careful.  Where it is known
how far the game's knowledge misjudges a move, that and the playouts are weighed against each
other as two measurements are (the posterior mean of a normal prior): a few playouts change
little, many overrule it.  Elsewhere what another gains over the candidate that the knowledge
puts first counts less a part of its standard error.  Candidates that are clearly behind get no
more playouts.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Any, Final

from game.core.event import Seat, View
from game.core.game import Game, State

MOST_STEPS: Final = 2000
"""A playout (rollout) is cut off and evaluated after this many moves."""
LEAST_WORLDS: Final = 8
"""The sample size below which no candidate is dropped and no gain is believed."""
LOOKS: Final = 4
"""After every n-th world the candidates that are clearly behind are dropped."""
BEHIND: Final = 3.0
"""A candidate is clearly behind by this many standard errors of the difference."""
DOUBT: Final = 0.5
"""How many standard errors are subtracted from a candidate's mean gain over the first one.

Measured on fresh worlds, 0.5 gained most: with 0 luck passes for a gain, with 2 real gains are
missed.
"""


@dataclass(frozen=True, slots=True)
class Style:
    """What a player wants: ``others`` weighs the best rival's points against their own.

    ``likes`` are the traits of moves they are fond of or avoid (-1 to 1): for those they give
    up a little, as much as the game's ``taste`` says.
    """

    others: float = 0.5
    likes: tuple[tuple[str, float], ...] = ()

    def value(self, prospects: Any, seat: Seat) -> float:
        """How good the prospects of all seats are for one, in points."""
        rivals = [points for one, points in enumerate(prospects) if one != seat]
        mean = sum(rivals) / len(rivals)
        return float(prospects[seat] - mean - self.others * (max(rivals) - mean))

    def choose(self, knowledge: Any, state: State[Any], values: dict[Any, float]) -> Any:
        """The move with the best value, a bonus for what this player likes included."""
        if not self.likes:
            return max(values, key=values.__getitem__)
        likes = dict(self.likes)

        def liked(move: Any) -> float:
            fondness = likes.get(knowledge.trait(state, move), 0.0)
            return values[move] + fondness * float(knowledge.taste)

        return max(values, key=liked)


NEUTRAL = Style()


def search(
    game: Game[Any, Any],
    view: View,
    rng: Random,
    going_on: Callable[[int], bool],
    style: Style = NEUTRAL,
) -> dict[Any, float]:
    """The value of each candidate for the seat the view asks, in points, the weightiest first.

    A value is an estimate: the first candidate's mean over the worlds, plus for another candidate
    its estimated gain over the first (``_corrected`` where the knowledge's error is known, else
    ``_gain``).  ``going_on`` is asked before each world with the number of playouts made so far;
    at least one world is played.
    """
    knowledge = game.knowledge
    seen = game.from_view(view)
    seat = seen.asked
    assert seat is not None, "the view asks a seat"
    state = game.sample(seen, rng)
    solved = knowledge.solve(state)
    if solved is not None:
        best_first = sorted(solved, key=solved.__getitem__, reverse=True)
        return {move: round(100 * solved[move], 3) for move in best_first}
    weights = knowledge.ponder(state)
    misjudged = knowledge.misjudged(state)
    candidates = sorted(weights, key=weights.__getitem__, reverse=True)
    if len(candidates) == 1:
        return {candidates[0]: 0.0}
    points: list[list[float]] = [[] for _ in candidates]
    rivals = list(range(1, len(candidates)))
    made = worlds = 0
    while rivals and (worlds == 0 or going_on(made)):
        world = game.sample(seen, rng)
        for place in (0, *rivals):
            end = playout(knowledge, world, candidates[place], rng, knowledge.horizon)
            points[place].append(100 * knowledge.chances(end)[seat])
        worlds += 1
        made += 1 + len(rivals)
        if worlds >= LEAST_WORLDS and worlds % LOOKS == 0:
            rivals = _undecided(points, rivals)
    first = sum(points[0]) / worlds
    gains = [0.0]
    share = min(0.99, max(0.01, first / 100))
    spread = knowledge.winning.spread(state.setup.players).at(knowledge.left(state))
    slope = 100 * share * (1 - share) / spread
    for move, theirs in zip(candidates[1:], points[1:], strict=True):
        if misjudged:
            thought = (weights[move] - weights[candidates[0]]) * slope
            gains.append(_corrected(thought, misjudged * slope, points[0], theirs))
        else:
            gains.append(_gain(points[0], theirs))
    return {move: round(first + gain, 3) for move, gain in zip(candidates, gains, strict=True)}


def _undecided(points: Sequence[Sequence[float]], rivals: list[int]) -> list[int]:
    """The rivals of the first candidate that more worlds can still decide about.

    None are left when the only one that is not clearly behind is clearly ahead of the first.
    """
    leader = max((0, *rivals), key=lambda place: sum(points[place]))
    left = [
        place for place in rivals if place == leader or not _clear(points[leader], points[place])
    ]
    if left == [leader] and _clear(points[leader], points[0]):
        return []
    return left


def _clear(better: Sequence[float], worse: Sequence[float]) -> bool:
    """Whether one candidate is clearly better than another, or never different from it."""
    mean, error = _difference(worse, better)
    return mean >= BEHIND * error


def _gain(first: Sequence[float], other: Sequence[float]) -> float:
    """The mean gain of a candidate over the first one in the same worlds, less the doubt.

    In too few worlds no gain is believed, only a loss.
    """
    mean, error = _difference(first, other)
    if len(other) < LEAST_WORLDS:
        return min(0.0, mean)
    return mean - DOUBT * error


def _corrected(
    thought: float, misjudged: float, first: Sequence[float], other: Sequence[float]
) -> float:
    """The posterior mean of a candidate's gain over the first one.

    The prior is the knowledge's estimate ``thought`` with the standard deviation ``misjudged``;
    the measurement is the mean difference in the worlds, with its standard error.
    """
    if len(other) < LEAST_WORLDS:
        return thought
    mean, error = _difference(first, other)
    trust = misjudged**2 / (misjudged**2 + error**2)
    return trust * mean + (1 - trust) * thought


def _difference(one: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """By how much the other is better on average, and the standard error of that mean."""
    gains = [theirs - mine for mine, theirs in zip(one, other, strict=False)]
    count = len(gains)
    mean = sum(gains) / count
    if count == 1:
        return mean, abs(mean)
    return mean, sqrt(sum([(gain - mean) ** 2 for gain in gains]) / (count - 1) / count)


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
