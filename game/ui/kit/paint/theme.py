"""Colours and measures.  Lengths are in units: a unit is a pixel of a 1280x720 window."""

from typing import NamedTuple

from pygame import Color, Rect

from game.ui.kit.input.events import Device
from game.ui.kit.input.pad_buttons import PadStyle

TEXT = Color("#f4efe2")
DIM = Color("#e2e6dd")
GOLD = Color("#f0cb74")
DARK_INK = Color("#1d2126")
PAPER = Color("#fdfbf4")
SHADE = Color(0, 0, 0, 150)
WARNING = Color("#ffb985")
LOOK = Color("#7fe0ff")
"""The sign at what a teacher speaks of."""
FOCUS = Color("#ffffff")
GLOW = Color("#ffe7a0")
NIGHT = Color("#14181b")
"""The ground of what is small and lies over the table: tags, badges, marks, tips."""
PALE = Color("#8d9d94")
"""The ink of what cannot be used now."""
PENCIL = Color("#433d30")
"""What is less important on paper."""
STRONG = {
    tuple(PALE): Color("#b6c1bb"),
    tuple(PENCIL): Color("#0b0a07"),
    tuple(DARK_INK): Color("#000000"),
}
"""What faint inks are in high contrast."""
SEATS = tuple(map(Color, (
    *("#ffd75e", "#5ec8ff", "#ff8f6b", "#b6e58f", "#d9a6ff"),
    *("#ff9fb2", "#6fe0cf", "#f2f2e6", "#c9b27c", "#9fb4ff"),
)))  # fmt: skip
"""Everybody's colour, by seat: all stand out from every cloth."""

RED_INK = "#c4262e"
BLACK_INK = "#1d2126"


LEAST, FINGER = 40, 44
"""The least side of something to click on, and to touch, in points."""
SMALL_CARD = 58
"""Below this width, in points, the usual index is too small to be read."""
USUAL_STRIP, LARGE_STRIP = 0.265, 0.42
"""How much of a card's width must show for its usual and its large index to be read."""


THICK = 2.5
"""How thick an outline is at least in high contrast, in units."""


AMPLE = 1.35
"""So much wider large cards are on a page."""


class Measures(NamedTuple):
    """The sizes that follow from the window's: all in pixels of its surface.

    ``large`` is whether the deck with the large index is played with at every size.
    ``text_factor`` is how much larger than usual all text is to be, from 1 to 2.
    ``device`` is what is played with, as far as it shows: with a mouse keys are shown as well.
    ``style`` is what stands on the buttons of the pad.
    ``contrast`` is whether everything is painted in high contrast, ``ample`` whether the cards of
    a table are larger than usual.
    """

    width: int
    height: int
    scale: float
    large: bool = False
    text_factor: float = 1.0
    device: Device = Device.KEYS
    style: PadStyle = PadStyle.LETTERS
    contrast: bool = False
    ample: bool = False
    mirrored: bool = False

    @property
    def window(self) -> Rect:
        """The whole window, in pixels."""
        return Rect(0, 0, self.width, self.height)

    @property
    def unit(self) -> float:
        """Pixels to a unit."""
        return min(self.width / 1280, self.height / 720)

    def px(self, units: float) -> int:
        """A length in pixels."""
        return round(units * self.unit)

    def text(self, units: float) -> int:
        """A text's size in pixels: never so small that it could not be read."""
        return round(max(round(units * self.unit), round(13 * self.scale)) * self.text_factor)

    def grown(self, units: float) -> int:
        """A length in pixels that grows with the text: an icon beside words, a column of them."""
        return round(units * self.unit * self.text_factor)

    def card(self, units: float) -> int:
        """The width in pixels of a card on a page: more where large cards are wanted."""
        return round(units * self.unit * (AMPLE if self.ample else 1.0))

    def line(self, units: float = 1) -> int:
        """How thick a line around something is, in pixels: never thin in high contrast."""
        return max(1, round(units * self.unit), round(THICK * self.unit) if self.contrast else 1)

    def target(self, units: float) -> int:
        """The side of something to click on: at least 40 points on the screen, 44 for a finger."""
        least = self.finger if self.device is Device.TOUCH else round(LEAST * self.scale)
        return max(round(units * self.unit), least)

    @property
    def finger(self) -> int:
        """The least side of what a finger is to hit, in pixels."""
        return round(FINGER * self.scale)

    def large_index(self, card: int) -> bool:
        """Whether a card so many pixels wide is shown with the large index."""
        return self.large or card < SMALL_CARD * self.scale

    def index_strip(self, card: int) -> float:
        """How much of a card's width must show for its index to be read, as a part of it."""
        return LARGE_STRIP if self.large_index(card) else USUAL_STRIP
