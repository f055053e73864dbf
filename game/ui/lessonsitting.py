"""A sitting for a lesson: the others move as its record has it."""

from pathlib import Path

from game.ai.advice import Advice
from game.ai.review import Judgement
from game.ai.worker import Asked, Question, Thinker
from game.learn.guide import Guide
from game.learn.judging import why
from game.learn.lesson import LEARNER, Lesson
from game.match.match import Match
from game.storage.shelf import Unkept
from game.ui.sitting import Sitting


class Script(Thinker):
    """Moves for the others as the lesson has it, and thinks where it leaves the round free."""

    def __init__(self, guide: Guide, match: Match, thinker: Thinker) -> None:
        self.guide = guide
        self.match = match
        self.thinker = thinker
        self._answer: Advice | None = None
        self._thinks = False

    def ask(self, question: Asked) -> None:
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


class LessonSitting(Sitting):
    """A sitting in which a lesson is played: nothing of it is kept but how far one has come.

    What was played before the lesson begins is not taken back.
    """

    def __init__(self, lesson: Lesson, guide: Guide, thinker: Thinker) -> None:
        match = lesson.match(guide.begins)
        super().__init__(match, Unkept(Path(), match), Script(guide, match, thinker))
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
