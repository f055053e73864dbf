"""Draw the games' posters and the program's emblem: `python sprites/draw_pictures.py`."""

from pathlib import Path

import art_rummy500
import art_take
import art_takeaway
import art_taki
import art_texas
from art_emblem import MARK_SIZE, WORDMARK_HEIGHT, WORDMARK_WIDTH, mark, wordmark
from art_poster import HEIGHT, WIDTH
from art_svg import document, write_folder

HERE = Path(__file__).parent

POSTERS = {
    "take": art_take.picture,
    "takeaway": art_takeaway.picture,
    "rummy500": art_rummy500.picture,
    "taki": art_taki.picture,
    "texas": art_texas.picture,
}


def draw_pictures() -> dict[str, str]:
    """The text of every picture's file by its name."""
    posters = {name: document(WIDTH, HEIGHT, draw()) for name, draw in POSTERS.items()}
    return {
        **posters,
        "mark": document(MARK_SIZE, MARK_SIZE, mark()),
        "wordmark": document(WORDMARK_WIDTH, WORDMARK_HEIGHT, wordmark()),
    }


if __name__ == "__main__":
    write_folder(HERE / "pictures", draw_pictures())
