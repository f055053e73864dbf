"""Experiments on the command line: the arena and the fit of the win model.

``arena`` plays whole matches between levels and prints their win rates. ``chances`` learns from
rollouts how likely a lead wins, and prints the calibration.
"""

import argparse
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import islice
from math import log
from random import Random
from typing import Any

from game.ai.levels import EXPERT_LEVEL, LEVELS, advise
from game.core.game import Game, Setup
from game.core.illegal import InvalidSetup
from game.core.options import Options
from game.core.win_model import ScoreSpread, final_chances, win_chances
from game.features.statistics.player_statistics import wilson
from game.games import GAMES_BY_NAME


@dataclass(slots=True)
class Standing:
    """Running result of a level; a shared win counts as a fraction.

    ``seats`` is the number of its seats in each match; ``wins`` and ``points`` sum over them.
    """

    level: str
    seats: int
    matches: int = 0
    wins: float = 0.0
    points: float = 0.0

    @property
    def share(self) -> float:
        """Wins per match, of all seats of this level."""
        return self.wins / self.matches if self.matches else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson interval of the share at 95 %."""
        return wilson(self.share, self.matches)

    @property
    def mean(self) -> float:
        """Mean points of one seat per match."""
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
    """Standing of each level after `matches` matches.

    Each deal is repeated with the levels rotated by one seat, so that no cards or seats favour a
    level. ``tell`` is a callback with the number of played matches. The result depends only on the
    arguments. Raises ``InvalidSetup``.
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
    """Scores and winners of one match; forced moves need no advice."""
    thought = EXPERT_LEVEL.thought if playouts is None else playouts
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
    """Text table of the standings."""
    players = sum(standing.seats for standing in standings)
    lines = ["level    seats    wins   share  95 % interval    even  points a match"]
    for one in standings:
        low, high = one.interval
        lines.append(
            f"{one.level:<8} {one.seats:>5} {one.wins:>7.1f} {one.share:>7.1%} "
            f"{low:>6.1%} - {high:>5.1%} {one.seats / players:>7.1%} {one.mean:>15.1f}"
        )
    return "\n".join(lines)


def run_arena(arguments: Sequence[str]) -> int:
    """Run ``arena``: play a tournament and print its table; the exit code."""
    parser = argparse.ArgumentParser(
        prog="five-takes arena", description="Let levels play whole matches against each other."
    )
    parser.add_argument("--game", required=True, choices=list(GAMES_BY_NAME))
    parser.add_argument(
        "--levels",
        required=True,
        type=_levels,
        metavar="LEVEL,...",
        help=f"who plays, seat by seat, from {', '.join(LEVELS)}; repeated for further seats",
    )
    parser.add_argument("--players", type=int, help="how many seats (default: one a level)")
    parser.add_argument("--matches", type=int, default=50, help="how many (default: 50)")
    parser.add_argument("--seed", type=int, default=1, help="fixes the outcome (default: 1)")
    parser.add_argument(
        "--playouts", type=int, help="an expert's for a decision (default: as in play)"
    )
    parser.add_argument("--options", default="", metavar="TEXT", help="such as 'rounds=1'")
    chosen = parser.parse_args(arguments)
    game = GAMES_BY_NAME[chosen.game]
    players = chosen.players or len(chosen.levels)
    if players < len(chosen.levels):
        parser.error(f"{len(chosen.levels)} levels do not fit on {players} seats")
    if chosen.matches < 1 or (chosen.playouts or 0) < 0:
        parser.error("there must be a match or more, and no fewer than no playouts")
    levels = [chosen.levels[seat % len(chosen.levels)] for seat in range(players)]
    try:
        options = game.options_type.from_text(chosen.options)
        standings = compete(
            game, levels, options, chosen.matches, chosen.seed, chosen.playouts, _arena_progress
        )
    except InvalidSetup as error:
        parser.error(str(error))
    matches = "1 match" if chosen.matches == 1 else f"{chosen.matches} matches"
    print(f"{game.title}, {players} players, {matches}, seed {chosen.seed}")
    print(table(standings))
    return 0


def _arena_progress(played: int) -> None:
    """Show the number of played matches on a terminal."""
    if sys.stderr is not None and sys.stderr.isatty():
        print(f"{played}\r", end="", file=sys.stderr, flush=True)


def _levels(text: str) -> list[str]:
    levels = text.split(",")
    for level in levels:
        if level not in LEVELS:
            raise argparse.ArgumentTypeError(f"{level!r} is no level: {', '.join(LEVELS)}")
    return levels


