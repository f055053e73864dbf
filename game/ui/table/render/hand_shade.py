"""The shade on cards of the hand that cannot be used now.

Whoever plays fast would see the whole hand flash, dark for each decision and light between them. So
the shade outlasts a decision for a moment, and does not change more than three times in a second.
It ends as the stage opens.
"""

from game.core.table import PERSON_HAND_ZONE
from game.ui.table.model.table_model import TableModel

SHADE_LINGER_SECONDS = 0.4
"""Time in which the shade outlasts a decision, in seconds."""
MIN_SHADE_SECONDS = 0.3
"""Minimum time between two changes of the shade, in seconds."""


class HandShade:
    """The shade on one hand. ``numbers`` are the sprites that are shaded now."""

    def __init__(self) -> None:
        self.numbers: frozenset[int] = frozenset()
        self._until = self._next = 0.0

    def follow(self, model: TableModel, now: float) -> bool:
        """Shade what cannot be used at ``now``, in seconds; whether it is about to change."""
        usable, wanted = model.asking.usable(), self.numbers
        if usable is not None:
            sprites = model.show.cast.zones.get(PERSON_HAND_ZONE, [])
            wanted = frozenset(one.number for one in sprites if one.text not in usable)
            self._until = now + SHADE_LINGER_SECONDS
        elif now >= self._until or model.show.staged:
            wanted = frozenset()
        if wanted != self.numbers and now >= self._next:
            self.numbers, self._next = wanted, now + MIN_SHADE_SECONDS
        return wanted != self.numbers or (usable is None and bool(self.numbers))
