"""The six card backs, each the same when turned by 180 degrees."""

from math import hypot

from art_svg import circle, group, number, outline, path, place, polar, rect, sector, star
from draw_marks import FACE, GOLD, HEIGHT, WIDTH, blank, turned

_MARGIN = 13
_LEFT, _TOP = _MARGIN, _MARGIN
_RIGHT, _BOTTOM = WIDTH - _MARGIN, HEIGHT - _MARGIN
_MIDDLE_X, _MIDDLE_Y = WIDTH / 2, HEIGHT / 2
_PALE = "#f4ead6"


def _panel(fill: str) -> str:
    return rect(_LEFT, _TOP, _RIGHT - _LEFT, _BOTTOM - _TOP, fill=fill)


def _border(line: str) -> list[str]:
    """The white margin over whatever reached past the panel, and a thin double line."""
    outer = f"M6 6H{WIDTH - 6}V{HEIGHT - 6}H6Z"
    inner = _rounded(_LEFT, _TOP, _RIGHT, _BOTTOM, 7)
    return [
        path(outer + inner, fill=FACE, fill_rule="evenodd"),
        path(inner, fill="none", stroke=line, stroke_width=2.4),
        path(
            _rounded(_LEFT + 5, _TOP + 5, _RIGHT - 5, _BOTTOM - 5, 4),
            fill="none",
            stroke=_PALE,
            stroke_width=1.2,
        ),
    ]


def _rounded(left: float, top: float, right: float, bottom: float, radius: float) -> str:
    """Path data of a rectangle with round corners."""
    turn = f"A{number(radius)} {number(radius)} 0 0 1 "
    return (
        f"M{number(left + radius)} {number(top)}H{number(right - radius)}"
        f"{turn}{number(right)} {number(top + radius)}V{number(bottom - radius)}"
        f"{turn}{number(right - radius)} {number(bottom)}H{number(left + radius)}"
        f"{turn}{number(left)} {number(bottom - radius)}V{number(top + radius)}"
        f"{turn}{number(left + radius)} {number(top)}Z"
    )


def lattice() -> list[str]:
    """Indigo: crossing double lines, in every diamond a four-pointed star."""
    columns, rows = 7, 9
    ground, deep = "#2b4a82", "#223b69"
    dx, dy = (_RIGHT - _LEFT) / columns, (_BOTTOM - _TOP) / rows
    lines = ""
    for row in range(rows + 1):
        for first in (1, -1):
            if (row == 0 and first < 0) or (row == rows and first > 0):
                continue
            steps = "".join(
                f"l{number(dx / 2)} {number(dy / 2 * (first if step % 2 == 0 else -first))}"
                for step in range(2 * columns)
            )
            lines += f"M{number(_LEFT)} {number(_TOP + row * dy)}{steps}"
    dark, stars, dots = "", "", ""
    for row in range(2 * rows + 1):
        for column in range(2 * columns + 1):
            x, y = _LEFT + column * dx / 2, _TOP + row * dy / 2
            inside = 0 < row < 2 * rows and 0 < column < 2 * columns
            if inside and row % 2 == 1 and column % 2 == 0:
                dark += _diamond(x, y, dx / 2, dy / 2)
                dots += _diamond(x, y, 3, 3.4)
            elif inside and row % 2 == 0 and column % 2 == 1:
                stars += outline(star(x, y, 9.5, 2.9, 4))
    return [
        blank(),
        _panel(ground),
        path(dark, fill=deep),
        path(lines, fill="none", stroke=_PALE, stroke_width=3.4),
        path(lines, fill="none", stroke=ground, stroke_width=1),
        path(stars, fill=GOLD),
        path(dots, fill=_PALE),
        *_border(ground),
    ]


def _diamond(x: float, y: float, half_width: float, half_height: float) -> str:
    return outline(
        [(x, y - half_height), (x + half_width, y), (x, y + half_height), (x - half_width, y)]
    )


