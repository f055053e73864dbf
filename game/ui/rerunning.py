"""Runs of a level with the cards of a match that is over, asked for while a page is looked at."""

from pathlib import Path

from game.ai.twice import RUNS, Rerun
from game.match.match import Match
from game.storage.reruns import Reruns
from game.ui.program import Program
from game.words.message import Message


class Rerunning:
    """Asks the thinking process for one piece after another and keeps each run that is over.

    Whatever else is asked of the process goes first: the piece is asked for again then.
    ``trouble`` is why the runs could not be kept, if so.
    """

    def __init__(self, app: Program, match: Match, path: Path, level: str) -> None:
        self.app = app
        self.path = path
        self.kept = Reruns(app.profile)
        self.record = match.record()
        thought: int = match.game.knowledge.thought_again
        done = self.kept.known(path, self.record, level, thought)
        self.rerun = Rerun(match, level, done[:RUNS])
        self.trouble: Message | None = None
        self._asked = False

    @property
    def waiting(self) -> bool:
        """Whether there is more to play."""
        return not self.rerun.over

    def update(self) -> bool:
        """Listen and ask on; whether there is something new."""
        thinker, rerun = self.app.thinker, self.rerun
        if rerun.over:
            return False
        part = thinker.played() if self._asked else None
        if part is not None:
            self._asked = False
            before = len(rerun.done)
            rerun.take(part)
            if len(rerun.done) > before:
                self.trouble = self.kept.keep(self.path, self.record, rerun.level, rerun.done,
                                              rerun.thought)  # fmt: skip
        elif self._asked and not thinker.thinking:
            self._asked = False
        if not self._asked and not thinker.thinking and not rerun.over:
            thinker.ask(rerun.question())
            self._asked = True
        return part is not None

    def stop(self) -> None:
        """Have no more thought given to it."""
        if self._asked:
            self.app.thinker.drop()
            self._asked = False
