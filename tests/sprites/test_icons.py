"""The drawn icons, portraits, suits and pictures: complete, reproducible, visible when small."""

import importlib
import io
import re
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

SPRITES = Path(__file__).resolve().parents[2] / "sprites"
FOLDERS = ("icons", "suits", "portraits", "pictures")
SMALL = 24


@pytest.fixture(scope="module")
def drawings() -> Iterator[dict[str, dict[str, str]]]:
    """What the two scripts draw, folder by folder, without writing it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(SPRITES))
        icons = importlib.import_module("draw_icons")
        pictures = importlib.import_module("draw_pictures")
        yield {**icons.draw_all(), "pictures": pictures.draw_pictures()}


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_listed_drawing_is_on_disk_and_nothing_else(
    drawings: dict[str, dict[str, str]], folder: str
) -> None:
    files = {path.stem for path in (SPRITES / folder).glob("*.svg")}
    assert files == set(drawings[folder])


@pytest.mark.parametrize("folder", FOLDERS)
def test_the_files_are_what_the_scripts_draw_byte_for_byte(
    drawings: dict[str, dict[str, str]], folder: str
) -> None:
    for name, text in drawings[folder].items():
        assert (SPRITES / folder / f"{name}.svg").read_bytes() == text.encode("utf-8"), name


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_drawing_shows_something_24_pixels_high(
    drawings: dict[str, dict[str, str]], folder: str
) -> None:
    for name, text in drawings[folder].items():
        width = 108 if name == "wordmark" else SMALL
        surface = pygame.image.load_sized_svg(io.BytesIO(text.encode("utf-8")), (width, SMALL))
        painted = pygame.mask.from_surface(surface, 127).count()
        # A single bar, the minus, is the least of them.
        assert painted >= 24, f"{folder}/{name} paints {painted} pixels"


def test_icons_are_white_alone_so_that_they_can_be_tinted(
    drawings: dict[str, dict[str, str]],
) -> None:
    for name, text in drawings["icons"].items():
        paints = set(re.findall(r'(?:fill|stroke)="([^"]+)"', text))
        assert paints <= {"none", "#ffffff"}, f"{name}: {paints}"
        assert "#ffffff" in paints, name


def test_icons_keep_their_strokes_inside_the_edge(drawings: dict[str, dict[str, str]]) -> None:
    size = 96
    for name, text in drawings["icons"].items():
        surface = pygame.image.load_sized_svg(io.BytesIO(text.encode("utf-8")), (size, size))
        edge = [(step, side) for step in range(size) for side in (0, size - 1)]
        edge += [(y, x) for x, y in edge]
        assert all(surface.get_at(point).a == 0 for point in edge), name


def test_pictures_of_games_are_painted_to_their_edges(
    drawings: dict[str, dict[str, str]],
) -> None:
    width, height = 64, 80
    for name in ("take", "takeaway", "rummy500", "taki", "texas"):
        text = drawings["pictures"][name].encode("utf-8")
        surface = pygame.image.load_sized_svg(io.BytesIO(text), (width, height))
        painted = pygame.mask.from_surface(surface, 254).count()
        assert painted == width * height, name


def test_portraits_leave_nothing_outside_their_disc(drawings: dict[str, dict[str, str]]) -> None:
    size = 120
    for name, text in drawings["portraits"].items():
        surface = pygame.image.load_sized_svg(io.BytesIO(text.encode("utf-8")), (size, size))
        for x in range(size):
            for y in range(size):
                if (x + 0.5 - size / 2) ** 2 + (y + 0.5 - size / 2) ** 2 > (size / 2) ** 2:
                    assert surface.get_at((x, y)).a == 0, f"{name} at {x}, {y}"
