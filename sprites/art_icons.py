"""The line icons: white strokes of one weight on a grid of 48 by 48.

The program tints an icon by replacing "#ffffff" in its text, so no other colour may occur.
"""

from art_suits import SUIT_PATHS
from art_svg import arc, circle, group, outline, path, place, polar, polygon, rect, star

SIZE = 48
WHITE = "#ffffff"
WEIGHT = 3.5

Strokes = list[str]


def _dot(x: float, y: float, radius: float = 2.6) -> str:
    return circle(x, y, radius, fill=WHITE, stroke="none")


def _solid(data: str) -> str:
    """A filled path whose outline keeps the round corners of the strokes."""
    return path(data, fill=WHITE)


def _card(x: float, y: float, width: float, height: float) -> str:
    """A small solid card with its upper left corner at (x, y)."""
    return rect(x, y, width, height, 2.5, fill=WHITE, stroke="none")


# A card whose lower right is left open for what happens to it.
_OPEN_CARD = (
    "M17 36.5H11A4.5 4.5 0 0 1 6.5 32V9.5A4.5 4.5 0 0 1 11 5H24.5A4.5 4.5 0 0 1 29 9.5V15.5"
)


def _sign(suit: str, x: float, y: float) -> str:
    """A solid suit sign around (x, y)."""
    transform = f"{place(x, y, 0, 0.2)} translate(-50 -50)"
    return path(SUIT_PATHS[suit], transform=transform, fill=WHITE, stroke="none")


def _gear(teeth: int, outer: float, root: float) -> str:
    step = 360 / teeth
    corners = []
    for tooth in range(teeth):
        middle = tooth * step
        for radius, offset in ((root, -0.30), (outer, -0.19), (outer, 0.19), (root, 0.30)):
            corners.append(polar(24, 24, radius, middle + offset * step))
    return outline(corners)


def _turning_arrow(radius: float, start: float, end: float, head: float) -> Strokes:
    """An arc around the middle with an arrow head at its end, in the arc's direction."""
    x, y = polar(24, 24, radius, end)
    clockwise = end > start
    heading = end + (90 if clockwise else -90)
    # The head follows the chord behind its tip, or it would look as if it flew off the circle.
    heading += -16 if clockwise else 16
    left = polar(x, y, head, heading + 136)
    right = polar(x, y, head, heading - 136)
    wings = outline((left, (x, y), right)).removesuffix("Z")
    return [path(arc(24, 24, radius, start, end)), path(wings)]


SPEAKER = path("M6.5 18H14L24 9V39L14 30H6.5Z")

