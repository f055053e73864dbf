"""What Ctrl-C means: the program ends, nothing is half done, and only what is lost is said."""

import re
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

BROKEN_OFF = 130
"""The exit code of a program that was ended by Ctrl-C: 128 and the number of the signal."""
HELPER = "--multiprocessing-fork"
"""The first word for a process that is started to help."""
TRACKER = re.compile(r".*\.resource_tracker\b.*\((\d+)\)")
"""What the process is to do that cleans up when all others have gone."""


def quietly(run: Callable[[], int]) -> int:
    """Run something that may be broken off anywhere; the exit code."""
    try:
        return run()
    except KeyboardInterrupt:
        return BROKEN_OFF


def serve_whoever_started_us() -> None:
    """In a process of the packaged program that was started to help: do that, and end.

    Nobody is there to be told anything if whoever started it is gone meanwhile.  Any other start
    need not import for that what starts processes.
    """
    if not getattr(sys, "frozen", False):
        return
    try:
        if HELPER in sys.argv[1:2]:
            from multiprocessing.spawn import freeze_support

            freeze_support()
        tracked = next(filter(None, map(TRACKER.fullmatch, sys.argv[1:])), None)
        if "-c" in sys.argv and tracked is not None:
            from multiprocessing.resource_tracker import main

            main(int(tracked[1]))
            sys.exit()
    except (EOFError, OSError):
        sys.exit(1)


@contextmanager
def ended_by_ctrl_c(end: Callable[[], None]) -> Iterator[Callable[[], bool]]:
    """Have the first Ctrl-C call ``end``, so that what is being done is done to its end.

    A second one breaks off whatever hangs.  Gives what tells whether there has been one.  Where
    the program was started so that it does not hear of any, that stays so.
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
    """Have a process that is started meanwhile never hear of Ctrl-C: who started it ends it.

    It would hear of it in the middle of its first imports, and say so at length.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
