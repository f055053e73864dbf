"""The arena: whole matches between levels, and how many of them each level wins."""

import argparse
import sys
from collections.abc import Callable, Sequence
from itertools import islice
from random import Random
from typing import Any

from game.ai.advice import BY_NAME as LEVELS
from game.ai.advice import EXPERT, advise
from game.ai.rating import wilson
from game.core.game import Game, Setup
from game.core.illegal import BadSetup
from game.core.options import Options
from game.games import BY_NAME
from game.values import dataclass


@dataclass(slots=True)
class Standing:
    """What a level has reached so far: matches, wins (a shared win is a part), points.

    ``seats`` is how many seats the level has in each match, ``points`` those of all of them.
    """

    level: str
    seats: int
    matches: int = 0
    wins: float = 0.0
    points: float = 0.0

    @property
    def share(self) -> float:
        """The part of the matches that a seat of this level won."""
        return self.wins / self.matches if self.matches else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's interval of 95 % for the share."""
        return wilson(self.share, self.matches)

    @property
    def mean(self) -> float:
        """The points of one seat in one match."""
        return self.points / (self.matches * self.seats) if self.matches else 0.0


def compete(
    game: Game[Any, Any],
    levels: Sequence[str],
    options: Options,
    matches: int,
    seed: int,
    playouts: int | None = None,
    tell: Callable[[int], None] = lambda played: None,
) -> list[Standing]:
    """The standing of each level after so many matches.

    Each deal is played with the levels moved on by a seat, once for every seat, so that
    neither the cards nor the place at the table favour anybody; ``tell`` hears of each match.
    The outcome depends on these arguments alone.  Raises ``BadSetup``.
    """
    standings = {level: Standing(level, levels.count(level)) for level in dict.fromkeys(levels)}
    for number in range(matches):
        deal, turn = divmod(number, len(levels))
        seated = [*levels[turn:], *levels[:turn]]
        setup = game.setup(len(levels), options, Random(f"{seed} deal {deal}").getrandbits(48))
        scores, winners = _play(game, setup, seated, Random(f"{seed} match {number}"), playouts)
        for standing in standings.values():
            standing.matches += 1
        for seat, level in enumerate(seated):
            standings[level].points += scores[seat]
            standings[level].wins += (seat in winners) / len(winners)
        tell(number + 1)
    return list(standings.values())


def _play(
    game: Game[Any, Any], setup: Setup, seated: Sequence[str], rng: Random, playouts: int | None
) -> tuple[list[int], Sequence[int]]:
    """The scores and the winners of a match between these levels."""
    thought = EXPERT.thought if playouts is None else playouts
    state = game.new(setup)
    while state.asked is not None:
        seed = rng.getrandbits(32)
        moves = list(islice(state.legal(), 2))
        if len(moves) == 1:
            state.advance(moves[0])
            continue
        view = state.view(state.asked)
        advice = advise(game, view, seated[state.asked], seed, thought)
        state.apply(game.parse(advice.move))
    return state.scores, state.winners or ()


def table(standings: Sequence[Standing]) -> str:
    """The standings as a table, a line each."""
    players = sum(standing.seats for standing in standings)
    lines = ["level    seats    wins   share  95 % interval    even  points a match"]
    for one in standings:
        low, high = one.interval
        lines.append(
            f"{one.level:<8} {one.seats:>5} {one.wins:>7.1f} {one.share:>7.1%} "
            f"{low:>6.1%} - {high:>5.1%} {one.seats / players:>7.1%} {one.mean:>15.1f}"
        )
    return "\n".join(lines)


def run(arguments: Sequence[str]) -> int:
    """``arena``: hold a tournament and print its table; the exit code."""
    parser = argparse.ArgumentParser(
        prog="five-takes arena", description="Let levels play whole matches against each other."
    )
    parser.add_argument("--game", required=True, choices=list(BY_NAME))
    parser.add_argument(
        "--levels", required=True, type=_levels, metavar="LEVEL,...",
        help=f"who plays, seat by seat, from {', '.join(LEVELS)}; repeated for further seats",
    )  # fmt: skip
    parser.add_argument("--players", type=int, help="how many seats (default: one a level)")
    parser.add_argument("--matches", type=int, default=50, help="how many (default: 50)")
    parser.add_argument("--seed", type=int, default=1, help="fixes the outcome (default: 1)")
    parser.add_argument(
        "--playouts", type=int, help="an expert's for a decision (default: as in play)"
    )
    parser.add_argument("--options", default="", metavar="TEXT", help="such as 'rounds=1'")
    chosen = parser.parse_args(arguments)
    game = BY_NAME[chosen.game]
    players = chosen.players or len(chosen.levels)
    if players < len(chosen.levels):
        parser.error(f"{len(chosen.levels)} levels do not fit on {players} seats")
    if chosen.matches < 1 or (chosen.playouts or 0) < 0:
        parser.error("there must be a match or more, and no fewer than no playouts")
    levels = [chosen.levels[seat % len(chosen.levels)] for seat in range(players)]
    try:
        options = game.options.from_text(chosen.options)
        standings = compete(
            game, levels, options, chosen.matches, chosen.seed, chosen.playouts, _progress
        )
    except BadSetup as error:
        parser.error(str(error))
    matches = "1 match" if chosen.matches == 1 else f"{chosen.matches} matches"
    print(f"{game.title}, {players} players, {matches}, seed {chosen.seed}")
    print(table(standings))
    return 0


def _progress(played: int) -> None:
    """Show a person who waits how many matches have been played."""
    if sys.stderr is not None and sys.stderr.isatty():
        print(f"{played}\r", end="", file=sys.stderr, flush=True)


def _levels(text: str) -> list[str]:
    levels = text.split(",")
    for level in levels:
        if level not in LEVELS:
            raise argparse.ArgumentTypeError(f"{level!r} is no level: {', '.join(LEVELS)}")
    return levels
