"""What is done ahead while nothing else is to be done."""

import os
import re
import subprocess
import sys
from itertools import pairwise

import pytest

from game.ui.routes import MATCH_ROUTES, ROUTES

IMPORTS = """
import sys
import game.ui.app.app
from game.ui.app.idle_tasks import imports

steps = [[name for name in sys.modules if name.startswith("game.ui.features.")]]
steps += [[name for name in sys.modules if name.startswith("game.ui.features.")] for _ in imports()]
for step in steps:
    print(*step)
"""


@pytest.mark.night
def test_the_pages_of_a_match_are_imported_ahead_one_at_a_time_and_none_before() -> None:
    told = subprocess.run(
        [sys.executable, "-c", IMPORTS], capture_output=True, text=True, check=True
    )
    steps = [set(line.split()) for line in told.stdout.split("\n")[:-1]]
    pages, later = (
        {f"game.ui.features.{route.page.partition(':')[0]}" for route in some}
        for some in (MATCH_ROUTES, ROUTES[len(MATCH_ROUTES) :])
    )
    assert steps[0] & pages == set()
    assert pages <= steps[-1]
    assert steps[-1] & (later - pages) == set()
    # A page may bring along another one that it is made of.
    brought = [len((after - before) & pages) for before, after in pairwise(steps)]
    assert max(brought) <= 2
    assert brought.count(2) <= 3


POINTED = """
import sys
import tempfile
from pathlib import Path
from game.storage.profile import Profile
from game.ui import routes
from game.ui.app.app import App

def loaded():
    return sorted(name for name in sys.modules if name.endswith(".game") and ".games." in name)

with tempfile.TemporaryDirectory() as folder:
    app = App(Profile(Path(folder)))
    app.navigator.replace(routes.Start())
    app.frame(0.0)
    page = app.page_stack.top
    while app.idle_queue.import_ahead():
        pass
    print(page.load_pointed(), loaded())
    for key in ("quit", "game taki", "game taki", "set-up texas"):
        page.renderer.hover = key
        print(page.load_pointed(), loaded())
    page.renderer.hover = "game take"
    print(app.idle_queue.seconds_to_wait(page) == 0.0, loaded())
    app.close()
"""


def test_a_game_is_imported_when_the_pointer_comes_to_its_tile_or_link() -> None:
    told = subprocess.run(
        [sys.executable, "-c", POINTED],
        env={**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"},
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    take, taki, texas = (f"game.games.{name}.game" for name in ("take", "taki", "texas"))
    assert told.stdout.splitlines()[-6:] == [
        f"False {[]}",
        f"False {[]}",
        f"True {[taki]}",
        f"False {[taki]}",
        f"True {[taki, texas]}",
        f"True {[take, taki, texas]}",
    ]


FIRST = """
import sys
import tempfile
from pathlib import Path
from game.storage.profile import Profile
from game.ui import routes
from game.ui.app.app import App

with tempfile.TemporaryDirectory() as folder:
    app = App(Profile(Path(folder)))
    app.navigator.replace(routes.Start())
    app.frame(0.0)
    print(*sys.modules)
    app.close()
"""
LATER = re.compile(r"game\.(ai|cards|match|session|engine|games\.\w+\.(?!cover\b)\w+|ui\.table)\b")
"""What the start page does not show."""


def test_the_first_frame_imports_no_rules_no_opponents_and_no_table() -> None:
    told = subprocess.run(
        [sys.executable, "-c", FIRST],
        env={**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"},
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert "game.ui.features.start.start_page" in told.stdout.split()
    assert [name for name in told.stdout.split() if LATER.match(name)] == []


CLOTHS = """
import sys
from game.storage.appearance import TABLE_CLOTHS
from game.ui.features.settings.settings_page import PICTURED_SETTINGS

for cloth in TABLE_CLOTHS:
    PICTURED_SETTINGS["cloth"].draw(cloth.name)
print(*(name for name in sys.modules if name.startswith("game.games.") and name.endswith(".game")))
"""


def test_every_cloth_is_shown_without_a_game_being_opened() -> None:
    told = subprocess.run(
        [sys.executable, "-c", CLOTHS], capture_output=True, text=True, check=True
    )
    assert told.stdout.split() == []
