"""Where a game's zones lie on the table and what its gestures and buttons mean: data only.

A game's ``table.py`` fills this in; the window does the rest.  Lengths are in card widths (a
card is 1 wide and 1.4 high) from the middle of the table, x to the right and y down.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

from game.cards import french
from game.core.event import Seat, View, bare


@dataclass(frozen=True, slots=True)
class Place:
    """Where a zone lies.

    ``zone`` is its way into the view; ``x`` and ``y`` are the centre of its top card; ``kind``
    is how its cards lie: ``stack`` (face up, the edges of what lies beneath showing) or
    ``stock`` (face down).  ``name`` is what a person calls it.
    """

    zone: str
    x: float
    y: float
    kind: str
    name: str
    owner: Seat | None = None


@dataclass(frozen=True, slots=True)
class Plate:
    """Where the plate with a player's portrait, name and count has its centre."""

    seat: Seat
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Action:
    """A button of the bar: the text of the move it makes, its name, its key, its icon."""

    move: str
    name: str
    key: str
    icon: str


@dataclass(frozen=True, slots=True)
class Ring:
    """An ellipse that marks the way of play: its half axes, and the angles of its arrows.

    Angles are in radians, clockwise on the screen from the right.
    """

    across: float
    down: float
    arrows: tuple[float, ...]


class Table(ABC):
    """A game's table as seen from seat 0, where the person sits."""

    def card_name(self, text: str) -> str:
        """A card in words; a game with cards of its own says its own."""
        return french.name(french.read(bare(text)))

    @abstractmethod
    def extent(self, players: int) -> tuple[float, float]:
        """The width and height that everything on the table needs, in card widths."""

    @abstractmethod
    def places(self, view: View, names: Sequence[str]) -> list[Place]:
        """Where each zone lies, in the order in which the keyboard visits them."""

    @abstractmethod
    def plates(self, view: View) -> list[Plate]:
        """Where each player's plate lies."""

    @abstractmethod
    def ring(self, players: int) -> Ring | None:
        """The mark of the way of play; None for no mark."""

    @abstractmethod
    def counts(self, view: View) -> list[int]:
        """What each player's plate shows: the points of the round so far."""

    @abstractmethod
    def prompt(self, view: View, names: Sequence[str]) -> str:
        """What is to be done now and why, for the person at seat 0."""

    @abstractmethod
    def following(self, view: View, names: Sequence[str]) -> tuple[str | None, str]:
        """The zone that is played next as things stand, and a sentence that says why."""

    @abstractmethod
    def played(self, view: View) -> str | None:
        """The zone the turn is about, to be lit."""

    @abstractmethod
    def actions(self, view: View) -> list[Action]:
        """The buttons that mean something now, if they are legal."""

    @abstractmethod
    def meaning(self, view: View, source: str, target: str | None) -> str | None:
        """The move that a click on a zone (``target`` None) or a drag to another means.

        It need not be legal: the rules say why not.  None if the gesture means no move.
        """

    @abstractmethod
    def fitting(self, view: View, zone: str) -> list[str]:
        """The zones that go together with this one, to be shown while it is hovered over."""

    @abstractmethod
    def aside(self, view: View, source: str, target: str) -> str:
        """What to say of a drag that means no move."""
