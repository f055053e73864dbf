"""Processes that play worlds of the question that another one is thinking about.

Each answers one request after the other until its pipe is closed.  They know no more than the
process that thinks: the view of the seat that is asked.

Where a process can make a copy of itself, the one that thinks does so when a search first wants
help: a copy shares the memory of the games with it, takes a few milliseconds, and is let go when
it has not been wanted for a while.  Elsewhere the window starts them and hands their pipes on.
"""

import contextlib
import gc
import json
import multiprocessing
import os
import signal
import sys
from bisect import bisect
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from math import inf
from multiprocessing.connection import Connection
from typing import Any, Final

from game.ai.search import Here, PlayoutBatch, SearchBudget
from game.core.event import View
from game.core.game import Game
from game.games import BY_NAME
from game.interrupt import deaf

MAX_HELPERS: Final = 3
"""So many processes help at most: each takes the memory of a Python with the games."""
COPIES: Final = sys.platform == "linux"
"""Whether the process that thinks, which has but one thread, makes copies of itself."""
QUEUED_PARTS_PER_HELPER: Final = 2
"""So many parts of what is to be played a helper has at a time: one is played, the rest waits."""
PART: Final = 4
"""A part is a helper's share of a fourth of what waits: the less is left, the smaller."""
HELPER_TIMEOUT_SECONDS: Final = 5.0
"""A process that has not played its worlds after so many seconds is given up."""
PARENT_DEATH_SIGNAL: Final = 1
"""Linux's number for having a process sent a signal when the one that started it ends."""

Pipes = Callable[[], Sequence[Connection]]
"""What gives the pipes of all who can help."""


def nobody() -> Sequence[Connection]:
    """The pipes where nobody helps."""
    return ()


@contextlib.contextmanager
def untracked() -> Iterator[None]:
    """Have a process that is started meanwhile not bring another with it that watches over shared
    memory: there is none, and on POSIX systems each would take the memory of a Python.
    """
    if sys.platform == "win32":
        yield
        return
    from multiprocessing import resource_tracker

    tracker: Any = resource_tracker._resource_tracker
    ends = multiprocessing.Pipe(duplex=False)
    # One that seems to run, and hears what it is told, is not started.
    before, tracker._fd = tracker._fd, ends[1].fileno()
    try:
        yield
    finally:
        tracker._fd = before
        for end in ends:
            end.close()


def end_with(parent: int | None) -> None:
    """Have the system end this process when the one that started it ends (``parent``, its number).

    A process that is stopped never notices that its pipe was closed, and would stay for good.
    Nothing is done where that is not to be had (anywhere but on Linux), or without a ``parent``.
    """
    if parent is None or sys.platform != "linux":
        return
    try:
        import ctypes

        ctypes.CDLL(None).prctl(PARENT_DEATH_SIGNAL, signal.SIGKILL, 0, 0, 0)
    except (ImportError, OSError, AttributeError):
        return
    if os.getppid() != parent:
        # It ended before the system was asked.
        os._exit(0)


def starter() -> int | None:
    """The number of the process that started this one to help; None if this is no such process."""
    parent = multiprocessing.parent_process()
    return None if parent is None else parent.pid


def helper_count() -> int:
    """How many processes help the one that thinks: one for each other core that may be used."""
    usable = getattr(os, "sched_getaffinity", None)
    cores = (os.cpu_count() or 1) if usable is None else len(usable(0))
    return min(MAX_HELPERS, cores - 1)


class Helpers:
    """Those who help the process that thinks; its copies are made when they are first wanted.

    ``copies`` is how many there may be of it, ``given`` are the pipes to helpers that others have
    started.  What is ``its_own`` no copy may hold open.
    """

    def __init__(
        self,
        copies: int = 0,
        given: Sequence[Connection] = (),
        its_own: Sequence[Connection] = (),
    ) -> None:
        self._most = copies
        self._given = list(given)
        self._its_own = its_own
        self._copies: dict[int, Connection] = {}

    @property
    def copied(self) -> int:
        """How many copies there are."""
        return len(self._copies)

    def pipes(self) -> list[Connection]:
        """Where all of them can be asked."""
        for number, pipe in list(self._copies.items()):
            if os.waitpid(number, os.WNOHANG)[0]:
                self._copies.pop(number).close()
            elif pipe.closed:
                self._end(number)
        missing = self._most - len(self._copies)
        if missing > 0:
            # What is there by then is looked through by none of them, and so stays one memory.
            gc.unfreeze()
            gc.collect()
            gc.freeze()
        for _ in range(missing):
            self._copy()
        self._given = [pipe for pipe in self._given if not pipe.closed]
        return [*self._given, *self._copies.values()]

    def rest(self) -> None:
        """Let the copies go."""
        for number in list(self._copies):
            self._end(number)

    def _end(self, number: int) -> None:
        self._copies.pop(number).close()
        # Not asked to end: one that was stopped would never hear of it.
        os.kill(number, signal.SIGKILL)
        os.waitpid(number, 0)

    def _copy(self) -> None:
        ours, theirs = multiprocessing.Pipe()
        original = os.getpid()
        number = os.fork()
        if number:
            theirs.close()
            self._copies[number] = ours
            return
        try:
            end_with(original)
            for pipe in (ours, *self._copies.values(), *self._its_own):
                pipe.close()
            play_worlds(theirs)
        finally:
            failure = sys.exc_info()
            if failure[0] is not None:
                sys.excepthook(*failure)
            # What its original does when it ends is not for a copy to do.
            os._exit(0)


