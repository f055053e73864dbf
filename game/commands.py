"""The words of the command line that need no window."""

import codecs
import contextlib
import io
import sys
from collections.abc import Callable, Sequence

from game import engine, replay, verify
from game.ai import arena, calibrating
from game.bench import command as bench
from game.puzzles import command as puzzles
from game.words.message import MINUS

WORDS: dict[str, Callable[[Sequence[str]], int]] = {
    "engine": engine.main,
    "arena": arena.run,
    "bench": bench.run,
    "chances": calibrating.run,
    "puzzles": puzzles.run,
    "replay": replay.run,
    "verify": verify.run,
}
"""What each word does with its arguments; the exit code."""


def _readable(error: UnicodeError) -> tuple[str, int]:
    """What a console shows in place of letters that it does not have."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    missing = error.object[error.start : error.end]
    return "".join("-" if one == MINUS else "?" for one in missing), error.end


def run(word: str, arguments: list[str]) -> int:
    """Do what a word says; the exit code.  Wrong arguments end the program, as argparse does."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        # A console may not have every letter of a name, nor the true minus.
        codecs.register_error("readable", _readable)
        sys.stdout.reconfigure(errors="readable")
    try:
        code = WORDS[word](arguments)
        if sys.stdout is not None and not sys.stdout.closed:
            sys.stdout.flush()
    except BrokenPipeError:  # whoever was reading has read enough
        with contextlib.suppress(BrokenPipeError):
            sys.stdout.close()
        return 0
    return code
