"""The marks of the games in one ink, as on a rubber stamp: few and heavy pieces, seen when small.

The program inks a stamp by replacing the one colour in its text.
"""

from art_svg import arc, circle, ellipse, group, outline, path, place, polar, polygon, rect, star
from art_taki_marks import shape_data
from draw_marks import glyph

SIZE = 100
INK = "#1d2126"

Pieces = list[str]


def _take() -> Pieces:
    """A sweep around a card."""
    sweep = path(arc(50, 50, 36, -150, 62), fill="none", stroke=INK, stroke_width=12)
    corners = ((54, 58), (36, 98), (18, 58))
    tip = polygon([polar(50, 50, radius, turn) for radius, turn in corners], fill=INK)
    return [sweep, tip, group([rect(-13, -18, 26, 36, 4, fill=INK)], place(46, 55, 14))]


def _takeaway() -> Pieces:
    """Eight slots around a deck."""
    slots = [
        group([rect(-7, -9, 14, 18, 3, fill=INK)], place(*polar(50, 50, 39, turn), turn))
        for turn in range(0, 360, 45)
    ]
    return [*slots, rect(37, 32, 26, 36, 4, fill=INK)]


def _rummy500() -> Pieces:
    """The number in its name."""
    rings = [ellipse(x, 50, 9.5, 17, fill="none", stroke=INK, stroke_width=9) for x in (50, 83)]
    return [group([glyph("5", INK)], place(2, 28.5, 0, 0.74)), *rings]


def _taki() -> Pieces:
    """The shapes of the four colours."""
    spots = {"R": (28, 28), "Y": (73, 29), "G": (28, 73), "B": (73, 73)}
    return [path(shape_data(colour, *at, 17), fill=INK) for colour, at in spots.items()]


def _texas() -> Pieces:
    """A star in a ring."""
    ring = circle(50, 50, 44, fill="none", stroke=INK, stroke_width=7)
    return [ring, path(outline(star(50, 52, 34, 13.5)), fill=INK)]


STAMPS = {
    "take": _take(),
    "takeaway": _takeaway(),
    "rummy500": _rummy500(),
    "taki": _taki(),
    "texas": _texas(),
}
