"""Whether a way to go out in this turn is missed in Take, 500 Rummy or Taki: looked for twice.

    python -m tests.bench.goings_out --game take --count 500
    python -m tests.bench.goings_out --game taki --count 2000

Natural positions: the decisions of matches between players of the fast policy who now and then
make a beginner's move, so that hands with melds kept back occur.  At each of them every order of
moves of the turn is tried by the rules themselves, with nothing cut off; so this shares no line
with ``bot/endgame.py``.  Drawing from the stock is left out: what comes is not known.  One of the
candidates of the search has to begin a way out with as many points as the best one found.  In Taki
going out wins the game, and the expert's own move has to begin a way that the rules find too.
"""

import argparse
import time
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from game.ai.levels import advise
from game.core.event import Seat
from game.core.game import Game, State
from game.games import BY_NAME

CARELESS = {"take": 0.05, "rummy500": 0.5, "taki": 0.05}
"""How often a move is a beginner's."""
UNKNOWN = {"take": ("draw stock",), "rummy500": ("draw stock",), "taki": ("draw", "quiet")}
"""How moves begin that turn up a hidden card: not to say "last card" draws four."""
PLAYOUTS = 60
"""Playout budget of the expert in Taki."""
MOST = 40_000
"""Positions of a turn after which the second search gives up; such a turn is not counted."""


class TooLong(Exception):
    """A turn has too many positions for the second search."""


def decisions(
    game: Game[Any, Any],
    players: int,
    seed: int,
    options: dict[str, Any],
    careless: float | None = None,
) -> Iterator[State[Any]]:
    """All decisions of match after match; ``careless`` is how often a move is a beginner's."""
    often = CARELESS[game.name] if careless is None else careless
    rng = Random(f"goings out {players} {seed}")
    while True:
        state = game.new(game.setup(players, options, rng.getrandbits(48)))
        while not state.over:
            yield state
            choose = game.bot.careless_move if rng.random() < often else game.bot.rollout_move
            state.advance(choose(state, rng))


def best_points(game: Game[Any, Any], state: State[Any]) -> int | None:
    """The most points of the round with which the asked seat can go out now; None if it cannot."""
    assert state.asked is not None
    return _best(game, state, state.asked, state.round, {})


def _best(
    game: Game[Any, Any], state: State[Any], seat: Seat, round: int, known: dict[str, int | None]
) -> int | None:
    key = str(state.view(seat))
    if key not in known:
        if len(known) > MOST:
            raise TooLong
        found = []
        for move in state.legal():
            if not game.write(move).startswith(UNKNOWN[game.name]):
                after = state.clone()
                after.advance(move)
                points = _ended(after, seat, round)
                on = after.asked == seat and after.phase != "draw" and after.round == round
                if points is None and on:
                    points = _best(game, after, seat, round, known)
                if points is not None:
                    found.append(points)
        known[key] = max(found, default=None)
    return known[key]


def _ended(state: State[Any], seat: Seat, round: int) -> int | None:
    """The points of the round if this seat has just gone out."""
    if (state.over or state.round != round) and state.rounds[-1]["out"] == seat:
        return int(state.rounds[-1].get("scores", [1] * state.players)[seat])
    return None


def expert_wins(game: Game[Any, Any], state: State[Any]) -> bool:
    """Whether the expert's move begins a way to go out in this turn, by the rules."""
    seat = state.asked
    assert seat is not None
    after = state.clone()
    after.advance(game.parse(advise(game, state.view(seat), "expert", 1, PLAYOUTS).move))
    if _ended(after, seat, state.round) is not None:
        return True
    return after.asked == seat and best_points(game, after) is not None


def planned(game: Game[Any, Any], state: State[Any]) -> int | None:
    """The most points with which a candidate of the search and its plan go out."""
    seat = state.asked
    assert seat is not None
    known = game.sample_state(game.from_view(state.view(seat)), Random(1))
    moves: Sequence[Any] = [*game.bot.certain_wins(known), *game.bot.search_prior(known)]
    found = []
    for move in moves:
        after = state.clone()
        for one in (move, *game.bot.plan(known, move)):
            after.apply(one)
        points = _ended(after, seat, state.round)
        if points is not None and not game.write(move).startswith(UNKNOWN[game.name]):
            found.append(points)
    return max(found, default=None)


def goings_out(
    game: Game[Any, Any], players: int, seed: int, count: int, options: dict[str, Any]
) -> Iterator[tuple[State[Any], int]]:
    """So many decisions in which the seat can go out, each with the most points it can make."""
    for state in decisions(game, players, seed, options):
        try:
            best = best_points(game, state)
        except TooLong:
            continue
        if best is not None:
            yield state, best
            count -= 1
            if not count:
                return


def main() -> None:
    """Look for so many goings-out and say how many the search could not choose."""
    parser = argparse.ArgumentParser(description="Ways to go out, looked for a second time.")
    parser.add_argument("--game", choices=sorted(CARELESS), required=True)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", nargs="*", default=[], metavar="NAME=VALUE")
    chosen = parser.parse_args()
    game = BY_NAME[chosen.game]
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
