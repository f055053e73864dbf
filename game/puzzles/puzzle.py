"""A puzzle as data, and the lines in which a game's puzzles are kept.

The first line of a file tells how its puzzles were looked for, each other line is one puzzle:
JSON, so that anybody can read it.  The position is a record (``game.core.record``): the match up
to the decision, which is that of seat 0.
"""

import json
from collections.abc import Mapping
from typing import Any, Final

from game.values import asdict, dataclass, field

FORM: Final = 1
"""The form of the lines; a file of another form is not read."""
STARS: Final = range(1, 5)


class BadPuzzles(ValueError):
    """Raised for lines that hold no puzzles: the line's number, from 1, and why."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"Line {line}: {why}.")
        self.line = line


@dataclass(frozen=True, slots=True)
class Worse:
    """A move that is worse than the best one, with those that lead to the same position.

    ``behind`` is by how many points on average over so many ``worlds``, in each of which both
    moves were played out; the true mean lies between ``low`` and ``high`` with the certainty of
    ``finding.SURE``.
    """

    moves: tuple[str, ...]
    behind: float
    low: float
    high: float
    worlds: int


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position in which one move is clearly best.

    ``match`` is the number of the match it was found in, no two puzzles of a game having the
    same.  ``stars`` say how hard it is: one, and one more for each of the lower levels that
    misses it more often than not; ``found`` is how often each level found it and of how many
    tries.  ``best`` are the moves that lead to the best position, ``worse`` all the others, the
    nearest first.  ``playouts`` is how many were made in all to verify it, and ``version`` the
    program's that did.
    """

    match: int
    stars: int
    record: str
    best: tuple[str, ...]
    worse: tuple[Worse, ...]
    playouts: int
    found: Mapping[str, tuple[int, int]]
    version: str

    @property
    def nearest(self) -> Worse:
        """The second best move."""
        return self.worse[0]


@dataclass(slots=True)
class Collection:
    """A game's puzzles: the seed of the search for them, the number of the next match to be
    looked at, and what has been found."""

    game: str
    seed: int = 1
    next: int = 0
    puzzles: list[Puzzle] = field(default_factory=list)

    def lines(self) -> str:
        """The collection as text."""
        head = {"form": FORM, "game": self.game, "seed": self.seed, "next": self.next}
        rows = [head, *map(asdict, self.puzzles)]
        return "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)


def read(text: str) -> Collection:
    """The collection that a text holds; ``BadPuzzles`` if it holds none."""
    found: Collection | None = None
    for number, line in enumerate(text.splitlines(), 1):
        try:
            row = json.loads(line)
            if found is None:
                if row["form"] != FORM:
                    raise BadPuzzles(number, f"form {row['form']!r} is not known")
                found = Collection(str(row["game"]), int(row["seed"]), int(row["next"]))
            else:
                found.puzzles.append(_puzzle(row))
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
            if isinstance(error, BadPuzzles):
                raise
            raise BadPuzzles(number, f"it is no puzzle ({error!r})") from None
    if found is None:
        raise BadPuzzles(1, "there is nothing")
    return found


def _puzzle(row: dict[str, Any]) -> Puzzle:
    worse = tuple(
        Worse(
            tuple(map(str, one["moves"])),
            float(one["behind"]),
            float(one["low"]),
            float(one["high"]),
            int(one["worlds"]),
        )
        for one in row["worse"]
    )
    best = tuple(map(str, row["best"]))
    if not best or not worse or row["stars"] not in STARS:
        raise ValueError("nothing to be found")
    return Puzzle(
        int(row["match"]),
        int(row["stars"]),
        str(row["record"]),
        best,
        worse,
        int(row["playouts"]),
        {str(level): (int(one[0]), int(one[1])) for level, one in row["found"].items()},
        str(row["version"]),
    )
