"""The joker."""

from art_svg import polygon, star
from draw_marks import BLACK, GOLD, blank, turned


def joker() -> list[str]:
    """A star in the corner and a large one in the middle."""
    corner = [polygon(star(30, 36, 24, 10), fill=BLACK)]
    return [blank(), *corner, turned(corner), polygon(star(125, 180, 78, 32), fill=GOLD)]
