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
    """A key went down: its name as ``pygame.key.name`` gives it.

    Where it was a ``button`` of a gamepad, the name is the key that means the same on every page,
    empty if there is none.
    """

    name: str
    shift: bool = False
    control: bool = False
    button: str = ""


@dataclass(frozen=True, slots=True)
class Typed:
    """Text was typed."""

    text: str


@dataclass(frozen=True, slots=True)
class Rolled:
    """A stick of a gamepad turns the page: ``dy`` notches of a wheel, up is positive."""

    dy: float


Input = Press | Looked | Release | Moved | Wheel | Rolled | Key | Typed
