"""Frame times while an expert thinks in the worker process."""

from collections.abc import Iterator, Sequence
from itertools import cycle
from random import Random
from time import perf_counter, sleep
from typing import Any

from game.ai.levels import EXPERT_LEVEL
from game.ai.worker import Question
from game.core.game import Game
from game.match.match import Match
from game.ui.app.app import FRAME_INTERVAL_SECONDS
from tests.bench.measure.bench_thinking import views
from tests.bench.measure.program.figures import Figures, spread
from tests.bench.measure.program.window import Stage, seats, stage

VIEWS = 20
"""How many positions the expert thinks about, in a cycle."""


def measure(games: Sequence[Game[Any, Any]], size: tuple[int, int], seconds: float) -> Figures:
    """Frames of a match of each game, as often as on the screen, without and with a thinker."""
    rows = []
    with stage(size) as window:
        window.app.worker.start()
        for game in games:
            for busy in (False, True):
                pace = _Pace(window, game if busy else None)
                _play(window, game, pace, seconds)
                told = "while an expert thinks" if busy else "nobody thinks"
                counts = str(len(pace.work)), str(pace.answers)
                rows.append(
                    (f"{game.title}: {told}", *counts, *spread(pace.work), *spread(pace.late))
                )
    return Figures(
        f"Frames with a thinking process beside them, {size[0]}x{size[1]}, milliseconds",
        ("the most players", "frames", "answers", "median", "99 %", "longest",
         "late", "99 %", "longest"),
        rows,
        "Late is how long after its sixtieth of a second a frame began.",
    )  # fmt: skip


class _Pace:
    """Frames at their times, and a thinking process that always has something to do."""

    def __init__(self, window: Stage, game: Game[Any, Any] | None) -> None:
        self.work: list[float] = []
        self.late: list[float] = []
        self.answers = 0
        self._window = window
        self._questions = None if game is None else cycle(_questions(game))
        self._due = perf_counter()

    def frame(self) -> bool:
        """Wait for the time of the next frame and paint it; whether something moves."""
        worker = self._window.app.worker
        if self._questions is not None:
            self.answers += worker.poll() is not None
            if not worker.thinking:
                worker.ask(next(self._questions))
        self._due = max(self._due + FRAME_INTERVAL_SECONDS, perf_counter())
        sleep(max(0.0, self._due - perf_counter()))
        begun = perf_counter()
        moving = self._window.frame()
        self.late.append(begun - self._due)
        self.work.append(perf_counter() - begun)
        if moving:
            self._window.app.idle_queue.between(self._due + FRAME_INTERVAL_SECONDS)
        return moving


def _questions(game: Game[Any, Any]) -> Iterator[Question]:
    for view in views(game, game.players[1], VIEWS):
        yield Question(game.name, view, EXPERT_LEVEL.name, 1)


def _play(window: Stage, game: Game[Any, Any], pace: _Pace, seconds: float) -> None:
    """Play a match by the fast policy for so many seconds and show every move."""
    match = Match(game, game.setup(game.players[1], {}, 3), seats(game))
    page = window.sit(match)
    window.settle()
    rng, end = Random(3), perf_counter() + seconds
    while perf_counter() < end and not match.state.over:
        move = game.write(game.bot.rollout_move(match.state, rng))
        page.show.add(page.session.play(move))
        while pace.frame() or not page.show.quiet:
            top = window.app.page_stack.top
            if top is not page and top is not None:
                if match.state.over:
                    break
                top.back()
    window.app.worker.drop()
