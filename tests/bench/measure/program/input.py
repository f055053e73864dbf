"""Latency from an input event to the frame that shows it."""

from collections.abc import Iterator, Sequence
from functools import partial
from threading import Timer
from time import perf_counter, thread_time
from typing import Any

from game.core.game import Game
from game.core.table import PERSON_HAND_ZONE
from game.ui.app.event_wait import rouse
from game.ui.features.match.match_page import TablePage
from game.ui.kit.input.events import Moved, Press, Release
from game.ui.table.model.drag_state import card_keys
from tests.bench.measure.program.figures import Figures, spread
from tests.bench.measure.program.window import Stage, Times, asked_match, stage

MOVES = 24
"""Moves after which the person's next turn is looked at."""
NOTICES = 25
QUIET_SECONDS = 0.1
"""How often the latency of waking is measured, and how many seconds the program rests before."""


def measure(games: Sequence[Game[Any, Any]], size: tuple[int, int]) -> Figures:
    """Hovering over everything on a table, and picking every card of the hand."""
    with stage(size) as window:
        rows = [row for game in games for row in _rows(window, game)]
        rows.append(_row("any, at rest: noticing it", _notice(window)))
    return Figures(
        f"From input to picture, {size[0]}x{size[1]}, milliseconds",
        ("the most players", "times", "median", "99 %", "longest", "processor 99 %", "longest"),
        rows,
        "What is done at rest is noticed first, as in the last row.",
    )


def _rows(window: Stage, game: Game[Any, Any]) -> Iterator[tuple[str, ...]]:
    page = window.sit(asked_match(game, MOVES))
    window.settle()
    yield _row(f"{game.title}: hovering", _hover(window, page))
    if PERSON_HAND_ZONE in page.show.laid.spots:
        yield _row(f"{game.title}: picking a card", _pick(window, page))


def _row(name: str, times: Times) -> tuple[str, ...]:
    return (name, str(len(times.clock)), *spread(times.clock), *spread(times.processor)[1:])


def _hover(window: Stage, page: TablePage) -> Times:
    times = Times()
    for key in [node.key for node in page.tree.reachable()]:
        node = page.tree.by_key.get(key)
        if node is not None:
            times.measure(partial(_answered, window, Moved(*node.rect.center)))
            window.settle()
    return times


def _pick(window: Stage, page: TablePage) -> Times:
    times = Times()
    for slot in range(page.show.laid.counts[PERSON_HAND_ZONE]):
        place = page.tree.by_key[card_keys(page.show, PERSON_HAND_ZONE)[slot]].rect.center
        window.app.send(Press(*place))
        window.settle()
        times.measure(partial(_answered, window, Release(*place)))
        window.settle()
    return times


def _notice(window: Stage) -> Times:
    """The latency of waking: from another thread's event until the sleeping program has it."""
    times = Times()
    told: list[float] = []

    def tell() -> None:
        told.append(perf_counter())
        rouse()

    for _ in range(NOTICES):
        processor = thread_time()
        timer = Timer(QUIET_SECONDS, tell)
        timer.start()
        while not told:
            window.app.events.wait(2 * QUIET_SECONDS)
        times.clock.append(perf_counter() - told.pop())
        times.processor.append(thread_time() - processor)
        timer.join()
    return times


def _answered(window: Stage, event: Moved | Release) -> bool:
    window.app.send(event)
    return window.frame()
