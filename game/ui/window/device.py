"""What the player last used: what names a key, shows a focus or points follows it."""

from enum import Enum


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
