"""Cache for pure functions, limited in bytes.

Searches ask for the same melds and chances again and again, in several processes.  So every
cached function has the same limit, and `clear_caches` frees all of them between games.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, TypeVar, cast

CACHE_BYTES: Final = 1 << 19
"""Default limit of one function's cache, in bytes."""
BOUNDED_CACHES: Final[list[tuple[Any, int]]] = []
"""Every cache, with the average size of one of its entries in bytes."""
F = TypeVar("F", bound=Callable[..., Any])


def cached(each: int, rooms: int = 1) -> Callable[[F], F]:
    """Decorate a function with a least-recently-used cache of ``rooms`` times ``CACHE_BYTES``.

    ``each`` is the average size of an entry, arguments and result, in bytes.

    >>> @cached(each=CACHE_BYTES // 2)
    ... def double(number: int) -> int:
    ...     return 2 * number
    >>> double.cache_info().maxsize
    2
    """

    def remember(function: F) -> F:
        store = lru_cache(max(1, rooms * CACHE_BYTES // each))(function)
        BOUNDED_CACHES.append((store, each))
        return cast(F, store)

    return remember


def clear_caches() -> None:
    """Empty every cache: the next match is of another game."""
    for store, _ in BOUNDED_CACHES:
        store.cache_clear()