def sunburst() -> list[str]:
    """Burgundy: rays from a medallion to the edge."""
    ground, deep = "#9c2f3c", "#7a2030"
    rays = 36
    wedges = "".join(_ray(index * 360 / rays, 180 / rays) for index in range(rays))
    thin = "".join(_ray((index + 0.42) * 360 / rays, 0.9) for index in range(rays))
    petals = [
        path(
            "M0-19C10-27 10-41 0-56C-10-41-10-27 0-19Z",
            transform=place(_MIDDLE_X, _MIDDLE_Y, index * 30),
        )
        for index in range(12)
    ]
    inner = [
        path(
            "M0-9C5-15 5-24 0-31C-5-24-5-15 0-9Z",
            transform=place(_MIDDLE_X, _MIDDLE_Y, 15 + index * 30),
        )
        for index in range(12)
    ]
    beads = [
        circle(*polar(_MIDDLE_X, _MIDDLE_Y, 66.5, index * 12), 2.4, fill=GOLD)
        for index in range(30)
    ]
    corner = [
        path(sector(_LEFT, _TOP, 0, 46, 90, 180), fill=deep),
        *(
            path(sector(_LEFT, _TOP, 14, 41, 93 + 12 * step, 99 + 12 * step), fill=GOLD)
            for step in range(7)
        ),
        path(sector(_LEFT, _TOP, 46, 49, 90, 180), fill=_PALE),
        path(sector(_LEFT, _TOP, 8, 10.5, 90, 180), fill=_PALE),
    ]
    mirrored = group(corner, f"translate({WIDTH} 0) scale(-1 1)")
    return [
        blank(),
        _panel(ground),
        path(wedges, fill=deep),
        path(thin, fill=GOLD),
        *corner,
        mirrored,
        turned([*corner, mirrored]),
        circle(_MIDDLE_X, _MIDDLE_Y, 72, fill=deep, stroke=_PALE, stroke_width=3),
        *beads,
        circle(_MIDDLE_X, _MIDDLE_Y, 61, fill=ground, stroke=GOLD, stroke_width=1.6),
        group(petals, fill=_PALE),
        group(inner, fill=GOLD),
        circle(_MIDDLE_X, _MIDDLE_Y, 7.5, fill=_PALE),
        circle(_MIDDLE_X, _MIDDLE_Y, 3.6, fill=deep),
        *_border(ground),
    ]


def _ray(angle: float, width: float) -> str:
    """Path data of a wedge from the middle to the panel's edge, `width` degrees wide."""
    reach = hypot(_RIGHT - _LEFT, _BOTTOM - _TOP)
    half_x, half_y = (_RIGHT - _LEFT) / 2, (_BOTTOM - _TOP) / 2
    points = [(_MIDDLE_X, _MIDDLE_Y)]
    for turn in (angle, angle + width / 2, angle + width):
        x, y = polar(0, 0, reach, turn)
        shrink = min(half_x / max(abs(x), 1e-6), half_y / max(abs(y), 1e-6))
        points.append((_MIDDLE_X + x * shrink, _MIDDLE_Y + y * shrink))
    return outline(points)


def fans() -> list[str]:
    """Plum: rows of deco fans, the lower half on its head, a flower over the middle."""
    ground, deep, light = "#5b3b70", "#452b57", "#7d5b92"
    columns, rows, step = 5, 9, 15.8
    radius = (_RIGHT - _LEFT) / columns / 2
    half: list[str] = []
    for row in range(rows + 1):
        y = _MIDDLE_Y - (rows - row) * step
        shift = row % 2
        centres = [_LEFT + radius * (2 * column + 1 - shift) for column in range(columns + shift)]
        half += [
            path(_half_discs(centres, y, radius), fill=ground),
            path(_half_discs(centres, y, radius * 0.84), fill=deep, stroke=GOLD, stroke_width=1.4),
            path(_half_discs(centres, y, radius * 0.56), fill=light),
            path(_half_discs(centres, y, radius * 0.3), fill=GOLD),
        ]
    return [blank(), _panel(deep), *half, turned(half), *_flower(ground, deep), *_border(ground)]


