"""Frame times of each game's busiest moments: ``python -m tests.bench.bench_frames [WxH ...]``.

The moments are shown in a real window under Xvfb at normal speed, as quickly as the animations
go, at 1920x1080 and 2560x1440 unless sizes are given; the time of every frame in which
something moves is taken, by the clock and of the processor: what other work on the machine
takes is not in the processor's times.  Also prints the share of a processor that an idle table
uses.
"""

import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from game.games import BY_NAME
from game.match.match import Match
from tests.ui.crowds import Crowd, owned, run, threes
from tests.ui.stage import NAMES
from tests.window.window import Screen

if TYPE_CHECKING:
    from game.ui.app.app import App
    from game.ui.features.match.match_page import TablePage

SIZES = ("1920x1080", "2560x1440")
IDLE_SECONDS = 10.0
MOVES = 40
"""How many moves of a match are shown where a match goes on."""
MOST_TAKEN = 45

Moment = tuple[Match, Sequence[str] | None]
"""A match and the moves that are shown; None for the deal."""


def percentile(values: list[float], share: float) -> float:
    """The value below which this share of the values lies."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def spread(values: list[float]) -> tuple[float, float, float]:
    """The median, the 99th percentile and the largest value."""
    return statistics.median(values), percentile(values, 0.99), max(values)


def figures(texts: Sequence[str]) -> str:
    """Figures in columns."""
    return "".join(f"{text:>9}" for text in texts)


def noise() -> str:
    """How evenly the machine does the same work again and again, in milliseconds."""
    times = []
    for _ in range(200):
        begun = time.perf_counter()
        sum(range(60_000))
        times.append((time.perf_counter() - begun) * 1000)
    return f"p50 {statistics.median(times):.2f} ms, p99 {percentile(times, 0.99):.2f} ms"


# The moments.


def going_on(name: str, players: int, moves: int = MOVES) -> Moment:
    """A match from its first move on, played by the fast policy."""
    match, again = new(name, players, {}), new(name, players, {})
    rng = Random(1)
    for _ in range(moves):
        if not again.state.over:
            again.play(again.game.write(again.game.bot.rollout_move(again.state, rng)))
    return match, [move for _, move in again.moves]


def new(name: str, players: int, options: dict[str, object]) -> Match:
    game = BY_NAME[name]
    return Match(game, game.setup(players, options, 3), NAMES[:players])


def sequence_taken() -> Moment:
    """Two sequences joined by one card: twelve of them go to another owner."""
    melds = [(2, run("H", 1, 6)), (4, run("H", 8, 5)), *owned(threes(4)[2:], 1, 3, 0)]
    crowd = Crowd("take", 5, ["8H", "KS", "4C"], 3, melds, others=4)
    return crowd.match(), ["add 8H to M1+M2"]


def pile_taken() -> Moment:
    """As much of a pile of 45 cards as the rules allow goes to the hand at a table of eight."""
    melds = owned(threes(12), *range(8))
    match = Crowd("rummy500", 8, 7, MOST_TAKEN, melds, others=2, phase="draw").match()
    legal = [f"draw pile {count}" for count in range(MOST_TAKEN, 1, -1)]
    return match, [next(move for move in legal if match.why(move) is None)]


def three_for_all() -> Moment:
    """A +3 that nobody of ten answers."""
    facts = {"color": "R", "symbol": "7"}
    pile = ["break", "break", "B1", "R7"]
    crowd = Crowd("taki", 10, ["+3", "R1", "G4"], pile, others=7, phase="turn", facts=facts)
    return crowd.match(), ["play +3"]


def last_discard() -> Moment:
    """The end of a round of Texas Rummy: thirteen cards of each of ten are laid open."""
    match = new("texas", 10, {"rounds": "10-11"})
    rng = Random(1)
    while True:
        move = match.game.write(match.game.bot.rollout_move(match.state, rng))
        match.play(move)
        if match.state.rounds:
            match.undo()
            return match, [move]


MOMENTS: dict[str, Callable[[], Moment]] = {
    "takeaway: a match of 4": lambda: going_on("takeaway", 4, 60),
    "take: two sequences joined": sequence_taken,
    "take: a match of 5": lambda: going_on("take", 5),
    "rummy500: a pile of 45 taken": pile_taken,
    "rummy500: a match of 8": lambda: going_on("rummy500", 8),
    "taki: the deal to 10": lambda: (new("taki", 10, {}), None),
    "taki: +3 for all": three_for_all,
    "taki: a match of 10": lambda: going_on("taki", 10),
    "texas: the deal of 13 to 10": lambda: (new("texas", 10, {"rounds": "11-11"}), None),
    "texas: the count, and the deal after it": last_discard,
    "texas: a match of 10": lambda: going_on("texas", 10),
}


# Measuring.


class Bench:
    """A window in which moments are shown."""

    def __init__(self, app: "App") -> None:
        self.app = app

    def sit(self, moment: Moment) -> "TablePage":
        """Sit down at the table of a moment; opponents do nothing by themselves."""
        from game.session import MatchSession
        from game.ui.features.match.match_page import TablePage

        match, moves = moment
        app = self.app
        app.settings.calls = 2
        sitting = MatchSession(match, app.shelf.begin(match), app.thinker)
        scene = TablePage(app, sitting, moves is None)
        sitting.think = lambda now, pace: []  # type: ignore[method-assign]
        app.director.replace(scene)
        return scene

    def show(self, moment: Moment) -> tuple[list[float], list[float]]:
        """What each frame took in which something moves, in milliseconds, the first one first.

        By the clock, and of the processor.
        """
        from game.ui.app.app import FRAME

        scene = self.sit(moment)
        waiting = list(moment[1] or ())
        times: list[float] = []
        worked: list[float] = []
        while True:
            self.app._read(True)
            if self.app.director.top is not scene:
                assert self.app.director.top is not None, "the window is open"
                self.app.director.top.back()  # the sheet after a round
            begun, before = time.perf_counter(), time.thread_time()
            moving = self.app.frame(begun)
            spent, work = time.perf_counter() - begun, time.thread_time() - before
            if moving or not times:
                times.append(spent * 1000)
                worked.append(work * 1000)
                time.sleep(max(0.0, FRAME - spent))
            elif waiting:
                scene.show.add(scene.sitting.play(waiting.pop(0)))
            elif scene.show.quiet:
                return times, worked

    def idle(self) -> float:
        """The share of a processor that the table uses while nothing happens."""
        before = time.process_time()
        begun = time.perf_counter()
        while time.perf_counter() - begun < IDLE_SECONDS:
            self.app._read(False)
            self.app.frame(time.perf_counter())
        return (time.process_time() - before) / IDLE_SECONDS


def measured(size: str) -> Iterator[str]:
    """The figures for a window of this size, line by line."""
    from game.storage.profile import Profile
    from game.ui.app.app import App

    wide, _, high = size.partition("x")
    with tempfile.TemporaryDirectory() as folder:
        app = App(Profile(Path(folder)), size=(int(wide), int(high)))
        app.sounds.start()
        bench = Bench(app)
        yield f"{size:40} frames{figures(['p50', 'p99', 'longest'] * 2 + ['first'])}"
        for name, make in MOMENTS.items():
            times, worked = bench.show(make())
            found = [*spread(times[1:]), *spread(worked[1:]), worked[0]]
            yield f"{name:40} {len(times):6}{figures([f'{one:.1f}' for one in found])}"
        yield f"idle table: {100 * bench.idle():.2f} % of a processor"
        app.close()


def main(sizes: Sequence[str]) -> None:
    """Measure and print."""
    screen = Screen("3840x2160")
    os.environ.update(DISPLAY=screen.display, SDL_VIDEODRIVER="x11", SDL_AUDIODRIVER="dummy")
    print(f"machine noise (a fixed sum): {noise()}")
    print("milliseconds; three columns by the clock, four of the processor")
    for size in sizes:
        print(*measured(size), sep="\n", flush=True)
    screen.close()


if __name__ == "__main__":
    main(sys.argv[1:] or SIZES)
