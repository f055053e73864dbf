"""What the player did, in the surface's pixels: the only thing pages know of input."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Press:
    """The main button of the mouse went down."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Looked:
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
class Rolled:
    """A stick of a gamepad turns the page: ``dy`` notches of a wheel, up is positive."""

    dy: float


Input = Press | Looked | Release | Moved | Wheel | Rolled | Key | Typed
