"""Fast board for rollouts of Takeaway.

It keeps the top and size of each stack and follows ``rules`` (a test compares them) without moves
and events. A rollout costs a quarter.
"""

from collections.abc import Callable, Sequence

from game.cards.french import Card
from game.core.event import Seat
from game.games.takeaway.rules import TakeawayState
from game.games.takeaway.rules.fitting import (
    CLOCKWISE_SLOTS,
    FITTING_CARD_SETS,
    FITTING_CARDS,
    takeable,
)
from game.games.takeaway.rules.next_slot import following
from game.games.takeaway.state import EMPTY_SLOT_TOP, TOP_CARD_BITS, bits_of


class Board:
    """Tops, sizes, current slot, and deck with its next card last.

    ``slot`` is ``EMPTY_SLOT_TOP`` when the round is over. ``lying`` and ``unseen`` are the card
    sets of the tops and the deck.
    """

    __slots__ = (
        "lying",
        "owner",
        "players",
        "run_suits",
        "sizes",
        "slot",
        "stock",
        "tops",
        "unseen",
        "used",
    )

    def __init__(self, state: TakeawayState) -> None:
        self.players = state.setup.players
        self.owner: list[Seat] = [owner for owner in state.owner if owner is not None]
        self.run_suits = state.run_suits
        self.used = used = state.used
        self.tops = state.tops[:used]
        self.lying = state.lying
        self.sizes = [len(stack) for stack in state.slots[:used]]
        self.slot = state.slot
        self.stock = state.stock[:]
        self.unseen = bits_of(state.stock)

    def copy(self) -> "Board":
        other = Board.__new__(Board)
        other.players, other.owner = self.players, self.owner
        other.run_suits, other.used = self.run_suits, self.used
        other.tops, other.lying = self.tops[:], self.lying
        other.sizes, other.slot = self.sizes[:], self.slot
        other.stock, other.unseen = self.stock[:], self.unseen
        return other

    def takeable(self) -> list[int]:
        """Slots whose stacks fit the current slot, clockwise."""
        return takeable(self.tops, self.used, self.slot, self.run_suits)

    def take(self, other: int) -> None:
        """Take the stack of ``other``; when nothing else fits, go to the next slot."""
        tops, sizes, slot = self.tops, self.sizes, self.slot
        self.lying -= TOP_CARD_BITS[tops[slot]]
        tops[slot] = tops[other]
        sizes[slot] += sizes[other]
        tops[other] = EMPTY_SLOT_TOP
        sizes[other] = 0
        if not FITTING_CARD_SETS[self.run_suits][tops[slot]] & self.lying:
            after = following(tops, self.lying, self.used, slot, bool(self.stock), self.run_suits)
            self.slot = EMPTY_SLOT_TOP if after is None else after

    def held(self) -> list[int]:
        points = [0] * self.players
        for owner, size in zip(self.owner, self.sizes, strict=True):
            points[owner] += size
        return points

    def play(self, choose: Callable[["Board", Sequence[int]], int], least: int = 0) -> bool:
        """Play until the round ends or a draw finds ``least`` cards or fewer; whether it ended.

        The callback ``choose`` picks one of several slots.
        """
        tops, sizes, stock, used, run_suits = (
            self.tops,
            self.sizes,
            self.stock,
            self.used,
            self.run_suits,
        )
        masks, fits, rings = (
            FITTING_CARD_SETS[run_suits],
            FITTING_CARDS[run_suits],
            CLOCKWISE_SLOTS[used],
        )
        lying, unseen = self.lying, self.unseen
        slot: int | None = self.slot if self.slot >= 0 else None
        while slot is not None:
            fit = masks[tops[slot]] & lying
            if not fit:
                if len(stock) <= least:
                    self.slot, self.lying, self.unseen = slot, lying, unseen
                    return False
                card = stock.pop()
                unseen -= TOP_CARD_BITS[card]
                lying += TOP_CARD_BITS[card] - TOP_CARD_BITS[tops[slot]]
                tops[slot] = card
                sizes[slot] += 1
                fit = masks[card] & lying
            while fit:
                if fit & (fit - 1):
                    self.slot, self.lying, self.unseen = slot, lying, unseen
                    fitting = fits[tops[slot]]
                    other = choose(self, [one for one in rings[slot] if tops[one] in fitting])
                else:
                    other = tops.index(Card(fit.bit_length() - 1))
                lying -= TOP_CARD_BITS[tops[slot]]
                top = tops[slot] = tops[other]
                sizes[slot] += sizes[other]
                tops[other] = EMPTY_SLOT_TOP
                sizes[other] = 0
                fit = masks[top] & lying
            slot = following(tops, lying, used, slot, bool(stock), run_suits)
        self.slot, self.lying, self.unseen = EMPTY_SLOT_TOP, lying, unseen
        return True


def greedy_slot(board: Board, others: Sequence[int]) -> int:
    """Slot with the most cards; an own stack counts a tenth."""
    owner, sizes = board.owner, board.sizes
    mine = owner[board.slot]
    best, most = others[0], 0.0
    for other in others:
        won = sizes[other] if owner[other] != mine else 0.1 * sizes[other]
        if won > most:
            best, most = other, won
    return best
