"""Time that each level thinks about a move, as in the window.

    python -m tests.bench --only thinking --decisions 40

Decisions are drawn from matches of the rollout policy; all have several candidates.  Takes five
minutes with 40 decisions.
"""

import sys
from collections.abc import Iterator, Sequence
from random import Random
from time import perf_counter, process_time
from typing import Any

from game.ai.levels import ALL_LEVELS
from game.ai.worker import Question
from game.core.event import View
from game.core.game import Game
from tests.bench.measure.program.figures import Figures, spread

PLAYERS = (2, 4)
EACH = 3
"""One decision in this many is drawn."""


def measure(games: Sequence[Game[Any, Any]], players: int, decisions: int) -> Figures:
    """Times of each level in each game at one size of table."""
    rows = []
    for game in games:
        asked = list(views(game, players, decisions))
        for level in ALL_LEVELS:
            clock, processor = zip(
                *(_seconds(game, view, level.name) for view in asked), strict=True
            )
            rows.append(
                (f"{game.title}, {level.name}", str(decisions), *spread(clock), *spread(processor))
            )
    bounds = [
        f"{one.name}: {one.thought} playouts, {one.seconds} s" for one in ALL_LEVELS if one.thought
    ]
    return Figures(
        f"A move of an opponent, {players} players, milliseconds",
        ("", "moves", "median", "99 %", "longest", "processor", "99 %", "longest"),
        rows,
        f"In one process.  Limits: {'; '.join(bounds)}.",
    )


def views(game: Game[Any, Any], players: int, count: int) -> Iterator[View]:
    """Views of seats that have a choice, sampled from matches of the rollout policy."""
    rng = Random(1)
    while True:
        state = game.new(game.setup(min(players, game.players[1]), {}, rng.getrandbits(48)))
        while not state.over:
            assert state.asked is not None, "a state that is not over asks a seat"
            if len(game.bot.candidates(state)) > 1 and rng.randrange(EACH) == 0:
                yield state.view(state.asked)
                count -= 1
                if not count:
                    return
            state.advance(game.bot.rollout_move(state, rng))


def _seconds(game: Game[Any, Any], view: View, level: str) -> tuple[float, float]:
    """Seconds that a level thinks: elapsed, and of the processor."""
    question = Question(game.name, view, level, 1)
    clock, processor = perf_counter(), process_time()
    question.answer()
    return perf_counter() - clock, process_time() - processor


if __name__ == "__main__":
    from tests.bench.measure.program.command import run

    sys.exit(run(["--only", "thinking", *sys.argv[1:]]))
