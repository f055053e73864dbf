"""The worker process, which searches outside the frame loop.

`WorkerClient` is the window's end and `run_worker` the main loop of the process. Requests and
answers are serialized as JSON over a pipe. For a match in play only views are sent, so an opponent
cannot see a hidden card even by mistake. The process is started by the first question, with its
helpers (`helper_pool`), and ends after a minute without one. It says so before: the window's end
then asks the next question of a new process, also one that was already on its way.

A search that fails ends the process, which says why before. The window's end reports that and every
other death, starts a new process, and marks an answer made without a search as ``failed``.
"""

import contextlib
import json
import multiprocessing
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields, replace
from importlib import import_module
from math import inf
from multiprocessing.connection import Connection
from random import Random
from time import monotonic
from typing import Any, Protocol

from game.ai import helper_pool
from game.ai.characters import CHARACTERS
from game.ai.helper_pool import (
    HelperPool,
    Helpers,
    Pipes,
    end_with,
    nobody,
    starter,
    untracked,
)
from game.ai.levels import (
    COACH_PLAYOUTS,
    COACH_SECONDS,
    LEVELS,
    SEARCH_FAULTS,
    Advice,
    Level,
    advise,
    glance,
)
from game.ai.style import NEUTRAL_STYLE, Style
from game.cards.bounded_cache import clear_caches
from game.core.event import View
from game.games import GAMES_BY_NAME
from game.interrupt import deaf
from game.text.message import Names, Who, packed, unpacked

MAX_ALL_OPPONENTS_THINKING_SECONDS = 6.0
"""Seconds that all opponents of a large table think together between two turns of the person."""
LEVEL_SECONDS_FACTOR = 1.0
"""Factor on a level's seconds; infinite if answers must not depend on time."""
UNHELPED_SEARCH_SECONDS = 0.2
"""Seconds of processor time that a search for a move goes on alone: most are over by then."""
IDLE_HELPERS_SECONDS = 3.0
"""Idle seconds after which forked helpers end.

A fork holds half the worker's memory again. A new one takes milliseconds and inherits all caches.
"""
IDLE_WORKER_SECONDS = 60.0
"""Idle seconds after which the worker process ends, and helpers that it did not fork with it.

A new one takes half a second to the first answer.
"""


@dataclass(frozen=True, slots=True)
class Question:
    """Request for the move of a level in a view.

    With ``explain`` the answer also compares moves: see ``advise``.
    """

    game: str
    view: View
    level: str
    seed: int
    names: Names = ()
    explain: bool = False

    @property
    def style(self) -> Style:
        """Style of the asked character; ``NEUTRAL_STYLE`` for the person and for explanations."""
        seat = GAMES_BY_NAME[self.game].from_view(self.view).asked
        name = self.names[seat].name if seat is not None and seat < len(self.names) else ""
        character = CHARACTERS.get(name)
        return NEUTRAL_STYLE if character is None or self.explain else character.style

    def _seconds(self, level: Level) -> float:
        """Time budget in seconds, reduced at large tables."""
        if self.explain:
            return COACH_SECONDS
        if level.seconds == inf:
            return inf
        return min(level.seconds, MAX_ALL_OPPONENTS_THINKING_SECONDS / max(1, len(self.names) - 1))

    def instead(self) -> Advice:
        """Fallback answer computed in this process, without a search."""
        game = GAMES_BY_NAME[self.game]
        state = game.determinize(self.view, Random(self.seed))
        return replace(glance(game, state, names=self.names), failed=True)

    def answer(
        self,
        unwanted: Callable[[], bool] = lambda: False,
        helpers: Pipes = nobody,
    ) -> Advice:
        """Search until playouts or seconds are used up, or ``unwanted`` is true."""
        game, level = GAMES_BY_NAME[self.game], LEVELS[self.level]
        return advise(
            game,
            self.view,
            self.level,
            self.seed,
            playouts=COACH_PLAYOUTS if self.explain else level.thought,
            seconds=self._seconds(level) * LEVEL_SECONDS_FACTOR,
            style=self.style,
            names=self.names,
            unwanted=unwanted,
            crew=HelperPool(helpers, game, self.view, self.seed, UNHELPED_SEARCH_SECONDS),
            explain=self.explain,
        )


