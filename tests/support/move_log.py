"""The program with a log of its moves: ``python -m tests.support.move_log FILE [arguments]``.

``tests.support.kill_windows`` runs it.  The file gets a line for each fact that a player could have
seen: a match was opened (``sat``), a move was made (``made``), a move was saved (``kept``), with
the number of moves and a digest of the record.  The file survives the death of the process.
"""

import hashlib
import multiprocessing
import os
import sys
from typing import Any

from game import __main__ as program
from game.core.event import Seat
from game.match.match import Match
from game.session import MatchSession
from game.storage.match_store import MatchWriter


def digest(match: Match) -> str:
    """A short hash of the record up to the last move."""
    return hashlib.sha256(match.record().encode()).hexdigest()[:16]


def log_moves(name: str) -> None:
    """Patch the program to log its moves to a file."""
    file = os.open(name, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)

    def tell(word: str, match: Match) -> None:
        os.write(file, f"{word} {len(match.moves)} {digest(match)}\n".encode("ascii"))

    sit, keep = MatchSession.__init__, MatchWriter.append

    def session(self: MatchSession, match: Match, *more: Any) -> None:
        sit(self, match, *more)
        tell("sat", match)

    def append(self: MatchWriter, seat: Seat, move: str) -> None:
        tell("made", self.match)
        keep(self, seat, move)
        tell("kept", self.match)

    MatchSession.__init__ = session  # type: ignore[method-assign]
    MatchWriter.append = append  # type: ignore[method-assign]


if __name__ == "__main__":
    multiprocessing.freeze_support()
    log_moves(sys.argv.pop(1))
    sys.exit(program.main())
