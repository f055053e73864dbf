"""The buttons of a gamepad: which commands have one, and what stands on them."""

from enum import Enum, StrEnum
from typing import NamedTuple

from game.words.message import Message, Said


class Button(StrEnum):
    """A button of a gamepad, named by where it is on most of them."""

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


BUTTONS = {
    "go-left": Button.LEFT,
    "go-right": Button.RIGHT,
    "go-up": Button.UP,
    "go-down": Button.DOWN,
    "next-area": Button.RIGHT_SHOULDER,
    "area-before": Button.LEFT_SHOULDER,
    "press": Button.A,
    "pick": Button.X,
    "page-up": Button.LEFT_TRIGGER,
    "page-down": Button.RIGHT_TRIGGER,
    "help": Button.SELECT,
    "back": Button.B,
    "settings": Button.START,
    "menu": Button.START,
    "about": Button.Y,
    "hint": Button.LEFT_STICK,
    "solution": Button.LEFT_STICK,
    "undo": Button.RIGHT_STICK,
    "undelete": Button.RIGHT_STICK,
    "on-to-my-turn": Button.RIGHT_TRIGGER,
    "go-on": Button.START,
    "sort-in-turn": Button.LEFT_TRIGGER,
    "play": Button.A,
    "pace": Button.X,
    "forward": Button.RIGHT,
    "backward": Button.LEFT,
    "my-next": Button.DOWN,
    "my-last": Button.UP,
    "next-round": Button.RIGHT_TRIGGER,
    "last-round": Button.LEFT_TRIGGER,
    "look-back": Button.LEFT_STICK,
    "next-mistake": Button.RIGHT_STICK,
    "find": Button.Y,
    "contents": Button.LEFT_STICK,
    "play-day": Button.Y,
    "type-space": Button.Y,
    "type-back": Button.X,
    "type-done": Button.START,
}
"""The buttons of commands, by their names."""


class Style(Enum):
    """What stands on a pad's buttons: letters, four shapes, or letters with plus and minus."""

    LETTERS = "letters"
    SHAPES = "shapes"
    SWITCH = "switch"


SONY, NINTENDO = 0x054C, 0x057E
"""The numbers that makers of pads have in what is plugged in."""


def style_of(guid: str, name: str) -> Style:
    """What stands on a pad, by its number as SDL gives it, else by its name.

    >>> style_of("030000004c050000e60c000011810000", "Wireless Controller")
    <Style.SHAPES: 'shapes'>
    >>> style_of("", "Nintendo Switch Pro Controller")
    <Style.SWITCH: 'switch'>
    """
    maker = int.from_bytes(bytes.fromhex(guid[8:12]), "little") if len(guid) == 32 else 0
    called = name.lower()
    if maker == SONY or "playstation" in called or "dualshock" in called or "ps4" in called:
        return Style.SHAPES
    if maker == NINTENDO or "nintendo" in called or "switch" in called or "joy-con" in called:
        return Style.SWITCH
    return Style.LETTERS


class Face(NamedTuple):
    """What stands on a button: a ``text`` or an ``icon``, and whether the button is ``round``.

    ``called`` is what it is called in a sentence, where that is not the text.
    """

    text: str
    icon: str = ""
    round: bool = False
    called: Message | None = None

    @property
    def said(self) -> Said:
        """What a sentence calls it."""
        return self.text if self.called is None else self.called


_DIRECTIONS = {
    Button.UP: Face("", "pad-up", called=Message("pads-up")),
    Button.DOWN: Face("", "pad-down", called=Message("pads-down")),
    Button.LEFT: Face("", "pad-left", called=Message("pads-left")),
    Button.RIGHT: Face("", "pad-right", called=Message("pads-right")),
}
_LETTERS = {button: Face(button.value.upper(), round=True)
            for button in (Button.A, Button.B, Button.X, Button.Y)}  # fmt: skip
_SHOULDERS = (
    Button.LEFT_SHOULDER, Button.RIGHT_SHOULDER, Button.LEFT_TRIGGER, Button.RIGHT_TRIGGER,
    Button.LEFT_STICK, Button.RIGHT_STICK,
)  # fmt: skip


def _written(*texts: str) -> dict[Button, Face]:
    """The shoulder buttons, triggers and sticks with what is written on them."""
    return {button: Face(text) for button, text in zip(_SHOULDERS, texts, strict=True)}


FACES: dict[Style, dict[Button, Face]] = {
    Style.LETTERS: {
        **_DIRECTIONS,
        **_LETTERS,
        **_written("LB", "RB", "LT", "RT", "LS", "RS"),
        Button.SELECT: Face("", "pad-view", True, Message("pads-view")),
        Button.START: Face("", "pad-menu", True, Message("pads-menu")),
    },
    Style.SHAPES: {
        **_DIRECTIONS,
        Button.A: Face("", "pad-cross", True, Message("pads-cross")),
        Button.B: Face("", "pad-circle", True, Message("pads-circle")),
        Button.X: Face("", "pad-square", True, Message("pads-square")),
        Button.Y: Face("", "pad-triangle", True, Message("pads-triangle")),
        **_written("L1", "R1", "L2", "R2", "L3", "R3"),
        Button.SELECT: Face("", "pad-view", called=Message("pads-create")),
        Button.START: Face("", "pad-menu", called=Message("pads-options")),
    },
    Style.SWITCH: {
        **_DIRECTIONS,
        **_LETTERS,
        **_written("L", "R", "ZL", "ZR", "LS", "RS"),
        Button.SELECT: Face("", "minus", True, Message("pads-minus")),
        Button.START: Face("", "plus", True, Message("pads-plus")),
    },
}
"""What stands on the buttons of each sort of pad.

SDL tells of a button by the letter on it, wherever that is: on pads for a Switch A is at the right.
"""


def face(button: Button, style: Style) -> Face:
    """What stands on a button of such a pad."""
    return FACES[style][button]
