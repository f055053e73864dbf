"""Learned weights of the leaf value in 500 Rummy (``promise``), by the number of players.

    python -m tests.bench.learn_rummy --players 2 --rounds 6000 --seed 1

With 3 players it was run for 4,000 rounds, with 4 players for 3,000.  The rounds are played by
``evaluate_moves``, which sometimes keeps a meld back.  Least squares fit the points that each
seat wins from a position to the end of the round, minus the mean of all seats.  R² on unseen
rounds is 0.14, 0.12 and 0.12; guessed weights had 0.09, 0.04 and 0.02.  The standard error of
a weight for points is 0.02 to 0.2.
"""

from typing import Final

from game.games.rummy500.bot.promise import Weights

WEIGHTS: Final[dict[int, Weights]] = {
    2: Weights(
        melded=1.03,
        close_melded=-0.356,
        laid_off=0.797,
        close_laid_off=-0.499,
        left=-0.254,
        paired=0.425,
        close_paired=-0.446,
        joker=1.74,
        close_joker=-0.487,
        loose=0.993,
        outs=0.22,
        cards=-0.794,
        short=3.48,
        drawing=7.39,
        playing=5.61,
        following=3.93,
        gain_drawing=0.93,
        gain=0.59,
    ),
    3: Weights(
        melded=1.17,
        close_melded=-0.382,
        laid_off=0.852,
        close_laid_off=-0.361,
        left=-0.0609,
        paired=0.539,
        close_paired=-0.634,
        joker=1.74,
        close_joker=-0.0325,
        loose=-1.03,
        outs=0.218,
        cards=-1.56,
        short=1.17,
        drawing=4.89,
        playing=3.11,
        following=2.37,
        gain_drawing=0.956,
        gain=0.62,
    ),
    4: Weights(
        melded=0.927,
        close_melded=-0.478,
        laid_off=1.21,
        close_laid_off=-1.23,
        left=-0.0345,
        paired=0.317,
        close_paired=-0.363,
        joker=1.8,
        close_joker=-0.746,
        loose=-2.27,
        outs=0.278,
        cards=0.0218,
        short=2.05,
        drawing=5.05,
        playing=3.77,
        following=3.72,
        gain_drawing=0.962,
        gain=0.627,
    ),
}
