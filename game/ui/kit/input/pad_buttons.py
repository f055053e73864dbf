"""Gamepad buttons: the commands they trigger and the labels printed on them."""

from enum import Enum, StrEnum
from typing import NamedTuple

from game.text.icon import Icon
from game.text.message import Message, TextValue


class PadButton(StrEnum):
    """A gamepad button, named by its position on most gamepads."""

    A = "a"
    B = "b"
    X = "x"
    Y = "y"
    SELECT = "select"
    START = "start"
    LEFT_STICK = "left stick"
    RIGHT_STICK = "right stick"
    LEFT_SHOULDER = "left shoulder"
    RIGHT_SHOULDER = "right shoulder"
    LEFT_TRIGGER = "left trigger"
    RIGHT_TRIGGER = "right trigger"
    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"


COMMAND_PAD_BUTTONS = {
    "go-left": PadButton.LEFT,
    "go-right": PadButton.RIGHT,
    "go-up": PadButton.UP,
    "go-down": PadButton.DOWN,
    "next-area": PadButton.RIGHT_SHOULDER,
    "area-before": PadButton.LEFT_SHOULDER,
    "press": PadButton.A,
    "pick": PadButton.X,
    "page-up": PadButton.LEFT_TRIGGER,
    "page-down": PadButton.RIGHT_TRIGGER,
    "help": PadButton.SELECT,
    "back": PadButton.B,
    "settings": PadButton.START,
    "menu": PadButton.START,
    "about": PadButton.Y,
    "hint": PadButton.LEFT_STICK,
    "solution": PadButton.LEFT_STICK,
    "undo": PadButton.RIGHT_STICK,
    "undelete": PadButton.RIGHT_STICK,
    "on-to-my-turn": PadButton.RIGHT_TRIGGER,
    "go-on": PadButton.START,
    "sort-in-turn": PadButton.LEFT_TRIGGER,
    "play": PadButton.A,
    "pace": PadButton.X,
    "forward": PadButton.RIGHT,
    "backward": PadButton.LEFT,
    "my-next": PadButton.DOWN,
    "my-last": PadButton.UP,
    "next-round": PadButton.RIGHT_TRIGGER,
    "last-round": PadButton.LEFT_TRIGGER,
    "look-back": PadButton.LEFT_STICK,
    "next-mistake": PadButton.RIGHT_STICK,
    "find": PadButton.Y,
    "contents": PadButton.LEFT_STICK,
    "play-day": PadButton.Y,
    "type-space": PadButton.Y,
    "type-back": PadButton.X,
    "type-done": PadButton.START,
}
"""Gamepad buttons by command name."""


class PadStyle(Enum):
    """Labels on a gamepad: letters, four shapes, or letters with plus and minus."""

    LETTERS = "letters"
    SHAPES = "shapes"
    SWITCH = "switch"


SONY_VENDOR_ID = 0x054C
"""USB vendor id."""
NINTENDO_VENDOR_ID = 0x057E
"""USB vendor id."""


def style_of(guid: str, name: str) -> PadStyle:
    """The label style of a gamepad, from the vendor in its SDL guid or else from its name.

    >>> style_of("030000004c050000e60c000011810000", "Wireless Controller")
    <PadStyle.SHAPES: 'shapes'>
    >>> style_of("", "Nintendo Switch Pro Controller")
    <PadStyle.SWITCH: 'switch'>
    """
    maker = int.from_bytes(bytes.fromhex(guid[8:12]), "little") if len(guid) == 32 else 0
    called = name.lower()
    if (
        maker == SONY_VENDOR_ID
        or "playstation" in called
        or "dualshock" in called
        or "ps4" in called
    ):
        return PadStyle.SHAPES
    if (
        maker == NINTENDO_VENDOR_ID
        or "nintendo" in called
        or "switch" in called
        or "joy-con" in called
    ):
        return PadStyle.SWITCH
    return PadStyle.LETTERS


class Face(NamedTuple):
    """The label of a button: a ``text`` or an ``icon``; ``round`` for a round button.

    ``called`` is its name in a sentence if that differs from the text.
    """

    text: str
    icon: Icon | None = None
    round: bool = False
    called: Message | None = None

    @property
    def said(self) -> TextValue:
        """The name of the button in a sentence."""
        return self.text if self.called is None else self.called


_DIRECTION_FACES = {
    PadButton.UP: Face("", Icon.PAD_UP, called=Message("pads-up")),
    PadButton.DOWN: Face("", Icon.PAD_DOWN, called=Message("pads-down")),
    PadButton.LEFT: Face("", Icon.PAD_LEFT, called=Message("pads-left")),
    PadButton.RIGHT: Face("", Icon.PAD_RIGHT, called=Message("pads-right")),
}
_LETTER_FACES = {
    button: Face(button.value.upper(), round=True)
    for button in (PadButton.A, PadButton.B, PadButton.X, PadButton.Y)
}
_SHOULDER_BUTTONS = (
    PadButton.LEFT_SHOULDER,
    PadButton.RIGHT_SHOULDER,
    PadButton.LEFT_TRIGGER,
    PadButton.RIGHT_TRIGGER,
    PadButton.LEFT_STICK,
    PadButton.RIGHT_STICK,
)


def _written(*texts: str) -> dict[PadButton, Face]:
    return {button: Face(text) for button, text in zip(_SHOULDER_BUTTONS, texts, strict=True)}


PAD_BUTTON_FACES: dict[PadStyle, dict[PadButton, Face]] = {
    PadStyle.LETTERS: {
        **_DIRECTION_FACES,
        **_LETTER_FACES,
        **_written("LB", "RB", "LT", "RT", "LS", "RS"),
        PadButton.SELECT: Face("", Icon.PAD_VIEW, True, Message("pads-view")),
        PadButton.START: Face("", Icon.PAD_MENU, True, Message("pads-menu")),
    },
    PadStyle.SHAPES: {
        **_DIRECTION_FACES,
        PadButton.A: Face("", Icon.PAD_CROSS, True, Message("pads-cross")),
        PadButton.B: Face("", Icon.PAD_CIRCLE, True, Message("pads-circle")),
        PadButton.X: Face("", Icon.PAD_SQUARE, True, Message("pads-square")),
        PadButton.Y: Face("", Icon.PAD_TRIANGLE, True, Message("pads-triangle")),
        **_written("L1", "R1", "L2", "R2", "L3", "R3"),
        PadButton.SELECT: Face("", Icon.PAD_VIEW, called=Message("pads-create")),
        PadButton.START: Face("", Icon.PAD_MENU, called=Message("pads-options")),
    },
    PadStyle.SWITCH: {
        **_DIRECTION_FACES,
        **_LETTER_FACES,
        **_written("L", "R", "ZL", "ZR", "LS", "RS"),
        PadButton.SELECT: Face("", Icon.MINUS, True, Message("pads-minus")),
        PadButton.START: Face("", Icon.PLUS, True, Message("pads-plus")),
    },
}
"""Button labels by gamepad style.

SDL names a button by its letter, wherever it sits: on a Switch gamepad A is at the right.
"""


def face(button: PadButton, style: PadStyle) -> Face:
    return PAD_BUTTON_FACES[style][button]
