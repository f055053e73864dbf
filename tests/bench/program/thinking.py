"""How long each level thinks about a move, as it would in the window."""

from collections.abc import Iterator, Sequence
from random import Random
from time import perf_counter, process_time
from typing import Any

from game.ai.levels import LEVELS
from game.ai.worker import Question
from game.core.event import View
from game.core.game import Game
from tests.bench.program.figures import Figures, spread

PLAYERS = 4
EACH = 3
"""One in this many decisions of a match, drawn at random, is measured."""


def measure(games: Sequence[Game[Any, Any]], decisions: int) -> Figures:
    """The times of so many decisions of each level in each game."""
    rows = []
    for game in games:
        asked = list(views(game, decisions))
        for level in LEVELS:
            clock, processor = zip(
                *(_seconds(game, view, level.name) for view in asked), strict=True
            )
            rows.append(
                (f"{game.title}, {level.name}", str(decisions), *spread(clock), *spread(processor))
            )
    return Figures(
        f"A move of an opponent, {PLAYERS} players, milliseconds",
        ("", "moves", "median", "99 %", "longest", "processor", "99 %", "longest"),
        rows,
        f"Of one process.  {_limits()}",
    )


def _limits() -> str:
    """What bounds the thought of the levels that look ahead."""
    bounds = [
        f"{one.name}: {one.thought} playouts, {one.seconds} s" for one in LEVELS if one.thought
    ]
    return f"At most, {'; '.join(bounds)}."


def views(game: Game[Any, Any], count: int) -> Iterator[View]:
    """Views of seats that have a choice, sampled from matches by the fast policy."""
    rng = Random(1)
    while True:
        state = game.new(game.setup(min(PLAYERS, game.players[1]), {}, rng.getrandbits(48)))
        while not state.over:
            assert state.asked is not None, "a state that is not over asks a seat"
            if len(game.bot.candidates(state)) > 1 and rng.randrange(EACH) == 0:
                yield state.view(state.asked)
                count -= 1
                if not count:
                    return
            state.advance(game.bot.rollout_move(state, rng))


def _seconds(game: Game[Any, Any], view: View, level: str) -> tuple[float, float]:
    """How long a level thinks, by the clock and of the processor."""
    question = Question(game.name, view, level, 1)
    clock, processor = perf_counter(), process_time()
    question.answer()
    return perf_counter() - clock, process_time() - processor
