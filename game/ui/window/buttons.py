"""The buttons of a gamepad: what each means everywhere, and which commands have one.

A button that means the same as a key wherever one is comes as that key.  What it means beside that
stands with the commands; a button without a key does nothing where no command has it.
"""

from enum import Enum, StrEnum


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


KEYS = {
    Button.A: "return",
    Button.B: "escape",
    Button.X: "space",
    Button.LEFT_SHOULDER: "tab",
    Button.RIGHT_SHOULDER: "tab",
    Button.LEFT_TRIGGER: "page up",
    Button.RIGHT_TRIGGER: "page down",
    **{button: button.value for button in (Button.UP, Button.DOWN, Button.LEFT, Button.RIGHT)},
}
"""The keys that buttons are everywhere, by what ``pygame.key.name`` calls them."""
SHIFTED = (Button.LEFT_SHOULDER,)
"""Those that are their key with Shift."""

COMMANDS = {
    "back": Button.B,
    "settings": Button.START,
    "menu": Button.START,
    "rules": Button.SELECT,
    "close-rules": Button.SELECT,
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
    """What stands on a pad's buttons."""

    LETTERS = "letters and bumpers"
    SHAPES = "a cross, a circle, a square and a triangle"
    SWITCH = "letters, L and R, plus and minus"


SONY, NINTENDO = 0x054C, 0x057E
"""The numbers that makers of pads have in what is plugged in."""


def style_of(guid: str, name: str) -> Style:
    """What stands on a pad, by its number as SDL gives it, else by its name.

    >>> style_of("030000004c050000e60c000011810000", "Wireless Controller")
    <Style.SHAPES: 'a cross, a circle, a square and a triangle'>
    >>> style_of("", "Nintendo Switch Pro Controller")
    <Style.SWITCH: 'letters, L and R, plus and minus'>
    """
    maker = int.from_bytes(bytes.fromhex(guid[8:12]), "little") if len(guid) == 32 else 0
    called = name.lower()
    if maker == SONY or "playstation" in called or "dualshock" in called or "ps4" in called:
        return Style.SHAPES
    if maker == NINTENDO or "nintendo" in called or "switch" in called or "joy-con" in called:
        return Style.SWITCH
    return Style.LETTERS
