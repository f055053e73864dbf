"""How often each level of 500 Rummy won against the one below it.

Each command follows ``python -m game``.  They were run before hard ones looked ahead and experts
played for the chance to win: both may be stronger by now.
"""

from game.core.game import Measured

MEASURED = (
    Measured(
        "medium",
        397.0,
        400,
        "arena --game rummy500 --levels medium,easy --matches 400 --seed 14",
    ),
    Measured(
        "hard",
        269.0,
        400,
        "arena --game rummy500 --levels hard,medium --matches 400 --seed 14",
    ),
    Measured(
        "expert",
        453.0,
        700,
        "arena --game rummy500 --levels expert,hard"
        " --matches 700 --options target=100 --playouts 150 --seed 3",
    ),
)
