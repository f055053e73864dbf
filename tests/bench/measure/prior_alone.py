"""The search prior alone: its lead over the rollout policy, in points a match.

    python -m tests.bench.measure.prior_alone --game texas --deals 200
    python -m tests.bench.measure.prior_alone --game take --against prior --set OPEN=0 STOCK=12

Whole matches of two, each deal played from both seats, without any search.  ``--set`` tries other
constants of the game's ``bot/evaluate``.  A match takes a tenth to half a second where one with a
search takes minutes, so a difference that matters shows in a few minutes.
"""

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from random import Random
from types import ModuleType
from typing import Any

from game.games import GAMES_BY_NAME
from tests.bench.measure.matches import best_rated, play, shares
from tests.bench.measure.program.figures import interval


def evaluation_of(name: str) -> list[ModuleType]:
    """Loaded modules of a game's evaluation."""
    package = f"game.games.{name}.bot.evaluate"
    return [module for at, module in sys.modules.items() if f"{at}.".startswith(f"{package}.")]


def constants_of(
    modules: Sequence[ModuleType], texts: Sequence[str], parser: argparse.ArgumentParser
) -> dict[str, float]:
    """Constants by name from texts such as ``STOCK=12``; an unknown one ends the program."""
    constants: dict[str, float] = {}
    for text in texts:
        name, _, number = text.partition("=")
        if not any(isinstance(getattr(module, name, None), int | float) for module in modules):
            parser.error(f"the evaluation has no constant {name}")
        # Some constants are slice ends, which have to be whole.
        constants[name] = float(number) if "." in number else int(number)
    return constants


@contextmanager
def other(modules: Sequence[ModuleType], constants: Mapping[str, float]) -> Iterator[None]:
    """Replace constants of modules inside a ``with`` block."""
    before = [(module, name) for name in constants for module in modules if hasattr(module, name)]
    kept = [getattr(module, name) for module, name in before]
    for module, name in before:
        setattr(module, name, constants[name])
    try:
        yield
    finally:
        for (module, name), value in zip(before, kept, strict=True):
            setattr(module, name, value)


def main() -> None:
    """Play the deals and print the lead."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--game", choices=sorted(GAMES_BY_NAME), required=True)
    parser.add_argument("--against", choices=("policy", "prior"), default="policy")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--set", nargs="*", default=[], metavar="NAME=NUMBER")
    chosen = parser.parse_args()
    game = GAMES_BY_NAME[chosen.game]
    assert game.bot
    modules = evaluation_of(chosen.game)
    constants = constants_of(modules, chosen.set, parser)

    def prior(state: Any, rng: Random) -> Any:
        return best_rated(game.bot.search_prior(state))

    def tried(state: Any, rng: Random) -> Any:
        with other(modules, constants):
            return prior(state, rng)

    def policy(state: Any, rng: Random) -> Any:
        return game.bot.rollout_move(state, Random(0))

    against = prior if chosen.against == "prior" else policy
    leads: list[float] = []
    won: list[float] = []
    for deal in range(chosen.deals):
        setup = game.setup(2, {}, Random(f"{chosen.seed} {deal}").getrandbits(48))
        ends = (
            play(game, setup, (tried, against), Random(deal)),
            play(game, setup, (against, tried), Random(deal)),
        )
        scores = [game.bot.value(end) for end in ends]
        leads.append((scores[0][0] - scores[0][1] + scores[1][1] - scores[1][0]) / 2)
        won.append((shares(ends[0])[0] + shares(ends[1])[1]) / 2)
    mean, half = interval(leads)
    print(f"{mean:+.1f} +- {half:.1f} points a match, of {len(leads)} deals")
    mean, half = interval(won)
    print(f"{mean:.1%} +- {half:.1%} of the matches won")


if __name__ == "__main__":
    main()
