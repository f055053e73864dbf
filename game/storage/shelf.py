"""The matches on disk: a record a match, appended to as it is played.

An unfinished match is ``matches/NAME.record``; a finished one moves to ``finished``.  A
damaged record is never written to: what can be recovered goes on under a new name.
"""

from __future__ import annotations

import contextlib
import errno
import os
import re
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property
from itertools import takewhile
from pathlib import Path
from typing import TYPE_CHECKING

from game.storage.annals import ENDING, FINISHED, Annals
from game.storage.aside import put_aside
from game.storage.bin import Bin
from game.storage.glance import changed
from game.storage.profile import Profile, reason, sync_folder, write_atomically
from game.storage.text import BINARY, read_file
from game.words.message import Message

if TYPE_CHECKING:
    from game.core.event import Seat
    from game.match.match import Match
    from game.storage.glance import Glance, Unfinished
    from game.storage.reviews import Reviews

MATCHES = "matches"
LATER = 2_000_000_000
"""Nanoseconds between two times that every file system can tell apart."""


class Shelf:
    """The unfinished and the finished matches of a profile.

    ``annals`` are an index of the finished ones, ``reviews`` what the coach found in them;
    ``deleted`` and ``thrown_away`` are what was deleted of the finished and of the unfinished ones.
    """

    def __init__(self, profile: Profile) -> None:
        self.folder = profile.folder / MATCHES
        self.finished = profile.folder / FINISHED
        self.annals = Annals(profile)
        self._profile = profile
        self.thrown_away = Bin(profile, MATCHES)
        self.filed: dict[Path, Path] = {}
        """Where the records are now that have been filed since the program began."""
        self._glances: dict[Path, tuple[tuple[int, ...], Glance]] = {}

    @cached_property
    def deleted(self) -> Bin:
        from game.storage.reruns import FOLDER as TWICE
        from game.storage.reviews import FOLDER as REVIEWS

        return Bin(self._profile, FINISHED, (REVIEWS, TWICE))

    @cached_property
    def reviews(self) -> Reviews:
        from game.storage.reviews import Reviews

        return Reviews(self._profile)

    def paths(self) -> list[Path]:
        """The unfinished records, the one played last first."""
        try:
            found = [path for path in self.folder.iterdir() if path.suffix == ENDING]
        except OSError:
            return []
        return sorted(found, key=lambda path: (-changed(path), path.name))

    def glance(self, path: Path) -> Glance:
        """What a list says of a match; the file is read again only after a change."""
        from game.storage.glance import glance_at

        stamp: tuple[int, ...] = ()
        try:
            about = path.stat()
            stamp = (about.st_ino, about.st_mtime_ns, about.st_size)
        except OSError:
            self._glances.pop(path, None)
        seen = self._glances.get(path)
        if seen is None or seen[0] != stamp:
            seen = self._glances[path] = (stamp, glance_at(self.open(path)))
        return seen[1]

    def open(self, path: Path) -> Unfinished:
        """The match a record tells, as far as it can be replayed."""
        from game.storage.glance import Unfinished

        try:
            data = read_file(path)
        except OSError as error:
            return Unfinished(path, None, Message("storage-unreadable", why=reason(error)))
        try:
            text = data.decode("utf-8")
        except UnicodeDecodeError as error:
            text = data[: error.start].decode("utf-8")
            return self._recovered(path, text, Message("record-no-text"))
        return self._recovered(path, text, None)

    def _recovered(self, path: Path, text: str, why: Message | None) -> Unfinished:
        from game.core.record import BadRecord, NewerRecord, take_apart
        from game.match.match import recover
        from game.match.verifying import doubt_of
        from game.storage.glance import Unfinished

        try:
            match, fault = recover(text)
            doubt = doubt_of(match, take_apart(text))
        except BadRecord as error:
            return Unfinished(path, None, error.said, isinstance(error, NewerRecord))
        if why is not None and fault is None:
            fault = BadRecord(text.count("\n") + 1, why)
        return Unfinished(path, match, None if fault is None else fault.said, doubt=doubt)

    def begin(self, match: Match, mode: str = "", known: bool = False) -> Keeper:
        """Keep a match under a new name from now on, noting what sort of match it is.

        ``known``: the person knows its cards.
        """
        now = datetime.now().astimezone()
        match.notes.begin(now, mode, known)
        stamp = now.strftime("%Y%m%d-%H%M%S")
        return Keeper(self, self._unused(f"{match.game.name}-{stamp}"), match)

    def go_on(self, unfinished: Unfinished) -> Keeper:
        """Keep on with a match from the shelf, under a new name if its record is damaged.

        The damaged record stays as it is, but no longer among the unfinished ones.
        """
        assert unfinished.match is not None, "there is nothing to go on with"
        if unfinished.fault is None:
            keeper = Keeper(self, unfinished.path, unfinished.match)
            if keeper.ended:
                # The program ended after the last move, before the record was filed.
                keeper.finish()
            return keeper
        stem = re.sub(r"-recovered(-\d+)?$", "", unfinished.path.stem)
        path = self._unused(f"{stem}-recovered")
        keeper = Keeper(self, path, unfinished.match, unfinished.path)
        if keeper.trouble is None:
            keeper.trouble = self.put_aside(unfinished.path)
        return keeper

    def put_aside(self, path: Path) -> Message | None:
        """Take a damaged record off the list without changing a byte of it."""
        try:
            put_aside(path, ".damaged")
        except OSError as error:
            return Message("storage-stays", why=reason(error))
        return None

    def file(self, path: Path) -> Message | None:
        """Move a record to the finished ones, beside any that are there."""
        try:
            self.finished.mkdir(exist_ok=True)
            name = path.name
            if os.path.lexists(self.finished / name):
                name = self._unused(path.stem).name
            path.replace(self.finished / name)
            self.filed[path] = self.finished / name
        except OSError as error:
            return Message("storage-not-filed", why=reason(error))
        self.annals.look()
        # Should a power cut undo the move, the record is where it was and is filed again.
        with contextlib.suppress(OSError):
            sync_folder(self.finished)
        return None

    def _unused(self, stem: str) -> Path:
        path = self.folder / f"{stem}{ENDING}"
        number = 2
        while os.path.lexists(path) or os.path.lexists(self.finished / path.name):
            path = self.folder / f"{stem}-{number}{ENDING}"
            number += 1
        return path


