"""Takeaway reduced to what playing on needs, for playouts: of each stack its top and its size.

``Board`` plays by the same rules as ``rules`` (a test holds them against each other), without
moves, events and stacks: a playout costs a quarter.
"""

from collections.abc import Callable, Sequence

from game.cards.french import Card
from game.core.event import Seat
from game.games.takeaway.rules import TakeawayState
from game.games.takeaway.rules.fitting import FITS, MASKS, RINGS, takeable
from game.games.takeaway.rules.next_slot import following
from game.games.takeaway.state import BITS, EMPTY, bits


class Board:
    """The stacks by their tops and sizes, the slot being played, the deck (next card last).

    The slot is ``EMPTY`` when the round is over.  ``lying`` is the set of the tops and ``unseen``
    that of the cards in the deck.
    """

    __slots__ = (
        "lying", "owner", "players", "run_suits", "sizes", "slot", "stock", "tops", "unseen",
        "used",
    )  # fmt: skip

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
        self.unseen = bits(state.stock)

    def copy(self) -> "Board":
        """Another that can be played on."""
        other = Board.__new__(Board)
        other.players, other.owner = self.players, self.owner
        other.run_suits, other.used = self.run_suits, self.used
        other.tops, other.lying = self.tops[:], self.lying
        other.sizes, other.slot = self.sizes[:], self.slot
        other.stock, other.unseen = self.stock[:], self.unseen
        return other

    def takeable(self) -> list[int]:
        """The slots whose stacks can be taken onto that of the slot being played."""
        return takeable(self.tops, self.used, self.slot, self.run_suits)

    def take(self, other: int) -> None:
        """Take another slot's stack onto that of the slot being played; go on when it is done."""
        tops, sizes, slot = self.tops, self.sizes, self.slot
        self.lying -= BITS[tops[slot]]
        tops[slot] = tops[other]
        sizes[slot] += sizes[other]
        tops[other] = EMPTY
        sizes[other] = 0
        if not MASKS[self.run_suits][tops[slot]] & self.lying:
            after = following(tops, self.lying, self.used, slot, bool(self.stock), self.run_suits)
            self.slot = EMPTY if after is None else after

    def held(self) -> list[int]:
        """The cards in each player's slots."""
        points = [0] * self.players
        for owner, size in zip(self.owner, self.sizes, strict=True):
            points[owner] += size
        return points

    def play(self, choose: Callable[["Board", Sequence[int]], int], least: int = 0) -> bool:
        """Play on until the round is over, or a card has to be drawn and only so many are left.

        Whether it is over.  ``choose`` says which of several slots is taken.
        """
        tops, sizes, stock, used, run_suits = (
            self.tops, self.sizes, self.stock, self.used, self.run_suits
        )  # fmt: skip
        masks, fits, rings = MASKS[run_suits], FITS[run_suits], RINGS[used]
        lying, unseen = self.lying, self.unseen
        slot: int | None = self.slot if self.slot >= 0 else None
        while slot is not None:
            fit = masks[tops[slot]] & lying
            if not fit:
                if len(stock) <= least:
                    self.slot, self.lying, self.unseen = slot, lying, unseen
                    return False
                card = stock.pop()
                unseen -= BITS[card]
                lying += BITS[card] - BITS[tops[slot]]
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
                lying -= BITS[tops[slot]]
                top = tops[slot] = tops[other]
                sizes[slot] += sizes[other]
                tops[other] = EMPTY
                sizes[other] = 0
                fit = masks[top] & lying
            slot = following(tops, lying, used, slot, bool(stock), run_suits)
        self.slot, self.lying, self.unseen = EMPTY, lying, unseen
        return True


def greedy(board: Board, others: Sequence[int]) -> int:
    """The slot with the most cards: another's stack counts whole, one's own only changes place."""
    owner, sizes = board.owner, board.sizes
    mine = owner[board.slot]
    best, most = others[0], 0.0
    for other in others:
        won = sizes[other] if owner[other] != mine else 0.1 * sizes[other]
        if won > most:
            best, most = other, won
    return best
