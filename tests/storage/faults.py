"""What a full or broken disk does: calls of the system that fail when they are told to."""

import errno
import os
from collections.abc import Callable
from typing import Any

import pytest

FULL = OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
BROKEN = OSError(errno.EIO, os.strerror(errno.EIO))
FORBIDDEN = PermissionError(errno.EACCES, os.strerror(errno.EACCES))


class Killed(BaseException):
    """Raised where the program would have been killed."""


def failing(error: BaseException) -> Callable[..., Any]:
    """A function that fails with this error, whatever it is given."""

    def fail(*_: object, **__: object) -> Any:
        raise type(error)(*error.args)

    return fail


def short_writes(monkeypatch: pytest.MonkeyPatch, most: int) -> None:
    """Have the system write at most so many bytes at a time, as it may on a full disk."""
    write = os.write
    monkeypatch.setattr(os, "write", lambda handle, text: write(handle, bytes(text[:most])))
