"""Time and memory from the start to the first frame, and to a table.

    python -m tests.bench.measure.bench_start dist/five-takes/five-takes --runs 15

The source is measured, and every executable named.  The program writes the tree of its window
once the first frame is on the screen; that file is waited for.  Each start has a new profile.
"Bare interpreter" shows the machine's noise; "bare window" is what a start stands on, a window of
pygame with 64 rectangles; "a table at once" opens one right after the first frame.  Rounds take
turns.  Uses Xvfb unless SDL_VIDEODRIVER is set.
Takes a minute.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from statistics import median, quantiles
from time import perf_counter, process_time, sleep
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.bench.measure.program.figures import Figures

ROOT = Path(__file__).resolve().parents[3]
RUNS = 10
LOOK_SECONDS = 0.0005
PATIENCE_SECONDS = 60.0
BARE = (sys.executable, "-c", "pass")
SOURCE = (sys.executable, "-m", "game")
WINDOW = (sys.executable, "-m", "tests.bench.measure.bench_start", "--window")
TABLE = (sys.executable, "-m", "tests.bench.measure.bench_start", "--table")

Start = tuple[float, float, float]
"""Milliseconds elapsed, milliseconds of processor time, and megabytes (PSS)."""


def bare() -> Start:
    """Start an interpreter that does nothing; measured until it has ended."""
    before = getrusage(RUSAGE_CHILDREN)
    begun = perf_counter()
    subprocess.run(BARE, check=True)
    wall = perf_counter() - begun
    after = getrusage(RUSAGE_CHILDREN)
    spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return 1000 * wall, 1000 * spent, 0.0


def first_frame(command: Sequence[str], environment: Mapping[str, str]) -> Start:
    """Start a program with a new profile; measured until its first frame."""
    from tests.bench.measure.program import machine

    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder, "tree.json")
        words = [*command, "--profile", str(Path(folder, "profile")), "--tree", str(tree)]
        begun = perf_counter()
        process = subprocess.Popen(
            words, cwd=ROOT, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        try:
            while not tree.exists():
                if process.poll() is not None:
                    raise SystemExit(f"{command[0]} ended with {process.returncode}")
                if perf_counter() - begun > PATIENCE_SECONDS:
                    raise SystemExit(f"{command[0]} shows nothing")
                sleep(LOOK_SECONDS)
            wall = perf_counter() - begun
            spent = machine.processor_time(process.pid) or 0.0
            return 1000 * wall, 1000 * spent, machine.proportional(process.pid) / 1e6
        finally:
            process.kill()
            process.wait()


def table(environment: Mapping[str, str]) -> Start:
    """Start the program and open a table at once; measured until the table is painted."""
    begun = perf_counter()
    with subprocess.Popen(TABLE, cwd=ROOT, env=environment, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        for line in process.stdout:
            if line[:1].isdigit():
                spent, memory = map(float, line.split())
                return 1000 * (perf_counter() - begun), spent, memory
    raise SystemExit(f"a table ended with {process.returncode}")


def paint_window(tree: Path) -> None:
    """Paint 64 rectangles in a window as large as the program's, and tell so by a file.

    SDL chooses how its picture reaches the screen, as for most programs of pygame.
    """
    import pygame

    pygame.display.init()
    window = pygame.display.set_mode((1280, 720))
    for number in range(64):
        place = (number % 8 * 160, number // 8 * 90, 150, 80)
        pygame.draw.rect(window, (4 * number, 90, 120), place)
    pygame.display.flip()
    tree.write_text("{}", encoding="utf-8")
    while True:
        pygame.time.wait(1000)


def paint_table() -> None:
    """Paint the start page, then a table; print milliseconds of the processor and megabytes."""
    from game.games.take.game import TAKE
    from game.match.match import Match
    from game.session import MatchSession
    from game.storage.profile import passing_profile
    from game.ui.app.app import App
    from game.ui.features.match.match_page import TablePage

    with passing_profile() as profile:
        app = App(profile, seed=1)
        app.frame(0.0)
        match = Match(TAKE, TAKE.setup(2, {}, 3), ["You", "Ada (medium)"])
        session = MatchSession(match, app.match_store.begin(match), app.worker)
        app.page_stack.replace(TablePage(app, session, fresh=True))
        app.frame(0.1)
        spent = 1000 * process_time()
        from tests.bench.measure.program import machine

        print(spent, machine.proportional(os.getpid()) / 1e6, flush=True)
        app.close()


def measure(executables: Sequence[str] = (), runs: int | None = None, **display: str) -> "Figures":
    """Starts in turn, after a first one of each that warms the caches up and compiles."""
    from tests.bench.measure.program.figures import Figures

    runs = runs or RUNS
    commands: dict[str, Sequence[str]] = {"bare window": WINDOW, "from source": SOURCE}
    commands.update({name: (str(Path(name).resolve()),) for name in executables})
    with tempfile.TemporaryDirectory() as compiled:
        environment = {**os.environ, "SDL_AUDIODRIVER": "dummy", "PYTHONDONTWRITEBYTECODE": "",
                       "PYTHONPYCACHEPREFIX": compiled, **display}  # fmt: skip
        starts = {
            "bare interpreter": bare,
            **{
                name: lambda command=command: first_frame(command, environment)
                for name, command in commands.items()
            },
            "from source, a table at once": lambda: table(environment),
        }
        found: dict[str, list[Start]] = {name: [] for name in starts}
        for number in range(runs + 1):
            for name, start in starts.items():
                once = start()
                if number:
                    found[name].append(once)
    rows = []
    for name, times in found.items():
        wall, spent, memory = zip(*times, strict=True)
        rows.append((name, str(runs), *_middle(wall), *_middle(spent), f"{median(memory):.0f}"))
    return Figures(
        "Start to first frame, milliseconds",
        ("", "starts", "median", "middle half", "processor", "middle half", "PSS, MB"),
        rows,
    )


def _middle(values: Sequence[float]) -> tuple[str, str]:
    """Median and middle half."""
    low, middle, high = quantiles(values, n=4) if len(values) > 1 else [values[0]] * 3
    return f"{middle:.0f}", f"{low:.0f} to {high:.0f}"


def main() -> None:
    """Measure and print."""
    from tests.window.window import Screen

    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--runs", type=int, default=RUNS)
    parser.add_argument("executables", nargs="*", metavar="EXECUTABLE")
    chosen = parser.parse_args()
    screen = None if "SDL_VIDEODRIVER" in os.environ else Screen()
    display = {} if screen is None else {"DISPLAY": screen.display, "SDL_VIDEODRIVER": "x11"}
    try:
        print(*measure(chosen.executables, chosen.runs, **display).lines(), sep="\n")
    finally:
        if screen is not None:
            screen.close()


if __name__ == "__main__":
    if sys.argv[1:] == ["--table"]:
        paint_table()
    elif sys.argv[1:2] == ["--window"]:
        paint_window(Path(sys.argv[-1]))
    else:
        main()