def _half_discs(centres: list[float], y: float, radius: float) -> str:
    """Upper half discs in a row; those on the panel's edge are quarters."""
    data = ""
    r, height = number(radius), number(y)
    for x in centres:
        if abs(x - _LEFT) < 1:
            data += f"M{number(x)} {height}v-{r}a{r} {r} 0 0 1 {r} {r}"
        elif abs(x - _RIGHT) < 1:
            data += f"M{number(x)} {height}h-{r}a{r} {r} 0 0 1 {r}-{r}"
        else:
            data += f"M{number(x - radius)} {height}a{r} {r} 0 0 1 {number(2 * radius)} 0"
    return data


def _flower(ground: str, deep: str) -> list[str]:
    petal = "M0-8C-9-16-9-28 0-37C9-28 9-16 0-8Z"
    petals = [
        path(petal, transform=place(_MIDDLE_X, _MIDDLE_Y, turn)) for turn in range(0, 360, 45)
    ]
    return [
        circle(_MIDDLE_X, _MIDDLE_Y, 47, fill=ground, stroke=_PALE, stroke_width=3),
        circle(_MIDDLE_X, _MIDDLE_Y, 41, fill=deep, stroke=GOLD, stroke_width=1.6),
        group(petals, fill=_PALE),
        circle(_MIDDLE_X, _MIDDLE_Y, 6, fill=GOLD),
    ]


def leaves() -> list[str]:
    """Forest green: two branches that grow from the middle, a rosette where they meet."""
    ground, deep, light = "#1f5c45", "#174634", "#3f8a68"
    leaf = "M0 0C8-12 28-17 52-5C34 6 12 8 0 0Z"
    vein = "M6-1C18-5 30-7 42-5.6"
    branch = [path(f"M{number(_MIDDLE_X)} {number(_MIDDLE_Y)}V{_TOP + 14}", fill="none",
                   stroke=_PALE, stroke_width=2.4)]  # fmt: skip
    for step in range(7):
        y = _MIDDLE_Y - 26 - 17.5 * step
        size = (1.3, 1.5, 1.6, 1.5, 1.3, 1.02, 0.72)[step]
        for side in (1, -1):
            at = f"translate({number(_MIDDLE_X)} {number(y)}) scale({side} 1) rotate(-40)"
            branch.append(
                group(
                    [
                        path(leaf, fill=light if step % 2 else _PALE),
                        path(vein, fill="none", stroke=deep, stroke_width=1.5),
                    ],
                    f"{at} scale({size})",
                )
            )
            branch.append(circle(_MIDDLE_X + side * (17 + step), y + 4, 2.2, fill=GOLD))
    tip = path(leaf, fill=GOLD, transform=f"{place(_MIDDLE_X, _TOP + 36, -81)} scale(.6)")
    dots = "".join(
        _diamond(_LEFT + 14 * column, _TOP + 13.5 * row, 2.2, 2.2)
        for row in range(1, 24)
        for column in range(1, 16)
        if (row + column) % 2 == 0
    )
    petals = [
        path("M0-6C-7-13-7-22 0-30C7-22 7-13 0-6Z", transform=place(_MIDDLE_X, _MIDDLE_Y, turn))
        for turn in range(0, 360, 45)
    ]
    return [
        blank(),
        _panel(ground),
        path(dots, fill=deep),
        *branch,
        tip,
        turned([*branch, tip]),
        circle(_MIDDLE_X, _MIDDLE_Y, 38, fill=deep, stroke=GOLD, stroke_width=2.4),
        group(petals, fill=_PALE),
        circle(_MIDDLE_X, _MIDDLE_Y, 4.5, fill=GOLD),
        *_border(ground),
    ]


