"""Cost of a screen reader: tree updates and frame times at 1920x1080 with and without one.

    python -m tests.bench.measure.bench_reader

A client listens on an accessibility bus.  Needs dbus and at-spi2-core.  Processor time of the
window's thread; takes a minute.
"""

import argparse
import os
import statistics
import time
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

from game.games import GAMES_BY_NAME
from game.ui.features.match.match_page import TablePage
from tests.ui.stage import FRAME, Stage
from tests.window.atspi import Desktop, Listener


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=["taki", "rummy500"])
    parser.add_argument("--frames", type=int, default=1500)
    chosen = parser.parse_args()
    desktop = Desktop()
    os.environ.update(desktop.environment)
    listener = Listener(desktop)
    for name in chosen.games:
        for listened in (False, True):
            with TemporaryDirectory() as folder:
                measure(Path(folder), name, chosen.frames, listened)
    listener.close()
    desktop.close()


def measure(folder: Path, name: str, frames: int, listened: bool) -> None:
    """Play on at a table of four while cards fly, then rest; say what it took."""
    stage = Stage(folder, size=(1920, 1080))
    app = stage.app
    app.settings.chosen = ["reduced_motion"]
    if listened:
        app.reader.start(app.window, app.settings)
    page = stage.sit(4, game=GAMES_BY_NAME[name], seed=3, speed="normal")
    while listened and not app.listened:
        time.sleep(0.05)
        frame(stage)
    reads: list[float] = []
    read = app.reader.read

    def timed(*about: object) -> None:
        begun = time.thread_time()
        read(*about)  # type: ignore[arg-type]
        reads.append(time.thread_time() - begun)

    app.reader.read = timed  # type: ignore[method-assign]
    rng = Random(1)
    took = [flying(stage, page, rng) for _ in range(frames)]
    say(f"{name}, {'read' if listened else 'not read'}, cards fly: frames", took)
    say("    what the reader takes of them", reads)
    stage.app.settings.speed = "off"
    stage.asked()
    for _ in range(10):
        frame(stage)
    reads.clear()
    took = [frame(stage) for _ in range(300)]
    say("    at rest: what the reader takes", reads)
    reads.clear()
    for node in stage.scene.tree.reachable() * 8:
        stage.scene.set_focus(node)
        stage.scene.changed()
        frame(stage)
    say("    a new tree and another focus each time", reads)
    app.close()


def frame(stage: Stage) -> float:
    """One frame; how long it took, in seconds."""
    stage.now += FRAME
    begun = time.thread_time()
    stage.app.frame(stage.now)
    return time.thread_time() - begun


def flying(stage: Stage, page: TablePage, rng: Random) -> float:
    """One frame of a match in which everybody plays as opponents do."""
    match = page.session.match
    if stage.scene is page and page.model.your_turn and page.show.quiet and not match.state.over:
        policy = match.game.bot.rollout_move
        page.moves.try_move(match.game.write(policy(match.state.clone(), rng)))
    elif stage.scene is not page:
        stage.key("return")
    return frame(stage)


def say(what: str, seconds: list[float]) -> None:
    """The middle, the slow ones and the slowest."""
    parts = statistics.quantiles(seconds, n=100)
    told = ", ".join(f"{name} {1000 * one:.2f} ms" for name, one in (
        ("p50", parts[49]), ("p99", parts[98]), ("max", max(seconds))))  # fmt: skip
    print(f"{what}: {told} ({len(seconds)})", flush=True)


if __name__ == "__main__":
    main()
