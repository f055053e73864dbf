"""What all painting of nodes shares: the tones of words, and what is being done to a node."""

from typing import NamedTuple

from game.ui.paint import theme

TONES = {
    "text": theme.TEXT,
    "dim": theme.DIM,
    "gold": theme.GOLD,
    "warning": theme.WARNING,
    "ink": theme.DARK_INK,
    "pencil": theme.PENCIL,
}


class Mood(NamedTuple):
    """What the pointer and the keyboard make of a node just now."""

    hovered: bool = False
    pressed: bool = False
    focused: bool = False
