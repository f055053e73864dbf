"""Damaged profiles: does a damaged file end the program, or falsify a figure?

    python -m tests.bench.search.profiles --count 10000 --seed 1

Makes whole profiles, with a file of every path that is ever written, then damages their files or
has them be those of a next version, and opens pages that read them, without a window.  A failure is
printed with the number of its profile; ``--first`` repeats it, or goes on where a run was ended.
10,000 profiles take ten minutes of one processor.
"""

import argparse
import os
import sys
import tempfile
import time
from pathlib import Path
from random import Random

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ.setdefault("TZ", "Europe/Berlin")
if hasattr(time, "tzset"):
    time.tzset()  # or the first profile of a process is told in another zone

from tests.support.failure import Failure
from tests.ui.profiles import Fuzzer, remembered
from tests.ui.stage import staged

MEMORY = Path("/dev/shm")
"""Where profiles are written, if there is such a folder: in memory."""
MAX_TOLD = 20
TOLD_EVERY = 500
MAX_PAGES = 2
"""Pages that are opened of those that read what is damaged, by chance."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=1000, help="so many profiles")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0, help="begin with this profile's number")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="stop after so many")
    chosen = parser.parse_args()
    os.fsync = lambda _: None  # type: ignore[assignment]
    within = MEMORY if MEMORY.is_dir() else None
    failed = looked = 0
    with (
        tempfile.TemporaryDirectory(dir=within) as folder,
        staged(Path(folder) / "own") as stage,
        remembered(),
    ):
        fuzzer = Fuzzer(stage, Path(folder), MAX_PAGES)
        began = time.perf_counter()
        for number in range(chosen.first, chosen.first + chosen.count):
            with Failure() as failure:
                fuzzer.look(Random(f"{chosen.seed} {number}"))
            if failure.why:
                failed += 1
                if failed <= MAX_TOLD:
                    print(f"{number}: {failure.why}", flush=True)
            looked += 1
            if looked % TOLD_EVERY == 0:
                print(
                    f"{looked} looked at, {failed} failed; next: --first {number + 1}", flush=True
                )
            if time.perf_counter() - began > chosen.seconds:
                break
    rate = looked / (time.perf_counter() - began)
    print(f"{looked} profiles, {rate:.1f} a second: {failed} failed")
    return min(failed, 1)


if __name__ == "__main__":
    sys.exit(main())
