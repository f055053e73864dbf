"""How long the steps take in which pictures, films and score sheets are saved.

    python -m tests.bench.measure.bench_saving

For the picture and film at the end of a match, with a fan of few and of many cards, and for a score
sheet: the number of steps, those over a half and over a whole sixtieth of a second, and the
longest, in milliseconds of processor time of the window's thread. The render worker runs, as in the
program.
"""

import os
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from time import sleep, thread_time

FRAME_MILLISECONDS = 1000 / 60
WAIT_SECONDS = 0.002
"""Wait after a step, in which the render worker gets on, in seconds."""


def timed(steps: Iterator[object]) -> list[float]:
    """Milliseconds of each step."""
    found = []
    while True:
        begun = thread_time()
        over = next(steps, steps) is steps
        found.append(1000 * (thread_time() - begun))
        if over:
            return found
        sleep(WAIT_SECONDS)


def show(name: str, steps: list[float]) -> None:
    whole = sum(one > FRAME_MILLISECONDS for one in steps)
    half = sum(one > FRAME_MILLISECONDS / 2 for one in steps)
    print(
        f"{name:<28} {len(steps):5} steps, {half:3} over a half, {whole:3} over a frame, "
        f"longest {max(steps):5.1f} ms, all {sum(steps):6.0f} ms"
    )


def main() -> None:
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    from game.ui.app.idle_tasks import settle
    from game.ui.features.scores.saved_picture import PictureMaker, save_pictures
    from game.ui.features.sheets.keep_page import KeepPage
    from game.ui.kit.paint.render_worker import RenderWorker
    from tests.ui.pages import keeping
    from tests.ui.stage import Stage, staged
    from tests.ui.test_saved_picture import story

    def saving(stage: Stage) -> Iterator[None]:
        page = stage.top(KeepPage)
        page.save_picture()
        yield
        while stage.app.errands.go_on():
            yield

    settle()
    for count in (4, 13, 38):
        with tempfile.TemporaryDirectory() as home, staged(Path(home)) as stage:
            app = stage.app
            app.images.aside = RenderWorker()
            kinds = tuple(f"{rank}{suit}" for suit in "SHDC" for rank in "23456789")
            told = story(count)
            told = replace(told, scene=replace(told.scene, cards=(kinds * 2)[:count]))
            maker = PictureMaker(app.images, app.texts, told)
            steps = timed(save_pictures(maker, app.profile, "bench"))
            show(f"picture and film, {count} cards", steps)
    for game, players in (("take", 5), ("texas", 10)):
        with tempfile.TemporaryDirectory() as home, staged(Path(home)) as stage:
            stage.app.images.aside = RenderWorker()
            keeping(stage, game, players)
            show(f"sheet of {game}, {players} players", timed(saving(stage)))


if __name__ == "__main__":
    main()
