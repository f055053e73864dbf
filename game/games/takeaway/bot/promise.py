"""How many cards each player can expect to hold at the end of a round of Takeaway.

A linear model of what lies open, before a card is drawn: of each stack its size, how many of the
cards still in the deck fit its top, and whose slots are played before it is covered.  The weights
(``learned.py``) depend on how many cards are left in the deck, between knots linearly.

With more than about 14 cards left the promise is nearly the same for all: what lies open then is
taken to and fro until nothing of it is left.  That a stack which two cards fit is safer than one
which a single card fits is no error: the slot it was taken from is empty, so its owner draws next.
"""

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from typing import Final

from game.games.takeaway.bot.learned import KNOTS, LEARNED
from game.games.takeaway.bot.rollout import Board, greedy
from game.games.takeaway.moves import SLOTS
from game.games.takeaway.rules.fitting import MASKS, RINGS
from game.games.takeaway.state import owners
from game.values import dataclass

MOST_FITTING: Final = 11
"""So many cards fit one at most."""
PACK: Final = 52
OPEN: Final = ((0, 0.0), (1, 0.01), (2, 0.19), (3, 0.34), (5, 0.55), (7, 0.74), (10, 0.87),
               (14, 0.95), (20, 0.99), (28, 1.0), (PACK, 1.0))  # fmt: skip
"""How much of a round's luck is still to come with so many cards in the deck.

The square of the promise's error against that before the round, as ``learned.py`` has them.
"""
OTHERS: Final = {
    players: tuple(tuple(one for one in range(players) if one != seat) for seat in range(players))
    for players in (2, 3, 4)
}
"""The other seats of each, by the number of players."""
LONG: Final = 24
"""With more cards than this in the deck all of it is forgotten by its end: the fast policy does."""


@dataclass(frozen=True, slots=True)
class Terms:
    """What a stack brings with so many cards in the deck, by how many of them fit its top.

    Its owner can expect to keep ``keep`` of each card.  ``now`` goes from its owner to whoever
    draws first; to each slot of somebody else's that is played before it goes ``soon``, by its
    place in the order of play; ``later`` goes from its owner to everybody alike.
    """

    keep: tuple[float, ...]
    now: tuple[float, ...]
    soon: tuple[tuple[float, ...], ...]
    later: tuple[float, ...]
    draw: float
    base: float


@cache
def terms(players: int, run_suits: str, left: int) -> Terms:
    """The terms with so many cards left in the deck, at least one."""
    size, none, now, one, two, three, more, later, draw, base = (
        between(row, left) for row in LEARNED[players, run_suits]
    )
    slots = SLOTS - owners(players).count(None)
    counts = range(MOST_FITTING + 1)
    kinds = (0.0, one, two, three, *[more] * (MOST_FITTING - 3))
    return Terms(
        keep=tuple(size + none * (fit == 0) for fit in counts),
        now=tuple(now * fit / left for fit in counts),
        soon=tuple(
            tuple(kinds[fit] * drawn(fit, left, place) / max(1, place) for fit in counts)
            for place in range(slots)
        ),
        later=tuple(later * drawn(fit, left, slots - 1) / players for fit in counts),
        draw=draw,
        base=base,
    )


def expected(board: Board) -> list[float]:
    """The cards of each player at the end of the round, where a card is about to be drawn.

    They are 52 in all.
    """
    left = len(board.stock)
    found = terms(board.players, board.run_suits, left)
    keep, now, soon, later = found.keep, found.now, found.soon, found.later
    masks = MASKS[board.run_suits]
    unseen = board.unseen
    owner, tops, sizes, players = board.owner, board.tops, board.sizes, board.players
    slot = board.slot
    first = owner[slot]
    cards = [found.base] * players
    turns = [0] * players
    others = OTHERS[players]
    for place, other in enumerate((slot, *RINGS[board.used][slot])):
        seat = owner[other]
        size = sizes[other]
        if size:
            fit = (masks[tops[other]] & unseen).bit_count()
            kept = keep[fit]
            if fit:
                if place and seat != first:
                    kept -= now[fit]
                    cards[first] += size * now[fit]
                each, late = soon[place][fit], later[fit]
                for rival in others[seat]:
                    going = each * turns[rival]
                    kept -= going
                    cards[rival] += size * (going + late)
                kept -= (players - 1) * late
            cards[seat] += size * kept
        if place < left:
            cards[seat] += found.draw
        turns[seat] += 1
    over = (PACK - sum(cards)) / players
    return [one + over for one in cards]


def choose(board: Board, others: Sequence[int]) -> int:
    """Which of several slots to take: after which one can expect most cards."""
    if len(board.stock) > LONG:
        return greedy(board, others)
    mine = board.owner[board.slot]
    best, most = others[0], -1.0
    for other in others:
        cards = after(board, other)[mine]
        if cards > most:
            best, most = other, cards
    return best


def after(board: Board, other: int) -> Sequence[float]:
    """What everybody can expect once a slot has been taken, and what has to follow is done."""
    board = board.copy()
    board.take(other)
    return board.held() if board.play(greedy, len(board.stock)) else expected(board)


@cache
def still_open(left: int) -> float:
    """How much of a round's luck is still to come with so many cards in the deck, 0 to 1."""
    for (low, less), (high, more) in pairwise(OPEN):
        if left <= high:
            return less + (more - less) * (left - low) / (high - low)
    return 1.0


def between(row: Sequence[float], left: int) -> float:
    """A weight with so many cards left, of what it is at the knots."""
    left = min(max(left, KNOTS[0]), KNOTS[-1])
    place = next(place for place, knot in enumerate(KNOTS[1:]) if left <= knot)
    low, high = KNOTS[place], KNOTS[place + 1]
    part = (left - low) / (high - low)
    return (1 - part) * row[place] + part * row[place + 1]


def drawn(fit: int, left: int, draws: int) -> float:
    """How likely one that fits is among so many draws, of so many left."""
    missed = 1.0
    for gone in range(min(draws, left)):
        missed *= max(0, left - fit - gone) / (left - gone)
    return 1 - missed
