"""The films of the first minutes are made."""

import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from tests.window.window import ROOT

pytestmark = pytest.mark.window


@pytest.mark.parametrize("more", [[], ["--skip"]], ids=["first hand", "match"])
def test_a_tile_is_filmed_up_to_the_result(tmp_path: Path, more: list[str]) -> None:
    command = [sys.executable, "-m", "tests.bench.film_tiles", "--game", "taki", "--fast", *more]
    subprocess.run([*command, str(tmp_path)], cwd=ROOT, capture_output=True, check=True)
    (folder,) = tmp_path.iterdir()
    first, *_, last = map(pygame.image.load, sorted(folder.iterdir()))
    assert first.get_size() == last.get_size() == (1280, 720)
    middle = (640, 500)
    assert first.get_at(middle) != last.get_at(middle)
