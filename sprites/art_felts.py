"""What is drawn on the felts of the five games: corners and sides of a rim, and what lies in the
middle, in a few quiet lines.

A corner is the upper left one, a side the upper one with its outer edge above.  The outer lines of
a side lie where those of the corner end, so that the rim runs through.
"""

from math import cos, radians, sin

from art_suits import SUIT_PATHS
from art_svg import arc, circle, group, number, path, place, polar, polygon, rect, sector, star

CORNER = 190
LONG, BAND = 96, 24
BADGE = 400
VIEW_WIDTH, VIEW_HEIGHT = 2400, 1000

LEAF = "M0 0C5-9 18-11 27-3C20 5 8 6 0 0Z"
VEIN = "M3-.6C10-3.6 17-4 22-3.2"

Pieces = list[str]


def elbow(inset: float, radius: float) -> str:
    """Path data of a line along two sides, round at the corner."""
    end, turn = number(CORNER), number(inset + radius)
    at, r = number(inset), number(radius)
    return f"M{end} {at}H{turn}A{r} {r} 0 0 0 {at} {turn}V{end}"


def mirrored(pieces: Pieces) -> Pieces:
    """The pieces, and once more on the other side of the diagonal."""
    return [*pieces, group(pieces, "matrix(0 1 1 0 0 0)")]


# Take: leaves as in a woodcut, and the sweep of its poster.

TAKE = {"stroke": "#f0b27c", "fill": "none", "stroke_linecap": "round"}


def _leaves(xs: range, y: float) -> Pieces:
    """A stem with a leaf to either side in turn."""
    made = []
    for count, x in enumerate(xs):
        up = count % 2 == 0
        turned = f"translate({x} {number(y)}) scale(1 {1 if up else -1}) rotate(-8) scale(.82)"
        made.append(group([path(LEAF), path(VEIN, stroke_width=1)], turned))
    return made


def take() -> dict[str, Pieces]:
    stem = path(elbow(12, 34), stroke_width=1.4)
    spray = [
        group(
            [path(LEAF), path(VEIN, stroke_width=1)],
            place(*polar(46, 46, 6, turn), turn - 90, size),
        )
        for turn, size in ((135, 2.1), (108, 1.7), (162, 1.7), (82, 1.25), (188, 1.25))
    ]
    corner = [
        *mirrored(_leaves(range(64, 180, 24), 12)),
        stem,
        *spray,
        *(path(arc(46, 46, 82 + 7 * n, 96, 174), stroke_width=1.2 + 0.8 * n) for n in range(2)),
    ]
    side = [path(f"M0 12H{LONG}", stroke_width=1.4), *_leaves(range(0, LONG, 24), 12)]
    wreath = [
        group([path(LEAF), path(VEIN, stroke_width=1)],
              f"{place(*polar(200, 200, 178, turn), turn)} scale(1 {flip}) rotate(-16)")
        for turn in range(0, 360, 10)
        for flip in (1, -1)
    ]  # fmt: skip
    sweep = [
        path(arc(200, 200, 132, start + third, end + third), stroke_width=wide)
        for third in (0, 120, 240)
        for start, end, wide in ((-48, -22, 3), (-18, 8, 5), (12, 34, 7))
    ]
    tips = [
        polygon([polar(200, 200, radius, turn + third)
                 for radius, turn in ((147, 33), (132, 46), (117, 33))],
                fill="#f0b27c", stroke="none")
        for third in (0, 120, 240)
    ]  # fmt: skip
    rings = [circle(200, 200, radius, stroke_width=wide)
             for radius, wide in ((199, 1.2), (178, 1.6), (157, 1.2))]  # fmt: skip
    return {
        "corner": [group(corner, opacity=0.25, stroke_width=1.5, **TAKE)],
        "side": [group(side, opacity=0.25, stroke_width=1.5, **TAKE)],
        "badge": [group([*rings, *wreath, *sweep, *tips], opacity=0.15, stroke_width=1.6, **TAKE)],
    }


# Takeaway: rings.

