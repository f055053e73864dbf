"""How long the program takes from its start to its first frame."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from time import perf_counter, sleep

from game.storage.profile import passing_profile
from tests.bench.program import machine
from tests.bench.program.figures import Figures, spread

RUNS = 10
LOOK_SECONDS = 0.001
PATIENCE_SECONDS = 60.0


def measure() -> Figures:
    """Starts of this very program, each with a profile of its own, after a first one.

    That brings the files into the system's memory, and has the source compiled.
    """
    with passing_profile() as compiled:
        environment = {
            **os.environ,
            "SDL_AUDIODRIVER": "dummy",
            "PYTHONDONTWRITEBYTECODE": "",
            "PYTHONPYCACHEPREFIX": str(compiled.folder),
        }
        _start(environment)
        clock, processor = zip(*(_start(environment) for _ in range(RUNS)), strict=True)
    return Figures(
        "Start to first frame, milliseconds",
        ("", "starts", "median", "99 %", "longest", "processor", "99 %", "longest"),
        [
            (
                "packaged" if _packaged() else "from source",
                str(RUNS),
                *spread(clock),
                *spread(processor),
            )
        ],
    )


def _packaged() -> bool:
    return bool(getattr(sys, "frozen", False))


def _start(environment: Mapping[str, str]) -> tuple[float, float]:
    """Seconds until the program has painted a page and told so, and those of a processor."""
    program = Path(sys.executable)
    if _packaged():
        # It may be the engine beside it that measures.
        command = [str(program.with_name(f"five-takes{program.suffix}"))]
    else:
        command = [str(program), "-m", "game"]
    with passing_profile() as profile:
        tree = Path(profile.folder, "tree.json")
        words = [*command, "--profile", str(profile.folder / "profile"), "--tree", str(tree)]
        begun = perf_counter()
        process = subprocess.Popen(
            words,
            env=environment,
            cwd=Path(__file__).parents[3],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            while not tree.exists() and process.poll() is None:
                if perf_counter() - begun > PATIENCE_SECONDS:
                    break
                sleep(LOOK_SECONDS)
            return perf_counter() - begun, machine.processor_time(process.pid) or 0.0
        finally:
            process.kill()
            process.wait()
