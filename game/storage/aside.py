"""Putting a damaged file aside: never the same one twice, and never the last copy away."""

import contextlib
import os
import stat
from pathlib import Path

CHUNK = 1 << 16


def put_aside(path: Path, ending: str, most: int | None = None) -> Path:
    """Give a file another ending (such as ``.damaged``), with a number if need be; its new path.

    If the same bytes have been put aside before, the file takes the place of that copy.  Where
    there are ``most`` already, the one that was put aside longest ago makes room; a folder
    never does.  Raises ``OSError``, and then nothing has been moved.
    """
    aside, kept = path.with_suffix(ending), []
    while os.path.lexists(aside):
        kept.append(aside)
        aside = path.with_suffix(f".{len(kept) + 1}{ending}")
    again = next((other for other in kept if _same(path, other)), None)
    if again is not None:
        aside = again
    elif most is not None and len(kept) >= most and not path.is_dir():
        files = [other for other in kept if not other.is_dir()]
        aside = min(files, key=_time, default=aside)
    path.replace(aside)
    if most is not None:
        # By this time the newest one is known, whenever it was written.
        with contextlib.suppress(OSError):
            os.utime(aside)
    return aside


def _time(path: Path) -> int:
    return os.lstat(path).st_mtime_ns


def _same(one: Path, other: Path) -> bool:
    """Whether both are files of the same bytes; not if that cannot be told."""
    try:
        about = [path.stat() for path in (one, other)]
        if not all(stat.S_ISREG(each.st_mode) for each in about):
            return False
        if about[0].st_size != about[1].st_size:
            return False
        with one.open("rb") as mine, other.open("rb") as theirs:
            while piece := mine.read(CHUNK):
                if piece != theirs.read(CHUNK):
                    return False
    except OSError:
        return False
    return True
