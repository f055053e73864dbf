"""What the twelve court figures share: palettes, frame, seam, body, faces and hands.

A figure is drawn in its own units: the origin is the middle of the face, the light comes from the
left, and the body ends at the seam, the slanting line through the middle of the card along which
the two halves meet. The reader of these drawings has no clip paths, so the shapes of a body end at
the seam by construction, and what reaches past the frame is painted over with the card's face.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot

from art_svg import arc, circle, group, number, outline, path, place, polar
from draw_marks import FACE, GOLD, HEIGHT, INK, WIDTH, blank, index, pip, turned

GOLD_SHADE = "#bd8d36"
PALE = "#f6efe0"
PALE_SHADE = "#ddd0ba"
STEEL = "#bcc6d1"
STEEL_SHADE = "#8d9bae"

_FIGURE_X, _FIGURE_Y, _SCALE = 148, 96, 1.1
_SLOPE = 0.32
EMBLEM_X, EMBLEM_Y = 80, 37
_FRAME = (
    "M60 17V122Q60 126 56 126H17Q14 126 14 129V333Q14 336 17 336H187Q190 336 190 333"
    "V228Q190 224 194 224H233Q236 224 236 221V17Q236 14 233 14H63Q60 14 60 17Z"
)


@dataclass(frozen=True, slots=True)
class Palette:
    """The colours of one suit's figures, besides gold, pale and steel.

    The ink takes the large shapes, the accent the second clothes; tint and glow lie behind the
    figure; line is for brows, eyes and shafts.
    """

    ink: str
    accent: str
    accent_shade: str
    tint: str
    glow: str
    skin: str
    skin_shade: str
    line: str
    lips: str


SPADES = Palette(
    ink=INK["S"],
    accent="#8fa5bb",
    accent_shade="#67809a",
    tint="#e4eaee",
    glow="#d0dae2",
    skin="#f2d4b3",
    skin_shade="#dfb68f",
    line="#4a3a34",
    lips="#b5655a",
)
HEARTS = Palette(
    ink=INK["H"],
    accent="#3a4a74",
    accent_shade="#2a3656",
    tint="#faece1",
    glow="#f3d6c4",
    skin="#f6dabd",
    skin_shade="#e6b892",
    line="#5f4136",
    lips="#bd6659",
)
DIAMONDS = Palette(
    ink=INK["D"],
    accent="#57536e",
    accent_shade="#413d55",
    tint="#f6efdc",
    glow="#ead9ae",
    skin="#cc9468",
    skin_shade="#b27a4e",
    line="#4a2c20",
    lips="#96503f",
)
CLUBS = Palette(
    ink=INK["C"],
    accent="#83aa9b",
    accent_shade="#5d8878",
    tint="#eef0e4",
    glow="#d9dfc6",
    skin="#9c6844",
    skin_shade="#805132",
    line="#37231b",
    lips="#7c3f33",
)
PALETTES = {"S": SPADES, "H": HEARTS, "D": DIAMONDS, "C": CLUBS}


@dataclass(frozen=True, slots=True)
class Figure:
    """Half a court card: what lies behind the figure, and the figure, both from back to front."""

    backdrop: Sequence[str]
    pieces: Sequence[str]


def fill(data: str, colour: str) -> str:
    """A flat shape."""
    return path(data, fill=colour)


def line(data: str, colour: str, width: float = 2.2) -> str:
    """A line of even weight with round ends."""
    return path(
        data,
        fill="none",
        stroke=colour,
        stroke_width=width,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def mirrored(*children: str) -> str:
    """The children and their mirror image about the figure's axis."""
    return "".join(children) + group(children, "scale(-1 1)")


def discs(places: Sequence[tuple[float, float]], radius: float, colour: str) -> str:
    """Equal discs: pearls, studs and curls."""
    return group([circle(x, y, radius) for x, y in places], fill=colour)


def beads(data: str, distance: float, width: float, colour: str) -> str:
    """Round beads threaded on a line, `distance` apart from middle to middle."""
    return path(
        data,
        fill="none",
        stroke=colour,
        stroke_width=width,
        stroke_linecap="round",
        stroke_dasharray=f".01 {number(distance)}",
    )


