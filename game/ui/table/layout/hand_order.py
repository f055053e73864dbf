"""The person's hand order: the sequence of cards, the picks, and the card under the pointer.

The timeline owns it, the layout reads it.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import accumulate, count
from typing import Any

from game.core.table import SORT_BY_MELD

Melds = Sequence[Sequence[str]]
"""Card texts of each meld."""
Copy = tuple[str, int]
"""A card of the hand: its text, and which of its copies it is; a number that it keeps for as long
as it is held."""


class HandOrder:
    """The order in which the person holds their cards; the rules do not know it.

    A *slot* is a place in the fan, counted from the left. ``how`` is the active sort, or ``none``:
    the sort that the player ``asked`` for, or the first of ``ways`` as its fallback. ``key`` gives
    the sort key of a card. ``melds`` gives the melds that the hand could form; a new object means
    that they may have changed.
    """

    def __init__(
        self,
        key: Callable[[str, str], Any],
        how: str = "none",
        ways: Sequence[str] = (),
        melds: Callable[[], Melds] = tuple,
    ) -> None:
        self.key = key
        self.navigator = ways
        self.melds = melds
        self.asked = how
        self.how = self._way(how)
        self._lies: Melds | None = None
        self._parts: tuple[int, ...] = ()
        self._held: list[Copy] = []
        self.picks: set[Copy] = set()
        self.hovered: int | None = None

    @property
    def order(self) -> list[str]:
        """The texts of the cards from left to right."""
        return [text for text, _ in self._held]

    def follow(self, cards: Sequence[str]) -> None:
        """Adopt the hand of the view; new cards go to the end, or are sorted in."""
        kept = self._kept(Counter(cards))
        if len(kept) == len(cards) == len(self._held):
            if self.how == SORT_BY_MELD and self.melds() is not self._lies:
                self._sort()
            return
        left = Counter(cards) - Counter(text for text, _ in kept)
        self._held = kept
        for text in cards:
            if left[text]:
                left[text] -= 1
                numbers = (number for number in count() if (text, number) not in self._held)
                self._held.append((text, next(numbers)))
        if self.how != "none":
            self._sort()
        self.picks &= set(self._held)
        self.hovered = None

    def _kept(self, left: Counter[str]) -> list[Copy]:
        """The copies still held; ``left`` is the number of each text.

        Picked copies leave first, then those farthest right.
        """
        gone = Counter(self.order) - left
        if not gone:
            return list(self._held)
        leaves: set[Copy] = set()
        picked = [copy for copy in self._held if copy in self.picks]
        for copy in (*picked, *reversed(self._held)):
            if gone[copy[0]] and copy not in leaves:
                gone[copy[0]] -= 1
                leaves.add(copy)
        return [copy for copy in self._held if copy not in leaves]

    def sort(self, how: str) -> None:
        """Sort the hand now and after every change."""
        self.asked = how
        self.how = self._way(how)
        if self.how != "none":
            self._sort()

    def _way(self, how: str) -> str:
        known = how == "none" or not self.navigator or how in self.navigator
        return how if known else self.navigator[0]

    def _sort(self) -> None:
        self._held.sort(key=lambda copy: self.key(copy[0], self.how))
        if self.how == SORT_BY_MELD:
            self._lies = self.melds()
            self._by_meld(self._lies)

    def _by_meld(self, melds: Melds) -> None:
        """Move the cards of each meld together, then the deadwood."""
        left = Counter(self.order)
        groups = []
        for meld in melds:
            needed = Counter(meld)
            if needed <= left:
                left -= needed
                groups.append(tuple(meld))
        groups.sort(key=lambda meld: min(self.key(text, self.how) for text in meld))
        rest = list(self._held)
        lying = []
        for wanted in (text for group in groups for text in group):
            place = next(place for place, copy in enumerate(rest) if copy[0] == wanted)
            lying.append(rest.pop(place))
        self._held = lying + rest
        self._parts = tuple(
            start for start in accumulate(map(len, groups)) if start < len(self._held)
        )

    @property
    def parts(self) -> tuple[int, ...]:
        """The slots where another meld or the deadwood begins, in a hand sorted by meld."""
        return self._parts if self.how == SORT_BY_MELD else ()

    def copies(self) -> list[Copy]:
        """Every slot's card, told apart from its copies."""
        return list(self._held)

    def slots(self, cards: Sequence[str]) -> list[int]:
        """For each slot, the index of its card among ``cards``, the view's list."""
        places: dict[str, list[int]] = {}
        for place, text in enumerate(cards):
            places.setdefault(text, []).append(place)
        return [places[text].pop(0) for text in self.order]

    # Picking.

    @property
    def picked(self) -> tuple[str, ...]:
        """Texts of the picked cards, from left to right."""
        return tuple(copy[0] for copy in self.copies() if copy in self.picks)

    def picked_slots(self) -> list[int]:
        return [slot for slot, copy in enumerate(self.copies()) if copy in self.picks]

    def toggle(self, slot: int) -> None:
        """Toggle the pick of a card."""
        self.picks ^= {self.copies()[slot]}

    def pick(self, slots: Sequence[int]) -> None:
        """Pick these cards and no others."""
        copies = self.copies()
        self.picks = {copies[slot] for slot in slots}

    # Rearranging.

    def move(self, slots: Sequence[int], to: int) -> None:
        """Put some cards side by side, before the card that is in slot ``to`` now."""
        held = self._held
        moved = [held[slot] for slot in slots]
        before = [copy for slot, copy in enumerate(held[:to]) if slot not in slots]
        after = [copy for slot, copy in enumerate(held) if slot >= to and slot not in slots]
        self._held = before + moved + after
        self.asked = self.how = "none"
        self.picks.clear()
        self.hovered = None