# What a player presses: moving about the program, and the table's own buttons.
CONTROLS: dict[str, Strokes] = {
    "play": [_solid("M15 9L38 24L15 39Z")],
    "pause": [path("M16.5 9V39M31.5 9V39", stroke_width=6.5)],
    "step-back": [path("M38 9V39"), path("M28.5 10L10 24L28.5 38Z")],
    "step-forward": [path("M10 9V39"), path("M19.5 10L38 24L19.5 38Z")],
    "first": [path("M9 9V39M25 12L13.5 24L25 36M40 12L28.5 24L40 36")],
    "last": [path("M39 9V39M23 12L34.5 24L23 36M8 12L19.5 24L8 36")],
    "back": [path("M30 8L14 24L30 40")],
    "home": [path("M5 23.5L24 7L43 23.5"), path("M11 19V41H37V19"), path("M19.5 41V29.5H28.5V41")],
    "settings": [path(_gear(8, 19, 13.6)), circle(24, 24, 5.4)],
    "rules": [
        path(
            "M24 12.5C20 9 13.5 7.5 5.5 8V37C13.5 36.5 20 38 24 41.5C28 38 34.5 36.5 42.5 37V8"
            "C34.5 7.5 28 9 24 12.5Z"
        ),
        path("M24 13V40.5"),
    ],
    "sound-on": [SPEAKER, path("M30.5 17.5A9 9 0 0 1 30.5 30.5M36 11.5A17.5 17.5 0 0 1 36 36.5")],
    "sound-off": [SPEAKER, path("M31.5 18.5L42.5 29.5M42.5 18.5L31.5 29.5")],
    "hint": [
        path(
            "M17.5 34.5C17.5 31 16.5 29.5 14.5 27.5A13.4 13.4 0 1 1 33.5 27.5"
            "C31.5 29.5 30.5 31 30.5 34.5Z"
        ),
        path("M18.5 41.5H29.5"),
    ],
    "log": [
        path("M17.5 11H42M17.5 24H42M17.5 37H42"),
        _dot(8, 11, 3),
        _dot(8, 24, 3),
        _dot(8, 37, 3),
    ],
    "undo": [path("M15 7.5L6 16.5L15 25.5"), path("M6.5 16.5H29.5A11.75 11.75 0 0 1 29.5 40H16")],
    "redo": [path("M33 7.5L42 16.5L33 25.5"), path("M41.5 16.5H18.5A11.75 11.75 0 0 0 18.5 40H32")],
    "trash": [
        path("M7 12.5H41M17 12.5V6.5H31V12.5"),
        path("M11.5 12.5L13.5 42H34.5L36.5 12.5"),
        path("M20 20.5V33.5M28 20.5V33.5"),
    ],
    "check": [path("M7 26L18.5 37.5L41 11")],
    "cross": [path("M10 10L38 38M38 10L10 38")],
    "plus": [path("M24 7.5V40.5M7.5 24H40.5")],
    "minus": [path("M7.5 24H40.5")],
    "arrow-left": [path("M41 24H7.5M20.5 10.5L7 24L20.5 37.5")],
    "arrow-right": [path("M7 24H40.5M27.5 10.5L41 24L27.5 37.5")],
    "arrow-up": [path("M24 41V7.5M10.5 20.5L24 7L37.5 20.5")],
    "arrow-down": [path("M24 7V40.5M10.5 27.5L24 41L37.5 27.5")],
    "replay": [*_turning_arrow(17.5, 250, -50, 10), _solid("M22 20.5L30.5 25.5L22 30.5Z")],
    "search": [circle(20, 20, 13.5), path("M30 30L42 42")],
    "pencil": [path("M7 41L9.5 30.5L32 8L40 16L17.5 38.5Z"), path("M26 14L34 22")],
    "copy": [
        rect(16.5, 16.5, 25, 25, 4.5),
        path("M9.5 31.5H9A3.5 3.5 0 0 1 6.5 28V10A3.5 3.5 0 0 1 10 6.5H28A3.5 3.5 0 0 1 31.5 9.5"),
    ],
    "save": [path("M24 6.5V29.5M13.5 20L24 30.5L34.5 20"), path("M7 30.5V41H41V30.5")],
    "quit": [path("M27 7H8.5V41H27"), path("M19 24H41.5M32.5 14.5L42 24L32.5 33.5")],
}

_PLUS = "M18 6H30V18H42V30H30V42H18V30H6V18H18Z"
"""The outline of the four directions of a gamepad."""

# What stands on the buttons of a gamepad.
PAD: dict[str, Strokes] = {
    "pad-cross": [path("M11 11L37 37M37 11L11 37", stroke_width=5)],
    "pad-circle": [circle(24, 24, 15, stroke_width=5)],
    "pad-square": [rect(10, 10, 28, 28, 1.5, stroke_width=5)],
    "pad-triangle": [path("M24 8L40.5 36.5H7.5Z", stroke_width=5)],
    "pad-menu": [path("M9 13H39M9 24H39M9 35H39", stroke_width=5)],
    "pad-view": [rect(7, 7, 23, 23, 3), path("M37 18H41V41H18V37")],
    "pad-up": [path(_PLUS), _solid("M18 6H30V18H18Z")],
    "pad-down": [path(_PLUS), _solid("M18 30H30V42H18Z")],
    "pad-left": [path(_PLUS), _solid("M6 18H18V30H6Z")],
    "pad-right": [path(_PLUS), _solid("M30 18H42V30H30Z")],
}

