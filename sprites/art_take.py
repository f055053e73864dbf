"""Take: a hand sweeps a whole run away."""

from art_poster import CARD_HEIGHT, CARD_WIDTH, CREAM, CREAM_SHADE, GOLD, POSTER_INK, card, field
from art_svg import arc, circle, group, path, place, polar, polygon, rect

PIVOT = (156.0, 272.0)


def _sweep() -> list[str]:
    """The great arrow over the fan, in three bands that grow towards its head."""
    x, y = PIVOT
    bands = []
    for radius, start, colour, width in (
        (206, -66, "#dd7f55", 15),
        (206, -44, "#e69a63", 15),
        (206, -22, GOLD, 15),
    ):
        bands.append(
            path(arc(x, y, radius, start, 30), fill="none", stroke=colour, stroke_width=width)
        )
    tip = polar(x, y, 203, 43)
    outer, inner = polar(x, y, 230, 29), polar(x, y, 181, 29)
    return [*bands, polygon((outer, tip, inner), fill=GOLD)]


def _hand() -> str:
    """A gloved fist around the cards, its sleeve running out of the corner."""
    glove, seam = POSTER_INK, "#3b4149"
    fingers = [rect(-34, -38 + 19 * index, 66, 19, 9.5, fill=glove) for index in range(4)]
    seams = [
        path(
            f"M-22 {-19 + 19 * index}H14",
            fill="none",
            stroke=seam,
            stroke_width=2.4,
            stroke_linecap="round",
        )
        for index in range(3)
    ]
    return group(
        [
            rect(30, -44, 42, 90, 6, fill=CREAM),
            rect(30, 2, 42, 44, 6, fill=CREAM_SHADE),
            rect(62, -56, 160, 114, 0, fill="#7c2a1c"),
            rect(62, 2, 160, 56, 0, fill="#662014"),
            circle(51, -22, 6, fill=GOLD),
            rect(-6, -40, 46, 80, 16, fill=glove),
            *fingers,
            path("M-4 -36C-22 -62 -6 -78 4 -62L18 -36Z", fill=glove),
            *seams,
        ],
        place(169, 288, 42, 1.12),
    )


def picture() -> list[str]:
    """The whole poster."""
    x, y = PIVOT
    ranks = ("5", "6", "7", "8", "9")
    cards = []
    for index, rank in enumerate(ranks):
        angle = -56 + 25 * index
        cx, cy = polar(x, y, 92, angle)
        cards.append(card(rank, "H", place(cx, cy, angle, 1.14)))
    ghosts = []
    for angle, colour in ((-106, "#bd5136"), (-81, "#cc694a")):
        cx, cy = polar(x, y, 92, angle)
        left, top = -CARD_WIDTH / 2, -CARD_HEIGHT / 2
        trace = rect(left, top, CARD_WIDTH, CARD_HEIGHT, 7, fill=colour)
        ghosts.append(group([trace], place(cx, cy, angle, 1.14)))
    return [
        field("#c4563a"),
        circle(x, y, 172, fill="#b3482f"),
        circle(x, y, 252, fill="none", stroke="#cd6445", stroke_width=26),
        circle(x, y, 318, fill="none", stroke="#cd6445", stroke_width=26),
        *ghosts,
        *_sweep(),
        *cards,
        _hand(),
    ]
