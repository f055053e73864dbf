"""A second start asks the window that has the player's folder to come forward.

It leaves a small file in the folder, and the first takes it away when it has come: no port is
opened, and whoever cannot write there could not play there either.
"""

import contextlib
import os
import time
from collections.abc import Callable
from pathlib import Path

SUMMONS = "come-forward"
PATIENCE_SECONDS = 4.0
"""How long one waits for a window that may be busy; one that does nothing looks every second."""
LOOK_SECONDS = 0.05


def summon(folder: Path, wait: Callable[[float], None] = time.sleep) -> bool:
    """Ask the window that has the folder to come forward; whether it did."""
    file = folder / SUMMONS
    try:
        file.write_text(f"{os.getpid()}\n", encoding="ascii")
    except OSError:
        return False
    for _ in range(round(PATIENCE_SECONDS / LOOK_SECONDS)):
        wait(LOOK_SECONDS)
        if not file.exists():
            return True
    # One that was taken away at the last moment was answered.
    return not answered(folder)


def answered(folder: Path) -> bool:
    """Take a summons away; whether there was one."""
    with contextlib.suppress(OSError):
        (folder / SUMMONS).unlink()
        return True
    return False