# What the program tells with a sign of its own.
SIGNS: dict[str, Strokes] = {
    "person": [circle(24, 15, 9), path("M6.5 42C7.5 33 14 29.5 24 29.5S40.5 33 41.5 42Z")],
    "crown": [path("M6.5 13.5L15.5 23L24 8L32.5 23L41.5 13.5L38 39.5H10Z"), path("M17 32.5H31")],
    "speed": [path("M10.5 39A18.5 18.5 0 1 1 37.5 39"), path("M24 27L32.5 17"), _dot(24, 27, 3.6)],
    "cards": [
        rect(17.5, 12, 23.5, 31, 4.5),
        path("M11.5 34.5A3.8 3.8 0 0 1 7 31V8.5A3.5 3.5 0 0 1 10.5 5H26A3.5 3.5 0 0 1 29 6.5"),
        path("M29.3 22L33.8 27.5L29.3 33L24.8 27.5Z", fill=WHITE, stroke_width=1),
    ],
    "clock": [circle(24, 24, 18), path("M24 13.5V24L31 28.5")],
    "warning": [path("M24 6.5L43.5 40.5H4.5Z"), path("M24 19.5V28"), _dot(24, 34.3)],
    "info": [circle(24, 24, 18), path("M24 22.5V33.5"), _dot(24, 15.3)],
    "more": [_dot(9.5, 24, 4), _dot(24, 24, 4), _dot(38.5, 24, 4)],
    "star": [polygon(star(24, 25.8, 20, 9))],
    "statistics": [
        path("M6.5 6.5V41.5H42"),
        path("M16 33V25.5M26 33V13.5M36 33V20", stroke_width=5),
    ],
    "lock": [
        rect(8.5, 21, 31, 21.5, 5),
        path("M15 20.5V15A9 9 0 0 1 33 15V20.5"),
        path("M24 29V34.5"),
    ],
    "seal": [
        path("M24 5.5L40 11V23C40 32.5 33.5 39.5 24 43C14.5 39.5 8 32.5 8 23V11Z"),
        path("M16.5 23.5L22 29L31.5 18.5"),
    ],
    "next": [_solid("M14 11L31 24L14 37L20 24Z")],
    "globe": [
        circle(24, 24, 18),
        path("M24 6C13.5 14.5 13.5 33.5 24 42C34.5 33.5 34.5 14.5 24 6Z"),
        path("M6 24H42"),
    ],
}

