"""What is on the shelf: a record that has been opened, and what a list says of it."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.match.summary import is_scored
from game.words.message import Message

if TYPE_CHECKING:
    from game.core.game import Game
    from game.match.match import Match


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A match on the shelf: its file, the match as far as it can be replayed, and its fault.

    ``match`` is None when not even the header can be read.  ``newer`` is for a record that is
    not damaged, but kept by a newer version of the program.  ``doubt`` is why its
    seals do not prove its deals, None if they do (``doubt_of``).
    """

    path: Path
    match: Match | None
    fault: Message | None
    newer: bool = False
    doubt: Message | None = None


@dataclass(frozen=True, slots=True)
class Glance:
    """What a list says of a match on the shelf.

    ``game`` is None when not even the header can be read; then only path, fault and newer mean
    anything.  ``number`` is the deal's, None where it is secret; ``changed`` is when the record
    was written last, ``mode`` what sort of match it is, ``scored`` whether points are counted.
    """

    path: Path
    fault: Message | None
    newer: bool
    game: Game[Any, Any] | None = None
    seats: tuple[str, ...] = ()
    number: int | None = None
    round: int = 0
    scores: tuple[int, ...] = ()
    changed: datetime | None = None
    mode: str = ""
    scored: bool = True


def glance_at(opened: Unfinished) -> Glance:
    """What a list says of a match that has been opened."""
    match, written = opened.match, None
    with contextlib.suppress(ValueError, OSError, OverflowError):
        written = datetime.fromtimestamp(changed(opened.path) / 1e9).astimezone()
    if match is None:
        return Glance(opened.path, opened.fault, opened.newer, changed=written)
    return Glance(
        opened.path,
        opened.fault,
        opened.newer,
        match.game,
        match.seats,
        None if match.setup.secret else match.setup.seed,
        match.state.round,
        tuple(match.state.scores),
        written,
        match.notes.mode,
        is_scored(match.game, match.setup.options),
    )


def changed(path: Path) -> int:
    """When a file was written last, in nanoseconds; long ago if that cannot be told."""
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0
