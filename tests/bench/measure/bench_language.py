"""Time from the choice of a language to its first frame, by what lies open.

    python -m tests.bench.measure.bench_language

The other language has the English files, which it reads anew, as it would its own; it runs from
left to right, or from right to left. In milliseconds of processor time of the window's thread at
1280x720: the first change to it, and the median of ten changes to and fro.
"""

import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import thread_time

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pytest

from game.text.languages import SPOKEN_ENGLISH
from game.text.message import ENGLISH_LANGUAGE, Language, entries, paths
from game.ui.features.match.pause_page import PausePage
from game.ui.features.settings.languages_page import LanguagesPage
from game.ui.features.settings.settings_page import SettingsPage
from tests.ui import pages
from tests.ui.stage import Stage, staged
from tests.words.foreign import ship

SIZE = (1280, 720)
CHANGE_COUNT = 10


class Copy(Language):
    """A language with the English files, read anew."""

    def __init__(self, right_to_left: bool) -> None:
        tag = "copy-rtl" if right_to_left else "copy"
        spoken = SPOKEN_ENGLISH._replace(tag=tag, name=tag, right_to_left=right_to_left)
        super().__init__(spoken, ENGLISH_LANGUAGE)

    def area(self, area: str) -> dict[str, str]:
        found = self._areas.get(area)
        if found is None:
            path = next((one for one in paths(SPOKEN_ENGLISH.tag, area) if one.is_file()), None)
            text = "" if path is None else path.read_text(encoding="utf-8")
            found = self._areas[area] = entries(text)
        return found


def start(stage: Stage) -> None:
    pages.start(stage, 0)


def table(stage: Stage) -> None:
    page = pages.playing(stage, "taki", 4)
    stage.app.page_stack.push(PausePage(stage.app, page.model))


def changed(stage: Stage, tag: str) -> float:
    """Milliseconds until the first frame in a language has been painted."""
    begun = thread_time()
    stage.app.choose_language(tag)
    stage.now += 1 / 60
    stage.app.frame(stage.now)
    return 1000 * (thread_time() - begun)


def measure(name: str, below: Callable[[Stage], object], right_to_left: bool) -> None:
    other = Copy(right_to_left)
    with (
        pytest.MonkeyPatch.context() as change,
        tempfile.TemporaryDirectory() as folder,
        staged(Path(folder)) as stage,
    ):
        ship(change, other)
        stage.resize(*SIZE)
        below(stage)
        stage.app.page_stack.push(SettingsPage(stage.app))
        stage.app.page_stack.push(LanguagesPage(stage.app))
        for _ in range(3):
            stage.now += 1 / 60
            stage.app.frame(stage.now)
        first = changed(stage, other.spoken.tag)
        found = []
        for _ in range(CHANGE_COUNT):
            found.append(changed(stage, "en"))
            found.append(changed(stage, other.spoken.tag))
        stage.app.choose_language("en")
    way = "right to left" if right_to_left else "left to right"
    print(f"{name:<10} {way}: first {first:5.1f} ms, median {median(found):5.1f} ms")


def main() -> None:
    for name, below in (("start page", start), ("table", table)):
        for right_to_left in (False, True):
            measure(name, below, right_to_left)


if __name__ == "__main__":
    main()
