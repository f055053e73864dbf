"""Calibration: how often a seat wins the match after its move was given a chance, by tenths.

    python -m tests.bench.measure.calibration --game taki --matches 100
    python -m tests.bench.measure.calibration --game texas --level expert --rollouts 6

Whole matches of two players of a level; each decision with a search notes the chance of the move
that was made.  Printed for each tenth of the chance: how many decisions, the mean chance, and the
mean share of the win, with an interval over matches, since decisions of one match have one winner.
A match takes a second (Taki) to a minute (Take).

With ``--rollouts`` players of the rollout policy play, one decision of a match is looked at, and
the match is played on from it several times, with the undealt cards shuffled anew.  Decisions then
have nothing to do with each other, and nobody slips.
"""

import argparse
from collections import defaultdict
from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Any, NamedTuple

from game.ai.levels import advise
from game.core.game import Game, State
from game.games import GAMES_BY_NAME
from tests.bench.measure.matches import play, shares, with_other_luck

TENTHS = 10


class Prediction(NamedTuple):
    """A chance in percent that was said, and the share of the win that came, from 0 to 1."""

    match: int
    chance: float
    won: float


def predictions(
    game: Game[Any, Any], level: str, playouts: int | None, match: int, seed: int
) -> list[Prediction]:
    """What was said in one match, and what came; ``playouts`` are those of an expert."""
    said: list[tuple[int, float]] = []

    def player(state: State[Any], rng: Random) -> Any:
        assert state.asked is not None
        advice = advise(game, state.view(state.asked), level, rng.getrandbits(32), playouts)
        if advice.unit == "chance" and advice.move in advice.scores and len(advice.scores) > 1:
            said.append((state.asked, advice.scores[advice.move]))
        return game.parse(advice.move)

    rng = Random(f"{seed} {match}")
    end = play(game, game.setup(2, {}, rng.getrandbits(48)), (player, player), rng)
    won = shares(end)
    return [Prediction(match, chance, won[seat]) for seat, chance in said]


def prediction(
    game: Game[Any, Any], level: str, playouts: int | None, match: int, seed: int, rollouts: int
) -> list[Prediction]:
    """What was said at one decision of a match of the rollout policy, and what came on average."""
    rng = Random(f"{seed} {match}")
    state = game.new(game.setup(2, {}, rng.getrandbits(48)))
    looked_at, count = state, 0
    while state.asked is not None:
        if len(game.bot.search_prior(state)) > 1:
            count += 1
            if rng.random() * count < 1:
                looked_at = state.clone()
        state.advance(game.bot.rollout_move(state, rng))
    seat = looked_at.asked
    assert seat is not None
    advice = advise(game, looked_at.view(seat), level, rng.getrandbits(32), playouts)
    if advice.unit != "chance" or len(advice.scores) < 2:
        return []
    won = 0.0
    for _ in range(rollouts):
        played = with_other_luck(looked_at, rng)
        played.advance(game.parse(advice.move))
        while played.asked is not None:
            played.advance(game.bot.rollout_move(played, rng))
        won += shares(played)[seat] / rollouts
    return [Prediction(match, advice.scores[advice.move], won)]


def half_interval(some: Sequence[Prediction]) -> float:
    """Half of a 95 % interval of the mean difference between what came and what was said."""
    by_match: dict[int, list[float]] = defaultdict(list)
    for one in some:
        by_match[one.match].append(one.won - one.chance / 100)
    mean = sum(map(sum, by_match.values())) / len(some)
    squares = sum((sum(row) - mean * len(row)) ** 2 for row in by_match.values())
    return 1.96 * sqrt(squares) / len(some)


def main() -> None:
    """Play the matches and print a line for each tenth."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--game", choices=sorted(GAMES_BY_NAME), required=True)
    parser.add_argument("--level", default="hard")
    parser.add_argument("--playouts", type=int, help="of an expert, for each decision")
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--rollouts", type=int, default=0, help="from one decision of a match")
    parser.add_argument("--seed", type=int, default=7)
    chosen = parser.parse_args()
    game = GAMES_BY_NAME[chosen.game]
    asked = game, chosen.level, chosen.playouts
    found = [
        one
        for match in range(chosen.matches)
        for one in (
            prediction(*asked, match, chosen.seed, chosen.rollouts)
            if chosen.rollouts
            else predictions(*asked, match, chosen.seed)
        )
    ]
    print(f"{game.title}, {chosen.level}: {len(found)} decisions in {chosen.matches} matches")
    for tenth in range(TENTHS):
        some = [one for one in found if min(TENTHS - 1, int(one.chance / TENTHS)) == tenth]
        if some:
            said = sum(one.chance for one in some) / len(some)
            came = 100 * sum(one.won for one in some) / len(some)
            half = 100 * half_interval(some)
            print(
                f"  {10 * tenth:3} to {10 * tenth + 10:3} %: {len(some):5} decisions,"
                f" said {said:5.1f} %, won {came:5.1f} +- {half:4.1f} %"
            )


if __name__ == "__main__":
    main()
