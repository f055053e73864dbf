"""Where the memory goes: the window and its worker processes, images by kind, function caches.

    python -m tests.bench.measure.memory_by_cause --minutes 60 --size 1920x1080 [--questions 60]

Plays all games in turn, this many minutes of the window's simulated time, at any number of players:
cards fly as at the table, and between two matches other pages open.  The worker process answers
real questions at the levels of expert and coach.  Printed are the PSS of each process (shared
pages are divided among their users) and their sum.  Needs no screen; takes an hour.
"""

import argparse
import gc
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator
from functools import _lru_cache_wrapper
from itertools import count, cycle
from random import Random
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from game.ai.worker import Question
from game.core.game import Game
from game.games import GAMES
from game.match.match import Match
from game.ui import routes
from game.ui.program import leave_for
from tests.bench.measure.program import machine
from tests.bench.measure.program.window import Stage, Times, seats, stage
from tests.sitting import at_table

MEGA = 2**20
TABLES = 20
"""Minimum number of tables: each game is played several times."""
PARTS = (1 / 60, 0.1, 0.25, 0.5, 0.75, 1.0)


def images(window: Stage) -> Counter[str]:
    """Bytes of cached images by kind."""
    app = window.app
    found: Counter[str] = Counter()
    for key, surface in app.images.store:
        how = f" {key[3]}" if key[0] == "card" and isinstance(key[3], str) else ""
        turned = " turned" if key[0] == "card" and not how else ""
        found[f"{key[0]}{how}{turned}"] += surface.get_pitch() * surface.get_height()
    for _, line in app.texts.lines:
        found["lines of text"] += line.get_pitch() * line.get_height()
    ground = app.painter.backdrop
    lights = [] if ground._light is None else [ground._light]
    grounds = [picture for _, picture in (*ground._kept.values(), *lights)]
    surface = app.painter.surface
    found["the window"] = surface.get_pitch() * surface.get_height()
    found["the ground"] = sum(one.get_pitch() * one.get_height() for one in grounds)
    for page in app.page_stack.stack:
        kept = getattr(getattr(page.renderer, "picture", None), "_kept", None)
        found["the still part of a table"] += (
            0 if kept is None else kept.get_pitch() * kept.get_height()
        )
    return found


def caches() -> list[tuple[int, str]]:
    """Function caches by their number of entries, the largest first."""
    found = []
    for name, module in list(sys.modules.items()):
        if name.startswith("game."):
            for word, value in vars(module).items():
                if isinstance(value, _lru_cache_wrapper) and value.__module__ == name:
                    found.append((value.cache_info().currsize, f"{name}.{word}"))
    return sorted(found, reverse=True)


def tell(window: Stage, what: str, deep: bool = False) -> None:
    """Print what is held now; ``deep`` with images and caches."""
    gc.collect()
    held = [machine.proportional(one) for one in machine.family(os.getpid())]
    each = ", ".join(f"{one / MEGA:.1f}" for one in held)
    print(f"{what:34} {sum(held) / MEGA:6.1f} MB: window, worker ... {each}", flush=True)
    if deep:
        for name, size in images(window).most_common():
            if size > 100_000:
                print(f"    {size / MEGA:6.1f} MB {name}")
        print("    largest caches:", *(f"{count} {name}" for count, name in caches()[:5]))


# Play.


class Hour:
    """Plays one game after the other."""

    def __init__(self, window: Stage, games: list[Game[Any, Any]], stay: float, every: float):
        self.window = window
        self.matches = cycle(games)
        self.players = count()
        self.rng = Random(1)
        self.stay = stay
        self.every = every
        self.asked_at = 0.0
        self.moves = self.answers = self.sat = 0

    def until(self, end: float) -> None:
        """Play until the window's time is ``end``."""
        while self.window.now < end:
            self._match(next(self.matches), end)
            self._look_around()

    def _match(self, game: Game[Any, Any], end: float) -> None:
        window, rng = self.window, self.rng
        least, most = game.players
        players = least + next(self.players) % (most - least + 1)
        match = Match(game, game.setup(players, {}, rng.getrandbits(48)), seats(game)[:players])
        page = window.sit(match, fresh=True)
        self.sat += 1
        leave = min(end, window.now + self.stay)
        while not match.state.over and window.now < leave:
            if window.now >= self.asked_at:
                self.asked_at = window.now + self.every
                self.answers += 1
                self._think(match, "expert", self.answers % 3 == 0)
            if match.state.asked == 0:
                # The person looks at the table before moving.
                window.app.idle_queue.calm()
            page.show.add(page.session.play(self._think(match, "medium", False)))
            window.show(page, Times())
            self.moves += 1

    def _think(self, match: Match, level: str, explain: bool) -> str:
        """The move of the worker process, as the coach if it is to ``explain``."""
        asked = match.state.asked
        assert asked is not None
        worker = self.window.app.worker
        number = len(match.moves)
        view, seed = match.view(asked), match.search_seed(number)
        worker.ask(Question(match.game.name, view, level, seed, at_table(*match.seats), explain))
        while (advice := worker.poll()) is None:
            time.sleep(0.001)
        return advice.move

    def _look_around(self) -> None:
        """Open the other pages, as between two matches."""
        for go in self._places():
            go()
            for _ in range(20):
                self.window.frame()
        leave_for(self.window.app, routes.Start())
        for _ in range(20):
            self.window.frame()
        self.window.app.idle_queue.calm()

    def _places(self) -> Iterator[Any]:
        app = self.window.app
        navigator = app.navigator
        yield lambda: leave_for(app, routes.Start())
        for route in (
            routes.Settings(),
            routes.Statistics(),
            routes.History(),
            routes.Unfinished(),
            routes.Lessons(),
            routes.Calendar(),
        ):
            yield navigator.opener(route)
            yield navigator.back
        game = next(self.matches)
        yield lambda: leave_for(app, routes.Start(), routes.Setup(game))
        yield navigator.opener(routes.Rules(game))
        yield navigator.back


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--size", default="1920x1080", metavar="WxH")
    parser.add_argument("--questions", type=int, default=60, help="to the worker")
    chosen = parser.parse_args()
    wide, _, high = chosen.size.partition("x")
    # Otherwise the worker process would import this script, and with it the window.
    script: Any = sys.modules["__main__"]
    script.__spec__, script.__file__ = None, None
    with stage((int(wide), int(high))) as window:
        app = window.app
        leave_for(app, routes.Start())
        window.settle()
        tell(window, "the window is open")
        app.sounds.start()
        app.sounds.loaded()
        app.worker.start()
        time.sleep(3.0)
        tell(window, "with sounds and workers", True)
        seconds = 60 * chosen.minutes
        hour = Hour(window, list(GAMES), seconds / TABLES, seconds / max(1, chosen.questions))
        game = GAMES[0]
        window.sit(Match(game, game.setup(3, {}, 7), seats(game)[:3]))
        window.settle()
        tell(window, "a table with preloaded pages", True)
        app.idle_queue.put_away()
        tell(window, "a table asleep", True)
        for part in PARTS:
            hour.until(60 * chosen.minutes * part)
            tell(
                window,
                f"{chosen.minutes * part:.0f} min, {hour.sat} tables, {hour.moves} moves, "
                f"{hour.answers} answers",
                part in (PARTS[2], 1.0),
            )


if __name__ == "__main__":
    main()
