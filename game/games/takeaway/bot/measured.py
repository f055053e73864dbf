"""How often each level of Takeaway won against the one below it.

Each command follows ``python -m game``.  They were run before hard ones looked ahead and experts
played for the chance to win: both may be stronger by now.
"""

from game.core.game import Measured

MEASURED = (
    Measured(
        "medium",
        1144.5,
        2000,
        "arena --game takeaway --levels medium,easy --matches 2000 --seed 14",
    ),
    Measured(
        "hard",
        1027.5,
        2000,
        "arena --game takeaway --levels hard,medium --matches 2000 --seed 14",
    ),
    Measured(
        "expert",
        592.0,
        1000,
        "arena --game takeaway --levels expert,hard"
        " --matches 1000 --options rounds=3 --playouts 64",
    ),
)
