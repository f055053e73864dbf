"""``bench``: measure how fast the program is on this machine and print it part by part."""

import argparse
import platform
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from game.core.game import Game
from game.games import BY_NAME
from tests.bench.program import machine
from tests.bench.program.figures import Figures, spread

SIZES = ((1920, 1080), (2560, 1440))
NOISE_RUNS = 200
TOGETHER_SECONDS = 10.0


@dataclass(frozen=True, slots=True)
class Chosen:
    """What is to be measured, as the command line has it."""

    games: Sequence[Game[Any, Any]]
    sizes: Sequence[tuple[int, int]]
    minutes: float
    decisions: int


Part = Callable[[Chosen], Iterator[Figures]]


def run(arguments: Sequence[str]) -> int:
    """Measure what is asked for and print it; the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.bench",
        description="Measure how fast the program is on this machine, and print it part by part.",
    )
    parser.add_argument(
        "--only", type=_parts, default=list(PARTS), metavar="PART,...",
        help=f"the parts to measure, from {', '.join(PARTS)} (default: all)",
    )  # fmt: skip
    parser.add_argument("--game", action="append", choices=list(BY_NAME),
                        help="measure this game; may be repeated (default: all)")  # fmt: skip
    parser.add_argument("--size", action="append", type=_size, metavar="WxH",
                        help="of the window, for frames; may be repeated")  # fmt: skip
    parser.add_argument("--minutes", type=float, default=1.0,
                        help="of play, for memory (default: %(default)s)")  # fmt: skip
    parser.add_argument("--decisions", type=int, default=20,
                        help="a level and game, for thinking (default: %(default)s)")  # fmt: skip
    words = parser.parse_args(arguments)
    if words.minutes <= 0 or words.decisions < 1:
        parser.error("there must be something to measure")
    chosen = Chosen(
        [BY_NAME[name] for name in words.game or BY_NAME],
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
        # The rules can be measured where pygame is not installed.
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
    """How long the same work takes, in seconds: what lies between two runs is the noise."""
    begun = perf_counter()
    sum(range(60_000))
    return perf_counter() - begun


# The parts, imported only when they are measured: most need the window.


def _start(chosen: Chosen) -> Iterator[Figures]:
    from tests.bench.program import starting

    yield starting.measure()


def _frames(chosen: Chosen) -> Iterator[Figures]:
    from tests.bench.program import frames

    for size in chosen.sizes:
        yield frames.measure(chosen.games, size)


def _together(chosen: Chosen) -> Iterator[Figures]:
    from tests.bench.program import together

    yield together.measure(chosen.games, chosen.sizes[0], TOGETHER_SECONDS)


def _input(chosen: Chosen) -> Iterator[Figures]:
    from tests.bench.program import touching

    yield touching.measure(chosen.games, chosen.sizes[0])


def _rest(chosen: Chosen) -> Iterator[Figures]:
    from tests.bench.program import resting

    yield resting.measure(chosen.games, chosen.sizes[0])


def _memory(chosen: Chosen) -> Iterator[Figures]:
    from tests.bench.program import lasting

    yield lasting.measure(chosen.games, chosen.sizes[0], chosen.minutes)


def _moves(chosen: Chosen) -> Iterator[Figures]:
    from tests.bench.program import moving

    yield moving.measure(chosen.games)


def _thinking(chosen: Chosen) -> Iterator[Figures]:
    from tests.bench.program import thinking

    yield thinking.measure(chosen.games, chosen.decisions)


def _length(chosen: Chosen) -> Iterator[Figures]:
    from tests.bench.program import length

    yield length.measure(chosen.games)


PARTS: dict[str, Part] = {
    "start": _start,
    "memory": _memory,
    "frames": _frames,
    "together": _together,
    "input": _input,
    "idle": _rest,
    "moves": _moves,
    "thinking": _thinking,
    "length": _length,
}
"""What can be measured, by the word for it.  Memory comes before what leaves its own behind."""


def _parts(text: str) -> list[str]:
    names = text.split(",")
    for name in names:
        if name not in PARTS:
            raise argparse.ArgumentTypeError(f"{name!r} is no part: {', '.join(PARTS)}")
    return names


def _size(text: str) -> tuple[int, int]:
    wide, _, high = text.partition("x")
    if not (wide.isdigit() and high.isdigit()):
        raise argparse.ArgumentTypeError(f"{text!r} is not a size such as 1920x1080")
    return int(wide), int(high)
