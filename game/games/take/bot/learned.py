"""The weights of what is said of a hand (``promise.described``), in points of the round.

Learned by ``python -m tests.bench.take_promise --rounds 8000 --players 2`` (3 with 3,000 rounds,
4 with 2,500).  In rounds that it did not see it explains the part of the variance that is noted.
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
"""By the number of players; five are counted as four.  No weight says much by itself: the square
of a share and the share go together."""
