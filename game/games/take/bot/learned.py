"""Learned weights of the features of a hand (``promise.described``), in points of the round.

Learned by ``python -m tests.bench.learn_take --rounds 8000 --players 2`` (3 with 3,000 rounds,
4 with 2,500), those of ten cards with ``--hand 10`` (6,000, 3,000 and 2,500 rounds).  In rounds
that it did not see it explains the part of the variance that is noted.
"""

from typing import Final

WEIGHTS: Final = {
    # 0.167 +- 0.016 of the variance.
    2: (
        *(-3.242, 14.95, 1.178, -6.125, 0.7962, 0.5269, 0.3484, 0.699, -0.331, -3.66),
        *(-1.598, 0.06325, -4.222, 1.136, 0.09447, -0.301, -3.242),
    ),
    # 0.150 +- 0.016.
    3: (
        *(-47.21, 12.33, 0.8576, -1.885, 0.09295, 1.306, -0.3891, 0.5601, -4.945, -1.406),
        *(0.8072, -0.2098, -2.382, 0.8225, 0.4898, 0.04001, 18.36),
    ),
    # 0.105 +- 0.015.
    4: (
        *(-49.52, 6.858, 0.46, 1.198, 0.7145, 1.005, -0.1735, 0.3575, -5.508, -0.7761),
        *(-1.998, 0.01355, -1.664, 0.5783, 0.3266, 0.1259, 14.47),
    ),
}
"""Weights by number of players; five use those of four.

A weight means little by itself, since a share and its square act together."""

OF_TEN: Final = {
    # 0.223 +- 0.015 of the variance; with the weights of seven cards 0.217.
    2: (
        *(-9.461, 7.878, 1.069, -1.621, 1.121, 0.7875, 0.5921, 0.9245, -9.168, -2.777),
        *(-4.311, 0.4765, -6.695, 1.019, 0.2173, -0.3976, -9.461),
    ),
    # 0.132 +- 0.014; 0.117.
    3: (
        *(-103.8, 8.617, 0.5674, 0.0163, 0.5123, 1.16, -0.04567, 0.7655, -5.85, -0.8332),
        *(-4.035, 0.408, -2.7, 0.7469, 0.1616, -0.375, 43.46),
    ),
    # 0.048 +- 0.009; -0.041.
    4: (
        *(20.79, 10.94, 0.6597, 1.511, -0.5494, 0.4807, -0.3354, 0.3205, 0.06927, 2.255),
        *(14.39, -1.612, -1.503, 0.4484, 0.1625, 0.05812, -52.44),
    ),
}
"""The same where ten cards are dealt."""
