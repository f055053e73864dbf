"""Measured wins of each level of 500 Rummy against the level below it.

Each command follows ``python -m game``.  Hard and expert search alike: more playouts make an
expert only slightly stronger.
"""

from game.core.game import LevelResult

MEASURED = (
    LevelResult(
        "medium",
        398.0,
        400,
        "arena --game rummy500 --levels medium,easy --matches 400 --seed 14",
    ),
    LevelResult(
        "hard",
        164.0,
        200,
        "arena --game rummy500 --levels hard,medium --matches 160 --seed 61, and 40 with --seed 62",
    ),
    LevelResult(
        "expert",
        109.0,
        200,
        "arena --game rummy500 --levels expert,hard"
        " --matches 200 --options target=100 --playouts 960 --seed 61",
    ),
)
