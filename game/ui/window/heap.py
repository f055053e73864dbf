"""When garbage is looked for, and the C library's heap, of which pictures are.

To look through everything takes as long as some frames: it waits until nothing moves.  Of the
heap, what is let go of is to be the system's again.  Only glibc, on Linux, wants that said.  By
itself it soon keeps whatever was let go between what is still in use: a large picture that goes
leaves a hole, and each one makes it more generous.
"""

import gc
import sys
from typing import Any

MAPPED = 256 * 1024
"""Whatever has more bytes lies by itself, so that nothing of it stays behind."""
MAPPED_ABOVE, TRIMMED_ABOVE, MOST_HEAPS = -3, -1, -8
"""What glibc calls ``M_MMAP_THRESHOLD``, ``M_TRIM_THRESHOLD`` and ``M_ARENA_MAX``."""
SPARE = 4 * 2**20
"""So many bytes at its end the heap keeps for what comes next, as frames come and go."""
YOUNG, YOUNGER, SELDOM = 700, 5, 400
"""So many new objects are looked through, so many times before those that outlived that are, and
so many times that before everything is, if nothing was ever at rest meanwhile."""
GATHERED = 2
"""So many times those must have been looked through for it to be worth a look at everything."""


def settle() -> None:
    """Have large pictures lie by themselves from now on, and garbage looked for.

    What the start has made stays, and is not looked through again.
    """
    gc.freeze()
    gc.set_threshold(YOUNG, YOUNGER, SELDOM)
    gc.enable()
    library = _library()
    if library is not None:
        library.mallopt(MAPPED_ABOVE, MAPPED)
        library.mallopt(TRIMMED_ABOVE, SPARE)
        library.mallopt(MOST_HEAPS, 1)


def trim() -> None:
    """Give back what nothing needs any more, while nothing moves: it takes some milliseconds."""
    gc.collect()
    give_back()


def tidy() -> None:
    """At rest, throw away what garbage has gathered, and give back what was let go of."""
    if gc.get_count()[2] >= GATHERED:
        gc.collect()
    give_back()


def give_back() -> None:
    """Give back what has been let go of already, the holes between what is still in use: 1 ms."""
    library = _library()
    if library is not None:
        library.malloc_trim(0)


def _library() -> Any:
    """The C library, if it is glibc."""
    if sys.platform != "linux":
        return None
    import ctypes

    library = ctypes.CDLL(None)
    return library if hasattr(library, "malloc_trim") else None
