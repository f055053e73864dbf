"""What every Taki card is made of: the colours, their shapes, the figures and the corner signs.

Each colour has a shape of its own, and the four fields are four steps of lightness apart, so that
nobody needs the hue. A corner sign stands in a box 44 wide and 61 high around the origin; a card 60
pixels wide shows it 10 pixels wide, so it is made of few and heavy pieces.
"""

from dataclasses import dataclass

from art_svg import arc, circle, group, number, outline, path, place, polygon, rect, star
from draw_marks import FACE, GOLD, glyph

NIGHT = "#2b2140"
COLOURS = "RYGB"
NUMBERS = "13456789"


@dataclass(frozen=True)
class Paint:
    """The paints of one field: the field, its pattern, what lies on it, what lies on white.

    `edge` is the line about a piece of the field's colour that lies on white.
    """

    field: str
    pattern: str
    mark: str
    ink: str
    edge: str


PAINTS = {
    "R": Paint("#c9202d", "#b81a27", FACE, "#c9202d", FACE),
    "Y": Paint("#fac61e", "#f0b70c", "#33240a", "#33240a", "#33240a"),
    "G": Paint("#0a8f66", "#04825b", FACE, "#0a8f66", FACE),
    "B": Paint("#1b49a8", "#163f96", FACE, "#1b49a8", FACE),
}
COLOURLESS = Paint(NIGHT, "#35294d", FACE, NIGHT, FACE)

# The four colours, lighter, where they lie on the dark field.
LIT = {"R": "#ee5560", "Y": "#fac61e", "G": "#2cc596", "B": "#6c9cf5"}


def shape_data(colour: str, x: float, y: float, size: float) -> str:
    """Path data of a colour's shape: all four weigh alike at the same `size`."""
    if colour == "R":
        r, across = number(size), number(2 * size)
        half = f"a{r} {r} 0 1 1 "
        return f"M{number(x - size)} {number(y)}{half}{across} 0{half}-{across} 0Z"
    if colour == "Y":
        wide, high = size * 1.2, size * 1.05
        return outline([(x, y - high), (x + wide, y + high * 0.9), (x - wide, y + high * 0.9)])
    if colour == "G":
        half = size * 0.94
        return outline(
            [(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)]
        )
    return outline(star(x, y + size * 0.08, size * 1.3, size * 0.58))


def shape(colour: str, x: float, y: float, size: float, fill: str) -> str:
    """A colour's shape around (x, y)."""
    return path(shape_data(colour, x, y, size), fill=fill)


def four_shapes(x: float, y: float) -> list[str]:
    """The shapes of all the colours, for a card that goes with any."""
    places = ((-10.5, -10.5), (10.5, -10.5), (-10.5, 10.5), (10.5, 10.5))
    return [
        shape(colour, x + dx, y + dy, 8, LIT[colour])
        for colour, (dx, dy) in zip(COLOURS, places, strict=True)
    ]


# A six: its stem reaches a little into the bowl, so that no seam shows where they meet.
_SIX = (
    "M14.5-14C12.5-21 7.5-24.5 1-24.5C-9.5-24.5-15.5-14.5-15.5 1V10"
    "M-15.5 9a15.5 15.5 0 1 1 31 0a15.5 15.5 0 1 1-31 0Z"
)


def digit(figure: str, ink: str) -> list[str]:
    """A number's glyph, 40 wide and 58 high, around the origin."""
    if figure == "1":
        return [path("M-5-29H5V20H15V29H-15V20H-5V-14L-15-8V-19Z", fill=ink)]
    if figure in "69":
        six = path(_SIX, fill="none", stroke=ink, stroke_width=9.5)
        return [six if figure == "6" else group([six], "rotate(180)")]
    return [group([glyph(figure, ink)], place(-20, -29))]


# Two narrow figures, for a plus sign stands beside them: 25 wide and 58 high.
_NARROW = {
    "2": "M-8-12C-8-20-5-24.5 0-24.5C5.5-24.5 8-20 8-13C8-7-6 12-8 24.5H12",
    "3": "M-8-13C-8-20.5-5-24.5 0-24.5C5.5-24.5 8-20 8-13C8-6.5 5-2 0-2H-3"
    "M0-2C5.5-2 8 3 8 11C8 20 5.5 24.5 0 24.5C-5 24.5-8 20.5-8 13",
}


def narrow(figure: str, ink: str) -> str:
    """A narrow 2 or 3 in the right part of a corner sign's box."""
    where = place(10.5, 0)
    return path(_NARROW[figure], fill="none", stroke=ink, stroke_width=9, transform=where)


