"""A part of a page that stands beside others where there is room, and else has a tab."""

from abc import ABC, abstractmethod
from typing import ClassVar

from game.core.event import Seat
from game.ui.box import Box, Fit, Reading, Scroller
from game.ui.table.model import TableModel
from game.ui.tree import Node
from game.ui.widgets.kit import Kit, nowhere
from game.ui.widgets.picture import drawn
from game.words.message import Message, told


class Part(ABC):
    """One thing to read about a match, made of boxes; ``scroller`` is what is seen of it."""

    title: ClassVar[Message]

    def __init__(self, model: TableModel, kit: Kit, scroller: Scroller) -> None:
        self.model = model
        self.show = model.show
        self.state = model.show.state
        self.names = model.show.names
        self.rules = model.show.table
        self.kit = kit
        self.scroller = scroller

    @abstractmethod
    def box(self) -> Box:
        """What there is to read."""

    def narrow(self) -> Box | None:
        """The same for a window that is too narrow for it; None if there is no other way."""
        return None

    def reading(self) -> Reading:
        """All of it with its title: beside others it is never laid out for a narrow window."""
        box, narrow = self.box(), self.narrow()
        whole = box if narrow is None else Fit(box, narrow)
        return Reading(told(self.title), whole, box.widths.least)

    @property
    def seats(self) -> list[Seat]:
        """Everybody at the table."""
        return [Seat(seat) for seat in range(len(self.names))]

    def portrait(self, seat: Seat) -> Node:
        """What somebody looks like."""
        return drawn(f"portraits/{self.model.portraits[seat]}", nowhere())
