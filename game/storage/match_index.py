"""The match index: a cache of the summaries of finished records.

It is derived from the records alone. A new, missing or changed file is detected by name, size and
time. A damaged or outdated index is rebuilt. All work happens in short steps of `MatchIndex.step`,
as an idle task.

The file has a line of JSON with its checksum a record, the last of a name being right.  A line that
is not whole, or says what cannot be, is as good as none: its record is read again.  The file may be
deleted at any time.
"""

from __future__ import annotations

import contextlib
import gc
import json
import os
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.storage.checked_lines import (
    MAX_STORED_VALUE,
    believed_json,
    checked_json,
    has_whole_numbers,
    said_of,
)
from game.storage.profile import Profile, read_file, reason, write_atomically
from game.text.message import Message, packed

if TYPE_CHECKING:
    from game.match.summary import Summary

RECORD_SUFFIX = ".record"
FINISHED_FOLDER = "finished"
INDEX_FILE = "annals.jsonl"
INDEX_VERSION = 6
INDEX_FIRST_LINE = json.dumps(["five-takes annals", INDEX_VERSION])
"""First line of the file; an index of another version is discarded."""
FILE_NAME_TIME_PATTERN = re.compile(r"-(\d{8}-\d{6})(?:-|$)", re.ASCII)
"""Start time in a file name, in local time without a zone."""
FILE_TIME_FORMAT = "%Y%m%d-%H%M%S"
LONG_AGO = datetime(1970, 1, 2, tzinfo=UTC)
INDEX_BATCH_ENTRY_COUNT = 40
"""Number of lines per step of reading or writing."""
MAX_UNFROZEN_RECORD_COUNT = 500
"""Threshold of new records above which the garbage collector's objects are frozen."""
MAX_INDEX_BYTES = 1 << 30
"""Maximum size of the index, in bytes; it grows with the records."""
MAX_FILE_TIME_NANOSECONDS = 1 << 64
"""Later than any file system tells that a file was written."""
MAX_OUTDATED_LINE_COUNT = 500
"""Maximum number of superseded lines before the file is rewritten."""
TIME_FROM_NOTE = "noted"
"""The record notes the start."""
TIME_FROM_NAME = "named"
"""The file name has the start."""
TIME_FROM_CHANGE = "written"
"""The file's modification time is the only source."""


@dataclass(frozen=True, slots=True)
class IndexEntry:
    """Index entry of one record.

    ``size`` (bytes) and ``changed`` (nanoseconds) describe the file when it was read. ``digest`` is
    equal for copies. ``summary`` is None if the record cannot be replayed; ``fault`` is the reason,
    and ``newer`` marks records of a newer version. ``time`` (ISO) and ``stamp`` (seconds since
    1970) are the start, known from ``source``.
    """

    name: str
    size: int
    changed: int
    digest: str
    time: str
    stamp: float
    source: str
    summary: Summary | None
    fault: Message | None = None
    newer: bool = False

    @property
    def begun(self) -> datetime:
        """Start of the match, in local time where it was played."""
        return datetime.fromisoformat(self.time)

    def line(self) -> str:
        """Serialize the entry to a line without its end."""
        one = self.summary
        told = None if one is None else one.packed()
        fields = [
            self.name,
            self.size,
            self.changed,
            self.digest,
            self.time,
            self.stamp,
            self.source,
            told,
            packed(self.fault),
            self.newer,
        ]
        return checked_json(fields)

    @classmethod
    def of_line(cls, line: str) -> IndexEntry:
        """The entry that a line tells; ``ValueError`` or ``LookupError`` if it tells none.

        A game that only another version of the program has is none.
        """
        from game.match.summary import Summary

        match believed_json(line):
            case [
                str(name),
                int(size),
                int(changed),
                str(digest),
                str(time),
                float(stamp),
                str(source),
                list() | None as summary,
                fault,
                bool(newer),
            ]:
                sound = has_whole_numbers((size,)) and has_whole_numbers(
                    (changed,), most=MAX_FILE_TIME_NANOSECONDS
                )
                apart = abs(datetime.fromisoformat(time).timestamp() - stamp)
                if (
                    not sound
                    or apart > 1
                    or source not in (TIME_FROM_NOTE, TIME_FROM_NAME, TIME_FROM_CHANGE)
                ):
                    raise ValueError("These figures are none of a file.")
                one = None if summary is None else Summary.unpacked(summary)
                if one is not None and not _may_be(one):
                    raise ValueError("This is what no match comes to.")
                why = None if fault is None else said_of(fault)
                if one is None and not isinstance(why, Message):
                    raise ValueError("It is not said why there is no summary.")
                return cls(
                    name,
                    size,
                    changed,
                    digest,
                    time,
                    stamp,
                    source,
                    one,
                    why if isinstance(why, Message) else None,
                    newer,
                )
        raise ValueError("This is no entry.")


