"""The fibres of paper: reproducible, faint, and without a seam where the tile meets itself."""

import importlib
import io
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

FOLDER = Path(__file__).resolve().parents[2] / "sprites" / "paper"
STRONGEST = 0.45
"""How much of the paper's colour a fibre may cover, where several cross."""


@pytest.fixture(scope="module")
def drawings() -> Iterator[dict[str, str]]:
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(FOLDER.parent))
        yield importlib.import_module("draw_paper").drawings()


def test_the_files_are_what_the_script_draws_byte_for_byte(drawings: dict[str, str]) -> None:
    assert {path.stem for path in FOLDER.glob("*.svg")} == set(drawings)
    for name, text in drawings.items():
        assert (FOLDER / f"{name}.svg").read_bytes() == text.encode("utf-8"), name


def test_the_fibres_are_faint_and_go_on_across_the_seam(drawings: dict[str, str]) -> None:
    tile = pygame.image.load_sized_svg(io.BytesIO(drawings["fibres"].encode()), (512, 512))
    alphas = pygame.surfarray.array_alpha(tile).astype(int)
    assert 0 < alphas.max() <= 255 * STRONGEST
    inside = abs(alphas[255] - alphas[256]).mean()
    assert abs(alphas[0] - alphas[511]).mean() < 2 * inside
    assert abs(alphas[:, 0] - alphas[:, 511]).mean() < 2 * inside