TEAL = {"stroke": "#8fe0d2", "fill": "none"}


def _chain(first: float, last: float, y: float) -> Pieces:
    """Rings through one another."""
    made, x = [], first
    while x < last:
        made.append(circle(x, y, 9, stroke_width=1.8))
        made.append(circle(x, y, 2, fill="#8fe0d2", stroke="none"))
        x += 12
    return made


def takeaway() -> dict[str, Pieces]:
    rings = [circle(46, 46, radius, stroke_width=wide)
             for radius, wide in ((34, 2.4), (26, 1.4), (12, 2))]  # fmt: skip
    pips = [circle(*polar(46, 46, 19, turn), 2.4, fill="#8fe0d2", stroke="none")
            for turn in range(0, 360, 45)]  # fmt: skip
    reach = [path(arc(46, 46, 52 + 12 * n, 92, 178), stroke_width=2.2 - 0.5 * n) for n in range(3)]
    corner = [*rings, *pips, *reach, *mirrored(_chain(100, CORNER, 12))]
    side = [*_chain(6, LONG, 12)]
    bands = [
        circle(200, 200, 200, fill="#041a18", opacity=0.16),
        circle(200, 200, 158, fill="#5fd0c0", opacity=0.07),
        circle(200, 200, 112, fill="#041a18", opacity=0.2),
    ]
    slots = [
        group([rect(-11, -15, 22, 30, 3, stroke_width=2)], place(*polar(200, 200, 179, turn), turn))
        for turn in range(0, 360, 45)
    ]
    lines = [circle(200, 200, radius, stroke_width=1.4) for radius in (199, 158, 112)]
    return {
        "corner": [group(corner, opacity=0.26, **TEAL)],
        "side": [group(side, opacity=0.26, **TEAL)],
        "badge": [*bands, group([*lines, *slots], opacity=0.16, **TEAL)],
    }


# 500 Rummy: art deco in gold.

DECO = {"stroke": "#e9bf63", "fill": "none"}


def _reach(turn: float) -> float:
    """How far it is from the middle of the lozenge to its inner side."""
    return 186 / (abs(sin(radians(turn))) + abs(cos(radians(turn))))


def rummy500() -> dict[str, Pieces]:
    rays = [
        path(f"M{number(x)} {number(y)}L{number(u)} {number(v)}", stroke_width=1.6)
        for (x, y), (u, v) in (
            (polar(20, 20, 30, turn), polar(20, 20, 76 if step % 2 else 92, turn))
            for step, turn in enumerate(range(96, 177, 8))
        )
    ]
    steps = [
        path(f"M{CORNER} 4H4V{CORNER}", stroke_width=2.6),
        path(f"M{CORNER} 20H118V28H106V36", stroke_width=1.3),
        path(f"M20 {CORNER}V118H28V106H36", stroke_width=1.3),
        path(f"M{CORNER} 10H10V{CORNER}", stroke_width=1),
        path(sector(20, 20, 22, 30, 92, 178), fill="#e9bf63", stroke="none"),
        path(arc(20, 20, 98, 94, 176), stroke_width=2),
        path(arc(20, 20, 103, 94, 176), stroke_width=1),
    ]
    side = [
        path(f"M0 4H{LONG}", stroke_width=2.6),
        path(f"M0 10H{LONG}", stroke_width=1),
        path(f"M0 20H{LONG}", stroke_width=1.3),
        polygon(((48, 10.5), (53, 15), (48, 19.5), (43, 15)), fill="#e9bf63", stroke="none"),
        *(path(f"M{x} 15H{x + 26}", stroke_width=0.9) for x in (11, 59)),
    ]
    lozenge = [
        polygon([polar(200, 200, radius, turn) for turn in range(0, 360, 90)], stroke_width=wide)
        for radius, wide in ((198, 2.6), (186, 1.2))
    ]
    burst = [
        path(f"M{number(x)} {number(y)}L{number(u)} {number(v)}", stroke_width=1.6)
        for (x, y), (u, v) in (
            (
                polar(200, 200, 62, turn),
                polar(200, 200, _reach(turn) * (0.95 - step % 2 * 0.14), turn),
            )
            for step, turn in enumerate(range(0, 360, 10))
        )
    ]
    discs = [circle(200, 200, radius, stroke_width=wide)
             for radius, wide in ((58, 2.4), (50, 1.2))]  # fmt: skip
    pips = [
        path(SUIT_PATHS[suit], fill="#e9bf63", stroke="none",
             transform=f"{place(*polar(200, 200, 178, turn))} scale(.2) translate(-50 -50)")
        for suit, turn in zip("SHCD", (45, 135, 225, 315), strict=True)
    ]  # fmt: skip
    return {
        "corner": [group([*steps, *rays], opacity=0.42, **DECO)],
        "side": [group(side, opacity=0.42, **DECO)],
        "badge": [group([*lozenge, *burst, *discs, *pips], opacity=0.2, **DECO)],
    }


