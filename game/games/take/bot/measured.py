"""How often each level of Take won against the one below it.

Each command follows ``python -m game``.  They were run before hard ones looked ahead and experts
played for the chance to win: both may be stronger by now.
"""

from game.core.game import Measured

MEASURED = (
    Measured(
        "medium",
        400.0,
        400,
        "arena --game take --levels medium,easy --matches 400 --seed 14",
    ),
    Measured(
        "hard",
        162.0,
        200,
        "arena --game take --levels hard,medium --matches 200 --seed 14",
    ),
    Measured(
        "expert",
        555.0,
        1000,
        "arena --game take --levels expert,hard"
        " --matches 1000 --options target=100 --playouts 40 --seed 2",
    ),
)
