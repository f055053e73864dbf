"""How often each level of Taki won against the one below it.

Each command follows ``python -m game``.  In the window an expert looks further ahead than in
these runs, so it is as strong as that at least.
"""

from game.core.game import Measured

MEASURED = (
    Measured(
        "medium",
        245.0,
        400,
        "arena --game taki --levels medium,easy --matches 400 --seed 14",
    ),
    Measured(
        "hard",
        240.0,
        400,
        "arena --game taki --levels hard,medium --matches 400 --seed 14",
    ),
    Measured(
        "expert",
        554.0,
        1000,
        "arena --game taki --levels expert,hard --matches 1000 --playouts 180 --seed 2",
    ),
)
