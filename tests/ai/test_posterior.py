"""The belief in a gain is that of the prior's density times the playouts', summed up slowly."""

from math import sqrt
from statistics import NormalDist

import pytest

from game.ai.posterior import (
    MIN_MEASURED_ERROR_POINTS,
    PRIOR_PARTS,
    Belief,
    Thought,
    posterior,
    regret_points,
)

STEPS = 40_000
REACH = 60.0


def summed(gain: float, error: float, thought: Thought) -> Belief:
    """The same by sums over small steps."""
    step = 2 * REACH / STEPS
    at = [place * step - REACH for place in range(STEPS + 1)]
    priors = [(weight, NormalDist(thought.mean, f * thought.width)) for weight, f in PRIOR_PARTS]
    found = NormalDist(gain, error)
    density = [
        found.pdf(place) * sum([weight * one.pdf(place) for weight, one in priors]) for place in at
    ]
    whole = sum(density)
    mean = sum([place * one for place, one in zip(at, density, strict=True)]) / whole
    square = sum([place**2 * one for place, one in zip(at, density, strict=True)]) / whole
    regret = sum([max(0.0, place) * one for place, one in zip(at, density, strict=True)]) / whole
    return Belief(mean, sqrt(square - mean**2), regret)


@pytest.mark.parametrize(
    ("gain", "error", "mean", "width"),
    [
        (0.0, 1.0, 0.0, 1.0),
        (2.0, 1.5, -1.0, 0.8),
        (-3.0, 0.5, 1.0, 2.0),
        (9.0, 2.0, -2.0, 1.0),
        (9.0, 1.0, -12.0, 1.5),
        (-0.2, 0.2, -0.4, 5.0),
    ],
)
def test_a_belief_is_the_prior_times_what_was_found(
    gain: float, error: float, mean: float, width: float
) -> None:
    said = posterior(gain, error, Thought(mean, width))
    assert said == pytest.approx(summed(gain, error, Thought(mean, width)), abs=1e-4)


def test_without_a_prior_the_playouts_are_believed() -> None:
    flat = posterior(1.5, 2.0)
    assert (flat.mean, flat.error) == (1.5, 2.0)
    assert posterior(1.5, 2.0, Thought(-9.0, 0.0)) == flat
    assert flat == pytest.approx(posterior(1.5, 2.0, Thought(0.0, 1e5)), abs=1e-3)


def test_near_the_prior_playouts_count_little_and_far_from_it_nearly_all() -> None:
    """A normal prior alone would hold on to what it thought in both cases."""
    thought = Thought(-2.0, 1.0)
    near, far = posterior(0.0, 2.0, thought), posterior(14.0, 2.0, thought)
    assert near.mean < -1.0
    assert far.mean > 9.0
    normal = (14.0 * 1.0 + 4.0 * -2.0) / 5.0
    assert far.mean > normal + 5


def test_playouts_are_never_believed_to_be_without_error() -> None:
    assert posterior(1.0, 0.0).error == MIN_MEASURED_ERROR_POINTS
    thought = Thought(0.0, 1.0)
    assert posterior(1.0, 0.0, thought) == posterior(1.0, MIN_MEASURED_ERROR_POINTS, thought)


def test_a_gain_far_from_any_thought_of_it_is_no_division_by_nothing() -> None:
    said = posterior(100.0, 0.0, Thought(-100.0, 0.01))
    assert -100 <= said.mean <= 100
    assert said.regret >= 0


def test_regret_is_what_stopping_costs() -> None:
    assert regret_points(50.0, 1.0) == pytest.approx(50.0)
    assert regret_points(-50.0, 1.0) == pytest.approx(0.0, abs=1e-9)
    assert regret_points(0.0, 1.0) == pytest.approx(0.39894, abs=1e-5)
