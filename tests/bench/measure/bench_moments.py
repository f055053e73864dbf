"""Frame times of the greatest moments of each game, by the processor's clock.

    python -m tests.bench.measure.bench_moments --games takeaway,taki --turns 4

Each moment is staged at full strength, a few times in one window. The first time shows what nothing
has prepared; of the later ones the table has the medians. A page that comes up is not counted.
"""

import argparse
import os
from collections.abc import Iterator, Sequence
from statistics import median
from unittest.mock import patch

from game.core.table import Table
from game.core.table_values import HighlightKind
from game.games import GAMES_BY_NAME
from game.match.match import Match
from tests.bench.measure.program.figures import Figures, spread
from tests.bench.measure.program.window import Stage, Times, stage
from tests.ui.scenes import Scene, scenes

MOMENTS = {
    "take": (HighlightKind.TAKE,),
    "takeaway": (HighlightKind.CAPTURE,),
    "rummy500": (HighlightKind.DIG, HighlightKind.CALL, HighlightKind.OUT),
    "taki": (HighlightKind.CLOSE, HighlightKind.BREAK),
    "texas": (HighlightKind.OUT,),
}
PLAYERS = 4
LONGEST = 600
"""Frames within which a moment is told."""


def staged(window: Stage, scene: Scene) -> Times:
    """The frames from the move that brings a moment until the table is quiet again."""
    times = Times()
    match = Match(scene.match.game, scene.match.setup, scene.match.seats)
    for _, move in scene.match.moves:
        match.play(move)
    page = window.sit(match)
    window.settle()
    page.show.add(page.session.play(scene.move))
    page.changed()
    for _ in range(LONGEST):
        # Nobody answers.
        page.show.held = False
        moving = times.measure(window.frame)
        if window.app.page_stack.top is not page:
            times.move_last(Times())
            break
        if not moving and page.show.quiet:
            break
        if moving:
            window._between(times)
    return times


def rows(names: Sequence[str], size: tuple[int, int], turns: int) -> Iterator[tuple[str, ...]]:
    """A row for each moment."""
    for name in names:
        for sort, scene in scenes(GAMES_BY_NAME[name], PLAYERS, MOMENTS[name]).items():
            with stage(size) as window, patch.object(Table, "strength", lambda *about: 1.0):
                window.app.settings.speed, window.app.settings.remarks = "normal", False
                first, *later = (spread(staged(window, scene).processor) for _ in range(turns))
            found = [median(map(float, one)) for one in zip(*later, strict=True)]
            yield (f"{name}: {sort}", *first, *(f"{one:.1f}" for one in found))


def main() -> None:
    """Measure and print a table."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--games", default=",".join(MOMENTS))
    parser.add_argument("--size", default="1920x1080")
    parser.add_argument("--turns", type=int, default=4)
    chosen = parser.parse_args()
    width, height = map(int, chosen.size.split("x"))
    found = list(rows(chosen.games.split(","), (width, height), chosen.turns))
    heads = ("", "first: median", "99 %", "longest", "later: median", "99 %", "longest")
    title = f"Processor time of the frames of a moment, {chosen.size}, milliseconds"
    print(*Figures(title, heads, found).lines(), sep="\n")


if __name__ == "__main__":
    main()