def weave() -> list[str]:
    """Terracotta: bands of a basket, over and under each other."""
    ground, deep, light = "#a84a2e", "#6e2a1a", "#c9714c"
    columns, rows = 8, 12
    wide, high = (_RIGHT - _LEFT) / columns, (_BOTTOM - _TOP) / rows
    bands = {_PALE: "", ground: "", light: ""}
    order = (light, _PALE, light)
    for row in range(rows):
        for column in range(columns):
            x, y = _LEFT + column * wide, _TOP + row * high
            for place_of, colour in enumerate(order):
                if (row + column) % 2:
                    bands[colour] += _bar(
                        x + 0.8, y + high / 3 * place_of + 1, wide - 1.6, high / 3 - 2
                    )
                else:
                    bands[colour] += _bar(
                        x + wide / 3 * place_of + 1, y + 0.8, wide / 3 - 2, high - 1.6
                    )
    return [
        blank(),
        _panel(deep),
        path(bands[light], fill=ground),
        path(bands[_PALE], fill="#e2a179"),
        circle(_MIDDLE_X, _MIDDLE_Y, 48, fill=deep, stroke=_PALE, stroke_width=3),
        circle(_MIDDLE_X, _MIDDLE_Y, 41, fill=ground, stroke=GOLD, stroke_width=1.6),
        path(outline(star(_MIDDLE_X, _MIDDLE_Y, 35, 13, 8)), fill=_PALE),
        path(outline(star(_MIDDLE_X, _MIDDLE_Y, 17, 7, 8)), fill=deep),
        circle(_MIDDLE_X, _MIDDLE_Y, 4, fill=GOLD),
        *_border(ground),
    ]


def _bar(x: float, y: float, width: float, height: float) -> str:
    """Path data of a bar with round ends."""
    r = min(width, height) / 2
    return _rounded(x, y, x + width, y + height, r)


def night() -> list[str]:
    """Midnight blue: a moon and its stars, and once more on their heads."""
    ground, deep = "#16233f", "#1f3157"
    rings = [
        circle(_MIDDLE_X, _MIDDLE_Y, radius, fill="none", stroke=deep, stroke_width=9)
        for radius in (58, 80, 102)
    ]
    moon = path("M31 18A36 36 0 1 1 -9 -34A29 29 0 0 0 31 18Z", fill=_PALE,
                transform=f"{place(_MIDDLE_X, 74, -8)} scale(.86)")  # fmt: skip
    big = ((52, 52, 9), (201, 62, 11), (48, 128, 11), (196, 134, 8), (125, 128, 6))
    small = (
        *((30, 84), (78, 34), (166, 36), (222, 98), (170, 112), (226, 36), (30, 32)),
        *((96, 132), (158, 128), (222, 152), (30, 158), (70, 88), (180, 86)),
    )
    sky = [
        *(path(outline(star(x, y, size, size * 0.3, 4)), fill=GOLD) for x, y, size in big),
        *(circle(x, y, 1.9, fill=_PALE) for x, y in small),
        moon,
    ]
    return [
        blank(),
        _panel(ground),
        *rings,
        *sky,
        turned(sky),
        circle(_MIDDLE_X, _MIDDLE_Y, 34, fill=ground, stroke=GOLD, stroke_width=1.6),
        path(outline(star(_MIDDLE_X, _MIDDLE_Y, 31, 8, 8)), fill=GOLD),
        path(outline(star(_MIDDLE_X, _MIDDLE_Y, 30, 9, 4)), fill=_PALE),
        circle(_MIDDLE_X, _MIDDLE_Y, 4, fill=ground),
        *_border(ground),
    ]


def backs() -> dict[str, list[str]]:
    """Every back that ``game/storage/looks.py`` lists, by the name of its file."""
    return {
        "back-lattice": lattice(),
        "back-sunburst": sunburst(),
        "back-fans": fans(),
        "back-leaves": leaves(),
        "back-weave": weave(),
        "back-night": night(),
    }
