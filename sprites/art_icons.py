"""The line icons: white strokes of one weight on a grid of 48 by 48.

The program tints an icon by replacing "#ffffff" in its text, so no other colour may occur.
"""

from art_svg import arc, circle, group, outline, path, polar, polygon, rect, star

SIZE = 48
WHITE = "#ffffff"
WEIGHT = 3.5

Strokes = list[str]


def _dot(x: float, y: float, radius: float = 2.6) -> str:
    return circle(x, y, radius, fill=WHITE, stroke="none")


def _solid(data: str) -> str:
    """A filled path whose outline keeps the round corners of the strokes."""
    return path(data, fill=WHITE)


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
    "resume": [path("M9.5 9V39"), _solid("M19.5 10L40 24L19.5 38Z")],
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
    "fullscreen": [path("M7 17V7H17M31 7H41V17M41 31V41H31M17 41H7V31")],
    "windowed": [path("M7 17H17V7M31 7V17H41M41 31H31V41M17 41V31H7")],
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
    "sort": [path("M7 11H25M7 24H20M7 37H15"), path("M35 8V39.5M26.5 31L35 39.5L43.5 31")],
    "quit": [path("M27 7H8.5V41H27"), path("M19 24H41.5M32.5 14.5L42 24L32.5 33.5")],
}

# What the program tells with a sign of its own.
SIGNS: dict[str, Strokes] = {
    "person": [circle(24, 15, 9), path("M6.5 42C7.5 33 14 29.5 24 29.5S40.5 33 41.5 42Z")],
    "robot": [
        rect(8.5, 16, 31, 25, 7),
        path("M24 15.5V9.5M3.5 26V31.5M44.5 26V31.5"),
        path("M18.5 33.5Q24 36.8 29.5 33.5"),
        _dot(24, 7.2, 3),
        _dot(17.5, 26, 3),
        _dot(30.5, 26, 3),
    ],
    "crown": [path("M6.5 13.5L15.5 23L24 8L32.5 23L41.5 13.5L38 39.5H10Z"), path("M17 32.5H31")],
    "dice": [
        rect(6.5, 6.5, 35, 35, 8),
        *(_dot(x, y, 3) for x, y in ((16, 16), (32, 16), (24, 24), (16, 32), (32, 32))),
    ],
    "speed": [path("M10.5 39A18.5 18.5 0 1 1 37.5 39"), path("M24 27L32.5 17"), _dot(24, 27, 3.6)],
    "cards": [
        rect(17.5, 12, 23.5, 31, 4.5),
        path("M11.5 34.5A3.8 3.8 0 0 1 7 31V8.5A3.5 3.5 0 0 1 10.5 5H26A3.5 3.5 0 0 1 29 6.5"),
        path("M29.3 22L33.8 27.5L29.3 33L24.8 27.5Z", fill=WHITE, stroke_width=1),
    ],
    "clock": [circle(24, 24, 18), path("M24 13.5V24L31 28.5")],
    "warning": [path("M24 6.5L43.5 40.5H4.5Z"), path("M24 19.5V28"), _dot(24, 34.3)],
    "info": [circle(24, 24, 18), path("M24 22.5V33.5"), _dot(24, 15.3)],
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
    "coin": [
        circle(24, 24, 18),
        path("M24 14.5L31 24L24 33.5L17 24Z", fill=WHITE, stroke_width=1.5),
    ],
    "next": [_solid("M14 11L31 24L14 37L20 24Z")],
    "clockwise": _turning_arrow(17.5, -250, 50, 10),
    "counterclockwise": _turning_arrow(17.5, 250, -50, 10),
}

ICONS: dict[str, Strokes] = {**CONTROLS, **SIGNS}


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
