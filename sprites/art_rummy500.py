"""500 Rummy: the spread pile, a part of it lifted, and the number to reach."""

from art_poster import CREAM, GOLD, POSTER_RED, card, field, pip
from art_svg import circle, path, place, polar

PILE = (
    ("4", "C"),
    ("J", "H"),
    ("9", "S"),
    ("7", "D"),
    ("K", "S"),
    ("8", "H"),
    ("8", "C"),
    ("2", "D"),
)
LIFTED_FROM = 5


def _five_hundred() -> list[str]:
    """The number, its zeros great rings with a suit inside."""
    heavy = 25
    return [
        path(
            "M97 46H47L41 93C62 80 97 84 97 115C97 150 50 156 36 131",
            fill="none",
            stroke=CREAM,
            stroke_width=heavy,
            stroke_linejoin="round",
        ),
        circle(164, 97, 43, fill="none", stroke=GOLD, stroke_width=heavy),
        circle(260, 97, 43, fill="none", stroke=POSTER_RED, stroke_width=heavy),
        pip("S", CREAM, 164, 97, 42),
        pip("H", CREAM, 260, 98, 40),
    ]


def picture() -> list[str]:
    """The whole poster."""
    cards = []
    for index, (rank, suit) in enumerate(PILE):
        angle = -31 + 8.2 * index
        lifted = index >= LIFTED_FROM
        x, y = polar(160, 590, 344 if lifted else 304, angle)
        cards.append(card(rank, suit, place(x, y, angle)))
    meld = [
        card(rank, "D", place(106 + 54 * index, 398 - (4 if index == 1 else 0), -9 + 9 * index, 0.92))
        for index, rank in enumerate(("10", "J", "Q"))
    ]
    return [
        field("#1d2f55"),
        circle(160, 590, 424, fill="#223766"),
        circle(160, 590, 360, fill="#284077"),
        *_five_hundred(),
        *cards,
        circle(160, 590, 262, fill="#16244a"),
        *meld,
    ]
