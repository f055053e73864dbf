"""Random input at the tables of all games: does a law break, does the memory grow?

    python -m tests.bench.search.monkey --inputs 10000 --game taki
    python -m tests.bench.search.monkey --minutes 60

The tables have any number of players and one of the game's presets.  After each input the screen is
compared with the match, and the match with the disk.  Memory is printed ten times; the exit code
is 1 if it grew after the caches are full.  A broken law is printed with the last inputs and the
record; the same seed repeats it.  Needs no screen; 10,000 inputs take five minutes.
"""

import argparse
import os
import sys
import tempfile
import time
from collections import Counter, deque
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from game.core.game import Game
from game.games import GAMES, GAMES_BY_NAME
from game.ui.features.match.match_page import TablePage
from game.ui.kit.input.events import InputEvent
from tests.bench.measure.program.machine import held
from tests.ui.monkey import Monkey, keeps_its_laws
from tests.ui.stage import Stage

LAST = 12
"""Number of last inputs that are printed when a law is broken."""
STAY = 400
"""Inputs after which the monkey goes to another table."""
AWAY = 25
"""Inputs away from a table after which the monkey goes back to one."""
PARTS = 10
MAX_UNFINISHED = 12
"""Unfinished matches that are left in the profile."""
MAX_GROWTH = 48 * 2**20
"""Bytes by which the process may grow once every game has been played."""


class Outing:
    """What one monkey did."""

    def __init__(self, stage: Stage, seed: int) -> None:
        self.stage = stage
        self.monkey = Monkey(stage, seed, homesick=True)
        self.inputs = 0
        self.scenes: Counter[str] = Counter()
        self.tables: list[TablePage] = []
        self.told: deque[str] = deque(maxlen=LAST)
        self._stay = self._away = 0
        self._send = stage.app.send
        stage.app.send = self._listen  # type: ignore[method-assign]

    def _listen(self, event: InputEvent) -> None:
        self.told.append(f"{self.stage.scene.name}: {event}")
        self._send(event)

    def go(self, games: Sequence[Game[Any, Any]], enough: Callable[[], bool]) -> None:
        """Do random things until it is enough, at tables of these games in turn."""
        while not enough():
            if self._stay == 0 or self._away > AWAY:
                self._sit(games[len(self.tables) % len(games)])
            self.monkey.act()
            self.monkey.wait()
            self.stage.app.images.begin_frame(hurry=False)
            keeps_its_laws(self.stage, self.inputs)
            self.scenes[self.stage.scene.name] += 1
            stack = self.stage.app.page_stack.stack
            at_table = any(isinstance(scene, TablePage) for scene in stack)
            self._away = 0 if at_table else self._away + 1
            self._stay -= 1
            self.inputs += 1

    def _sit(self, game: Game[Any, Any]) -> None:
        self.tables.append(self.monkey.sit(game))
        self.stage.worker.asked.clear()
        for path in self.stage.app.match_store.paths()[MAX_UNFINISHED:]:
            path.unlink()
        self._stay, self._away = STAY, 0

    def __str__(self) -> str:
        pages = ", ".join(f"{name} {count}" for name, count in self.scenes.most_common())
        return f"{self.inputs} inputs, {len(self.tables)} tables; pages: {pages}"


def main() -> int:
    """Let the monkey out; 1 if the memory grew."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--inputs", type=int, default=10_000)
    parser.add_argument("--minutes", type=float, help="for this long, in place of --inputs")
    parser.add_argument("--game", choices=sorted(GAMES_BY_NAME), help="this game only")
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args()
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    games = [game for game in GAMES if chosen.game in (None, game.name)]
    began, memory = time.perf_counter(), []
    with tempfile.TemporaryDirectory() as folder:
        outing = Outing(Stage(Path(folder)), chosen.seed)
        for part in range(1, PARTS + 1):

            def enough(share: float = part / PARTS) -> bool:
                if chosen.minutes is None:
                    return outing.inputs >= share * chosen.inputs
                return time.perf_counter() - began >= 60 * share * chosen.minutes

            try:
                outing.go(games, enough)
            except BaseException:
                print(f"Broken (seed {chosen.seed}).  The last inputs, and the record:")
                print(*outing.told, outing.tables[-1].session.match.record(), sep="\n")
                raise
            memory.append(held())
            print(f"{time.perf_counter() - began:6.0f} s, {memory[-1] / 2**20:.0f} MB: {outing}")
        outing.stage.app.close()
    # The first parts fill the caches.
    growth = memory[-1] - memory[PARTS // 3]
    print(f"nothing broken; memory grew by {growth / 2**20:.1f} MB after the first third")
    return int(growth >= MAX_GROWTH)


if __name__ == "__main__":
    sys.exit(main())