def more(figure: str, ink: str) -> list[str]:
    """`+2` or `+3` in the box of a corner sign."""
    sign = path("M-22 0H-4M-13-9V9", fill="none", stroke=ink, stroke_width=7)
    return [sign, narrow(figure, ink)]


def pinwheel(fills: list[str], radius: float) -> list[str]:
    """Half discs turning about the origin, one of each fill."""
    half = number(radius / 2)
    sail = f"M0 0V{number(-radius)}A{half} {half} 0 0 1 0 0Z"
    return [
        path(sail, fill=fill, transform=place(0, 0, turn * 360 / len(fills)))
        for turn, fill in enumerate(fills)
    ]


def blades(
    fills: list[str], edge: str, weight: float, reach: float, step: float, width: float
) -> list[str]:
    """A fan of cards about the origin, `step` degrees apart and `reach` long, the last in front."""
    first = -step * (len(fills) - 1) / 2
    return [
        rect(
            -width / 2,
            -reach,
            width,
            reach * 0.78,
            reach * 0.06,
            fill=fill,
            stroke=edge,
            stroke_width=weight,
            transform=place(0, 0, first + step * turn),
        )
        for turn, fill in enumerate(fills)
    ]


def palm(ink: str) -> list[str]:
    """An open hand in a box 44 wide and 56 high around the origin."""
    fingers = ((-13.5, -19), (-4.25, -27), (5, -25), (14.25, -16))
    return [
        *(rect(x - 3.8, top, 7.6, 20 - top, 3.8, fill=ink) for x, top in fingers),
        path(
            "M-17.3 1H18.05V8C18.05 21 11 28 1 28C-6 28-10.5 25-15 18L-24.5 4"
            "C-27 0-22-4-18.5-1L-11 8Z",
            fill=ink,
        ),
    ]


def octagon(size: float) -> list[tuple[float, float]]:
    """The corners of an octagon `size` from the middle to each side."""
    short = size * 0.4142
    quarter = [(short, -size), (size, -short), (size, short), (short, size)]
    return [*quarter, *((-x, -y) for x, y in quarter)]


def circling(ink: str, radius: float, weight: float, head: float) -> list[str]:
    """Two arrows that chase each other clockwise."""
    one = [
        path(arc(0, 0, radius, 250, 390), fill="none", stroke=ink, stroke_width=weight),
        polygon(
            [(0, -head), (head * 1.15, 0), (0, head)],
            fill=ink,
            transform=place(radius * 0.42, -radius * 0.9, 26),
        ),
    ]
    return [*one, group(one, "rotate(180)")]


def cross(ink: str, reach: float, weight: float) -> list[str]:
    """A plus sign, `reach` from its middle to each end."""
    start, end = number(-reach), number(reach)
    data = f"M0 {start}V{end}M{start} 0H{end}"
    return [path(data, fill="none", stroke=ink, stroke_width=weight)]


_CROWN = "M-18 14L-20-13L-10 0L0-19L10 0L20-13L18 14Z"


def small_crown(fill: str) -> list[str]:
    """The King's corner sign."""
    return [
        path(_CROWN, fill=fill),
        rect(-18, 18, 36, 8, fill=fill),
        *(circle(x, y, 4.5, fill=fill) for x, y in ((-18, -16), (0, -23), (18, -16))),
    ]


def onward(fills: list[str], length: float, top: float, bottom: float) -> list[str]:
    """Two heads of arrows, one behind the other, for a run: on and on."""
    tip = length / 2
    return [
        polygon([(x, top), (x + tip, 0), (x, bottom)], fill=fill)
        for x, fill in zip((-tip, 0), fills, strict=True)
    ]


_BOLT = [(2, -31), (-21, 5), (-9, 4), (-16, 31), (4, -9), (-5, -8), (16, -31)]


def corner_sign(symbol: str, paint: Paint) -> list[str]:
    """The sign of a card's corner, around the origin."""
    mark = paint.mark
    lit = [LIT[colour] for colour in COLOURS]
    match symbol:
        case "stop":
            return [group(palm(mark), place(2, 0, 0, 0.95))]
        case "+2":
            return more("2", mark)
        case "turn":
            return circling(mark, 17.5, 9, 12)
        case "plus":
            return cross(mark, 21, 13)
        case "taki":
            return onward([mark] * 2, 44, -23, 23)
        case "color":
            return pinwheel(lit, 23)
        case "super":
            return [*onward(lit[:2], 44, -23, 0), *onward(lit[2:], 44, 0, 23)]
        case "king":
            return small_crown(GOLD)
        case "+3":
            return more("3", mark)
        case "break":
            return [polygon(_BOLT, fill=GOLD), group([narrow("3", mark)], place(6, 10, 0, 0.72))]
        case _:
            return [group(digit(symbol, mark), place(0, 0, 0, 1.05))]