class Job(Protocol):
    """A question for the worker process: a dataclass of JSON-like fields."""

    @property
    def game(self) -> str:
        """The name of the game it is about."""

    def answer(self, unwanted: Callable[[], bool], helpers: Pipes) -> Any:
        """The answer, a dataclass as well; ``unwanted`` tells that a newer job has arrived."""

    def instead(self) -> Any:
        """The answer without a process, marked as ``failed``: the fallback after a failed search or
        several crashes."""


def complain(what: str) -> None:
    """Write a text about a failure to standard error, if there is one."""
    if sys.stderr is not None:
        print(what, file=sys.stderr)


class WorkerClient:
    """The window's end of the worker process: `ask`, then poll for the answer.

    A process that died, or is silent for ``PATIENCE`` seconds, is restarted with the same request.
    After ``MOST_STARTS`` starts for one request, and after a search that failed, this process
    computes the fallback answer. ``report`` gets a text about each death.
    """

    MOST_STARTS = 3
    PATIENCE = 20.0

    def __init__(self, report: Callable[[str], None] = complain) -> None:
        self.report = report
        self._process: Any = None
        self._helpers: list[Any] = []
        self._pipe: Connection | None = None
        self._number = 0
        self._asked: Job | None = None
        self._starts = 0
        self._sent = 0.0

    def start(self) -> None:
        """Start the process and its helpers."""
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        hands = helper_pool.helper_count()
        self._helpers, helpers = helper_pool.start(0 if helper_pool.CAN_FORK_HELPERS else hands)
        copies = hands if helper_pool.CAN_FORK_HELPERS else 0
        self._process = context.Process(
            target=run_worker, args=(theirs, helpers, copies), daemon=True, name="worker"
        )
        with deaf(), untracked():
            self._process.start()
        for one in (theirs, *helpers):
            one.close()

    @property
    def thinking(self) -> bool:
        """Whether a request is unanswered."""
        return self._asked is not None

    def ask(self, question: Job) -> None:
        """Ask a question; an earlier one without an answer yet is dropped."""
        self._number += 1
        self._asked = question
        self._starts = 0
        self._send()

    def drop(self) -> None:
        """Cancel the request; its answer is ignored if it still arrives."""
        if self._asked is not None and self._pipe is not None:
            with contextlib.suppress(BrokenPipeError, ConnectionError):
                self._pipe.send_bytes(CANCEL_MESSAGE)
        self._asked = None

    def _send(self) -> None:
        question = self._asked
        assert question is not None, "there is a question to send"
        if self._process is not None and not self._process.is_alive():
            if self._rests():
                self.close()
            else:
                self._report_death()
        if self._process is None:
            self._starts += 1
            self.start()
        assert self._pipe is not None, "a started process has a pipe"
        self._sent = monotonic()
        message = [self._number, *_values(question)]
        with contextlib.suppress(BrokenPipeError, ConnectionError):
            self._pipe.send_bytes(json.dumps(message).encode())

    def poll(self) -> Advice | None:
        """Advice, if it has arrived; never blocks."""
        answer = self._poll()
        return answer if isinstance(answer, Advice) else None

    def _poll(self) -> Any:
        if self._asked is None or self._pipe is None:
            return None
        try:
            while self._pipe.poll():
                number, *values = json.loads(self._pipe.recv_bytes())
                if values[0] == REST_WORD:
                    self.close()
                    return self._again()
                if values[0] == SEARCH_FAILED_WORD:
                    self._report_death("failed search", values[1])
                    return self._instead() if number == self._number else self._again()
                if number == self._number:
                    self._asked = None
                    return _made(values)
        except (EOFError, OSError):
            # The process ended, perhaps in the middle of a message.
            self._report_death()
            return self._again()
        if not self._process.is_alive():
            self._report_death()
            return self._again()
        if monotonic() - self._sent > self.PATIENCE:
            self._report_death(f"silent {self.PATIENCE:.0f} s")
            return self._again()
        return None

    def _rests(self) -> bool:
        """Whether the process that has ended went to rest; reads what it said last."""
        assert self._pipe is not None, "a process has a pipe"
        with contextlib.suppress(EOFError, OSError):
            while self._pipe.poll():
                if json.loads(self._pipe.recv_bytes())[1] == REST_WORD:
                    return True
        return False

    def _again(self) -> Any:
        """Ask a new process the same question; after several crashes, use the fallback answer."""
        if self._starts >= self.MOST_STARTS:
            return self._instead()
        self._send()
        return None

    def _instead(self) -> Any:
        """The fallback answer."""
        question = self._asked
        assert question is not None, "only a question without an answer has a fallback"
        self._asked = None
        return question.instead()

    def _report_death(self, how: str = "", trace: str = "") -> None:
        """Report how the process ended, and remove the rest of it."""
        process, asked = self._process, self._asked
        assert asked is not None, "a death is found when there is a question"
        self.close()
        how = how or f"exit code {process.exitcode}"
        self.report(f"worker: {how} ({type(asked).__name__} {asked.game})\n{trace}")

    def close(self) -> None:
        """Kill the process and its helpers."""
        if self._pipe is not None:
            self._pipe.close()
        for process in (self._process, *self._helpers):
            if process is not None:
                # Killed, because a suspended process would never react to a closed pipe.
                process.kill()
                process.join()
        self._process = self._pipe = None
        self._helpers = []


