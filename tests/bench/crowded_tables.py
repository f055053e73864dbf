"""Card sizes at crowded tables in windows of every shape, and the time of their layout.

    python -m tests.bench.crowded_tables [PART OF A NAME ...]

In pixels, for each table and window: height of the smallest meld card, visible strip of the most
covered card of the hand and of an open pile, and width of the deck's card.  Takes a minute.
"""

import argparse
import os
import statistics
import tempfile
import time
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from game.core.table import HAND, MELD, SPREAD, STOCK
from game.ui.table.layout.felt_sharing import shared
from tests.ui.crowds import CROWDS, EVERYBODY, FULL, Crowd, owned, run, threes

if TYPE_CHECKING:
    from game.ui.features.match.match_page import TablePage

WINDOWS = ((960, 600), (1280, 720), (1920, 1080), (2560, 1440), (1000, 1300), (2560, 1080))
USUAL = [(0, run("S", 1, 4)), (1, run("H", 0, 7)), (1, run("H", 8, 3)), (2, run("C", 4, 3)),
         (2, run("D", 0, 3)), (3, run("C", 8, 5))]  # fmt: skip
TABLES: Mapping[str, Crowd] = {
    "take of 4, six melds": Crowd("take", 4, 7, 3, USUAL, others=4),
    "take of 4, sixteen melds": Crowd(
        "take", 4, 1, 1, owned(threes(16), *range(4)), others=1
    ),
    "take of 4, full sequences": Crowd("take", 4, ["JK"], ["JK"], owned(FULL, *range(4)), others=0),
    **{
        name: CROWDS[name]
        for name in (
            "take of 2, sixteen melds",
            "take of 5, sixteen melds",
            "take of 5, ten melds of seat 1",
            "rummy500 of 8, melds of all cards",
            "rummy500 of 8, full runs all around",
            "rummy500 of 8, melds, a pile and a hand",
        )
    },
    "rummy500 of 8, eight melds": Crowd(
        "rummy500", 8, 7, 6, owned(threes(8, 1), *EVERYBODY), others=5
    ),
    **{f"rummy500 of {players}, a pile of 45": CROWDS[f"rummy500 of {players}, a pile of 45"]
       for players in (2, 8)},
    "rummy500 of 8, a hand of 30": CROWDS["rummy500 of 8, a hand of 30"],
    "rummy500 of 2, a hand of 49": Crowd("rummy500", 2, 49, 2, others=3),
    "taki of 10, a hand of 30": CROWDS["taki of 10, a hand of 30"],
    "taki of 2, a hand of 50": CROWDS["taki of 2, a hand of 50"],
    "texas of 10, the largest hands": CROWDS["texas of 10, the largest hands"],
}  # fmt: skip
BUSY = ("rummy500 of 8, melds of all cards", "rummy500 of 8, melds, a pile and a hand",
        "take of 5, sixteen melds", "taki of 2, a hand of 50")  # fmt: skip


def figures(table: "TablePage") -> tuple[int | None, int | None, int | None, int | None]:
    """Smallest meld card, strip of the hand, strip of the pile, width of the deck's card."""
    laid = table.show.laid
    melds = [
        laid.poses[place.zone][0].width * 7 // 5
        for place in laid.places
        if place.style == MELD and laid.poses[place.zone]
    ]
    spread = [place.zone for place in laid.places if place.style == SPREAD]
    stock = [laid.spots[place.zone].w for place in laid.places if place.style == STOCK]
    return (
        min(melds, default=None),
        min((rect.w for rect in laid.rects.get(HAND, ())), default=None),
        min((rect.w for zone in spread for rect in laid.rects[zone]), default=None),
        min(stock, default=None),
    )


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
