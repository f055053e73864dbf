"""A guide: where somebody is in a lesson, found from the moves that have been made.

A sitting for a lesson: the others move as its record has it.

Sitting down for a lesson.
"""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from game.ai.levels import Advice
from game.ai.worker import Job, Question
from game.core.event import Seat
from game.core.game import Game
from game.features.lessons.lesson import LEARNER, Lesson, Step, read_lesson
from game.features.lessons.lesson_check import why
from game.features.review.review import Judgement
from game.features.worker_jobs import JobClient
from game.match.match import Match
from game.session import MatchSession
from game.storage.match_store import NullWriter
from game.storage.settings import UNTIMED, Settings

Moves = Sequence[tuple[Seat, str]]


class Guide:
    """Follows somebody through a ``lesson``, from the step with the number ``place`` on.

    ``strayed`` is the move with which the lesson was left, None while it is kept to.  ``free`` is
    whether the round is played as the player likes: then nothing is expected any more.
    """

    def __init__(self, lesson: Lesson, place: int = 0) -> None:
        self.lesson = lesson
        self.place = min(max(0, place), len(lesson.steps) - 1)
        self.strayed: str | None = None
        self.free = False
        self._made = self.begins

    @property
    def begins(self) -> int:
        """How many moves of the record have been made at this step."""
        return self.lesson.steps[self.place].moves

    @property
    def over(self) -> bool:
        """Whether everything has been done and read."""
        return self.place >= len(self.lesson.steps)

    @property
    def step(self) -> Step | None:
        """What is being said; None while the others move."""
        if self.over:
            return None
        step = self.lesson.steps[self.place]
        return step if step.moves <= self._made else None

    @property
    def reading(self) -> bool:
        """Whether there is something to read and to go on from, and nothing to do."""
        return self.strayed is None and self.step is not None and self.step.move is None

    @property
    def expected(self) -> Step | None:
        """The step with the move that the player is to make now; None for nothing."""
        if self.over or self.free:
            return None
        for step in self.lesson.steps[self.place :]:
            if step.moves == self._made and step.move is not None:
                return step
        return None

    def next_move(self) -> str | None:
        """The move of the record that comes now, of whoever's; None where nobody moves yet."""
        if self.free or self.strayed is not None or self.reading:
            return None
        left = self.lesson.moves[self._made :]
        return left[0][1] if left else None

    def go_on(self) -> None:
        """What was to be read has been read."""
        if self.reading:
            self.place += 1

    def follow(self, moves: Moves, round_over: bool = False) -> None:
        """Find where the moves made so far lead; ``round_over`` ends what is free."""
        moves = self._in_order(moves)
        steps, count, common = self.lesson.steps, len(moves), 0
        for made, meant in zip(moves, self.lesson.moves, strict=False):
            if made != meant:
                break
            common += 1
        released = next((place for place, step in enumerate(steps) if step.free), None)
        self.free = False
        if released is not None and steps[released].moves <= min(common, count - 1):
            # What is said after the round stands behind the last move of the record.
            self.free, self.strayed = True, None
            self._made = len(self.lesson.moves) if round_over else steps[released].moves
            self.place = max(self.place, released) if round_over else released
            self._forget_before(self._made)
            return
        self.strayed = moves[common][1] if common < count else None
        if common < self._made:
            # Taken back: what was read before that move is not read again.
            tasks = (
                place
                for place, step in enumerate(steps)
                if step.moves == common and step.move is not None
            )
            self.place = next(tasks, self.place)
        self._made = common
        self._forget_before(common)

    def _in_order(self, moves: Moves) -> Moves:
        """The moves in the lesson's order, where two of them may be made in either.

        While only the second has been made it is as if none had.
        """
        meant = self.lesson.moves
        for step in self.lesson.steps:
            first, then = step.moves, step.moves + 1
            if step.either and len(moves) > first and moves[first] == meant[then]:
                moves = [*moves[:first], *moves[then : then + 1], *moves[first:then],
                         *moves[then + 1 :]]  # fmt: skip
                if len(moves) == then:
                    return moves[:first]
        return moves

    def _forget_before(self, moves: int) -> None:
        """Pass over what was to be read or done before so many moves."""
        steps = self.lesson.steps
        while self.place < len(steps) and steps[self.place].moves < moves:
            self.place += 1


class Script(JobClient):
    """Moves for the others as the lesson has it, and thinks where it leaves the round free."""

    def __init__(self, guide: Guide, match: Match, thinker: JobClient) -> None:
        self.guide = guide
        self.match = match
        self.thinker = thinker
        self._answer: Advice | None = None
        self._thinks = False

    def ask(self, question: Job) -> None:
        self._answer, self._thinks = None, True
        step = self.guide.expected
        if not isinstance(question, Question) or self.guide.free:
            self.thinker.ask(question)
        elif self.match.state.asked != LEARNER:
            self._thinks = False
        elif step is None or step.move is None or step.free or self.guide.strayed is not None:
            self.thinker.ask(question)
        else:
            reason = (
                self.guide.lesson.said(step.apart) if step.apart else why(self.match, step.move)
            )
            self._answer = Advice(step.move, reason, {})

    def drop(self) -> None:
        self._answer, self._thinks = None, False
        self.thinker.drop()

    def poll(self) -> Advice | None:
        if self._answer is not None:
            answer, self._answer = self._answer, None
            return answer
        if self._thinks:
            return self.thinker.poll()
        move = self.guide.next_move()
        return None if move is None else Advice(move, "", {})

    @property
    def thinking(self) -> bool:
        return self._answer is not None or (self._thinks and self.thinker.thinking)

    def judged(self) -> Judgement | None:
        return self.thinker.judged()


class LessonSession(MatchSession):
    """A sitting in which a lesson is played: nothing of it is kept but how far one has come.

    What was played before the lesson begins is not taken back.
    """

    def __init__(self, lesson: Lesson, guide: Guide, thinker: JobClient) -> None:
        match = lesson.match(guide.begins)
        super().__init__(match, NullWriter(Path(), match), Script(guide, match, thinker))
        self.lesson = lesson
        self.guide = guide
        self.rounds = len(match.state.rounds)
        self.follow()

    def follow(self) -> None:
        """Have the guide know how the match stands."""
        self.guide.follow(self.match.moves, self.over)

    @property
    def over(self) -> bool:
        """Whether the round in which the lesson began is over."""
        state = self.match.state
        return state.over or len(state.rounds) > self.rounds

    def think_ahead(self) -> None:
        """Nothing: the lesson knows its answers."""

    @property
    def undoable(self) -> bool:
        return bool(self._decisions())

    def _decisions(self) -> list[int]:
        return [number for number in super()._decisions() if number >= self.lesson.begins]


def lesson_of(game: Game[Any, Any], name: str) -> Lesson:
    """A lesson of a game, read."""
    return read_lesson(name, game.lesson_file(name).read_text(encoding="utf-8"))


def calm(settings: Settings) -> Settings:
    """The player's settings for a lesson: every move is their own, and nobody is in a hurry."""
    return replace(
        settings, forced="off", step="off", calls=UNTIMED, spot="off", remarks="off", announce="off"
    )
