"""How long the program takes from its start to its first frame."""

import os
import subprocess
import sys
from pathlib import Path
from time import perf_counter, sleep

from game.bench.figures import Figures, spread
from game.storage.trial import passing_profile

RUNS = 10
LOOK_SECONDS = 0.001
PATIENCE_SECONDS = 60.0


def measure() -> Figures:
    """Starts of this very program, each with a profile of its own."""
    _start()  # brings the files into the system's memory
    seconds = [_start() for _ in range(RUNS)]
    return Figures(
        "Start to first frame, milliseconds",
        ("", "starts", "median", "99 %", "longest"),
        [("packaged" if _packaged() else "from source", str(RUNS), *spread(seconds))],
    )


def _packaged() -> bool:
    return bool(getattr(sys, "frozen", False))


def _start() -> float:
    """Seconds until the program has painted a page and written what it shows."""
    command = [sys.executable] if _packaged() else [sys.executable, "-m", "game"]
    with passing_profile() as profile:
        tree = Path(profile.folder, "tree.json")
        words = [*command, "--profile", str(profile.folder / "profile"), "--tree", str(tree)]
        begun = perf_counter()
        process = subprocess.Popen(
            words,
            env={**os.environ, "SDL_AUDIODRIVER": "dummy"},
            cwd=Path(__file__).parents[2],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            while not tree.exists() and process.poll() is None:
                if perf_counter() - begun > PATIENCE_SECONDS:
                    break
                sleep(LOOK_SECONDS)
            return perf_counter() - begun
        finally:
            process.kill()
            process.wait()
