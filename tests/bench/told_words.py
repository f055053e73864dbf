"""Words that a screen reader is told in a round, at each level of detail, and the longest line.

    python -m tests.bench.told_words taki
    python -m tests.bench.told_words taki --lines brief     # what is told, line by line

The person plays as opponents do.  Takes seconds a game.
"""

import argparse
import os
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

from game.games import BY_NAME, GAMES
from game.storage.settings import ALL, BRIEF, USUAL
from game.ui.features.match.match_page import TablePage
from tests.ui.stage import Stage

PLAYERS = 2
SEED = 3
MOST_TICKS = 20_000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=[game.name for game in GAMES])
    parser.add_argument("--lines", choices=(ALL, USUAL, BRIEF))
    chosen = parser.parse_args()
    for name in chosen.games:
        for detail in (chosen.lines,) if chosen.lines else (ALL, USUAL, BRIEF):
            lines = told(name, detail)
            words = sum(len(line.split()) for line in lines)
            print(f"{name}, {detail}: {words} words in {len(lines)} lines, "
                  f"the longest of {max(map(len, lines))} characters")  # fmt: skip
            if chosen.lines:
                print("\n".join(lines))


def told(name: str, detail: str, seed: int = SEED) -> list[str]:
    """What is announced from the deal to the page with the score."""
    with TemporaryDirectory() as folder:
        stage = Stage(Path(folder))
        stage.app.settings.detail = detail
        stage.app.settings.forced = True
        page = stage.sit(PLAYERS, game=BY_NAME[name], seed=seed, options={})
        rng, match, lines = Random(seed), page.session.match, list[str]()
        for _ in range(MOST_TICKS):
            if not isinstance(stage.scene, TablePage):
                break
            if page.model.your_turn and not page.show.telling.waits:
                move = match.game.bot.rollout_move(match.state.clone(), rng)
                page.moves.try_move(match.game.write(move))
            stage.tick(0.2)
            lines += [one.text for one in stage.app.announcements.take()]
        stage.app.close()
    return lines


if __name__ == "__main__":
    main()
