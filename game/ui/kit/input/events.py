"""What the player did, in the surface's pixels: the only thing pages know of input.

What the player last used: what names a key, shows a focus or points follows it.

The clipboard: what was copied, and what other programs left there.
"""

from dataclasses import dataclass
from enum import Enum

import pygame


@dataclass(frozen=True, slots=True)
class Press:
    """The main button of the mouse went down."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Explain:
    """The other button of the mouse went down: the player asks what lies there."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Release:
    """The main button of the mouse went up."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Moved:
    """The mouse moved."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Wheel:
    """The wheel turned: ``dy`` notches, up is positive."""

    x: float
    y: float
    dy: float


@dataclass(frozen=True, slots=True)
class Key:
    """A key went down: its name (``layouts.key_name``), or the sign that it writes.

    Where it was a ``button`` of a gamepad, the name is empty.
    """

    name: str
    shift: bool = False
    control: bool = False
    alt: bool = False
    button: str = ""


def key_of(name: str, writes: str, *, shift: bool, control: bool, alt: bool) -> Key:
    """A key by its name, or by the sign that it writes with Shift where that is none of its own.

    So ``?`` is one key on every keyboard, and a letter or a digit is itself with Shift too.

    >>> key_of("/", "?", shift=True, control=False, alt=False) == Key("?")
    True
    """
    plain = len(name) != 1 or (name.isascii() and name.isalnum())
    if plain or control or alt or not shift or len(writes) != 1 or writes.lower() == name:
        return Key(name, shift, control, alt)
    return Key(writes)


@dataclass(frozen=True, slots=True)
class Typed:
    """Text was typed."""

    text: str


@dataclass(frozen=True, slots=True)
class ScrollFocused:
    """A stick of a gamepad turns the page: ``dy`` notches of a wheel, up is positive."""

    dy: float


InputEvent = Press | Explain | Release | Moved | Wheel | ScrollFocused | Key | Typed


class Device(Enum):
    """Something that a player plays with."""

    MOUSE = "the mouse"
    KEYS = "the keyboard"
    PAD = "a gamepad"
    TOUCH = "a finger"

    @property
    def types(self) -> bool:
        """Whether there is a keyboard beside it, to type with."""
        return self in (Device.MOUSE, Device.KEYS)

    @property
    def moves_focus(self) -> bool:
        """Whether it goes from one thing to the next, and does not point at things."""
        return self in (Device.KEYS, Device.PAD)


def copy(text: str) -> bool:
    """Put a text on the clipboard; whether that could be done."""
    try:
        pygame.scrap.put_text(text)
        return pygame.scrap.get_text() == text
    except pygame.error:
        return False


def pasted() -> str:
    """The text on the clipboard; nothing where there is none."""
    try:
        return pygame.scrap.get_text() if pygame.scrap.has_text() else ""
    except pygame.error:
        return ""
