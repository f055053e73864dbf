"""What a self-test asks of the disk: what is packaged, and a profile that is gone afterwards."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from game.storage.profile import Profile


def packaged(folder: Path, ending: str) -> set[str]:
    """The files of a packaged folder with this ending, as ``kind/name``."""
    return {path.relative_to(folder).as_posix() for path in folder.glob(f"*/*{ending}")}


@contextmanager
def passing_profile() -> Iterator[Profile]:
    """A profile in a folder of the system's for temporary things, taken away at the end."""
    with tempfile.TemporaryDirectory() as folder:
        yield Profile(Path(folder))
