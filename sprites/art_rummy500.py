"""500 Rummy: the spread pile, a part of it lifted, and the number to reach."""

from art_poster import CARD_HEIGHT, CARD_WIDTH, CREAM, GOLD, POSTER_RED, card, field, pip
from art_svg import circle, group, path, place, polar, rect

PILE = (
    ("4", "C"),
    ("J", "C"),
    ("9", "S"),
    ("7", "D"),
    ("K", "S"),
    ("8", "H"),
    ("5", "S"),
    ("2", "D"),
)
LIFTED_FROM = 5


def _five_hundred() -> list[str]:
    """The number, its zeros great rings with a suit inside."""
    heavy = 23
    return [
        path(
            "M85 52H41L35 90C54 79 85 83 85 110C85 140 43 146 27 122",
            fill="none",
            stroke=CREAM,
            stroke_width=heavy,
            stroke_linejoin="round",
        ),
        circle(152, 93, 37, fill="none", stroke=GOLD, stroke_width=heavy),
        circle(256, 93, 37, fill="none", stroke=POSTER_RED, stroke_width=heavy),
        pip("S", CREAM, 152, 93, 35),
        pip("H", CREAM, 256, 94, 33),
    ]


def picture() -> list[str]:
    """The whole poster."""
    cards = []
    for index, (rank, suit) in enumerate(PILE):
        angle = -31 + 8.2 * index
        lifted = index >= LIFTED_FROM
        x, y = polar(160, 590, 334 if lifted else 304, angle)
        cards.append(card(rank, suit, place(x, y, angle)))
        if index == LIFTED_FROM:
            edge = rect(
                -CARD_WIDTH / 2,
                -CARD_HEIGHT / 2,
                CARD_WIDTH,
                CARD_HEIGHT,
                7,
                fill="none",
                stroke=GOLD,
                stroke_width=5,
            )
            cards.append(group([edge], place(x, y, angle)))
    meld = [
        card(rank, "H", place(106 + 54 * index, 392 - (4 if index == 1 else 0), 9 * index - 9))
        for index, rank in enumerate(("9", "10", "J"))
    ]
    return [
        field("#1d2f55"),
        circle(160, 590, 424, fill="#223766"),
        circle(160, 590, 360, fill="#284077"),
        *_five_hundred(),
        *cards,
        circle(160, 590, 274, fill="#16244a"),
        *meld,
    ]
