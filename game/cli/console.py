"""``five-takes-engine``: the program for a console.

Without a subcommand it is the engine; with one it does what ``python -m game`` does.  Windows gives
a GUI program no console, so the packaged folder has this one beside it.
"""

import sys
from collections.abc import Sequence

from game import VERSION
from game.interrupt import run_quietly, serve_whoever_started_us

CONSOLE_USAGE = """\
usage: five-takes-engine [WORD ...]

Without a word: the engine, one JSON object a line in, one a line out.

words:
  {words}

"five-takes-engine WORD --help" says more of a word.  The game itself is five-takes."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; the exit code."""
    return run_quietly(lambda: _main(arguments))


def _main(arguments: Sequence[str] | None) -> int:
    word, *rest = (sys.argv[1:] if arguments is None else arguments) or ["engine"]
    # Imported late, because the engine needs little and should start fast.
    if word == "engine":
        from game import engine

        return engine.main(rest)
    if word in ("self-test", "--self-test"):
        from game.ui import self_test

        return self_test.run()
    from game.cli.subcommands import SUBCOMMAND_HANDLERS, run

    words = ", ".join((*SUBCOMMAND_HANDLERS, "self-test"))
    if word == "--version":
        print(f"Five Takes {VERSION}")
        return 0
    if word in ("-h", "--help"):
        print(CONSOLE_USAGE.format(words=words))
        return 0
    if word not in SUBCOMMAND_HANDLERS:
        print(
            f"There is no word {word!r}: {words}, or none.",
            file=sys.stderr,
        )
        return 2
    return run(word, rest)


if __name__ == "__main__":
    serve_whoever_started_us()
    sys.exit(main())
