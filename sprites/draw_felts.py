"""Draw what lies on the games' felts: `python sprites/draw_felts.py` writes sprites/felts/*.svg."""

from pathlib import Path

import art_felts
from art_svg import document, write_folder

FOLDER = Path(__file__).parent / "felts"

SIZES = {
    "corner": (art_felts.CORNER, art_felts.CORNER),
    "side": (art_felts.LONG, art_felts.BAND),
    "badge": (art_felts.BADGE, art_felts.BADGE),
    "view": (art_felts.VIEW_WIDTH, art_felts.VIEW_HEIGHT),
}
FELTS = {
    "take": art_felts.take,
    "takeaway": art_felts.takeaway,
    "rummy500": art_felts.rummy500,
    "taki": art_felts.taki,
    "texas": art_felts.texas,
}


def drawings() -> dict[str, str]:
    """Every drawing by its name: the felt's, and which piece of it."""
    return {
        f"{name}-{piece}": document(*SIZES[piece], pieces)
        for name, draw in FELTS.items()
        for piece, pieces in draw().items()
    }


if __name__ == "__main__":
    write_folder(FOLDER, drawings())
