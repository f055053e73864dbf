"""The program in a real window, played with a gamepad and with nothing else."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.games.takeaway.game import TAKEAWAY
from game.ui.app.gamepad import FULL_AXIS_VALUE, SDL_PAD_BUTTONS
from game.ui.kit.input.pad_buttons import PadButton
from tests.ui.padding import PULLS
from tests.window.player import Pad
from tests.window.window import Screen, Window

pytestmark = pytest.mark.window
NUMBERS = {button: number for number, button in SDL_PAD_BUTTONS.items()}


class PadWindow(Window):
    """A window that is played through a pipe to a pad."""

    def __init__(self, screen: Screen, folder: Path) -> None:
        pipe = folder / "pad"
        os.mkfifo(pipe)
        command = (sys.executable, "-m", "tests.window.padded", str(pipe))
        # Opened from both ends, neither waits for the other.
        self.end = os.open(pipe, os.O_RDWR)
        super().__init__(screen, folder, command, size="1280x800")

    def write(self, *words: object) -> None:
        """Have the pad do something."""
        os.write(self.end, (" ".join(map(str, words)) + "\n").encode("ascii"))

    def push(self, button: PadButton) -> None:
        """Press a button, and wait until it has been answered."""
        self.sent += 1
        if button in PULLS:
            self.write("axis", PULLS[button], FULL_AXIS_VALUE)
        else:
            self.write("button", NUMBERS[button], 1)
        self.answered()
        if button in PULLS:
            self.write("axis", PULLS[button], -FULL_AXIS_VALUE)
        else:
            self.write("button", NUMBERS[button], 0)


@pytest.fixture
def padded(screen: Screen, tmp_path: Path) -> Iterator[PadWindow]:
    window = PadWindow(screen, tmp_path)
    yield window
    window.quit()
    os.close(window.end)


def test_a_match_is_played_by_pad_alone_from_the_start_page_to_the_result(
    padded: PadWindow,
) -> None:
    player = Pad(padded)
    padded.write("plug")
    player.called("Settings")
    padded.wait_for_page("settings")
    for name in ("Speed: Off", "Opponents think: At once"):
        player.called(name)
    padded.push(PadButton.B)
    padded.wait_for_page("start")
    player.called(f"Set up {TAKEAWAY.title}…")
    padded.wait_for_page("setup")
    player.called("Length: One round")
    player.called("Play")
    tree = player.play()
    assert tree["status"]["over"]
    assert sum(tree["status"]["scores"]) == 52
