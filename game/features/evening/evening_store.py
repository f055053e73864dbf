"""The files of evenings: ``evenings/NAME.evening``, the finished ones in ``evenings/finished``.

A file is appended to and synced line by line; after a failure the next line writes it again.  A
damaged one is moved aside, and a sound copy goes on under a new name.  What a crash left out is
taken from the matches: their records note their evening and their number in it.

`EveningStore` finds evenings and their matches; `EveningFile` writes one of them.
"""

import contextlib
import errno
import os
import re
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any, Final, NamedTuple

from game.core.event import PERSON_SEAT
from game.core.game import Game
from game.features.evening.evening import (
    Evening,
    EveningGame,
    EveningTerms,
    GameResult,
    InvalidEvening,
    given_up_places,
    read_evening,
)
from game.games import GAMES_BY_NAME
from game.match.match import Match
from game.match.proved import DealProof
from game.match.record_notes import EveningPart
from game.match.summary import Summary, summary_of
from game.storage.match_index import FILE_NAME_TIME_PATTERN, FILE_TIME_FORMAT, FINISHED_FOLDER
from game.storage.match_store import (
    EVENING_FILE_SUFFIX,
    EVENINGS_FOLDER,
    MatchStore,
    MatchWriter,
    changed_time,
)
from game.storage.profile import (
    BINARY_FLAG,
    Profile,
    quarantine,
    read_file,
    reason,
    sync_folder,
    write_atomically,
)
from game.storage.trash import Deleted, Trash
from game.text.message import Message

MAX_EVENING_BYTES: Final = 100_000
"""Maximum size of a file, in bytes; a whole evening has some two thousand."""
_RECOVERED_SUFFIX: Final = re.compile(r"-recovered(-\d+)?$", re.ASCII)


def result_of(game: Game[Any, Any], one: Summary) -> GameResult | None:
    """How a match counts in its evening; None if it has not ended."""
    if one.over:
        return GameResult(one.places, one.scores)
    if not one.given_up:
        return None
    lowest = game.table is not None and game.table.lowest_wins
    return GameResult(given_up_places(one.scores, lowest, one.rounds), one.scores, given_up=True)


class EveningFile:
    """The file of one evening.

    ``problem`` is why something could not be written, or None; with the next line all is written
    again.
    """

    def __init__(self, path: Path, evening: Evening, finished: Path) -> None:
        self.path = path
        self.evening = evening
        self.problem: Message | None = None
        self._finished = finished

    @property
    def changed(self) -> int:
        """When the file was written last, in nanoseconds."""
        return changed_time(self.path)

    def begin(self) -> None:
        """Write the terms, and all that has happened, to a new file."""
        evening = self.evening
        try:
            self.path.parent.mkdir(exist_ok=True)
            lines = (f"{line}\n" for line in evening.lines)
            write_atomically(self.path, evening.terms.text() + "".join(lines))
            self.problem = None
        except OSError as error:
            self.problem = Message("evening-unsaved", why=reason(error))

    def add(self, line: str) -> None:
        """Append a line and have it on disk before going on."""
        if self.problem is not None or not os.path.lexists(self.path):
            self.begin()  # a line that could not be flushed may be there or not
            return
        try:
            _append(self.path, line.encode("utf-8"))
        except OSError as error:
            self.problem = Message("evening-unsaved", why=reason(error))

    def began(self, writer: MatchWriter) -> None:
        """A match is the game to play; its record is on disk already."""
        self.add(self.evening.began(writer.match.game.name, writer.path.stem))

    def settle(self, match: Match) -> None:
        """The match that is played has ended, and its result page was left; idempotent."""
        evening = self.evening
        result = result_of(match.game, summary_of(match))
        if result is None or evening.current is None or match.evening != self.current_part:
            return
        self.add(evening.settled(result))
        self.go_on()

    @property
    def current_part(self) -> EveningPart:
        """The part of the evening that the game to play is."""
        return self.evening.part(self.evening.number)

    def choose(self, game: str) -> None:
        """Record the choice of a game by the last player."""
        self.add(self.evening.choose(game))

    def go_on(self) -> None:
        """What follows by itself: an opponent chooses, or the evening is over."""
        evening = self.evening
        seat = evening.chooser
        if seat is not None and seat != PERSON_SEAT:
            self.choose(evening.favourite(seat))
        if evening.all_settled and not evening.closed:
            self.add(evening.close())
        if evening.ended:
            self.finish()

    def stop(self) -> None:
        """The person gives the evening up."""
        self.add(self.evening.stop())
        self.finish()

    def finish(self) -> None:
        """Complete the file and move it to the finished ones; idempotent."""
        if self.path.parent == self._finished:
            return
        if self.problem is not None and self.evening.fault is None:
            self.begin()
        if self.problem is not None:
            return
        try:
            self._finished.mkdir(parents=True, exist_ok=True)
            target = _unused(self._finished, self.path.stem)
            self.path.replace(target)
            self.path = target
            sync_folder(self._finished)
        except OSError as error:
            self.problem = Message("evening-unsaved", why=reason(error))


