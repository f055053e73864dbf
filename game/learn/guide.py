"""A guide: where somebody is in a lesson, found from the moves that have been made."""

from collections.abc import Sequence

from game.core.event import Seat
from game.learn.lesson import Lesson, Step

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
