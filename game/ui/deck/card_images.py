"""The inks of the cards: of a deck of two or four colours, for eyes that see some colours alike,
and for high contrast.

A drawing has the usual inks.  What they become follows from the settings and from nothing else;
``tests/ui/test_inks.py`` measures that colours which have to be told apart can be, also by who
sees no red, no green or no blue.
"""

from typing import NamedTuple

from pygame import Color

from game.ui.kit.paint import theme

LINE, PIXELS, ROOM = 5.0, 2.0, 8.0
"""How thick a card's outline is in high contrast, of its width of 250; so many pixels at least, but
no more of its width than the corner sign leaves free."""

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
"""What the four colours of a pack that has colours become for eyes that see some alike."""
DEEP = {
    "#c9202d": "#a80f1c",
    "#b81a27": "#970c18",
    "#0a8f66": "#00694a",
    "#04825b": "#005c41",
    "#1b49a8": "#143a8c",
    "#163f96": "#10327c",
}
"""The same in high contrast: white stands out more from them."""


class Suits(NamedTuple):
    """The colours of spades, hearts, diamonds and clubs."""

    spades: str
    hearts: str
    diamonds: str
    clubs: str

    def of(self, letter: str, four: bool) -> str:
        """The colour of a suit by its letter, in a deck of four colours or of two."""
        if not four:
            return self.hearts if letter in "HD" else self.spades
        return self["SHDC".index(letter)]


PRINTED = {
    (False, False): Suits(theme.BLACK_INK, theme.RED_INK, "#1c5fb8", "#17803d"),
    (True, False): Suits("#14161a", "#c54e12", "#1a86f0", "#155c3a"),
    (False, True): Suits("#000000", "#a80f1c", "#0b4596", "#0a5c28"),
    (True, True): Suits("#000000", "#913a09", "#0041d8", "#1b5439"),
}
"""The colours of the suits on cards and on paper: told apart or not, in high contrast or not."""
AT_NIGHT = {
    False: Suits("#f4efe2", "#ff9c93", "#8fc8ff", "#8fe0a4"),
    True: Suits("#f4efe2", "#ff7f11", "#9294f9", "#9eff8a"),
}
"""The same on a dark ground, told apart or not."""


class CardInks(NamedTuple):
    """Whether the French deck has ``four`` colours, whether colours are chosen so that everybody
    can tell them ``apart``, and whether cards are in high ``contrast``.
    """

    four: bool = False
    apart: bool = False
    contrast: bool = False

    def printed(self, letter: str) -> Color:
        """The colour of a suit on cards and on paper."""
        return Color(PRINTED[self.apart, self.contrast].of(letter, self.four))

    def at_night(self, letter: str) -> Color:
        """The colour of a suit on a dark ground."""
        return Color(AT_NIGHT[self.apart].of(letter, self.four))

    def coloured(self, source: str) -> str:
        """A drawing that may show a pack with colours of its own."""
        for usual, ink in (APART if self.apart else DEEP if self.contrast else {}).items():
            source = source.replace(usual, ink)
        return source

    def face(self, source: str, suit: str, width: int) -> str:
        """The drawing of a card so many pixels wide; a French one has the letter of a ``suit``."""
        if suit:
            usual = theme.RED_INK if suit in "HD" else theme.BLACK_INK
            ink = PRINTED[self.apart, self.contrast].of(suit, self.four)
            source = source.replace(usual, ink)
        else:
            source = self.coloured(source)
        return self.outlined(source, width)

    def outlined(self, source: str, width: int, ink: str = "#000000") -> str:
        """A card's drawing with the outline of high contrast, if it is to have it.

        Cards that overlap are told apart by it.
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
