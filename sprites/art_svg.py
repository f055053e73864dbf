"""Small pieces of SVG text, for the scripts that draw the program's pictures.

The pictures are rasterised by SDL_image's reader, which knows a part of SVG only: shapes, paths,
strokes, groups with transforms and opacity. These functions write nothing outside that part.
"""

from collections.abc import Iterable, Sequence
from math import cos, radians, sin
from pathlib import Path

Point = tuple[float, float]
Value = str | float


def number(value: float) -> str:
    """The value with at most two decimals and no needless zeros."""
    # Rounded twice, so that a last bit of the sine on another system cannot tip the second place.
    text = f"{round(value, 6):.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def _attributes(values: dict[str, Value]) -> str:
    parts = []
    for name, value in values.items():
        text = value if isinstance(value, str) else number(value)
        parts.append(f' {name.replace("_", "-")}="{text}"')
    return "".join(parts)


def path(data: str, **style: Value) -> str:
    """A path; `stroke_width=3` in `style` becomes `stroke-width="3"`."""
    return f'<path d="{data}"{_attributes(style)}/>'


def circle(x: float, y: float, radius: float, **style: Value) -> str:
    """A circle around (x, y)."""
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"{_attributes(style)}/>'


def ellipse(x: float, y: float, radius_x: float, radius_y: float, **style: Value) -> str:
    """An upright ellipse around (x, y)."""
    return (
        f'<ellipse cx="{number(x)}" cy="{number(y)}"'
        f' rx="{number(radius_x)}" ry="{number(radius_y)}"{_attributes(style)}/>'
    )


def rect(x: float, y: float, width: float, height: float, radius: float = 0, **style: Value) -> str:
    """A rectangle with its upper left corner at (x, y)."""
    rounded = f' rx="{number(radius)}"' if radius else ""
    return (
        f'<rect x="{number(x)}" y="{number(y)}" width="{number(width)}"'
        f' height="{number(height)}"{rounded}{_attributes(style)}/>'
    )


def polygon(points: Iterable[Point], **style: Value) -> str:
    """A closed polygon."""
    return path(outline(points), **style)


def outline(points: Iterable[Point]) -> str:
    """The path data of a closed polygon."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "Z"


def group(children: Sequence[str], transform: str = "", **style: Value) -> str:
    """The children under one transform and one style."""
    moved = f' transform="{transform}"' if transform else ""
    return f"<g{moved}{_attributes(style)}>" + "".join(children) + "</g>"


def place(x: float, y: float, angle: float = 0, scale: float = 1) -> str:
    """The transform that moves the origin to (x, y), turned clockwise by `angle` degrees."""
    parts = [f"translate({number(x)} {number(y)})"]
    if angle:
        parts.append(f"rotate({number(angle)})")
    if scale != 1:
        parts.append(f"scale({scale:.4g})")
    return " ".join(parts)


def polar(x: float, y: float, radius: float, angle: float) -> Point:
    """The point at `radius` from (x, y); `angle` in degrees clockwise from straight up."""
    return x + radius * sin(radians(angle)), y - radius * cos(radians(angle))


def star(x: float, y: float, outer: float, inner: float, points: int = 5) -> list[Point]:
    """The corners of a star with one point straight up."""
    step = 180 / points
    return [
        polar(x, y, outer if index % 2 == 0 else inner, index * step) for index in range(2 * points)
    ]


def arc(x: float, y: float, radius: float, start: float, end: float) -> str:
    """Path data of a circular arc, clockwise from angle `start` to `end` in degrees."""
    first, last = polar(x, y, radius, start), polar(x, y, radius, end)
    large = 1 if abs(end - start) > 180 else 0
    sweep = 1 if end > start else 0
    return (
        f"M{number(first[0])} {number(first[1])}A{number(radius)} {number(radius)}"
        f" 0 {large} {sweep} {number(last[0])} {number(last[1])}"
    )


def sector(x: float, y: float, inner: float, outer: float, start: float, end: float) -> str:
    """Path data of a ring's piece between two radii and two angles in degrees."""
    far = arc(x, y, outer, start, end)
    near = arc(x, y, inner, end, start)
    return far + "L" + near[1:] + "Z"


def document(width: int, height: int, children: Sequence[str]) -> str:
    """A whole SVG file of one drawing, one piece a line."""
    body = "\n".join(children)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"'
        f' viewBox="0 0 {width} {height}">\n{body}\n</svg>\n'
    )


def write_folder(folder: Path, drawings: dict[str, str]) -> None:
    """Write each drawing to `folder/name.svg`, with the same bytes on every system."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in drawings.items():
        (folder / f"{name}.svg").write_bytes(text.encode("utf-8"))
