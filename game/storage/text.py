"""Reading files that anybody may have put there: never too much of one, never waiting for one."""

import errno
import os
import stat
from pathlib import Path

MOST_BYTES = 4_000_000
"""The size of the largest file that is read, in bytes; a match takes some ten thousand."""

BINARY: int = getattr(os, "O_BINARY", 0)
"""Without this flag Windows translates line ends; other systems have no such flag."""

AT_ONCE: int = getattr(os, "O_NONBLOCK", 0)
"""Without this flag opening a pipe blocks until something is written to it."""


def read_file(path: Path, most: int = MOST_BYTES) -> bytes:
    """The bytes of a file.

    Raises ``OSError`` also for anything but a regular file (a folder, a pipe, a device) and for
    a file of more than so many bytes.
    """
    handle = os.open(path, os.O_RDONLY | BINARY | AT_ONCE)
    with os.fdopen(_only_a_file(handle), "rb") as file:
        data = file.read(most + 1)
    if len(data) > most:
        raise OSError(errno.EFBIG, f"it is larger than {most:,} bytes")
    return data


def read_head(path: Path, count: int) -> bytes:
    """The first bytes of a file, so many at most; raises ``OSError`` as ``read_file`` does."""
    handle = os.open(path, os.O_RDONLY | BINARY | AT_ONCE)
    with os.fdopen(_only_a_file(handle), "rb") as file:
        return file.read(count)


def _only_a_file(handle: int) -> int:
    """The handle if it is that of a regular file; else it is closed and ``OSError`` raised."""
    kind = os.fstat(handle).st_mode
    if stat.S_ISREG(kind):
        return handle
    os.close(handle)
    if stat.S_ISDIR(kind):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    raise OSError(errno.EINVAL, "it is not a file")


def read_text(path: Path) -> tuple[str, str | None]:
    """The text of a file as far as it is text, and a sentence about what was wrong, if anything.

    Whoever names the file may name a pipe too: that is waited for.
    """
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as error:
        return "", f"{path} cannot be read: {(error.strerror or str(error)).lower()}."
    if len(data) > MOST_BYTES:
        return "", f"{path} cannot be read: it is larger than {MOST_BYTES:,} bytes."
    try:
        return data.decode("utf-8"), None
    except UnicodeDecodeError as error:
        text = data[: error.start].decode("utf-8")
        line = text.count("\n") + 1
        return text, f"Line {line}: it is not text from there on."
