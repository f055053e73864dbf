"""``five-takes-engine``: the program where there is a console and need not be a window.

Without a word it is the engine, line by line; with one, what ``python -m game`` does with it.
Windows gives a program of windows no console to write to, so the packaged folder has this one
beside it.
"""

import sys
from collections.abc import Sequence

from game import VERSION
from game.broken_off import quietly, serve_whoever_started_us

HELP = """\
usage: five-takes-engine [WORD ...]

Without a word: the engine, one JSON object a line in, one a line out.

words:
  {words}

"five-takes-engine WORD --help" says more of a word.  The game itself is five-takes."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; the exit code."""
    return quietly(lambda: _main(arguments))


def _main(arguments: Sequence[str] | None) -> int:
    word, *rest = (sys.argv[1:] if arguments is None else arguments) or ["engine"]
    # Only now: the engine needs next to nothing, and should begin at once.
    if word == "engine":
        from game import engine

        return engine.main(rest)
    if word in ("self-test", "--self-test"):
        from game.ui import selftest

        return selftest.run()
    from game.commands import WORDS, run

    if word == "--version":
        print(f"Five Takes {VERSION}")
        return 0
    if word in ("-h", "--help"):
        print(HELP.format(words=", ".join((*WORDS, "self-test"))))
        return 0
    if word not in WORDS:
        print(f"There is no word {word!r}: {', '.join((*WORDS, 'self-test'))}, or none.",
              file=sys.stderr)  # fmt: skip
        return 2
    return run(word, rest)


if __name__ == "__main__":
    serve_whoever_started_us()
    sys.exit(main())
