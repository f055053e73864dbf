"""What the coach found when it looked back on a match, kept beside the records.

``reviews/NAME.json`` is about ``NAME.record``.  It is written when a match has been looked at from
beginning to end; a file that cannot be read is as if nobody had looked.
"""

import contextlib
import json
from dataclasses import dataclass
from typing import Any

from game.storage.profile import Profile, reason, write_atomically
from game.storage.text import read_file
from game.words.message import Message, Said, packed, unpacked

FOLDER = "reviews"


@dataclass(frozen=True, slots=True)
class Costly:
    """A move that gave something away: in which round, how much, and what was better."""

    round: int
    cost: float
    played: Said
    better: Said


@dataclass(frozen=True, slots=True)
class Kept:
    """What was found: how many decisions were looked at, how many gave something away and how
    much in all, in what the game's prospects are counted in, and the worst of them."""

    decisions: int
    mistakes: int
    cost: float
    worst: tuple[Costly, ...]


class Reviews:
    """The reviews of a profile."""

    def __init__(self, profile: Profile) -> None:
        self.folder = profile.folder / FOLDER

    def keep(self, record: str, found: Kept) -> Message | None:
        """Keep what was found in a record, by its file's name; why that failed, if it did."""
        worst = [[one.round, one.cost, packed(one.played), packed(one.better)]
                 for one in found.worst]  # fmt: skip
        text = json.dumps([found.decisions, found.mistakes, found.cost, worst], ensure_ascii=False)
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            write_atomically(self.folder / f"{_stem(record)}.json", f"{text}\n")
        except OSError as error:
            return Message("storage-review-unsaved", why=reason(error))
        return None

    def of(self, record: str) -> Kept | None:
        """What was found in a record; None if nobody looked."""
        with contextlib.suppress(OSError, ValueError, RecursionError):
            return _read(json.loads(read_file(self.folder / f"{_stem(record)}.json")))
        return None

    def names(self) -> set[str]:
        """The names of the records that were looked at."""
        with contextlib.suppress(OSError):
            return {f"{path.stem}.record" for path in self.folder.iterdir()
                    if path.suffix == ".json"}  # fmt: skip
        return set()


def _stem(record: str) -> str:
    return record.removesuffix(".record")


def _read(data: Any) -> Kept:
    """A review; ``ValueError`` if the data is none."""
    match data:
        case [int(decisions), int(mistakes), int() | float() as cost, list(worst)]:
            return Kept(decisions, mistakes, float(cost), tuple(map(_costly, worst)))
    raise ValueError("This is no review.")


def _costly(data: Any) -> Costly:
    match data:
        case [int(round), int() | float() as cost, played, better]:
            said = unpacked(played), unpacked(better)
            if all(isinstance(one, Message | str) for one in said):
                return Costly(round, float(cost), *said)
    raise ValueError("This is no costly move.")
