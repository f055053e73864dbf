"""The program, with a witness: ``python -m tests.bench.witness FILE [arguments of the program]``.

The file is told a line at a time what a player could have seen before the program was killed:
``sat`` with a match, ``made`` a move that is not kept yet, ``kept`` it; each with the number of
moves and a digest of the record.  Whatever was written to a file survives the death of the
process that wrote it.
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
    """A short text that tells one match from another, and from itself a move later."""
    return hashlib.sha256(match.record().encode()).hexdigest()[:16]


def testify(name: str) -> None:
    """Have the program tell this file what it does."""
    file = os.open(name, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)

    def tell(word: str, match: Match) -> None:
        os.write(file, f"{word} {len(match.moves)} {digest(match)}\n".encode("ascii"))

    sit, keep = MatchSession.__init__, MatchWriter.append

    def sitting(self: MatchSession, match: Match, *more: Any) -> None:
        sit(self, match, *more)
        tell("sat", match)

    def append(self: MatchWriter, seat: Seat, move: str) -> None:
        tell("made", self.match)
        keep(self, seat, move)
        tell("kept", self.match)

    MatchSession.__init__ = sitting  # type: ignore[method-assign]
    MatchWriter.append = append  # type: ignore[method-assign]


if __name__ == "__main__":
    multiprocessing.freeze_support()
    testify(sys.argv.pop(1))
    sys.exit(program.main())