class DamagedEvening(NamedTuple):
    """A file whose terms cannot be read; ``newer`` is one of a newer version."""

    path: Path
    fault: Message
    newer: bool


class EveningStore:
    """The evenings of a profile.

    ``deleted`` is the trash of finished ones, ``thrown_away`` that of those under way.
    """

    def __init__(self, profile: Profile, match_store: MatchStore) -> None:
        self.folder = profile.folder / EVENINGS_FOLDER
        self.finished = self.folder / FINISHED_FOLDER
        self.match_store = match_store
        self.thrown_away = Trash(profile, EVENINGS_FOLDER)
        self.deleted = Trash(profile, f"{EVENINGS_FOLDER}/{FINISHED_FOLDER}")
        self._files: dict[Path, tuple[tuple[int, int], EveningFile]] = {}
        self._summaries: dict[Path, tuple[tuple[int, int], Summary | None]] = {}
        self._paths: dict[tuple[str, int, str], Path | None] = {}

    # What there is.

    def begin(self, terms: EveningTerms) -> EveningFile:
        """Keep a new evening; ``problem`` tells if that fails."""
        stem = datetime.now().astimezone().strftime(FILE_TIME_FORMAT)
        path = _unused(self.folder, stem, self.finished)
        file = EveningFile(path, Evening(path.stem, terms), self.finished)
        file.begin()
        self._files[path] = _about(path), file
        return file

    def waiting(self) -> list[EveningFile]:
        """The evenings under way, last played first.

        One whose file was not moved when it ended is moved now.
        """
        found = []
        for path in _files_in(self.folder):
            file = self._read(path)
            if not isinstance(file, EveningFile):
                continue
            if file.evening.fault is None:
                self._adopt(file, finished=False)
                if file.evening.ended or file.evening.chooser is not None:
                    file.go_on()
            if not file.evening.ended or file.problem is not None:
                found.append(file)
        return sorted(found, key=self.last_played_time, reverse=True)

    def damaged(self, finished: bool = False) -> list[DamagedEvening]:
        """The files under way, or those ``finished``, whose terms cannot be read."""
        read = map(self._read, _files_in(self.finished if finished else self.folder))
        return [one for one in read if isinstance(one, DamagedEvening)]

    def over(self) -> list[EveningFile]:
        """The evenings that have ended, newest first."""
        read = map(self._read, _files_in(self.finished))
        found = [one for one in read if isinstance(one, EveningFile)]
        return sorted(found, key=lambda one: one.evening.name, reverse=True)

    def under_way(self, week: bool) -> EveningFile | None:
        """The evening that is under way, or that of a week."""
        return next((one for one in self.waiting() if bool(one.evening.terms.week) == week), None)

    def of(self, part: EveningPart) -> EveningFile | None:
        """The evening under way that a match is the game to play of."""
        return next((one for one in self.waiting() if one.current_part == part), None)

    def holds(self, part: EveningPart) -> bool:
        """Whether a match is a part of an evening under way."""
        return any(one.evening.part(part.number) == part for one in self.waiting())

    def records(self) -> frozenset[Path]:
        """The records of the matches that are played in evenings; they are listed with these."""
        paths = (self.record(one.evening, one.evening.current) for one in self.waiting())
        return frozenset(path for path in paths if path is not None)

    def last_played_time(self, file: EveningFile) -> int:
        """When an evening was played last, in nanoseconds."""
        record = self.record(file.evening, file.evening.current)
        return max(file.changed, 0 if record is None else changed_time(record))

    def _read(self, path: Path) -> EveningFile | DamagedEvening:
        """The evening in a file; the same object until the file changes."""
        known, about = self._files.get(path), _about(path)
        if known is not None and (known[0] == about or known[1].problem is not None):
            return known[1]
        try:
            text = read_file(path, MAX_EVENING_BYTES).decode("utf-8", "backslashreplace")
            evening = read_evening(_RECOVERED_SUFFIX.sub("", path.stem), text)
        except OSError as error:
            return DamagedEvening(path, Message("storage-unreadable", why=reason(error)), False)
        except InvalidEvening as error:
            return DamagedEvening(path, error.said, error.newer)
        same = known is not None and known[1].evening.lines == evening.lines
        if known is not None and same and evening.fault is None:
            self._files[path] = about, known[1]
            return known[1]
        file = EveningFile(path, evening, self.finished)
        self._files[path] = about, file
        return file

    # The matches of an evening.

    def record(self, evening: Evening, game: EveningGame | None) -> Path | None:
        """The record of a game; None if it is gone."""
        if game is None:
            return None
        path = self.match_store.find(game.record)
        if path is not None:
            return path
        key = evening.name, game.number, game.record
        if key not in self._paths or self._paths[key] is None or not _exists(self._paths[key]):
            self._paths[key] = self._noted(evening, game.number, game.game, finished=True)
        return self._paths[key]

    def _noted(self, evening: Evening, number: int, game: str, finished: bool) -> Path | None:
        """The record of a game that notes that it is this part of an evening.

        Evenings of one week that are played again share their notes: there the record is younger
        than the evening.
        """
        mode = evening.part(number).mode
        for path in self.match_store.with_mode(mode, game, finished=finished):
            stamp = FILE_NAME_TIME_PATTERN.search(path.stem)
            if not evening.terms.week or (stamp and stamp[1] >= evening.name[: len(stamp[1])]):
                return path
        return None

    def summary(self, evening: Evening, game: EveningGame) -> Summary | None:
        """The summary of a game's record; None if it is gone or unreadable."""
        path = self.record(evening, game)
        if path is None:
            return None
        entry = self.match_store.match_index.entries.get(path.name)
        if entry is not None and path.parent == self.match_store.finished:
            return entry.summary
        known, about = self._summaries.get(path), _about(path)
        if known is None or known[0] != about:
            opened = self.match_store.open(path)
            fits = opened.match is not None and opened.match.evening is not None
            one = summary_of(opened.match) if fits and opened.match is not None else None
            known = self._summaries[path] = about, one
        return known[1]

    def was_assisted(self, evening: Evening) -> bool:
        """Whether the player had help in one of the games."""
        found = (self.summary(evening, game) for game in evening.games)
        return any(one is not None and one.assisted for one in found)

    def has_unproved_game(self, evening: Evening) -> bool:
        """Whether the record of one of the games does not prove its deals."""
        found = (self.summary(evening, game) for game in evening.games)
        return any(one is not None and one.proof == DealProof.UNPROVED for one in found)

    def believe_records(self, evening: Evening) -> None:
        """Let the records decide what happened in each settled game."""
        for game in evening.games:
            if game.result is None:
                continue
            one = self.summary(evening, game)
            result = None if one is None else result_of(GAMES_BY_NAME[game.game], one)
            game.missing = result is None
            if result is not None and len(result.places) == evening.players:
                game.result = result

    def _adopt(self, file: EveningFile, finished: bool) -> bool:
        """Take a record as the game to play that was begun before a stop; whether there was one."""
        evening = file.evening
        if evening.ended or evening.current is not None:
            return False
        due = evening.due()
        games = evening.left() if due is None and finished else [due] if due else []
        for game in games:
            path = self._noted(evening, evening.number, game, finished)
            if path is not None:
                if due is None:
                    file.choose(game)
                file.add(evening.began(game, path.stem))
                return True
        return False

    # Going on.

    def go_on(self, file: EveningFile) -> EveningFile:
        """The evening as it stands, completed from its matches; raises ``InvalidEvening``.

        If its file has a damaged line, a sound copy goes on, and the file is moved aside.
        """
        for fault in file.evening.unknown_rules.values():
            raise fault
        if file.evening.fault is not None:
            file = self._copied(file)
        self._adopt(file, finished=True)
        self._follow_record(file)
        file.go_on()
        return file

    def _copied(self, file: EveningFile) -> EveningFile:
        """A sound copy of a damaged file, completed from the matches."""
        old, evening = file.path, file.evening
        text = evening.terms.text() + "".join(f"{line}\n" for line in evening.lines)
        copy = read_evening(evening.name, text)
        path = _unused(
            self.folder, f"{_RECOVERED_SUFFIX.sub('', old.stem)}-recovered", self.finished
        )
        sound = EveningFile(path, copy, self.finished)
        sound.begin()
        if sound.problem is not None:
            return sound
        self._files[path] = _about(path), sound
        with contextlib.suppress(OSError):
            quarantine(old, ".damaged")
        self._adopt(sound, finished=True)
        while self._has_next(sound):
            one = self._current_summary(sound)
            result = None if one is None else result_of(GAMES_BY_NAME[one.game], one)
            if result is None:
                break
            sound.add(sound.evening.settled(result))
            self._adopt(sound, finished=True)
        return sound

    def _has_next(self, file: EveningFile) -> bool:
        """Whether the game after the one that is played was begun, so that this one is settled."""
        evening = file.evening
        return any(
            self._noted(evening, evening.number + 1, game, finished=True)
            for game in evening.left()
            if evening.current is not None and game != evening.current.game
        )

    def _current_summary(self, file: EveningFile) -> Summary | None:
        """The summary of the game that is played."""
        current = file.evening.current
        return None if current is None else self.summary(file.evening, current)

    def _follow_record(self, file: EveningFile) -> None:
        """File the record of a match that ended before the program stopped.

        One that was given up is settled; one that is over goes on at its result page.
        """
        one, path = self._current_summary(file), self.record(file.evening, file.evening.current)
        if one is None or path is None or not one.decided:
            return
        if path.parent == self.match_store.folder:
            self.match_store.file(path)
        result = result_of(GAMES_BY_NAME[one.game], one)
        if result is not None and result.given_up:
            file.add(file.evening.settled(result))

    def put_aside(self, path: Path) -> Message | None:
        """Move a file that cannot be read out of the way; the reason if that fails."""
        return self.match_store.put_aside(path)

    # Deleting.

    def delete(self, file: EveningFile, today: Any) -> Message | None:
        """Put an evening and its records into the trash; the reason if that fails."""
        store, evening = self.match_store, file.evening
        trash = self.deleted if file.path.parent == self.finished else self.thrown_away
        paths = [self.record(evening, game) for game in evening.games]
        problem = trash.delete(file.path, today)
        if problem is not None:
            return problem
        for path in paths:
            if path is not None:
                done = path.parent == store.finished
                problem = (store.deleted if done else store.thrown_away).delete(path, today)
                if problem is not None:
                    return problem
                store.match_index.drop(path.name)
        return None

    def bring_back(self, trash: Trash, one: Deleted) -> tuple[str, Message | None]:
        """Restore an evening and its records; its file's name, and the reason if that fails."""
        records = self._records_of(one)
        name, problem = trash.bring_back(one)
        if problem is not None:
            return name, problem
        for other in (self.match_store.deleted, self.match_store.thrown_away):
            for gone in reversed(other.content()):
                if gone.name in records:
                    records.remove(gone.name)
                    problem = problem or other.bring_back(gone)[1]
        self.match_store.match_index.look()
        return name, problem

    def last_deleted(self, trash: Trash, matches: Trash) -> Deleted | None:
        """The evening that was deleted last, if no match was deleted on its own since."""
        evenings, gone = trash.content(), matches.content()
        if not evenings:
            return None
        records = self._records_of(evenings[-1])
        alone = gone and records and gone[-1].name not in records
        return None if alone else evenings[-1]

    def _records_of(self, one: Deleted) -> set[str]:
        """The names of the records of a deleted evening."""
        try:
            text = read_file(one.path, MAX_EVENING_BYTES).decode("utf-8", "backslashreplace")
            games = read_evening(Path(one.name).stem, text).games
        except (OSError, InvalidEvening):
            return set()
        return {f"{game.record}.record" for game in games}


