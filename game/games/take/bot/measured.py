"""Measured wins of each level of Take against the level below it.

Each command follows ``python -m game``.  Hard and expert search alike: more playouts make an
expert only slightly stronger.
"""

from game.core.game import LevelResult

MEASURED = (
    LevelResult(
        "medium",
        400.0,
        400,
        "arena --game take --levels medium,easy --matches 400 --seed 14",
    ),
    LevelResult(
        "hard",
        186.0,
        200,
        "arena --game take --levels hard,medium --matches 100 --seed 61, and 100 with --seed 62",
    ),
    LevelResult(
        "expert",
        106.0,
        200,
        "arena --game take --levels expert,hard"
        " --matches 200 --options target=100 --playouts 960 --seed 61",
    ),
)
