"""How often each level of Texas Rummy won against the one below it.

Each command follows ``python -m game``.  The last was counted before hard ones looked ahead:
now an expert is hardly any stronger.
"""

from game.core.game import Measured

MEASURED = (
    Measured(
        "medium",
        318.0,
        400,
        "arena --game texas --levels medium,easy --matches 400 --seed 14",
    ),
    Measured(
        "hard",
        141.0,
        200,
        "arena --game texas --levels hard,medium --matches 120 --seed 61, and 80 with --seed 62",
    ),
    Measured(
        "expert",
        537.0,
        1000,
        "arena --game texas --levels expert,hard"
        " --matches 500 --playouts 48, 500 each with --seed 51 and 52",
    ),
)
