"""What programs say that must succeed."""

import subprocess
from pathlib import Path

from tests.waiting import PATIENCE_SECONDS


def run(*words: str | Path) -> str:
    """What a program says that must succeed."""
    done = subprocess.run(
        [*map(str, words)], capture_output=True, text=True, timeout=PATIENCE_SECONDS
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
