"""What has been worked out is remembered, in no more bytes than there is room for.

Whoever thinks works out the same melds and chances again and again, and does so in several
processes: so each function that remembers has a bound in bytes, and all of them have the same.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, TypeVar, cast

CACHE_BYTES: Final = 1 << 19
"""So many bytes a function may remember: what was of use last."""
CACHES: Final[list[tuple[Any, int]]] = []
"""All functions that remember, and the bytes for one of their answers."""
F = TypeVar("F", bound=Callable[..., Any])


def cached(each: int, rooms: int = 1) -> Callable[[F], F]:
    """Have a function remember its answers, in ``ROOM`` or as many of them as it is given.

    ``each`` are the bytes for one answer and what was asked, on average.

    >>> @cached(each=CACHE_BYTES // 2)
    ... def double(number: int) -> int:
    ...     return 2 * number
    >>> double.cache_info().maxsize
    2
    """

    def remember(function: F) -> F:
        store = lru_cache(max(1, rooms * CACHE_BYTES // each))(function)
        CACHES.append((store, each))
        return cast(F, store)

    return remember


def clear_caches() -> None:
    """Forget everything: another game is played."""
    for store, _ in CACHES:
        store.cache_clear()
