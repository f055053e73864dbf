"""Helper processes that play part of a search's determinizations.

Each helper answers requests over its pipe until the pipe closes. It knows only what the worker
process knows: the view of the asked seat.

On Linux the worker forks itself when a search first needs help. A fork takes milliseconds and
shares the memory of the loaded games; idle forks are ended. On other systems the window's process
starts helpers and passes their pipes to the worker.

`HelperPool` distributes one question; `Helpers` owns the forks; `run_helper` is a helper's main
loop.
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
from time import process_time
from typing import Any, Final

from game.ai.search import Here, PlayoutBatch, SearchBudget
from game.core.event import View
from game.core.game import Game
from game.games import GAMES_BY_NAME
from game.interrupt import deaf

MAX_HELPERS_COUNT: Final = 3
"""Maximum number of helper processes; each costs the memory of one interpreter."""
CAN_FORK_HELPERS: Final = sys.platform == "linux"
"""Whether the worker forks itself for helpers; safe because it has a single thread."""
MAX_PARTS_PER_HELPER_COUNT: Final = 2
"""Maximum number of parts a helper holds: one in play, the rest queued in its pipe."""
PART_SIZE_DIVISOR: Final = 4
"""Divisor for the size of a part: shares shrink as fewer determinizations wait."""
HELPER_TIMEOUT_SECONDS: Final = 5.0
"""Timeout, in seconds, after which a helper that has not played its determinizations is dropped."""
PARENT_DEATH_OPTION_CODE: Final = 1
"""Linux's ``prctl`` option for a signal to a process whose parent ends."""

Pipes = Callable[[], Sequence[Connection]]
"""Callback for the pipes of all available helpers."""


def nobody() -> Sequence[Connection]:
    """Default for ``Pipes``: no helpers."""
    return ()


@contextlib.contextmanager
def untracked() -> Iterator[None]:
    """Prevent the start of multiprocessing's resource tracker inside the block.

    No shared memory is used here. On POSIX each tracker process would cost the memory of an
    interpreter.
    """
    if sys.platform == "win32":
        yield
        return
    from multiprocessing import resource_tracker

    tracker: Any = resource_tracker._resource_tracker
    ends = multiprocessing.Pipe(duplex=False)
    # The tracker counts as running while it has a descriptor; a pipe of our own serves as one.
    before, tracker._fd = tracker._fd, ends[1].fileno()
    try:
        yield
    finally:
        tracker._fd = before
        for end in ends:
            end.close()


def end_with(parent: int | None) -> None:
    """Ask the system to end this process when its parent ends; ``parent`` is the process id.

    A stopped process never notices that its pipe was closed and would stay forever.  Does nothing
    without a ``parent`` or outside Linux.
    """
    if parent is None or sys.platform != "linux":
        return
    try:
        import ctypes

        ctypes.CDLL(None).prctl(PARENT_DEATH_OPTION_CODE, signal.SIGKILL, 0, 0, 0)
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
    """Number of helpers: one per further usable core, up to ``MAX_HELPERS_COUNT``."""
    usable = getattr(os, "sched_getaffinity", None)
    cores = (os.cpu_count() or 1) if usable is None else len(usable(0))
    return min(MAX_HELPERS_COUNT, cores - 1)


class Helpers:
    """The helpers of the worker process.

    ``copies`` is the number of forks, made on first use. ``given`` are pipes to helpers started by
    another process. ``its_own`` are pipes that a fork must close.
    """

    def __init__(
        self,
        copies: int = 0,
        given: Sequence[Connection] = (),
        its_own: Sequence[Connection] = (),
    ) -> None:
        self._copies = copies
        self._given = list(given)
        self._its_own = its_own
        self._forks: dict[int, Connection] = {}

    @property
    def copied(self) -> int:
        """Number of live forks."""
        return len(self._forks)

    def pipes(self) -> list[Connection]:
        """Pipes to all helpers, after replacing dead forks."""
        for number, pipe in list(self._forks.items()):
            if os.waitpid(number, os.WNOHANG)[0]:
                self._forks.pop(number).close()
            elif pipe.closed:
                self._end(number)
        missing = self._copies - len(self._forks)
        if missing > 0:
            # Frozen objects are not traversed by the collector in a fork, so their pages stay
            # shared.
            gc.unfreeze()
            gc.collect()
            gc.freeze()
        for _ in range(missing):
            self._copy()
        self._given = [pipe for pipe in self._given if not pipe.closed]
        return [*self._given, *self._forks.values()]

    def rest(self) -> None:
        """End all forks while the worker is idle."""
        for number in list(self._forks):
            self._end(number)

    def _end(self, number: int) -> None:
        self._forks.pop(number).close()
        # Killed, because a suspended process would never react to a closed pipe.
        os.kill(number, signal.SIGKILL)
        os.waitpid(number, 0)

    def _copy(self) -> None:
        ours, theirs = multiprocessing.Pipe()
        original = os.getpid()
        number = os.fork()
        if number:
            theirs.close()
            self._forks[number] = ours
            return
        try:
            end_with(original)
            for pipe in (ours, *self._forks.values(), *self._its_own):
                pipe.close()
            play_worlds(theirs)
        finally:
            failure = sys.exc_info()
            if failure[0] is not None:
                sys.excepthook(*failure)
            # `_exit` skips the exit handlers, which belong to the parent process.
            os._exit(0)


