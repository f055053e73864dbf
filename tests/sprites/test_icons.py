"""Icons, portraits, suits, pictures and coins: complete, reproducible, visible when small."""

import importlib
import io
import re
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pygame
import pytest

import game
from game.games import GAMES
from game.text.icon import Icon

SPRITES = Path(__file__).resolve().parents[2] / "sprites"
FOLDERS = ("icons", "suits", "stamps", "portraits", "pictures", "coins")
SMALL = 24
SMALLEST = 16


@pytest.fixture(scope="module")
def drawings() -> Iterator[dict[str, dict[str, str]]]:
    """What the scripts draw, folder by folder, without writing it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(SPRITES))
        icons = importlib.import_module("draw_icons")
        pictures = importlib.import_module("draw_pictures")
        coins = importlib.import_module("draw_coins")
        yield {
            **icons.draw_all(),
            "pictures": pictures.draw_pictures(),
            "coins": coins.drawings(),
        }


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


def test_each_icon_has_its_drawing_and_each_drawing_its_icon(
    drawings: dict[str, dict[str, str]],
) -> None:
    assert set(Icon) == set(drawings["icons"])


def test_the_program_uses_every_icon() -> None:
    used: set[str] = set()
    for path in Path(game.__file__).parent.rglob("*.py"):
        used.update(re.findall(r"\bIcon\.([A-Z_]+)", path.read_text(encoding="utf-8")))
    assert used == set(Icon.__members__)


def test_a_table_icon_16_pixels_wide_looks_like_no_other_icon(
    drawings: dict[str, dict[str, str]],
) -> None:
    table = importlib.import_module("art_icons").TABLE
    masks = {}
    for name, text in drawings["icons"].items():
        surface = pygame.image.load_sized_svg(
            io.BytesIO(text.encode("utf-8")), (SMALLEST, SMALLEST)
        )
        masks[name] = pygame.mask.from_surface(surface, 110)
    for one, other in combinations(masks, 2):
        if one in table or other in table:
            common = masks[one].overlap_area(masks[other], (0, 0))
            apart = masks[one].count() + masks[other].count() - 2 * common
            assert apart >= 15, f"{one} and {other}: {apart}"


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
    painted_games = [one.name for one in GAMES if one.name in drawings["pictures"]]
    assert painted_games
    for name in painted_games:
        text = drawings["pictures"][name].encode("utf-8")
        surface = pygame.image.load_sized_svg(io.BytesIO(text), (width, height))
        painted = pygame.mask.from_surface(surface, 254).count()
        assert painted == width * height, name


@pytest.mark.night
def test_portraits_and_the_dime_leave_nothing_outside_their_disc(
    drawings: dict[str, dict[str, str]],
) -> None:
    size = 120
    for name, text in {**drawings["portraits"], "dime": drawings["coins"]["dime"]}.items():
        surface = pygame.image.load_sized_svg(io.BytesIO(text.encode("utf-8")), (size, size))
        for x in range(size):
            for y in range(size):
                if (x + 0.5 - size / 2) ** 2 + (y + 0.5 - size / 2) ** 2 > (size / 2) ** 2:
                    assert surface.get_at((x, y)).a == 0, f"{name} at {x}, {y}"
