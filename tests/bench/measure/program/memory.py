"""Resident memory of the window at its start and during play."""

from collections.abc import Sequence
from itertools import count, cycle
from random import Random
from typing import Any

from game.core.game import Game
from game.match.match import Match
from tests.bench.measure.program import machine
from tests.bench.measure.program.figures import Figures
from tests.bench.measure.program.window import Stage, Times, seats, stage

MEGA = 1_000_000


def measure(games: Sequence[Game[Any, Any]], size: tuple[int, int], minutes: float) -> Figures:
    """The memory while the games are played in turn, frame after frame without a pause."""
    rows = []
    with stage(size) as window:
        rows.append(("the window is open", _held(), ""))
        matches, players, rng = cycle(games), count(), Random(1)
        for part in (0.1, 0.5, 1.0):
            made, end = 0, 60 * minutes * part
            while window.now < end:
                made += _match(window, next(matches), next(players), rng, end)
            rows.append((f"after {minutes * part:g} minutes of play", _held(), str(made)))
    return Figures(f"Memory, {size[0]}x{size[1]}", ("", "megabytes", "moves since"), rows)


def _held() -> str:
    held = machine.resident()
    return "not told" if held is None else f"{held / MEGA:,.0f}"


def _match(window: Stage, game: Game[Any, Any], number: int, rng: Random, end: float) -> int:
    """Play a match until it is over or the time is ``end``; the number of moves made."""
    least, most = game.players
    players = least + number % (most - least + 1)
    match = Match(game, game.setup(players, {}, rng.getrandbits(48)), seats(game)[:players])
    page = window.sit(match)
    times = Times()
    while not match.state.over and window.now < end:
        move = game.write(game.bot.rollout_move(match.state, rng))
        page.show.add(page.session.play(move))
        window.show(page, times)
    return len(match.moves)
