"""Playing a lesson: where the learner is, and what happens next.

`Guide` derives the current step from the moves made. `Script` stands in for the worker process and
plays the opponents' moves of the record. `LessonSession` is the match session around both.
"""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from game.ai.levels import Advice
from game.ai.worker import Job, Question
from game.core.event import Event, Seat
from game.core.game import Game
from game.core.illegal import IllegalMove
from game.features.lessons.lesson import LEARNER_SEAT, Lesson, Step, read_lesson
from game.features.lessons.lesson_check import why
from game.features.review.review import Judgement
from game.features.worker_jobs import JobClient
from game.match.match import Match
from game.session import MatchSession
from game.storage.match_store import NullWriter
from game.storage.settings import CALLS_UNTIMED, Settings

Moves = Sequence[tuple[Seat, str]]


class Guide:
    """Follows a learner through a ``lesson``, starting at step number ``place``.

    ``strayed`` is the first move that differs from the record, else None. ``free`` means that the
    learner plays the rest of the round freely.
    """

    def __init__(self, lesson: Lesson, place: int = 0) -> None:
        self.lesson = lesson
        self.place = min(max(0, place), len(lesson.steps) - 1)
        self.strayed: str | None = None
        self.free = False
        self._made = self.begins

    @property
    def begins(self) -> int:
        """Number of the record's moves made at the current step."""
        return self.lesson.steps[self.place].moves

    @property
    def over(self) -> bool:
        """Whether all steps are done."""
        return self.place >= len(self.lesson.steps)

    @property
    def step(self) -> Step | None:
        """Step on display; None while opponents move."""
        if self.over:
            return None
        step = self.lesson.steps[self.place]
        return step if step.moves <= self._made else None

    @property
    def reading(self) -> bool:
        """Whether the step on display is only to be read."""
        return self.strayed is None and self.step is not None and self.step.move is None

    @property
    def expected(self) -> Step | None:
        """Step with the learner's next move; None if none is expected."""
        if self.over or self.free:
            return None
        for step in self.lesson.steps[self.place :]:
            if step.moves == self._made and step.move is not None:
                return step
        return None

    def next_move(self) -> str | None:
        """The record's next move, by any seat; None while nothing should be played."""
        if self.free or self.strayed is not None or self.reading:
            return None
        left = self.lesson.moves[self._made :]
        return left[0][1] if left else None

    def is_recorded(self, move: str) -> bool:
        """Whether the record goes on with this move of the learner's."""
        at = self._made
        following = self.lesson.moves[at : at + 2]
        either = self.expected is not None and self.expected.either
        return (LEARNER_SEAT, move) in following[: 2 if either else 1]

    def go_on(self) -> None:
        """Mark the step on display as read."""
        if self.reading:
            self.place += 1

    def follow(self, moves: Moves, round_over: bool = False) -> None:
        """Update the guide to the moves made; ``round_over`` ends free play."""
        moves = self._in_order(moves)
        steps, count, common = self.lesson.steps, len(moves), 0
        for made, meant in zip(moves, self.lesson.moves, strict=False):
            if made != meant:
                break
            common += 1
        released = next((place for place, step in enumerate(steps) if step.free), None)
        self.free = False
        if released is not None and steps[released].moves <= min(common, count - 1):
            # Sentences after the round belong to the last move of the record.
            self.free, self.strayed = True, None
            self._made = len(self.lesson.moves) if round_over else steps[released].moves
            self.place = max(self.place, released) if round_over else released
            self._forget_before(self._made)
            return
        self.strayed = moves[common][1] if common < count else None
        if common < self._made:
            # After an undo, the text before the undone move is not shown again.
            tasks = (
                place
                for place, step in enumerate(steps)
                if step.moves == common and step.move is not None
            )
            self.place = next(tasks, self.place)
        self._made = common
        self._forget_before(common)

    def _in_order(self, moves: Moves) -> Moves:
        """Moves sorted to the lesson's order where two may be swapped.

        A second move made first is hidden until its partner is made.
        """
        meant = self.lesson.moves
        for step in self.lesson.steps:
            first, then = step.moves, step.moves + 1
            if step.either and len(moves) > first and moves[first] == meant[then]:
                moves = [
                    *moves[:first],
                    *moves[then : then + 1],
                    *moves[first:then],
                    *moves[then + 1 :],
                ]
                if len(moves) == then:
                    return moves[:first]
        return moves

    def _forget_before(self, moves: int) -> None:
        """Skip the steps before this number of moves."""
        steps = self.lesson.steps
        while self.place < len(steps) and steps[self.place].moves < moves:
            self.place += 1


