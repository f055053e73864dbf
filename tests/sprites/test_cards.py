"""The French pack as drawings: complete, reproducible, recolourable, readable when small."""

import importlib
import io
import re
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.storage import appearance

SPRITES = Path(__file__).resolve().parents[2] / "sprites"
FOLDER = SPRITES / "cards"

BLACK, RED = "#1d2126", "#c4262e"
BLUE, GREEN = "#1c5fb8", "#17803d"
FACE = "#fdfbf5"

RANKS = "A23456789TJQK"
PACK = [rank + suit for suit in "SHDC" for rank in RANKS]
STAND_INS = [f"JK={card}" for card in [*RANKS, *PACK]]
BACKS = [back.drawing for back in appearance.BACKS]

# Rank and suit of the corner index end left of this part of the card's width.
INDEX_WIDTH = 0.22
INDEX_HEIGHT = 0.36


@pytest.fixture(scope="module")
def drawings() -> Iterator[dict[str, str]]:
    """What the script draws, without writing it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(SPRITES))
        yield importlib.import_module("draw_cards").drawings()


def rasterised(text: str, width: int) -> pygame.Surface:
    """The drawing `width` pixels wide."""
    size = (width, width * 7 // 5)
    return pygame.image.load_sized_svg(io.BytesIO(text.encode("utf-8")), size)


def marked(surface: pygame.Surface, x: int, y: int) -> bool:
    """Whether a pixel is clearly neither the card's face nor the transparent corner."""
    pixel, face = surface.get_at((x, y)), pygame.Color(FACE)
    distance = abs(pixel.r - face.r) + abs(pixel.g - face.g) + abs(pixel.b - face.b)
    return pixel.a == 255 and distance > 120


def test_the_pack_the_jokers_and_the_backs_are_drawn(drawings: dict[str, str]) -> None:
    assert sorted(drawings) == sorted([*PACK, "JK", *STAND_INS, *BACKS])


def test_the_folder_holds_what_the_script_draws_byte_for_byte(drawings: dict[str, str]) -> None:
    assert {path.stem for path in FOLDER.glob("*.svg")} == set(drawings)
    for name, text in drawings.items():
        assert (FOLDER / f"{name}.svg").read_bytes() == text.encode("utf-8"), name


def test_every_card_is_five_to_seven(drawings: dict[str, str]) -> None:
    for name, text in drawings.items():
        assert 'width="250" height="350" viewBox="0 0 250 350"' in text, name


def test_no_two_cards_are_drawn_alike(drawings: dict[str, str]) -> None:
    assert len(set(drawings.values())) == len(drawings)


def test_a_card_has_its_own_ink_and_not_the_other(drawings: dict[str, str]) -> None:
    for name in PACK:
        own, other = (BLACK, RED) if name[1] in "SC" else (RED, BLACK)
        assert own in drawings[name], name
        assert other not in drawings[name], name


@pytest.mark.parametrize(("suit", "old", "new"), [("D", RED, BLUE), ("C", BLACK, GREEN)])
def test_recolouring_leaves_no_ink_like_the_old(
    drawings: dict[str, str], suit: str, old: str, new: str
) -> None:
    ink = pygame.Color(old)
    for rank in RANKS:
        text = drawings[rank + suit].replace(old, new)
        for paint in set(re.findall("#[0-9a-f]{6}", text)):
            colour = pygame.Color(paint)
            distance = max(abs(colour.r - ink.r), abs(colour.g - ink.g), abs(colour.b - ink.b))
            assert distance > 12, f"{rank + suit}: {paint}"


def test_the_index_fills_its_corner_60_pixels_wide(drawings: dict[str, str]) -> None:
    for name in [*PACK, "JK", *STAND_INS]:
        card = rasterised(drawings[name], 60)
        right, bottom = int(60 * INDEX_WIDTH), int(84 * INDEX_HEIGHT)
        rank = sum(marked(card, x, y) for x in range(1, right) for y in range(2, 18))
        sign = sum(marked(card, x, y) for x in range(1, right) for y in range(20, bottom))
        assert rank >= 40, f"{name}: {rank}"
        assert sign >= 20, f"{name}: {sign}"


@pytest.mark.night
def test_the_index_ends_within_its_part_of_the_width(drawings: dict[str, str]) -> None:
    width = 500
    for name in [*PACK, "JK"]:
        card = rasterised(drawings[name], width)
        gap = range(int(width * INDEX_WIDTH), int(width * 0.236))
        height = int(card.get_height() * 0.35)
        assert not any(marked(card, x, y) for x in gap for y in range(4, height)), name


def test_faces_and_backs_look_the_same_upside_down(drawings: dict[str, str]) -> None:
    # Aces, odd numbers of hearts, spades or clubs, and sevens have one pip that stands upright.
    diamonds = [rank + "D" for rank in RANKS if rank != "7"]
    courts = [rank + suit for rank in "JQK" for suit in "SHC"]
    for name in [*BACKS, "JK", *STAND_INS, *courts, *diamonds]:
        card = rasterised(drawings[name], 120)
        turned = pygame.transform.rotate(card, 180)
        alike = pygame.mask.from_threshold(
            card, (0, 0, 0), (40, 40, 40, 255), turned, palette_colors=False
        )
        share = alike.count() / (120 * 168)
        assert share > 0.995, f"{name}: {share:.3f}"


@pytest.mark.night
def test_the_corners_of_a_card_are_transparent(drawings: dict[str, str]) -> None:
    for name, text in drawings.items():
        card = rasterised(text, 250)
        for x in (0, 249):
            for y in (0, 349):
                assert card.get_at((x, y)).a == 0, name
        assert card.get_at((125, 3)).a == 255, name
