"""The last cards of a round solved exactly: expectimax over every order in which they may come.

Which cards are still in the deck is known, only their order is not, and nothing else is hidden.
So with few cards left a position has a value: at a draw the mean over the cards that may come, at
a choice the best for whoever chooses.  (Everybody maximizes their own chance to win: with two
players the minimax value, with more the value of Luckhardt and Irani's max-n, 1986.)  Of a stack
only its top and its size matter, so positions recur and are kept.
"""

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from game.cards.french import Card
from game.core.event import Seat
from game.games.takeaway.moves import TAKES, Move
from game.games.takeaway.rules import TakeawayState
from game.games.takeaway.rules.fitting import MASKS, plays, takeable
from game.games.takeaway.rules.next_slot import following
from game.games.takeaway.state import EMPTY, bits

MOST: Final = 6
"""With so many cards left in the deck, or fewer, a round is solved."""

T = TypeVar("T")
Tops = tuple[Card, ...]
"""Each stack by its top alone; ``EMPTY`` where there is none."""
Sizes = tuple[int, ...]
Chances = Sequence[float]
Ending = Callable[[Sequence[int]], Chances]
"""What a round is worth to each seat that ends with so many cards for each."""


class Endgame:
    """The values of the positions that a round may still come to."""

    def __init__(self, state: TakeawayState, ending: Ending) -> None:
        self.used = state.used
        self.run_suits = state.run_suits
        self.owner: list[Seat] = [owner for owner in state.owner if owner is not None]
        self.players = state.setup.players
        self.ending = ending
        self._known: dict[tuple[Tops, Sizes, int, frozenset[Card]], Chances] = {}

    def takes(self, state: TakeawayState) -> dict[Move, Chances]:
        """The value of each taking that is legal, for every seat."""
        tops = tuple(state.tops)
        sizes = tuple(map(len, state.slots))
        stock = frozenset(state.stock)
        return {
            TAKES[other]: self._taken(tops, sizes, state.slot, other, stock)
            for other in takeable(tops, self.used, state.slot, self.run_suits)
        }

    def _at(self, tops: Tops, sizes: Sizes, slot: int, stock: frozenset[Card]) -> Chances:
        """The value of a slot being played, for every seat."""
        key = (tops, sizes, slot, stock)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._value(tops, sizes, slot, stock)
        return known

    def _value(self, tops: Tops, sizes: Sizes, slot: int, stock: frozenset[Card]) -> Chances:
        others = takeable(tops, self.used, slot, self.run_suits)
        if others:
            seat = self.owner[slot]
            values = [self._taken(tops, sizes, slot, other, stock) for other in others]
            return max(values, key=lambda chances: round(chances[seat], 9))
        total = [0.0] * self.players
        for card in stock:
            after = self._changed(tops, slot, card)
            held = self._changed(sizes, slot, sizes[slot] + 1)
            for one, chance in enumerate(self._on(after, held, slot, stock - {card})):
                total[one] += chance
        return [chance / len(stock) for chance in total]

    def _taken(
        self, tops: Tops, sizes: Sizes, slot: int, other: int, stock: frozenset[Card]
    ) -> Chances:
        """The value once another slot's stack has been taken onto this one's."""
        after = self._changed(self._changed(tops, slot, tops[other]), other, EMPTY)
        held = self._changed(sizes, slot, sizes[slot] + sizes[other])
        return self._on(after, self._changed(held, other, 0), slot, stock)

    def _on(self, tops: Tops, sizes: Sizes, slot: int, stock: frozenset[Card]) -> Chances:
        """The value after a card was drawn or a stack taken: the slot goes on, or the next."""
        lying = bits(tops)
        if MASKS[self.run_suits][tops[slot]] & lying:
            return self._at(tops, sizes, slot, stock)
        after = following(tops, lying, self.used, slot, bool(stock), self.run_suits)
        if after is not None:
            return self._at(tops, sizes, after, stock)
        held = [0] * self.players
        for owner, size in zip(self.owner, sizes, strict=False):
            held[owner] += size
        return self.ending(held)

    @staticmethod
    def _changed(row: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
        return (*row[:place], value, *row[place + 1 :])


def solvable(state: TakeawayState) -> bool:
    """Whether few enough cards are left, and there is something to choose."""
    return state.phase == "take" and len(state.stock) <= MOST and len(plays(state, state.slot)) > 1
