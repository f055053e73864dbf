"""A window without a screen, sound or clock, for all the tests of the window's parts."""

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import webbrowser
from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import count
from math import inf
from pathlib import Path
from types import SimpleNamespace

import pytest
from pygame import Surface

from game.features.review import review
from game.ui import other_programs
from game.ui.kit.paint import images, render_worker, text
from tests.support.haste import think_little
from tests.ui.stage import Stage, staged

LARGE = 200_000
"""A drawing of more pixels than this is not kept: it would take megabytes."""


@pytest.fixture(scope="package", autouse=True)
def no_clock() -> Iterator[None]:
    """Cutting pictures takes next to no time; looking back and hard opponents think little.

    What a frame shows and how long a page is behind would depend on how busy the machine is.
    """
    looks = count()
    with pytest.MonkeyPatch.context() as change:
        change.setattr(images, "time", SimpleNamespace(perf_counter=lambda: next(looks) * 1e-9))
        change.setattr(review, "REVIEW_SECONDS_FACTOR", inf)
        change.setattr(review, "COACH_PLAYOUTS", 1)
        think_little(change, 4)
        yield


@pytest.fixture(scope="session", autouse=True)
def measured_once() -> Iterator[None]:
    """Each drawing is drawn at a size, and each text measured, once for all the tests here.

    A program keeps them too, but every test has a program of its own.
    """
    plain = render_worker.rasterize
    drawn = lru_cache(500)(plain)

    def rasterise(source: str, size: tuple[int, int]) -> Surface:
        if size[0] * size[1] > LARGE:
            return plain(source, size)
        return drawn(source, size).copy()

    def once(found: Callable[..., object]) -> Callable[..., object]:
        """What a method of texts finds, kept for all of them."""
        known: dict[tuple[object, ...], object] = {}

        def kept(texts: text.Texts, *about: object) -> object:
            if about not in known:
                known[about] = found(texts, *about)
            return known[about]

        return kept

    with pytest.MonkeyPatch.context() as change:
        change.setattr(render_worker, "rasterize", rasterise)
        for name in ("_width", "_widest_word", "_fitted", "_wrapped"):
            change.setattr(text.Texts, name, once(getattr(text.Texts, name)))
        yield


@pytest.fixture(scope="package", autouse=True)
def no_disk() -> Iterator[None]:
    """What is saved need not outlive the machine: nothing here waits for the disk."""
    with pytest.MonkeyPatch.context() as change:
        change.setattr(os, "fsync", lambda _: None)
        yield


@pytest.fixture(scope="package", autouse=True)
def no_other_programs() -> Iterator[None]:
    """No test opens the browser or the file manager of whoever runs it."""

    def no_browser() -> None:
        raise webbrowser.Error("no browser in tests")

    with pytest.MonkeyPatch.context() as change:
        change.setattr(webbrowser, "get", no_browser)
        change.setattr(other_programs, "FILE_MANAGERS", {})
        change.setattr(other_programs, "DEFAULT_FILE_MANAGER", "no-file-manager")
        yield


@pytest.fixture
def stage(tmp_path: Path) -> Iterator[Stage]:
    with staged(tmp_path) as stage:
        yield stage
