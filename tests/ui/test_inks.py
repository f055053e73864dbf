"""Colours that have to be told apart can be: by everybody where the player asks for that.

What somebody sees who lacks one of the three sorts of cones is worked out with the matrices of
G. M. Machado, M. M. Oliveira and L. A. F. Fernandes, "A Physiologically-based Model for Simulation
of Color Vision Deficiency" (2009), and how far two colours are apart is measured in CIELAB (1976):
2.3 is the least that is seen at all.
"""

import re
from itertools import combinations
from pathlib import Path

import pytest
from pygame import Color

from game.ui.deck.card_images import (
    COLOUR_BLIND_TAKI_COLOURS,
    DARK_GROUND_SUIT_COLOURS,
    HIGH_CONTRAST_TAKI_COLOURS,
    PRINTED_SUIT_COLOURS,
    CardInks,
)
from game.ui.kit.paint import theme
from tests.ui.test_contrast import contrast, luminance

EYES = {
    "all cones": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "no green": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "no blue": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
TAKI = ("#c9202d", "#fac61e", "#0a8f66", "#1b49a8")
"""The fields of the four colours of Taki as they are drawn."""
FAR, NEAR = 38.0, 24.0
"""How far apart the fields of cards are at least, and the small signs of suits."""
SPRITES = Path(__file__).resolve().parents[2] / "sprites"


def linear(colour: str) -> tuple[float, ...]:
    """The light of a colour's three parts, from 0 to 1."""
    parts = (value / 255 for value in Color(colour)[:3])
    return tuple(
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )


def times(matrix: tuple[tuple[float, ...], ...], light: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(sum(one * part for one, part in zip(row, light, strict=True)) for row in matrix)


def lab(light: tuple[float, ...]) -> tuple[float, float, float]:
    """CIELAB of the light of three parts, under daylight (D65)."""
    xyz = times(((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505)),
                light)  # fmt: skip
    x, y, z = (
        part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116
        for part in (xyz[0] / 0.9505, xyz[1], xyz[2] / 1.089)
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def apart(one: str, other: str, eyes: str) -> float:
    """How far two colours are apart for somebody's eyes."""
    seen = (
        lab(tuple(min(1.0, max(0.0, part)) for part in times(EYES[eyes], linear(colour))))
        for colour in (one, other)
    )
    return sum((first - second) ** 2 for first, second in zip(*seen, strict=True)) ** 0.5


def nearest(colours: tuple[str, ...]) -> float:
    """How far the two of some colours are apart that are hardest to tell apart for anybody."""
    return min(apart(*two, eyes) for two in combinations(colours, 2) for eyes in EYES)


def test_the_distance_is_what_it_is_said_to_be() -> None:
    assert apart("#ffffff", "#000000", "all cones") == pytest.approx(100, abs=0.1)
    assert apart("#c00000", "#607000", "no red") < apart("#c00000", "#607000", "all cones") / 4


def test_the_four_colours_of_taki_are_told_apart_by_everybody() -> None:
    assert (
        nearest(tuple(COLOUR_BLIND_TAKI_COLOURS[colour] for colour in TAKI)) > FAR > nearest(TAKI)
    )


def test_the_four_colours_of_a_french_deck_are_told_apart_by_everybody() -> None:
    for contrast_wanted in (False, True):
        assert nearest(PRINTED_SUIT_COLOURS[True, contrast_wanted]) > NEAR
    assert nearest(DARK_GROUND_SUIT_COLOURS[True]) > NEAR - 5
    assert nearest(PRINTED_SUIT_COLOURS[False, False]) < NEAR


def test_every_colour_in_which_the_cards_of_a_pack_are_drawn_becomes_another() -> None:
    drawn = {
        found
        for face in (SPRITES / "taki").glob("[RYGB][1-9].svg")
        for found in re.findall("#[0-9a-f]{6}", face.read_text(encoding="utf-8"))
    }
    # White, gold, the hairline around a card, and what is written on yellow.
    assert drawn - COLOUR_BLIND_TAKI_COLOURS.keys() == {"#fdfbf5", "#bdb2a0", "#33240a"}
    assert set(TAKI) <= drawn
    assert not COLOUR_BLIND_TAKI_COLOURS.keys() & set(COLOUR_BLIND_TAKI_COLOURS.values())
    assert not HIGH_CONTRAST_TAKI_COLOURS.keys() & set(HIGH_CONTRAST_TAKI_COLOURS.values())


def test_signs_stand_out_from_their_cards_whatever_the_inks() -> None:
    paper = luminance(*Color(theme.WHITE_PAPER_COLOUR)[:3])
    for (_, deep), suits in PRINTED_SUIT_COLOURS.items():
        for colour in suits:
            assert contrast(luminance(*Color(colour)[:3]), paper) > (7 if deep else 3.5), colour
    white = luminance(255, 255, 255)
    for field in (
        *(COLOUR_BLIND_TAKI_COLOURS[colour] for colour in TAKI),
        *HIGH_CONTRAST_TAKI_COLOURS.values(),
    ):
        if field not in (COLOUR_BLIND_TAKI_COLOURS[TAKI[1]],):
            assert contrast(luminance(*Color(field)[:3]), white) > 3.7, field


def test_a_deck_of_two_colours_has_two_whoever_looks() -> None:
    for inks in (CardInks(), CardInks(apart=True), CardInks(contrast=True)):
        assert inks.printed("H") == inks.printed("D") != inks.printed("S") == inks.printed("C")
        assert inks.at_night("H") == inks.at_night("D") != inks.at_night("S")


def test_a_card_is_printed_in_the_inks_of_its_suit() -> None:
    source = f'<svg><path fill="{theme.RED_INK}"/><path fill="{theme.BLACK_INK}"/></svg>'
    assert CardInks().face(source, "S", 100) == source
    assert PRINTED_SUIT_COLOURS[False, False].diamonds in CardInks(four=True).face(source, "D", 100)
    assert theme.RED_INK not in CardInks(four=True).face(source, "D", 100)
    assert CardInks(contrast=True).face(source, "H", 100).count("<rect") == 1
