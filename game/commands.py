"""The words of the command line that need no window."""

import contextlib
import io
import sys
from collections.abc import Callable, Sequence

from game import engine, replay, verify
from game.ai import arena
from game.bench import command as bench

WORDS: dict[str, Callable[[Sequence[str]], int]] = {
    "engine": engine.main,
    "arena": arena.run,
    "bench": bench.run,
    "replay": replay.run,
    "verify": verify.run,
}
"""What each word does with its arguments; the exit code."""


def run(word: str, arguments: list[str]) -> int:
    """Do what a word says; the exit code.  Wrong arguments end the program, as argparse does."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        # A console may not have every letter of a name.
        sys.stdout.reconfigure(errors="replace")
    try:
        code = WORDS[word](arguments)
        if sys.stdout is not None and not sys.stdout.closed:
            sys.stdout.flush()
    except BrokenPipeError:  # whoever was reading has read enough
        with contextlib.suppress(BrokenPipeError):
            sys.stdout.close()
        return 0
    return code
