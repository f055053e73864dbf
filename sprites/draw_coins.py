"""Draw the coin and the bowl of Texas Rummy: `python sprites/draw_coins.py`.

The bowl is seen from slightly above and is empty: the program lays the coins into its hollow.
"""

from pathlib import Path

from art_svg import (
    arc,
    circle,
    document,
    ellipse,
    group,
    outline,
    path,
    place,
    polar,
    star,
    write_folder,
)
from draw_court_parts import mirrored

HERE = Path(__file__).parent
COIN_SIZE = 100
BOWL_WIDTH, BOWL_HEIGHT = 160, 120

_SILVER, _SILVER_LIGHT, _SILVER_SHADE = "#c3ccd6", "#eef2f6", "#8e9aa8"
_SILVER_LINE = "#56616f"
_WOOD, _WOOD_LIGHT, _WOOD_SHADE, _WOOD_HOLLOW = "#8a5a34", "#b27a48", "#6b4326", "#4c2f1b"


def dime() -> list[str]:
    """A silver coin: a milled rim, and a star between two sprays of leaves."""
    spray = [
        path("M0 8C-5 3-5-4 0-9C5-4 5 3 0 8Z", transform=place(*polar(0, 0, 26.5, turn), turn - 72))
        for turn in (78, 108, 138, 167)
    ]
    return [
        circle(50, 50, 47, fill=_SILVER_SHADE),
        circle(
            50,
            50,
            44.5,
            fill="none",
            stroke=_SILVER_LINE,
            stroke_width=5,
            stroke_dasharray="2 3.826",
        ),
        circle(50, 50, 41, fill=_SILVER_LIGHT),
        circle(50, 51.5, 39.5, fill=_SILVER),
        path(
            arc(50, 50, 33.5, -80, 35),
            fill="none",
            stroke=_SILVER_LIGHT,
            stroke_width=3.5,
            stroke_linecap="round",
        ),
        group([mirrored(*spray)], place(50, 49), fill=_SILVER_SHADE),
        path(outline(star(50, 47.5, 18, 7.6)), fill=_SILVER_LINE),
    ]


def pot() -> list[str]:
    """A shallow wooden bowl, seen from slightly above."""
    return [
        ellipse(80, 108, 46, 9, fill="#000000", fill_opacity=0.22),
        path("M54 94H106L102 110Q80 116 58 110Z", fill=_WOOD_SHADE),
        path("M4 44C8 84 40 102 80 102S152 84 156 44Z", fill=_WOOD),
        path("M100 101C134 94 153 74 156 44H130C126 72 118 90 100 101Z", fill=_WOOD_SHADE),
        ellipse(80, 44, 76, 37, fill=_WOOD_LIGHT),
        ellipse(80, 45, 68, 31, fill=_WOOD_HOLLOW),
        ellipse(80, 53, 50, 18, fill=_WOOD_SHADE),
    ]


def drawings() -> dict[str, str]:
    """Every drawing of this script by name."""
    return {
        "dime": document(COIN_SIZE, COIN_SIZE, dime()),
        "pot": document(BOWL_WIDTH, BOWL_HEIGHT, pot()),
    }


if __name__ == "__main__":
    write_folder(HERE / "coins", drawings())
