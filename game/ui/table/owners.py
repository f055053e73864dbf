"""The colour and the letters that each player is known by on the table."""

from collections.abc import Sequence

from pygame import Color

COLOURS = tuple(map(Color, (
    "#f2cf4a", "#56b4e9", "#e8843c", "#4fc79a", "#d98cc2",
    "#d9d4c4", "#a59bea", "#b7d56a", "#f29a9a", "#8fd3ce",
)))  # fmt: skip
"""Of each seat: light enough for dark letters, and apart in brightness or hue for everybody."""


def colour_of(seat: int) -> Color:
    """The colour of a player."""
    return COLOURS[seat % len(COLOURS)]


def letters_of(names: Sequence[str]) -> list[str]:
    """The first letters of each name, as many as it takes to tell it from the others.

    >>> letters_of(["You", "Max", "Mina", "Ada"])
    ['Y', 'Ma', 'Mi', 'A']
    """
    return [_apart(name, [other for other in names if other != name]) for name in names]


def _apart(name: str, others: Sequence[str]) -> str:
    shorts = (name[:count] for count in range(1, len(name)))
    apart = (one for one in shorts if not any(other.startswith(one) for other in others))
    return next(apart, name)
