"""The shade on cards of the hand that cannot be used now.

Whoever plays fast would see the whole hand become light and dark again with each card. So the shade
outlasts the decision for a moment, in which the next decision may follow.
"""

from game.core.table import PERSON_HAND_ZONE
from game.ui.table.model.table_model import TableModel

SHADE_LINGER_SECONDS = 0.4
"""Time in which the shade outlasts a decision, in seconds: with it no hand flashes more than three
times in a second."""


class HandShade:
    """The shade on one hand. ``numbers`` are the sprites that are shaded now."""

    def __init__(self) -> None:
        self.numbers: frozenset[int] = frozenset()
        self._until = 0.0

    def follow(self, model: TableModel, now: float) -> bool:
        """Shade what cannot be used at ``now``, in seconds; whether it changes or is about to."""
        before, usable = self.numbers, model.asking.usable()
        if usable is not None:
            sprites = model.show.cast.zones.get(PERSON_HAND_ZONE, [])
            unusable = (one.number for one in sprites if one.text not in usable)
            self.numbers, self._until = frozenset(unusable), now + SHADE_LINGER_SECONDS
        elif now >= self._until:
            self.numbers = frozenset()
        return self.numbers != before or (usable is None and bool(self.numbers))
