"""Texas Rummy's rating alone against the players of playouts: by how many points a match it leads.

    python -m tests.bench.texas_rating --deals 200 [--set OUT_WORTH=20 DRAWN=-0.32]

Whole matches of two, each deal played from both seats.  ``--set`` tries other constants of the
rating (``game.games.texas.bot.evaluate``).  A point a match is about a third of a percent of
matches won; a deal takes half a second of the processor, so that a difference of three points can
be seen in three minutes, where matches of the search itself would take hours.
"""

import argparse
from collections.abc import Callable, Sequence
from math import sqrt
from random import Random

from game.games.texas.bot import evaluate
from game.games.texas.game import TEXAS
from game.games.texas.moves import Move
from game.games.texas.rules import TexasState

Player = Callable[[TexasState], Move]
KNOWS = TEXAS.knowledge


def rated(state: TexasState) -> Move:
    """What a search begins with."""
    weights = KNOWS.ponder(state)
    return max(weights, key=weights.__getitem__)


def of_playouts(state: TexasState) -> Move:
    """What the players of playouts do."""
    return KNOWS.policy(state, Random(0))


def played(number: int, players: Sequence[Player]) -> TexasState:
    """A match to its end."""
    state = TEXAS.new(TEXAS.setup(2, {}, number))
    while state.asked is not None:
        state.advance(players[state.asked](state))
    return state


def main() -> None:
    """Play the deals and print what they come to."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--set", nargs="*", default=[], metavar="NAME=NUMBER")
    chosen = parser.parse_args()
    for text in chosen.set:
        name, _, number = text.partition("=")
        if not isinstance(getattr(evaluate, name, None), int | float):
            parser.error(f"the rating has no constant {name}")
        setattr(evaluate, name, float(number))
    leads: list[float] = []
    won = 0.0
    for deal in range(chosen.deals):
        number = Random(f"{chosen.seed} {deal}").getrandbits(48)
        lead = 0
        for seat in (0, 1):
            players = (rated, of_playouts) if seat == 0 else (of_playouts, rated)
            state = played(number, players)
            lead += state.scores[1 - seat] - state.scores[seat]
            winners = state.winners or ()
            won += (seat in winners) / max(1, len(winners))
        leads.append(lead / 2)
    mean = sum(leads) / len(leads)
    error = sqrt(sum((lead - mean) ** 2 for lead in leads) / max(1, len(leads) - 1) / len(leads))
    print(
        f"{mean:+.1f} points a match, with a standard error of {error:.1f}, in {len(leads)} deals"
    )
    print(f"{won / 2 / len(leads):.1%} of the matches won")


if __name__ == "__main__":
    main()
