"""A monkey that does not tire: ``python -m tests.bench.monkey --inputs 10000 --game taki``.

Does random things at the tables of a game, with any number of players and one of its presets,
and holds the program to its laws after each of them.  Prints what it did; when a law is broken
it tells the last things that were done and the record, and the same seed does them again.
"""

import argparse
import os
import tempfile
import time
from collections import Counter, deque
from pathlib import Path
from typing import Any

from game.core.game import Game
from game.games import BY_NAME
from game.ui.features.match.match_page import TablePage
from game.ui.kit.input.events import InputEvent
from tests.ui.monkey import Monkey, keeps_its_laws
from tests.ui.stage import Stage

LAST = 12
"""So many of the last inputs are told when something is broken."""
STAY = 400
"""After so many inputs the monkey sits down at another table."""
AWAY = 25
"""So many inputs away from a table the monkey is led back to one."""


class Outing:
    """What one monkey did."""

    def __init__(self, stage: Stage, seed: int) -> None:
        self.stage = stage
        self.monkey = Monkey(stage, seed, homesick=True)
        self.scenes: Counter[str] = Counter()
        self.tables: list[TablePage] = []
        self.told: deque[str] = deque(maxlen=LAST)
        self._send = stage.app.send
        stage.app.send = self._listen  # type: ignore[method-assign]

    def _listen(self, event: InputEvent) -> None:
        self.told.append(f"{self.stage.scene.name}: {event}")
        self._send(event)

    def go(self, game: Game[Any, Any], inputs: int) -> None:
        """Do so many things."""
        stay = away = 0
        for step in range(inputs):
            if stay == 0 or away > AWAY:
                self.tables.append(self.monkey.sit(game))
                stay, away = STAY, 0
            self.monkey.act()
            self.monkey.wait()
            keeps_its_laws(self.stage, step)
            self.scenes[self.stage.scene.name] += 1
            stack = self.stage.app.director.stack
            away = 0 if any(isinstance(scene, TablePage) for scene in stack) else away + 1
            stay -= 1

    def __str__(self) -> str:
        matches = [table.sitting.match for table in self.tables]
        return (
            f"{len(matches)} tables, {sum(len(one.moves) for one in matches)} moves, "
            f"{sum(len(one.state.rounds) for one in matches)} rounds, "
            f"{sum(one.state.over for one in matches)} matches to their end; pages: "
            + ", ".join(f"{name} {count}" for name, count in self.scenes.most_common())
        )


def main() -> None:
    """Let the monkey out."""
    parser = argparse.ArgumentParser(description="Random inputs at the tables of one game.")
    parser.add_argument("--inputs", type=int, default=10_000)
    parser.add_argument("--game", choices=sorted(BY_NAME), default="takeaway")
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args()
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    began = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        outing = Outing(Stage(Path(folder)), chosen.seed)
        broken = True
        try:
            outing.go(BY_NAME[chosen.game], chosen.inputs)
            broken = False
        finally:
            if broken:
                print(f"Broken (seed {chosen.seed}).  What was done last:")
                print(*outing.told, outing.tables[-1].sitting.match.record(), sep="\n")
        outing.stage.app.close()
    spent = time.perf_counter() - began
    print(f"{chosen.game}: {chosen.inputs} inputs in {spent:.0f} s, nothing broken.  {outing}")


if __name__ == "__main__":
    main()
