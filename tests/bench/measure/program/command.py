"""``python -m tests.bench``: measure the speed on this machine and print it part by part."""

import argparse
import platform
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from game.core.game import Game
from game.games import GAMES_BY_NAME
from tests.bench.measure.program import machine
from tests.bench.measure.program.figures import Figures, spread

SIZES = ((1920, 1080), (2560, 1440))
NOISE_RUNS = 200
CONTENTION_SECONDS = 10.0


@dataclass(frozen=True, slots=True)
class Chosen:
    """What to measure, from the command line."""

    games: Sequence[Game[Any, Any]]
    sizes: Sequence[tuple[int, int]]
    minutes: float
    decisions: int


Part = Callable[[Chosen], Iterator[Figures]]


def run(arguments: Sequence[str]) -> int:
    """Measure the chosen parts and print them; the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.bench",
        description="Measure how fast the program is on this machine, part by part.",
    )
    parser.add_argument(
        "--only", type=_parts, default=list(PARTS), metavar="PART,...",
        help=f"parts to measure: {', '.join(PARTS)} (default: all)",
    )  # fmt: skip
    parser.add_argument("--game", action="append", choices=list(GAMES_BY_NAME),
                        help="measure this game; may be repeated (default: all)")  # fmt: skip
    parser.add_argument("--size", action="append", type=_size, metavar="WxH",
                        help="size of the window; may be repeated")  # fmt: skip
    parser.add_argument("--minutes", type=float, default=1.0,
                        help="minutes of play, for memory (default: %(default)s)")  # fmt: skip
    parser.add_argument("--decisions", type=int, default=20,
                        help="of each level, for thinking (default: %(default)s)")  # fmt: skip
    words = parser.parse_args(arguments)
    if words.minutes <= 0 or words.decisions < 1:
        parser.error("nothing to measure")
    chosen = Chosen(
        [GAMES_BY_NAME[name] for name in words.game or GAMES_BY_NAME],
        words.size or SIZES,
        words.minutes,
        words.decisions,
    )
    for line in _machine():
        print(line)
    for name in words.only:
        print(flush=True)
        for figures in _measured(name, chosen):
            print("\n".join(figures.lines()), flush=True)
    return 0


def _measured(name: str, chosen: Chosen) -> Iterator[Figures]:
    try:
        yield from PARTS[name](chosen)
    except ModuleNotFoundError as error:
        # The rules can be measured without pygame.
        yield Figures(f"{name}: left out, it needs the window ({error.name} is not here)", (), ())


def _machine() -> Iterator[str]:
    yield f"{platform.platform()}; {machine.processor()}"
    try:
        from game.ui.features.start import about_page
    except ModuleNotFoundError:
        yield f"Python {platform.python_version()}, no window"
    else:
        yield f"{about_page.libraries()}, video driver {about_page.driver()}"
    median, late, longest = spread([_fixed_sum() for _ in range(NOISE_RUNS)])
    load = machine.load()
    told = "" if load is None else f"; the machine's load is {load:.1f}"
    yield f"a fixed sum takes {median} ms (99 % {late} ms, longest {longest} ms){told}"


def _fixed_sum() -> float:
    """Seconds for a fixed amount of work; their spread is the machine's noise."""
    begun = perf_counter()
    sum(range(60_000))
    return perf_counter() - begun


# The parts, imported only when they are measured: most need the window.


def _start(chosen: Chosen) -> Iterator[Figures]:
    from tests.bench.measure import bench_start

    yield bench_start.measure()


def _memory(chosen: Chosen) -> Iterator[Figures]:
    from tests.bench.measure.program import memory

    yield memory.measure(chosen.games, chosen.sizes[0], chosen.minutes)


def _frames(chosen: Chosen) -> Iterator[Figures]:
    from tests.bench.measure import bench_frames

    for size in chosen.sizes:
        yield bench_frames.measure(chosen.games, size)


def _contention(chosen: Chosen) -> Iterator[Figures]:
    from tests.bench.measure.program import contention

    yield contention.measure(chosen.games, chosen.sizes[0], CONTENTION_SECONDS)


def _input(chosen: Chosen) -> Iterator[Figures]:
    from tests.bench.measure.program import input as latency

    yield latency.measure(chosen.games, chosen.sizes[0])


def _idle(chosen: Chosen) -> Iterator[Figures]:
    from tests.bench.measure.program import idle

    yield idle.measure(chosen.games, chosen.sizes[0])


def _moves(chosen: Chosen) -> Iterator[Figures]:
    from tests.bench.measure import bench_engine

    yield bench_engine.measure(chosen.games)


def _thinking(chosen: Chosen) -> Iterator[Figures]:
    from tests.bench.measure import bench_thinking

    for players in bench_thinking.PLAYERS:
        yield bench_thinking.measure(chosen.games, players, chosen.decisions)


def _length(chosen: Chosen) -> Iterator[Figures]:
    from tests.bench.measure.program import match_length

    yield match_length.measure(chosen.games)


PARTS: dict[str, Part] = {
    "start": _start,
    "memory": _memory,
    "frames": _frames,
    "contention": _contention,
    "input": _input,
    "idle": _idle,
    "moves": _moves,
    "thinking": _thinking,
    "length": _length,
}
"""The parts by name.  Memory comes first of those in this process, which leave memory behind."""


def _parts(text: str) -> list[str]:
    names = text.split(",")
    for name in names:
        if name not in PARTS:
            raise argparse.ArgumentTypeError(f"{name!r} is not a part: {', '.join(PARTS)}")
    return names


def _size(text: str) -> tuple[int, int]:
    wide, _, high = text.partition("x")
    if not (wide.isdigit() and high.isdigit()):
        raise argparse.ArgumentTypeError(f"{text!r} is not a size such as 1920x1080")
    return int(wide), int(high)
