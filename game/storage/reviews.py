"""What the coach found when it looked back on a match, kept beside the records.

``reviews/NAME.json`` is about ``NAME.record``: what was said of each decision so far, with the
SHA-256 of the moves it is about, and once all have been looked at what that comes to.  It is one
line with its checksum; one of an older version has none, and is read as strictly.  A file that
is damaged, or is about other moves, is as if nobody had looked.  So is what was kept when the
coach still counted points (a file without ``unit``): its records are looked at anew.
"""

import contextlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from game.ai.review import Judgement
from game.match.match import Match
from game.storage.annals import FINISHED, digest_of
from game.storage.checked import believed_json, checked_json, counts, strict_json
from game.storage.profile import Profile, reason, write_atomically
from game.storage.saying import said_of
from game.storage.text import read_file
from game.words.message import Message, Said, packed

FOLDER = "reviews"
UNIT = "chance"
"""What is counted: the chance to win the match, in percent."""
WRONG = (OSError, ValueError, LookupError, TypeError, AttributeError)
"""What reading a file comes to that is none of these."""
FAR = 1e6
"""No chance, and no number of points, is as large."""


@dataclass(frozen=True, slots=True)
class Costly:
    """A move that gave something away: in which round, how much, and what was better."""

    round: int
    cost: float
    played: Said
    better: Said


@dataclass(frozen=True, slots=True)
class Sort:
    """What was found of one kind of decision: the ``word`` with which the moves' texts begin that
    were made, how many there were, how many gave something away, and how much."""

    word: str
    decisions: int
    mistakes: int
    cost: float


@dataclass(frozen=True, slots=True)
class Kept:
    """What was found: how many decisions were looked at, how many gave something away and how
    much in all, in percent points of the chance to win, and the worst of them.

    ``sorts`` is the same by kinds of decisions; none in what was kept before they were counted.
    """

    decisions: int
    mistakes: int
    cost: float
    worst: tuple[Costly, ...]
    sorts: tuple[Sort, ...] = ()


class Reviews:
    """The reviews of a profile, by the names of their records' files."""

    def __init__(self, profile: Profile) -> None:
        self.folder = profile.folder / FOLDER
        self._records = profile.folder / FINISHED

    def keep(
        self, record: str, match: Match, judged: Mapping[int, Judgement], found: Kept | None = None
    ) -> Message | None:
        """Keep what has been said of the decisions of a match, by the numbers of its moves.

        With what it comes to, once all have been looked at.  Why that failed, if it did.
        """
        decisions = {
            str(number): [one.best, packed(one.why), one.expected, one.cost, one.chance, one.exact]
            for number, one in sorted(judged.items())
        }
        data = {
            "unit": UNIT,
            "of": _sum(match),
            "file": self._digest(record),
            "judged": decisions,
            "found": _told(found),
        }
        try:
            self.folder.mkdir(exist_ok=True)
            write_atomically(self.folder / f"{_stem(record)}.json", f"{checked_json(data)}\n")
        except OSError as error:
            return Message("storage-review-unsaved", why=reason(error))
        return None

    def judged(self, record: str, match: Match) -> dict[int, Judgement]:
        """What has been said of the decisions of a match, by the numbers of its moves from 0."""
        with contextlib.suppress(*WRONG):
            data = self._data(record)
            if data["unit"] == UNIT and data["of"] == _sum(match):
                return {_number(key): _judgement(one) for key, one in data["judged"].items()}
        return {}

    def of(self, record: str, digest: str | None = None) -> Kept | None:
        """What was found in a record; None if nobody has looked at all of it.

        So it is where the record is known to be another now than was looked at, by its ``digest``
        in the index.
        """
        with contextlib.suppress(*WRONG):
            data = self._data(record)
            same = digest is None or data.get("file") in (None, digest)
            return _read(data["found"]) if data["unit"] == UNIT and same else None
        return None

    def outdated(self, record: str) -> bool:
        """Whether a record was looked at when the coach still counted points."""
        with contextlib.suppress(*WRONG):
            data = self._data(record)
            return isinstance(data, dict) and "judged" in data and "unit" not in data
        return False

    def names(self) -> set[str]:
        """The names of the records that were looked at."""
        with contextlib.suppress(OSError):
            return {f"{path.stem}.record" for path in self.folder.iterdir()
                    if path.suffix == ".json"}  # fmt: skip
        return set()

    def _data(self, record: str) -> Any:
        text = read_file(self.folder / f"{_stem(record)}.json").decode("utf-8").removesuffix("\n")
        return strict_json(text) if text.startswith("{") else believed_json(text)

    def _digest(self, record: str) -> str | None:
        """That of a finished record, as the index has it; None if it is not there."""
        with contextlib.suppress(OSError):
            return digest_of(read_file(self._records / record))
        return None


def _stem(record: str) -> str:
    return record.removesuffix(".record")


def _sum(match: Match) -> str:
    from hashlib import sha256

    return sha256(match.record().encode()).hexdigest()


def _told(found: Kept | None) -> list[Any] | None:
    if found is None:
        return None
    worst = [[one.round, one.cost, packed(one.played), packed(one.better)]
             for one in found.worst]  # fmt: skip
    sorts = [[one.word, one.decisions, one.mistakes, one.cost] for one in found.sorts]
    return [found.decisions, found.mistakes, found.cost, worst, sorts]


def _read(data: Any) -> Kept:
    """A review; ``ValueError`` if the data is none."""
    match data:
        case [int(decisions), int(mistakes), cost, list(worst), *more] if len(more) < 2:
            sorts = tuple(map(_sort, more[0])) if more else ()
            if counts((mistakes, decisions)) and mistakes <= decisions:
                return Kept(decisions, mistakes, _figure(cost), tuple(map(_costly, worst)), sorts)
    raise ValueError("This is no review.")


def _sort(data: Any) -> Sort:
    match data:
        case [str(word), int(decisions), int(mistakes), cost]:
            if counts((mistakes, decisions)) and mistakes <= decisions:
                return Sort(word, decisions, mistakes, _figure(cost))
    raise ValueError("This is no kind of decision.")


def _costly(data: Any) -> Costly:
    match data:
        case [int(round), cost, played, better] if counts((round,)):
            return Costly(round, _figure(cost), said_of(played), said_of(better))
    raise ValueError("This is no costly move.")


def _judgement(data: Any) -> Judgement:
    match data:
        case [str(best), why, expected, cost, chance, bool(exact)]:
            return Judgement(
                best, said_of(why), _figure(expected), _figure(cost), _figure(chance), exact
            )
    raise ValueError("This is no judgement.")


def _figure(data: Any) -> float:
    """A chance, or points; ``ValueError`` if it is neither."""
    if type(data) in (int, float) and abs(data) < FAR:
        return float(data)
    raise ValueError("This is no figure.")


def _number(text: str) -> int:
    """The number of a move; ``ValueError`` if the text is none."""
    if text.isascii() and text.isdecimal():
        return int(text)
    raise ValueError("This is no number of a move.")