def _files_in(folder: Path) -> Iterator[Path]:
    """The files of evenings in a folder."""
    try:
        yield from sorted(path for path in folder.iterdir() if path.suffix == EVENING_FILE_SUFFIX)
    except OSError:
        return


def _about(path: Path) -> tuple[int, int]:
    """Size and time of a file; zeros if it is gone."""
    try:
        about = path.stat()
    except OSError:
        return 0, 0
    return about.st_size, about.st_mtime_ns


def _exists(path: Path | None) -> bool:
    return path is not None and os.path.lexists(path)


def _unused(folder: Path, stem: str, *others: Path) -> Path:
    """A free path for a file in a folder, whose name no other folder has either."""
    number, path = 2, folder / f"{stem}{EVENING_FILE_SUFFIX}"
    while any(os.path.lexists(one / path.name) for one in (folder, *others)):
        path = folder / f"{stem}-{number}{EVENING_FILE_SUFFIX}"
        number += 1
    return path


def _append(path: Path, lines: bytes) -> None:
    """Append whole lines to a file and flush it; a last line without its end is cut off before.

    Raises ``OSError``.
    """
    handle = os.open(path, os.O_RDWR | BINARY_FLAG)
    try:
        data = os.read(handle, MAX_EVENING_BYTES)
        end = data.rfind(b"\n") + 1
        os.lseek(handle, end, os.SEEK_SET)
        written = os.write(handle, lines)
        whole = written == len(lines)
        os.ftruncate(handle, end + written if whole else end)
        if not whole:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        os.fsync(handle)
    finally:
        os.close(handle)
