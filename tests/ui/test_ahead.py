"""What is done ahead while nothing else is to be done."""

import subprocess
import sys
from pathlib import Path

import game.ui.pages

IMPORTS = """
import sys
from game.ui.app.navigator import Navigation

ways = Navigation(None, None)
first = {name for name in sys.modules if name.startswith("game.ui.pages.")}
count = 0
while ways.ahead():
    count += 1
print(len(first), count, *sorted(name for name in sys.modules if name.startswith("game.ui.pages.")))
"""


def test_every_page_is_imported_ahead_one_at_a_time_and_none_before() -> None:
    told = subprocess.run(
        [sys.executable, "-c", IMPORTS], capture_output=True, text=True, check=True
    )
    before, count, *names = told.stdout.split()
    files = Path(game.ui.pages.__file__).parent.glob("[!_]*.py")
    assert names == sorted(f"game.ui.pages.{file.stem}" for file in files)
    # A page may bring another along that it is made of.
    assert int(before) == 0
    assert 1 < int(count) <= len(names)


CLOTHS = """
import sys
from game.storage.appearance import CLOTHS
from game.ui.features.settings.settings_page import PICTURED

for cloth in CLOTHS:
    PICTURED["cloth"].draw(cloth.name)
print(*(name for name in sys.modules if name.startswith("game.games.") and name.endswith(".game")))
"""


def test_every_cloth_is_shown_without_a_game_being_opened() -> None:
    told = subprocess.run(
        [sys.executable, "-c", CLOTHS], capture_output=True, text=True, check=True
    )
    assert told.stdout.split() == []
