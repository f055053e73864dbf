"""Minutes that a match takes a person, from simulated matches and a usual time for each move.

``Game.minutes``, which the start page shows, is the median found here. The round of the day is
measured the same way, with its own options.
"""

from collections.abc import Sequence
from typing import Any, Final

from game.core.game import Game
from tests.bench.measure.program.figures import Figures, percentile
from tests.support.match_length import minutes

MATCHES: Final = 5


def measure(games: Sequence[Game[Any, Any]], matches: int = MATCHES) -> Figures:
    """The median minutes of a match of each game as it is played first, and their range."""
    rows = []
    for game in games:
        found = sorted(minutes(game, seed) for seed in range(matches))
        told = [f"{one:.0f}" for one in (percentile(found, 0.5), found[0], found[-1])]
        short = sorted(minutes(game, seed, game.short_round) for seed in range(matches))
        day = f"{percentile(short, 0.5):.1f} ({short[0]:.1f} to {short[-1]:.1f})"
        rows.append((str(game.title), *told, str(game.minutes), day))
    head = ("", "median", "least", "most", "on the start page", "round of the day")
    return Figures("A match, minutes", head, rows)
