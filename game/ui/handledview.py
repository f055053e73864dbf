"""A page that shows a table at which the player handles the cards: clicks, picks and drags."""

from collections.abc import Callable, Sequence

from game.core.offer import Offer
from game.ui.table.doing import Doing
from game.ui.table.enlarged import only_looked_at
from game.ui.table.moves import Moves
from game.ui.table.pointer import Pointer
from game.ui.tableview import TableView


class HandledView(TableView):
    """A table whose cards are clicked, picked and dragged.

    A page of this kind begins by saying what it is ``moved_by``.
    """

    doing: Doing
    pointer: Pointer

    def moved_by(self, moves: Moves) -> None:
        """Have gestures become moves of the person, made by ``moves``."""
        self.doing = Doing(self.model, moves, self._choose)
        self.pointer = Pointer(self.model, self, moves, self.doing)

    def _choose(self, offers: Sequence[Offer], then: Callable[[Offer], object]) -> None:
        self.ways.choose(self.model, offers, then)

    def entered(self) -> None:
        self.pointer.drag.break_off()
        super().entered()

    def carry(self, x: float, y: float) -> None:
        self.pointer.drag.move(x, y)

    def on_release(self, x: float, y: float) -> None:
        if only_looked_at(self.model):
            self.pressed = ""
        if not self.pointer.drag.release(x, y):
            node = self.under(x, y)
            if node is not None and node.click is not None and self.pressed == node.key:
                node.click()
            super().on_release(x, y)
        self.pressed = ""