# Taki: four colours that are four shapes.

SHAPES = (
    ("#e0575c", "circle"),
    ("#e9b949", "triangle"),
    ("#4fb877", "square"),
    ("#5a95dd", "star"),
)


def _shape(kind: str, x: float, y: float, size: float, **style: str | float) -> str:
    if kind == "circle":
        return circle(x, y, size, **style)
    if kind == "triangle":
        size *= 1.12
        sides = (
            (x, y - size),
            (x + size * 0.95, y + size * 0.75),
            (x - size * 0.95, y + size * 0.75),
        )
        return polygon(sides, **style)
    if kind == "square":
        return rect(x - size * 0.9, y - size * 0.9, size * 1.8, size * 1.8, 0, **style)
    return polygon(star(x, y, size * 1.28, size * 0.56), **style)


def taki() -> dict[str, Pieces]:
    side = [
        *(path(f"M0 {y}H{LONG}", fill="none", stroke="#c99ad0", stroke_width=1.2) for y in (3, 21)),
        *(_shape(kind, 12 + 24 * n, 12, 5, fill=colour) for n, (colour, kind) in enumerate(SHAPES)),
    ]
    lines = [path(elbow(inset, radius), fill="none", stroke="#c99ad0", stroke_width=1.2)
             for inset, radius in ((3, 40), (21, 24))]  # fmt: skip
    along = mirrored([_shape(kind, 82 + 24 * n, 12, 5, fill=colour)
                      for n, (colour, kind) in enumerate(SHAPES)])  # fmt: skip
    rings = [path(arc(30, 30, radius, 94, 176), fill="none", stroke="#c99ad0", stroke_width=1.4)
             for radius in (58, 104)]  # fmt: skip
    row = [
        _shape(kind, *polar(30, 30, 81, 100 + 23.3 * n), 12, fill=colour)
        for n, (colour, kind) in enumerate(SHAPES)
    ]
    wheel = [
        part
        for n, (colour, kind) in enumerate(SHAPES)
        for part in (
            path(sector(200, 200, 186, 198, 90 * n + 4, 90 * n + 86), fill=colour),
            path(sector(200, 200, 176, 179, 90 * n + 4, 90 * n + 86), fill=colour),
            _shape(kind, *polar(200, 200, 140, 90 * n + 45), 22, fill="none", stroke=colour,
                   stroke_width=5),
        )
    ]  # fmt: skip
    return {
        "corner": [group([*lines, *along, *rings, *row], opacity=0.3)],
        "side": [group(side, opacity=0.3)],
        "badge": [group(wheel, opacity=0.2)],
    }


# Texas Rummy: a rope around the table, a low sun over the desert on it.

ROPE = {"stroke": "#f2b877", "fill": "none", "stroke_linecap": "round"}


def _rope(first: int, last: int) -> Pieces:
    return [
        path(f"M{first} 5H{last}M{first} 19H{last}", stroke_width=1.3),
        *(path(f"M{x} 19C{x + 7} 18 {x + 5} 6 {x + 12} 5", stroke_width=1.6)
          for x in range(first, last, 12)),
    ]  # fmt: skip


