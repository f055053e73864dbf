"""How long the program takes from its start to its first frame, under Xvfb.

Run it: python tests/bench/bench_start.py [--runs N] [EXECUTABLE ...]

The source is measured, compiled as it is from the second start on, and every executable named.
The program writes what its window shows once the first frame is on the screen; that file is
waited for.  A table is what comes up when one sits down right after that frame, which no hand does
so fast.  Wall time, and the processor time of the program until then, which other work on
the machine changes less.  Rounds take turns, and each begins with a bare interpreter: how far
its times lie apart is the noise.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from statistics import median, quantiles
from time import perf_counter, sleep

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.window.window import ROOT, Screen

LOOK_SECONDS = 0.0005
PATIENCE_SECONDS = 30
AT_TABLE = "source, a table at once"
BARE = (sys.executable, "-c", "pass")
SOURCE = (sys.executable, "-m", "game")
TABLE = (sys.executable, "-m", "tests.bench.table_start")

Times = list[tuple[float, float]]
"""Wall time and processor time of each run, in milliseconds."""


def bare() -> tuple[float, float]:
    """Start an interpreter that has nothing to do; the times until it has ended."""
    before = getrusage(RUSAGE_CHILDREN)
    begun = perf_counter()
    subprocess.run(BARE, check=True)
    wall = perf_counter() - begun
    after = getrusage(RUSAGE_CHILDREN)
    spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return 1000 * wall, 1000 * spent


def start(command: Sequence[str], environment: dict[str, str]) -> tuple[float, float]:
    """Start the program with a new profile; the times until its first frame."""
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder, "tree.json")
        words = [*command, "--profile", str(Path(folder, "profile")), "--tree", str(tree)]
        begun = perf_counter()
        process = subprocess.Popen(
            words,
            cwd=ROOT,
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            while not tree.exists():
                if process.poll() is not None:
                    raise SystemExit(f"{command[0]} ended with {process.returncode}")
                if perf_counter() - begun > PATIENCE_SECONDS:
                    raise SystemExit(f"{command[0]} shows nothing")
                sleep(LOOK_SECONDS)
            return 1000 * (perf_counter() - begun), processor_time(process.pid)
        finally:
            process.kill()
            process.wait()


def table(environment: dict[str, str]) -> tuple[float, float]:
    """Start the program and sit down at once; the times until the table has been painted."""
    begun = perf_counter()
    with subprocess.Popen(TABLE, cwd=ROOT, env=environment, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        for said in process.stdout:
            if said[:1].isdigit():
                return 1000 * (perf_counter() - begun), float(said)
    raise SystemExit(f"a table ended with {process.returncode}")


def processor_time(number: int) -> float:
    """What a process has used of the processor, all its threads together, in milliseconds."""
    threads = Path(f"/proc/{number}/task").iterdir()
    return sum(int((thread / "schedstat").read_text().split()[0]) for thread in threads) / 1e6


def line(name: str, times: Times) -> str:
    """Medians and the middle halves of the times."""
    told = [f"{name:44}"]
    for values in zip(*times, strict=True):
        low, _, high = quantiles(values, n=4)
        told.append(f"{median(values):7.0f} ({low:4.0f}-{high:4.0f})")
    return " ".join(told)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--runs", type=int, default=15)
    parser.add_argument("executables", nargs="*", metavar="EXECUTABLE")
    chosen = parser.parse_args()
    commands = {"source": SOURCE}
    commands.update({name: (str(Path(name).resolve()),) for name in chosen.executables})
    found: dict[str, Times] = {name: [] for name in ("bare interpreter", *commands, AT_TABLE)}
    screen = Screen()
    with tempfile.TemporaryDirectory() as compiled:
        environment = {
            **os.environ,
            "DISPLAY": screen.display,
            "SDL_VIDEODRIVER": "x11",
            "SDL_AUDIODRIVER": "dummy",
            "PYTHONDONTWRITEBYTECODE": "",
            "PYTHONPYCACHEPREFIX": compiled,
        }
        try:
            for command in commands.values():
                start(command, environment)
            table(environment)
            for _ in range(chosen.runs):
                found["bare interpreter"].append(bare())
                for name, command in commands.items():
                    found[name].append(start(command, environment))
                found[AT_TABLE].append(table(environment))
        finally:
            screen.close()
    print(f"{'milliseconds: median (middle half)':44} {'wall':>19} {'processor':>19}")
    for name, times in found.items():
        print(line(name, times))
    print(f"{chosen.runs} runs each; the machine's load is {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
