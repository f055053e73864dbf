"""Ways to go out in one turn, by the rules alone and by the plan of the search."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from game.core.event import Seat
from game.core.game import Game, State
from tests.support.careless import careless_move

CARELESS = {"take": 0.05, "rummy500": 0.5, "taki": 0.05}
"""How often a move is a beginner's."""
UNKNOWN = {"take": ("draw stock",), "rummy500": ("draw stock",), "taki": ("draw", "quiet")}
"""How moves begin that turn up a hidden card: not to say "last card" draws four."""
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
            is_careless = rng.random() < often
            state.advance(
                careless_move(game, state, rng)
                if is_careless
                else game.bot.rollout_move(state, rng)
            )


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
                points = points_of_going_out(after, seat, round)
                on = after.asked == seat and after.phase != "draw" and after.round == round
                if points is None and on:
                    points = _best(game, after, seat, round, known)
                if points is not None:
                    found.append(points)
        known[key] = max(found, default=None)
    return known[key]


def points_of_going_out(state: State[Any], seat: Seat, round: int) -> int | None:
    """The points of the round if this seat has just gone out."""
    if (state.over or state.round != round) and state.rounds[-1]["out"] == seat:
        return int(state.rounds[-1].get("scores", [0] * state.setup.players)[seat])
    return None


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
        points = points_of_going_out(after, seat, state.round)
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
