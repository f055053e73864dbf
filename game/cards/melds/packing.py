"""Choosing melds for a hand: the candidates that fit together and save the most points.

A position is the natural cards still free, the wild cards left, and the room for wild
cards in the pieces chosen so far.  The lowest natural card is in one of the pieces of
which it is the lowest card, or it is left over with its copies; so every choice is met
once, and positions met before are looked up.  Nothing is guessed: a branch is only
passed over when even melding all of its cards would not be better.
"""

from collections.abc import Callable, Iterable, Sequence
from operator import itemgetter
from typing import Final

from game.cards.melds.copies import ALL_LAYERS, FIRST_LAYER, LAYER, remove

Piece = tuple[int, int, int, int]
"""A candidate and its worth: (cards, wild cards needed, room for more, points)."""

Search = Callable[[int, int, int], int]
"""The most points that a position saves: of natural cards, wild cards left, and room."""

_FEW: Final = 2
"""With so few wild cards, taking the best pieces one by one is faster than looking up."""


class Pieces:
    """The candidates of one hand, sorted for the search."""

    __slots__ = ("by_low", "by_worth", "covers", "natural")

    def __init__(self, pieces: Iterable[Piece], wilds: int) -> None:
        self.by_worth = sorted(pieces, key=itemgetter(3), reverse=True)
        """All of them, the most points first."""
        self.by_low: dict[int, list[Piece]] = {}
        """Those of which a card, as a bit, is the lowest, the most points first."""
        self.natural: list[int] = []
        """The cards of those that need no wild card."""
        covers = [0] * (wilds + 1)
        for piece in self.by_worth:
            cards, need = piece[:2]
            covers[need] |= cards & FIRST_LAYER
            self.by_low.setdefault(cards & -cards, []).append(piece)
            if not need:
                self.natural.append(cards)
        self.covers: list[int] = []
        """The cards, with all copies, that are in a piece of at most so many wild cards."""
        cover = 0
        for cards in covers:
            cover |= cards
            self.covers.append(cover * ALL_LAYERS)


def most_saved(pieces: Pieces, costs: Sequence[int], values: Sequence[int]) -> Search:
    """The search for the most points that can be saved, less the wild cards left over.

    ``costs`` has what so many wild cards left over cost, ``values`` what each natural
    card does.  The function that comes back is asked with a position, any number of times.
    """
    by_low, by_worth = pieces.by_low, pieces.by_worth
    covers, natural = pieces.covers, pieces.natural
    known: dict[tuple[int, int, int], int] = {}

    def worth_of(held: int) -> int:
        worth = 0
        while held:
            low = held & -held
            worth += values[(low.bit_length() - 1) % LAYER]
            held ^= low
        return worth

    def search(held: int, left: int, room: int, goal: int) -> int:
        """``goal`` is the worth of all cards held, which cannot be surpassed."""
        lost = held & ~covers[left]
        if lost:
            held ^= lost
            goal -= worth_of(lost)
        best = -costs[left - room] if left > room else 0
        if not held:
            return best
        if left <= _FEW:
            for cards in natural:
                if held & cards == cards:
                    break
            else:
                return with_wilds(held, left, room, 0)
        position = held, left, room
        if position in known:
            return known[position]
        low = held & -held
        for cards, need, more, worth in by_low.get(low, ()):
            if need <= left and held & cards == cards:
                after = left - need
                rest = remove(held, cards)
                saved = worth + search(rest, after, min(room + more, after), goal - worth)
                if saved > best:
                    best = saved
                    if best == goal:
                        break
        copies = held & low * ALL_LAYERS
        goal -= worth_of(copies)
        if goal > best:
            best = max(best, search(held ^ copies, left, room, goal))
        known[position] = best
        return best

    def with_wilds(held: int, left: int, room: int, start: int) -> int:
        """The same where every meld that is left needs a wild card: so there are few to choose.

        The pieces from ``start`` on are tried, the most points first.
        """
        best = -costs[left - room] if left > room else 0
        for number in range(start, len(by_worth)):
            cards, need, more, worth = by_worth[number]
            if worth * left <= best:
                break
            if need <= left and held & cards == cards:
                after = left - need
                if after:
                    rest = remove(held, cards)
                    worth += with_wilds(rest, after, min(room + more, after), number)
                if worth > best:
                    best = worth
        return best

    def most(held: int, left: int, room: int) -> int:
        held &= covers[left]
        return search(held, left, room, worth_of(held))

    return most


def choice(
    most: Callable[[int, int, int], int], pieces: Pieces, held: int, left: int
) -> list[Piece]:
    """The pieces of one best choice: the search walked again along its best branches."""
    chosen: list[Piece] = []
    room = 0
    held &= pieces.covers[left]
    while held:
        low = held & -held
        best = most(held, left, room)
        for piece in pieces.by_low.get(low, ()):
            cards, need, more, worth = piece
            if need <= left and held & cards == cards:
                after = left - need
                rest = remove(held, cards), after, min(room + more, after)
                if worth + most(*rest) == best:
                    chosen.append(piece)
                    held, left, room = rest
                    break
        else:
            held &= ~(low * ALL_LAYERS)
    return chosen
