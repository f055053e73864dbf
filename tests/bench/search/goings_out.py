"""Whether a way to go out in this turn is missed in Take, 500 Rummy or Taki: looked for twice.

    python -m tests.bench.search.goings_out --game take --count 500
    python -m tests.bench.search.goings_out --game taki --count 2000

Natural positions: the decisions of matches between players of the fast policy who now and then
make a beginner's move, so that hands with melds kept back occur.  At each of them every order of
moves of the turn is tried by the rules themselves, with nothing cut off; so this shares no line
with ``bot/endgame.py``.  Drawing from the stock is left out: what comes is not known.  One of the
candidates of the search has to begin a way out with as many points as the best one found.  In Taki
going out wins the game, and the expert's own move has to begin a way that the rules find too.
"""

import argparse
import time
from typing import Any

from game.ai.levels import advise
from game.core.game import Game, State
from game.games import GAMES_BY_NAME
from tests.support.goings_out import CARELESS, best_points, goings_out, planned, points_of_going_out

PLAYOUTS = 60
"""Playout budget of the expert in Taki."""


def expert_wins(game: Game[Any, Any], state: State[Any]) -> bool:
    """Whether the expert's move begins a way to go out in this turn, by the rules."""
    seat = state.asked
    assert seat is not None
    after = state.clone()
    after.advance(game.parse(advise(game, state.view(seat), "expert", 1, PLAYOUTS).move))
    if points_of_going_out(after, seat, state.round) is not None:
        return True
    return after.asked == seat and best_points(game, after) is not None


def main() -> None:
    """Look for so many goings-out and say how many the search could not choose."""
    parser = argparse.ArgumentParser(description="Ways to go out, looked for a second time.")
    parser.add_argument("--game", choices=sorted(CARELESS), required=True)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", nargs="*", default=[], metavar="NAME=VALUE")
    chosen = parser.parse_args()
    game = GAMES_BY_NAME[chosen.game]
    options: dict[str, Any] = {} if chosen.game == "taki" else {"target": 0}
    for text in chosen.option:
        name, _, value = text.partition("=")
        options[name] = int(value) if value.isdigit() else value
    missed, lost, times = 0, 0, []
    for state, best in goings_out(game, chosen.players, chosen.seed, chosen.count, options):
        before = time.process_time()
        if chosen.game == "taki":
            points = best if expert_wins(game, state) else None
        else:
            points = planned(game, state)
        times.append(time.process_time() - before)
        if points != best:
            missed += 1
            lost += 0 if points is None else best - points
            print(state.view(state.asked), best, points) if missed < 3 else None
    times.sort()
    print(f"{game.name}, {chosen.players} players: {missed} of {len(times)} missed", end="")
    print(f", {lost} points; seconds: median {times[len(times) // 2]:.4f}, longest {times[-1]:.3f}")


if __name__ == "__main__":
    main()
