"""Draw the fibres of paper: `python sprites/draw_paper.py` writes sprites/paper/fibres.svg.

The drawing is a tile: what leaves it at one side comes in at the other.
"""

from math import cos, pi, sin
from pathlib import Path
from random import Random

from art_svg import document, number, path, write_folder

FOLDER = Path(__file__).parent / "paper"
SIDE = 512
MANY = 300
LENGTHS = (12, 46)
WIDTHS = (0.6, 1.3)
STRENGTHS = (0.05, 0.16)
BEND = 0.3
DARK, LIGHT = "#8a7346", "#fffdf6"


def fibre(rng: Random) -> list[str]:
    """A short bent line, once more at the opposite side for each edge that it crosses."""
    x, y, angle = rng.uniform(0, SIDE), rng.uniform(0, SIDE), rng.uniform(0, pi)
    half, bend = rng.uniform(*LENGTHS) / 2, rng.uniform(-BEND, BEND)
    across, down = half * cos(angle), half * sin(angle)
    style = {
        "fill": "none",
        "stroke": rng.choice((DARK, LIGHT)),
        "stroke_width": rng.uniform(*WIDTHS),
        "stroke_opacity": rng.uniform(*STRENGTHS),
        "stroke_linecap": "round",
    }
    found = []
    for left in (-SIDE, 0, SIDE):
        for top in (-SIDE, 0, SIDE):
            middle = (x + left, y + top)
            if not all(-half <= place <= SIDE + half for place in middle):
                continue
            points = (
                (middle[0] - across, middle[1] - down),
                (middle[0] - 2 * bend * down, middle[1] + 2 * bend * across),
                (middle[0] + across, middle[1] + down),
            )
            start, turn, end = (f"{number(a)} {number(b)}" for a, b in points)
            found.append(path(f"M{start}Q{turn} {end}", **style))
    return found


def drawings() -> dict[str, str]:
    """The drawing by its name."""
    rng = Random(8)
    return {"fibres": document(SIDE, SIDE, [one for _ in range(MANY) for one in fibre(rng)])}


if __name__ == "__main__":
    write_folder(FOLDER, drawings())
