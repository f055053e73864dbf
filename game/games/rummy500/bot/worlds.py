"""States of 500 Rummy made up from what one seat may know."""

from collections import Counter
from functools import lru_cache
from random import Random
from typing import Final

from game.cards.discard_model import DiscardHabit, Odds, deal_by_odds, keep_odds
from game.cards.french import JOKER, Card
from game.cards.melds import bits, card_of
from game.core.fact_types import visible_hands
from game.games.rummy500.rules import Rummy500State
from game.games.rummy500.state import full_pack

LET_GO: Final = DiscardHabit(0.4, 0.45, 0.42, lasting=0.85)
"""What was counted in 2,300 rounds of two, four and six good players, by logistic regression of
whether a card not seen is in a hand: one of the rank just let go 0.3 to 0.6 times as often as
chance, the next of its suit 0.3 to 0.7 times, those two away 0.4 to 0.6 times."""

USABLE: Final = 0.2
"""How often, against chance, a hand holds a card that fits on the table, once it had a turn.

Good players lay such a card off at once: in 220 rounds of two and three of them such a card was
held 0.0 and 0.1 times as often as chance, a joker 0.0 and 0.06 times.  More is reckoned with for
those who wait.
"""
JOKER_HELD: Final = 0.25
"""The same of a joker."""


def deal_unseen(state: Rummy500State, rng: Random) -> None:
    """Give the hidden cards of a state read from a view to the hands and the stock.

    They may lie anywhere, but hardly beside a card that the hand's owner let go, nor where they
    could have been laid off; the cards that everybody saw a player take stay in that hand.
    """
    sizes = [len(hand) for hand in state.hands]
    state.hands = visible_hands(state.hands, state.known)
    counts = Counter(full_pack(state.setup.players, state.options))
    counts.subtract(state.pile)
    for meld in state.melds:
        counts.subtract([card_of(card) for card in meld.cards])
    for held in state.hands:
        counts.subtract(held)
    usable, room = _usable(state)
    likely = [_odds(tuple(cards), usable, room) for cards in state.let_go]
    state.stock = deal_by_odds(counts.elements(), state.hands, sizes, likely, rng)
    state.held = list(map(bits, state.hands))


def _usable(state: Rummy500State) -> tuple[int, bool]:
    """The natural cards that could be laid off before this turn, as bits, and whether jokers could.

    Where the player whose turn it is has put something down, what fits on their melds may be new.
    """
    if not state.melded:
        return state.table.fits, state.table.room
    usable, room = 0, False
    for meld in state.melds:
        if state.asked not in meld.by:
            usable |= meld.shape.fits
            room = room or meld.shape.room
    return usable, room


@lru_cache(maxsize=256)
def _odds(let_go: tuple[Card, ...], usable: int, room: bool) -> Odds:
    """What the cards a player let go, and what could be laid off, make of those in the hand."""
    found = keep_odds(LET_GO, let_go)
    if not let_go:
        return found
    naturals = [
        chance * USABLE if usable >> card & 1 else chance
        for card, chance in enumerate(found[:JOKER])
    ]
    return (*naturals, JOKER_HELD if room else found[JOKER])
