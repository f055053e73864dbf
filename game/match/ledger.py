"""The lines of a match's record, by the moves.

Written lines never change, byte for byte.  A record that was read keeps its own lines, even those
that this program would write differently or does not know.  Only undoing a move removes lines:
those behind that move, except notes.
"""

from collections.abc import Sequence
from hashlib import sha256
from itertools import pairwise

from game.match.record_notes import is_note


def summed(text: str) -> str:
    """The SHA-256 of lines, in hexadecimal digits; a line's end counts as one line feed."""
    lines = text.replace("\r\n", "\n")
    return sha256(lines.encode("utf-8", "surrogatepass")).hexdigest()


class Ledger:
    """Pieces of text, each a line or several: those of the header, then those of each move.

    Its length is the number of pieces.
    """

    def __init__(self, header: str) -> None:
        self._pieces = [header]
        self._starts: list[int] = []
        """Index of the first piece of each move."""

    @classmethod
    def read(cls, lines: Sequence[str], moves: Sequence[int]) -> "Ledger":
        """The ledger of a record's lines, with their ends; ``moves`` are the lines of the moves,
        counted from 1."""
        starts = [number - 1 for number in moves]
        bounds = [*starts, len(lines)]
        ledger = cls("".join(lines[: bounds[0]]))
        for first, end in pairwise(bounds):
            ledger.begin("".join(lines[first:end]))
        return ledger

    def __len__(self) -> int:
        return len(self._pieces)

    def begin(self, line: str) -> None:
        """Add the line of a move."""
        self._starts.append(len(self._pieces))
        self._pieces.append(line)

    def add(self, text: str) -> None:
        """Add lines that come after the last move, or after the header."""
        if text:
            self._pieces.append(text)

    def pop(self) -> None:
        """Remove the last move's line and all that came after it but the notes."""
        start = self._starts.pop()
        gone = "".join(self._pieces[start:]).splitlines(keepends=True)
        del self._pieces[start:]
        self.add("".join(line for line in gone if is_note(line.rstrip("\r\n"))))

    def text(self) -> str:
        """All lines."""
        return "".join(self._pieces)

    def since(self, pieces: int) -> str:
        """The lines behind the first ``pieces`` pieces."""
        return "".join(self._pieces[pieces:])

    def sum(self) -> str:
        """The SHA-256 of all lines."""
        return summed(self.text())