class HelperPool:
    """The helpers of one question, as the worker process sees them.

    ``pipes`` is the callback that gives the helpers' pipes; it runs when a search first needs them.
    The search goes on without helpers for ``alone_seconds`` by the ``clock``, of the processor.
    """

    def __init__(
        self,
        pipes: Pipes,
        game: Game[Any, Any],
        view: View,
        seed: int,
        alone_seconds: float = 0.0,
        clock: Callable[[], float] = process_time,
    ) -> None:
        self._pipes = pipes
        self._question = [game.name, view, seed]
        self._told: set[Connection] = set()
        self._alone_seconds = alone_seconds
        self._clock = clock
        self._given: dict[Connection, list[list[int]]] = {}
        """Unanswered parts of each helper."""

    @cached_property
    def _alone_until(self) -> float:
        """Time at which the search, which begins now, gets help."""
        return self._clock() + self._alone_seconds

    @cached_property
    def _helped(self) -> bool:
        """Whether there are helpers, who are called now."""
        self._given = {pipe: [] for pipe in self._pipes()}
        return bool(self._given)

    def rows(
        self,
        numbers: Sequence[int],
        moves: Sequence[str],
        here: Here,
        end: float = inf,
    ) -> dict[int, list[float]]:
        """Chances per determinization number, for all that finish before ``end``.

        This process plays one determinization at a time with ``here``. Helpers receive the rest in
        small parts, because playouts differ in length.
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
        """Queue parts at every helper, so that none is idle while determinizations wait.

        A search that has just begun calls none.
        """
        alone_until = self._alone_until
        if not waiting or self._clock() < alone_until or not self._helped:
            return
        shares = 1 + len(self._given)
        for pipe, parts in list(self._given.items()):
            while len(parts) < MAX_PARTS_PER_HELPER_COUNT:
                # Interleaved parts leave few results behind a gap when time runs out.
                after = bisect(waiting, parts[-1][-1]) if parts else 0
                which = slice(after, after - (-len(waiting) // PART_SIZE_DIVISOR), shares)
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
        """Read answers; once nothing is left to play here, wait for them up to the timeout.

        A determinization that ran out of time has no row.
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
        """Drop a helper and return its parts to the waiting list."""
        waiting += [number for part in self._given.pop(pipe) for number in part]
        waiting.sort()
        pipe.close()


def run_helper(pipe: Connection) -> None:
    """Run a helper process: play determinizations until the pipe is closed."""
    end_with(starter())
    play_worlds(pipe)


def play_worlds(pipe: Connection) -> None:
    """Play the determinizations requested over a pipe until it is closed."""
    if hasattr(os, "nice"):
        os.nice(5)
    worlds: PlayoutBatch | None = None
    with contextlib.suppress(EOFError, OSError), deaf():
        while True:
            question, numbers, written, end = json.loads(pipe.recv_bytes())
            # The monotonic clock is shared by all processes of one machine.
            limit = SearchBudget(end=inf if end is None else end)
            if question is not None:
                name, view, seed = question
                worlds = PlayoutBatch(GAMES_BY_NAME[name], view, seed)
            assert worlds is not None, "the first request says what is asked"
            moves = [worlds.game.parse(text) for text in written]
            rows = worlds.rows(numbers, moves, limit.is_in_time)
            pipe.send_bytes(json.dumps(rows).encode())


def start(count: int) -> tuple[list[Any], list[Connection]]:
    """Spawn `count` helpers; their processes and their pipes."""
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
