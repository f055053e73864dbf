"""``chances``: learn from matches how likely a lead wins, and say how well that is known."""

import argparse
import sys
from collections.abc import Callable, Iterable, Sequence
from itertools import islice
from math import log
from random import Random
from typing import Any

from game.core.game import Game
from game.core.winning import Spread, shares, won
from game.games import BY_NAME
from game.values import dataclass

KEPT = 0.04
"""The part of all positions of a match that is kept."""
STEPS = 8
"""How often the figures are looked for again, each time more finely."""


@dataclass(frozen=True, slots=True)
class Sample:
    """A position of a match: what was promised to each seat, what was left, who won in the end.

    ``match`` is the number of its match: positions of one match are not independent.
    """

    match: int
    points: tuple[float, ...]
    left: float
    won: tuple[float, ...]


def collect(
    game: Game[Any, Any],
    players: int,
    matches: int,
    seed: int,
    options: str = "",
    tell: Callable[[int], None] = lambda played: None,
) -> list[Sample]:
    """Positions of matches in which everybody follows the game's fast policy."""
    found: list[Sample] = []
    knowledge = game.knowledge
    for number in range(matches):
        rng = Random(f"chances {seed} {number}")
        setup = game.setup(players, game.options.from_text(options), rng.getrandbits(48))
        state = game.new(setup)
        kept: list[tuple[tuple[float, ...], float]] = []
        while state.asked is not None:
            if rng.random() < KEPT:
                kept.append((tuple(knowledge.promise(state)), knowledge.left(state)))
            moves = list(islice(state.legal(), 2))
            state.advance(moves[0] if len(moves) == 1 else knowledge.policy(state, rng))
        share = tuple(won(state.winners or (), players))
        found += [Sample(number, points, left, share) for points, left in kept]
        tell(number + 1)
    return found


def loss(samples: Iterable[Sample], spread: Spread) -> float:
    """The mean surprise (in nats) at who won, of the chances that a spread gives."""
    total = count = 0.0
    for one in samples:
        chances = shares(one.points, spread.at(one.left))
        total -= sum(
            share * log(max(chance, 1e-9))
            for share, chance in zip(one.won, chances, strict=True)
            if share
        )
        count += 1
    return total / max(1, count)


def learn(samples: Sequence[Sample], players: int) -> Spread:
    """The spread at which the outcomes are the least surprising."""
    best = (float("inf"), Spread(players, 1.0, 1.0))
    settled, coming, factor = 100.0, 100.0, 8.0
    for _ in range(STEPS):
        for one in (settled / factor, settled, settled * factor):
            for other in (coming / factor, coming, coming * factor):
                spread = Spread(players, one, other)
                best = min(best, (loss(samples, spread), spread), key=lambda pair: pair[0])
        settled, coming = best[1].settled, best[1].coming
        factor = factor**0.7
    return Spread(players, _rounded(settled), _rounded(coming))


def tenths(samples: Iterable[Sample], spread: Spread) -> list[tuple[int, float, float]]:
    """By tenths of the chance given: how many seats, the mean chance, the part that won."""
    rows = [[0, 0.0, 0.0] for _ in range(10)]
    for one in samples:
        for chance, share in zip(shares(one.points, spread.at(one.left)), one.won, strict=True):
            row = rows[min(9, int(10 * chance))]
            row[0] += 1
            row[1] += chance
            row[2] += share
    return [
        (int(count), given / count if count else 0.0, came / count if count else 0.0)
        for count, given, came in rows
    ]


def _rounded(value: float) -> float:
    """Three figures are more than is known."""
    return float(f"{value:.3g}")


def run(arguments: Sequence[str]) -> int:
    """``chances``: learn the spreads of a game and print them with their calibration."""
    parser = argparse.ArgumentParser(
        prog="five-takes chances", description="Learn from matches how likely a lead wins."
    )
    parser.add_argument("--game", required=True, choices=list(BY_NAME))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--options", default="", metavar="TEXT")
    chosen = parser.parse_args(arguments)
    game = BY_NAME[chosen.game]
    samples = collect(game, chosen.players, chosen.matches, chosen.seed, chosen.options, _progress)
    taught = [one for one in samples if one.match % 2]
    tested = [one for one in samples if not one.match % 2]
    spread = learn(taught, chosen.players)
    print(f"Spread({spread.players}, {spread.settled}, {spread.coming})")
    print(f"surprise {loss(tested, spread):.4f} nats; positions {len(samples)}")
    print("chance    seats  given    won")
    for place, (count, given, came) in enumerate(tenths(tested, spread)):
        print(f"{place * 10:>3}-{place * 10 + 10:<3} {count:>7} {given:>6.1%} {came:>6.1%}")
    return 0


def _progress(played: int) -> None:
    print(f"\r{played}", end="", file=sys.stderr)
