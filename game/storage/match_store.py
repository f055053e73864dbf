"""Records on disk: one file per match, appended move by move.

An unfinished match is ``matches/NAME.record``; a finished one moves to ``finished``. A damaged
record is never modified: its readable part continues under a new name.

`MatchStore` opens records and describes them for lists.

The verifier of deals (``VERIFIER_PAGE``) is a web page with a script of its own.  A copy lies in
the profile, since a sandboxed browser may not read the program's folder.
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
from typing import TYPE_CHECKING, Any, Final

from game.storage.given_parts import PROOFS_FOLDER, GivenParts
from game.storage.match_index import FILE_TIME_FORMAT, FINISHED_FOLDER, RECORD_SUFFIX, MatchIndex
from game.storage.profile import (
    BINARY_FLAG,
    Profile,
    quarantine,
    read_file,
    read_head,
    reason,
    sync_folder,
    write_atomically,
)
from game.storage.trash import Trash
from game.text.message import Message

if TYPE_CHECKING:
    from game.core.event import Seat
    from game.core.game import Game
    from game.match.match import Match

EVENINGS_FOLDER: Final = "evenings"
"""Folder of the files of evenings."""
EVENING_FILE_SUFFIX: Final = ".evening"


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A record that was opened: its path, the replayed part of the match, and its fault.

    ``match`` is None when not even the header can be read.  ``newer`` is for a record that is
    not damaged, but kept by a newer version of the program.  ``doubt`` is why its
    seals do not prove its deals, None if they do (``doubt_of``), or what is wrong with its part.
    """

    path: Path
    match: Match | None
    fault: Message | None
    newer: bool = False
    doubt: Message | None = None