def _may_be(one: Summary) -> bool:
    """Whether a match may come to what a summary says of it, as far as figures are made of that."""
    from game.games import GAMES_BY_NAME
    from game.match.proved import DEAL_PROOFS

    players = len(one.seats)
    return (
        one.game in GAMES_BY_NAME
        and one.proof in DEAL_PROOFS
        and all(isinstance(text, str) for text in one.seats)
        and has_whole_numbers((players,), 1)
        and has_whole_numbers((one.seconds, one.rounds, one.hints, one.undos, one.moves))
        and (one.number is None or (type(one.number) is int and one.number >= 0))
        and len(one.scores) == len(one.places) == players
        and has_whole_numbers(one.scores, -MAX_STORED_VALUE)
        and has_whole_numbers(one.places, 1, players)
        and has_whole_numbers(one.winners, 0, players - 1)
        and len(set(one.winners)) == len(one.winners)
        and bool(one.winners) == one.over
        and len(one.points) == one.rounds
        and has_whole_numbers(one.points, -MAX_STORED_VALUE)
        and has_whole_numbers(one.seen)
        and len(one.seen) % 5 == 0
        and has_whole_numbers(one.seen[::5], 0, players - 1)
    )


def played_order(entry: IndexEntry) -> tuple[float, str]:
    """Sort key for the order of play.

    In a tie the shorter name comes first.
    """
    return entry.stamp, entry.name.removesuffix(RECORD_SUFFIX)


class MatchIndex:
    """Index of a profile's finished matches, as far as they have been read.

    ``entries`` are by file name.  ``total`` is the number of records, None until counted, and
    ``version`` differs after every change.  ``step`` reads records one after another; ``look``
    makes it search the folder for changes.  ``problem`` is why the folder could not be read, or
    None; the earlier entries then stay.
    """

    def __init__(self, profile: Profile) -> None:
        self.folder = profile.folder / FINISHED_FOLDER
        self.file = profile.folder / INDEX_FILE
        self.entries: dict[str, IndexEntry] = {}
        self.total: int | None = None
        self.version = 0
        self.problem: Message | None = None
        self._lines = 0
        self._unwritten: list[str] = []
        self._loaded = False
        self._stale = True
        self._work: Iterator[None] | None = None
        self._copies: tuple[int, frozenset[str]] = (-1, frozenset())

    @property
    def complete(self) -> bool:
        """Whether all records of the last look have been read."""
        return self._work is None and not self._stale

    def look(self) -> None:
        """Make the next steps check the folder for changes."""
        self._stale = True

    def step(self, enough: Callable[[], bool] = lambda: False) -> bool:
        """Work until ``enough`` returns true; whether work remains."""
        if self._work is None:
            if not self._stale:
                return False
            self._stale = False
            self._work = self._look()
        for _ in self._work:
            if enough():
                return True
        self._work = None
        return self._stale

    def copies(self) -> frozenset[str]:
        """Names of the records that are copies of another one; cached per version."""
        if self._copies[0] != self.version:
            named: dict[str, str] = {}
            copies: set[str] = set()
            for one in self.entries.values():
                other = named.setdefault(one.digest, one.name)
                if other != one.name:
                    copies.add(max(other, one.name))
                    named[one.digest] = min(other, one.name)
            self._copies = self.version, frozenset(copies)
        return self._copies[1]

    def drop(self, name: str) -> IndexEntry | None:
        """Forget a record that was moved out of the folder; return its entry."""
        entry = self.entries.pop(name, None)
        if entry is not None:
            self.total = None if self.total is None else self.total - 1
            self.version += 1
        self.look()
        return entry

    def put(self, entry: IndexEntry) -> None:
        """Restore the entry of a record that was moved back; its file is checked later."""
        if entry.name not in self.entries and self.total is not None:
            self.total += 1
        self._take(entry)
        self.look()

    def close(self) -> None:
        """Compact the file; a failure does no harm."""
        if self._loaded and self._lines > len(self.entries) + MAX_OUTDATED_LINE_COUNT:
            self._write_all()

    # Steps.

    def _look(self) -> Iterator[None]:
        """Load the file once, list the folder, then read the unknown records."""
        if not self._loaded:
            yield from self._load()
            self._loaded = True
        found: dict[str, tuple[int, int]] = {}
        before, self.problem = self.problem, None
        try:
            with os.scandir(self.folder) as files:
                for file in files:
                    if file.name.endswith(RECORD_SUFFIX):
                        found[file.name] = _about(file)
                    if len(found) % INDEX_BATCH_ENTRY_COUNT == 0:
                        yield
        except OSError as error:
            if not isinstance(error, FileNotFoundError) or not self.folder.parent.is_dir():
                self.problem = Message("storage-finished-unread", why=reason(error))
                self.total = len(self.entries)
        if self.problem != before:
            self.version += 1
        if self.problem is not None:
            return
        gone = self.entries.keys() - found.keys()
        for name in gone:
            del self.entries[name]
        self.total = len(found)
        self.version += bool(gone)
        unread = [name for name, about in found.items() if not self._knows(name, about)]
        yield
        for name in sorted(unread, key=lambda name: (-found[name][1], name)):
            yield from self._read(name, found[name])
            if len(self._unwritten) >= INDEX_BATCH_ENTRY_COUNT:
                self._write()
        self._write()
        if len(unread) > MAX_UNFROZEN_RECORD_COUNT:
            gc.freeze()

    def _knows(self, name: str, about: tuple[int, int]) -> bool:
        entry = self.entries.get(name)
        return entry is not None and (entry.size, entry.changed) == about

    def _load(self) -> Iterator[None]:
        """Load the file; an unreadable line only means that its record is read again."""
        try:
            data = read_file(self.file, MAX_INDEX_BYTES)
        except OSError:
            return
        # A line with something else than text is not whole; the others may be.
        text = data.decode("utf-8", "replace")
        first, *lines = text.split("\n")
        if first != INDEX_FIRST_LINE:
            return
        whole = lines[-1:] == [""]
        # A line appended behind half a line would damage both.
        self._lines = len(lines) - 1 if whole else 0
        for number, line in enumerate(lines[:-1] if whole else lines):
            with contextlib.suppress(ValueError, LookupError, TypeError, OverflowError, OSError):
                self._take(IndexEntry.of_line(line))
            if number % INDEX_BATCH_ENTRY_COUNT == 0:
                # Freeze the long-lived entries; a collection over them would cost about three
                # frames.
                gc.freeze()
                yield

    def _take(self, entry: IndexEntry) -> None:
        self.entries[entry.name] = entry
        self.version += 1

    def _read(self, name: str, about: tuple[int, int]) -> Iterator[None]:
        """Read one record, some moves at a time."""
        from game.ai.trait_counter import TraitObserver
        from game.core.record import InvalidRecord, UnsupportedRecord
        from game.match.proved import proved_summary

        summary: Summary | None = None
        fault: Message | None = None
        newer = False
        digest = name
        try:
            data = read_file(self.folder / name)
            digest = digest_of(data)
            summary = yield from proved_summary(data.decode("utf-8"), TraitObserver)
        except OSError as error:
            fault = Message("storage-unreadable", why=reason(error))
        except UnicodeDecodeError:
            fault = Message("record-no-text")
        except InvalidRecord as error:
            fault, newer = error.said, isinstance(error, UnsupportedRecord)
        begun = "" if summary is None else summary.begun
        when, source = _time(begun, name, about[1])
        time = when.isoformat(timespec="seconds")
        entry = IndexEntry(
            name, *about, digest, time, when.timestamp(), source, summary, fault, newer
        )
        self._take(entry)
        self._unwritten.append(entry.line())
        yield

    def _write(self) -> None:
        """Append the new entries; after a failure they are read again at the next start."""
        if not self._unwritten:
            return
        lines, self._unwritten = self._unwritten, []
        if not self._lines or not self.file.is_file():
            self._write_all()
            return
        with contextlib.suppress(OSError), self.file.open("a", encoding="utf-8") as file:
            file.write("".join(f"{line}\n" for line in lines))
            self._lines += len(lines)

    def _write_all(self) -> None:
        lines = [INDEX_FIRST_LINE, *(entry.line() for entry in self.entries.values())]
        with contextlib.suppress(OSError):
            write_atomically(self.file, "".join(f"{line}\n" for line in lines))
            self._lines = len(self.entries)


