"""Exact endgame solver: expectimax over every order of the last cards.

Only the order of the deck is hidden. A draw is worth the mean over the cards left, a choice the
best value for the seat that chooses (Luckhardt and Irani's max-n, 1986; minimax for two). Only the
top and size of a stack matter, so positions recur and are cached. Begin with ``Endgame.takes``.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Final, TypeVar

from game.cards.french import Card
from game.core.event import Seat
from game.games.takeaway.moves import TAKE_STACK_MOVES, Move
from game.games.takeaway.rules import TakeawayState
from game.games.takeaway.rules.fitting import FITTING_CARD_SETS, plays, takeable
from game.games.takeaway.rules.next_slot import following
from game.games.takeaway.state import EMPTY_SLOT_TOP, bits_of

MAX_SOLVED_DECK_CARD_COUNT: Final = 6
"""Threshold: maximum deck size for an exact solution."""

T = TypeVar("T")
Tops = tuple[Card, ...]
"""Top card of each slot; ``EMPTY_SLOT_TOP`` for an empty slot."""
Sizes = tuple[int, ...]
Chances = Sequence[float]
Ending = Callable[[Sequence[int]], Chances]
"""Callback: win chance of each seat, from its number of cards at the end of the round."""


class Endgame:
    """Solver for the rest of one round, with a cache of position values."""

    def __init__(self, state: TakeawayState, ending: Ending) -> None:
        self.used = state.used
        self.run_suits = state.run_suits
        self.owner: list[Seat] = [owner for owner in state.owner if owner is not None]
        self.players = state.setup.players
        self.ending = ending
        self._known: dict[tuple[Tops, Sizes, int, frozenset[Card]], Chances] = {}

    def takes(self, state: TakeawayState) -> dict[Move, Chances]:
        """Win chances of all seats after each legal taking."""
        tops = tuple(state.tops)
        sizes = tuple(map(len, state.slots))
        stock = frozenset(state.stock)
        return {
            TAKE_STACK_MOVES[other]: self._taken(tops, sizes, state.slot, other, stock)
            for other in takeable(tops, self.used, state.slot, self.run_suits)
        }

    def turns(self, state: TakeawayState) -> dict[tuple[Move, ...], Chances]:
        """Win chances of all seats after each way to take until nothing fits the slot any more."""
        stock = frozenset(state.stock)
        return {
            takes: self._on(tops, sizes, state.slot, stock)
            for takes, tops, sizes in ways_to_take(state)
        }

    def _at(self, tops: Tops, sizes: Sizes, slot: int, stock: frozenset[Card]) -> Chances:
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
            after = _changed(tops, slot, card)
            held = _changed(sizes, slot, sizes[slot] + 1)
            for one, chance in enumerate(self._on(after, held, slot, stock - {card})):
                total[one] += chance
        return [chance / len(stock) for chance in total]

    def _taken(
        self, tops: Tops, sizes: Sizes, slot: int, other: int, stock: frozenset[Card]
    ) -> Chances:
        """Win chances after ``slot`` takes the stack of ``other``."""
        after = _changed(_changed(tops, slot, tops[other]), other, EMPTY_SLOT_TOP)
        held = _changed(sizes, slot, sizes[slot] + sizes[other])
        return self._on(after, _changed(held, other, 0), slot, stock)

    def _on(self, tops: Tops, sizes: Sizes, slot: int, stock: frozenset[Card]) -> Chances:
        """Win chances after a draw or a taking: the same slot goes on, or the next one."""
        lying = bits_of(tops)
        if FITTING_CARD_SETS[self.run_suits][tops[slot]] & lying:
            return self._at(tops, sizes, slot, stock)
        after = following(tops, lying, self.used, slot, bool(stock), self.run_suits)
        if after is not None:
            return self._at(tops, sizes, after, stock)
        held = [0] * self.players
        for owner, size in zip(self.owner, sizes, strict=False):
            held[owner] += size
        return self.ending(held)


def _changed(row: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    return (*row[:place], value, *row[place + 1 :])


def ways_to_take(state: TakeawayState) -> Iterator[tuple[tuple[Move, ...], Tops, Sizes]]:
    """The ways to take until nothing fits the slot any more, and the stacks after each."""
    slot = state.slot
    waiting: list[tuple[tuple[Move, ...], Tops, Sizes]] = [
        ((), tuple(state.tops), tuple(map(len, state.slots)))
    ]
    while waiting:
        takes, tops, sizes = waiting.pop()
        others = takeable(tops, state.used, slot, state.run_suits)
        if not others:
            yield takes, tops, sizes
        for other in others:
            after = _changed(_changed(tops, slot, tops[other]), other, EMPTY_SLOT_TOP)
            held = _changed(_changed(sizes, slot, sizes[slot] + sizes[other]), other, 0)
            waiting.append(((*takes, TAKE_STACK_MOVES[other]), after, held))


def is_small(state: TakeawayState) -> bool:
    """Whether the deck is small enough to be counted out."""
    return len(state.stock) <= MAX_SOLVED_DECK_CARD_COUNT


def is_solvable(state: TakeawayState) -> bool:
    """Whether the deck is small enough and the seat has more than one taking."""
    return state.phase == "take" and is_small(state) and len(plays(state, state.slot)) > 1