@dataclass(frozen=True, slots=True)
class Loss:
    """What would be missing from a match if the program ended now.

    ``moves`` are the last moves of it, which are not on disk; ``undone`` are those that were
    taken back, but still are; ``all`` says that there is no record at all, not even of the deal.
    """

    moves: int = 0
    undone: int = 0
    all: bool = False

    def __bool__(self) -> bool:
        return self != Loss()


class Keeper:
    """Keeps one match on disk while it is played.

    ``trouble`` is None, or why moves are not being kept; the match can be played
    on, and the next move tries to write everything again, as does ``try_again``.
    """

    def __init__(self, shelf: Shelf, path: Path, match: Match, damaged: Path | None = None) -> None:
        """``damaged`` is the record from which the match was recovered, if it was."""
        self.shelf = shelf
        self.path = path
        self.match = match
        self.trouble: Message | None = None
        self._whole = False
        self._filed = False
        self._on_disk = damaged or path
        """Where the match, or its beginning, can be read from."""
        self._written = match.moves[:] if os.path.lexists(self._on_disk) else None
        """The moves that are told there; None if there is no record."""
        self._told = 0
        """How many pieces of the record are told there, once it is whole."""
        others = (changed(other) for other in shelf.paths() if other != path)
        self._last_of_others = max(others, default=0)
        self.rewrite()

    def rewrite(self) -> None:
        """Write the record as it stands (at the beginning, and after an undo)."""
        try:
            # Not the profile: where that is gone, it is told of, and no new one is begun.
            self.path.parent.mkdir(exist_ok=True)
            write_atomically(self.path, self.match.sealed_record())
            self._come_first()
            self.trouble = None
            self._whole = True
            self._on_disk = self.path
            self._written = self.match.moves[:]
            self._told = self.match.written
        except OSError as error:
            self._fail(Message("storage-match-unsaved", why=reason(error)))

    def append(self, seat: Seat, move: str) -> None:
        """Add the match's last move and have it on disk before going on.

        With a move that ends a round come the lines that prove it: a crash leaves all or none.
        """
        match = self.match
        ended = match.state.over or match.deals[-1].after == len(match.moves)
        if not self._whole or self._written is None or ended:
            self.rewrite()
            return
        try:
            _append(self.path, match.written_since(self._told).encode("utf-8"))
            self._come_first()
            self._written.append(match.moves[-1])
            self._told = match.written
        except OSError as error:
            self._fail(Message("storage-move-unsaved", why=reason(error)))

    def note(self) -> None:
        """Have the notes on disk that have been made since the last move.

        A record that has been filed is not written to any more.
        """
        if self._filed:
            return
        if not self._whole:
            self.rewrite()
            return
        try:
            _append(self.path, self.match.written_since(self._told).encode("utf-8"))
            self._told = self.match.written
        except OSError as error:
            self._fail(Message("storage-match-unsaved", why=reason(error)))

    def _fail(self, trouble: Message) -> None:
        self._whole = False
        self.trouble = trouble
        if not os.path.lexists(self._on_disk):
            self._written = None

    def _come_first(self) -> None:
        """Have this match be the one played last also after the clock was set back."""
        if changed(self.path) <= self._last_of_others:
            time = self._last_of_others + LATER
            with contextlib.suppress(OSError):
                os.utime(self.path, ns=(time, time))

    def finish(self) -> None:
        """Move the record of a match that is over, or given up, to the finished ones, once it is
        whole."""
        if not self._whole:
            self.rewrite()
        if self._whole and not self._filed:
            self.trouble = self.shelf.file(self.path)
            self._filed = self.trouble is None

    def try_again(self) -> None:
        """Write whatever is not on disk yet, and file the match if it is over."""
        if not self._whole:
            self.rewrite()
        if self.ended:
            self.finish()

    @property
    def record(self) -> Path:
        """Where the record is now."""
        return self.shelf.filed.get(self.path, self.path)

    @property
    def ended(self) -> bool:
        """Whether the match belongs among the finished ones: it is over, or given up."""
        return self.match.state.over or self.match.notes.given_up

    @property
    def unfiled(self) -> bool:
        """Whether the match is over and whole on disk, but not among the finished ones."""
        return self._whole and self.ended and not self._filed

    @property
    def loss(self) -> Loss:
        """What is not on disk, as far as it is known without looking there."""
        return Loss() if self._whole else self._missing(self._written)

    def lost(self) -> Loss:
        """What is not on disk, after looking what the record there tells."""
        if self._whole:
            return Loss()
        told = self.shelf.open(self._on_disk).match
        if told is None:
            gone = not os.path.lexists(self._on_disk)
            return self._missing(None if gone else self._written)
        known = [] if self._written is None else self._written
        return self._missing(_common(known, told.moves))

    def _missing(self, written: list[tuple[Seat, str]] | None) -> Loss:
        if written is None:
            return Loss(len(self.match.moves), 0, True)
        common = len(_common(written, self.match.moves))
        return Loss(len(self.match.moves) - common, len(written) - common)


