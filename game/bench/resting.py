"""The processor time that an idle table takes."""

from collections.abc import Sequence
from time import process_time
from typing import Any

from game.bench.figures import Figures
from game.bench.window import asked_match, stage
from game.core.game import Game

SECONDS = 8.0
SETTLED_SECONDS = 1.0
"""Time for what is done only once, and for what the system tells of a new window."""


def measure(games: Sequence[Game[Any, Any]], size: tuple[int, int]) -> Figures:
    """The share of a processor at a table where the person is asked, sounds being silent."""
    game = games[0]
    with stage(size) as window:
        window.app.sounds.start()
        window.sit(asked_match(game))
        window.settle()
        window.wait(SETTLED_SECONDS)
        begun = process_time()
        window.wait(SECONDS)
        share = (process_time() - begun) / SECONDS
    return Figures(
        f"An idle table, {size[0]}x{size[1]}",
        ("", "of a processor"),
        [(game.title, f"{share:.2%}")],
    )
