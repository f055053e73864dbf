"""Whether the coach answers everywhere: explained searches over matches of any play, counted.

    python -m tests.bench.search.explained --positions 10000
    python -m tests.bench.search.explained --game take --positions 300

Each position of match after match is searched with a few playouts, and compared with any legal
move; each answer is held to the law of ``tests/laws/test_explained.py``. The exit code is 1 if one
is missing or wrong. Takes some minutes a game.
"""

import argparse
import sys
from collections import Counter
from typing import Any

from game.core.game import Game
from game.games import GAMES, GAMES_BY_NAME
from tests.laws.explaining import explained, hold, played_positions

MIN_COMPARED = 2
"""The fewest moves beside a sure win from which a search compares them with each other."""


def counted(game: Game[Any, Any], positions: int) -> Counter[str]:
    """Searches of a game by what they met, and the failures by their kind."""
    found: Counter[str] = Counter()
    for state, rng in played_positions(game):
        found["searches"] += 1
        try:
            advice, asked = explained(game, state, rng)
            hold(game, state, advice, asked)
            found["exact"] += advice.exact
            found["sure wins"] += bool(advice.certain)
            beside = len(advice.scores) - len(advice.certain)
            found["sure wins beside others"] += bool(advice.certain) and beside >= MIN_COMPARED
        except (ArithmeticError, LookupError, ValueError, AssertionError) as error:
            found["failures"] += 1
            found[f"failures: {type(error).__name__}"] += 1
        if found["searches"] == positions:
            break
    return found


def main() -> int:
    """Count and print; the exit code."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", choices=[game.name for game in GAMES])
    parser.add_argument("--positions", type=int, default=10_000)
    asked = parser.parse_args()
    failures = 0
    for game in [GAMES_BY_NAME[asked.game]] if asked.game else GAMES:
        found = counted(game, asked.positions)
        failures += found["failures"]
        told = ", ".join(f"{number:,} {name}" for name, number in found.items())
        print(f"{game.name:10} {told}", flush=True)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
