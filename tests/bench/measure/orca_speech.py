"""What the screen reader Orca speaks during a round, for a person to read.

    python -m tests.bench.measure.orca_speech taki --detail brief

Needs Xvfb, xdotool, dbus, at-spi2-core and orca.  Orca runs without a voice and writes down what it
would speak.  Versions before 45 do not support announcements; a script here adds them.  Version 43
asks the program about an event while it takes the next one from its queue, and so speaks two
sentences that arrive at once in either order; on the bus they are in the order of the program.
Takes half a minute a game.
"""

import argparse
import os
import re
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory

from game.games import GAMES
from game.storage.settings import BRIEF_DETAIL, FULL_DETAIL, USUAL_DETAIL
from tests.window.atspi import Desktop, Listener
from tests.window.test_matches import hurried
from tests.window.test_reader_rounds import Blind
from tests.window.window import Screen, Window

TAUGHT = """
from orca import speech
from orca.scripts import default

speech._initSpeechServer = lambda *about: None
listeners = default.Script.getListeners

def getListeners(self):
    return {**listeners(self), "object:announcement": self.onAnnouncement}

def onAnnouncement(self, event):
    if isinstance(event.any_data, str):
        self.presentMessage(event.any_data)

if not hasattr(default.Script, "onAnnouncement"):
    default.Script.getListeners = getListeners
    default.Script.onAnnouncement = onAnnouncement
"""
SPOKEN = re.compile(r"SPEECH OUTPUT: '(.*)' ?(?:\{|None|$)", re.MULTILINE)
SETTLED_SECONDS = 3


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=[game.name for game in GAMES])
    parser.add_argument(
        "--detail", choices=(FULL_DETAIL, USUAL_DETAIL, BRIEF_DETAIL), default=USUAL_DETAIL
    )
    chosen = parser.parse_args()
    for name in chosen.games:
        print(f"# {name}, {chosen.detail}")
        for line in transcript(name, chosen.detail):
            print(line, flush=True)


def transcript(name: str, detail: str = USUAL_DETAIL) -> list[str]:
    """What is spoken from the start page to the score of a round, at a level of detail."""
    desktop, screen = Desktop(), Screen()
    with TemporaryDirectory() as place:
        folder = Path(place)
        (folder / "orca").mkdir()
        (folder / "orca/orca-customizations.py").write_text(TAUGHT)
        mine = {**desktop.environment, "DISPLAY": screen.display, "XDG_DATA_HOME": place,
                "GTK_MODULES": "", "HOME": place}  # fmt: skip
        os.environ.update(desktop.environment)
        debug = folder / "orca.txt"
        orca = subprocess.Popen(
            ["orca", "--replace", f"--debug-file={debug}", "-e", "speech", "-d", "braille"],
            env={**os.environ, **mine}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        listener = Listener(desktop)
        settings = {**hurried(name, 2), "thinking": "fast", "detail": detail}
        window = Window(screen, folder, settings=settings)
        try:
            player = Blind(window, listener)
            while not listener.find() or not any(thing.key for thing in player.look()):
                window.pause.wait(0.1)
            while not debug.exists() or "Five Takes" not in debug.read_text(errors="replace"):
                window.pause.wait(0.5)
            window.pause.wait(SETTLED_SECONDS)
            player.go(f"set-up {name}", "setup")
            player.go("play", "table")
            player.play()
            window.pause.wait(SETTLED_SECONDS)
            text = debug.read_text(errors="replace") if debug.exists() else ""
        finally:
            window.kill()
            orca.kill()
            orca.wait()
            listener.close()
            screen.close()
            desktop.close()
    return [found for found in SPOKEN.findall(text) if found.strip()]


if __name__ == "__main__":
    main()
