"""What the opponents overlooked in a round, looked for in the worker process after it.

Each opponent's costliest oversight is told, or none.
"""

from collections.abc import Iterator

from game.core.event import PERSON_SEAT, Seat
from game.features.review.oversights import (
    NOTHING_OVERLOOKED,
    Overlooked,
    OversightJob,
    has_made_up,
    oversight_job,
)
from game.features.worker_jobs import JobClient
from game.match.match import Match
from game.text.message import Names, TextValue


class RoundOversights:
    """What each opponent overlooked in one round, asked of the worker process move by move.

    ``number`` is that of the round, from 1. ``told`` has the costliest oversight of each opponent
    whose moves were all looked at.
    """

    def __init__(self, match: Match, number: int, names: Names, worker: JobClient) -> None:
        self.match = match
        self.names = names
        self.worker = worker
        self.told: dict[Seat, Overlooked] = {}
        self.waiting = True
        self._jobs = self._all_jobs(number)
        self._asked: tuple[int, OversightJob] | None = None
        self._worst = NOTHING_OVERLOOKED

    def _moves(self, number: int) -> range:
        """The numbers of the round's moves."""
        begins = [deal.after for deal in self.match.deals]
        end = begins[number] if number < len(begins) else len(self.match.moves)
        return range(begins[number - 1], end)

    def _all_jobs(self, number: int) -> Iterator[tuple[int, OversightJob] | None]:
        """The requests of one opponent after another; None once an opponent's are through."""
        moves = self._moves(number)
        for seat in range(len(self.match.seats)):
            if seat == PERSON_SEAT:
                continue
            for at in moves:
                if self.match.moves[at][0] == seat:
                    job = oversight_job(self.match, at, self.names)
                    if job is not None:
                        yield at, job
            if self._worst.said:
                self.told[Seat(seat)] = self._worst
            self._worst = NOTHING_OVERLOOKED
            yield None

    def look(self) -> list[TextValue]:
        """Ask about the next move, or poll for the answer; the sentences that are known since.

        A request that was replaced by another one is made again once the worker process is free.
        """
        if not self.waiting:
            return []
        if self._asked is None:
            before = len(self.told)
            asked = next(self._jobs, ())
            self.waiting = asked != ()
            if asked:
                self._asked = asked
                if not self.worker.thinking:
                    self.worker.ask(asked[1])
            return [one.said for one in list(self.told.values())[before:]]
        at, job = self._asked
        found = self.worker.overlooked(job)
        if found is None:
            if not self.worker.thinking:
                self.worker.ask(job)
            return []
        self._asked = None
        if found.cost > self._worst.cost and not has_made_up(self.match, at, found.best):
            self._worst = found
        return []

    def leave(self) -> None:
        """Cancel the request; `look` makes it again."""
        if self._asked is not None:
            self.worker.cancel(self._asked[1])
