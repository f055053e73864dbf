"""One test of many things: every one of them is checked, and each that fails is named."""

from collections.abc import Callable, Iterable
from typing import TypeVar

import pytest

T = TypeVar("T")
Law = TypeVar("Law", bound=Callable[..., None])


def check_each(
    check: Callable[[T], object], things: Iterable[T], name: Callable[[T], str] = str
) -> None:
    """Check all things, and fail with the names and the errors of those that are wrong.

    Any error but a failed assertion, or one that was expected and did not come, ends the test at
    once and says with which thing it happened.
    """
    wrong: dict[str, BaseException] = {}
    names = []
    for thing in things:
        names.append(name(thing))
        try:
            check(thing)
        except (AssertionError, pytest.fail.Exception) as error:
            error.add_note(f"This is about: {names[-1]}")
            wrong[names[-1]] = error
        except Exception as error:
            error.add_note(f"This is about: {names[-1]}")
            raise
    assert names, "there is nothing to check"
    if wrong:
        raise BaseExceptionGroup(f"wrong: {', '.join(wrong)}", list(wrong.values()))


class Laws(list[Callable[..., None]]):
    """Laws that each page or table is held to in one test; as a decorator it adds one."""

    def __call__(self, law: Law) -> Law:
        self.append(law)
        return law

    def hold(self, *things: object) -> None:
        """Check all laws with these things; the broken ones are named."""
        check_each(lambda law: law(*things), self, lambda law: law.__name__)