def seam(x: float) -> float:
    """The height at which the figure ends, x units right of its axis."""
    middle_x, middle_y = (WIDTH / 2 - _FIGURE_X) / _SCALE, (HEIGHT / 2 - _FIGURE_Y) / _SCALE
    return middle_y + (x - middle_x) * _SLOPE


def along_seam(start: float, end: float) -> str:
    """A piece of path data: to the seam at `start`, and along it to `end`."""
    return f"L{number(start)} {number(seam(start))}L{number(end)} {number(seam(end))}"


_LEFT_SHOULDER = "C-34 37-58 38-72 48L-80 51"
_RIGHT_SHOULDER = "C34 37 58 40 68 56C75 66 79 84 84 105"


def body(colour: str) -> str:
    """Shoulders and everything below, out to the frame."""
    return fill(
        f"M15 30{_RIGHT_SHOULDER}{along_seam(84, -86)}L-80 51L-72 48C-58 38-34 37-15 30Z", colour
    )


def left_half(colour: str) -> str:
    """The side of the body towards the light."""
    return fill(f"M2 30H-15{_LEFT_SHOULDER}" + along_seam(-86, 2) + "Z", colour)


def right_half(colour: str) -> str:
    """The side of the body away from the light."""
    return fill(f"M0 30H15{_RIGHT_SHOULDER}" + along_seam(84, 0) + "Z", colour)


def left_mantle(colour: str, hem: float) -> str:
    """A cloak over the left shoulder; its hem meets the seam `hem` units right of the axis."""
    return fill(f"M-15 30{_LEFT_SHOULDER}" + along_seam(-86, hem) + "Q-20 54-15 30Z", colour)


def right_mantle(colour: str, hem: float) -> str:
    """A cloak over the right shoulder; its hem meets the seam `hem` units right of the axis."""
    return fill(f"M15 30{_RIGHT_SHOULDER}{along_seam(84, hem)}Q22 56 15 30Z", colour)


def front_face(palette: Palette) -> str:
    """A face looking at the player, one side in shade, the nose a wedge of light."""
    return "".join(
        [
            fill("M-9 22H9V42L0 50L-9 42Z", palette.skin_shade),
            fill("M-21-26V6C-21 24-8 34 0 34S21 24 21 6V-26Z", palette.skin),
            fill("M0-26V-7L6 10Q5 13 0 13V34C8 34 21 24 21 6V-26Z", palette.skin_shade),
            mirrored(
                line("M5-8.5Q11-12.5 17-8", palette.line, 2.4),
                line("M5.5-1Q11-5.5 16.5-.5", palette.line, 2),
                circle(10.8, -0.8, 2.6, fill=palette.line),
            ),
        ]
    )


def queen_face(palette: Palette) -> str:
    """A slender face with lashes, a blush and a mouth."""
    return "".join(
        [
            fill("M-7 20H7V44L0 52L-7 44Z", palette.skin_shade),
            fill("M-20-26V3C-20 18-9 33 0 33S20 18 20 3V-26Z", palette.skin),
            fill("M0-26V-7L5 9Q4 12 0 12V33C9 33 20 18 20 3V-26Z", palette.skin_shade),
            mirrored(
                line("M5-9Q11-13 17-9", palette.line, 1.8),
                line("M5.5-.5Q11-6 16.5-1L19-3.5", palette.line, 2.2),
                circle(10.8, -0.6, 2.6, fill=palette.line),
                circle(13.5, 9, 4, fill=palette.lips, opacity=0.28),
            ),
            fill("M-6.5 19.5Q-3 16.5 0 18.5Q3 16.5 6.5 19.5Q0 26-6.5 19.5Z", palette.lips),
        ]
    )


def lips(palette: Palette) -> str:
    """The mouth of a face without a beard."""
    return fill("M-7.5 20Q-3.5 17.5 0 19Q3.5 17.5 7.5 20Q0 26.5-7.5 20Z", palette.lips)


