"""The twelve court cards."""

from art_svg import group, path, place, rect
from draw_marks import INK, blank, glyph, index, pip, turned


def court(rank: str, suit: str) -> list[str]:
    """A court card."""
    ink = INK[suit]
    half = [
        group([glyph(rank, ink)], place(89, 84, 0, 1.5)),
        group([pip(suit, 186, 50, 0.4)], fill=ink),
    ]
    return [
        blank(),
        *index(rank, suit),
        rect(62, 22, 126, 306, 4, fill="none", stroke=ink, stroke_width=2),
        path("M62 175H188", stroke=ink, stroke_width=2),
        *half,
        turned(half),
    ]