class Unkept(Keeper):
    """Keeps nothing of a match that is only looked at or tried out: no file is touched.

    ``path`` is that of the record it was read from, or would have.
    """

    def __init__(self, path: Path, match: Match) -> None:
        self.path = path
        self.match = match
        self.trouble = None

    @property
    def record(self) -> Path:
        return self.path

    def rewrite(self) -> None:
        pass

    def append(self, seat: Seat, move: str) -> None:
        pass

    def note(self) -> None:
        pass

    def finish(self) -> None:
        pass

    def try_again(self) -> None:
        pass

    @property
    def unfiled(self) -> bool:
        return False

    @property
    def loss(self) -> Loss:
        return Loss()

    def lost(self) -> Loss:
        return Loss()


def _common(some: list[tuple[Seat, str]], others: list[tuple[Seat, str]]) -> list[tuple[Seat, str]]:
    """The moves with which both begin."""
    pairs = takewhile(lambda pair: pair[0] == pair[1], zip(some, others, strict=False))
    return [move for move, _ in pairs]


def _append(path: Path, line: bytes) -> None:
    """Add a line to a file and have it on disk; raises ``OSError`` if any of it is missing."""
    handle = os.open(path, os.O_WRONLY | os.O_APPEND | BINARY)
    try:
        if os.write(handle, line) < len(line):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        os.fsync(handle)
    finally:
        os.close(handle)
