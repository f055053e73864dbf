"""Says where each megabyte goes, of the window and the processes that think for it together.

Run it: python -m tests.bench.memory_by_cause [--minutes 60] [--size 1920x1080] [--questions 60]

It plays all games in turn in a window, at any number of players, so many minutes of the window's
time: cards fly as at the table, each match is left or comes to its end, and between two of them
other pages come up.  The program rests for a moment before each of the person's moves and on the
start page, and never sleeps.  All the while the process that thinks is really asked, by the level
of the expert and of the coach.  It needs no screen.

A process's memory is told twice.  RSS is all it has mapped, what it shares with others counted
in each.  Of PSS a page that processes share is counted once, in parts; files are counted here as
if nothing else on the machine used them.
"""

import argparse
import ctypes
import gc
import os
import re
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from functools import _lru_cache_wrapper
from itertools import count, cycle
from pathlib import Path
from random import Random
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game.ai.worker import Question
from game.core.game import Game
from game.games import GAMES
from game.match.match import Match
from game.ui import routes
from game.ui.features.start.leave import leave_for
from tests.bench.program.window import Stage, Times, asked_match, seats, stage
from tests.sitting import at_table

MEGA = 2**20
TABLES = 20
"""At so many tables one sits at least: at those of each game several times."""
PARTS = (1 / 60, 0.1, 0.25, 0.5, 0.75, 1.0)


# Processes.


def family(process: int) -> list[int]:
    """A process and all that it has started, and they."""
    found = [process]
    for one in found:
        for thread in Path(f"/proc/{one}/task").iterdir():
            found += map(int, (thread / "children").read_text("ascii").split())
    return found


class Held:
    """What a program's processes hold, in bytes: private and shared pages, and files once."""

    def __init__(self, processes: list[int]) -> None:
        self.rss: dict[int, int] = {}
        self.anonymous: dict[int, int] = {}
        files: dict[tuple[str, str], int] = {}
        for process in processes:
            rss = anonymous = 0
            name = offset = ""
            backed = 0
            for line in Path(f"/proc/{process}/smaps").read_text("utf-8").splitlines():
                word, *rest = line.split(maxsplit=5)
                if not word.endswith(":"):
                    offset, name = rest[1], rest[4] if len(rest) == 5 else ""
                    continue
                size = 1024 * int(rest[0]) if rest[0].isdigit() else 0
                if word == "Rss:":
                    rss += size
                    backed = size
                elif word == "Pss:":
                    portion = size
                elif word == "Anonymous:":
                    if name.startswith("/") and not name.startswith(("/SYSV", "/dev", "/memfd")):
                        anonymous += size
                        key = (name, offset)
                        files[key] = max(files.get(key, 0), backed - size)
                    else:
                        anonymous += portion
            self.rss[process], self.anonymous[process] = rss, anonymous
        self.files = Counter[str]()
        for (name, _), size in files.items():
            self.files[name] += size

    @property
    def whole(self) -> int:
        """All of it."""
        return sum(self.anonymous.values()) + sum(self.files.values())


def told(process: int) -> str:
    """What a process is called."""
    words = Path(f"/proc/{process}/cmdline").read_bytes().decode().split("\0")
    return "tracker" if any("resource_tracker" in word for word in words) else "process"


# Inside the window's process.


class Heap(ctypes.Structure):
    """What glibc tells of its heap."""

    _fields_ = [(name, ctypes.c_size_t) for name in (
        "arena", "ordblks", "smblks", "hblks", "hblkhd", "usmblks", "fsmblks", "uordblks",
        "fordblks", "keepcost")]  # fmt: skip


def heap() -> Any:
    """The heap of the C library: ``uordblks`` in use, ``fordblks`` free, ``hblkhd`` mapped."""
    tell = ctypes.CDLL(None).mallinfo2
    tell.restype = Heap
    return tell()


def objects() -> tuple[int, int]:
    """The bytes Python has for small objects, and those of them that are in use."""
    with tempfile.TemporaryFile() as file:
        kept = os.dup(2)
        os.dup2(file.fileno(), 2)
        try:
            sys._debugmallocstats()
        finally:
            os.dup2(kept, 2)
            os.close(kept)
        file.seek(0)
        text = file.read().decode()
    found = re.search(r"arenas \* \d+ bytes/arena\s+=\s+([\d,]+)", text)
    used = re.search(r"bytes in allocated blocks\s+=\s+([\d,]+)", text)
    assert found and used, text
    return int(found[1].replace(",", "")), int(used[1].replace(",", ""))


def pictures(window: Stage) -> dict[str, int]:
    """The bytes of pictures by what they are for."""
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
    for page in app.director.stack:
        kept = getattr(getattr(page.renderer, "picture", None), "_kept", None)
        found["what keeps still"] += 0 if kept is None else kept.get_pitch() * kept.get_height()
    return dict(found)


def remembered() -> list[tuple[int, str]]:
    """The stores of what was worked out, with the number of what they hold."""
    found = []
    for name, module in list(sys.modules.items()):
        if name.startswith("game."):
            for word, value in vars(module).items():
                if isinstance(value, _lru_cache_wrapper) and value.__module__ == name:
                    found.append((value.cache_info().currsize, f"{name}.{word}"))
    return sorted(found, reverse=True)


