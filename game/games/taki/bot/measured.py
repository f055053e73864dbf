"""How often each level of Taki won against the one below it.

Each command follows ``python -m game``.  They were run before hard ones looked ahead and experts
played for the chance to win: both may be stronger by now.
"""

from game.core.game import Measured

MEASURED = (
    Measured(
        "medium",
        1267.5,
        2000,
        "arena --game taki --levels medium,easy --matches 2000 --seed 14",
    ),
    Measured(
        "hard",
        1146.0,
        2000,
        "arena --game taki --levels hard,medium --matches 2000 --seed 14",
    ),
    Measured(
        "expert",
        554.0,
        1000,
        "arena --game taki --levels expert,hard --matches 1000 --playouts 180 --seed 2",
    ),
)
