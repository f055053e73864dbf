"""Weights of the heuristic in ``promise``, learned from matches of the rollout policy.

Written by ``python -m tests.bench.learn_taki --matches 5000 --seed 1``. Comments give the
cross-entropy of the winner in nats, in held-out matches, against that of hand sizes alone.
"""

from typing import Final

WEIGHTS: Final[dict[int, tuple[float, ...]]] = {
    # 0.6287 against 0.6779; temperature 8.36 cards,
    # of 33733 positions.
    2: (
        -1.06,  # numbers
        -0.15,  # stops, +2s and turns
        -0.64,  # pluses
        -1.40,  # takis
        4.42,  # changes
        -0.70,  # supers
        5.87,  # kings
        2.39,  # +3s
        -3.40,  # breakers
        -2.45,  # colours
        1.27,  # cards a run takes
        2.67,  # one card
        0.19,  # two cards
        0.21,  # three cards
        1.71,  # turn
        -0.10,  # cards that fit
        -4.49,  # nothing fits
        0.28,  # a stack to draw
        -0.86,  # before oneself
    ),
    # 0.9712 against 1.0651; temperature 5.76 cards,
    # of 35110 positions.
    3: (
        -1.22,  # numbers
        -0.41,  # stops, +2s and turns
        -0.74,  # pluses
        -0.73,  # takis
        3.32,  # changes
        0.48,  # supers
        4.44,  # kings
        1.53,  # +3s
        -2.17,  # breakers
        -1.24,  # colours
        1.25,  # cards a run takes
        3.43,  # one card
        1.17,  # two cards
        0.37,  # three cards
        1.44,  # turn
        -0.21,  # cards that fit
        -4.06,  # nothing fits
        -0.01,  # a stack to draw
        -1.04,  # before oneself
    ),
    # 1.1985 against 1.3264; temperature 4.94 cards,
    # of 39940 positions.
    4: (
        -1.16,  # numbers
        -0.68,  # stops, +2s and turns
        -0.19,  # pluses
        -0.25,  # takis
        1.98,  # changes
        0.42,  # supers
        4.36,  # kings
        1.19,  # +3s
        -2.26,  # breakers
        -1.01,  # colours
        0.92,  # cards a run takes
        3.62,  # one card
        1.69,  # two cards
        0.41,  # three cards
        1.47,  # turn
        -0.28,  # cards that fit
        -4.71,  # nothing fits
        0.32,  # a stack to draw
        -1.14,  # before oneself
    ),
    # 1.5067 against 1.6920; temperature 3.94 cards,
    # of 52627 positions.
    6: (
        -1.39,  # numbers
        -1.04,  # stops, +2s and turns
        -0.46,  # pluses
        -0.32,  # takis
        1.12,  # changes
        0.06,  # supers
        3.66,  # kings
        1.00,  # +3s
        -2.46,  # breakers
        -0.50,  # colours
        1.18,  # cards a run takes
        3.28,  # one card
        1.32,  # two cards
        0.32,  # three cards
        0.90,  # turn
        -0.05,  # cards that fit
        -3.70,  # nothing fits
        0.03,  # a stack to draw
        -0.94,  # before oneself
    ),
}
"""By number of players: weight of each feature, in cards."""
