"""What the coach found when it looked back on a match, kept beside the records.

``reviews/NAME.json`` is about ``NAME.record``: what was said of each decision so far, with the
SHA-256 of the moves it is about, and once all have been looked at what that comes to.  A file that
cannot be read, or is about other moves, is as if nobody had looked.  So is what was kept when the
coach still counted points (a file without ``unit``): its records are looked at anew.
"""

import contextlib
import json
from collections.abc import Mapping
from typing import Any

from game.ai.review import Judgement
from game.match.match import Match
from game.storage.profile import Profile, reason, write_atomically
from game.storage.text import read_file
from game.values import dataclass
from game.words.message import Message, Said, packed, unpacked

FOLDER = "reviews"
UNIT = "chance"
"""What is counted: the chance to win the match, in percent."""
WRONG = (OSError, ValueError, LookupError, TypeError, AttributeError, RecursionError)
"""What reading a file comes to that is none of these."""


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
        data = {"unit": UNIT, "of": _sum(match), "judged": decisions, "found": _told(found)}
        text = json.dumps(data, ensure_ascii=False)
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            write_atomically(self.folder / f"{_stem(record)}.json", f"{text}\n")
        except OSError as error:
            return Message("storage-review-unsaved", why=reason(error))
        return None

    def judged(self, record: str, match: Match) -> dict[int, Judgement]:
        """What has been said of the decisions of a match, by the numbers of its moves from 0."""
        with contextlib.suppress(*WRONG):
            data = self._data(record)
            if data["unit"] == UNIT and data["of"] == _sum(match):
                return {int(key): _judgement(one) for key, one in data["judged"].items()}
        return {}

    def of(self, record: str) -> Kept | None:
        """What was found in a record; None if nobody has looked at all of it."""
        with contextlib.suppress(*WRONG):
            data = self._data(record)
            return _read(data["found"]) if data["unit"] == UNIT else None
        return None

    def outdated(self, record: str) -> bool:
        """Whether a record was looked at when the coach still counted points."""
        with contextlib.suppress(*WRONG):
            return "unit" not in self._data(record)
        return False

    def names(self) -> set[str]:
        """The names of the records that were looked at."""
        with contextlib.suppress(OSError):
            return {f"{path.stem}.record" for path in self.folder.iterdir()
                    if path.suffix == ".json"}  # fmt: skip
        return set()

    def _data(self, record: str) -> Any:
        return json.loads(read_file(self.folder / f"{_stem(record)}.json"))


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
        case [int(decisions), int(mistakes), int() | float() as cost, list(worst), *more]:
            sorts = tuple(map(_sort, more[0])) if more else ()
            return Kept(decisions, mistakes, float(cost), tuple(map(_costly, worst)), sorts)
    raise ValueError("This is no review.")


def _sort(data: Any) -> Sort:
    match data:
        case [str(word), int(decisions), int(mistakes), int() | float() as cost]:
            return Sort(word, decisions, mistakes, float(cost))
    raise ValueError("This is no kind of decision.")


def _costly(data: Any) -> Costly:
    match data:
        case [int(round), int() | float() as cost, played, better]:
            return Costly(round, float(cost), _said(played), _said(better))
    raise ValueError("This is no costly move.")


def _judgement(data: Any) -> Judgement:
    match data:
        case [str(best), why, *figures, bool(exact)]:
            expected, cost, chance = map(float, figures)
            return Judgement(best, _said(why), expected, cost, chance, exact)
    raise ValueError("This is no judgement.")


def _said(data: Any) -> Said:
    """What is to be said; ``ValueError`` or ``LookupError`` if it cannot be."""
    said = unpacked(data)
    if not isinstance(said, Message | str):
        raise ValueError("This is nothing to be said.")
    str(said)  # its message exists, and has its values
    return said
