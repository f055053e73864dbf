"""How strong a person is, on the scale on which the levels' strengths were measured.

A rating is the likeliest strength given a person's results and what is known of people before
there are any (maximum a posteriori), with its interval: ten matches leave it wide.  Strengths are
in Elo: 400 more are odds of ten to one.
"""

from collections.abc import Iterable, Sequence
from math import exp, hypot, log, log10, sqrt
from typing import Any, NamedTuple

from game.ai.advice import LEVELS
from game.ai.characters import read_seat
from game.core.game import Game
from game.match.summary import PERSON, Summary
from game.values import dataclass

SCALE = 400 / log(10)
"""Elo for odds of e to one."""
ANCHOR, AT = "medium", 1000.0
"""The level by which strengths are counted in every game, and what it has."""
BEFORE, SPREAD = 1000.0, 300.0
"""What is known of a person without a match: the mean and the standard deviation."""
CERTAINTY = 1.96
"""The z-score of an interval of 95 %."""
FEW = 10
"""Below so many matches no number is told without its interval."""
HALF = 0.5
"""Added to both sides' wins where strengths are worked out, so that none is infinite."""
SHARE = 1e-9
"""A share this near to 0 or 1 bounds nothing."""


def wilson(share: float, matches: int) -> tuple[float, float]:
    """Wilson's interval of 95 % for a share of so many matches.

    >>> wilson(0.5, 0)
    (0.0, 1.0)
    >>> [round(end, 3) for end in wilson(0.6, 10)]
    [0.313, 0.832]
    """
    if not matches:
        return 0.0, 1.0
    square = CERTAINTY**2 / matches
    middle = (share + square / 2) / (1 + square)
    spread = share * (1 - share) / matches + (square / (2 * CERTAINTY)) ** 2
    reach = CERTAINTY * sqrt(spread) / (1 + square)
    return max(0.0, middle - reach), min(1.0, middle + reach)


class Strength(NamedTuple):
    """How strong a level was found to be, and between which ends that lies in 95 of 100 cases.

    An end is None where nothing measured bounds it: of a level that never won, or never lost.
    """

    value: float
    low: float | None
    high: float | None


def strengths(game: Game[Any, Any]) -> dict[str, float]:
    """The strength of each level in a game, from what was measured of one against the next."""
    return {name: one.value for name, one in measured_strengths(game).items()}


def measured_strengths(game: Game[Any, Any]) -> dict[str, Strength]:
    """The same, each with how sure it is: the errors of all steps from the anchor add up."""
    steps: dict[str, list[float]] = {}
    for one in game.knowledge.measured:
        both = steps.setdefault(one.level, [0.0, 0.0])
        both[0] += one.wins
        both[1] += one.matches - one.wins
    names = [level.name for level in LEVELS]
    anchor = names.index(ANCHOR)
    found = {ANCHOR: Strength(AT, AT, AT)}
    for place in range(anchor + 1, len(names)):
        step = _step(steps, names[place])
        found[names[place]] = _beyond(found[names[place - 1]], step)
    for place in range(anchor - 1, -1, -1):
        step = _step(steps, names[place + 1])
        down = Strength(
            -step.value, *(None if end is None else -end for end in (step.high, step.low))
        )
        found[names[place]] = _beyond(found[names[place + 1]], down)
    return {name: found[name] for name in names}


def _step(steps: dict[str, list[float]], level: str) -> Strength:
    """How much stronger a level is than the one below it; nothing where it was not measured."""
    won, lost = steps.get(level, (0.0, 0.0))
    low, high = wilson(won / (won + lost) if won + lost else 0.0, round(won + lost))
    return Strength(_elo((won + HALF) / (lost + HALF)), *(
        _elo(share / (1 - share)) if SHARE < share < 1 - SHARE else None for share in (low, high)
    ))  # fmt: skip


def _elo(odds: float) -> float:
    return 400 * log10(odds)


def _beyond(base: Strength, step: Strength) -> Strength:
    """What a step leads to from a strength; errors that know nothing of each other add up."""
    value = base.value + step.value
    low = high = None
    if base.low is not None and step.low is not None:
        low = value - hypot(base.value - base.low, step.value - step.low)
    if base.high is not None and step.high is not None:
        high = value + hypot(base.high - base.value, step.high - step.value)
    return Strength(value, low, high)


def expected(own: float, other: float) -> float:
    """The share that somebody of a strength wins against another.

    >>> expected(1000, 1000), round(expected(1400, 1000), 3)
    (0.5, 0.909)
    """
    return 1 / (1 + exp((other - own) / SCALE))


class Against(NamedTuple):
    """A result against one opponent: their strength, 1 for a win, 0 for a loss, and its weight."""

    strength: float
    score: float
    weight: float = 1.0


@dataclass(frozen=True, slots=True)
class Rating:
    """A strength, its standard error, both in Elo, and how many matches tell of it."""

    value: float
    error: float
    matches: int

    @property
    def interval(self) -> tuple[float, float]:
        """Between which strengths it lies in 95 of 100 cases."""
        return self.value - CERTAINTY * self.error, self.value + CERTAINTY * self.error

    @property
    def rough(self) -> bool:
        """Whether there are too few matches for a number."""
        return self.matches < FEW


def results(one: Summary, levels: dict[str, float], scored: bool) -> list[Against]:
    """What a match tells of the person's strength: the result against each opponent.

    The results of one match hang together: with ``n`` at the table each of the ``n - 1`` weighs
    3 / (n + 1), which is what makes the error of somebody as strong as the others right.  In a
    game without points nothing is known between those who did not win.
    """
    found = []
    given_up = one.given_up and not one.over
    weight = 3 / (one.players + 1)
    for seat, text in enumerate(one.seats):
        if seat == PERSON:
            continue
        strength = levels[read_seat(text, seat).level or ANCHOR]
        if given_up:
            score = 0.0
        elif not scored and not {PERSON, seat} & set(one.winners):
            continue
        else:
            own, other = one.places[PERSON], one.places[seat]
            score = 0.5 if own == other else float(own < other)
        found.append(Against(strength, score, weight))
    return found


def rate(found: Sequence[Against], matches: int) -> Rating:
    """The likeliest strength, by Newton's method: the logarithm of what is likely is concave."""
    value = BEFORE
    for _ in range(60):
        slope = (BEFORE - value) / SPREAD**2
        bend = 1 / SPREAD**2
        for strength, score, weight in found:
            share = expected(value, strength)
            slope += weight * (score - share) / SCALE
            bend += weight * share * (1 - share) / SCALE**2
        step = max(-200.0, min(200.0, slope / bend))
        value += step
        if abs(step) < 0.01:
            break
    return Rating(value, sqrt(1 / bend), matches)


def gathered(found: Iterable[Against]) -> list[Against]:
    """The same results, those against one strength with one outcome put together.

    Thousands of matches come to a few numbers, so that rating them takes no time.
    """
    weights: dict[tuple[float, float], float] = {}
    for strength, score, weight in found:
        weights[strength, score] = weights.get((strength, score), 0.0) + weight
    return [Against(*key, weight) for key, weight in weights.items()]


def nearest(value: float, levels: dict[str, float]) -> str:
    """The level that would be most even for somebody of a strength; of equal ones the lower."""
    return min(levels, key=lambda name: abs(levels[name] - value))
