"""Short matches of every game, with their seals."""

from collections.abc import Callable
from random import Random
from typing import Any

from game.core.game import Game, Setup
from game.match.match import Match
from game.match.seal import fresh_salt

SHORT: dict[str, dict[str, object]] = {
    "take": {"target": 100},
    "takeaway": {"rounds": 2},
    "rummy500": {"target": 100},
    "texas": {"rounds": "1-3"},
}
"""Options that make a match short, of the games whose matches are long without them."""


def setup(game: Game[Any, Any], seed: int, secret: bool) -> Setup:
    """A short match of two, by number or as those that are begun now."""
    parts = () if secret else None
    return game.setup(2, SHORT.get(game.name, {}), seed, secret=secret, parts=parts)


def played(
    game: Game[Any, Any],
    seed: int = 4,
    most: int = 10_000,
    secret: bool = False,
    salt: Callable[[], str] = fresh_salt,
    cut: Random | None = None,
    rounds: int = 1000,
) -> Match:
    """A match of two by the game's quick policy, so many moves or rounds far or to its end.

    ``secret`` is one in which the player has a part, as those that are begun now; ``cut`` draws
    where each deck is cut.
    """
    match = Match(game, setup(game, seed, secret), draw_salt=salt)
    rng = Random(seed)
    if cut is not None:
        match.cut(cut.randrange(1, 52))
    while not match.state.over and len(match.moves) < most and len(match.state.rounds) < rounds:
        before = len(match.deals)
        match.play(game.write(game.bot.rollout_move(match.state, rng)))
        if cut is not None and len(match.deals) > before and len(match.state.rounds) < rounds:
            match.cut(cut.randrange(1, 52))
    return match
