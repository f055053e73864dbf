"""All files that the program writes into a player's folder, and what a crash leaves of them.

`PROFILE_FILE_PATTERNS` is the one list: a test fails if a path is written that is not on it, and
the fuzzer of profiles damages one of each.  `remove_leftovers` deletes what a kill in the middle of
a write left.
"""

import contextlib
import re
import stat
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path, PurePosixPath
from typing import Final

from game.storage.kept_files import DOCUMENTS_FOLDER, folders
from game.storage.profile import Profile

PROFILE_FILE_PATTERNS: Final = (
    *("settings.json", "settings.*damaged.json", "rules.txt", "in-use.lock", "come-forward"),
    *("annals.jsonl", "moments.jsonl", "own_puzzles.jsonl", "journal.txt"),
    *("puzzles.jsonl", "puzzles.*damaged.jsonl", "puzzles.*damaged.json"),
    *("matches/*.record", "matches/*.damaged", "finished/*.record"),
    *("reviews/*.json", "twice/*.json"),
    *("evenings/*.evening", "evenings/*.damaged"),
    *("evenings/finished/*.evening", "evenings/finished/*.damaged"),
    *("deleted/days", "deleted/matches/*.record", "deleted/finished/*.record"),
    *("deleted/reviews/*.json", "deleted/twice/*.json"),
    *("deleted/evenings/*.evening", "deleted/evenings/finished/*.evening"),
    *("proofs/verifier.html", "proofs/parts.txt", "proofs/parts.*damaged"),
    *("sheets/five-takes-*", "pictures/*.png", "pictures/*.gif"),
)
"""Patterns of paths in the profile; a star stands for no slash."""
KEPT_FILES_PATTERN: Final = "five-takes-*"
"""Pattern of the files in the user's folders for documents and pictures."""
UNFINISHED_WRITE_NAME_PATTERN: Final = re.compile(r"\.(.+)\.[a-z0-9_]{8}", re.ASCII)
"""Name of a file that `write_atomically` has not put in place yet."""
DAY_SECONDS: Final = 24 * 60 * 60


def fits(path: str, pattern: str) -> bool:
    """Whether a path in the profile, with slashes, fits one of the patterns.

    >>> fits("matches/a.record", "matches/*.record"), fits("x/settings.json", "settings.json")
    (True, False)
    """
    parts, wanted = PurePosixPath(path).parts, PurePosixPath(pattern).parts
    return len(parts) == len(wanted) and all(map(fnmatchcase, parts, wanted))


def is_ours(path: str) -> bool:
    """Whether the program writes a path in the profile, at once or by way of a passing name."""
    folder, name = PurePosixPath(path).parent, PurePosixPath(path).name
    left = UNFINISHED_WRITE_NAME_PATTERN.fullmatch(name)
    paths = [path] if left is None else [path, str(folder / left[1])]
    return any(fits(one, pattern) for one in paths for pattern in PROFILE_FILE_PATTERNS)


def remove_leftovers(profile: Profile, now: float) -> None:
    """Delete the passing files of the program that are older than a day at ``now``.

    ``now`` is in seconds since 1970.  A kill during a write leaves one; nothing reads it again.
    """
    places = {str(PurePosixPath(pattern).parent) for pattern in PROFILE_FILE_PATTERNS}
    for place in sorted(places):
        for path, name in _left_in(profile.folder / place):
            if is_ours(str(PurePosixPath(place) / name)):
                _remove_old(path, now)
    kept = [*folders(profile)]
    if profile.documents is not None:
        kept.append(profile.documents / DOCUMENTS_FOLDER)
    for folder in kept:
        for path, name in _left_in(folder):
            if fits(name, KEPT_FILES_PATTERN):
                _remove_old(path, now)


def _left_in(folder: Path) -> Iterator[tuple[Path, str]]:
    """The passing files in a folder, and the names that they were meant to get."""
    with contextlib.suppress(OSError):
        for path in folder.iterdir():
            left = UNFINISHED_WRITE_NAME_PATTERN.fullmatch(path.name)
            if left is not None:
                yield path, left[1]


def _remove_old(path: Path, now: float) -> None:
    """Delete a file that was written more than a day ago; a failure does no harm."""
    with contextlib.suppress(OSError):
        about = path.lstat()
        if stat.S_ISREG(about.st_mode) and now - about.st_mtime > DAY_SECONDS:
            path.unlink()