class HelperPool:
    """The helpers of one question, as the process that thinks sees them.

    ``pipes`` gives the pipes at which they can be asked; it is called when they are wanted.
    """

    def __init__(
        self,
        pipes: Pipes,
        game: Game[Any, Any],
        view: View,
        seed: int,
    ) -> None:
        self._find = pipes
        self._question = [game.name, view, seed]
        self._told: set[Connection] = set()

    @cached_property
    def _given(self) -> dict[Connection, list[list[int]]]:
        """The parts that each helper has and has not answered yet."""
        return {pipe: [] for pipe in self._find()}

    def rows(
        self,
        numbers: Sequence[int],
        moves: Sequence[str],
        here: Here,
        end: float = inf,
    ) -> dict[int, list[float]]:
        """The rows of worlds by their numbers, of as many as there is time for until ``end``.

        The first of them is played ``here``.  Nobody is given all that they may come to play at
        once: worlds last differently long, and who is done early gets more of them.
        """
        waiting, rows = list(numbers), dict[int, list[float]]()
        while waiting or any(self._given.values()):
            mine = waiting.pop(0) if waiting else None
            self._give(waiting, moves, end)
            if mine is not None:
                row = here(mine)
                if row is None:
                    waiting.clear()
                else:
                    rows[mine] = row
            self._collect(waiting, rows)
        return rows

    def _give(self, waiting: list[int], moves: Sequence[str], end: float) -> None:
        """Give parts of what is waiting away, so that nobody who is done has to ask for more."""
        shares = 1 + len(self._given)
        for pipe, parts in list(self._given.items()):
            while len(parts) < QUEUED_PARTS_PER_HELPER:
                # Not one after the other: when time runs out, few are played behind a gap.
                after = bisect(waiting, parts[-1][-1]) if parts else 0
                which = slice(after, after - (-len(waiting) // PART), shares)
                part = waiting[which]
                if not part:
                    break
                del waiting[which]
                parts.append(part)
                question = None if pipe in self._told else self._question
                about = [question, part, list(moves), None if end == inf else end]
                try:
                    pipe.send_bytes(json.dumps(about).encode())
                except OSError:
                    self._lose(pipe, waiting)
                    break
                self._told.add(pipe)

    def _collect(self, waiting: list[int], rows: dict[int, list[float]]) -> None:
        """Take what has been played; where nothing is left to do here, wait for it.

        A world for which there was no time has no row.
        """
        for pipe, parts in list(self._given.items()):
            try:
                while parts and pipe.poll(0.0 if waiting else HELPER_TIMEOUT_SECONDS):
                    rows.update(zip(parts[0], json.loads(pipe.recv_bytes()), strict=False))
                    del parts[0]
                if parts and not waiting:
                    raise EOFError
            except (EOFError, OSError):
                self._lose(pipe, waiting)

    def _lose(self, pipe: Connection, waiting: list[int]) -> None:
        """Do without a helper; what it was given has to be played all the same."""
        waiting += [number for part in self._given.pop(pipe) for number in part]
        waiting.sort()
        pipe.close()


def run_helper(pipe: Connection) -> None:
    """Play worlds until nobody asks any more: what a process that was started to help runs."""
    end_with(starter())
    play_worlds(pipe)


def play_worlds(pipe: Connection) -> None:
    """Play the worlds that are asked for at a pipe until it is closed."""
    if hasattr(os, "nice"):
        os.nice(5)
    worlds: PlayoutBatch | None = None
    with contextlib.suppress(EOFError, OSError), deaf():
        while True:
            question, numbers, written, end = json.loads(pipe.recv_bytes())
            # The clock is that of the machine: a time is the same in each of its processes.
            limit = SearchBudget(end=inf if end is None else end)
            if question is not None:
                name, view, seed = question
                worlds = PlayoutBatch(BY_NAME[name], view, seed)
            assert worlds is not None, "the first request says what is asked"
            moves = [worlds.game.parse(text) for text in written]
            rows = worlds.rows(numbers, moves, limit.in_time)
            pipe.send_bytes(json.dumps(rows).encode())


def start(count: int) -> tuple[list[Any], list[Connection]]:
    """Start so many helpers, which copy nobody: the processes, and their pipes to ask them at."""
    context = multiprocessing.get_context("spawn")
    processes, pipes = [], []
    for number in range(count):
        ours, theirs = context.Pipe()
        process = context.Process(
            target=run_helper, args=(theirs,), daemon=True, name=f"helper {number + 1}"
        )
        with deaf(), untracked():
            process.start()
        theirs.close()
        processes.append(process)
        pipes.append(ours)
    return processes, pipes
