"""Minutes that a match takes a person, from a usual time for each move."""

from collections.abc import Callable, Mapping
from itertools import islice
from random import Random
from typing import Any, Final

from game.ai.levels import advise
from game.core.event import Seat
from game.core.game import Game
from game.match.match import Match

EMPTY: Final[Mapping[str, int | str]] = {}
LEVEL: Final = "medium"
"""The level at which opponents play unless another is chosen."""
Mover = Callable[[Match], str]
"""The text of a move for the seat that is asked."""
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


def minutes(game: Game[Any, Any], seed: int, options: Mapping[str, int | str] = EMPTY) -> float:
    """How many minutes a match takes a person, everybody playing at one level."""
    least, most = game.players
    match = Match(game, game.setup(min(most, max(least, 3)), options, seed))
    return play(match, at_level(LEVEL, Random(seed)))


def at_level(level: str, rng: Random) -> Mover:
    """What makes the moves of all seats at a level."""

    def move(match: Match) -> str:
        view = match.view(Seat(match.state.asked or 0))
        return advise(match.game, view, level, rng.getrandbits(32)).move

    return move


def play(match: Match, mover: Mover) -> float:
    """Play a match to its end; the minutes that it takes a person."""
    seconds = 0.0
    while not match.state.over:
        if match.state.asked != SEAT:
            seconds += OTHERS
        else:
            seconds += CHOICE if len(list(islice(match.state.legal(), 2))) > 1 else FORCED
        match.follow(mover(match))
    return (seconds + ROUND * len(match.state.rounds)) / 60
