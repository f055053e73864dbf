"""How often each level of Texas Rummy won against the one below it.

Each command follows ``python -m game``.  They were run before hard ones looked ahead and experts
played for the chance to win: both may be stronger by now.
"""

from game.core.game import Measured

MEASURED = (
    Measured(
        "medium",
        313.0,
        400,
        "arena --game texas --levels medium,easy --matches 400 --seed 14",
    ),
    Measured(
        "hard",
        1249.5,
        2000,
        "arena --game texas --levels hard,medium --matches 2000 --seed 14",
    ),
    Measured(
        "expert",
        537.0,
        1000,
        "arena --game texas --levels expert,hard"
        " --matches 500 --playouts 48, 500 each with --seed 51 and 52",
    ),
)
