"""Processes that play worlds of the question that another one is thinking about.

The window starts them and hands their pipes to the process that thinks; each answers one request
after the other until its pipe is closed.  They know no more than it: the view of the seat that is
asked.
"""

import contextlib
import json
import multiprocessing
import os
from collections.abc import Sequence
from math import inf
from multiprocessing.connection import Connection
from typing import Any, Final

from game.ai.playouts import Worlds
from game.ai.search import Limit
from game.broken_off import deaf
from game.core.event import View
from game.core.game import Game
from game.games import BY_NAME

MOST: Final = 3
"""So many processes help at most: each takes the memory of a Python with the games."""
PATIENCE: Final = 5.0
"""A process that has not played its worlds after so many seconds is given up."""


def hands() -> int:
    """How many processes help the one that thinks: one for each other core that may be used."""
    usable = getattr(os, "sched_getaffinity", None)
    cores = (os.cpu_count() or 1) if usable is None else len(usable(0))
    return min(MOST, cores - 1)


class Crew:
    """The helpers of one question, as the process that thinks sees them."""

    def __init__(self, pipes: Sequence[Connection], game: Game[Any, Any], view: View, seed: int):
        self._pipes = list(pipes)
        self._question = [game.name, view, seed]
        self._told: set[Connection] = set()
        self._given: dict[Connection, Sequence[int]] = {}

    def share(
        self, numbers: Sequence[int], moves: Sequence[str], seconds: float = inf
    ) -> Sequence[int]:
        """Give away worlds to be played, as many as there is time for; those that are left."""
        self._given = {}
        shares = 1 + len(self._pipes)
        left = None if seconds == inf else seconds
        for place, pipe in enumerate(list(self._pipes), 1):
            part = numbers[place::shares]
            if not part:
                continue
            question = None if pipe in self._told else self._question
            try:
                pipe.send_bytes(json.dumps([question, list(part), list(moves), left]).encode())
            except OSError:
                self._pipes.remove(pipe)
                continue
            self._told.add(pipe)
            self._given[pipe] = part
        given = {number for part in self._given.values() for number in part}
        return [number for number in numbers if number not in given]

    def collect(self) -> tuple[dict[int, list[float]], Sequence[int]]:
        """The rows of worlds that were given away, and the numbers of those that were lost.

        A world for which there was no time is neither.
        """
        rows: dict[int, list[float]] = {}
        lost: list[int] = []
        for pipe, part in self._given.items():
            try:
                if not pipe.poll(PATIENCE):
                    raise EOFError
                rows.update(zip(part, json.loads(pipe.recv_bytes()), strict=False))
            except (EOFError, OSError):
                self._pipes.remove(pipe)
                pipe.close()
                lost += part
        return rows, lost


def help_out(pipe: Connection) -> None:
    """Play worlds until nobody asks any more: what a helping process runs."""
    if hasattr(os, "nice"):
        os.nice(5)
    worlds: Worlds | None = None
    with contextlib.suppress(EOFError, OSError), deaf():
        while True:
            question, numbers, written, seconds = json.loads(pipe.recv_bytes())
            limit = Limit.of(seconds=seconds)
            if question is not None:
                name, view, seed = question
                worlds = Worlds(BY_NAME[name], view, seed)
            assert worlds is not None, "the first request says what is asked"
            moves = [worlds.game.parse(text) for text in written]
            rows = worlds.rows(numbers, moves, limit.in_time)
            pipe.send_bytes(json.dumps(rows).encode())


def start(count: int) -> tuple[list[Any], list[Connection]]:
    """Start so many helpers: the processes, and the ends of their pipes to ask them at."""
    context = multiprocessing.get_context("spawn")
    processes, pipes = [], []
    for number in range(count):
        ours, theirs = context.Pipe()
        process = context.Process(
            target=help_out, args=(theirs,), daemon=True, name=f"helper {number + 1}"
        )
        with deaf():
            process.start()
        theirs.close()
        processes.append(process)
        pipes.append(ours)
    return processes, pipes