def digest_of(record: bytes) -> str:
    """The same for copies of a record alone."""
    from hashlib import blake2b

    return blake2b(record, digest_size=8).hexdigest()


def _about(file: os.DirEntry[Any]) -> tuple[int, int]:
    """Size and modification time of a file; zeros if it is gone."""
    try:
        about = file.stat()
    except OSError:
        return 0, 0
    return about.st_size, about.st_mtime_ns


def begun_of(noted: datetime | None, path: Path) -> datetime:
    """Start of a match: the one ``noted`` in its record, or what its file tells."""
    if noted is not None:
        return noted
    changed = 0
    with contextlib.suppress(OSError):
        changed = path.stat().st_mtime_ns
    return _time("", path.name, changed)[0]


def _time(begun: str, name: str, changed: int) -> tuple[datetime, str]:
    """Start of a match, and its source."""
    stamp = FILE_NAME_TIME_PATTERN.search(Path(name).stem)
    ways: list[tuple[str, Callable[[], datetime]]] = [
        (TIME_FROM_CHANGE, lambda: datetime.fromtimestamp(changed / 1e9).astimezone()),
    ]
    if stamp is not None:
        ways.insert(
            0, (TIME_FROM_NAME, lambda: datetime.strptime(stamp[1], FILE_TIME_FORMAT).astimezone())
        )
    if begun:
        ways.insert(0, (TIME_FROM_NOTE, lambda: datetime.fromisoformat(begun)))
    for source, way in ways:
        # A date may lie outside the system's range.
        with contextlib.suppress(ValueError, OSError, OverflowError):
            when = way()
            when.timestamp()
            return when, source
    return LONG_AGO, TIME_FROM_CHANGE
