"""Determinizations of 500 Rummy: hidden cards dealt by the odds that play suggests."""

from collections import Counter
from functools import lru_cache
from random import Random
from typing import Final

from game.cards.deals import dealt_states
from game.cards.discard_model import DiscardHabit, Odds, deal_by_odds, keep_odds
from game.cards.french import JOKER, Card
from game.cards.melds import bits_of, card_of
from game.core.fact_types import visible_hands
from game.core.game import World
from game.games.rummy500.rules import Rummy500State, swapping
from game.games.rummy500.state import full_pack

RUMMY500_DISCARD_HABIT: Final = DiscardHabit(0.4, 0.45, 0.42, lasting=0.85)
"""Discard model, by logistic regression in 2,300 rounds of two, four and six good players.

Relative to chance, the hand held the rank just discarded 0.3 to 0.6 times as often, the next card
of its suit 0.3 to 0.7 times, and cards two ranks away 0.4 to 0.6 times.
"""

HELD_FITTING_CARD_FACTOR: Final = 0.2
"""Odds, relative to chance, that a hand holds a card that fits the table after its turn.

Good players lay such a card off at once: in 220 rounds of two and three of them it was held 0.0
and 0.1 times as often as chance, a joker 0.0 and 0.06 times.  The value is higher for opponents
who wait.
"""
HELD_FITTING_JOKER_FACTOR: Final = 0.25
"""The odds of a joker that fits the table."""


def deal_unseen(state: Rummy500State, rng: Random) -> None:
    """Deal the hidden cards of a state read from a view to the hands and the stock.

    Cards publicly taken stay in their hand.  Neighbours of its owner's discards are unlikely in
    it, and so are cards that fit the table.
    """
    sizes = [len(hand) for hand in state.hands]
    state.hands = visible_hands(state.hands, state.known)
    state.stock = deal_by_odds(_unseen(state), state.hands, sizes, _likely(state), rng)
    state.held = list(map(bits_of, state.hands))


def possible(seen: Rummy500State, most: int) -> list[World] | None:
    """Every way to deal the hidden cards of a view read in ``seen``; None if more than ``most``."""
    visible = visible_hands(seen.hands, seen.known)
    found = dealt_states(seen, visible, _unseen, _likely(seen), most)
    return None if found is None else [World(*one) for one in found]


def _unseen(state: Rummy500State) -> list[Card]:
    """The cards that lie neither open nor in a hand as far as it is known."""
    counts = Counter(full_pack(state.setup.players, state.options))
    counts.subtract(state.pile)
    for meld in state.melds:
        counts.subtract([card_of(card) for card in meld.cards])
    for held in state.hands:
        counts.subtract(held)
    return list(counts.elements())


def _likely(state: Rummy500State) -> list[Odds]:
    usable, room = _usable(state)
    return [_odds(tuple(cards), usable, room) for cards in state.let_go]


def _usable(state: Rummy500State) -> tuple[int, bool]:
    """Card set of the naturals that could be laid off before this turn; whether jokers could.

    Naturals that free a joker count too.

    Melds of the seat to move are ignored once it has melded this turn: they may be new.
    """
    if not state.melded:
        return state.table.fits | bits_of(swapping.wanted(state)), state.table.room
    usable, room = 0, False
    for meld in state.melds:
        if state.asked not in meld.by:
            usable |= meld.shape.under(state.meld_rules).fits
            room = room or meld.shape.takes_joker(state.meld_rules)
    return usable, room


@lru_cache(maxsize=256)
def _odds(let_go: tuple[Card, ...], usable: int, room: bool) -> Odds:
    found = keep_odds(RUMMY500_DISCARD_HABIT, let_go)
    if not let_go:
        return found
    naturals = [
        chance * HELD_FITTING_CARD_FACTOR if usable >> card & 1 else chance
        for card, chance in enumerate(found[:JOKER])
    ]
    return (*naturals, HELD_FITTING_JOKER_FACTOR if room else found[JOKER])
