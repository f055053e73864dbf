"""What a table takes of a processor while nothing happens."""

from collections.abc import Sequence
from time import process_time
from typing import Any

from game.bench.figures import Figures
from game.bench.window import seats, stage
from game.core.game import Game
from game.match.match import Match

SECONDS = 8.0


def measure(games: Sequence[Game[Any, Any]], size: tuple[int, int]) -> Figures:
    """The share of a processor at a table where the person is asked."""
    game = games[0]
    with stage(size) as window:
        window.sit(Match(game, game.setup(game.players[1], {}, 3), seats(game)))
        window.settle()
        begun = process_time()
        window.wait(SECONDS)
        share = (process_time() - begun) / SECONDS
    return Figures(
        f"An idle table, {size[0]}x{size[1]}",
        ("", "of a processor"),
        [(game.title, f"{share:.2%}")],
    )
