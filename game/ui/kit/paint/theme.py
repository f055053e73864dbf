"""Colours and measures.  A unit is a pixel of a 1280x720 window."""

from typing import NamedTuple

from pygame import Color, Rect

from game.ui.kit.input.events import Device
from game.ui.kit.input.pad_buttons import PadStyle

LIGHT_INK = Color("#f4efe2")
DIM_INK = Color("#e2e6dd")
GOLD_COLOUR = Color("#f0cb74")
DARK_INK = Color("#1d2126")
WHITE_PAPER_COLOUR = Color("#fdfbf4")
OVERLAY_SHADE = Color(0, 0, 0, 150)
WARNING_COLOUR = Color("#ffc295")
DONE_COLOUR = Color("#a5dc8c")
"""Mark of something that is done."""
LESSON_MARKER_COLOUR = Color("#7fe0ff")
"""Colour of the marker on the thing a lesson explains."""
FOCUS_COLOUR = Color("#ffffff")
GLOW_COLOUR = Color("#ffe7a0")
DARK_GROUND = Color("#14181b")
"""Ground of small things over the table: tags, badges, marks, tooltips."""
FAINT_INK = Color("#8d9d94")
"""Ink of disabled controls."""
PENCIL_INK = Color("#3a3428")
"""Ink of less important text on paper, dark enough over its fibres."""
HIGH_CONTRAST_INKS = {
    tuple(FAINT_INK): Color("#b6c1bb"),
    tuple(PENCIL_INK): Color("#0b0a07"),
    tuple(DARK_INK): Color("#000000"),
}
"""Replacements of faint inks in high contrast."""
SEAT_COLOURS = tuple(
    map(
        Color,
        (
            *("#ffd75e", "#5ec8ff", "#ff8f6b", "#b6e58f", "#d9a6ff"),
            *("#ff9fb2", "#6fe0cf", "#f2f2e6", "#c9b27c", "#9fb4ff"),
        ),
    )
)
"""Colours of the players by seat; all stand out from every cloth."""

RED_INK = "#c4262e"
BLACK_INK = "#1d2126"


MIN_TARGET_POINTS = 40
"""Minimum side of a click target, in points."""
MIN_TOUCH_TARGET_POINTS = 44
"""Minimum side of a touch target, in points."""
MAX_SMALL_CARD_WIDTH_POINTS = 58
"""Card width in points below which the default index is unreadable."""
USUAL_INDEX_STRIP_SHARE = 0.265
"""Part of a card's width that must be visible for its default index to be readable."""
LARGE_INDEX_STRIP_SHARE = 0.42
"""The same for its large index."""


HIGH_CONTRAST_LINE_UNITS = 2.5
"""Minimum outline thickness in high contrast, in units."""


MIN_CARDS_FIRST_TEXT_FACTOR = 1.5
"""Text factor from which other things give way to the cards of a table."""
LARGE_CARD_FACTOR = 1.35
"""Factor by which large cards are wider on a page."""
MAX_EQUAL_GROWTH_FACTOR = 1.5
"""Size of a window, relative to 1280x720 points, up to which its pages grow as it does."""
FURTHER_GROWTH_SHARE = 0.4
"""Part of a window's further growth that its pages follow: beyond it they show more."""


class Measures(NamedTuple):
    """Lengths derived from the window size, in pixels of its surface.

    ``scale`` is pixels per point.  With ``large`` the French deck always has its large index.
    ``text_factor``, from 1 to 2, enlarges all text.  ``device`` is the input device, for the keys
    shown on buttons, and ``style`` the gamepad's labels.  ``contrast`` is high contrast, ``ample``
    is larger cards on the table.  ``restrained`` is a page that in a large window grows less than
    a table does.  ``right_to_left`` is the direction of the language, and ``mirrored`` has the
    panels of a table at the left: for the left hand, or for such a language, but not for both.
    ``language`` is the tag of the language, so that nothing built in one is shown in another.
    ``letters`` are those of jack, queen, king and ace, on cards and in texts.
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
    restrained: bool = False
    right_to_left: bool = False
    language: str = ""
    letters: tuple[str, ...] = ()

    @property
    def left_handed(self) -> bool:
        return self.mirrored != self.right_to_left

    @property
    def window(self) -> Rect:
        return Rect(0, 0, self.width, self.height)

    @property
    def unit(self) -> float:
        whole = min(self.width / 1280, self.height / 720)
        most = MAX_EQUAL_GROWTH_FACTOR * self.scale
        if not self.restrained or whole <= most:
            return whole
        return most + FURTHER_GROWTH_SHARE * (whole - most)

    def for_page(self) -> "Measures":
        """The same for a page that in a large window grows less than a table does."""
        restrained = self._replace(restrained=True)
        return self if restrained.unit == self.unit else restrained

    @property
    def has_large_text(self) -> bool:
        """Whether text is so large that panels, plates and bars give way to cards."""
        return self.text_factor >= MIN_CARDS_FIRST_TEXT_FACTOR

    def px(self, units: float) -> int:
        return round(units * self.unit)

    def text_size(self, units: float) -> int:
        """Size of text in pixels, at least 13 points times the text factor."""
        return round(max(round(units * self.unit), round(13 * self.scale)) * self.text_factor)

    def grown_length(self, units: float) -> int:
        """Length in pixels that grows with the text factor, such as an icon beside words."""
        return round(units * self.unit * self.text_factor)

    def card_width(self, units: float) -> int:
        """Width in pixels of a card on a page, enlarged for large cards."""
        return round(units * self.unit * (LARGE_CARD_FACTOR if self.ample else 1.0))

    def line_width(self, units: float = 1) -> int:
        """Line thickness in pixels; thicker in high contrast."""
        return max(
            1,
            round(units * self.unit),
            round(HIGH_CONTRAST_LINE_UNITS * self.unit) if self.contrast else 1,
        )

    def target_size(self, units: float) -> int:
        """Side of a click target in pixels: at least 40 points, 44 for touch."""
        least = (
            self.finger if self.device is Device.TOUCH else round(MIN_TARGET_POINTS * self.scale)
        )
        return max(round(units * self.unit), least)

    @property
    def finger(self) -> int:
        """Minimum side of a touch target, in pixels."""
        return round(MIN_TOUCH_TARGET_POINTS * self.scale)

    def has_large_index(self, card: int) -> bool:
        """Whether a card of this width in pixels has the large index."""
        return self.large or card < MAX_SMALL_CARD_WIDTH_POINTS * self.scale

    def index_strip(self, card: int) -> float:
        """Part of a card's width that must be visible for its index to be readable."""
        return LARGE_INDEX_STRIP_SHARE if self.has_large_index(card) else USUAL_INDEX_STRIP_SHARE
