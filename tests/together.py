"""One test of many things: every one of them is checked, and each that fails is named."""

from collections.abc import Callable, Iterable
from functools import update_wrapper
from inspect import signature
from typing import Any, TypeVar

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
        except (AssertionError, pytest.fail.Exception, BaseExceptionGroup) as error:
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


def each_of(
    names: str, values: Iterable[Any], ids: Callable[[Any], object] | Iterable[str] | None = None
) -> Callable[[Callable[..., object]], Callable[..., None]]:
    """``pytest.mark.parametrize`` as one test case: all values are checked, the wrong ones named.

    For tests of pure functions: fixtures are made once and shared by all values.
    """
    wanted = [one.strip() for one in names.split(",")]
    rows = list(values)
    given = None if ids is None or callable(ids) else list(ids)

    def name(numbered: tuple[int, Any]) -> str:
        number, value = numbered
        if given is not None:
            return given[number]
        return str(ids(value)) if callable(ids) else f"{value!r:.80}"

    def decorate(test: Callable[..., object]) -> Callable[..., None]:
        def check_all(**fixtures: Any) -> None:
            def check(numbered: tuple[int, Any]) -> None:
                _, value = numbered
                row = (value,) if len(wanted) == 1 else value
                test(**fixtures, **dict(zip(wanted, row, strict=True)))

            check_each(check, enumerate(rows), name)

        declared = signature(test)
        kept = [one for one in declared.parameters.values() if one.name not in wanted]
        update_wrapper(check_all, test)
        check_all.__signature__ = declared.replace(parameters=kept)  # type: ignore[attr-defined]
        del check_all.__wrapped__  # type: ignore[attr-defined]
        return check_all

    return decorate