SAMPLED_POSITIONS_SHARE = 0.04
"""Probability that a position becomes a sample."""
FIT_STEP_COUNT = 8
"""Number of refinements of the fit."""


@dataclass(frozen=True, slots=True)
class Sample:
    """A position of a match: expected points per seat, rounds left, share of the win per seat.

    ``match`` numbers the match, because positions of one match are not independent.
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
    """Sample positions from matches played entirely by the rollout policy."""
    found: list[Sample] = []
    knowledge = game.bot
    for number in range(matches):
        rng = Random(f"chances {seed} {number}")
        setup = game.setup(players, game.options_type.from_text(options), rng.getrandbits(48))
        state = game.new(setup)
        kept: list[tuple[tuple[float, ...], float]] = []
        while state.asked is not None:
            if rng.random() < SAMPLED_POSITIONS_SHARE:
                kept.append((tuple(knowledge.evaluate_leaf(state)), knowledge.rounds_left(state)))
            moves = list(islice(state.legal(), 2))
            state.advance(moves[0] if len(moves) == 1 else knowledge.rollout_move(state, rng))
        share = tuple(final_chances(state.winners or (), players))
        found += [Sample(number, points, left, share) for points, left in kept]
        tell(number + 1)
    return found


def mean_loss(samples: Iterable[Sample], spread: ScoreSpread) -> float:
    """Mean log loss of the win model with a spread, in nats."""
    total = count = 0.0
    for one in samples:
        chances = win_chances(one.points, spread.temperature_at(one.left))
        total -= sum(
            share * log(max(chance, 1e-9))
            for share, chance in zip(one.won, chances, strict=True)
            if share
        )
        count += 1
    return total / max(1, count)


def learn(samples: Sequence[Sample], players: int) -> ScoreSpread:
    """Spread with the smallest log loss, by grid search with a shrinking step."""
    best = (float("inf"), ScoreSpread(players, 1.0, 1.0))
    settled, coming, factor = 100.0, 100.0, 8.0
    for _ in range(FIT_STEP_COUNT):
        for one in (settled / factor, settled, settled * factor):
            for other in (coming / factor, coming, coming * factor):
                spread = ScoreSpread(players, one, other)
                best = min(best, (mean_loss(samples, spread), spread), key=lambda pair: pair[0])
        settled, coming = best[1].settled, best[1].coming
        factor = factor**0.7
    return ScoreSpread(players, _rounded_value(settled), _rounded_value(coming))


def tenths(samples: Iterable[Sample], spread: ScoreSpread) -> list[tuple[int, float, float]]:
    """Calibration rows: number of seats, mean predicted chance and win share for each tenth."""
    rows = [[0, 0.0, 0.0] for _ in range(10)]
    for one in samples:
        for chance, share in zip(
            win_chances(one.points, spread.temperature_at(one.left)), one.won, strict=True
        ):
            row = rows[min(9, int(10 * chance))]
            row[0] += 1
            row[1] += chance
            row[2] += share
    return [
        (int(count), given / count if count else 0.0, came / count if count else 0.0)
        for count, given, came in rows
    ]


def _rounded_value(value: float) -> float:
    """Three significant digits, already finer than the fit."""
    return float(f"{value:.3g}")


def run_calibration(arguments: Sequence[str]) -> int:
    """Run ``chances``: fit the spread of a game and print its calibration; the exit code."""
    parser = argparse.ArgumentParser(
        prog="five-takes chances", description="Learn from matches how likely a lead wins."
    )
    parser.add_argument("--game", required=True, choices=list(GAMES_BY_NAME))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--options", default="", metavar="TEXT")
    chosen = parser.parse_args(arguments)
    game = GAMES_BY_NAME[chosen.game]
    samples = collect(game, chosen.players, chosen.matches, chosen.seed, chosen.options, _progress)
    taught = [one for one in samples if one.match % 2]
    tested = [one for one in samples if not one.match % 2]
    spread = learn(taught, chosen.players)
    print(f"Spread({spread.players}, {spread.settled}, {spread.coming})")
    print(f"surprise {mean_loss(tested, spread):.4f} nats; positions {len(samples)}")
    print("chance    seats  given    won")
    for place, (count, given, came) in enumerate(tenths(tested, spread)):
        print(f"{place * 10:>3}-{place * 10 + 10:<3} {count:>7} {given:>6.1%} {came:>6.1%}")
    return 0


def _progress(played: int) -> None:
    print(f"\r{played}", end="", file=sys.stderr)
