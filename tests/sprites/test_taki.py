"""The Taki pack as drawings: complete, reproducible, told apart without colour, readable small."""

import importlib
import io
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from types import ModuleType

import pygame
import pytest

from game.games.taki import cards
from game.storage import appearance

SPRITES = Path(__file__).resolve().parents[2] / "sprites"
FOLDER = SPRITES / "taki"

BACKS = [back.drawing for back in appearance.BACKS]
FACES = [cards.write(cards.Card(number)) for number in range(cards.KINDS)]
COLOURED = FACES[: cards.COLORED]
CHOSEN = [f"{card}={colour}" for card in ("color", "super") for colour in cards.COLORS]

# Where the corner sign and the shape beneath it lie on a card 60 pixels wide.
SIGN = (range(3, 14), range(4, 20))
SHAPE = (range(3, 14), range(20, 29))
STRIP = 0.24


@pytest.fixture(scope="module")
def marks() -> Iterator[ModuleType]:
    """The paints and shapes."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(SPRITES))
        yield importlib.import_module("art_taki_marks")


@pytest.fixture(scope="module")
def drawings() -> Iterator[dict[str, str]]:
    """What the script draws, without writing it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(SPRITES))
        yield importlib.import_module("draw_taki").drawings()


def rasterised(text: str, width: int) -> pygame.Surface:
    """The drawing `width` pixels wide."""
    size = (width, width * 7 // 5)
    return pygame.image.load_sized_svg(io.BytesIO(text.encode("utf-8")), size)


def luminance(colour: pygame.Color) -> float:
    """The relative luminance, 0 to 1, as the contrast of web pages counts it."""
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (colour.r / 255, colour.g / 255, colour.b / 255)
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: pygame.Color, other: pygame.Color) -> float:
    """The contrast of two colours, 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def silhouette(
    card: pygame.Surface, box: tuple[range, range], least: float = 2
) -> set[tuple[int, int]]:
    """The pixels of a box that stand out from the field, in lightness alone."""
    field = card.get_at((card.get_width() // 20, card.get_height() // 2))
    return {(x, y) for x in box[0] for y in box[1] if contrast(card.get_at((x, y)), field) > least}


def test_every_card_of_the_game_is_drawn_and_the_chosen_colours_and_the_backs(
    drawings: dict[str, str],
) -> None:
    assert sorted(drawings) == sorted([*FACES, *CHOSEN, *BACKS])


def test_the_folder_holds_what_the_script_draws_byte_for_byte(drawings: dict[str, str]) -> None:
    assert {path.name.removesuffix(".svg") for path in FOLDER.glob("*.svg")} == set(drawings)
    for name, text in drawings.items():
        assert (FOLDER / f"{name}.svg").read_bytes() == text.encode("utf-8"), name


def test_every_card_is_five_to_seven(drawings: dict[str, str]) -> None:
    for name, text in drawings.items():
        assert 'width="250" height="350" viewBox="0 0 250 350"' in text, name


def test_no_two_cards_are_drawn_alike(drawings: dict[str, str]) -> None:
    assert len(set(drawings.values())) == len(drawings)


def test_each_colour_has_a_shape_of_its_own_60_pixels_wide(drawings: dict[str, str]) -> None:
    shapes: dict[str, set[tuple[int, int]]] = {}
    for name in [*COLOURED, *CHOSEN]:
        colour = name[-1] if name in CHOSEN else name[0]
        seen = silhouette(rasterised(drawings[name], 60), SHAPE)
        assert shapes.setdefault(colour, seen) == seen, name
    assert sorted(shapes) == sorted(cards.COLORS)
    for one, other in combinations(shapes, 2):
        assert len(shapes[one] ^ shapes[other]) >= 10, f"{one} and {other}"


def test_the_corner_signs_differ_60_pixels_wide_without_any_hue(
    drawings: dict[str, str],
) -> None:
    signs = {name: silhouette(rasterised(drawings[name], 60), SIGN) for name in drawings}
    for colour in cards.COLORS:
        for one, other in combinations([name for name in COLOURED if name[0] == colour], 2):
            assert len(signs[one] ^ signs[other]) >= 20, f"{one} and {other}"
    for one, other in combinations(FACES[cards.COLORED :], 2):
        assert len(signs[one] ^ signs[other]) >= 20, f"{one} and {other}"


def test_30_pixels_wide_the_corner_sign_of_a_run_points_onward(drawings: dict[str, str]) -> None:
    for colour in cards.COLORS:
        card = rasterised(drawings[f"{colour}-taki"], 30)
        seen = silhouette(card, (range(1, 9), range(2, 9)), 1.3)
        ends = [max(x for x, row in seen if row == y) for y in sorted({y for _, y in seen})]
        tip = ends.index(max(ends))
        assert 0 < tip < len(ends) - 1, f"{colour}: {ends}"
        assert ends == sorted(ends[:tip]) + [ends[tip]] + sorted(ends[tip + 1 :], reverse=True)


def test_the_corner_sign_is_large_60_pixels_wide(drawings: dict[str, str]) -> None:
    for name in FACES:
        card = rasterised(drawings[name], 60)
        assert len(silhouette(card, SIGN)) >= 50, name
        assert len(silhouette(card, SHAPE)) >= 24, name


@pytest.mark.night
def test_the_corner_sign_ends_within_the_strip_that_a_fan_shows(drawings: dict[str, str]) -> None:
    width = 500
    for name in [*FACES, *CHOSEN]:
        gap = range(int(width * (STRIP - 0.01)), int(width * STRIP))
        outside = silhouette(rasterised(drawings[name], width), (gap, range(24, 190)))
        assert not outside, name


def test_signs_stand_out_from_their_field_and_symbols_from_white(marks: ModuleType) -> None:
    white = pygame.Color(marks.FACE)
    for colour, paint in {**marks.PAINTS, "": marks.COLOURLESS}.items():
        assert contrast(pygame.Color(paint.mark), pygame.Color(paint.field)) > 3.8, colour
        assert contrast(pygame.Color(paint.ink), white) > 3.8, colour
    for lit in marks.LIT.values():
        assert contrast(pygame.Color(lit), pygame.Color(marks.NIGHT)) > 3.8, lit


def test_the_fields_differ_in_lightness(marks: ModuleType) -> None:
    fields = [paint.field for paint in (*marks.PAINTS.values(), marks.COLOURLESS)]
    for one, other in combinations(fields, 2):
        assert contrast(pygame.Color(one), pygame.Color(other)) > 1.3, f"{one} and {other}"


def test_backs_look_the_same_upside_down(drawings: dict[str, str]) -> None:
    for name in BACKS:
        card = rasterised(drawings[name], 120)
        turned = pygame.transform.rotate(card, 180)
        alike = pygame.mask.from_threshold(
            card, (0, 0, 0), (40, 40, 40, 255), turned, palette_colors=False
        )
        share = alike.count() / (120 * 168)
        assert share > 0.995, f"{name}: {share:.3f}"


def test_the_corners_of_a_card_are_transparent(drawings: dict[str, str]) -> None:
    for name, text in drawings.items():
        card = rasterised(text, 250)
        for x in (0, 249):
            for y in (0, 349):
                assert card.get_at((x, y)).a == 0, name
        assert card.get_at((125, 3)).a == 255, name
