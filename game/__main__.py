"""``python -m game``: the window; with a word (engine, arena, replay), what the word says."""

import sys


def main() -> int:
    """Run the program; the exit code."""
    arguments = sys.argv[1:]
    if arguments[:1] == ["engine"]:
        from game.engine import run

        run(sys.stdin.buffer, sys.stdout.buffer)
        return 0
    return 2


if __name__ == "__main__":
    sys.exit(main())
