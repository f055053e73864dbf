"""Two tiers of tests: ``change`` takes a few minutes, ``night`` is everything there is.

``pytest`` runs ``change``, ``pytest --night`` everything.  A case that is slow is marked
``@pytest.mark.night``; if only some of its parameters are, ``@pytest.mark.night("id", "id")``.
A law is tried on a share of its examples in ``change``.
"""

import os
import time
from collections.abc import Generator, Iterable
from typing import TypeVar

import pytest

LAW_SHARE = 5
"""A law is tried on one of so many of its examples in ``change``."""
SECONDS_LIMIT = 1.0
"""Processor time that a case of ``change`` may use, twice to three times what a quiet machine
needs for the slowest of them."""
MARKS_WITHOUT_LIMIT = ("window", "node", "package", "debian", "windows")
"""Marks of tests that start programs, and so use as much as those need."""

is_night = True
"""Whether everything runs: what is run without pytest, by ``tests.bench``, is not shortened."""

T = TypeVar("T")


def by_tier(*, change: T, night: T) -> T:
    """What a case goes through in the tier that runs: a few things, or all of them."""
    return night if is_night else change


def example_count(night_count: int) -> int:
    """How many examples a law is tried on in the tier that runs, of those at night."""
    return by_tier(change=-(-night_count // LAW_SHARE), night=night_count)


def processor_seconds() -> float:
    """The processor time of this process and of the children that it has waited for."""
    children = os.times()
    return time.process_time() + children.children_user + children.children_system


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--night",
        action="store_true",
        help="run the cases marked night too, and laws on all their examples",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Before any test is imported: laws read the tier as they are defined."""
    global is_night
    is_night = config.getoption("--night")


def pytest_report_header(config: pytest.Config) -> str:
    return "tier: night" if is_night else "tier: change (--night runs everything)"


def is_for_the_night(item: pytest.Item) -> bool:
    """Whether a case is marked; a mark with ids is about the parameters with these ids alone."""
    marks = item.iter_markers("night")
    return any(not mark.args or item.callspec.id in mark.args for mark in marks)  # type: ignore[attr-defined]


def unknown_ids(items: Iterable[pytest.Item]) -> set[str]:
    """The ids that marks name and no parameter has."""
    named, known = set(), set()
    for item in items:
        test = item.nodeid.partition("[")[0]
        named |= {f"{test}[{one}]" for mark in item.iter_markers("night") for one in mark.args}
        known.add(item.nodeid)
    return named - known


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Before anything else is left out: all parameters of a test are there, or one that is asked
    for by its id."""
    unknown = set() if any("::" in word for word in config.args) else unknown_ids(items)
    if unknown:
        raise pytest.UsageError(f"marked night, but not there: {', '.join(sorted(unknown))}")
    left_out = [] if is_night else [item for item in items if is_for_the_night(item)]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if not is_for_the_night(item)]


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """Fail a case of ``change`` that used too much; what fixtures use, others may share."""
    begun = processor_seconds()
    answer = yield
    used = processor_seconds() - begun
    limited = not is_night and not any(map(item.get_closest_marker, MARKS_WITHOUT_LIMIT))
    if limited and used > SECONDS_LIMIT:
        pytest.fail(f"{used:.1f} s of processor time: mark it night, or shorten it", pytrace=False)
    return answer
