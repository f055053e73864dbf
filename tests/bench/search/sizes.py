"""Windows of any size: does a page fail from one pixel to 8K?

    python -m tests.bench.search.sizes --count 2000 --seed 1

Pages are shown in random windows, and tables of all games while cards fly and one is dragged; back
in a usual window each must look as before.  A failure is printed with its sizes; the same seed
repeats it.  2,000 windows take five minutes.
"""

import argparse
import os
import sys
import tempfile
import time
from pathlib import Path
from random import Random

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

from tests.support.failure import Failure
from tests.ui.resizing import EVERY, LARGEST, STILL, any_size, look_at, play_at
from tests.ui.stage import staged

AT_A_TIME = 8
"""So many sizes are tried with a page before the next one."""


def tried(number: int, seed: int, largest: tuple[int, int]) -> str:
    """Try one page or table at some sizes; what failed, empty if nothing did."""
    rng = Random(f"{seed} {number}")
    sizes = [any_size(rng, largest) for _ in range(AT_A_TIME)]
    name = rng.choice(list(EVERY)) if rng.random() < STILL else "a table"
    with (
        tempfile.TemporaryDirectory() as folder,
        staged(Path(folder)) as stage,
        Failure() as failure,
    ):
        if name == "a table":
            play_at(stage, sizes, rng)
        else:
            look_at(stage, name, sizes, rng)
    return f"{number}: {name} at {sizes}: {failure.why}" if failure.why else ""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=2000, help="so many windows in all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0, help="begin with this page's number")
    chosen = parser.parse_args()
    began, failed, windows, number = time.perf_counter(), 0, 0, chosen.first
    while windows < chosen.count:
        why = tried(number, chosen.seed, LARGEST)
        if why:
            failed += 1
            print(why, flush=True)
        windows += AT_A_TIME
        number += 1
    rate = windows / (time.perf_counter() - began)
    print(f"{windows} windows, {rate:.1f} a second: {failed} of {number - chosen.first} failed")
    return min(failed, 1)


if __name__ == "__main__":
    sys.exit(main())
