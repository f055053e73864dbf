"""What is done ahead while nothing else is to be done."""

import subprocess
import sys
from pathlib import Path

import game.ui.features

IMPORTS = """
import sys
from game.ui.app.navigator import Navigation

ways = Navigation(None, None)
first = {name for name in sys.modules if name.startswith("game.ui.features.") and "_page" in name}
count = 0
while ways.ahead():
    count += 1
names = [name for name in sys.modules if name.startswith("game.ui.features.")]
print(len(first), count, *sorted(name for name in names if "_page" in name))
"""


def test_every_page_is_imported_ahead_one_at_a_time_and_none_before() -> None:
    told = subprocess.run(
        [sys.executable, "-c", IMPORTS], capture_output=True, text=True, check=True
    )
    before, count, *names = told.stdout.split()
    folder = Path(game.ui.features.__file__).parent
    files = [*folder.rglob("*_page.py"), *folder.rglob("*_pages.py")]
    assert names == sorted(f"game.ui.features.{one.parent.name}.{one.stem}" for one in files)
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
