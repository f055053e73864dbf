"""The large symbols in the white oval of the Taki cards, each drawn around the origin.

The oval is 162 wide and 256 high; what lies in it keeps a little away from its edge.
"""

from art_svg import circle, group, path, place, polygon, rect
from art_taki_marks import (
    COLOURS,
    LIT,
    NIGHT,
    PAINTS,
    Paint,
    blades,
    circling,
    cross,
    digit,
    octagon,
    onward,
    palm,
    pinwheel,
    shape,
)
from draw_marks import FACE, GOLD

_DEEP_GOLD = "#b98727"


def number(figure: str, paint: Paint) -> list[str]:
    """A number; six and nine stand on a bar, for each is the other on its head."""
    lifted = figure in "69"
    pieces = [group(digit(figure, paint.ink), place(0, -8 if lifted else 0, 0, 2.5))]
    if lifted:
        pieces.append(rect(-36, 79, 72, 11, fill=paint.ink))
    return pieces


def stop(paint: Paint) -> list[str]:
    """A hand that says no, on the octagon of a road sign."""
    return [
        polygon(octagon(63), fill=paint.field),
        polygon(octagon(56), fill="none", stroke=paint.mark, stroke_width=3),
        group(palm(paint.mark), place(3, 0, 0, 1.5)),
    ]


def turn(paint: Paint) -> list[str]:
    """Two arrows in a circle."""
    return circling(paint.ink, 49, 21, 29)


def plus(paint: Paint) -> list[str]:
    """A plus sign."""
    return cross(paint.ink, 57, 33)


def _laid(fill: str, edge: str, sign: list[str], transform: str) -> str:
    """A card around the origin, with a sign on it."""
    card = rect(-27, -37, 54, 74, 5, fill=fill, stroke=edge, stroke_width=4)
    return group([card, *sign], transform)


def _closed(transform: str) -> str:
    """A card from behind, with the wheel of the backs."""
    return _laid(NIGHT, FACE, pinwheel([LIT[colour] for colour in COLOURS], 17), transform)


def _more(figure: str, ink: str) -> list[str]:
    return [
        path("M-50 0H-12M-31-19V19", fill="none", stroke=ink, stroke_width=14),
        group(digit(figure, ink), place(25, 0, 0, 1.4)),
    ]


def plus_two(colour: str) -> list[str]:
    """Two cards, and that they are two."""
    paint = PAINTS[colour]
    sign = [shape(colour, 0, 0, 13, paint.mark)]
    cards = [
        _laid(paint.field, paint.edge, sign, place(x, -52, turn))
        for x, turn in ((-22, -10), (22, 10))
    ]
    return [*cards, group(_more("2", paint.ink), place(0, 42))]


def plus_three() -> list[str]:
    """Three closed cards, and that they are three."""
    cards = [
        _closed(place(-31, -40, -20, 0.92)),
        _closed(place(31, -40, 20, 0.92)),
        _closed(place(0, -52, 0, 0.92)),
    ]
    return [*cards, group(_more("3", NIGHT), place(0, 44))]


def breaker() -> list[str]:
    """The middle one of the three cards torn by a bolt, the figure beneath knocked apart."""
    tear = [(7, -37), (-8, -10), (6, 6), (-5, 37)]
    halves = [
        polygon([(-27, 37), (-27, -37), *tear], transform=place(-17, -55, -14, 0.92)),
        polygon([(27, 37), (27, -37), *tear], transform=place(17, -55, 14, 0.92)),
    ]
    bolt = [(4, -116), (-15, -48), (-3, -52), (-14, 14), (18, -66), (5, -62), (20, -114)]
    return [
        _closed(place(-39, -31, -40, 0.84)),
        _closed(place(39, -31, 40, 0.84)),
        group(halves, fill=NIGHT, stroke=FACE, stroke_width=4),
        group(cross(NIGHT, 19, 14), place(-33, 60, -24)),
        group(digit("3", NIGHT), place(25, 54, 13, 1.35)),
        polygon(bolt, fill=GOLD, stroke=FACE, stroke_width=7),
        polygon(bolt, fill=GOLD),
    ]


_FAN_Y = 14


def taki(paint: Paint) -> list[str]:
    """The run: three cards fanned out, and under them what says on and on."""
    fan = group(blades([paint.field] * 3, paint.edge, 5, 96, 32, 38), place(0, _FAN_Y))
    return [fan, group(onward([paint.ink] * 2, 100, -32, 32), place(0, 62))]


def super_taki(arrow: str) -> list[str]:
    """The run in whichever colour: the fan has all four, each with its shape."""
    fills = [PAINTS[colour].field for colour in COLOURS]
    fan = group(blades(fills, FACE, 5, 96, 24, 34), place(0, _FAN_Y))
    shapes = [
        group([shape(colour, 0, -77, 9, PAINTS[colour].mark)], place(0, _FAN_Y, 24 * number_ - 36))
        for number_, colour in enumerate(COLOURS)
    ]
    return [fan, *shapes, group(onward([arrow] * 2, 100, -32, 32), place(0, 62))]


def change(chosen: str) -> list[str]:
    """A pinwheel of the four colours; its hub shows the chosen one's shape, if one is chosen."""
    radius = 77
    sails = pinwheel([PAINTS[colour].field for colour in COLOURS], radius)
    middles = {"R": (1, -1), "Y": (1, 1), "G": (-1, 1), "B": (-1, -1)}
    shapes = []
    for colour, (right, down) in middles.items():
        across, along = (15, 40) if right == -down else (40, 15)
        shapes.append(shape(colour, right * across, down * along, 10, PAINTS[colour].mark))
    if not chosen:
        return [*sails, *shapes]
    return [
        *sails,
        *shapes,
        circle(0, 0, 25, fill=PAINTS[chosen].field, stroke=FACE, stroke_width=5),
        shape(chosen, 0, 0, 12.5, PAINTS[chosen].mark),
    ]


def king() -> list[str]:
    """A crown of four jewels, one of each colour's shape."""
    points = "M-50 34L-58-30L-29-2L0-58L29-2L58-30L50 34Z"
    jewels = [
        shape(colour, x, 52, 7, PAINTS[colour].field)
        for colour, x in zip(COLOURS, (-36, -12, 12, 36), strict=True)
    ]
    return [
        path(points, fill=GOLD, stroke=NIGHT, stroke_width=5),
        path("M0-58L29-2L58-30L50 34H0Z", fill=_DEEP_GOLD, opacity=0.55),
        *(
            circle(x, y, 8, fill=GOLD, stroke=NIGHT, stroke_width=5)
            for x, y in ((-58, -36), (0, -66), (58, -36))
        ),
        rect(-53, 38, 106, 28, 4, fill=FACE, stroke=NIGHT, stroke_width=5),
        *jewels,
    ]
