"""The program's emblem, five fanned cards, and its name in drawn letters."""

from art_poster import CREAM, GOLD, POSTER_INK, pip
from art_svg import circle, group, path, place, polygon, rect

MARK_SIZE = 240
WORDMARK_WIDTH = 720
WORDMARK_HEIGHT = 160

TEXT = "#f4efe2"

# Outer cards first, so that the middle one lies on top; each has the colour of a poster.
_FAN = (
    (-42, "#d4603f"),
    (42, "#e8913a"),
    (-21, "#2c4f96"),
    (21, "#238a80"),
    (0, CREAM),
)


def mark() -> list[str]:
    """Five cards before a ringed disc, plain enough for an icon of 32 pixels."""
    cards = []
    for angle, colour in _FAN:
        face = [
            rect(-38, -149, 76, 108, 10, fill="#0a241b", opacity=0.75),
            rect(-36, -150, 72, 108, 9, fill=CREAM),
        ]
        if colour == CREAM:
            face.append(pip("S", POSTER_INK, 0, -97, 58))
        else:
            face.append(rect(-29, -143, 58, 94, 4, fill=colour))
        cards.append(group(face, place(120, 192, angle, 0.95)))
    return [
        circle(120, 120, 112, fill=GOLD),
        circle(120, 120, 105, fill="#103a2c"),
        circle(120, 120, 97, fill="#164a38"),
        *cards,
        pip("D", GOLD, 120, 190, 42),
    ]


# The letters stand on y = 128; capitals begin at 28, small letters at 58; strokes are 14 wide.
_LETTERS: dict[str, list[str]] = {
    "F": [path("M7 128V35H56M7 79H47")],
    "i": [path("M7 58V128")],
    "v": [
        polygon(
            ((0, 58), (15.2, 58), (30, 103), (44.8, 58), (60, 58), (36.6, 128), (23.4, 128)),
            fill=TEXT,
            stroke="none",
        )
    ],
    "e": [path("M63 100V93A28 28 0 1 0 55.81 111.74M8 93H63")],
    "T": [path("M0 35H76M38 35V128")],
    "a": [circle(35, 93, 28), path("M63 58V128")],
    "k": [
        path("M7 20V128"),
        polygon(
            ((14, 90), (44, 58), (63, 58), (35, 87.5), (67, 128), (49, 128), (24.6, 97), (14, 108)),
            fill=TEXT,
            stroke="none",
        ),
    ],
    "s": [
        path(
            "M42.5 75C38.5 68 32 65 25.5 65C15 65 9 70.5 9 78C9 88 18 90.5 26 93"
            "C36 96 43.5 99 43.5 107.5C43.5 116 36.5 121 26 121C17 121 10 117 6.5 109.5"
        )
    ],
}
# Each letter of the name with its left edge, spaced by eye.
_SETTING = (
    ("F", 46),
    ("i", 114),
    ("v", 138),
    ("e", 204),
    ("T", 312),
    ("a", 376),
    ("k", 462),
    ("e", 530),
    ("s", 610),
)


def wordmark() -> list[str]:
    """The name in one weight of line; the dot of its i is a golden diamond."""
    letters = [group(_LETTERS[letter], place(x, 0)) for letter, x in _SETTING]
    return [
        group(
            letters,
            fill="none",
            stroke=TEXT,
            stroke_width=14,
            stroke_linecap="butt",
            stroke_linejoin="miter",
        ),
        pip("D", GOLD, 121, 37, 34),
    ]
