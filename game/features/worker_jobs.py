"""Which jobs the worker process answers besides advice: reviews, reruns, puzzles and so on."""

from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection

from game.ai.worker import Job, WorkerClient, register_job, run_worker
from game.features.puzzles.puzzle_finder import JudgeJob, MadePuzzle, PuzzleJob
from game.features.rerun.rerun import RerunJob, RerunProgress
from game.features.review.oversights import Overlooked, OversightJob
from game.features.review.review import Judgement, Review

register_job("review", Review, Judgement)
register_job("overlooked", OversightJob, Overlooked)
register_job("twice", RerunJob, RerunProgress)
register_job("puzzle", PuzzleJob, MadePuzzle)
register_job("judge", JudgeJob, MadePuzzle)


def run_jobs(pipe: Connection, helpers: Sequence[Connection] = (), copies: int = 0) -> None:
    """Run the worker process with these jobs registered."""
    run_worker(pipe, helpers, copies)


class JobClient(WorkerClient):
    """The worker process as features see it."""

    def _target(self) -> Callable[..., None]:
        return run_jobs

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
