"""The colours of card drawings: two or four suit colours, colour-blind and high-contrast variants.

A drawing has the default inks. `CardInks` replaces them by the settings. ``tests/ui/test_inks.py``
checks that colours stay distinct for people who see no red, green or blue.
"""

from typing import NamedTuple

from pygame import Color

from game.ui.kit.paint import theme

LINE = 5.0
"""Width of the high-contrast outline, for a card width of 250."""
PIXELS = 2.0
"""Minimum outline width, in pixels."""
ROOM = 8.0
"""Maximum outline width, which leaves room for the corner index."""

APART = {
    "#c9202d": "#a32306",
    "#b81a27": "#921e05",
    "#ee5560": "#f07a50",
    "#fac61e": "#fcdb1a",
    "#f0b70c": "#f2cd0a",
    "#0a8f66": "#0f947c",
    "#04825b": "#0a8671",
    "#2cc596": "#3ccfb4",
    "#1b49a8": "#062a70",
    "#163f96": "#052360",
    "#6c9cf5": "#5f9dff",
}
"""Replacements for the Taki colours, distinguishable with colour blindness."""
DEEP = {
    "#c9202d": "#a80f1c",
    "#b81a27": "#970c18",
    "#0a8f66": "#00694a",
    "#04825b": "#005c41",
    "#1b49a8": "#143a8c",
    "#163f96": "#10327c",
}
"""Replacements for the Taki colours in high contrast; white stands out more on them."""


class Suits(NamedTuple):
    """The colours of spades, hearts, diamonds and clubs."""

    spades: str
    hearts: str
    diamonds: str
    clubs: str

    def of(self, letter: str, four: bool) -> str:
        """Colour of a suit by its letter, in a deck of four or two colours."""
        if not four:
            return self.hearts if letter in "HD" else self.spades
        return self["SHDC".index(letter)]


PRINTED = {
    (False, False): Suits(theme.BLACK_INK, theme.RED_INK, "#1c5fb8", "#17803d"),
    (True, False): Suits("#14161a", "#c54e12", "#1a86f0", "#155c3a"),
    (False, True): Suits("#000000", "#a80f1c", "#0b4596", "#0a5c28"),
    (True, True): Suits("#000000", "#913a09", "#0041d8", "#1b5439"),
}
"""Suit colours on cards and paper. The key: colour-blind variant, high contrast."""
AT_NIGHT = {
    False: Suits("#f4efe2", "#ff9c93", "#8fc8ff", "#8fe0a4"),
    True: Suits("#f4efe2", "#ff7f11", "#9294f9", "#9eff8a"),
}
"""Suit colours on a dark ground; True is the colour-blind variant."""


class CardInks(NamedTuple):
    """Ink settings: a French deck of ``four`` colours, colours that colour-blind players can tell
    ``apart``, and high ``contrast``."""

    four: bool = False
    apart: bool = False
    contrast: bool = False

    def printed(self, letter: str) -> Color:
        """Colour of a suit on cards and paper."""
        return Color(PRINTED[self.apart, self.contrast].of(letter, self.four))

    def at_night(self, letter: str) -> Color:
        """Colour of a suit on a dark ground."""
        return Color(AT_NIGHT[self.apart].of(letter, self.four))

    def coloured(self, source: str) -> str:
        """A drawing's source with replaced colours, for packs with their own colours."""
        for usual, ink in (APART if self.apart else DEEP if self.contrast else {}).items():
            source = source.replace(usual, ink)
        return source

    def face(self, source: str, suit: str, width: int) -> str:
        """A card's source at a width in pixels; ``suit`` is the letter of a French suit, else
        empty."""
        if suit:
            usual = theme.RED_INK if suit in "HD" else theme.BLACK_INK
            ink = PRINTED[self.apart, self.contrast].of(suit, self.four)
            source = source.replace(usual, ink)
        else:
            source = self.coloured(source)
        return self.outlined(source, width)

    def outlined(self, source: str, width: int, ink: str = "#000000") -> str:
        """A card's source with the high-contrast outline, if enabled.

        It separates overlapping cards.
        """
        if not self.contrast:
            return source
        line = max(LINE, min(ROOM, PIXELS * 250 / width))
        inside = f'width="{250 - line:.2f}" height="{350 - line:.2f}"'
        drawn = (
            f'<rect x="{line / 2:.2f}" y="{line / 2:.2f}" {inside} rx="13" fill="none" '
            f'stroke="{ink}" stroke-width="{line:.2f}"/>'
        )
        return source.replace("</svg>", f"{drawn}</svg>")
