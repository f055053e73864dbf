"""Ctrl-C: the program finishes its current work, reports losses and ends without a traceback."""

import re
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

INTERRUPTED_EXIT_CODE = 130
"""Exit code after Ctrl-C: 128 plus the number of the signal."""
CHILD_PROCESS_ARGUMENT = "--multiprocessing-fork"
"""First argument of a child process of the packaged program."""
RESOURCE_TRACKER_PATTERN = re.compile(r".*\.resource_tracker\b.*\((\d+)\)")
"""The code that multiprocessing gives its resource tracker, which cleans up after all others."""


def run_quietly(run: Callable[[], int]) -> int:
    """Run ``run`` without a traceback on Ctrl-C; the exit code."""
    try:
        return run()
    except KeyboardInterrupt:
        return INTERRUPTED_EXIT_CODE


def serve_whoever_started_us() -> None:
    """In a child process of the packaged program: do its work, then end.

    If the parent is gone, it ends silently.  Any other start avoids the import of
    multiprocessing.
    """
    if not getattr(sys, "frozen", False):
        return
    try:
        if CHILD_PROCESS_ARGUMENT in sys.argv[1:2]:
            from multiprocessing.spawn import freeze_support

            freeze_support()
        tracked = next(filter(None, map(RESOURCE_TRACKER_PATTERN.fullmatch, sys.argv[1:])), None)
        if "-c" in sys.argv and tracked is not None:
            from multiprocessing.resource_tracker import main

            main(int(tracked[1]))
            sys.exit()
    except (EOFError, OSError):
        sys.exit(1)


@contextmanager
def ended_by_ctrl_c(end: Callable[[], None]) -> Iterator[Callable[[], bool]]:
    """Install a signal handler that calls ``end`` at the first Ctrl-C.

    So work in progress is finished; a second Ctrl-C interrupts it.  Yields a function that tells
    whether there was one.  Where the parent made the program ignore the signal, it stays ignored.
    """
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        yield lambda: False
        return
    happened = False

    def hear(_: int, __: FrameType | None) -> None:
        nonlocal happened
        happened = True
        signal.signal(signal.SIGINT, signal.default_int_handler)
        end()

    before = signal.signal(signal.SIGINT, hear)
    try:
        yield lambda: happened
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def deaf() -> Iterator[None]:
    """Make child processes that start in this context ignore Ctrl-C: their parent ends them.

    Otherwise it would interrupt their first imports, with a traceback.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
