"""A puzzle at the table: moves that are not the best are answered, and not made."""

from random import Random

from game.ai.advice import Advice
from game.puzzles.attempt import Answer, Attempt
from game.storage.solved import Mark, Solved
from game.ui.table.acts import Page
from game.ui.table.hints import pick_hinted
from game.ui.table.model import TableModel
from game.ui.table.moves import Moves
from game.ui.table.notice import Kind, Notice
from game.ui.window.sound import Sounds
from game.words.message import Said, say, told


class Solving(Moves):
    """Takes the person's moves for tries at a puzzle: only the best one is made.

    What has become of the puzzle is kept with the ``marks`` at once.
    """

    def __init__(
        self, model: TableModel, page: Page, sounds: Sounds, attempt: Attempt, marks: Solved
    ) -> None:
        super().__init__(model, page, sounds)
        self.attempt = attempt
        self.marks = marks
        game, puzzle, names = model.game, attempt.puzzle, model.show.names
        best, other = (game.parse(one[0]) for one in (puzzle.best, puzzle.nearest.moves))
        seen = model.sitting.state
        self._best, self._other = (told(game.say(seen, one, names)) for one in (best, other))
        world = game.sample(seen, Random(puzzle.match))
        self._why: Said = game.knowledge.reason(world, best, names)

    def try_move(self, move: str, forced: bool = False) -> bool:
        """Make the move if it is the best one, else say that it is not; whether it was made."""
        if self.attempt.over:
            return False
        game = self.model.game
        if self.model.sitting.why(move) is not None:
            return super().try_move(move, forced)
        answer = self.attempt.answer(game.write(game.parse(move)))
        if answer is Answer.BEST:
            super().try_move(move, forced)
            self._end(Mark.FOUND, Kind.ANSWER, say("puzzles-right", move=self._best, why=self._why))
            self.sounds.play("win")
            return True
        if self.attempt.over:
            self.show_solution()
        elif answer is Answer.TRIED:
            self.refuse(Notice(Kind.WORSE, say("puzzles-tried-already")))
        else:
            self._keep(Mark.TRIED)
            self.refuse(Notice(Kind.WORSE, say("puzzles-worse", tries=self.attempt.left)))
        return False

    def show_solution(self) -> None:
        """Mark the best move on the table and say why it is."""
        self.attempt.give_up()
        best = self.attempt.puzzle.best[0]
        self.model.sitting.advice = Advice(best, self._why, {})
        said = say("puzzles-solution", move=self._best, why=self._why)
        self._end(Mark.SHOWN, Kind.HINT, said)
        pick_hinted(self.model)
        self.page.changed()

    def _end(self, mark: Mark, kind: Kind, said: str) -> None:
        # Whoever is asked now is not: nobody goes on from here.
        self.model.paused = True
        self.model.say(Notice(kind, said, more=self._figures()))
        self._keep(mark)
        self.page.changed()

    def _figures(self) -> str:
        """By how much the best move is ahead of the next, and how sure that is."""
        near = self.attempt.puzzle.nearest
        points, unit = _figure(near.behind), self.model.game.knowledge.unit
        if near.low == near.high:
            return say("puzzles-figures.always", points=points, unit=unit, other=self._other,
                       worlds=near.worlds)  # fmt: skip
        return say("puzzles-figures", points=points, unit=unit, other=self._other,
                   low=_figure(near.low), high=_figure(near.high))  # fmt: skip

    def _keep(self, mark: Mark) -> None:
        puzzle = self.attempt.puzzle
        trouble = self.marks.mark(self.model.game.name, puzzle.match, mark)
        if trouble is not None:
            self.marks.trouble = self.marks.trouble or trouble


def _figure(points: float) -> str:
    return f"{points:.0f}" if abs(points) >= 10 else f"{points:.1f}"
