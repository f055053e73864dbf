"""Frame times of the greatest moments of each game, on the processor's clock.

    python -m tests.bench.measure.bench_moments --games takeaway,taki --turns 4

Each moment is staged at full strength, several times in one window.  The first time shows what is
not prepared; the figures of the other times are their medians.
"""

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from statistics import median
from unittest.mock import patch

from game.core.table import Table
from game.core.table_values import HighlightKind
from game.games import GAMES_BY_NAME
from game.match.match import Match
from game.ui.features.match.match_page import TablePage
from tests.bench.measure.program.figures import spread
from tests.bench.measure.program.window import Stage, Times, stage
from tests.ui.scenes import Scene, scenes

SORTS = {
    "take": [HighlightKind.TAKE],
    "takeaway": [HighlightKind.CAPTURE],
    "rummy500": [HighlightKind.DIG, HighlightKind.CALL, HighlightKind.OUT],
    "taki": [HighlightKind.CLOSE, HighlightKind.BREAK],
    "texas": [HighlightKind.OUT],
}
PLAYERS = 4
MOST = 600
"""Frames within which a moment is told."""
FIRST_DEALS = {"take": (0, 18)}


def staged(window: Stage, scene: Scene) -> Times:
    """The frames from the move that brings a moment until the table is quiet again."""
    times = Times()
    match = Match(scene.match.game, scene.match.setup, scene.match.seats)
    for _, move in scene.match.moves:
        match.play(move)
    page: TablePage = window.sit(match)
    window.settle()
    page.show.add(page.session.play(scene.move))
    page.changed()
    for _ in range(MOST):
        # Nobody answers.
        page.show.held = False
        moving = times.measure(window.frame)
        if moving:
            window._between(times)
        if window.app.page_stack.top is not page or not (moving or not page.show.quiet):
            break
    return times


def rows(names: Sequence[str], size: tuple[int, int], turns: int) -> Iterator[tuple[str, ...]]:
    """A row for each moment."""
    for name in names:
        game = GAMES_BY_NAME[name]
        for sort, scene in scenes(game, PLAYERS, SORTS[name], FIRST_DEALS.get(name, ())).items():
            with stage(size) as window:
                window.app.settings.speed, window.app.settings.remarks = "normal", False
                spreads = []
                for _ in range(turns):
                    with patch.object(Table, "strength", lambda *about: 1.0):
                        spreads.append(
                            [float(one) for one in spread(staged(window, scene).processor)]
                        )
            first, others = spreads[0], [median(one) for one in zip(*spreads[1:], strict=True)]
            yield (name, str(sort), *(f"{one:.1f}" for one in (*first, *others)))


def main() -> None:
    """Measure and print a table."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--games", default=",".join(SORTS))
    parser.add_argument("--size", default="1920x1080")
    parser.add_argument("--turns", type=int, default=4)
    chosen = parser.parse_args()
    width, height = map(int, chosen.size.split("x"))
    print(
        f"{'':10}{'':12}{'first: 50 %':>12}{'99 %':>7}{'longest':>9}{'later: 50 %':>13}{'99 %':>7}{'longest':>9}"
    )
    for row in rows(chosen.games.split(","), (width, height), chosen.turns):
        name, sort, *cells = row
        print(
            f"{name:10}{sort:12}"
            + "".join(
                f"{one:>{wide}}" for one, wide in zip(cells, (12, 7, 9, 13, 7, 9), strict=True)
            ),
            flush=True,
        )


if __name__ == "__main__":
    sys.exit(main())
