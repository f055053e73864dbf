"""Takeaway reduced to what playing on needs, for playouts: of each stack its top and its size.

``Board`` plays by the same rules as ``rules`` (a test holds them against each other), without
moves, events and stacks: a playout costs a quarter.
"""

from collections.abc import Callable, Sequence

from game.cards.french import Card
from game.core.event import Seat
from game.games.takeaway.rules import TakeawayState
from game.games.takeaway.rules.fitting import FITS, RINGS
from game.games.takeaway.state import EMPTY


class Board:
    """The stacks by their tops and sizes, the slot being played, the deck (next card last)."""

    __slots__ = ("fits", "owner", "players", "ring", "run_suits", "sizes", "slot", "stock", "tops")

    def __init__(self, state: TakeawayState) -> None:
        self.players = state.setup.players
        self.owner: list[Seat] = [owner for owner in state.owner if owner is not None]
        self.ring = RINGS[state.used]
        self.run_suits = state.run_suits
        self.fits = FITS[state.run_suits]
        used = state.used
        self.tops = state.tops[:used]
        self.sizes = [len(stack) for stack in state.slots[:used]]
        self.slot = state.slot
        self.stock = state.stock[:]

    def copy(self) -> "Board":
        """Another that can be played on."""
        other = Board.__new__(Board)
        other.players, other.owner = self.players, self.owner
        other.ring, other.run_suits, other.fits = self.ring, self.run_suits, self.fits
        other.tops, other.sizes = self.tops[:], self.sizes[:]
        other.slot, other.stock = self.slot, self.stock[:]
        return other

    def takeable(self) -> list[int]:
        """The slots whose stacks can be taken onto that of the slot being played."""
        tops = self.tops
        fits = self.fits[tops[self.slot]]
        return [other for other in self.ring[self.slot] if tops[other] in fits]

    def take(self, other: int) -> None:
        """Take another slot's stack onto that of the slot being played; go on when it is done."""
        tops, sizes, slot = self.tops, self.sizes, self.slot
        tops[slot] = tops[other]
        sizes[slot] += sizes[other]
        tops[other] = EMPTY
        sizes[other] = 0
        if not self.takeable():
            self.slot = self._following(slot)

    def _following(self, slot: int) -> int:
        """The slot that is played once this one is done; ``EMPTY`` if the round is over then."""
        tops, ring = self.tops, self.ring[slot]
        if self.stock:
            if EMPTY in tops:
                return next(other for other in ring if tops[other] < 0)
            return ring[0]
        for other in ring:
            if tops[other] >= 0:
                fit = self.fits[tops[other]]
                if not fit.isdisjoint(tops):
                    return other
        return EMPTY

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
        tops, sizes, stock, rings, fits = self.tops, self.sizes, self.stock, self.ring, self.fits
        slot = self.slot
        while slot >= 0:
            ring = rings[slot]
            fit = fits[tops[slot]]
            others = [other for other in ring if tops[other] in fit]
            if not others:
                if len(stock) <= least:
                    self.slot = slot
                    return False
                card: Card = stock.pop()
                tops[slot] = card
                sizes[slot] += 1
                fit = fits[card]
                others = [other for other in ring if tops[other] in fit]
            while others:
                if len(others) == 1:
                    other = others[0]
                else:
                    self.slot = slot
                    other = choose(self, others)
                top = tops[slot] = tops[other]
                sizes[slot] += sizes[other]
                tops[other] = EMPTY
                sizes[other] = 0
                fit = fits[top]
                others = [other for other in ring if tops[other] in fit]
            slot = self._following(slot)
        self.slot = slot
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
