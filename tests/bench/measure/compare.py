"""Compare the speed of this tree with that of another one, measured in turn.

    git worktree add /tmp/before COMMIT
    python -m tests.bench.measure.compare /tmp/before --only start,moves --runs 7

Runs ``python -m tests.bench`` in both trees, one after the other, and prints for each figure both
medians, the median ratio (now / before) and the middle half of the ratios.  Runs take turns, so a
machine that slows down does so for both; prefer the processor's columns on a busy machine.
Duration: twice that of the parts, for each run.
"""

import argparse
import os
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median, quantiles

ROOT = Path(__file__).resolve().parents[3]
ROW = re.compile(r"^  (?P<name>\S.*?)  +(?P<cells>\S.*)$")
Table = dict[tuple[str, str], float]
"""A figure by its row and the head of its column."""


def measured(tree: Path, words: Sequence[str]) -> Table:
    """Figures of one run of the benchmark in a tree."""
    # Before it moved to the tests, the benchmark was a subcommand of the program.
    module = ["tests.bench"] if (tree / "tests/bench/__main__.py").exists() else ["game", "bench"]
    done = subprocess.run(
        [sys.executable, "-m", *module, *words],
        cwd=tree,
        env={**os.environ, "PYTHONPATH": str(tree)},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return dict(figures(done.stdout))


def figures(text: str) -> Iterator[tuple[tuple[str, str], float]]:
    """Numbers in the tables of a benchmark's output."""
    heads: list[str] = []
    for line in text.splitlines():
        if not line.startswith("  "):
            heads = []
            continue
        row = ROW.match(line)
        cells = re.split(r"  +", row["cells"]) if row else [line.strip()]
        numbers = [cell.replace(",", "").removesuffix("%") for cell in cells]
        if not heads:
            heads = re.split(r"  +", line.strip())
            if not line.startswith("   "):
                heads.pop(0)
        elif row:
            names = heads[: len(numbers)]
            for place, (name, number) in enumerate(zip(names, numbers, strict=False)):
                head = name if name not in names[:place] else f"processor {name}"
                if re.fullmatch(r"[\d.]+", number):
                    yield (row["name"], head), float(number)


def compared(pairs: Sequence[tuple[Table, Table]]) -> Iterator[str]:
    """A line for each figure that both trees have."""
    for key in pairs[0][0]:
        found = [(one[key], other[key]) for one, other in pairs if key in one and key in other]
        ratios = [now / before for before, now in found if before]
        if len(ratios) > 1:
            low, middle, high = quantiles(ratios, n=4, method="inclusive")
            before, now = (median(values) for values in zip(*found, strict=True))
            yield (
                f"{key[0]:34} {key[1]:20} {before:>11,.1f} {now:>11,.1f}"
                f" {middle:>6.2f} ({low:.2f} to {high:.2f})"
            )


def main() -> None:
    """Measure in turn and print the comparison."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("before", type=Path, help="the other tree")
    parser.add_argument("--runs", type=int, default=5)
    chosen, words = parser.parse_known_args()
    pairs = [(measured(chosen.before, words), measured(ROOT, words)) for _ in range(chosen.runs)]
    print(f"{'':34} {'':20} {'before':>11} {'now':>11}  ratio (middle half)")
    print(*compared(pairs), sep="\n")


if __name__ == "__main__":
    main()
