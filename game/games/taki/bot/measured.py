"""Results of each level of Taki against the level below it.

Each command follows ``python -m game``. Hard and expert search alike; an expert's extra playouts
gain little.
"""

from game.core.game import LevelResult

MEASURED = (
    LevelResult(
        "medium",
        1381.5,
        2000,
        "arena --game taki --levels medium,easy --matches 2000 --seed 14",
    ),
    LevelResult(
        "hard",
        644.0,
        1000,
        "arena --game taki --levels hard,medium --matches 1000 --seed 61",
    ),
    LevelResult(
        "expert",
        191.0,
        400,
        "arena --game taki --levels expert,hard --matches 400 --playouts 960 --seed 61",
    ),
)
