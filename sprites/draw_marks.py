"""The marks that name a card: pips, rank glyphs and the corner index.

A rank glyph stands in a box 40 wide and 58 high; it is made of straight filled pieces and of
strokes of even weight, so that it stays crisp when the whole card is 60 pixels wide.
"""

from art_suits import SUIT_COLOURS, SUIT_PATHS
from art_svg import Value, group, path, place, rect

WIDTH, HEIGHT = 250, 350
CORNER = 15
FACE = "#fdfbf5"
EDGE = "#bdb2a0"
GOLD = "#e0b252"

RANKS = "A23456789TJQK"
SUITS = "SHDC"
INK = SUIT_COLOURS

# Rank or letter to the filled and the stroked part of its glyph.
_GLYPHS = {
    "A": ("M14.5 0H25.5L40 58H30L26.8 45H13.2L10 58H0ZM15.3 36.5H24.7L20 16Z", ""),
    "2": (
        "",
        "M5 18C5 9.5 11 4.5 20 4.5C29 4.5 35 9.5 35 17.5C35 24.5 31 28.5 26.5 33L7.5 52M3 53.5H37",
    ),
    "3": (
        "",
        "M5 16C6 8.5 11.5 4.5 19.5 4.5C28 4.5 33.5 9 33.5 16C33.5 23 28 27.5"
        " 20 27.5H14M20 27.5C29.5 27.5 35 32 35 40C35 48.5 29 53.5 19.5 53.5"
        "C11 53.5 5 49 4.5 41",
    ),
    "4": ("M22 0H33.5V37H40V46H33.5V58H24V46H0V37.5ZM24 13L10 37H24Z", ""),
    "5": (
        "",
        "M35 4.5H11.5L9.5 27M7 30.5C9.5 25 14 22.5 19.5 22.5C29 22.5 35 28.5"
        " 35 38C35 47.5 29 53.5 19.5 53.5C11.5 53.5 6 50 4 42.5",
    ),
    "6": (
        "",
        "M34.5 15C32.5 8 27.5 4.5 21 4.5C10.5 4.5 4.5 14.5 4.5 30V38"
        "A15.5 15.5 0 1 1 35.5 38A15.5 15.5 0 1 1 4.5 38",
    ),
    "7": ("M1 0H39V8.5L20.5 58H10L28 9H1Z", ""),
    "8": (
        "",
        "M7 16A13 11.5 0 1 1 33 16A13 11.5 0 1 1 7 16Z"
        "M4.5 40.5A15.5 13 0 1 1 35.5 40.5A15.5 13 0 1 1 4.5 40.5Z",
    ),
    "9": (
        "",
        "M5.5 43C7.5 50 12.5 53.5 19 53.5C29.5 53.5 35.5 43.5 35.5 28V20"
        "A15.5 15.5 0 1 0 4.5 20A15.5 15.5 0 1 0 35.5 20",
    ),
    "T": (
        "M7.5 0H14.5V58H6V13L-1 17.5V8.5Z",
        "M20.5 20C20.5 9.5 23.5 4.5 29 4.5C34.5 4.5 37.5 9.5 37.5 20V38"
        "C37.5 48.5 34.5 53.5 29 53.5C23.5 53.5 20.5 48.5 20.5 38Z",
    ),
    "J": (
        "",
        "M14 4.5H29.5V39C29.5 48.5 25 53.5 17.5 53.5C9.5 53.5 5 48.5 4.5 40",
    ),
    "Q": (
        "",
        "M4.5 23C4.5 10.5 10 4.5 20 4.5C30 4.5 35.5 10.5 35.5 23V35"
        "C35.5 47.5 30 53.5 20 53.5C10 53.5 4.5 47.5 4.5 35ZM22 38L37 57",
    ),
    "B": (
        "",
        "M6.5 4.75H19C27.5 4.75 32 9 32 15.75C32 22.5 27.5 26.75 19 26.75"
        "C29 26.75 34.75 32 34.75 40C34.75 48.5 29 53.25 19 53.25H6.5ZM6.5 26.75H19",
    ),
    "D": ("", "M6.5 4.75H15.5C28 4.75 34.75 11 34.75 23V35C34.75 47 28 53.25 15.5 53.25H6.5Z"),
    "K": ("M1 0H10.5V58H1ZM28 0H39.5L23 26.5L40 58H29L16.8 35L10.5 44.5V29.5Z", ""),
}


def turned(children: list[str]) -> str:
    """The children once more, turned by 180 degrees about the card's middle."""
    return group(children, f"rotate(180 {WIDTH / 2:g} {HEIGHT / 2:g})")


def blank(fill: str = FACE) -> str:
    """The card itself: a rounded rectangle with a hairline edge."""
    return rect(
        0.6, 0.6, WIDTH - 1.2, HEIGHT - 1.2, CORNER, fill=fill, stroke=EDGE, stroke_width=1.2
    )


def pip(suit: str, x: float, y: float, scale: float, turn: float = 0, **style: Value) -> str:
    """A suit sign around (x, y), 90 units high times `scale`, turned clockwise by `turn` degrees.

    Without a style it takes its colour from the group around it.
    """
    # The sign is drawn in a square of 100 by 100 with its corner at the origin.
    transform = f"{place(x, y, turn, scale)} translate(-50 -50)"
    return path(SUIT_PATHS[suit], transform=transform, **style)


def glyph(rank: str, ink: str) -> str:
    """A rank's glyph with its upper left corner at the origin."""
    filled, stroked = _GLYPHS[rank]
    weight = 8.5 if rank == "T" else 9.5
    pieces = [path(filled, fill=ink, fill_rule="evenodd")] if filled else []
    if stroked:
        pieces.append(path(stroked, fill="none", stroke=ink, stroke_width=weight))
    return "".join(pieces)


def index(rank: str, suit: str) -> list[str]:
    """Rank over suit, upper left and, turned, lower right."""
    ink = INK[suit]
    corner = [
        group([glyph(rank, ink)], place(8, 13, 0, 1.1)),
        group([pip(suit, 30, 102.5, 0.42)], fill=ink),
    ]
    return [*corner, turned(corner)]
