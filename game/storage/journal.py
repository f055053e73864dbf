"""The journal of a profile: faults behind the table, for a player who looks for them.

`journal.txt` has an entry for each breakdown, the newest last. The program never reads it back but
to add to it.
"""

from datetime import datetime
from typing import Final

from game import VERSION
from game.storage.profile import Profile, read_file, reason, write_atomically
from game.text.message import Message

JOURNAL_FILE: Final = "journal.txt"
MAX_JOURNAL_BYTES: Final = 100_000
"""Size in bytes at which a new journal begins, with the newest entry."""


class Journal:
    """The journal of a profile, in which each start of the program writes."""

    def __init__(self, profile: Profile) -> None:
        self._path = profile.folder / JOURNAL_FILE
        self._told = False

    def add(self, what: str) -> Message | None:
        """Add an entry with the time; at the first one of this start, the notice for the player."""
        now = datetime.now().astimezone().isoformat(" ", "seconds")
        notice = Message("storage-broke-down", file=str(self._path))
        try:
            write_atomically(self._path, f"{self._kept()}{now} ({VERSION})\n{what.strip()}\n\n")
        except OSError as error:
            notice = Message("storage-broke-down.unnoted", why=reason(error))
        told, self._told = self._told, True
        return None if told else notice

    def _kept(self) -> str:
        """The earlier entries; none if they are too many or unreadable."""
        try:
            return read_file(self._path, MAX_JOURNAL_BYTES).decode("utf-8")
        except (OSError, UnicodeDecodeError):
            return ""
