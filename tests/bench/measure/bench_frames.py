"""Frame times while cards move, at the busiest tables.

    python -m tests.bench --only frames --size 1920x1080

Shown are each game's largest deal, its move that animates the most cards, and a match, at a table
with the most players.  Takes two minutes a size.
"""

import sys
from collections.abc import Iterator, Sequence
from functools import lru_cache
from random import Random
from typing import Any

from game.core.game import Game
from game.match.match import Match
from game.ui.app import idle_tasks
from tests.bench.measure.program.busiest import Moment, largest_deal, largest_move
from tests.bench.measure.program.figures import Figures, spread
from tests.bench.measure.program.window import Stage, Times, seats, stage

MOVES = 60
"""Moves of a match at each table."""


def measure(games: Sequence[Game[Any, Any]], size: tuple[int, int]) -> Figures:
    """The busiest moments of each game, and a match of it, in a window of this size."""
    found = [(game, _moments(game)) for game in games]
    with stage(size) as window:
        rows = [row for game, moments in found for row in _rows(window, game, moments)]
        rows.append(_row("pages that come up", window.pages))
    return Figures(
        f"Frames in which something moves, {size[0]}x{size[1]}, milliseconds",
        ("the most players", "frames", "median", "99 %", "longest", "processor 99 %", "longest"),
        rows,
        "Without the first frame of a table. Other work on the machine is in the first times "
        "but not in the processor's.",
    )


@lru_cache
def _moments(game: Game[Any, Any]) -> tuple[Moment, ...]:
    return largest_deal(game, seats(game)), largest_move(game, seats(game))


def _rows(
    window: Stage, game: Game[Any, Any], moments: Sequence[Moment]
) -> Iterator[tuple[str, ...]]:
    for moment in moments:
        yield _row(f"{game.title}: {moment.name}", _moment(window, moment))
    yield _row(f"{game.title}: {MOVES} moves", _match(window, game))


def _row(name: str, times: Times) -> tuple[str, ...]:
    return (name, str(len(times.clock)), *spread(times.clock), *spread(times.processor)[1:])


def _moment(window: Stage, moment: Moment) -> Times:
    """The frames of a moment; its match is left as it was."""
    times = Times()
    page = window.sit(moment.match, fresh=moment.move is None)
    if moment.move is None:
        window.frame()
        idle_tasks.collect_garbage()
        window.show(page, times)
        return times
    window.settle()
    page.show.add(page.session.play(moment.move))
    window.show(page, times)
    moment.match.undo()
    return times


def _match(window: Stage, game: Game[Any, Any]) -> Times:
    """The frames of a match played by the fast policy."""
    times = Times()
    match = Match(game, game.setup(game.players[1], {}, 3), seats(game))
    page = window.sit(match)
    window.settle()
    rng = Random(3)
    while len(match.moves) < MOVES and not match.state.over:
        move = game.write(game.bot.rollout_move(match.state, rng))
        page.show.add(page.session.play(move))
        window.show(page, times)
    return times


if __name__ == "__main__":
    from tests.bench.measure.program.command import run

    sys.exit(run(["--only", "frames", *sys.argv[1:]]))
