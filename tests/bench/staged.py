"""How long the frames of the great moments take.

``python -m tests.bench.staged [--game take] [--size 2560x1440]``

Each game is played until each of its moments has come, with as many players as are wanted; then
the moment is painted frame by frame, sixty a second.  What is printed is processor time.
"""

import argparse
import os
import tempfile
from pathlib import Path
from time import process_time

from game.core.table_values import HighlightKind
from game.games import BY_NAME
from tests.bench.film import LONGEST, Scene, scenes
from tests.bench.program.figures import spread
from tests.ui.stage import FRAME, Stage

SETTLING = 200
"""Frames within which a table comes to rest."""


def frames(stage: Stage, scene: Scene) -> list[float]:
    """The processor time of each frame of a moment, in seconds."""
    stage.app.settings.speed = "normal"
    stage.app.settings.forced = False
    stage.thinker.slow = True
    while stage.app.leisure.ahead():
        pass
    table = stage.sit_at(scene.match)
    for _ in range(SETTLING):
        if not stage.app.frame(stage.now) and not stage.app.images.behind:
            break
        stage.now += FRAME
    table.show.add(table.sitting.play(scene.move))
    times = []
    for _ in range(int(LONGEST / FRAME)):
        stage.now += FRAME
        begun = process_time()
        moving = stage.app.frame(stage.now)
        passed = process_time() - begun
        if stage.scene is not table:
            # The first frame of the page that comes up is another matter.
            break
        times.append(passed)
        if not moving and table.show.quiet:
            break
    return times


def main() -> None:
    """Measure what is asked for."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", choices=list(BY_NAME))
    parser.add_argument("--size", default="1920x1080")
    parser.add_argument("--players", type=int, default=4)
    chosen = parser.parse_args()
    wide, high = map(int, chosen.size.split("x"))
    print(f"Frames of the great moments, {chosen.size}, milliseconds: median, 99 %, longest")
    for name in [chosen.game] if chosen.game else BY_NAME:
        for sort, scene in scenes(BY_NAME[name], chosen.players, list(HighlightKind)).items():
            with tempfile.TemporaryDirectory() as home:
                stage = Stage(Path(home), (wide, high))
                times = frames(stage, scene)
                stage.app.close()
            print(
                f"  {name:9} {sort:10} {len(times):4} frames",
                *(f"{one:>6}" for one in spread(times)),
            )


if __name__ == "__main__":
    main()
