"""How few points of a hand can be left over.

A position is the natural cards still free, the wild cards left, and the room for wild cards in
the pieces chosen so far.  The lowest natural card is in one of the pieces of which it is the
lowest card, or it is left over with its copies; so every choice is met once.  Nothing is guessed:
a branch is only passed over when it cannot be better.

Cards that are in no piece are left over in any case.  Without them many hands are the same
position, and those that differ in a card have most of their positions in common: so what was
found is kept, for all hands under one law.
"""

from typing import Final

from game.cards.melds.choosing import KEPT, POINTS, Choice
from game.cards.melds.copies import ALL_LAYERS, FIRST_LAYER, LAYER, remove

POINT: Final = 1 << POINTS
"""What a point counts in a code, with less than which nothing is left over."""
_NO_ROOM: Final = 255
"""What a code has between its points and its cards where no wild card has room in a meld."""
_ALL: Final = _NO_ROOM << LAYER
_MOST: Final = POINT << 40
"""More than is ever left over."""


class Leavings(Choice):
    """What is left over of hands under one law and one table of points, kept for all of them.

    What is found is a code: its points, then ``_NO_ROOM`` less the wild cards for which there is
    room, then the cards left over, without copies.  So the least code has the fewest points, and
    of those the most room.
    """

    __slots__ = ("_known", "_naturals", "_whole")

    def forget(self) -> None:
        super().forget()
        self._naturals: dict[int, int] = {}
        self._whole: dict[int, dict[int, int]] = {}
        self._known: dict[int, dict[int, int]] = {}

    # The fewest points.

    def least(self, held: int, costs: tuple[int, ...]) -> tuple[int, int]:
        """The fewest points left over, and the cards that are then left over, without copies.

        ``costs`` has what so many unused wild cards cost.
        """
        wilds = len(costs) - 1
        code = self._free(held, wilds)
        room = _NO_ROOM - (code >> LAYER & _NO_ROOM)
        if room >= wilds:
            return code >> POINTS, code & FIRST_LAYER
        if code == _ALL + self.left_over(held):
            return (code >> POINTS) + costs[wilds], code & FIRST_LAYER
        return self._costly(held, wilds, costs)

    def _free(self, held: int, wilds: int) -> int:
        """The code of the least that is left over where unused wild cards cost nothing."""
        known = self._whole.get(wilds)
        if known is None:
            known = self._whole[wilds] = {}
        found = known.get(held)
        if found is None:
            found = self._with_wilds(held, wilds) if wilds else self._without(held)
            if len(known) > KEPT:
                known.clear()
            known[held] = found
        return found

    def _without(self, held: int) -> int:
        """The least that is left over where there are no wild cards."""
        free = self.covered(held, 0)
        if not free:
            return _ALL + self.left_over(held)
        best = self._naturals.get(free)
        if best is None:
            best = _MOST
            for cards, _, most, _ in self.with_lowest(free, 0):
                found = self._without(remove(free, cards)) - (most << LAYER)
                if found < best:
                    best = found
                    if best < POINT:
                        break
            copies = free & (free & -free) * ALL_LAYERS
            leaving = self.left_over(copies)
            if leaving < best:
                best = min(best, leaving + self._without(free ^ copies))
            if len(self._naturals) > KEPT:
                self._naturals.clear()
            self._naturals[free] = best
        return best if free == held else best + self.left_over(held ^ free)

    def _with_wilds(self, held: int, wilds: int) -> int:
        """The same with wild cards."""
        free = self.covered(held, wilds)
        if not free:
            return _ALL + self.left_over(held)
        known = self._known.get(wilds)
        if known is None:
            known = self._known[wilds] = {}
        best = known.get(free)
        if best is None:
            if wilds == 1:
                best = self._with_one(free)
            else:
                best = _MOST
                for cards, need, most, _ in self.with_lowest(free, wilds):
                    rest = remove(free, cards)
                    after = wilds - need
                    found = self._with_wilds(rest, after) if after else self._without(rest)
                    found -= most << LAYER
                    if found < best:
                        best = found
                        if best < POINT:
                            break
                copies = free & (free & -free) * ALL_LAYERS
                leaving = self.left_over(copies)
                if leaving < best:
                    best = min(best, leaving + self._with_wilds(free ^ copies, wilds))
            if len(known) > KEPT:
                known.clear()
            known[free] = best
        return best if free == held else best + self.left_over(held ^ free)

    def _with_one(self, free: int) -> int:
        """The same with one wild card."""
        whole = self.left_over(free)
        best = base = self._without(free)
        points = base & -POINT
        alone = base - whole == _ALL
        for pieces in self.with_one(free):
            for cards, most, worth in pieces:
                if points - worth >= best:
                    break
                if alone:
                    found = base - worth - (most << LAYER)
                else:
                    found = self._without(remove(free, cards)) - (most << LAYER)
                if found < best:
                    best = found
        return best

    def _costly(self, held: int, wilds: int, costs: tuple[int, ...]) -> tuple[int, int]:
        """The same where there may be no room for all wild cards: by all ways."""
        known: dict[tuple[int, int, int], int] = {}

        def search(held: int, wilds: int, room: int) -> int:
            if not held:
                return costs[wilds - room] * POINT if wilds > room else 0
            position = held, wilds, room
            best = known.get(position)
            if best is None:
                copies = held & (held & -held) * ALL_LAYERS
                best = self.left_over(copies) + search(held ^ copies, wilds, room)
                for cards, need, most, _ in self.with_lowest(held, wilds):
                    after = wilds - need
                    more = min(room + most - need, after)
                    best = min(best, search(remove(held, cards), after, more))
                known[position] = best
            return best

        code = search(held, wilds, 0)
        return code >> POINTS, code & FIRST_LAYER
