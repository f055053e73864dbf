"""How often one switch is pressed for a decision, and how long it takes, in a match of each game.

    python -m tests.bench.measure.switch_presses

The moves are those of the rollout policy.  The person presses 0.4 s after the frame has come where
they want it; the frame moves on every 1.2 s.
"""

import os
import tempfile
from pathlib import Path
from random import Random
from statistics import median

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from game.games import GAMES_BY_NAME
from tests.ui.stage import staged
from tests.ui.switching import SHORT_MATCHES, SwitchPlayer


def main() -> None:
    """Play a short match of each game for three, and print presses and seconds a decision."""
    for name, options in SHORT_MATCHES.items():
        game = GAMES_BY_NAME[name]
        with staged(Path(tempfile.mkdtemp())) as stage:
            table = stage.sit(3, seed=5, game=game, options=options)
            decisions = SwitchPlayer(stage).play(table, Random(3))
        presses, seconds = zip(*decisions, strict=True)
        print(
            f"{game.title!s:12} {len(presses)} decisions, presses median {median(presses):g},"
            f" most {max(presses)}; seconds median {median(seconds):.1f}, most {max(seconds):.1f}"
        )


if __name__ == "__main__":
    main()
