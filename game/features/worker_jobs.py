"""The worker process as features see it: reviews, reruns, puzzles and so on, besides advice."""

from game.ai.worker import Job, WorkerClient
from game.features.puzzles.puzzle_finder import MadePuzzle
from game.features.rerun.rerun import RerunProgress
from game.features.review.oversights import Overlooked, OversightJob
from game.features.review.review import Judgement


class JobClient(WorkerClient):
    """Gives each feature the answers to its own jobs."""

    def judged(self) -> Judgement | None:
        """The requested judgement, or None if not finished; never waits."""
        answer = self._poll()
        return answer if isinstance(answer, Judgement) else None

    def overlooked(self, job: OversightJob) -> Overlooked | None:
        """The answer to this job, or None if not finished or replaced; never waits."""
        answer = self._poll() if self._asked is job else None
        return answer if isinstance(answer, Overlooked) else None

    def played(self) -> RerunProgress | None:
        """The requested part of a rerun, or None if not finished; never waits."""
        answer = self._poll()
        return answer if isinstance(answer, RerunProgress) else None

    def made(self) -> MadePuzzle | None:
        """The requested puzzle, made or judged, or None if not finished; never waits."""
        answer = self._poll()
        return answer if isinstance(answer, MadePuzzle) else None

    def cancel(self, job: Job) -> None:
        """Cancel this request, unless another one has replaced it."""
        if self._asked is job:
            self.drop()
