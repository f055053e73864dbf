"""What matches that are over came to, and what levels made of their cards: kept beside the records.

A file a record, ``twice/NAME.json``: one line with its checksum (one of an older version has none,
and is read as strictly).  It holds nothing that could not be found again, so one that is damaged,
or is of another match than the record, is as good as none.

Runs of a level with the cards of a match that is over, asked for while a page is looked at.
"""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import astuple
from hashlib import blake2b
from pathlib import Path
from typing import Any

from game.features.rerun.rerun import RUNS, Outcome, Rerun
from game.features.worker_jobs import JobClient
from game.match.match import Match
from game.storage.checked import believed_json, checked_json, counts, strict_json
from game.storage.profile import Profile, read_file, reason, write_atomically
from game.text.message import Message

FOLDER = "twice"
YOU = "you"
"""Who played the match; the others are levels."""
VERSION = 1
MOST = 1 << 20
"""Bytes; a file of the program's own has a few hundred."""
FAR = 1e9
"""No lead is as large."""


class Reruns:
    """The outcomes that a profile keeps, by the record's file and who played.

    ``record`` is the record's text, with or without its comments; ``thought`` how many playouts an
    expert made for a move: outcomes of another thought than is asked for do not count.
    """

    def __init__(self, profile: Profile) -> None:
        self.folder = profile.folder / FOLDER

    def known(self, path: Path, record: str, who: str, thought: int = 0) -> list[Outcome]:
        """What somebody is known to have made of the cards of the match."""
        found = self._read(path, record).get(who)
        if not isinstance(found, dict) or found.get("thought") != thought:
            return []
        with suppress(TypeError, ValueError, KeyError):
            return [_outcome(one) for one in found["outcomes"]]
        return []

    def keep(
        self, path: Path, record: str, who: str, outcomes: Sequence[Outcome], thought: int = 0
    ) -> Message | None:
        """Keep what somebody made of the cards; why that cannot be kept, if so."""
        played = self._read(path, record)
        played[who] = {"thought": thought, "outcomes": [list(astuple(one)) for one in outcomes]}
        kept = {"version": VERSION, "match": _digest(record), "played": played}
        try:
            self.folder.mkdir(exist_ok=True)
            write_atomically(self._file(path), f"{checked_json(kept)}\n")
        except OSError as error:
            return Message("storage-runs-unsaved", why=reason(error))
        return None

    def _file(self, path: Path) -> Path:
        return self.folder / f"{path.stem}.json"

    def _read(self, path: Path, record: str) -> dict[str, Any]:
        """Who played, as the file has it; nothing if it is damaged or of another match."""
        try:
            text = read_file(self._file(path), MOST).decode("utf-8").removesuffix("\n")
            kept = strict_json(text) if text.startswith("{") else believed_json(text)
        except (OSError, ValueError):
            return {}
        match kept:
            case {"version": 1, "match": str(digest), "played": dict(played)}:
                return played if digest == _digest(record) else {}
        return {}


def _digest(record: str) -> str:
    """The same for records of the same set-up, cuts and moves alone."""
    lines = [line for line in record.splitlines() if not line.startswith("#")]
    return blake2b("\n".join(lines).encode(), digest_size=16).hexdigest()


def _outcome(kept: object) -> Outcome:
    """An outcome that was kept; ``ValueError`` if it is none."""
    match kept:
        case [int(place), int(players), int() | float() as lead, int(rounds)]:
            sound = counts((players, rounds)) and counts((place,), 1, players)
            if sound and not isinstance(lead, bool) and abs(lead) < FAR:
                return Outcome(place, players, float(lead), rounds)
    raise ValueError("This is no outcome.")


class RerunTask:
    """Asks the thinking process for one piece after another and keeps each run that is over.

    Whatever else is asked of the process goes first: the piece is asked for again then.
    ``trouble`` is why the runs could not be kept, if so.
    """

    def __init__(
        self, profile: Profile, worker: JobClient, match: Match, path: Path, level: str
    ) -> None:
        self.worker = worker
        self.path = path
        self.kept = Reruns(profile)
        self.record = match.record()
        thought: int = match.game.bot.rerun_playouts
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
        thinker, rerun = self.worker, self.rerun
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
            self.worker.drop()
            self._asked = False
