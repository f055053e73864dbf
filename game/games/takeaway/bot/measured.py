"""Results of each level of Takeaway against the level below it.

Each command follows ``python -m game``. Hard and expert search alike; an expert's extra playouts
gain little.
"""

from game.core.game import LevelResult

MEASURED = (
    LevelResult(
        "medium",
        1144.5,
        2000,
        "arena --game takeaway --levels medium,easy --matches 2000 --seed 14",
    ),
    LevelResult(
        "hard",
        629.5,
        1000,
        "arena --game takeaway --levels hard,medium --matches 1000 --seed 61",
    ),
    LevelResult(
        "expert",
        209.5,
        400,
        "arena --game takeaway --levels expert,hard --matches 400 --playouts 960 --seed 61",
    ),
)
