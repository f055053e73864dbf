"""The program in a scripted window: real tables, painted frame by frame on a simulated clock."""

import gc
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from time import perf_counter, thread_time
from typing import Any

from game.ai.characters import ALL_CHARACTERS
from game.core.event import Event
from game.core.game import Game
from game.match.match import Match
from game.session import MatchSession
from game.storage.profile import passing_profile
from game.ui.app import idle_tasks
from game.ui.app.app import FRAME_INTERVAL_SECONDS, App
from game.ui.features.match.match_page import TablePage
from game.ui.kit.paint.render_worker import RenderWorker

SETTLING = 400
"""Frames within which a table comes to rest."""


@dataclass(slots=True)
class Times:
    """How long each of some frames took: by the clock, and of the processor, in seconds."""

    clock: list[float] = field(default_factory=list)
    processor: list[float] = field(default_factory=list)

    def measure(self, work: Callable[[], bool]) -> bool:
        """Do a piece of work and note how long it took; what it gave."""
        clock, processor = perf_counter(), thread_time()
        given = work()
        self.processor.append(thread_time() - processor)
        self.clock.append(perf_counter() - clock)
        return given

    def move_last(self, other: "Times") -> None:
        """Give the last of these times to others."""
        other.clock.append(self.clock.pop())
        other.processor.append(self.processor.pop())


class Quiet(MatchSession):
    """A sitting in which nobody makes a move by themselves."""

    def think(self, now: float, pace: float) -> list[Event]:
        return []


class Program(App):
    """The program, whose idle loop can be run until something is over."""

    def wait(self, over: Callable[[], bool]) -> None:
        """Wait for the player, as the program does; what it is over by has to rouse it."""
        while not over():
            self._read(False)
            self.frame(self.clock.now())


class Stage:
    """The program in a window, its time passing only by ``frame``.

    ``pages`` are the times of frames with which a page came up over a table.
    """

    def __init__(self, app: Program) -> None:
        self.app = app
        self.now = 0.0
        self.pages = Times()

    def sit(self, match: Match, fresh: bool = False) -> TablePage:
        """Sit down at the table of a match; it is shown from the deal on if ``fresh``."""
        session = Quiet(match, self.app.match_store.begin(match), self.app.worker)
        page = TablePage(self.app, session, fresh)
        self.app.page_stack.replace(page)
        return page

    def frame(self) -> bool:
        """Let the time of one frame pass and paint what changed; whether something moves."""
        self.now += FRAME_INTERVAL_SECONDS
        return self.app.frame(self.now)

    def show(self, page: TablePage, times: Times) -> None:
        """Paint until all that happened has been seen, turning the pages that come up."""
        while True:
            moving = times.measure(self.frame)
            if moving:
                self._between(times)
            top = self.app.page_stack.top
            if top is not page:
                times.move_last(self.pages)
                if top is None or page.session.match.state.over:
                    return
                top.back()
            elif not moving and page.show.quiet:
                return

    def _between(self, times: Times) -> None:
        """Do what the program does between two frames; what goes on too long makes one late."""
        end = perf_counter() + max(0.0, FRAME_INTERVAL_SECONDS - times.clock[-1])
        self.app.idle_queue.between(end)
        if self.app.images.aside is not None:
            self.app.images.aside.rest(max(0.0, end - perf_counter()))
        times.clock[-1] += max(0.0, perf_counter() - end)

    def settle(self) -> None:
        """Paint until everything lies still, is cut at its size, and what may come up is ready."""
        for _ in range(SETTLING):
            if not self.frame():
                break
        while self.app.idle_queue.import_ahead():
            pass
        top = self.app.page_stack.top
        if top is not None:
            while self.app.idle_queue.rehearsal.step(top):
                pass
            self.app.idle_queue.calm()


@contextmanager
def stage(size: tuple[int, int]) -> Iterator[Stage]:
    """The program in a window of this size in pixels, with a profile of its own."""
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    with passing_profile() as profile:
        app = Program(profile, seed=1, size=size)
        app.images.aside = RenderWorker()
        before = gc.get_threshold()
        idle_tasks.settle()
        try:
            yield Stage(app)
        finally:
            gc.unfreeze()
            gc.set_threshold(*before)
            app.close()


def asked_match(game: Game[Any, Any], moves: int = 0) -> Match:
    """A match with the most players, at least so many moves old, in which the person is asked."""
    match = Match(game, game.setup(game.players[1], {}, 3), seats(game))
    rng = Random(3)
    while len(match.moves) < moves or match.state.asked != 0:
        match.play(game.write(game.bot.rollout_move(match.state, rng)))
        assert not match.state.over, "a match is longer"
    return match


def seats(game: Game[Any, Any]) -> list[str]:
    """The names at a table with the most players, the person's first."""
    others = [f"{one.name} (medium)" for one in ALL_CHARACTERS[: game.players[1] - 1]]
    return ["You", *others]
