"""Results of each level of Texas Rummy against the level below it.

Each command follows ``python -m game``. The expert was measured before the hard level searched; now
it is hardly any stronger.
"""

from game.core.game import LevelResult

MEASURED = (
    LevelResult(
        "medium",
        318.0,
        400,
        "arena --game texas --levels medium,easy --matches 400 --seed 14",
    ),
    LevelResult(
        "hard",
        143.0,
        200,
        "arena --game texas --levels hard,medium --matches 100 --seed 63, and 100 with --seed 64",
    ),
    LevelResult(
        "expert",
        537.0,
        1000,
        "arena --game texas --levels expert,hard"
        " --matches 500 --playouts 48, 500 each with --seed 51 and 52",
    ),
)