@dataclass(frozen=True, slots=True)
class MatchPreview:
    """Description of an unfinished match for lists.

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


def preview(opened: Unfinished) -> MatchPreview:
    """Preview of a record that was opened."""
    match, written = opened.match, None
    with contextlib.suppress(ValueError, OSError, OverflowError):
        written = datetime.fromtimestamp(changed_time(opened.path) / 1e9).astimezone()
    if match is None:
        return MatchPreview(opened.path, opened.fault, opened.newer, changed=written)
    from game.match.summary import is_scored

    return MatchPreview(
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


def mode_of(path: Path) -> str:
    """The mode that a record notes, from its beginning alone; empty if it notes none."""
    try:
        head = read_head(path, RECORD_HEAD_BYTES).decode("utf-8", "replace")
    except OSError:
        return ""
    noted = [line for line in head.split("\n") if line.startswith(MODE_LINE_PREFIX)]
    return noted[-1].removeprefix(MODE_LINE_PREFIX) if noted else ""


def changed_time(path: Path) -> int:
    """Modification time of a file in nanoseconds; 0 if unavailable."""
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0


UNFINISHED_FOLDER = "matches"
COMPANION_FILE_FOLDERS = ("reviews", "twice")
"""Folders with files beside a finished record, deleted and restored with it."""
RECORD_HEAD_BYTES = 4096
"""Number of bytes at the start of a record that contain its mode."""
MODE_LINE_PREFIX = "# mode "
FILE_TIME_STEP_NANOSECONDS = 2_000_000_000
"""Nanoseconds by which two times differ on every file system."""


class MatchStore:
    """Unfinished and finished matches of a profile.

    ``match_index`` has the finished ones and ``reviews`` their reviews. ``deleted`` is the trash of
    finished matches, ``thrown_away`` that of unfinished ones.
    """

    def __init__(self, profile: Profile) -> None:
        self.folder = profile.folder / UNFINISHED_FOLDER
        self.finished = profile.folder / FINISHED_FOLDER
        self.match_index = MatchIndex(profile)
        self._profile = profile
        self.thrown_away = Trash(profile, UNFINISHED_FOLDER)
        self.parts = GivenParts(profile)
        self.filed: dict[Path, Path] = {}
        """New paths of the records that were moved since the program started."""
        self._glances: dict[Path, tuple[tuple[int, ...], MatchPreview]] = {}

    @cached_property
    def deleted(self) -> Trash:
        return Trash(self._profile, FINISHED_FOLDER, COMPANION_FILE_FOLDERS)

    def paths(self) -> list[Path]:
        """Unfinished records, last played first."""
        try:
            found = [path for path in self.folder.iterdir() if path.suffix == RECORD_SUFFIX]
        except OSError:
            return []
        return sorted(found, key=lambda path: (-changed_time(path), path.name))

    def with_mode(self, mode: str, game: str, *, finished: bool) -> list[Path]:
        """The records of a game that note this mode, last played first.

        They are those that wait; with ``finished`` also the others, which takes longer.
        """
        found = []
        for folder in (self.folder, self.finished) if finished else (self.folder,):
            with contextlib.suppress(OSError):
                found += [
                    path
                    for path in folder.iterdir()
                    if path.suffix == RECORD_SUFFIX
                    and path.name.startswith(f"{game}-")
                    and mode_of(path) == mode
                ]
        return sorted(found, key=lambda path: (-changed_time(path), path.name))

    def find(self, stem: str) -> Path | None:
        """The record with this name, without its ending; None if there is none."""
        for folder in (self.folder, self.finished):
            path = folder / f"{stem}{RECORD_SUFFIX}"
            if os.path.lexists(path):
                return path
        return None

    def glance(self, path: Path) -> MatchPreview:
        """Preview of a record, cached until the file changes."""

        stamp: tuple[int, ...] = ()
        try:
            about = path.stat()
            stamp = (about.st_ino, about.st_mtime_ns, about.st_size)
        except OSError:
            self._glances.pop(path, None)
        seen = self._glances.get(path)
        if seen is None or seen[0] != stamp:
            seen = self._glances[path] = (stamp, preview(self.open(path)))
        return seen[1]

    def open(self, path: Path) -> Unfinished:
        """Read a record and replay its valid part."""

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
        from game.core.record import InvalidRecord, UnsupportedRecord, parse_record
        from game.match.match import recover
        from game.match.seal_check import doubt_of

        try:
            match, fault = recover(text)
            doubt = doubt_of(match, parse_record(text)) or self._doubt_of_part(match)
        except InvalidRecord as error:
            return Unfinished(path, None, error.said, isinstance(error, UnsupportedRecord))
        if why is not None and fault is None:
            fault = InvalidRecord(text.count("\n") + 1, why)
        return Unfinished(path, match, None if fault is None else fault.said, doubt=doubt)

    def _doubt_of_part(self, match: Match) -> Message | None:
        """The fault of the part of a round that has just begun; None without one."""
        deal, bound = match.deals[-1], self.bound_part(match)
        if bound is None or bound == deal.part:
            return None
        why = Message("verify-part-gone") if deal.part is None else Message("verify-part-other")
        return Message("verify-doubt", round=deal.number, why=why)

    def bound_part(self, match: Match) -> str | None:
        """The part that was bound to the round that has just begun; None if none was."""
        deal = match.deals[-1]
        begun = deal.after < len(match.moves) or match.notes.given_up
        if match.setup.parts is None or deal.seal is None or begun:
            return None
        return self.parts.of(deal.seal)

    def begin(
        self,
        match: Match,
        mode: str = "",
        known: bool = False,
        rules: str = "",
        children: bool = False,
    ) -> MatchWriter:
        """Keep a match under a new name from now on, noting what sort of match it is.

        ``known``: the person knows its cards.  ``rules`` is the player's name for them.
        """
        now = datetime.now().astimezone()
        match.notes.begin(now, mode, known, rules, children)
        stamp = now.strftime(FILE_TIME_FORMAT)
        return MatchWriter(self, self._unused(f"{match.game.name}-{stamp}"), match)

    def go_on(self, unfinished: Unfinished) -> MatchWriter:
        """Continue an unfinished match, under a new name if its record is damaged.

        The damaged record is quarantined.  A part that was bound and is gone counts again.
        """
        assert unfinished.match is not None, "there is nothing to go on with"
        if unfinished.match.wants_part and (part := self.bound_part(unfinished.match)):
            with contextlib.suppress(ValueError):  # this deck cannot be cut there
                unfinished.match.add_part(part)
        if unfinished.fault is None:
            writer = MatchWriter(self, unfinished.path, unfinished.match)
            if writer.ended:
                # The program stopped between the last move and the move of the record.
                writer.finish()
            return writer
        stem = re.sub(r"-recovered(-\d+)?$", "", unfinished.path.stem)
        path = self._unused(f"{stem}-recovered")
        writer = MatchWriter(self, path, unfinished.match, unfinished.path)
        if writer.problem is None:
            writer.problem = self.put_aside(unfinished.path)
        return writer

    def put_aside(self, path: Path) -> Message | None:
        """Quarantine a damaged record without modifying it; the reason if that fails."""
        try:
            quarantine(path, ".damaged")
        except OSError as error:
            return Message("storage-stays", why=reason(error))
        return None

    def has_match(self, game: str = "") -> bool:
        """Whether a match of a game, or of any game, waits or is finished; reads only names."""
        prefix = f"{game}-" if game else ""
        for folder in (self.folder, self.finished):
            with contextlib.suppress(OSError), os.scandir(folder) as files:
                if any(
                    one.name.startswith(prefix) and one.name.endswith(RECORD_SUFFIX)
                    for one in files
                ):
                    return True
        return False

    def finished_games(self) -> frozenset[str]:
        """Names of the games with a finished match; reads only names."""
        return frozenset(name.partition("-")[0] for name in self._finished_names())

    def finished_count(self) -> int:
        """Number of finished matches; reads only names."""
        return len(self._finished_names())

    def _finished_names(self) -> list[str]:
        try:
            return [one.name for one in self.finished.iterdir() if one.suffix == RECORD_SUFFIX]
        except OSError:
            return []

    def has_evening(self) -> bool:
        """Whether an evening of several games waits; reads only names."""
        with (
            contextlib.suppress(OSError),
            os.scandir(self._profile.folder / EVENINGS_FOLDER) as files,
        ):
            return any(one.name.endswith(EVENING_FILE_SUFFIX) for one in files)
        return False

    def file(self, path: Path) -> Message | None:
        """Move a record to the finished ones under a free name; the reason if that fails."""
        try:
            self.finished.mkdir(exist_ok=True)
            name = path.name
            if os.path.lexists(self.finished / name):
                name = self._unused(path.stem).name
            path.replace(self.finished / name)
            self.filed[path] = self.finished / name
        except OSError as error:
            return Message("storage-not-filed", why=reason(error))
        self.match_index.look()
        # After a power cut the record is at its old path and is moved again.
        with contextlib.suppress(OSError):
            sync_folder(self.finished)
        return None

    def _unused(self, stem: str) -> Path:
        path = self.folder / f"{stem}{RECORD_SUFFIX}"
        number = 2
        while os.path.lexists(path) or os.path.lexists(self.finished / path.name):
            path = self.folder / f"{stem}-{number}{RECORD_SUFFIX}"
            number += 1
        return path


@dataclass(frozen=True, slots=True)
class UnsavedMatch:
    """Loss if the program ended now.

    ``moves`` are the last moves missing on disk, and ``undone`` undone moves still there. ``all``
    means that no record exists.
    """

    moves: int = 0
    undone: int = 0
    all: bool = False

    def __bool__(self) -> bool:
        return self != UnsavedMatch()


class MatchWriter:
    """Writer of the record of a match in play.

    ``problem`` is the save error, or None. The match can continue: the next move, or ``try_again``,
    writes everything again.
    """

    def __init__(
        self, match_store: MatchStore, path: Path, match: Match, damaged: Path | None = None
    ) -> None:
        """``damaged`` is the path of the record that the match was recovered from."""
        self.match_store = match_store
        self.path = path
        self.match = match
        self.problem: Message | None = None
        self._whole = False
        self._unbound = False
        """Whether the current round's part could not be bound; then it is tried again."""
        self._filed = False
        self._on_disk = damaged or path
        """Path of the record that holds the match, or its beginning."""
        self._written = match.moves[:] if os.path.lexists(self._on_disk) else None
        """The moves on disk; None if there is no record."""
        self._told = 0
        """Number of the record's pieces on disk, once it is complete."""
        others = (changed_time(other) for other in match_store.paths() if other != path)
        self._last_of_others = max(others, default=0)
        self.rewrite()

    def rewrite(self) -> None:
        """Write the complete record, at the start and after an undo."""
        try:
            # Not ``parents=True``: a missing profile is an error and must not be created here.
            self.path.parent.mkdir(exist_ok=True)
            write_atomically(self.path, self.match.sealed_record())
            self._come_first()
            self.problem = None
            self._whole = True
            self._on_disk = self.path
            self._written = self.match.moves[:]
            self._told = self.match.written
        except OSError as error:
            self._fail(Message("storage-match-unsaved", why=reason(error)))
            return
        self._bind_part()

    def _bind_part(self) -> None:
        """Bind the part of the current round, which is in the record already.

        In this order: what a crash leaves of it accuses nobody.
        """
        deal = self.match.deals[-1]
        if deal.part is None or deal.seal is None:
            return
        try:
            self.match_store.parts.bind(deal.seal, deal.part)
            self._unbound = False
        except OSError as error:
            self._unbound = True
            self.problem = Message("storage-part-unbound", why=reason(error))

    def append(self, seat: Seat, move: str) -> None:
        """Add the match's last move and have it on disk before going on.

        With a move that ends a round come the lines that prove it: a crash leaves all or none.
        """
        match = self.match
        ended = match.state.over or match.deals[-1].after == len(match.moves)
        if not self._whole or self._unbound or self._written is None or ended:
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
        """Append notes made since the last move.

        Does nothing once the record is among the finished ones.
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

    def _fail(self, problem: Message) -> None:
        self._whole = False
        self.problem = problem
        if not os.path.lexists(self._on_disk):
            self._written = None

    def _come_first(self) -> None:
        """Keep this match the most recent one even if the clock was set back."""
        if changed_time(self.path) <= self._last_of_others:
            time = self._last_of_others + FILE_TIME_STEP_NANOSECONDS
            with contextlib.suppress(OSError):
                os.utime(self.path, ns=(time, time))

    def finish(self) -> None:
        """Complete the record and move it to the finished ones; idempotent."""
        if not self._whole:
            self.rewrite()
        if self._whole and not self._filed:
            self.problem = self.match_store.file(self.path)
            self._filed = self.problem is None

    def try_again(self) -> None:
        """Write everything missing, and finish the match if it has ended."""
        if not self._whole:
            self.rewrite()
        if self.ended:
            self.finish()

    @property
    def record(self) -> Path:
        """Current path of the record."""
        return self.match_store.filed.get(self.path, self.path)

    @property
    def ended(self) -> bool:
        """Whether the match is over or given up."""
        return self.match.state.over or self.match.notes.given_up

    @property
    def unfiled(self) -> bool:
        """Whether the match has ended and is complete on disk, but not among the finished ones."""
        return self._whole and self.ended and not self._filed

    @property
    def loss(self) -> UnsavedMatch:
        """Estimated loss, without access to the disk."""
        return UnsavedMatch() if self._whole else self._missing(self._written)

    def lost(self) -> UnsavedMatch:
        """Exact loss, after reading the record."""
        if self._whole:
            return UnsavedMatch()
        told = self.match_store.open(self._on_disk).match
        if told is None:
            gone = not os.path.lexists(self._on_disk)
            return self._missing(None if gone else self._written)
        known = [] if self._written is None else self._written
        return self._missing(_common(known, told.moves))

    def _missing(self, written: list[tuple[Seat, str]] | None) -> UnsavedMatch:
        if written is None:
            return UnsavedMatch(len(self.match.moves), 0, True)
        common = len(_common(written, self.match.moves))
        return UnsavedMatch(len(self.match.moves) - common, len(written) - common)


class NullWriter(MatchWriter):
    """Writer for matches that are only shown or tried out; touches no file.

    ``path`` is the path of the source record, or a placeholder.
    """

    def __init__(self, path: Path, match: Match) -> None:
        self.path = path
        self.match = match
        self.problem = None

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
    def loss(self) -> UnsavedMatch:
        return UnsavedMatch()

    def lost(self) -> UnsavedMatch:
        return UnsavedMatch()


def _common(some: list[tuple[Seat, str]], others: list[tuple[Seat, str]]) -> list[tuple[Seat, str]]:
    """Common beginning of two lists of moves."""
    pairs = takewhile(lambda pair: pair[0] == pair[1], zip(some, others, strict=False))
    return [move for move, _ in pairs]


def _append(path: Path, line: bytes) -> None:
    """Append to a file and flush it; raises ``OSError`` on a partial write."""
    handle = os.open(path, os.O_WRONLY | os.O_APPEND | BINARY_FLAG)
    try:
        if os.write(handle, line) < len(line):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        os.fsync(handle)
    finally:
        os.close(handle)


VERIFIER_PAGE = Path(__file__).parents[1] / "match" / "verifier.html"


def keep_verifier(profile: Profile) -> Path:
    """Have a copy of the verifier in the profile; where it is, or the program's if that fails."""
    path = profile.folder / PROOFS_FOLDER / VERIFIER_PAGE.name
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(path, VERIFIER_PAGE.read_text(encoding="utf-8"), lasting=False)
    except OSError:
        return VERIFIER_PAGE
    return path
