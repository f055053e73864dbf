"""What the coach has said of a match, kept beside its record so that it is not worked out again.

``NAME.judged`` belongs to ``NAME.record``: JSON with the SHA-256 of the moves it is about.  A file
that is damaged, or about other moves, is as if there were none.
"""

import json
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any

from game.ai.review import Judgement
from game.match.match import Match
from game.storage.profile import reason, write_atomically
from game.storage.text import read_file
from game.words.message import Message, packed, unpacked

ENDING = ".judged"
VERSION = 1


def judged_path(record: Path) -> Path:
    """Where what is said of the match of a record is kept."""
    return record.with_suffix(ENDING)


def read_judged(record: Path, match: Match) -> dict[int, Judgement]:
    """What has been said of the decisions of a match, by the numbers of its moves from 0."""
    try:
        data = json.loads(read_file(judged_path(record)))
        if data["judged"] != VERSION or data["of"] != _sum(match):
            return {}
        return {int(number): _judgement(one) for number, one in data["decisions"].items()}
    except (OSError, ValueError, LookupError, TypeError, AttributeError, RecursionError):
        return {}


def write_judged(record: Path, match: Match, judged: Mapping[int, Judgement]) -> Message | None:
    """Keep what is said of a match; why it could not be kept, if so."""
    decisions = {
        str(number): [one.best, packed(one.why), one.expected, one.cost]
        for number, one in sorted(judged.items())
    }
    data = {"judged": VERSION, "of": _sum(match), "decisions": decisions}
    try:
        write_atomically(judged_path(record), json.dumps(data, ensure_ascii=False) + "\n")
    except OSError as error:
        return Message("review-not-kept", why=reason(error))
    return None


def _judgement(data: Any) -> Judgement:
    """Raises ``ValueError``, ``TypeError`` or ``LookupError`` for what is none."""
    best, why, expected, cost = data
    said = unpacked(why)
    if not isinstance(best, str) or not isinstance(said, Message | str):
        raise TypeError(best)
    str(said)  # its message exists, and has its values
    return Judgement(best, said, float(expected), float(cost))


def _sum(match: Match) -> str:
    return sha256(match.record().encode()).hexdigest()
