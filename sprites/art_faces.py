"""The parts of a portrait that all characters share: disc, bust, head, eyes, mouth.

A portrait is a disc of radius 57 in a square of 120. Faces are built as on court cards: flat,
lit from the left, the right half one tone darker, the nose a corner of that shade.
"""

from dataclasses import dataclass

from art_svg import circle, number, path, polar, sector

MIDDLE = 60
DISC = 57
INK = "#1d2126"
CREAM = "#f4efe2"
GOLD = "#e0b252"

Parts = list[str]


@dataclass(frozen=True, slots=True)
class Skin:
    """Two tones of a face, its blush and its lips."""

    light: str
    shade: str
    blush: str
    lips: str


HEAD = "M38 50A22 23 0 0 1 82 50V60C82 76 70 86 60 86C50 86 38 76 38 60Z"
HEAD_SHADE = "M60 27A22 23 0 0 1 82 50V60C82 76 70 86 60 86Z"


def disc(colour: str) -> str:
    """The ground of the medallion."""
    return circle(MIDDLE, MIDDLE, DISC, fill=colour)


def rays(colour: str, count: int) -> Parts:
    """Sun rays behind a head, every second sector."""
    step = 180 / count
    return [
        path(sector(MIDDLE, MIDDLE, 1, DISC, 2 * index * step, (2 * index + 1) * step), fill=colour)
        for index in range(count)
    ]


def halo(colour: str, radius: float = 42) -> str:
    """A second disc behind the head."""
    return circle(MIDDLE, 54, radius, fill=colour)


def ground_below(colour: str, height: float) -> str:
    """The part of the disc below `height`, as a second field of the ground."""
    half = (DISC**2 - (height - MIDDLE) ** 2) ** 0.5
    left, right = number(MIDDLE - half), number(MIDDLE + half)
    large = 1 if height < MIDDLE else 0
    data = f"M{left} {number(height)}H{right}A{DISC} {DISC} 0 {large} 1 {left} {number(height)}Z"
    return path(data, fill=colour)


def bust(colour: str, shade: str, spread: float = 132) -> Parts:
    """Shoulders that end on the disc's edge, the right half in shade."""
    right = polar(MIDDLE, MIDDLE, DISC, spread)
    x, y = number(right[0]), number(right[1])
    left = number(2 * MIDDLE - right[0])
    whole = f"M{left} {y}C30 90 44 88 52 85H68C76 88 90 90 {x} {y}A{DISC} {DISC} 0 0 1 {left} {y}Z"
    half = f"M60 85H68C76 88 90 90 {x} {y}A{DISC} {DISC} 0 0 1 60 {MIDDLE + DISC}Z"
    return [path(whole, fill=colour), path(half, fill=shade)]


def neck(skin: Skin) -> Parts:
    """The neck with the chin's shadow on it."""
    return [
        path("M51 74H69V88C69 93 65 96 60 96S51 93 51 88Z", fill=skin.shade),
        path("M51 84V88C51 93 55 96 60 96V88C56 88 53 86.5 51 84Z", fill=skin.light),
    ]


def head(skin: Skin, ears: bool = True) -> Parts:
    """The empty face, with ears unless hair or cloth covers them."""
    sides = [
        circle(37.5, 59, 5.5, fill=skin.light),
        circle(82.5, 59, 5.5, fill=skin.shade),
    ]
    nose = "M60 52L54 68H60Z"
    return [
        *(sides if ears else []),
        path(HEAD, fill=skin.light),
        path(HEAD_SHADE, fill=skin.shade),
        path(nose, fill=skin.shade),
    ]


def blush(skin: Skin) -> Parts:
    """Two round cheeks."""
    return [circle(x, 68.5, 4.6, fill=skin.blush, opacity=0.55) for x in (46, 74)]


def round_eyes(colour: str = INK) -> Parts:
    """Plain dots with a spark, the friendliest eyes at a small size."""
    return [
        *(circle(x, 58, 3.1, fill=colour) for x in (49, 71)),
        *(circle(x + 1, 57, 1, fill="#ffffff") for x in (49, 71)),
    ]


def almond_eyes(colour: str) -> Parts:
    """Eyes as on a court card: white, iris, a strong upper lid."""
    parts = []
    for x in (49, 71):
        white = f"M{x - 6} 58.5Q{x} 52.5 {x + 6} 58.5Q{x} 63 {x - 6} 58.5Z"
        parts.append(path(white, fill="#fdfbf5"))
        parts.append(circle(x, 58, 2.8, fill=colour))
        parts.append(
            path(
                f"M{x - 6.5} 58.8Q{x} 52 {x + 6.5} 58.8",
                fill="none",
                stroke=INK,
                stroke_width=1.8,
                stroke_linecap="round",
            )
        )
    return parts


def smiling_eyes(colour: str = INK) -> Parts:
    """Eyes closed in a laugh."""
    return [
        path(
            f"M{x - 5} 59.5Q{x} 53.5 {x + 5} 59.5",
            fill="none",
            stroke=colour,
            stroke_width=2.6,
            stroke_linecap="round",
        )
        for x in (49, 71)
    ]


def brows(colour: str, lift: float = 0, width: float = 2.6) -> Parts:
    """Two brows; a positive lift raises their outer ends."""
    return [
        path(
            f"M{42.5} {number(51 - lift)}Q48 {number(47.2 - lift / 2)} 54.5 49.8"
            f"M65.5 49.8Q72 {number(47.2 - lift / 2)} 77.5 {number(51 - lift)}",
            fill="none",
            stroke=colour,
            stroke_width=width,
            stroke_linecap="round",
        )
    ]


def smile(colour: str, half: float = 7.5, height: float = 73.5) -> str:
    """A closed smile."""
    return path(
        f"M{number(60 - half)} {number(height)}Q60 {number(height + 6)}"
        f" {number(60 + half)} {number(height)}",
        fill="none",
        stroke=colour,
        stroke_width=2.6,
        stroke_linecap="round",
    )


def laugh() -> Parts:
    """An open smile with its teeth."""
    return [
        path("M51 72.5H69C68.5 78.5 65 81.5 60 81.5S51.5 78.5 51 72.5Z", fill="#6d1f22"),
        path(
            "M52.5 72.5H67.5V73.5C67.5 75 66.5 75.8 65 75.8H55C53.5 75.8 52.5 75 52.5 73.5Z",
            fill="#fdfbf5",
        ),
    ]


def lips(skin: Skin) -> Parts:
    """Painted lips, smiling."""
    return [
        path("M52.5 73.3Q56.5 70.8 60 72.4Q63.5 70.8 67.5 73.3Q60 80.6 52.5 73.3Z", fill=skin.lips),
    ]


def line(data: str, colour: str, width: float) -> str:
    """An open stroke with round ends, for strands, seams and highlights."""
    return path(
        data,
        fill="none",
        stroke=colour,
        stroke_width=width,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def rim(colour: str = CREAM) -> str:
    """The medallion's edge, drawn last so that it tidies all that ends there."""
    return circle(MIDDLE, MIDDLE, DISC, fill="none", stroke=colour, stroke_width=3)


def ring_line(x: float, y: float, radius: float, colour: str, width: float) -> str:
    """A thin ring, for glasses and earrings."""
    return circle(x, y, radius, fill="none", stroke=colour, stroke_width=width)