def side_face(palette: Palette) -> str:
    """A face in profile, looking to the left: one eye."""
    return "".join(
        [
            fill("M-8 22H14V46L2 52L-8 42Z", palette.skin_shade),
            fill(
                "M-14-26L-16-9Q-16-5-18-2L-25 8Q-25 11-18 11L-19.5 15L-16.5 17L-18.5 20.5"
                "Q-17 23-18.5 28Q-17 34-9 34Q4 33 13 24L19 8V-26Z",
                palette.skin,
            ),
            fill("M19-26V8L13 24Q4 33-9 34Q6 26 7 8V-26Z", palette.skin_shade),
            line("M-16-9.5Q-10-13.5-3-9.5", palette.line, 2.4),
            line("M-14.5-2Q-10-5.5-4-1.5", palette.line, 2),
            circle(-10, -1.2, 2.6, fill=palette.line),
            line("M-16.5 17L-9 16.5", palette.lips, 2.4),
        ]
    )


def forearm(x: float, y: float, sleeve: str, cuff: str) -> str:
    """A sleeve that rises from the seam to a hand at (x, y)."""
    arm = f"M{number(x - 18)} {number(y + 1)}L{number(x - 1)} {number(y + 20)}"
    return fill(arm + along_seam(x - 3, x - 58) + "Z", sleeve) + path(
        "M-22-1L-12-10L9 12L-1 22Z", transform=place(x, y), fill=cuff
    )


def fist(x: float, y: float, palette: Palette) -> str:
    """A hand closed around an upright shaft."""
    return group(
        [
            fill("M-12-7Q-8-13 0-12H8Q13-12 13-7V6Q13 12 7 12H0Q-8 9-12-7Z", palette.skin),
            line("M2-6H12.5M2 0H12.5M3 6H12", palette.skin_shade, 1.8),
        ],
        place(x, y),
    )


def rays(palette: Palette) -> list[str]:
    """Behind a king or the joker: light from behind his head, as far as the frame."""
    pieces = ""
    for first in range(-97, 97, 15):
        points = [(0.0, -6.0)]
        for angle in (first, first + 7.5):
            x, y = polar(0, 0, 1, angle)
            reach = min(82 / max(abs(x), 0.001), 72 / max(-y, 0.001))
            points.append((x * reach, -6 + y * reach))
        pieces += outline(points)
    return [fill(pieces, palette.glow)]


def halo(palette: Palette) -> list[str]:
    """Behind a queen: a disc and a ring of pearls."""
    return [
        circle(0, -6, 55, fill=palette.glow),
        beads(arc(0, -6, 63, -120, 120), 16.4, 5.2, palette.glow),
    ]


def stripes(palette: Palette) -> list[str]:
    """Behind a jack: upright stripes."""
    bars = "".join(f"M{x} -76H{x + 8}V{number(seam(x) - 4)}H{x}Z" for x in range(-76, 76, 16))
    return [fill(bars, palette.glow)]


def figure_card(figure: Figure, palette: Palette, emblem: str, corners: Sequence[str]) -> list[str]:
    """The whole card: the figure and its double, the sash between them, the frame.

    The emblem stands beside the figure's head; the corners are the card's indices.
    """
    half = [
        group(
            [*figure.backdrop, *figure.pieces],
            f"translate({_FIGURE_X} {_FIGURE_Y}) scale({_SCALE})",
        ),
        emblem,
    ]
    return [
        blank(),
        fill(_FRAME, palette.tint),
        *half,
        turned(half),
        *_sash(palette),
        path(f"M7 7H243V343H7Z{_FRAME}", fill=FACE, fill_rule="evenodd"),
        line(_FRAME, palette.ink, 2),
        *corners,
    ]


def court_card(rank: str, suit: str, figure: Figure) -> list[str]:
    """A court card."""
    palette = PALETTES[suit]
    emblem = group([pip(suit, EMBLEM_X, EMBLEM_Y, 0.3)], fill=palette.ink)
    return figure_card(figure, palette, emblem, index(rank, suit))


def _sash(palette: Palette) -> list[str]:
    """The band over the seam."""
    half_width = 113
    left, right = WIDTH / 2 - half_width, WIDTH / 2 + half_width
    rise = half_width * _SLOPE
    squares = 17
    gap = (2 * half_width * hypot(1, _SLOPE) - 5) / (squares - 1) - 5
    data = (
        f"M{number(left)} {number(HEIGHT / 2 - rise)}L{number(right)} {number(HEIGHT / 2 + rise)}"
    )
    return [
        path(data, stroke=palette.ink, stroke_width=16),
        path(data, stroke=GOLD, stroke_width=12),
        path(data, stroke=palette.ink, stroke_width=5, stroke_dasharray=f"5 {gap:.3f}"),
    ]
