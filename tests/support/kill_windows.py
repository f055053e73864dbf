"""Kill a window while its match is played, and look at what is left."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from threading import Timer
from typing import Any

from game.core.game import Game
from game.match.match import load
from game.storage.match_store import MatchStore
from game.storage.profile import Profile
from tests.support.move_log import digest
from tests.window.player import Mouse
from tests.window.window import LEARNED, PATIENCE, POLL, Screen, Window

SOON, LATE = 0.05, 2.5
"""Seconds after a match was opened between which its window is killed."""
SPEEDS = ("off", "off", "fast")
PLAYERS = 3


class Lost(AssertionError):
    """Something is gone that was there before the kill."""


class Life:
    """The program from its start to its death, and its log."""

    def __init__(self, screen: Screen, folder: Path, number: int) -> None:
        self.log = folder / f"moves-{number}.txt"
        command = (sys.executable, "-m", "tests.support.move_log", str(self.log))
        self.window = Window(screen, folder, command)

    def told(self) -> list[tuple[str, int, str]]:
        """The log so far, whole lines only."""
        if not self.log.exists():
            return []
        lines = self.log.read_text("ascii").split("\n")[:-1]
        parts = (line.split(" ") for line in lines)
        return [(word, int(moves), match) for word, moves, match in parts]

    def sat(self) -> tuple[int, str]:
        """Moves of the match that was opened, and its digest."""
        for _ in range(PATIENCE):
            for word, moves, match in self.told():
                if word == "sat":
                    return moves, match
            self.window.pause.wait(POLL)
        raise Lost("no match was opened")

    def play_until_killed(self, seconds: float) -> None:
        """Play by mouse until a timer kills the process."""
        process = self.window.process
        timer = Timer(seconds, process.kill)
        timer.start()
        try:
            Mouse(self.window).play()
        except (AssertionError, subprocess.CalledProcessError):
            if process.poll() is None and timer.is_alive():
                raise
        timer.join()
        process.wait()
        self.window.log.close()


def kill_windows(
    screen: Screen, folder: Path, game: Game[Any, Any], times: int, rng: Random
) -> Iterator[str]:
    """Kill one game's window this many times; a line for each.  Raises ``Lost``."""
    profile = folder / "profile"
    profile.mkdir(parents=True)
    last = {game.name: {"players": PLAYERS}}
    settings = {"speed": rng.choice(SPEEDS), "calls": 2, "last": last}
    kept = json.dumps({"version": 1, **LEARNED, **settings})
    (profile / "settings.json").write_text(kept, encoding="utf-8")
    match_store = MatchStore(Profile(profile))
    life = Life(screen, folder, 0)
    continued = False
    for number in range(1, times + 1):
        if not continued:
            life.window.go(f"Set up {game.title}…", "setup")
            life.window.click("Play")
            life.sat()
        seconds = rng.uniform(SOON, LATE)
        life.play_until_killed(seconds)
        found, moves, over = _left(match_store, life.told())
        life = Life(screen, folder, number)
        continued = bool(match_store.paths())
        if continued:
            life.window.click("Continue")
            back = life.sat()
            if back != (moves, found):
                raise Lost(f"Continue brought back {back} and not {(moves, found)}")
            how = "Continue brought back the last of them"
        else:
            how = "the match was over and filed"
        yield (
            f"{game.name}: killed after {seconds:.2f} s with {moves} moves kept"
            f"{', the match over' if over else ''}; {how}"
        )
    if life.window.quit() != 0:
        raise Lost("the window did not close as it should")


def _left(match_store: MatchStore, told: list[tuple[str, int, str]]) -> tuple[str, int, bool]:
    """The digest of what is on disk after a kill, its moves, whether it is over."""
    sure = max(moves for word, moves, _ in told if word != "made")
    most = max(moves for _, moves, _ in told)
    paths = match_store.paths()
    if paths:
        opened = match_store.open(paths[0])
        if opened.match is None or opened.fault is not None:
            raise Lost(f"the record is damaged: {opened.fault}")
        match = opened.match
    else:
        filed = max(match_store.finished.iterdir(), key=lambda path: path.stat().st_mtime_ns)
        match = load(filed.read_text(encoding="utf-8"))
    moves = len(match.moves)
    if not sure <= moves <= most:
        raise Lost(f"{sure} moves were kept, {most} made, and {moves} are left")
    if (moves, digest(match)) not in [(count, text) for _, count, text in told]:
        raise Lost("another match is on disk than the one that was played")
    stray = [path.name for path in match_store.folder.iterdir() if path.suffix == ".damaged"]
    if stray:
        raise Lost(f"there are damaged records: {stray}")
    return digest(match), moves, match.state.over
