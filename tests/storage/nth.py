"""The n-th call of a kind to the disk fails, once, while something is played to its end.

Whenever the disk fails, the program goes on and is killed then as well: the profile opens with all
moves that were not told to be unsaved, and at the end with the last one.
"""

import errno
import io
import os
import shutil
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from game.core.event import Seat
from game.features.evening.evening_store import EveningFile, EveningStore
from game.match.match import Match
from game.storage.match_store import MatchStore, MatchWriter
from game.storage.profile import Profile
from tests.evening.evenings import NAMES, begin_match, store_in, terms

KINDS = ("write", "fsync", "rename")
Check = Callable[[], None]
Moves = Sequence[tuple[Seat, str]]


class Disk:
    """Counts the calls of each kind; the ``n``-th of a ``kind`` fails, counted from 1.

    A write that fails has written half of it.
    """

    def __init__(self, kind: str = "", n: int = 0) -> None:
        self.kind = kind
        self.n = n
        self.calls = dict.fromkeys(KINDS, 0)
        self.failed = False

    def fails(self, kind: str) -> bool:
        """Count a call; whether it is the one that fails."""
        self.calls[kind] += 1
        now = kind == self.kind and self.calls[kind] == self.n
        self.failed = self.failed or now
        return now

    @contextmanager
    def in_place(self) -> Iterator[None]:
        """Have the program use this disk."""
        write, fsync, replace, fdopen = os.write, os.fsync, os.replace, os.fdopen
        disk = self

        def some(handle: int, data: bytes) -> int:
            if disk.fails("write"):
                write(handle, data[: len(data) // 2])
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            return write(handle, data)

        class Writing(io.FileIO):
            def write(self, data: Any) -> int:
                return some(self.fileno(), bytes(data))

        def sync(handle: int) -> None:
            if disk.fails("fsync"):
                raise OSError(errno.EIO, os.strerror(errno.EIO))

        def rename(old: Any, new: Any, **more: Any) -> None:
            if disk.fails("rename"):
                raise OSError(errno.EIO, os.strerror(errno.EIO))
            replace(old, new, **more)

        def opened(handle: int, mode: str = "r", *more: Any, **named: Any) -> Any:
            return Writing(handle, mode) if mode == "wb" else fdopen(handle, mode, *more, **named)

        os.write, os.fsync, os.replace, os.fdopen = some, sync, rename, opened  # type: ignore[assignment]
        try:
            yield
        finally:
            os.write, os.fsync, os.replace, os.fdopen = write, fsync, replace, fdopen


class Killed:
    """The profile as a kill would leave it, looked at after the failed call and at the end."""

    def __init__(self, folder: Path, disk: Disk) -> None:
        self.folder = folder
        self.disk = disk
        self._looked = False

    def look(self, writer: MatchWriter) -> None:
        """Open a copy of the profile once, as soon as the disk has failed."""
        if not self.disk.failed or self._looked:
            return
        self._looked = True
        copy = self.folder.with_name("killed")
        shutil.rmtree(copy, ignore_errors=True)
        shutil.copytree(self.folder, copy)
        lost = writer.lost()
        shown = writer.match.moves
        for path in (copy / "matches" / writer.path.name, copy / "finished" / writer.path.name):
            if path.exists():
                found = moves_in(copy, path)
                break
        else:
            assert lost.all, "a record is gone, and that was not told"
            return
        least = len(shown) - lost.moves
        assert found == shown[: len(found)], "another match is on disk than the one shown"
        assert len(found) >= least, f"{len(shown)} moves, {lost} told, and {len(found)} are there"


def moves_in(folder: Path, path: Path) -> Moves:
    """The moves of a record of a profile that was just opened."""
    opened = MatchStore(Profile(folder)).open(path)
    assert opened.match is not None and opened.fault is None, opened.fault
    return opened.match.moves


def play(writer: MatchWriter, killed: Killed) -> Match:
    """Play a match to its end, with a kill after the disk has failed."""
    match, rng = writer.match, Random(3)
    killed.look(writer)
    while not match.state.over:
        match.play(match.game.write(match.game.bot.rollout_move(match.state.clone(), rng)))
        writer.append(*match.moves[-1])
        killed.look(writer)
    writer.finish()
    killed.look(writer)
    return match


def match_to_its_end(folder: Path, disk: Disk) -> None:
    """One match; afterwards the profile opens with its last move."""
    from game.games.takeaway.game import TAKEAWAY

    store = MatchStore(Profile(folder))
    match = Match(TAKEAWAY, TAKEAWAY.setup(2, {"rounds": 1}, 7), NAMES[:2])
    with disk.in_place():
        writer = store.begin(match)
        play(writer, Killed(folder, disk))
        writer.try_again()
    assert writer.problem is None
    assert moves_in(folder, writer.record) == match.moves


def evening_to_its_end(folder: Path, disk: Disk) -> None:
    """One evening; afterwards the profile opens with all five results and their last moves."""
    store, killed = store_in(folder), Killed(folder, disk)
    shown: dict[str, Moves] = {}
    with disk.in_place():
        file = store.begin(terms(2))
        while not file.evening.ended:
            if file.evening.chooser is not None:
                file.choose(file.evening.left()[0])
            writer = begin_match(store, file)
            match = play(writer, killed)
            writer.try_again()
            shown[writer.path.name] = [*match.moves]
            file.settle(match)
            opened(killed, file)
    again = store_in(folder)
    waiting = again.waiting()
    assert not waiting, "its file was moved, at the next start at the latest"
    [over] = again.over()
    assert over.evening.fault is None and over.evening.closed
    assert over.evening.results == file.evening.results
    for name, moves in shown.items():
        assert moves_in(folder, again.match_store.finished / name) == moves


def opened(killed: Killed, file: EveningFile) -> None:
    """A killed program opens the evening with all games that were settled."""
    copy = killed.folder.with_name("killed")
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(killed.folder, copy)
    store: EveningStore = store_in(copy)
    waiting, over = store.waiting(), store.over()
    if waiting:
        found = store.go_on(waiting[0]).evening
    elif over:
        found = over[0].evening
    else:
        assert file.problem is not None, "the evening is gone, and that was not told"
        return
    settled = [one.result for one in file.evening.games if one.result is not None]
    known = found.results
    if found.current is not None and len(known) < len(settled):
        # Its last match is over: it goes on at that result page.
        assert found.current.game == file.evening.games[len(known)].game
        known = settled[: len(known) + 1]
    assert known == settled


def given_up(folder: Path, disk: Disk) -> None:
    """An evening that is given up in its first game; afterwards both are found given up."""
    store, rng = store_in(folder), Random(3)
    with disk.in_place():
        file = store.begin(terms(2))
        writer = begin_match(store, file)
        match = writer.match
        for _ in range(4):
            match.play(match.game.write(match.game.bot.rollout_move(match.state.clone(), rng)))
            writer.append(*match.moves[-1])
        match.give_up()
        writer.note()
        writer.finish()
        file.stop()
        writer.try_again()
        store.waiting()  # as the start page does, whenever it is shown
    again = store_in(folder)
    assert not again.waiting(), "the evening goes on, though it was given up"
    [over] = again.over()
    assert over.evening.stopped and over.evening.lines == file.evening.lines
    opened = again.match_store.open(again.match_store.finished / writer.path.name).match
    assert opened is not None and opened.notes.given_up and opened.moves == match.moves


PLAYED = {"match": match_to_its_end, "evening": evening_to_its_end, "given up": given_up}


def counted(what: str, folder: Path) -> dict[str, int]:
    """How many calls of each kind one of the ``PLAYED`` makes."""
    disk = Disk()
    PLAYED[what](folder, disk)
    return disk.calls
