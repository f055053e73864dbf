"""History and statistics with 10,000 finished matches: time to index them, and frame times.

    python -m tests.bench.measure.history_pages --matches 10000 [--folder KEPT]

Makes the records (60 are played, the rest are copies with other names and times), indexes them in
steps as the window does, then opens, scrolls and filters both pages at 1920x1080 without a screen.
All in processor time.  Takes three minutes.
"""

import argparse
import os
import tempfile
from collections.abc import Callable, Sequence
from datetime import timedelta
from pathlib import Path
from random import Random
from time import process_time

from tests import archive

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from game.games import GAMES
from game.storage.match_index import MatchIndex
from game.storage.profile import Profile
from game.text.message import figured
from game.ui import routes
from game.ui.features.history.history_page import HistoryPage
from game.ui.features.statistics.statistics_page import StatisticsPage
from game.ui.kit.clock import frame_budget
from game.ui.program import leave_for
from tests.ui.stage import Stage

PLAYED = 60
"""Matches that are really played."""
STAGES = 400


def make(folder: Path, count: int, seed: int) -> None:
    """Fill a profile with records."""
    finished = folder / "finished"
    finished.mkdir(parents=True, exist_ok=True)
    rng = Random(seed)
    played = []
    for number in range(min(PLAYED, count)):
        game = GAMES[number % len(GAMES)]
        players = rng.choice((2, 2, 3, 4))
        text = archive.played(game, seed + number, players, archive.LAST, hints=number % 9 == 0,
                           given_up=number % 17 == 5, usual=True)  # fmt: skip
        played.append((game, text))
    first = archive.LAST.isoformat(timespec="seconds")
    for number in range(count):
        game, text = played[number % len(played)]
        when = archive.LAST - timedelta(minutes=97 * number)
        text = text.replace(first, when.isoformat(timespec="seconds"), 1)
        name = f"{game.name}-{when:%Y%m%d-%H%M%S}-{number}.record"
        (finished / name).write_text(text, encoding="utf-8")


def read(match_index: MatchIndex, steps: list[float]) -> float:
    """Index everything in steps; the seconds in all."""
    match_index.look()
    begun = process_time()
    more = True
    while more:
        step = process_time()
        more = match_index.step(frame_budget())
        steps.append(process_time() - step)
    return process_time() - begun


def shown(stage: Stage, frames: list[float], enough: Callable[[], bool]) -> int:
    """Paint frames and index between them until ``enough``; the number of frames."""
    for number in range(STAGES):
        begun = process_time()
        stage.app.match_store.match_index.step(frame_budget())
        stage.tick()
        if stage.scene.renderer.dirty:
            stage.app._paint()
        frames.append(process_time() - begun)
        if enough():
            return number + 1
    raise AssertionError("the page never settles")


def settled(stage: Stage) -> bool:
    """Whether everything is indexed and counted."""
    return stage.app.match_store.match_index.complete and not stage.scene.waiting


def told(what: str, frames: list[float], more: str = "") -> None:
    """Print the median and the longest of frames."""
    ordered = sorted(frames)
    middle, longest = (1000 * one for one in (ordered[len(ordered) // 2], ordered[-1]))
    print(f"  {what:<44} {len(frames):>5} {middle:>8.1f} {longest:>8.1f}  {more}")


def measure(folder: Path) -> None:
    """Measure the index and both pages."""
    print(f"  {'':<44} times   median  longest")
    steps: list[float] = []
    match_index = MatchIndex(Profile(folder))
    seconds = read(match_index, steps)
    told("records read for the first time", steps, f"{seconds:.1f} s of work")
    steps = []
    seconds = read(MatchIndex(Profile(folder)), steps)
    told("the index read at the program's start", steps, f"{seconds:.2f} s of work")
    stage = Stage(folder, (1920, 1080))
    for kind in (HistoryPage, StatisticsPage):
        stage.app.match_store.match_index = MatchIndex(Profile(folder))
        frames: list[float] = []
        begun = process_time()
        page = stage.show(kind(stage.app))
        count = shown(stage, frames, lambda: settled(stage))
        whole = f"{count} frames, {process_time() - begun:.2f} s, nothing read before"
        told(f"{page.name} opened at once", frames, whole)
        leave_for(stage.app, routes.Start())
        frames = []
        page = stage.show(kind(stage.app))
        count = shown(stage, frames, lambda: settled(stage))
        told(f"{page.name} opened", frames, f"{count} frames")
        frames = []
        for _ in range(60):
            page.scroll(page.measures.px(700))
            shown(stage, frames, lambda: True)
        told(f"{page.name} turned", frames)
        frames = []
        for place in range(1, len(GAMES) + 1):
            stage.find("game").act()  # type: ignore[misc]
            shown(stage, frames, lambda: True)
            stage.find(f"pick {place}").act()  # type: ignore[misc]
            shown(stage, frames, lambda: settled(stage))
        told(f"{page.name} of each game", frames)
    stage.app.close()


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--matches", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, help="a profile that is made here, and kept")
    chosen = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as passing:
        folder = chosen.folder or Path(passing)
        if not (folder / "finished").is_dir():
            make(folder, chosen.matches, chosen.seed)
        print(f"{figured(chosen.matches)} finished matches")
        measure(folder)


if __name__ == "__main__":
    main()
