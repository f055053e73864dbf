"""Words that a screen reader is told in a round, at each level of detail, and the longest line.

    python -m tests.bench.measure.told_words taki
    python -m tests.bench.measure.told_words taki --lines brief     # what is told, line by line

The person plays as opponents do.  Takes seconds a game.
"""

import argparse
import os

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

from game.games import GAMES
from game.storage.settings import BRIEF_DETAIL, FULL_DETAIL, USUAL_DETAIL
from tests.support.told_words import told


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=[game.name for game in GAMES])
    parser.add_argument("--lines", choices=(FULL_DETAIL, USUAL_DETAIL, BRIEF_DETAIL))
    chosen = parser.parse_args()
    for name in chosen.games:
        for detail in (
            (chosen.lines,) if chosen.lines else (FULL_DETAIL, USUAL_DETAIL, BRIEF_DETAIL)
        ):
            lines = told(name, detail)
            words = sum(len(line.split()) for line in lines)
            print(f"{name}, {detail}: {words} words in {len(lines)} lines, "
                  f"the longest of {max(map(len, lines))} characters")  # fmt: skip
            if chosen.lines:
                print("\n".join(lines))


if __name__ == "__main__":
    main()
