"""Results of reruns on disk, and the task that plays them while a page is open.

``twice/NAME.json`` belongs to ``NAME.record``.  It is one line with a checksum; a file of an older
version has none and is read just as strictly.  All of it can be computed again, so a file that is
damaged or belongs to another match is ignored.

The task plays a finished match's cards again by a level, while its page is open.
"""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import astuple
from hashlib import blake2b
from pathlib import Path
from typing import Any

from game.features.rerun.rerun import RERUNS_PER_LEVEL_COUNT, Outcome, Rerun
from game.features.worker_jobs import JobClient
from game.match.match import Match
from game.storage.checked_lines import believed_json, checked_json, has_whole_numbers, strict_json
from game.storage.profile import Profile, read_file, reason, write_atomically
from game.text.message import Message

RERUNS_FOLDER = "twice"
PERSON_KEY = "you"
"""Key of the person's own result; other keys are levels."""
RERUNS_VERSION = 1
MAX_RERUN_BYTES = 1 << 20
"""Maximum size of a file in bytes; the program's own have a few hundred."""
MAX_PLAUSIBLE_LEAD_POINTS = 1e9
"""Upper bound of a plausible lead."""


class Reruns:
    """Outcomes in a profile, by record and player.

    ``record`` is the record's text, with or without comments. ``thought`` is the playout budget;
    outcomes with another budget are ignored.
    """

    def __init__(self, profile: Profile) -> None:
        self.folder = profile.folder / RERUNS_FOLDER

    def known(self, path: Path, record: str, who: str, thought: int = 0) -> list[Outcome]:
        """Outcomes of a player (``PERSON_KEY`` or a level) on the cards of a match."""
        found = self._read(path, record).get(who)
        if not isinstance(found, dict) or found.get("thought") != thought:
            return []
        with suppress(TypeError, ValueError, KeyError):
            return [_outcome(one) for one in found["outcomes"]]
        return []

    def first(self, path: Path, record: str, who: str, thought: int) -> list[str]:
        """Moves of a level's first run; empty if unknown, as in files of older versions."""
        found = self._read(path, record).get(who)
        if isinstance(found, dict) and found.get("thought") == thought:
            moves = found.get("first")
            if isinstance(moves, list) and all(isinstance(one, str) for one in moves):
                return moves
        return []

    def keep(
        self,
        path: Path,
        record: str,
        who: str,
        outcomes: Sequence[Outcome],
        thought: int = 0,
        first: Sequence[str] = (),
    ) -> Message | None:
        """Save outcomes and the moves of the first run; the reason if that fails, else None."""
        played = self._read(path, record)
        played[who] = {"thought": thought, "outcomes": [list(astuple(one)) for one in outcomes]}
        if first:
            played[who]["first"] = list(first)
        kept = {"version": RERUNS_VERSION, "match": _digest(record), "played": played}
        try:
            self.folder.mkdir(exist_ok=True)
            write_atomically(self._file(path), f"{checked_json(kept)}\n")
        except OSError as error:
            return Message("storage-runs-unsaved", why=reason(error))
        return None

    def _file(self, path: Path) -> Path:
        return self.folder / f"{path.stem}.json"

    def _read(self, path: Path, record: str) -> dict[str, Any]:
        """Results by player; empty if the file is damaged or of another match."""
        try:
            text = read_file(self._file(path), MAX_RERUN_BYTES).decode("utf-8").removesuffix("\n")
            kept = strict_json(text) if text.startswith("{") else believed_json(text)
        except (OSError, ValueError):
            return {}
        match kept:
            case {"version": 1, "match": str(digest), "played": dict(played)}:
                return played if digest == _digest(record) else {}
        return {}


def _digest(record: str) -> str:
    """Hash of a record without its comments."""
    lines = [line for line in record.splitlines() if not line.startswith("#")]
    return blake2b("\n".join(lines).encode(), digest_size=16).hexdigest()


def _outcome(kept: object) -> Outcome:
    """Parse an outcome; raises ``ValueError`` for other data."""
    match kept:
        case [int(place), int(players), int() | float() as lead, int(rounds)]:
            sound = has_whole_numbers((players, rounds)) and has_whole_numbers((place,), 1, players)
            if sound and not isinstance(lead, bool) and abs(lead) < MAX_PLAUSIBLE_LEAD_POINTS:
                return Outcome(place, players, float(lead), rounds)
    raise ValueError("This is no outcome.")


class RerunTask:
    """Requests one piece after another, and saves each finished run.

    Other requests take precedence; an interrupted piece is requested again. ``problem`` is the
    reason of a failed save, else None.
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
        first = self.kept.first(path, self.record, level, thought)
        self.rerun = Rerun(match, level, done[:RERUNS_PER_LEVEL_COUNT], first)
        self.problem: Message | None = None
        self._asked = False

    @property
    def waiting(self) -> bool:
        return not self.rerun.over

    def update(self) -> bool:
        """Listen and ask on; whether there is something new."""
        worker, rerun = self.worker, self.rerun
        if rerun.over:
            return False
        part = worker.played() if self._asked else None
        if part is not None:
            self._asked = False
            before = len(rerun.done)
            rerun.take(part)
            if len(rerun.done) > before:
                self.problem = self.kept.keep(
                    self.path, self.record, rerun.level, rerun.done, rerun.thought, rerun.first
                )
        elif self._asked and not worker.thinking:
            self._asked = False
        if not self._asked and not worker.thinking and not rerun.over:
            worker.ask(rerun.question())
            self._asked = True
        return part is not None

    def stop(self) -> None:
        """Cancel the request."""
        if self._asked:
            self.worker.drop()
            self._asked = False
