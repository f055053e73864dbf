"""Determinizations of Take: hidden cards dealt by the odds that play suggests."""

from functools import lru_cache
from itertools import chain
from random import Random
from typing import Final

from game.cards.deals import dealt_states
from game.cards.discard_model import DiscardHabit, Odds, deal_by_odds, keep_odds
from game.cards.french import JOKER, Card
from game.cards.melds import bits_of, laid_cards
from game.core.fact_types import visible_hands
from game.core.game import World
from game.games.take.rules import TakeState
from game.games.take.state import TAKE_PACK

TAKE_DISCARD_HABIT: Final = DiscardHabit(1.0, 0.15, 0.33, lasting=1.0)
"""Discard model, by logistic regression in 2,500 rounds of good players.

Relative to chance, the hand held the next cards of the suit 0.15 times as often, and cards two
ranks away 0.33 times.  The effect does not fade with time.
"""
PASSED_CARD_HABIT: Final = DiscardHabit(1.0, 0.5, 0.75, lasting=1.0)
"""The same model for cards passed by: 0.3 to 0.6 times, and 0.65 to 0.8 times."""


def deal_unseen(state: TakeState, rng: Random) -> None:
    """Deal the hidden cards of a state read from a view to the hands and the stock.

    Cards publicly taken stay in their hand.  Neighbours of its owner's discards are unlikely.
    """
    sizes = [len(hand) for hand in state.hands]
    state.hands = visible_hands(state.hands, state.known)
    state.stock = deal_by_odds(_unseen(state), state.hands, sizes, _held(state), rng)
    state.held = list(map(bits_of, state.hands))


def possible(seen: TakeState, most: int) -> list[World] | None:
    """Every way to deal the hidden cards of a view read in ``seen``; None if more than ``most``."""
    visible = visible_hands(seen.hands, seen.known)
    found = dealt_states(seen, visible, _unseen, _held(seen), most)
    return None if found is None else [World(*one) for one in found]


def _held(state: TakeState) -> list[Odds]:
    return [
        _odds(tuple(let_go), tuple(passed))
        for let_go, passed in zip(state.let_go, state.passed, strict=True)
    ]


def _unseen(state: TakeState) -> list[Card]:
    """The cards that lie neither open nor in a hand as far as it is known."""
    lying = [*state.pile, *chain.from_iterable(state.hands)]
    for run in state.table.runs:
        lying += map(laid_cards.card_of, run.cards)
    naturals = set(lying)
    naturals.add(JOKER)
    unseen = [card for card in TAKE_PACK if card not in naturals]
    return unseen + [JOKER] * (TAKE_PACK.count(JOKER) - lying.count(JOKER))


@lru_cache(maxsize=256)
def _odds(let_go: tuple[Card, ...], passed: tuple[Card, ...]) -> Odds:
    both = zip(
        keep_odds(TAKE_DISCARD_HABIT, let_go), keep_odds(PASSED_CARD_HABIT, passed), strict=True
    )
    return tuple([one * other for one, other in both])
