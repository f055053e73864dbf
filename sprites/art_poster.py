"""What the five posters share: their size, their cards, their numerals, their few colours.

The posters are one series: a field of one colour, one great disc or ring behind, cream cards with
one big sign each, and nothing that needs reading but a numeral.
"""

from art_suits import INK, RED, SUIT_PATHS
from art_svg import circle, ellipse, group, path, place, rect

WIDTH = 320
HEIGHT = 400

CREAM = "#fbf5e6"
CREAM_SHADE = "#e6dcc3"
GOLD = "#e0b252"
POSTER_INK = INK
POSTER_RED = RED

CARD_WIDTH = 80.0
CARD_HEIGHT = 112.0

# Strokes of the ranks in a box of 10 by 14 around the origin.
_NUMERALS: dict[str, list[str]] = {
    "A": [path("M-5 7L0 -7L5 7M-3.2 2.4H3.2")],
    "2": [path("M-4.2 -3.2C-4.2 -8.4 4.3 -8.4 4.3 -3C4.3 0.6 -4.4 3.4 -4.6 7H4.8")],
    "3": [path("M-4 -7H4L-0.6 -1.3C2.6 -1.5 4.6 0.3 4.6 2.8C4.6 8.4 -3.6 8.6 -4.6 4.2")],
    "4": [path("M2.6 7V-7L-5 3.2H5.2")],
    "5": [path("M4.2 -7H-3.2L-4 -0.6C-0.4 -2.8 4.6 -1.6 4.6 2.5C4.6 8.4 -3.4 8.6 -4.6 4.4")],
    "6": [path("M3.2 -7C-1.2 -4.8 -4.4 -1.2 -4.4 2.6"), circle(0, 2.6, 4.4)],
    "7": [path("M-4.6 -7H4.6L-1 7")],
    "8": [circle(0, -3.6, 3.4), circle(0, 3.2, 4)],
    "9": [path("M-3.2 7C1.2 4.8 4.4 1.2 4.4 -2.6"), circle(0, -2.6, 4.4)],
    "10": [path("M-6.6 -4.6L-4 -7V7"), ellipse(3, 0, 3.6, 7)],
    "J": [path("M2.8 -7V2.8C2.8 8.4 -4.6 8.4 -4.6 3")],
    "Q": [path("M4.9 0A4.9 7 0 1 1 -4.9 0A4.9 7 0 1 1 4.9 0ZM1.4 3.2L5 7.6")],
    "B": [path("M-4 -7H0.2C5.4 -7 5.4 -0.6 0.2 -0.6H-4M0.2 -0.6C6.4 -0.6 6.4 7 0.2 7H-4V-7")],
    "D": [path("M-4 -7H-0.8C6.6 -7 6.6 7 -0.8 7H-4Z")],
    "K": [path("M-4 -7V7M4.6 -7L-4 2.2M-1 -1L5 7")],
}


def numeral(rank: str, colour: str, transform: str, weight: float = 2.6) -> str:
    """A rank in drawn strokes, about 10 by 14 before the transform."""
    return group(
        _NUMERALS[rank],
        transform,
        fill="none",
        stroke=colour,
        stroke_width=weight,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def pip(suit: str, colour: str, x: float, y: float, size: float) -> str:
    """A suit sign of `size` around (x, y)."""
    return path(
        SUIT_PATHS[suit], fill=colour, transform=place(x - size / 2, y - size / 2, 0, size / 100)
    )


def suit_colour(suit: str) -> str:
    """Red for hearts and diamonds, ink for the others."""
    return POSTER_RED if suit in "HD" else POSTER_INK


def blank_card(fill: str = CREAM, shadow: float = 0.28) -> list[str]:
    """An empty card around the origin over its flat shadow."""
    left, top = -CARD_WIDTH / 2, -CARD_HEIGHT / 2
    return [
        rect(left - 3, top + 3, CARD_WIDTH, CARD_HEIGHT, 7, fill="#000000", opacity=shadow),
        rect(left, top, CARD_WIDTH, CARD_HEIGHT, 7, fill=fill),
    ]


def card(rank: str, suit: str, transform: str, fill: str = CREAM, sign: float = 46) -> str:
    """A poster card: a large index, one big sign in the middle."""
    colour = suit_colour(suit)
    return group(
        [
            *blank_card(fill),
            numeral(rank, colour, place(-27, -40, 0, 1.3), 2.4),
            pip(suit, colour, -27, -20, 15),
            pip(suit, colour, 6, 14, sign),
        ],
        transform,
    )


def field(colour: str) -> str:
    """The poster's ground, painted to its edges."""
    return rect(0, 0, WIDTH, HEIGHT, fill=colour)