def texas() -> dict[str, Pieces]:
    ring = [
        circle(50, 50, 45, stroke_width=1.4),
        circle(50, 50, 31, stroke_width=1.4),
        *(
            path("M{} {}C{} {} {} {} {} {}".format(*(
                number(value)
                for radius, off in ((31, 0), (34, 8), (42, 4), (45, 12))
                for value in polar(50, 50, radius, turn + off)
            )), stroke_width=1.6)
            for turn in range(0, 360, 18)
        ),
        polygon(star(50, 51, 25, 10), fill="#f2b877", stroke="none"),
    ]  # fmt: skip
    return {
        "corner": [group([*ring, *mirrored(_rope(94, CORNER))], opacity=0.34, **ROPE)],
        "side": [group(_rope(0, LONG), opacity=0.34, **ROPE)],
        "view": _desert(),
    }


HORIZON = 590


def _stops(*stops: tuple[float, str]) -> str:
    return "".join(f'<stop offset="{at:g}" stop-color="{colour}"/>' for at, colour in stops)


def _gradient(name: str, top: float, bottom: float, *stops: tuple[float, str]) -> str:
    return (
        f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="0" y1="{number(top)}"'
        f' x2="0" y2="{number(bottom)}">{_stops(*stops)}</linearGradient>'
    )


def _desert() -> Pieces:
    sky = ((0, "#1d0b26"), (0.3, "#3a1638"), (0.66, "#6a2a3a"), (1, "#8c4030"))
    land = ((0, "#45182f"), (0.35, "#351129"), (1, "#190818"))
    sun = [
        circle(1200, 470, radius, fill="#ffb45a", opacity=0.075) for radius in (430, 330, 240, 160)
    ]
    far = (
        "M0 590V520H120L150 492H330L356 530H420L440 590Z"
        "M640 590L662 548H700L712 500H842L856 548H890L912 590Z"
        "M1560 590L1584 552H1622L1638 486H1820L1836 552H1880L1900 590Z"
        "M2080 590V530H2130L2152 498H2300L2330 530H2400V590Z"
    )
    near = (
        "M0 590V556C90 540 180 560 300 574L420 590Z"
        "M2400 590V552C2310 540 2230 562 2120 576L2010 590Z"
    )
    dunes = [
        path("M0 640C320 600 620 668 1000 640S1700 604 2400 650V1000H0Z", fill="#3a132b"),
        path("M0 740C400 690 900 770 1300 735S2000 700 2400 760V1000H0Z", fill="#2d0e24"),
        path("M0 860C500 810 1000 880 1500 850S2200 830 2400 860V1000H0Z", fill="#220a1d"),
    ]
    cactus = "M0 0V-74M0-26H-20V-50M0-36H19V-62"
    plants = [
        path(cactus, fill="none", stroke="#280c22", stroke_width=12, stroke_linecap="round",
             stroke_linejoin="round", transform=place(x, y, 0, size))
        for x, y, size in ((520, 642, 1.1), (1010, 634, 0.55), (1462, 622, 0.8), (1990, 640, 1.3),
                           (250, 640, 0.7))
    ]  # fmt: skip
    stars = [
        circle(x, y, 2.2, fill="#f6dfc0", opacity=0.35)
        for x, y in ((210, 90), (420, 190), (610, 60), (840, 150), (1040, 70), (1370, 110),
                     (1580, 60), (1750, 200), (1960, 100), (2190, 170), (2310, 60), (90, 260))
    ]  # fmt: skip
    return [
        _gradient("s", 0, HORIZON, *sky),
        _gradient("l", HORIZON, VIEW_HEIGHT, *land),
        rect(0, 0, VIEW_WIDTH, HORIZON + 2, fill="url(#s)"),
        *stars,
        *sun,
        path(far, fill="#4d1c33"),
        path(near, fill="#43172f"),
        rect(0, HORIZON, VIEW_WIDTH, VIEW_HEIGHT - HORIZON, fill="url(#l)"),
        *dunes,
        *plants,
    ]
