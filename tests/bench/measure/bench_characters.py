"""How often each character differs from a neutral player, and what that costs.

    python -m tests.bench.measure.bench_characters --games takeaway --levels hard --again 160

A trait has a say in a decision if some candidates show it and others do not.  Printed is in what
share of those the character chooses another move than the neutral player with the same seed, and
the cost: with ``--deals`` the share of matches won against the neutral player; with ``--again``
the loss on that many fresh worlds, for up to ``--checked`` decisions that differ, as a mean per
decision times the decisions of a match.  Takes minutes to hours.
"""

import argparse
from random import Random
from typing import Any

from game.ai.characters import ALL_CHARACTERS, Character
from game.ai.levels import advise
from game.ai.search import PlayoutBatch, difference
from game.ai.style import NEUTRAL_STYLE, Style
from game.core.game import Game, State
from game.games import GAMES_BY_NAME
from tests.bench.measure.matches import play, shares
from tests.bench.measure.program.figures import interval
from tests.support.trait_counts import Count, counted


def against_neutral(
    game: Game[Any, Any], level: str, one: Character, deals: int, playouts: int
) -> tuple[float, float]:
    """The share of matches won over pairs of matches, and half of its interval."""

    def player(style: Style) -> Any:
        def made(state: State[Any], rng: Random) -> Any:
            assert state.asked is not None, "a seat is asked"
            view = state.view(state.asked)
            return game.parse(
                advise(game, view, level, rng.getrandbits(32), playouts, style=style).move
            )

        return made

    mine, neutral = player(one.style), player(NEUTRAL_STYLE)
    won = []
    for deal in range(deals):
        setup = game.setup(2, {}, Random(f"deal {deal}").getrandbits(48))
        first = shares(play(game, setup, (mine, neutral), Random(deal)))[0]
        second = shares(play(game, setup, (neutral, mine), Random(deal)))[1]
        won.append((first + second) / 2)
    return interval(won)


def loss(game: Game[Any, Any], count: Count, again: int, checked: int) -> tuple[float, float]:
    """The mean loss of a decision in percentage points on fresh worlds, and half its interval."""
    chosen = Random(3).sample(count.where, min(checked, len(count.where)))
    if len(chosen) < 2:
        return 0.0, 0.0
    losses = []
    for number, (view, mine, theirs) in enumerate(chosen):
        rows = PlayoutBatch(game, view, 1_000_000 + number).rows(range(again), [mine, theirs])
        one, other = ([row[place] for row in rows] for place in (0, 1))
        losses.append(-difference(one, other)[0])
    mean, half = interval(losses)
    rate = count.differ / count.decisions
    return mean * rate, half * rate


def main() -> None:
    """Print a line for each game, level and character."""
    parser = argparse.ArgumentParser(description="Characters against the neutral player.")
    parser.add_argument(
        "--games", nargs="+", default=list(GAMES_BY_NAME), choices=list(GAMES_BY_NAME)
    )
    parser.add_argument("--levels", nargs="+", default=["medium"])
    parser.add_argument("--names", nargs="+", default=[one.name for one in ALL_CHARACTERS])
    parser.add_argument("--count", type=int, default=1000, help="decisions")
    parser.add_argument("--stride", type=int, default=1, help="look at one decision in this many")
    parser.add_argument("--deals", type=int, default=0, help="pairs of matches against neutral")
    parser.add_argument("--playouts", type=int, default=240)
    parser.add_argument("--again", type=int, default=0, help="fresh worlds for a loss")
    parser.add_argument("--checked", type=int, default=40, help="decisions looked at again")
    chosen = parser.parse_args()
    for name in chosen.games:
        game = GAMES_BY_NAME[name]
        for level in chosen.levels:
            counts, each = counted(game, chosen.count, chosen.playouts, chosen.stride)
            for one in ALL_CHARACTERS:
                if one.name not in chosen.names:
                    continue
                count = counts[one.name]
                line = (
                    f"{name:9} {level:7} {one.name:6} {one.style.leaning:6}"
                    f" {one.style.fondness:+.0f} say {count.said / count.decisions:4.0%}"
                    f" of {count.decisions}, differs {count.share:4.0%}"
                )
                if chosen.deals:
                    mean, half = against_neutral(game, level, one, chosen.deals, chosen.playouts)
                    line += f", wins {mean:6.2%} +- {half:.2%}"
                if chosen.again:
                    cost, half = loss(game, count, chosen.again, chosen.checked)
                    line += f", loses {cost * each:5.2f} +- {half * each:.2f} a match"
                print(line, flush=True)


if __name__ == "__main__":
    main()
