"""Card sizes at crowded tables in windows of every shape, and the time of their layout.

    python -m tests.bench.measure.crowded_tables [PART OF A NAME ...]

In pixels, for each table and window: height of the smallest meld card, visible strip of the most
covered card of the hand and of an open pile, and width of the deck's card.  Takes a minute.
"""

import argparse
import os
import statistics
import tempfile
import time
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from game.ui.table.layout.felt_sharing import shared
from tests.support.crowded_tables import TABLES, figures

if TYPE_CHECKING:
    from game.ui.features.match.match_page import TablePage

WINDOWS = ((960, 600), (1280, 720), (1920, 1080), (2560, 1440), (1000, 1300), (2560, 1080))
BUSY = ("rummy500 of 8, melds of all cards", "rummy500 of 8, melds, a pile and a hand",
        "take of 5, sixteen melds", "taki of 2, a hand of 50")  # fmt: skip


def row(name: str, cells: Iterable[object]) -> str:
    """A line of the table."""
    return f"{name:44}" + "".join(f"{cell!s:>19}" for cell in cells)


def lay_time(table: "TablePage") -> str:
    """Milliseconds of processor time of a layout, with an empty and a full cache."""
    told = []
    for anew in (True, False):
        found = []
        for _ in range(40):
            if anew:
                shared.cache_clear()
            begun = time.process_time()
            table.show._lay()
            found.append((time.process_time() - begun) * 1000)
        word = "empty cache" if anew else "full cache"
        told.append(f"{word} p50 {statistics.median(found):.2f} ms, max {max(found):.2f} ms")
    return "; ".join(told)


def main(wanted: Sequence[str] | None = None) -> None:
    """Print the table."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    from tests.ui.stage import Stage

    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("tables", nargs="*", metavar="TABLE", help="parts of names of tables")
    parts = parser.parse_args(wanted).tables or [""]
    print("height of the smallest meld card / strip of hand / strip of open pile / width of deck")
    print(row("", [f"{wide}x{high}" for wide, high in WINDOWS]))
    with tempfile.TemporaryDirectory() as folder:
        stage = Stage(Path(folder))
        times = []
        for name, crowd in TABLES.items():
            if not any(part in name for part in parts):
                continue
            table = stage.sit_at(crowd.match())
            cells = []
            for size in WINDOWS:
                stage.resize(*size)
                stage.tick(2.0)
                cells.append(" ".join("-" if one is None else str(one) for one in figures(table)))
            print(row(name, cells), flush=True)
            if name in BUSY:
                stage.resize(1920, 1080)
                stage.tick(2.0)
                times.append(f"{name}: {lay_time(table)}")
        stage.app.close()
    print("\nlaid out at 1920x1080:", *times, sep="\n  ")


if __name__ == "__main__":
    main()