# What is done with cards, and what is said about them.
TABLE: dict[str, Strokes] = {
    "lay": [
        path("M24 5V20M16.5 13L24 20.5L31.5 13"),
        *(_card(x, 26, 9.5, 18) for x in (5.5, 19.25, 33)),
    ],
    "add": [path(_OPEN_CARD), path("M33 22.5V42.5M23 32.5H43")],
    "discard": [path(_OPEN_CARD), path("M21.5 22.5L41 42M41.5 28.5V42.5H27.5")],
    "call": [
        path(
            "M10.5 6.5H37.5A5 5 0 0 1 42.5 11.5V29.5A5 5 0 0 1 37.5 34.5H24L14.5 43V34.5H10.5"
            "A5 5 0 0 1 5.5 29.5V11.5A5 5 0 0 1 10.5 6.5Z"
        ),
        path("M24 13.5V20.5", stroke_width=4),
        _dot(24, 27.2, 2.8),
    ],
    "last-card": [rect(10, 5.5, 28, 37, 5), path("M19.5 17.5L25 13.5V34", stroke_width=4.5)],
    "close": [
        path("M15 6.5H6.5V41.5H15M33 6.5H41.5V41.5H33"),
        _card(17, 13, 14, 22),
    ],
    "pass": [path("M6.5 28C9 10 33 6 40.5 25M42.5 12.5L41 26.5L27.5 22.5"), _dot(24, 35.5, 5)],
    "out": [path("M11 6V43"), path("M11 8.5C20 3.5 27 13.5 39 8.5V27.5C27 32.5 20 22.5 11 27.5")],
    "sort-suit": [
        _sign("S", 14, 13),
        _sign("H", 14, 35.5),
        path("M35 8V39.5M26.5 31L35 39.5L43.5 31"),
    ],
    "sort-color": [
        path("M13.5 5L22 19.5H5Z"),
        rect(5.5, 27, 16, 15, 1),
        path("M35 8V39.5M26.5 31L35 39.5L43.5 31"),
    ],
    "sort-symbol": [
        path("M14 6V20M7 13H21"),
        path("M8 29H20M8 37H20"),
        path("M35 8V39.5M26.5 31L35 39.5L43.5 31"),
    ],
    "sort-rank": [
        path("M8.5 9.5C9.5 3.5 19.5 3.5 19.5 10C19.5 14 14 16 8.5 20.5H20", stroke_width=3.2),
        path("M9 28V42.5M19.5 28L9 37M13 34L20 42.5", stroke_width=3.2),
        path("M35 8V39.5M26.5 31L35 39.5L43.5 31"),
    ],
    "sort-meld": [
        path("M5 6.5H21M5 14.5H21M5 22.5H21"),
        path("M5 33.5H14M5 41.5H10"),
        path("M35 8V39.5M26.5 31L35 39.5L43.5 31"),
    ],
    "lay-all": [
        rect(5, 5, 10, 14, 2),
        rect(19, 5, 10, 14, 2),
        rect(33, 5, 10, 14, 2),
        path("M24 24V42M15.5 33.5L24 42L32.5 33.5"),
    ],
    "wild": [
        _solid(
            "M24 6C25.5 18 30 22.5 42 24C30 25.5 25.5 30 24 42"
            "C22.5 30 18 25.5 6 24C18 22.5 22.5 18 24 6Z"
        ),
        path("M10 10L13 13M38 10L35 13M10 38L13 35M38 38L35 35"),
    ],
    "owed": [
        path("M10.5 6H37.5M10.5 42H37.5"),
        path("M14 6V12C14 18 24 20 24 24C24 28 14 30 14 36V42M34 6V12C34 18 24 20 24 24"),
        path("M24 24C24 28 34 30 34 36V42"),
        _solid("M19 38.5C20 35.5 28 35.5 29 38.5Z"),
    ],
    "barred": [circle(24, 24, 18), path("M11.5 36.5L36.5 11.5", stroke_width=5)],
    "float": [
        rect(15, 5, 18, 23, 4, transform="rotate(14 24 16.5)"),
        path("M5 36Q9.75 31 14.5 36T24 36T33.5 36T43 36"),
    ],
    "eye": [path("M4.5 24C13 8.5 35 8.5 43.5 24C35 39.5 13 39.5 4.5 24Z"), circle(24, 24, 6)],
    "deal": [
        rect(19.5, 9, 20, 29, 4.5, transform="rotate(14 29.5 23.5)"),
        path("M5 13.5H15M5 24H12M5 34.5H10"),
    ],
    "medal": [
        circle(24, 31, 12),
        path("M12 5.5L18.5 19.5M36 5.5L29.5 19.5M21 5.5L24 12.5L27 5.5"),
        _dot(24, 31, 4.5),
    ],
    "graph": [path("M6.5 6.5V41.5H42"), path("M14 32L21.5 21.5L29 27.5L40.5 11.5")],
}

ICONS: dict[str, Strokes] = {**CONTROLS, **PAD, **SIGNS, **TABLE}


def icon(strokes: Strokes) -> list[str]:
    """The strokes of one icon with the weight and round ends they all share."""
    return [
        group(
            strokes,
            fill="none",
            stroke=WHITE,
            stroke_width=WEIGHT,
            stroke_linecap="round",
            stroke_linejoin="round",
        )
    ]
