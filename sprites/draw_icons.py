"""Draw the icons, the suit signs, the stamps and the portraits: `python sprites/draw_icons.py`."""

from pathlib import Path

from art_icons import ICONS, SIZE, icon
from art_portraits import PORTRAITS
from art_portraits import SIZE as PORTRAIT_SIZE
from art_stamps import SIZE as STAMP_SIZE
from art_stamps import STAMPS
from art_suits import SUIT_COLOURS, SUIT_PATHS
from art_svg import document, path, write_folder

HERE = Path(__file__).parent


def draw_icons() -> dict[str, str]:
    """The text of every icon's file by its name."""
    return {name: document(SIZE, SIZE, icon(strokes)) for name, strokes in ICONS.items()}


def draw_suits() -> dict[str, str]:
    """The text of every suit sign's file by its letter."""
    return {
        letter: document(100, 100, [path(data, fill=SUIT_COLOURS[letter])])
        for letter, data in SUIT_PATHS.items()
    }


def draw_portraits() -> dict[str, str]:
    """The text of every portrait's file by the character's name."""
    return {
        name: document(PORTRAIT_SIZE, PORTRAIT_SIZE, parts) for name, parts in PORTRAITS.items()
    }


def draw_stamps() -> dict[str, str]:
    """The text of every stamp's file by the name of its game."""
    return {name: document(STAMP_SIZE, STAMP_SIZE, parts) for name, parts in STAMPS.items()}


def draw_all() -> dict[str, dict[str, str]]:
    """Every drawing of this script: folder, then name, then the file's text."""
    return {
        "icons": draw_icons(),
        "portraits": draw_portraits(),
        "stamps": draw_stamps(),
        "suits": draw_suits(),
    }


if __name__ == "__main__":
    for folder, drawings in draw_all().items():
        write_folder(HERE / folder, drawings)
