"""What a search begins with, played alone: by how many points a match it leads.

    python -m tests.bench.rating_alone --game texas --deals 200
    python -m tests.bench.rating_alone --game take --against rating --set OPEN=0 STOCK=12

Whole matches of two, each deal played from both seats: the best rated move of what an expert
ponders against the players of playouts (``policy``), or against itself with its constants as
they are (``rating``).  ``--set`` gives other constants to the first of them: those of
``bot/evaluate`` in the game's folder.  A match takes a tenth to half a
second of the processor, where one of the search takes minutes, so a difference that matters
is seen in a few minutes.
"""

import argparse
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from math import sqrt
from random import Random
from types import ModuleType
from typing import Any

from game.games import BY_NAME

Player = Callable[[Any], Any]


def rating_of(name: str) -> list[ModuleType]:
    """The modules that say how a position of a game is rated, once its knowledge is loaded."""
    room = f"game.games.{name}.bot.evaluate"
    return [module for at, module in sys.modules.items() if f"{at}.".startswith(f"{room}.")]


@contextmanager
def other(modules: Sequence[ModuleType], constants: Mapping[str, float]) -> Iterator[None]:
    """The modules with these constants, for as long as this lasts."""
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
    """Play the deals and print what they come to."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--game", choices=sorted(BY_NAME), required=True)
    parser.add_argument("--against", choices=("policy", "rating"), default="policy")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--set", nargs="*", default=[], metavar="NAME=NUMBER")
    chosen = parser.parse_args()
    game = BY_NAME[chosen.game]
    knows, modules = game.bot, rating_of(chosen.game)
    constants: dict[str, float] = {}
    for text in chosen.set:
        name, _, number = text.partition("=")
        if not any(isinstance(getattr(module, name, None), int | float) for module in modules):
            parser.error(f"the rating has no constant {name}")
        constants[name] = float(number)

    def rated(state: Any) -> Any:
        weights = knows.search_prior(state)
        return max(weights, key=weights.__getitem__)

    def tried(state: Any) -> Any:
        with other(modules, constants):
            return rated(state)

    def of_playouts(state: Any) -> Any:
        return knows.rollout_move(state, Random(0))

    against: Player = rated if chosen.against == "rating" else of_playouts
    leads: list[float] = []
    shares: list[float] = []
    for deal in range(chosen.deals):
        number = Random(f"{chosen.seed} {deal}").getrandbits(48)
        lead = share = 0.0
        for seat in (0, 1):
            players = (tried, against) if seat == 0 else (against, tried)
            state = game.new(game.setup(2, {}, number))
            while state.asked is not None:
                state.advance(players[state.asked](state))
            scores = knows.value(state)
            lead += scores[seat] - scores[1 - seat]
            winners = state.winners or ()
            share += (seat in winners) / max(1, len(winners))
        leads.append(lead / 2)
        shares.append(share / 2)
    for what, found, factor in (("points a match", leads, 1.0), ("% of matches", shares, 100.0)):
        mean = sum(found) / len(found)
        spread = sum((one - mean) ** 2 for one in found) / max(1, len(found) - 1)
        error = sqrt(spread / len(found))
        print(
            f"{factor * mean:+.1f} {what}, with a standard error of {factor * error:.1f},"
            f" in {len(found)} deals"
        )


if __name__ == "__main__":
    main()
