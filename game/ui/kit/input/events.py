"""Input events in pixels, the input device, and the clipboard.

Pages see the player's input only as these events.  The ``Device`` last used decides which keys are
named and whether the focus or the mouse cursor is shown.
"""

from dataclasses import dataclass
from enum import Enum

import pygame

from game.text.folding import without_layout_signs

MAX_DOUBLE_CLICK_SECONDS = 0.4
"""Maximum seconds between the clicks of a double click."""


@dataclass(frozen=True, slots=True)
class Press:
    """The main mouse button went down, or a finger."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Explain:
    """A right click or a long press: the player asks for an explanation."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Release:
    """The main mouse button went up, or a finger."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Moved:
    """The mouse or a finger moved."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Wheel:
    """The wheel turned by ``dy`` notches; up is positive."""

    x: float
    y: float
    dy: float


@dataclass(frozen=True, slots=True)
class Key:
    """A key went down: its name (``layouts.key_name``), or the sign that it writes.

    For a gamepad ``button`` the name is empty.
    """

    name: str
    shift: bool = False
    control: bool = False
    alt: bool = False
    button: str = ""


@dataclass(frozen=True, slots=True)
class KeyHeld:
    """The key that presses or picks the focused node is still down."""

    key: Key


def key_of(name: str, writes: str, *, shift: bool, control: bool, alt: bool) -> Key:
    """The key event for a key name and the character it types.

    A character that needs Shift becomes a key of its own, so ``?`` is one key on every keyboard.
    Letters and digits keep their name with Shift.

    >>> key_of("/", "?", shift=True, control=False, alt=False) == Key("?")
    True
    """
    plain = len(name) != 1 or (name.isascii() and name.isalnum())
    if plain or control or alt or not shift or len(writes) != 1 or writes.lower() == name:
        return Key(name, shift, control, alt)
    return Key(writes)


@dataclass(frozen=True, slots=True)
class Typed:
    text: str


@dataclass(frozen=True, slots=True)
class ScrollFocused:
    """A gamepad stick scrolls by ``dy`` notches of a wheel; up is positive."""

    dy: float


InputEvent = Press | Explain | Release | Moved | Wheel | ScrollFocused | Key | KeyHeld | Typed


class Device(Enum):
    MOUSE = "the mouse"
    KEYS = "the keyboard"
    PAD = "a gamepad"
    TOUCH = "a finger"

    @property
    def types(self) -> bool:
        """Whether the device comes with a keyboard."""
        return self in (Device.MOUSE, Device.KEYS)

    @property
    def moves_focus(self) -> bool:
        """Whether the device moves the focus instead of pointing."""
        return self in (Device.KEYS, Device.PAD)


def copy(text: str) -> bool:
    """Put text on the clipboard; whether it succeeded."""
    text = without_layout_signs(text)
    try:
        pygame.scrap.put_text(text)
        return pygame.scrap.get_text() == text
    except pygame.error:
        return False


def pasted() -> str:
    """Text on the clipboard; empty if there is none."""
    try:
        return pygame.scrap.get_text() if pygame.scrap.has_text() else ""
    except pygame.error:
        return ""
