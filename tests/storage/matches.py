"""Matches to be kept: some random legal moves in, the same ones every time."""

import re
from pathlib import Path
from random import Random

from game.games.takeaway.game import TAKEAWAY
from game.match.match import Match
from game.match.record_notes import NOTE_PATTERN
from game.storage.match_store import MatchStore, MatchWriter
from game.storage.profile import Profile

SEATS = ("You", "Ada (hard)", "Zoë (easy)")


def new(seed: int = 7, rounds: int = 1) -> Match:
    """A match of three nobody has moved in yet; a name has a letter that is two bytes long."""
    return Match(TAKEAWAY, TAKEAWAY.setup(len(SEATS), {"rounds": rounds}, seed), SEATS)


def move(match: Match, rng: Random) -> None:
    """Make one random legal move."""
    match.play(rng.choice(match.moves_now()))


def without_notes(record: str) -> str:
    """A record without what tells how its match was played: that undos were made stays told."""
    return "".join(
        line for line in record.splitlines(True) if not NOTE_PATTERN.fullmatch(line[:-1])
    )


def without_sums(record: str) -> str:
    """A record without its sums, which hold every line before them: also that an undo was made."""
    return re.sub(r"\b[0-9a-f]{64}$", "SUM", record, flags=re.MULTILINE)


def played(moves: int, seed: int = 7) -> Match:
    """A match this many moves in."""
    match = new(seed)
    rng = Random(seed)
    for _ in range(moves):
        move(match, rng)
    return match


def make(writer: MatchWriter, rng: Random) -> None:
    """Make a move and keep it, as the window does."""
    move(writer.match, rng)
    writer.append(*writer.match.moves[-1])


def match_store(folder: Path) -> MatchStore:
    """The shelf of a new profile."""
    return MatchStore(Profile(folder))


def kept(match_store: MatchStore, name: str, text: str | bytes) -> Path:
    """Put a record on the shelf by hand."""
    path = match_store.folder / name
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return path