CANCEL_MESSAGE = b"null"
"""Message that cancels the current request."""
SEARCH_FAILED_WORD = "failed"
"""Word in place of an answer, before the traceback of the search that failed."""
REST_WORD = "rest"
"""Word in place of an answer, after which the process ends because nobody asks."""


def _values(one: Any) -> list[Any]:
    """The class of a question or an answer and its fields in order, as JSON-like data."""
    kind = f"{type(one).__module__}:{type(one).__name__}"
    return [kind, *(_packed(getattr(one, field.name)) for field in fields(one))]


def _packed(value: Any) -> Any:
    if isinstance(value, list | tuple) and not isinstance(value, Who):
        return [packed(one) if isinstance(one, Who) else one for one in value]
    return packed(value)


def _made(values: Sequence[Any]) -> Any:
    """Inverse of ``_values``; imports the class if nothing has needed it yet."""
    module, _, name = values[0].partition(":")
    return getattr(import_module(module), name)(*map(_unpacked, values[1:]))


def _unpacked(value: Any) -> Any:
    return [unpacked(one) for one in value] if isinstance(value, list) else unpacked(value)


def run_worker(pipe: Connection, helpers: Sequence[Connection] = (), copies: int = 0) -> None:
    """Answer requests until the pipe closes or nobody asks: the main loop of the worker process.

    ``helpers`` are pipes to helper processes; ``copies`` is the number of forks this process may
    make. Only the newest waiting request is answered, and a new one interrupts a running search.
    Caches are cleared when the game changes.
    """
    end_with(starter())
    crew = Helpers(copies, helpers, [pipe])
    game = ""
    with contextlib.suppress(EOFError, OSError), deaf():
        while True:
            if crew.copied and not pipe.poll(IDLE_HELPERS_SECONDS):
                crew.rest()
            if not pipe.poll(IDLE_WORKER_SECONDS):
                pipe.send_bytes(json.dumps([0, REST_WORD]).encode())
                return
            text = pipe.recv_bytes()
            while pipe.poll():
                text = pipe.recv_bytes()
            if text == CANCEL_MESSAGE:
                continue
            number, *values = json.loads(text)
            question = _made(values)
            if question.game != game:
                game = question.game
                crew.rest()
                clear_caches()
            try:
                answer = question.answer(pipe.poll, crew.pipes)
            except SEARCH_FAULTS:
                from traceback import format_exc

                pipe.send_bytes(json.dumps([number, SEARCH_FAILED_WORD, format_exc()]).encode())
                raise
            pipe.send_bytes(json.dumps([number, *_values(answer)]).encode())
