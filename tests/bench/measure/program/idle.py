"""Processor time and wake-ups of an idle table."""

import os
from collections.abc import Sequence
from threading import Event, Thread, get_native_id
from typing import Any

from game.core.game import Game
from game.ui.app.event_wait import rouse
from tests.bench.measure.program import machine
from tests.bench.measure.program.figures import Figures
from tests.bench.measure.program.window import asked_match, stage

SECONDS = 10.0
SETTLED_SECONDS = 6.0
"""Time for what is done only once, for what the system tells of a new window, and until the
program sleeps."""


class Watcher(Thread):
    """Looks at the program from beside it: what it used in a time in which nothing happened."""

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self.over = False
        self.share = 0.0
        self.wakings: int | None = None
        self._pause = Event()

    def run(self) -> None:
        self._pause.wait(SETTLED_SECONDS)
        time, wakings = self._used()
        self._pause.wait(SECONDS)
        later, more = self._used()
        self.share = (later - time) / SECONDS
        self.wakings = None if wakings is None or more is None else more - wakings
        self.over = True
        rouse()

    @staticmethod
    def _used() -> tuple[float, int | None]:
        """The processor time so far of the window and its processes, and how often they woke."""
        processes = machine.family(os.getpid())
        wakings = [machine.wakings(one, but=get_native_id()) for one in processes]
        time = sum(machine.processor_time(one) or 0.0 for one in processes)
        return time, None if None in wakings else sum(filter(None, wakings))


def measure(games: Sequence[Game[Any, Any]], size: tuple[int, int]) -> Figures:
    """Of a table where the person is asked, the processes that think being there."""
    game = games[0]
    with stage(size) as window:
        app = window.app
        # What plays music wakes up for it.
        app.settings.bed = 0.0
        app.sounds.start()
        app.worker.start()
        app.pads.start()
        app.idle.start(app.profile.folder)
        window.sit(asked_match(game))
        window.settle()
        watcher = Watcher()
        watcher.start()
        app.wait(lambda: watcher.over)
    woke = "-" if watcher.wakings is None else str(watcher.wakings)
    return Figures(
        f"An idle table and what thinks for it, {size[0]}x{size[1]}, in {SECONDS:.0f} seconds",
        ("", "of a processor", "wake-ups"),
        [(str(game.title), f"{watcher.share:.2%}", woke)],
    )
