"""Texas Rummy: a lone star over the desert, eleven rounds as eleven cards, dimes."""

from art_poster import CREAM, POSTER_RED, field, numeral
from art_svg import circle, group, path, place, polygon, rect, star

HORIZON = 262.0
PIVOT = (152.0, 404.0)
# The ranks that are wild in the eleven rounds.
ROUNDS = ("3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")


def _mesas() -> list[str]:
    far = "M0 262V222H22L30 206H74L82 222H96L104 262Z"
    near = "M216 262L222 232H232L238 190H296L302 232H312L320 246V262Z"
    return [
        path(far, fill="#9c3630"),
        path("M62 206H74L82 222H96L104 262H76L70 222Z", fill="#862b2e"),
        path(near, fill="#8a2b2f"),
        path("M280 190H296L302 232H312L320 246V262H290Z", fill="#73202c"),
    ]


def _cactus(x: float, y: float, scale: float) -> str:
    return group(
        [
            path(
                "M0 0V-62M0 -22H-17V-42M0 -30H16V-52",
                fill="none",
                stroke="#3a1430",
                stroke_width=11,
                stroke_linecap="round",
                stroke_linejoin="round",
            )
        ],
        place(x, y, 0, scale),
    )


def _lone_star(x: float, y: float, outer: float) -> list[str]:
    """A star with a lit and a shaded face to every point."""
    corners = star(x, y, outer, outer * 0.385)
    shaded = [
        polygon(((x, y), corners[index], corners[index + 1]), fill="#ecd9ae")
        for index in range(0, 10, 2)
    ]
    return [polygon(corners, fill=CREAM), *shaded]


def _fan() -> list[str]:
    """Eleven cards, each round's hand one card larger, so each card taller than the last."""
    cards = []
    for index in range(11):
        angle = -58 + 11 * index
        reach = 112 + 6.6 * index
        colour = POSTER_RED if index % 2 == 0 else "#3a1430"
        parts = [
            rect(-26.5, -reach + 2, 50, reach - 12, 5, fill="#000000", opacity=0.25),
            rect(-25, -reach, 50, reach - 10, 5, fill=CREAM),
            numeral(ROUNDS[index], colour, place(-12.5, 17 - reach, 0, 1.25)),
            polygon(star(-12.5, 41 - reach, 8, 3.3), fill=colour),
        ]
        if index == 10:
            parts.append(polygon(star(1, 98 - reach, 19, 7.4), fill=colour))
        cards.append(group(parts, place(*PIVOT, angle)))
    return cards


def _dime(x: float, y: float, radius: float) -> list[str]:
    return [
        circle(x + 2, y + 3, radius, fill="#2a0e22", opacity=0.5),
        circle(x, y, radius, fill="#dfe3e6"),
        circle(x, y, radius - 3.5, fill="none", stroke="#8e979e", stroke_width=2),
        polygon(star(x, y + 0.8, radius * 0.55, radius * 0.23), fill="#8e979e"),
    ]


def picture() -> list[str]:
    """The whole poster."""
    sun = (160.0, 148.0)
    bands = (
        (250, "#dd6a2c"),
        (206, "#e67f33"),
        (164, "#ee963d"),
        (124, "#f5b04d"),
        (88, "#fbcb69"),
    )
    return [
        field("#cf5427"),
        *(circle(*sun, radius, fill=colour) for radius, colour in bands),
        *_lone_star(sun[0], sun[1] + 2, 86),
        *_mesas(),
        rect(0, HORIZON, 320, 138, fill="#5a1a33"),
        path("M0 300C60 284 110 296 170 290S280 280 320 292V400H0Z", fill="#481430"),
        _cactus(56, 292, 0.95),
        _cactus(276, 284, 0.6),
        *_fan(),
        *_dime(PIVOT[0] - 19, 356, 18),
        *_dime(PIVOT[0] + 19, 356, 18),
        *_dime(PIVOT[0] - 38, 382, 18),
        *_dime(PIVOT[0], 382, 18),
        *_dime(PIVOT[0] + 38, 382, 18),
    ]
