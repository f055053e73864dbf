"""What laying a sequence and adding to one have in common."""

from collections.abc import Iterator
from typing import Any, Final

from game.cards.french import JOKER
from game.cards.melds import ALL, ONE_SUIT, in_runs, laid_cards, near
from game.cards.melds.laid_cards import LaidCard
from game.games.take.melds import LaidRuns, Run, lays_of
from game.games.take.moves import Add, Lay
from game.games.take.rules import discarding
from game.games.take.state import TakeFacts

SUITS: Final = tuple([ONE_SUIT << 13 * suit for suit in range(4)])


def possible(state: TakeFacts) -> Iterator[Lay | Add]:
    """Every new sequence and every addition, whatever may be owed."""
    hand = state.hand
    held = state.held[state.seat]
    return iter(melds_of(state.table, held, hand.count(JOKER) if held >> JOKER else 0))


def melds_of(table: LaidRuns, held: int, jokers: int) -> list[Lay | Add]:
    """The same of a hand as bits, with so many jokers."""
    moves: list[Lay | Add] = []
    among = _near(held, jokers) if jokers else in_runs(held)
    if among:
        for suit in SUITS:
            part = among & suit
            if part:
                moves += lays_of(part, jokers)
    if jokers:
        places = table.places
        moves += [place.natural for place in places if held >> place.card & 1]
        moves += [place.joker for place in places]
    elif held & table.spread.fits:
        moves += [place.natural for place in table.places if held >> place.card & 1]
    return moves


def _near(held: int, jokers: int) -> int:
    """The natural cards that can be in a new sequence with so many jokers, one or two.

    Of many hands they are the same few.
    """
    return near(held & ALL) if jokers == 1 else held & ALL


def from_hand(state: TakeFacts, card: LaidCard) -> dict[str, Any]:
    """A card of the hand is melded: that pays its debt and lifts its bar."""
    held = laid_cards.card_of(card)
    if held == state.must_meld:
        state.must_meld = None
    discarding.lift(state, held)
    state.melded = True
    state.took_top = False
    return state.put_down(held)


def locked(run: Run) -> dict[str, Any]:
    """The fact that a run is locked, once it is."""
    return {f"melds/M{run.number}/locked": True} if run.locked else {}
