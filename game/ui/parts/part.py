"""A part of a page that stands beside others where there is room, and else has a tab."""

from abc import ABC, abstractmethod
from typing import ClassVar

from game.core.event import Seat
from game.ui.box import Box, Scroller
from game.ui.table.model import TableModel
from game.ui.tree import Node
from game.ui.widgets.kit import Kit, nowhere
from game.ui.widgets.picture import drawn
from game.words.message import Message


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

    @property
    def seats(self) -> list[Seat]:
        """Everybody at the table."""
        return [Seat(seat) for seat in range(len(self.names))]

    def portrait(self, seat: Seat) -> Node:
        """What somebody looks like."""
        return drawn(f"portraits/{self.model.portraits[seat]}", nowhere())
