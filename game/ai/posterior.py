"""The posterior of a rival's gain over the leading move, from its prior and its playouts.

The prior is a normal distribution with heavy tails: usually the gain is near its mean, and now and
then far away. Few playouts change it little, many override it, and what differs from it by far
overrides it at once.
"""

from math import erf, exp, pi, sqrt
from typing import Final, NamedTuple

PRIOR_PARTS: Final = ((0.8, 1.0), (0.2, 4.0))
"""Weight of each part of a prior, and the factor on its width: the second is the heavy tail."""
MIN_MEASURED_ERROR_POINTS: Final = 0.2
"""Least standard error that playouts are believed to have, in percent points."""


class Thought(NamedTuple):
    """A prior of a gain in percent points: its mean, and the width of its narrow part."""

    mean: float
    width: float


class Belief(NamedTuple):
    """The posterior of a gain, in percent points.

    ``mean`` and ``error`` are its mean and deviation. ``regret`` is the mean of the gain where it
    is positive, and 0 where it is not: what it costs on average to stop and leave it.
    """

    mean: float
    error: float
    regret: float


def posterior(gain: float, error: float, thought: Thought | None = None) -> Belief:
    """The belief after playouts with a mean ``gain`` and a standard ``error``.

    Without a prior it is what the playouts say.
    """
    error = max(error, MIN_MEASURED_ERROR_POINTS)
    if thought is None or thought.width <= 0:
        return Belief(gain, error, regret_points(gain, error))
    parts = [(weight, (factor * thought.width) ** 2) for weight, factor in PRIOR_PARTS]
    far = (gain - thought.mean) ** 2 / 2
    # Exponents are taken from the largest one, so that the weights cannot all become 0.
    nearest = max(-far / (variance + error**2) for _, variance in parts)
    total = mean = square = regret = 0.0
    for weight, variance in parts:
        both = variance + error**2
        likely = weight * exp(-far / both - nearest) / sqrt(both)
        middle = (variance * gain + error**2 * thought.mean) / both
        spread = sqrt(variance * error**2 / both)
        total += likely
        mean += likely * middle
        square += likely * (spread**2 + middle**2)
        regret += likely * regret_points(middle, spread)
    mean /= total
    return Belief(mean, sqrt(max(0.0, square / total - mean**2)), regret / total)


def regret_points(mean: float, spread: float) -> float:
    """Mean of the positive part of a normal distribution: of its values, or 0 where negative."""
    place = mean / spread
    share_below = (1 + erf(place / sqrt(2))) / 2
    density = exp(-place * place / 2) / sqrt(2 * pi)
    return mean * share_below + spread * density
