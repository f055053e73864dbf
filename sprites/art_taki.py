"""Taki: four colours that are four shapes, and the symbols that turn the game."""

from art_poster import CARD_HEIGHT, CARD_WIDTH, field
from art_svg import circle, ellipse, group, path, place, polygon, rect, star

WHITE = "#fdfbf5"
RED, YELLOW, GREEN, BLUE = "#d8343b", "#f2b632", "#2f9e58", "#2a6fc4"


def _triangle(x: float, y: float, size: float) -> list[tuple[float, float]]:
    """An upright triangle around (x, y)."""
    return [(x, y - size), (x + size * 0.95, y + size * 0.75), (x - size * 0.95, y + size * 0.75)]


def _shape(kind: str, x: float, y: float, size: float, colour: str) -> str:
    if kind == "circle":
        return circle(x, y, size, fill=colour)
    if kind == "triangle":
        return polygon(_triangle(x, y, size * 1.12), fill=colour)
    if kind == "square":
        return rect(x - size * 0.9, y - size * 0.9, size * 1.8, size * 1.8, fill=colour)
    return polygon(star(x, y, size * 1.25, size * 0.55), fill=colour)


def _stop(colour: str) -> list[str]:
    """An open palm."""
    fingers = ((-16.5, -17), (-7.7, -25), (1.1, -24), (9.9, -16))
    return [
        *(rect(x, top, 7.4, 8 - top, 3.7, fill=colour) for x, top in fingers),
        path("M-16.5 2H17.3V8C17.3 20 10 26 1 26C-7 26 -11 22 -16.5 14Z", fill=colour),
        path(
            "M-12 15L-22 3",
            fill="none",
            stroke=colour,
            stroke_width=7.4,
            stroke_linecap="round",
        ),
    ]


def _turn(colour: str) -> list[str]:
    one = [
        path("M-19 -4A19 19 0 0 1 12 -15", fill="none", stroke=colour, stroke_width=7.5),
        polygon(((6, -25), (24, -11), (3, -3)), fill=colour),
    ]
    return [group(one), group(one, "rotate(180)")]


def _plus(colour: str) -> list[str]:
    return [path("M0 -21V21M-21 0H21", fill="none", stroke=colour, stroke_width=11)]


def _run(colour: str) -> list[str]:
    """The open run: three cards one behind another."""
    return [
        rect(
            -9,
            -37,
            18,
            29,
            3.5,
            fill=colour,
            stroke=WHITE,
            stroke_width=2.6,
            transform=f"translate(0 22) rotate({angle})",
        )
        for angle in (-32, 0, 32)
    ]


def _card(colour: str, kind: str, symbol: list[str], transform: str) -> str:
    left, top = -CARD_WIDTH / 2, -CARD_HEIGHT / 2
    return group(
        [
            rect(left - 2, top + 3, CARD_WIDTH, CARD_HEIGHT, 8, fill="#000000", opacity=0.3),
            rect(left, top, CARD_WIDTH, CARD_HEIGHT, 8, fill=WHITE),
            rect(left + 4, top + 4, CARD_WIDTH - 8, CARD_HEIGHT - 8, 5, fill=colour),
            ellipse(0, 0, 30, 41, fill=WHITE),
            group(symbol),
            _shape(kind, left + 15, top + 16, 6.5, WHITE),
            _shape(kind, -left - 15, -top - 16, 6.5, WHITE),
        ],
        transform,
    )


def picture() -> list[str]:
    """The whole poster."""
    pinwheel = (
        (RED, "circle", _stop(RED)),
        (YELLOW, "triangle", _plus("#d99a14")),
        (GREEN, "square", _turn(GREEN)),
        (BLUE, "star", _run(BLUE)),
    )
    scale, gap = 1.2, 5
    across, along = (CARD_WIDTH * scale + gap) / 2, (CARD_HEIGHT * scale + gap) / 2
    sails = [
        group(
            [_card(colour, kind, symbol, place(-across, -along, 0, scale))],
            f"rotate({90 * index})",
        )
        for index, (colour, kind, symbol) in enumerate(pinwheel)
    ]
    return [
        field("#4a1f4e"),
        circle(160, 204, 196, fill="#57265c"),
        circle(160, 204, 132, fill="#672f6c"),
        group(sails, place(160, 200, 14)),
        _shape("circle", 40, 38, 21, RED),
        _shape("triangle", 284, 44, 22, YELLOW),
        _shape("star", 36, 362, 22, BLUE),
        _shape("square", 284, 360, 20, GREEN),
    ]
