"""How far a newcomer comes against opponents, after the first hand and after all lessons.

    python -m tests.bench.measure.newcomer --rounds
    python -m tests.bench.measure.newcomer --game take --level easy --matches 200 --players 2 4

Two policies play the same deals in turn: one knows what the first hand teaches and what the table
offers, the other what all lessons teach.  Each deal is played once from every seat.  A shared win
counts as a fraction.  ``--rounds`` plays the few rounds of the short match that a newcomer's tile
begins, not a whole match.  Takes two minutes.
"""

import argparse
from random import Random
from typing import Any

from game.ai.levels import advise
from game.core.game import Game, State
from game.features.statistics.player_statistics import wilson
from game.games import GAMES_BY_NAME
from tests.bench.measure.after_first_hand import AFTER_FIRST_HAND
from tests.bench.measure.after_lessons import AFTER_LESSONS, Newcomer
from tests.bench.measure.program.figures import interval

MAX_MOVES = 20_000
"""Moves after which a match stops without a winner."""
MAX_BEHIND_POINTS = 5.0
"""By how much the first hand may fall behind the lessons, in percentage points."""


def begun(game: Game[Any, Any], players: int, deal: int, short: bool) -> State[Any]:
    """A match of a deal; a short one has the length with which a newcomer's tile begins it."""
    options = {}
    if short and game.lengths is not None:
        options[game.lengths.option] = game.lengths.short
    seed = Random(f"{game.name} {players} {deal}").getrandbits(48)
    return game.new(game.setup(players, game.options_type.from_values(options), seed))


def play(
    policy: Newcomer, game: Game[Any, Any], players: int, level: str, number: int, short: bool
) -> float:
    """The newcomer's share of a match: 1 for a win, a fraction if shared."""
    deal, seat = divmod(number, players)
    rng = Random(f"{game.name} {players} {level} {number}")
    state = begun(game, players, deal, short)
    for _ in range(MAX_MOVES):
        if state.asked is None:
            break
        if state.asked == seat:
            moves = [game.write(move) for move in state.clone().legal()]
            text = policy({**state.view(seat), "me": seat}, moves, rng)
        else:
            text = advise(game, state.view(state.asked), level, rng.getrandbits(32)).move
        state.advance(game.parse(text))
    winners = state.winners or ()
    return (seat in winners) / max(1, len(winners))


def measured(
    game: Game[Any, Any], players: int, level: str, matches: int, short: bool
) -> dict[str, list[float]]:
    """The shares that the first hand brought, those of the lessons, and their differences."""
    policies = {"first hand": AFTER_FIRST_HAND, "lessons": AFTER_LESSONS}
    shares: dict[str, list[float]] = {name: [] for name in policies}
    for number in range(matches):
        for name, policy in policies.items():
            shares[name].append(play(policy[game.name], game, players, level, number, short))
    first, all_ = (_by_deal(shares[name], players) for name in policies)
    return shares | {"difference": [a - b for a, b in zip(first, all_, strict=True)]}


def _by_deal(shares: list[float], players: int) -> list[float]:
    """The mean share of each deal."""
    deals = [shares[start : start + players] for start in range(0, len(shares), players)]
    return [sum(deal) / len(deal) for deal in deals]


def main() -> None:
    """Measure the given games."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", choices=list(AFTER_LESSONS), action="append")
    parser.add_argument("--level", default="easy", choices=["easy", "medium", "hard"])
    parser.add_argument("--matches", type=int, default=400, help="of each policy")
    parser.add_argument("--players", type=int, nargs="+", default=[2])
    parser.add_argument("--rounds", action="store_true", help="short matches of a few rounds")
    chosen = parser.parse_args()
    for name in chosen.game or AFTER_LESSONS:
        for players in chosen.players:
            found = measured(
                GAMES_BY_NAME[name], players, chosen.level, chosen.matches, chosen.rounds
            )
            parts = []
            for what in ("first hand", "lessons"):
                won, count = sum(found[what]), len(found[what])
                low, high = wilson(won / count, count)
                parts.append(f"{what} {won / count:.1%} ({low:.1%} to {high:.1%})")
            mean, half = (100 * value for value in interval(found["difference"]))
            kept = "within" if mean >= -MAX_BEHIND_POINTS else "more than"
            print(
                f"{name:<10} {players} players, {chosen.level}, {chosen.matches}"
                f" {'short ' * chosen.rounds}matches won after {', '.join(parts)};"
                f" difference {mean:+.1f} ± {half:.1f} points,"
                f" {kept} {MAX_BEHIND_POINTS:.0f} behind",
                flush=True,
            )


if __name__ == "__main__":
    main()
