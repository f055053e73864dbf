"""Fail the n-th write, flush and rename of a match and an evening: is the last move shown lost?

    python -m tests.bench.search.disk_faults [--only match] [--kind write] [--first 1]

Each call is a run of its own: it fails once, as on a full or broken disk, the profile is opened as
a kill would leave it then, and once more at the end.  ``--first`` goes on with a later call.  The
match takes some seconds, the evening ten minutes.
"""

import argparse
import sys
import tempfile
from pathlib import Path

from tests.storage.nth import KINDS, PLAYED, Disk, counted
from tests.support.failure import Failure

MEMORY = Path("/dev/shm")
"""Where profiles are written, if there is such a folder: in memory."""


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--only", choices=sorted(PLAYED), help="the match or the evening")
    parser.add_argument("--kind", choices=KINDS, help="calls of one kind")
    parser.add_argument("--first", type=int, default=1, help="begin with this call")
    chosen = parser.parse_args()
    within = MEMORY if MEMORY.is_dir() else None
    runs = failed = 0
    for what in [chosen.only] if chosen.only else list(PLAYED):
        with tempfile.TemporaryDirectory(dir=within) as folder:
            calls = counted(what, Path(folder) / "profile")
        for kind in [chosen.kind] if chosen.kind else KINDS:
            print(f"{what}: {calls[kind]} calls of {kind}", flush=True)
            for n in range(chosen.first, calls[kind] + 1):
                disk = Disk(kind, n)
                with tempfile.TemporaryDirectory(dir=within) as folder, Failure() as failure:
                    PLAYED[what](Path(folder) / "profile", disk)
                    assert disk.failed, "the call was not made"
                runs += 1
                if failure.why:
                    failed += 1
                    print(f"{what}, {kind} {n}: {failure.why}", flush=True)
    print(f"{runs} calls failed, one a run: {failed} lost something")
    return min(failed, 1)


if __name__ == "__main__":
    sys.exit(main())