class Script(JobClient):
    """Opponents of a lesson: its prescribed moves, and a search once the round is free."""

    def __init__(self, guide: Guide, match: Match, worker: JobClient) -> None:
        self.guide = guide
        self.match = match
        self.worker = worker
        self._answer: Advice | None = None
        self._thinks = False

    def ask(self, question: Job) -> None:
        self._answer, self._thinks = None, True
        step = self.guide.expected
        if not isinstance(question, Question) or self.guide.free:
            self.worker.ask(question)
        elif self.match.state.asked != LEARNER_SEAT:
            self._thinks = False
        elif step is None or step.move is None or step.free or self.guide.strayed is not None:
            self.worker.ask(question)
        else:
            reason = (
                self.guide.lesson.said(step.apart) if step.apart else why(self.match, step.move)
            )
            self._answer = Advice(step.move, reason, {})

    def drop(self) -> None:
        self._answer, self._thinks = None, False
        self.worker.drop()

    def poll(self) -> Advice | None:
        if self._answer is not None:
            answer, self._answer = self._answer, None
            return answer
        if self._thinks:
            return self.worker.poll()
        move = self.guide.next_move()
        return None if move is None else Advice(move, "", {})

    @property
    def thinking(self) -> bool:
        return self._answer is not None or (self._thinks and self.worker.thinking)

    def judged(self) -> Judgement | None:
        return self.worker.judged()


class LessonSession(MatchSession):
    """Match session of a lesson; only the progress is kept.

    Undo stops at the lesson's first move.
    """

    def __init__(self, lesson: Lesson, guide: Guide, worker: JobClient) -> None:
        match = lesson.match(guide.begins)
        super().__init__(match, NullWriter(Path(), match), Script(guide, match, worker))
        self.lesson = lesson
        self.guide = guide
        self.rounds = len(match.state.rounds)
        self.follow()

    def play(self, move: str) -> list[Event]:
        """Make a move; raises ``IllegalMove``.

        While there is something to read, any legal move means "go on": only the record's own is
        made.
        """
        if not self.guide.reading or self.guide.is_recorded(move):
            return super().play(move)
        illegal = self.match.refusal(move)
        if illegal is not None:
            raise IllegalMove(illegal)
        self.guide.go_on()
        return []

    def follow(self) -> None:
        """Tell the guide the moves of the match."""
        self.guide.follow(self.match.moves, self.over)

    @property
    def over(self) -> bool:
        """Whether the round in which the lesson began is over."""
        state = self.match.state
        return state.over or len(state.rounds) > self.rounds

    def think_ahead(self) -> None:
        """Overridden to do nothing, as the lesson knows its answers."""

    @property
    def undoable(self) -> bool:
        return bool(self._decisions())

    def _decisions(self) -> list[int]:
        return [number for number in super()._decisions() if number >= self.lesson.begins]


def lesson_of(game: Game[Any, Any], name: str) -> Lesson:
    """Load and parse a lesson of a game."""
    return read_lesson(name, game.lesson_file(name).read_text(encoding="utf-8"))


def calm(settings: Settings) -> Settings:
    """Settings for a lesson: no time limits, no distractions."""
    return replace(
        settings,
        step=False,
        calls=CALLS_UNTIMED,
        spot=False,
        remarks=False,
        announce=False,
    )
