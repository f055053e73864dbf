"""Minutes that a match takes a person, from simulated matches and a usual time for each move.

``Game.minutes``, which the start page shows, is the median found here. The round of the day is
measured the same way, with its own options.
"""

from collections.abc import Mapping, Sequence
from itertools import islice
from random import Random
from typing import Any, Final

from game.ai.levels import advise
from game.core.game import Game
from tests.bench.program.figures import Figures, percentile

EMPTY: Final[Mapping[str, int | str]] = {}
MATCHES: Final = 5
LEVEL: Final = "medium"
"""The level at which opponents play unless another is chosen."""
SEAT: Final = 0
"""Where the person sits."""
CHOICE: Final = 5.0
"""Seconds a person takes over a move that is one of several, with its way across the table."""
FORCED: Final = 1.2
"""Seconds over a move without a choice, which makes itself."""
OTHERS: Final = 1.6
"""Seconds over a move of an opponent at the usual pace: half a turn of drawing and discarding."""
ROUND: Final = 15.0
"""Seconds over the score and the deal between two rounds."""


def measure(games: Sequence[Game[Any, Any]], matches: int = MATCHES) -> Figures:
    """The median minutes of a match of each game as it is played first, and their range."""
    rows = []
    for game in games:
        found = sorted(minutes(game, seed) for seed in range(matches))
        told = [f"{one:.0f}" for one in (percentile(found, 0.5), found[0], found[-1])]
        short = sorted(minutes(game, seed, game.short_round) for seed in range(matches))
        day = f"{percentile(short, 0.5):.1f} ({short[0]:.1f} to {short[-1]:.1f})"
        rows.append((game.title, *told, str(game.minutes), day))
    head = ("", "median", "least", "most", "on the start page", "round of the day")
    return Figures("A match, minutes", head, rows)


def minutes(game: Game[Any, Any], seed: int, options: Mapping[str, int | str] = EMPTY) -> float:
    """How many minutes a match takes a person, everybody playing at one level."""
    rng = Random(seed)
    least, most = game.players
    state = game.new(game.setup(min(most, max(least, 3)), options, seed))
    seconds = 0.0
    while not state.over:
        if state.asked != SEAT:
            seconds += OTHERS
        else:
            seconds += CHOICE if len(list(islice(state.legal(), 2))) > 1 else FORCED
        view = state.view(state.asked)
        state.advance(game.parse(advise(game, view, LEVEL, rng.getrandbits(32)).move))
    return (seconds + ROUND * len(state.rounds)) / 60
