"""What the mouse holds at a table, or lets glide back."""

from game.core.table import HAND
from game.ui.table.grip import Grip
from game.values import dataclass

Point = tuple[float, float]
GLIDE = 0.22
"""How long cards glide back, in seconds."""


@dataclass(frozen=True, slots=True)
class Glide:
    """Cards that were let go and glide back: what, from where (pixels), since when (seconds)."""

    grip: Grip
    slots: tuple[int, ...]
    start: Point
    since: float


@dataclass(slots=True)
class Held:
    """What is held: nothing, a zone's cards, or cards of the hand.

    ``pressed`` is what the button went down on, ``since`` when it did (in seconds), ``dragging``
    whether that has been lifted.  ``slots`` are those of the hand's cards that were lifted last.
    ``place`` is where the mouse is, ``origin`` where the button went down, ``offset`` how far the
    card's middle is from the mouse, all in pixels.
    """

    pressed: Grip | None = None
    dragging: bool = False
    slots: tuple[int, ...] = ()
    place: Point = (0.0, 0.0)
    origin: Point = (0.0, 0.0)
    offset: Point = (0.0, 0.0)
    glide: Glide | None = None
    since: float = 0.0

    @property
    def carried(self) -> str | None:
        """The zone whose cards are being dragged or glide back."""
        if self.dragging and self.pressed is not None:
            return self.pressed.zone
        return None if self.glide is None else self.glide.grip.zone

    @property
    def hand_slots(self) -> tuple[int, ...]:
        """The slots of the hand's cards that are being dragged or glide back."""
        if self.carried != HAND:
            return ()
        return self.slots if self.glide is None else self.glide.slots

    @property
    def first(self) -> int | None:
        """The place in its zone of the first card being dragged, where that is one of many."""
        grip = self.pressed if self.dragging else None
        if self.glide is not None:
            grip = self.glide.grip
        return None if grip is None or grip.zone == HAND else grip.card

    @property
    def holds_hand(self) -> bool:
        """Whether cards of the hand are being dragged."""
        return self.dragging and self.pressed is not None and self.pressed.zone == HAND

    @property
    def middle(self) -> Point:
        """Where the middle of the card is that is held."""
        return (self.place[0] + self.offset[0], self.place[1] + self.offset[1])
