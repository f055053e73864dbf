"""The common parts of laying a sequence and adding to one."""

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
    """All new sequences and additions, also those that leave an owed card unmelded."""
    hand = state.hand
    held = state.held[state.seat]
    return iter(melds_of(state.table, held, hand.count(JOKER) if held >> JOKER else 0))


def melds_of(table: LaidRuns, held: int, jokers: int) -> list[Lay | Add]:
    """All new sequences and additions of a hand, given as a card set and number of jokers."""
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
    """Card set of the naturals that one or two jokers can complete to a new sequence.

    Many hands share it, so the cache of ``lays_of`` hits often.
    """
    return near(held & ALL) if jokers == 1 else held & ALL


def from_hand(state: TakeFacts, card: LaidCard) -> dict[str, Any]:
    """Remove a melded card from the hand; if owed it is paid, if barred its bar is lifted."""
    held = laid_cards.card_of(card)
    if held == state.must_meld:
        state.must_meld = None
    discarding.lift(state, held)
    state.melded = True
    state.took_top = False
    return state.put_down(held)


def locked(run: Run) -> dict[str, Any]:
    """The change of an event that marks a run as locked, if it is."""
    return {f"melds/M{run.number}/locked": True} if run.locked else {}
