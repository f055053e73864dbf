"""Moods of a face: the eyes, the brows and the mouth of somebody glad, cross, thinking, surprised.

A mood changes no more of a portrait than that, a little more colour in the cheeks, and three dots
beside who is thinking; with the neutral mood a face keeps the parts of its own.
"""

from art_faces import CREAM, INK, Parts, Skin, blush, head, line, smiling_eyes
from art_svg import circle, ellipse, number, path, polygon

NEUTRAL = ""
GLAD, CROSS, THINKING, SURPRISED = "glad", "cross", "thinking", "surprised"
MOODS = (GLAD, CROSS, THINKING, SURPRISED)

WHITE = "#fdfbf5"
MOUTH = "#6d1f22"
TONGUE = "#d4616a"
EYES = (49, 71)
EYE = 58


def eyes(mood: str, skin: Skin, own: Parts, colour: str = INK) -> Parts:
    """The eyes of a mood; ``own`` are the neutral ones, ``colour`` is that of their iris."""
    match mood:
        case "glad":
            return smiling_eyes(INK)
        case "cross":
            return [part for side in (-1, 1) for part in _narrowed(skin, colour, side)]
        case "thinking":
            return [part for x in EYES for part in _wide(x, 4.9, colour, 3, (1.7, -1.5))]
        case "surprised":
            return [part for x in EYES for part in _wide(x, 6, colour, 2.8, (0, 0))]
    return own


def _wide(x: float, size: float, colour: str, iris: float, look: tuple[float, float]) -> Parts:
    """An open eye that looks somewhere, under a strong upper lid."""
    half = size * 0.96
    left, right = number(x - half), number(x + half)
    return [
        ellipse(x, EYE, half, size, fill=WHITE),
        circle(x + look[0], EYE + look[1], iris, fill=colour),
        circle(x + look[0] + 0.9, EYE + look[1] - 0.9, iris / 3, fill="#ffffff"),
        line(f"M{left} {EYE}A{number(half)} {number(size)} 0 0 1 {right} {EYE}", INK, 1.7),
    ]


def _narrowed(skin: Skin, colour: str, side: int) -> Parts:
    """An eye under a lid that falls to the nose; ``side`` is -1 for the left one."""
    x = 60 + 11 * side
    inner, outer = x - 6 * side, x + 6 * side
    lid = skin.light if side < 0 else skin.shade
    return [
        ellipse(x, 59.5, 5.6, 4.4, fill=WHITE),
        circle(x - 1.2 * side, 60, 3, fill=colour),
        polygon(((outer, 52), (outer, 56), (inner, 60), (inner, 52)), fill=lid),
        line(f"M{outer} 55.8L{inner} 59.8", INK, 2),
    ]


def brows_of(mood: str, colour: str, own: Parts, width: float = 3, rise: float = 0) -> Parts:
    """The brows of a mood; ``rise`` has them higher where a face has room for it."""
    match mood:
        case "glad":
            data = f"M42 {number(49 - rise)}Q48 {number(43.5 - rise)} 54.5 {number(47.5 - rise)}"
            data += f"M65.5 {number(47.5 - rise)}Q72 {number(43.5 - rise)} 78 {number(49 - rise)}"
        case "cross":
            return [line("M41.5 49.5L55.5 55.2M78.5 49.5L64.5 55.2", colour, width + 1.2)]
        case "thinking":
            data = "M42 50.8Q48 49.6 55 51.2"
            data += f"M65 {number(47.5 - rise)}Q72 {number(41 - rise)} 78.5 {number(47 - rise)}"
        case "surprised":
            data = f"M41.5 {number(47 - rise)}Q47 {number(40.5 - rise)} 54 {number(45.5 - rise)}"
            data += f"M66 {number(45.5 - rise)}Q73 {number(40.5 - rise)} 78.5 {number(47 - rise)}"
        case _:
            return own
    return [line(data, colour, width)]


def mouth(mood: str, colour: str, own: Parts, height: float = 74, half: float = 8) -> Parts:
    """The mouth of a mood, at a height and half as wide as the neutral one."""
    match mood:
        case "glad":
            return _laughing(height - 2.5, half + 2.5)
        case "cross":
            data = f"M{number(60 - half)} {number(height + 4.5)}Q60 {number(height - 4)}"
            return [line(f"{data} {number(60 + half)} {number(height + 4.5)}", colour, 3)]
        case "thinking":
            half *= 0.72
            data = f"M{number(61 - half)} {number(height + 2)}Q61 {number(height + 2.4)}"
            return [line(f"{data} {number(62 + half)} {number(height - 0.6)}", colour, 2.8)]
        case "surprised":
            size = half * 0.56
            return [
                ellipse(60, height + 2.6, size, size * 1.3, fill=MOUTH, stroke=colour,
                        stroke_width=2),
            ]  # fmt: skip
    return own


def _laughing(top: float, half: float) -> Parts:
    """A mouth wide open, with its teeth and tongue."""
    low = top + half * 1.1
    left, right = number(60 - half), number(60 + half)
    ends = f"{number(60 + half * 0.9)} {number(low)}"
    begins = f"{number(60 - half * 0.9)} {number(low)}"
    teeth = half * 0.32
    return [
        path(f"M{left} {number(top)}H{right}C{ends} {begins} {left} {number(top)}Z", fill=MOUTH),
        ellipse(60, top + half * 0.62, half * 0.42, half * 0.2, fill=TONGUE),
        path(
            f"M{number(60 - half * 0.93)} {number(top)}H{number(60 + half * 0.93)}"
            f"L{number(60 + half * 0.78)} {number(top + teeth)}"
            f"H{number(60 - half * 0.78)}Z",
            fill=WHITE,
        ),
    ]


def cheeks(mood: str, skin: Skin) -> Parts:
    """The colour that a mood brings to the cheeks."""
    opacity = {GLAD: 0.5, CROSS: 0.6}.get(mood)
    if opacity is None:
        return []
    return [circle(x, 68, 5, fill=skin.blush, opacity=opacity) for x in (45, 75)]


def rosy_head(mood: str, skin: Skin, ears: bool = True) -> Parts:
    """A head with red cheeks, and the colour that a mood adds to them."""
    return [*head(skin, ears), *cheeks(mood, skin), *blush(skin)]


def thought(mood: str) -> Parts:
    """Three dots that rise beside the head of somebody thinking."""
    if mood != THINKING:
        return []
    dots = ((89, 50, 2.4), (94.5, 41.5, 3.6), (94, 28.5, 5.6))
    return [circle(x, y, size, fill=CREAM) for x, y, size in dots]
