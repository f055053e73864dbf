"""What lies on the felts: complete, reproducible, quiet, and fitting together at the corners."""

import importlib
import io
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.games import GAMES
from game.ui.deck import cloth_backdrop

FOLDER = Path(__file__).resolve().parents[2] / "sprites" / "felts"
ORNAMENTS = [game.felt.ornament for game in GAMES if game.felt is not None]
STRONGEST = 0.7
"""How much of the cloth a drawing may cover at most, where lines cross."""


@pytest.fixture(scope="module")
def drawings() -> Iterator[dict[str, str]]:
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(FOLDER.parent))
        yield importlib.import_module("draw_felts").drawings()


def cut(text: str, size: tuple[int, int]) -> pygame.Surface:
    return pygame.image.load_sized_svg(io.BytesIO(text.encode("utf-8")), size)


def test_the_files_are_what_the_script_draws_byte_for_byte(drawings: dict[str, str]) -> None:
    assert {path.stem for path in FOLDER.glob("*.svg")} == set(drawings)
    for name, text in drawings.items():
        assert (FOLDER / f"{name}.svg").read_bytes() == text.encode("utf-8"), name


@pytest.mark.parametrize("ornament", ORNAMENTS)
def test_every_felt_has_a_rim_and_something_in_its_middle(
    drawings: dict[str, str], ornament: str
) -> None:
    assert {f"{ornament}-corner", f"{ornament}-side"} <= set(drawings)
    assert {f"{ornament}-badge", f"{ornament}-view"} & set(drawings)


def test_no_drawing_is_on_no_felt(drawings: dict[str, str]) -> None:
    assert {name.rpartition("-")[0] for name in drawings} == set(ORNAMENTS)
    assert {name.rpartition("-")[2] for name in drawings} <= {"corner", "side", "badge", "view"}


def test_what_lies_on_a_cloth_is_quiet(drawings: dict[str, str]) -> None:
    for name, text in drawings.items():
        if not name.endswith("-view"):
            seen = cut(text, (200, 200) if not name.endswith("-side") else (384, 96))
            alpha = pygame.image.tobytes(seen, "RGBA")[3::4]
            assert 0 < max(alpha) <= 255 * STRONGEST, name


def test_the_drawings_are_as_large_as_the_ground_takes_them_for(drawings: dict[str, str]) -> None:
    sizes = {
        "corner": (cloth_backdrop.CORNER_DRAWING_UNITS, cloth_backdrop.CORNER_DRAWING_UNITS),
        "side": (cloth_backdrop.RIM_PATTERN_UNITS, cloth_backdrop.RIM_BAND_UNITS),
        "view": cloth_backdrop.BACKGROUND_DRAWING_SIZE,
    }
    for name, text in drawings.items():
        size = sizes.get(name.rpartition("-")[2])
        if size is not None:
            assert f'viewBox="0 0 {size[0]} {size[1]}"' in text, name


def test_a_side_goes_on_where_the_corner_ends(drawings: dict[str, str]) -> None:
    """Along the line where they meet both are drawn at the same heights."""
    for ornament in ORNAMENTS:
        corner = cut(
            drawings[f"{ornament}-corner"],
            (cloth_backdrop.CORNER_DRAWING_UNITS * 4, cloth_backdrop.CORNER_DRAWING_UNITS * 4),
        )
        side = cut(
            drawings[f"{ornament}-side"],
            (cloth_backdrop.RIM_PATTERN_UNITS * 4, cloth_backdrop.RIM_BAND_UNITS * 4),
        )
        high = cloth_backdrop.RIM_BAND_UNITS * 4
        last = [corner.get_at((corner.get_width() - 2, y)).a > 20 for y in range(high)]
        first = [side.get_at((1, y)).a > 20 for y in range(high)]
        apart = sum(one != other for one, other in zip(last, first, strict=True))
        assert apart <= high // 8, f"{ornament}: {apart} of {high}"


def test_a_view_is_painted_to_its_edges(drawings: dict[str, str]) -> None:
    for name, text in drawings.items():
        if name.endswith("-view"):
            seen = cut(text, (240, 100))
            assert min(pygame.image.tobytes(seen, "RGBA")[3::4]) == 255, name
