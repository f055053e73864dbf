"""Started where it cannot be played: a sentence on the error stream, and an exit code."""

import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from game.storage.profile import Profile
from game.ui.app.app import App
from game.ui.app.window import NoScreen
from tests.waiting import PATIENCE_SECONDS

ROOT = Path(__file__).resolve().parents[1]
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "SDL_VIDEO_DRIVER")


def started(profile: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """The program without a screen, until it ends."""
    left = {name: value for name, value in os.environ.items() if name not in SCREENS}
    return subprocess.run(
        [sys.executable, "-m", "game", "--profile", str(profile)],
        cwd=ROOT,
        env={**left, **environment},
        capture_output=True,
        text=True,
        timeout=PATIENCE_SECONDS,
        check=False,
    )


@pytest.mark.parametrize(
    "screen",
    [
        {"SDL_VIDEODRIVER": "x11"},
        {"SDL_VIDEODRIVER": "x11", "DISPLAY": ":9999"},
        {"SDL_VIDEODRIVER": "nonsense"},
    ],
)
def test_without_a_screen_the_program_says_so_and_ends(
    tmp_path: Path, screen: dict[str, str]
) -> None:
    done = started(tmp_path, **screen)
    assert done.returncode == 2
    assert "needs a screen" in done.stderr
    assert done.stderr.strip().endswith(".")
    assert "Traceback" not in done.stderr


def test_a_window_that_nobody_could_see_is_no_window(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SDL draws into memory when it finds no screen and no driver was named."""
    monkeypatch.delenv("SDL_VIDEODRIVER", raising=False)
    monkeypatch.setattr(pygame.display, "init", lambda: None)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "offscreen")
    with pytest.raises(NoScreen, match="no display was found"):
        App(Profile(tmp_path))


def test_where_there_is_nowhere_to_keep_anything_the_program_says_so_and_ends(
    tmp_path: Path,
) -> None:
    code = """
import sys, tempfile, platformdirs
platformdirs.user_data_dir = lambda *_, **__: "~"
tempfile.tempdir = sys.argv.pop()
from game.__main__ import main
sys.exit(main())
"""
    done = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path / "nowhere")],
        cwd=ROOT,
        env={**os.environ, "SDL_VIDEODRIVER": "dummy"},
        capture_output=True,
        text=True,
        timeout=PATIENCE_SECONDS,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "There’s no folder for temporary files (no such file or directory).\n"
