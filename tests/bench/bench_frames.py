"""Frame times of the busiest animation at 1920x1080: ``python -m tests.bench.bench_frames``.

A match of four is played by the fast policy in a real window under Xvfb at normal speed, as
quickly as the animations go; the time of every frame in which something moves is taken.  Also
prints the share of a processor that an idle table uses.
"""

import os
import statistics
import sys
import tempfile
import time
from pathlib import Path
from random import Random

from tests.window.window import Screen

IDLE_SECONDS = 10.0


def percentile(values: list[float], share: float) -> float:
    """The value below which this share of the values lies."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def noise() -> str:
    """How evenly the machine does the same work again and again, in milliseconds."""
    times = []
    for _ in range(200):
        begun = time.perf_counter()
        sum(range(60_000))
        times.append((time.perf_counter() - begun) * 1000)
    return f"p50 {statistics.median(times):.2f} ms, p99 {percentile(times, 0.99):.2f} ms"


def main(size: str = "1920x1080", moves: int = 60) -> None:
    """Measure and print."""
    screen = Screen("3840x2160")
    os.environ.update(DISPLAY=screen.display, SDL_VIDEODRIVER="x11", SDL_AUDIODRIVER="dummy")
    import pygame

    from game.games import GAMES
    from game.match.match import Match
    from game.storage.profile import Profile
    from game.ui.app import FRAME, App
    from game.ui.scenes.table import TableScene
    from game.ui.sitting import Sitting

    print(f"machine noise (a fixed sum): {noise()}")
    wide, _, high = size.partition("x")
    with tempfile.TemporaryDirectory() as folder:
        app = App(Profile(Path(folder)), size=(int(wide), int(high)))
        app.sounds.start()
        game = next(game for game in GAMES if game.table is not None)
        seats = ["You", "Ada (easy)", "Max (easy)", "Iris (easy)"]
        match = Match(game, game.setup(4, {}, 3), seats)
        scene = TableScene(app, Sitting(match, app.shelf.begin(match), app.thinker), True)
        app.director.push(scene)
        scene.sitting.think = lambda now, pace: []  # type: ignore[method-assign]
        rng = Random(1)
        times: list[float] = []
        made = 0
        while True:
            for event in pygame.event.get():
                app._take(event)
            if app.director.top is not scene:
                app.director.top.back()  # the sheet after a round
            begun = time.perf_counter()
            moving = app.frame(begun)
            spent = time.perf_counter() - begun
            if moving:
                times.append(spent * 1000)
                time.sleep(max(0.0, FRAME - spent))
            elif made >= moves and scene.your_turn:
                break
            elif scene.show.quiet:
                move = game.write(game.knowledge.policy(match.state, rng))
                scene.show.add(scene.sitting.play(move))
                made += 1
        first, times = times[0], times[1:]
        print(f"first frame of the table, every picture cut anew: {first:.1f} ms")
        print(
            f"{len(times)} moving frames at {size}: p50 {statistics.median(times):.2f} ms, "
            f"p99 {percentile(times, 0.99):.2f} ms, longest {max(times):.2f} ms"
        )
        before = time.process_time()
        begun = time.perf_counter()
        while time.perf_counter() - begun < IDLE_SECONDS:
            app._read(False)
            app.frame(time.perf_counter())
        used = time.process_time() - before
        print(f"idle table: {100 * used / IDLE_SECONDS:.2f} % of a processor")
        app.close()
    screen.close()


if __name__ == "__main__":
    main(*sys.argv[1:2])