def tell(window: Stage, what: str, deep: bool) -> int:
    """Print what is held now; all of it in bytes."""
    gc.collect()
    processes = family(os.getpid())
    held = Held(processes)
    each = ", ".join(f"{held.anonymous[one] / MEGA:.1f}" for one in processes)
    print(
        f"{what:34} {held.whole / MEGA:6.1f} MB (RSS added up {sum(held.rss.values()) / MEGA:.1f}):"
        f" own pages of window, thinker ... {each}; files {sum(held.files.values()) / MEGA:.1f}",
        flush=True,
    )
    if deep:
        small, used = objects()
        glibc = heap()
        print(f"    small objects of Python: {small / MEGA:.1f} MB, {used / MEGA:.1f} in use")
        print(
            f"    heap: {glibc.arena / MEGA:.1f} MB, {glibc.uordblks / MEGA:.1f} in use, "
            f"{glibc.fordblks / MEGA:.1f} free; mapped blocks {glibc.hblkhd / MEGA:.1f}"
        )
        for name, size in sorted(pictures(window).items(), key=lambda one: -one[1]):
            if size > 100_000:
                print(f"    {size / MEGA:6.1f} MB {name}")
        print("    most remembered:", *(f"{n} {word}" for n, word in remembered()[:5]))
        for name, size in held.files.most_common(6):
            print(f"    {size / MEGA:6.1f} MB {Path(name).name}")
    return held.whole


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
                window.app.leisure.calm()
            page.show.add(page.sitting.play(self._think(match, "medium", False)))
            window.show(page, Times())
            self.moves += 1

    def _think(self, match: Match, level: str, explain: bool) -> str:
        """What the process that thinks says, as the coach if it is to ``explain``."""
        asked = match.state.asked
        assert asked is not None
        thinker = self.window.app.thinker
        number = len(match.moves)
        view, seed = match.view(asked), match.thought(number)
        thinker.ask(Question(match.game.name, view, level, seed, at_table(*match.seats), explain))
        while (advice := thinker.poll()) is None:
            time.sleep(0.001)
        return advice.move

    def _look_around(self) -> None:
        """Look at the other pages, as one does between two matches."""
        for go in self._places():
            go()
            for _ in range(20):
                self.window.frame()
        leave_for(self.window.app, routes.Start())
        for _ in range(20):
            self.window.frame()
        self.window.app.leisure.calm()

    def _places(self) -> Iterator[Any]:
        app = self.window.app
        ways = app.ways
        yield lambda: leave_for(app, routes.Start())
        for route in (
            routes.Settings(),
            routes.Statistics(),
            routes.History(),
            routes.Unfinished(),
            routes.Lessons(),
            routes.Calendar(),
        ):
            yield ways.opener(route)
            yield ways.back
        game = next(self.matches)
        yield lambda: leave_for(app, routes.Start(), routes.Setup(game))
        yield ways.opener(routes.Rules(game))
        yield ways.back


def main() -> int:
    """Play and tell; 1 if more was held than may be."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--size", default="1920x1080", metavar="WxH")
    parser.add_argument("--questions", type=int, default=60, help="for those who think")
    parser.add_argument("--pictures", type=Path, help="a folder for what is seen at the end")
    chosen = parser.parse_args()
    wide, _, high = chosen.size.partition("x")
    # The process that thinks would import this script, and with it the window.
    script: Any = sys.modules["__main__"]
    script.__spec__, script.__file__ = None, None
    with stage((int(wide), int(high))) as window:
        app = window.app
        leave_for(app, routes.Start())
        window.settle()
        tell(window, "the window is open", False)
        app.sounds.start()
        app.sounds.loaded()
        app.thinker.start()
        time.sleep(3.0)
        tell(window, "with sounds and those who think", True)
        seconds = 60 * chosen.minutes
        hour = Hour(window, list(GAMES), seconds / TABLES, seconds / max(1, chosen.questions))
        game = GAMES[0]
        window.sit(Match(game, game.setup(3, {}, 7), seats(game)[:3]))
        window.settle()
        tell(window, "a table, and what comes up over it", True)
        app.leisure.put_away()
        tell(window, "a table asleep", True)
        for part in PARTS:
            hour.until(60 * chosen.minutes * part)
            tell(
                window,
                f"{chosen.minutes * part:.0f} min, {hour.sat} tables, {hour.moves} moves, "
                f"{hour.answers} answers",
                part in (PARTS[2], 1.0),
            )
        if chosen.pictures:
            save(window, chosen.pictures)
    return 0


def save(window: Stage, folder: Path) -> None:
    """What is seen at a table of each game after all that, sharp or not."""
    folder.mkdir(parents=True, exist_ok=True)
    for game in GAMES:
        page = window.sit(asked_match(game, 20))
        window.settle()
        page.renderer.dirty = True
        window.frame()
        pygame.image.save(window.app.painter.surface, folder / f"{game.name}.png")


if __name__ == "__main__":
    sys.exit(main())
