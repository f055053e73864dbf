"""Take: a hand sweeps a whole run away."""

from art_poster import CARD_HEIGHT, CARD_WIDTH, CREAM, CREAM_SHADE, GOLD, POSTER_INK, card, field
from art_svg import arc, circle, group, path, place, polar, polygon, rect

PIVOT = (156.0, 272.0)


def _sweep() -> list[str]:
    """The great arrow over the fan, in three bands that brighten towards its head."""
    x, y = PIVOT
    bands = [
        path(arc(x, y, 206, start, 30), fill="none", stroke=colour, stroke_width=15)
        for start, colour in ((-66, "#dd7f55"), (-44, "#e69a63"), (-22, GOLD))
    ]
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


def _held(angle: float) -> str:
    """The transform that puts a card into the fan."""
    return place(*polar(*PIVOT, 92, angle), angle, 1.14)


def picture() -> list[str]:
    """The whole poster."""
    x, y = PIVOT
    ranks = ("5", "6", "7", "8", "9")
    cards = [card(rank, "H", _held(-56 + 25 * index)) for index, rank in enumerate(ranks)]
    left, top = -CARD_WIDTH / 2, -CARD_HEIGHT / 2
    # Where the fan has just been.
    traces = [
        rect(left, top, CARD_WIDTH, CARD_HEIGHT, 7, fill=colour, transform=_held(angle))
        for angle, colour in ((-106, "#bd5136"), (-81, "#cc694a"))
    ]
    return [
        field("#c4563a"),
        circle(x, y, 172, fill="#b3482f"),
        circle(x, y, 252, fill="none", stroke="#cd6445", stroke_width=26),
        circle(x, y, 318, fill="none", stroke="#cd6445", stroke_width=26),
        *traces,
        *_sweep(),
        *cards,
        _hand(),
    ]
