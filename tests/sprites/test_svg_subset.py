"""Every drawing keeps to the part of SVG that SDL_image's reader draws as it is written.

Outside that part the reader does not fail: it leaves the shape out or paints it black. So each
element, attribute, colour and transform must be on a list of what was seen to work.
"""

import re
from pathlib import Path
from xml.etree import ElementTree

from tests.together import check_each

SPRITES = Path(__file__).resolve().parents[2] / "sprites"
DRAWINGS = sorted(SPRITES.rglob("*.svg"))

SVG = "{http://www.w3.org/2000/svg}"
NUMBER = r"-?(\d+\.?\d*|\.\d+)"
SPACE = r"[ ,]*"
COLOUR = r"none|#[0-9a-f]{6}|url\(#[\w-]+\)"
TRANSFORM = rf"((translate|rotate|scale|matrix)\({NUMBER}({SPACE}{NUMBER})*\) ?)+"

# Attribute to the pattern of its whole value.
VALUES = {
    **dict.fromkeys(("x", "y", "width", "height", "rx", "ry", "cx", "cy", "r"), NUMBER),
    **dict.fromkeys(("x1", "y1", "x2", "y2", "fx", "fy", "stroke-width"), NUMBER),
    **dict.fromkeys(("opacity", "fill-opacity", "stroke-opacity", "stop-opacity"), NUMBER),
    **dict.fromkeys(("fill", "stroke"), COLOUR),
    "stop-color": "#[0-9a-f]{6}",
    "offset": NUMBER,
    "id": r"[\w-]+",
    "viewBox": f"0 0 {NUMBER} {NUMBER}",
    "d": rf"M([MmLlHhVvCcSsQqTtAaZz]|{NUMBER}|{SPACE})*",
    "points": rf"({NUMBER}{SPACE})+",
    "transform": TRANSFORM,
    "gradientTransform": TRANSFORM,
    "gradientUnits": "userSpaceOnUse",
    "fill-rule": "evenodd|nonzero",
    "stroke-linecap": "butt|round|square",
    "stroke-linejoin": "miter|round|bevel",
    "stroke-miterlimit": NUMBER,
    "stroke-dasharray": rf"({NUMBER}{SPACE})+",
}

PAINT = {name for name in VALUES if name.startswith(("fill", "stroke"))} | {"opacity", "transform"}
ELEMENTS = {
    "svg": {"width", "height", "viewBox"},
    "g": PAINT,
    "defs": set(),
    "path": PAINT | {"d"},
    "rect": PAINT | {"x", "y", "width", "height", "rx", "ry"},
    "circle": PAINT | {"cx", "cy", "r"},
    "ellipse": PAINT | {"cx", "cy", "rx", "ry"},
    "line": PAINT | {"x1", "y1", "x2", "y2"},
    "polyline": PAINT | {"points"},
    "polygon": PAINT | {"points"},
    "radialGradient": {"id", "cx", "cy", "r", "fx", "fy", "gradientUnits", "gradientTransform"},
    "linearGradient": {"id", "x1", "y1", "x2", "y2", "gradientUnits", "gradientTransform"},
    "stop": {"offset", "stop-color", "stop-opacity"},
}


def faults(text: str) -> list[str]:
    """What in a drawing lies outside the part of SVG that the reader draws."""
    found = []
    for element in ElementTree.fromstring(text).iter():
        name = element.tag.removeprefix(SVG)
        if name not in ELEMENTS or not element.tag.startswith(SVG):
            found.append(f"element {name}")
            continue
        if (element.text or "").strip() or (element.tail or "").strip():
            found.append(f"text in or after {name}")
        if name == "linearGradient" and "gradientUnits" not in element.attrib:
            found.append("linearGradient without gradientUnits")
        for attribute, value in element.attrib.items():
            if attribute not in ELEMENTS[name]:
                found.append(f"{name} {attribute}")
            elif not re.fullmatch(VALUES[attribute], value):
                found.append(f'{name} {attribute}="{value}"')
    return found


def test_there_are_drawings_to_hold_to_the_subset() -> None:
    assert len(DRAWINGS) > 50


def test_drawing_keeps_to_the_subset() -> None:
    def check(path: Path) -> None:
        assert faults(path.read_text(encoding="utf-8")) == []

    check_each(check, DRAWINGS, lambda path: str(path.relative_to(SPRITES)))


WRONG = [
    "<text>A</text>",
    '<use href="#a"/>',
    "<clipPath/>",
    "<mask/>",
    "<filter/>",
    "<pattern/>",
    "<image/>",
    "<marker/>",
    "<style>.a{}</style>",
    '<path d="M0 0H9" class="a"/>',
    '<path d="M0 0H9" style="fill:red"/>',
    '<path d="M0 0H9" fill="red"/>',
    '<path d="M0 0H9" fill="#123"/>',
    '<path d="M0 0H9" fill="#1d212680"/>',
    '<path d="M0 0H9" fill="#1D2126"/>',
    '<path d="M0 0H9" fill="hsl(0,50%,50%)"/>',
    '<path d="M0 0H9" transform="skewX(3)"/>',
    '<path d="M0 0H9" clip-path="url(#a)"/>',
    '<rect width="50%" height="9"/>',
    '<linearGradient id="a" x1="0" y1="0" x2="1" y2="0"/>',
    '<linearGradient id="a" gradientUnits="objectBoundingBox"/>',
]


def test_what_the_reader_would_draw_wrongly_is_refused() -> None:
    def check(piece: str) -> None:
        assert faults(f'<svg xmlns="http://www.w3.org/2000/svg">{piece}</svg>')

    check_each(check, WRONG, repr)
